### Shengji: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-shengji-declare = declaring
record-matter-shengji-overturn = overturning
record-matter-shengji-bury = burying
record-matter-shengji-lead = lead
record-matter-shengji-follow = follow

## Neutral: what only the record tells

record-shengji-bottom = Bottom: { $cards }
record-shengji-buried = { $name } buries: { $cards }
