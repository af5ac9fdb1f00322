### Shengji: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-shengji-declare = 亮主
record-matter-shengji-overturn = 反不反
record-matter-shengji-bury = 扣底
record-matter-shengji-lead = 出牌
record-matter-shengji-follow = 跟牌

## Neutral: what only the record tells

record-shengji-bottom = 底牌：{ $cards }
record-shengji-buried = { $name } 扣的底：{ $cards }
