### The record of a hand: given in the chat, shown step by step, and the proof of its deal.

## Neutral: given when somebody asks for it

command-export = The record of a finished hand, to keep and to look at
record-code =
    Table { $table }, hand { $hand }: its record, { $steps } steps. Save all of the letters below as a file; gouji check goes through it, gouji replay shows it step by step:

    { $code }{ $rest }
record-long = Table { $table }, hand { $hand } is too long for one message. Whoever runs the bot can write it to a file: gouji export DATABASE { $id } { $hand }
error-record-later = This hand is not over yet, and only then there is a record of it. Send /export after the hand; for an earlier one with its number: /export 1
error-record-dissolved = Hand { $hand } was dissolved before its end: it counts for nothing and has no record. Hands that were finished have one: /export and the number of the hand
error-no-such-hand = There is no such hand at this table. Send /export for the last one, /export 2 for hand 2, or /export 1.2 for hand 2 of the first match

## Public: the proof of the shuffle (7.6)

verify-with = { $proof }. { $drawn }
verify-drawn = { $name } drew first
verify-drawn-cut = The deck was cut at { $cuts }, and { $name } drew first
verify-broken = This does not fit: the seal { $seal } is not the SHA-256 of the seed { $seed }. Nobody need accept this shuffle
verify-differs = The seal { $seal } is the SHA-256 of the seed { $seed }. But dealing again from it gives other cards to { $names }
verify-rest-differs = The seal { $seal } is the SHA-256 of the seed { $seed }. But dealing again from it leaves other bottom cards

## Neutral: a record step by step

record-opening = The record of a hand, { $steps } steps
record-step = ── Step { $number } of { $steps }: { $matter } ──
record-answer = { $name }: { $action }
record-hand = { $name }: { $cards }
record-moved = { $name } → { $to }: { $cards }
record-enter = Enter for the next step, q and Enter to stop
record-ok = The record holds: { $steps } steps, each by the rules, to the same result
record-matter-aside = unasked
