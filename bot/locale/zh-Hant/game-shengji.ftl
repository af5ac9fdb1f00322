### Shengji at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-shengji = 升級
game-shengji-words = 升級 拖拉機 雙升 八十分

## Private: how plays are typed

game-shengji-typed = 梅花JJ · 紅桃A · 黑桃3344 · 拖拉機 8899 · 不亮

## Public: what /help says of it

game-shengji-help =
    升級的詞：/rules 拖拉機、/rules 甩、/rules 摳底 ……
    亮主不比手快：發完了一起問，光翻開算數的那家。
