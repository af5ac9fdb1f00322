### Gouji at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-gouji = 够级
game-gouji-words = 够级

## Private: how plays are typed

game-gouji-typed = 5个10（手牌里的「10×5够」）· 小王带3个9 · 过 · 让 · 烧 3个K · 不烧

## Public: what /help says of it

game-gouji-help =
    够级的词：/rules 烧、/rules 让 ……
    一个人想得久，别人会看出他有得想，这个藏不住；
    烧不烧藏得住：每次都问所有人，时间一样长。
