### Shengji at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-shengji = 升级
game-shengji-words = 升级 拖拉机 双升 八十分

## Private: how plays are typed

game-shengji-typed = 梅花JJ · 红桃A · 黑桃3344 · 拖拉机 8899 · 不亮

## Public: what /help says of it

game-shengji-help =
    升级的词：/rules 拖拉机、/rules 甩、/rules 抠底 ……
    亮主不比手快：发完了一起问，光翻开算数的那家。
