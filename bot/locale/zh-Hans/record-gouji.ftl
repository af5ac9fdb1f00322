### Gouji: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-gouji-last = 谁当大落
record-matter-gouji-swap = 点贡对消
record-matter-gouji-pre-call = 预点
record-matter-gouji-cut = 切牌
record-matter-gouji-cutting = 对头切牌
record-matter-gouji-show = 亮牌上班
record-matter-gouji-dot = 点手
record-matter-gouji-terms = 贡怎么算
record-matter-gouji-return = 还贡
record-matter-gouji-take = 收不收还的牌
record-matter-gouji-help = 替不替自家人付
record-matter-gouji-bright-call = 明点
record-matter-gouji-revolution = 革命
record-matter-gouji-head = 要不要头
record-matter-gouji-shot = 三枪
record-matter-gouji-fives = 汇五
record-matter-gouji-lead = 出牌
record-matter-gouji-respond = 管牌
record-matter-gouji-fours = 乱缠前扔4
