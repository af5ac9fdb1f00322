### Gouji at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-gouji = Gouji
game-gouji-words = gouji

## Private: how plays are typed

game-gouji-typed = 5x10 (10×5g in your cards) · small joker + 3 nines · S+3x9 · pass · yield · burn 3x K · no burn

## Public: what /help says of it

game-gouji-help =
    Words of Gouji: /rules burn, /rules yield …
    A long wait shows that somebody has a real choice; that cannot be hidden.
    Burning can: everyone is asked every time, for the same length of time.
