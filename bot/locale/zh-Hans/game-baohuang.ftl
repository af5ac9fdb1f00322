### Baohuang at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-baohuang = 保皇
game-baohuang-words = 保皇

## Private: how plays are typed

game-baohuang-typed = 3个K · 2个K带小王 · 过

## Public: what /help says of it

game-baohuang-help =
    保皇的词：/rules 保子、/rules 独保、/rules 造反 ……
    保子是谁，只有打出来才知道：问大家的话一样，时间也一样长。
