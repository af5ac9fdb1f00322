### Gouji from hand to hand: preparations, tribute, revolution, results (screens, sections 5 and 7).

## Public: before the cards (7)

last-chosen = Agreed: { $name } was last
last-chosen-stays = Last place stays with { $name }
seats-facing = { $one } and { $other }
swaps-agreed = Point tributes set off: { $pairs }
swaps-agreed-none = Nothing is set off; point tribute is paid
calls-opened-pre = Pre-called: { $names }; the others did not
calls-opened-pre-all = All six pre-called
calls-opened-pre-none = Nobody pre-called
calls-opened = Called: { $names }; the others did not
calls-opened-all = All six called
calls-opened-none = Nobody called
cut-asked =
    { $times ->
        [one] { $name } lets { $opposite }, the opposite, cut { $times } time
       *[other] { $name } lets { $opposite }, the opposite, cut { $times } times
    }
deck-cut =
    { $at ->
        [one] { $name } cuts: { $at } card goes below
       *[other] { $name } cuts: { $at } cards go below
    }
deck-cut-not = { $name } does not cut
drawer-chosen-counted = { $origin } turned up { $card }; counted to { $name }, who draws first
drawer-chosen-marked = { $origin } turned up { $card }; counted to { $name }, who draws first. Whoever draws that card leads
leader-chosen-last-place = { $name }, last before, leads
leader-chosen-marked-card = { $name } drew the turned-up card and leads
leader-chosen-next = { $name } leads instead
leader-chosen-revolution = { $name } leads
point-opened-natural = { $name } is open by nature
point-lost = { $name } played a gouji made of a card that was traded in: no natural open any more
dot-done = { $name } dots: a big joker for card { $number } that { $to } drew after it: { $card }
dot-done-nothing = { $name } dots card { $number }, but { $to } drew no such card: nothing moves

## Public: tribute and purchases in one summary (7.1, 7.2)

tribute-resisted = { $name } drew four small jokers and resists: owes nothing in this hand
tribute-resisted-side = { $side } resists: { $name } drew four big jokers, so { $side } owes nothing in this hand
tribute-sweep = Sweep
tribute-stuffed = Stuffed
tribute-burn = Burn
tribute-point = Point
tribute-fall = Fall
exchange-settled = Hand { $hand }, tribute settled
exchange-kind = { $kind }: { $items }
exchange-beside = { $first } · { $then }
exchange-also = { $first }, { $then }
exchange-paid =
    { $count ->
        [one] { $payer } to { $receiver }, { $count } card
       *[other] { $payer } to { $receiver }, { $count } cards
    }
exchange-paid-cards = { $payer } to { $receiver }, { $cards }
exchange-nothing = { $payer } to { $receiver }: nothing to pay, excused
exchange-resisted = { $payer } to { $receiver }: resisted
exchange-waived = { $payer } to { $receiver }: partners, waived
exchange-refused = { $payer } to { $receiver }: not taken
exchange-revolted = { $payer } to { $receiver }: excused by revolution
exchange-dotted = { $payer } to { $receiver }: settled by dot-hand
exchange-set-off = set off: shown and taken back
exchange-short = { $count } short, excused
exchange-returned = returned { $count }
exchange-exchanged = { $count } sent back for another
exchange-countered = countered with 1
exchange-bought = Bought: { $items }
exchange-levelled = Levelled: { $items }
exchange-sold = { $seller } to { $buyer }, one { $rank } (one for one)
exchange-helped = { $seller } to { $buyer }, one { $rank } (paid by { $payer })
exchange-gift = { $seller } to { $buyer }, one { $rank } (a gift)

## Public: revolution and pooled fives (5.2, 7.4)

revolutions-opened-none = Nobody declares revolution
revolutions-opened-automatic = { $name } has no 3 and cannot pay for one: revolution; the cards are laid down
revolutions-opened-several = { $names } all declare revolution
revolutions-opened-fourth = { $name } declares revolution and lays the cards down, fourth
revolutions-opened-third = { $name } declares revolution and lays the cards down, third
revolutions-opened-by-first = { $name } declares revolution and lays the cards down; first out decides the place
revolutions-opened-shots = { $name } declares revolution with three shots: { $shots }
hand-voided = Two or more revolutions: the hand is void, new deal
hand-voided-owed = Two or more revolutions: the hand is void, new deal; tribute stays owed
hand-voided-anew = Two or more revolutions: the hand is void, and the game begins anew
head-chosen =
    { $kills ->
        [one] { $name } keeps the head: { $kills } free kill
       *[other] { $name } keeps the head: { $kills } free kills
    }
head-chosen-not = { $name } gives the head up
head-given =
    { $kills ->
        [one] { $name } has { $kills } free kill
       *[other] { $name } has { $kills } free kills
    }
cards-handed-over = { $name } hands { $cards } over to { $to }, the opposite
shot-answered-stood = Shot { $number }, { $shot }, stands
shot-answered-stood-unsaid = Shot { $number } stands
shot-answered-beaten = { $name } { $play }: shot { $number } is beaten
shot-answered-rest-stood = The other two shots, { $shot }, stand as well
shot-answered-rest-stood-unsaid = The other two shots stand as well
shot-answered-rest-beaten = { $name } { $play }: one of the other two shots is beaten
revolution-tested = { $name } has fired all three shots: the revolution succeeds
revolution-tested-failed = All three shots of { $name } were beaten: the revolution fails
fives-pooled =
    { $count ->
        [one] { $side } pools its fives: { $count } five
       *[other] { $side } pools its fives: { $count } fives
    }
