### Gouji: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-gouji-last = 誰當大落
record-matter-gouji-swap = 點貢對消
record-matter-gouji-pre-call = 預點
record-matter-gouji-cut = 切牌
record-matter-gouji-cutting = 對頭切牌
record-matter-gouji-show = 亮牌上班
record-matter-gouji-dot = 點手
record-matter-gouji-terms = 貢怎麼算
record-matter-gouji-return = 還貢
record-matter-gouji-take = 收不收還的牌
record-matter-gouji-help = 替不替自家人付
record-matter-gouji-bright-call = 明點
record-matter-gouji-revolution = 革命
record-matter-gouji-head = 要不要頭
record-matter-gouji-shot = 三槍
record-matter-gouji-fives = 匯五
record-matter-gouji-lead = 出牌
record-matter-gouji-respond = 管牌
record-matter-gouji-fours = 亂纏前扔4
