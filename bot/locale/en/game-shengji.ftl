### Shengji at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-shengji = Shengji
game-shengji-words = shengji tractor

## Private: how plays are typed

game-shengji-typed = club JJ · heart A · spade 3344 · tractor 8899 · no

## Public: what /help says of it

game-shengji-help =
    Words of Shengji: /rules tractor, /rules throw, /rules bottom …
    Declaring is no race: after the deal everyone is asked at once, and only the declaration that counts is opened.
