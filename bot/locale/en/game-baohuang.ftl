### Baohuang at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-baohuang = Baohuang
game-baohuang-words = baohuang

## Private: how plays are typed

game-baohuang-typed = 3 kings · 2 kings + small joker · pass

## Public: what /help says of it

game-baohuang-help =
    Words of Baohuang: /rules guard, /rules solo, /rules revolt …
    Only play shows who the guard is: everyone is asked the same, for the same length of time.
