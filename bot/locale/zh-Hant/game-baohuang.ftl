### Baohuang at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-baohuang = 保皇
game-baohuang-words = 保皇

## Private: how plays are typed

game-baohuang-typed = 3個K · 2個K帶小王 · 過

## Public: what /help says of it

game-baohuang-help =
    保皇的詞：/rules 保子、/rules 獨保、/rules 造反 ……
    保子是誰，只有打出來才知道：問大家的話一樣，時間也一樣長。