fives-stood = Nobody beats the pooled fives; { $name } leads
fives-stood-unsaid = Nobody beats the pooled fives
cards-played-over-fives = { $name } beats the pooled fives with { $play }
cards-played-revolution-kill = { $name } makes a free kill: { $play }; only a burn can answer

## Public: burns, stuffing and 4s (5.2)

cards-played-burn-every = { $name } burns { $burned } with { $play }! From now each play needs a joker, the last one too; only 3s left go without
cards-played-burn-unsaid-every = { $name } burns with { $play }! From now each play needs a joker, the last one too; only 3s left go without
cards-played-press = { $name } presses the burn of { $burner } with { $play }. It goes on only if { $burner } beats that
cards-played-burn-on = { $name } beats { $by } back with { $play }; the burn goes on
owes-cards = { $name } { $count }
burn-succeeded-owed = The burn of { $name } succeeds. Burn tribute next hand: { $owed }
burn-failed-closes = the point counts as closed
burn-failed-owes = burn tribute next hand: { $count } to { $name }
seat-stuffed = { $name } is stuffed by { $by }; the 3s may still go
seat-stuffed-dead = { $name } is stuffed by { $by }! The 3s cannot go any more
seat-stuffed-placed = { $name } is stuffed by { $by }! The 3s cannot go any more: { $place }
stuffing-shown = { $name } had been stuffed by { $by }
stuffing-shown-owed = { $name } had been stuffed by { $by }: stuffed tribute { $count } next hand
throws-fours = { $name } { $count }
fours-thrown = 4s thrown away: { $names }
fours-thrown-given-up = Point given up and 4s thrown away: { $names }
opening-given-up = { $name } gives the point up

## Public: the table message (5.1)

board-head-bare = Gouji table { $table } · hand { $hand }
board-head-bare-of = Gouji table { $table } · hand { $hand } of { $hands }
head-owed = Tribute owed: Red { $red }, Blue { $blue }
head-hits = Point tributes: Red { $red }, Blue { $blue }; { $limit } end the match
fact-natural = open by nature
fact-given-up = point given up
fact-pre-called = pre-called
fact-called = called
fact-stuffed = stuffed
fact-revolted = revolution
fact-free = free agent
fact-kills =
    { $count ->
        [one] { $count } free kill left
       *[other] { $count } free kills left
    }
asking-last = Who was last? Asked: { $whom }. Both must name the same
asking-swap = Set point tributes off? Asked: { $whom }
asking-pre-call = Pre-call, before the cards are dealt? Asked: { $whom }
asking-cut = Cut the deck? Asked: { $whom }, who may also let { $opposite } cut
asking-cutting = Where to cut? Asked: { $whom }
asking-dot = Dot a card for a big joker? Asked: { $whom }
asking-terms = How is tribute settled? Asked: { $whom }
asking-return = Small cards to return; they choose: { $whom }
asking-take = Take the returned cards? Asked: { $whom }
asking-help = { $name } must buy a { $rank } and cannot pay. Pay for it? Asked: { $whom }
asking-bright-call = Call? Asked: { $whom }
asking-revolution = Revolution? Asked: { $whom }
asking-head = { $name } declares revolution. Keep the head? Asked: { $whom }
asking-shot = Shot { $number } of { $name }: { $shot }. Beat it? Asked: { $whom }
asking-shot-rest = The other two shots of { $name }: { $shot }. Beat one? Asked: { $whom }
asking-fives =
    { $count ->
        [one] Pooled fives: { $count } five. Beat it? Asked: { $whom }
       *[other] Pooled fives: { $count } fives. Beat them? Asked: { $whom }
    }
asking-fours = Throw the 4s away without an open point? Asked: { $whom }
asking-each = Each answers in private
asking-each-until = Each answers in private until { $until }
asking-each-here = Each answers under "My hand"
asking-each-until-here = Each answers under "My hand" until { $until }

## Public: the end of a hand and of a match (7.6)

result-over = Table { $table }, hand { $hand } is over
result-void = Table { $table }, hand { $hand } is void
result-swept = { $side } sweeps!
result-swept-ends = { $side } sweeps, which ends the match!
result-reopens =
    { $count ->
        [one] { $count } sweep: the game begins anew, without tribute
       *[other] { $count } sweeps in a row: the game begins anew, without tribute
    }
result-fives = Next hand { $side } pools its fives
result-limit = { $side } has had { $limit } point tributes against it, which ends the match
result-limit-both = Both sides have had { $limit } point tributes against them, which ends the match
result-hits = Point tributes so far: Red { $red }, Blue { $blue }; { $limit } end the match
result-owed = Tribute next hand: { $owed }
result-owed-kind = { $kind } { $items }
result-owed-cards =
    { $count ->
        [one] { $payer } to { $receiver } 1 card
       *[other] { $payer } to { $receiver } { $count } cards
    }
result-owes-nothing = No tribute next hand
result-revolt = Revolution: { $name }
result-revolt-failed = Revolution failed: { $name }
result-stuffing = { $name } (by { $by })
result-stuffed = Stuffed: { $stuffed }
match-won = Table { $table } is finished. { $side } wins; well played, all
match-drawn = Table { $table } is finished. Even; well played, all
match-closed = Table { $table } is finished; well played, all

## Private: what one of two is shown (7)

hand-proved = { $name } is open by nature and showed you the hand: no pure gouji play
own-hand-proved = You are open by nature and showed { $name } your hand
own-point-opened-natural = You are open by nature

## Public: what is owed next, in the score (/score)

score-debts = Tribute next hand: { $debts }
score-debt = { $kind } { $payer } to { $receiver } { $cards }
