### Gouji: the record of a hand, step by step.

## Neutral: what a step was about

record-matter-gouji-last = who is last place
record-matter-gouji-swap = setting point tributes off
record-matter-gouji-pre-call = pre-call
record-matter-gouji-cut = cutting
record-matter-gouji-cutting = the opposite cuts
record-matter-gouji-show = showing for the lead
record-matter-gouji-dot = dot-hand
record-matter-gouji-terms = what becomes of the tribute
record-matter-gouji-return = returning cards
record-matter-gouji-take = keeping what was returned
record-matter-gouji-help = paying for an ally
record-matter-gouji-bright-call = bright-call
record-matter-gouji-revolution = revolution
record-matter-gouji-head = keeping the head
record-matter-gouji-shot = three shots
record-matter-gouji-fives = pooled fives
record-matter-gouji-lead = lead
record-matter-gouji-respond = answers
record-matter-gouji-fours = throwing 4s away before the melee
