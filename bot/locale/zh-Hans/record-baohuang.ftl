### Baohuang: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-baohuang-grab = 抢独
record-matter-baohuang-throne = 让不让位
record-matter-baohuang-call = 叫保子
record-matter-baohuang-declare = 亮身份
record-matter-baohuang-kick = 踢不踢
record-matter-baohuang-lead = 出牌
record-matter-baohuang-respond = 管牌

## Neutral: what only the record tells

record-baohuang-guard = 小王（保子牌）
record-baohuang-emperor = 大王（皇上牌）
