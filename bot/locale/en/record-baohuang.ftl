### Baohuang: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-baohuang-grab = grabbing the solo
record-matter-baohuang-throne = the throne
record-matter-baohuang-call = calling the guard
record-matter-baohuang-declare = declaring
record-matter-baohuang-kick = kicking
record-matter-baohuang-lead = lead
record-matter-baohuang-respond = answers

## Neutral: what only the record tells

record-baohuang-guard = small joker (the guard's)
record-baohuang-emperor = big joker (the emperor's)
