### House rules and the answer to "why not" (screens, sections 8 and 9).

## Public: the rules of a table

house-title = House rules: { $rules }
house-changed =
    { $count ->
        [one] { $preset }, 1 change
       *[other] { $preset }, { $count } changes
    }
house-two = { $left }    { $right }
house-category = { $number } { $name }
house-category-changed =
    { $count ->
        [one] { $number } { $name }, 1 change
       *[other] { $number } { $name }, { $count } changes
    }
house-code = Code { $code }
house-line = { $number } { $name }: { $value }
house-line-changed = { $number } { $name }: { $value }, changed (was { $was })
house-option = { $name }. { $about }
house-now = Now: { $now }. { $preset } has: { $was }.
house-presets = Begin from another preset; your changes are given up:
house-no-changes = The same as the preset, nothing changed.
house-difference = { $name }: { $value } (was { $was })
house-more = … and { $count } more
house-paste = Send the code: /house, then the code. This table has { $code }
house-paste-here = Give the code to /house as its option "code". This table has { $code }
house-room =
    No table is open here. The next one is opened with: { $rules }
    To change it, open a table with /newgame, then /house.

## Public: a change that the table must agree to

house-pasted = This is "{ $rules }":
house-motion = { $name } wants to play "{ $rules }":
house-motion-yes = Agreed: { $names }. Still to answer: { $count }
house-motion-until = Unless all agree by { $until }, nothing changes. If they do, it begins with the next hand.
house-motion-carried = All agree. From the next hand on: { $rules }
house-motion-refused = { $name } does not agree; the rules stay.
house-motion-lapsed = Not all agreed in time; the rules stay.

## Private: what came of pressing

house-kept = Changed
house-moved = Put to the table; all must agree
house-agreed = Noted
house-saved = Kept. Tables opened here begin with these rules

## Neutral: buttons

house-number = { $number }
house-value = { $value }
house-several = { $values }
house-value-now = { $value } (now)
house-on = { $value }: on
house-off = { $value }: off
button-house-preset = Other preset
button-house-changes = See changes
button-house-paste = Paste a code
button-house-save = Save for this group
button-house-close = Leave as is
button-house-use = Use it
button-house-leave = Do not
button-house-yes = Agree
button-house-no = Disagree

## Private: refusals

error-bad-code = That code is not right; a character may be missing.
error-house-unplayable = No: "{ $option }" cannot be played like that. Choose another value
error-house-unplayable-with = No: "{ $option }" like that does not go with "{ $other }", now "{ $now }". Change "{ $other }" first
error-house-same = This table plays like that already; nothing to change
error-house-no-room = There is no group here to save them for. This table uses them all the same

## Private: why something was refused

why-tried = Just now: { $tried }
why-tried-on = Just now: { $play } on { $top }
why-reason = Refused: { $reason }
why-could = You could play: { $plays }
why-term = The rule: /rules { $term }
why-nothing = Nothing of yours was refused lately.
why-forgotten = I was restarted during this hand and remember nothing that was refused before. Try it again, and if it is refused, send /why

## Neutral: descriptions of the commands

command-house = Read or change the house rules
command-why = Why that was refused

## Neutral: categories

category-dealing = Dealing and the lead
category-cards = Cards and comparing
category-turns = Gouji, pass, yield
category-burning = Burning
category-opening = Opening and calls
category-tribute = Tribute and returns
category-threes = Hold-three, buying
category-revolution = Revolution
category-last-plays = Reports, last play, wind
category-score = Score and length

## Neutral: options of dealing and the lead

option-deck-keep = 3s and 4s taken out
option-deck-keep-about = How many 3s and 4s leave the four packs before the deal. The fewer there are, the dearer they get.
option-deck-keep-is-none = none
option-deck-keep-is-three-6-four-6 = six of each stay
option-deck-keep-is-three-6 = six 3s stay
option-deck-keep-is-four-6 = six 4s stay
option-deck-keep-is-three-6-four-8 = six 3s and eight 4s stay

option-team-formation = How sides are made
option-team-formation-about = How it is settled who plays with whom, and who faces whom.
option-team-formation-is-preset = by seat
option-team-formation-is-agreed = by agreement
option-team-formation-is-opposites-first = opposites first
option-team-formation-is-colour-draw = colour draw
option-team-formation-is-face-cards = face cards

option-first-drawer = First drawer, first hand
option-first-drawer-about = Who draws the first card of the first hand.
option-first-drawer-is-auto = dealt at once
option-first-drawer-is-count-from-lot = counted from a lot
option-first-drawer-is-count-from-black-queen = counted from a black queen

option-later-drawer = First drawer, later hands
option-later-drawer-about = Who draws the first card from the second hand on.
option-later-drawer-is-auto = dealt at once
option-later-drawer-is-last-place = last place

option-cut = Cutting
option-cut-about = From the second hand on, last place may have his opposite cut up to three times, cut once himself, or leave it.
option-cut-is-none = no cut
option-cut-is-opposite3-or-self1 = opposite three, or self one

option-first-lead = First lead of the match
option-first-lead-about = Who leads the first hand: whoever shows cards for it, or whoever draws the card turned face up.
option-first-lead-is-show = by showing
option-first-lead-is-marked-card = the marked card

option-show-rank = Rank to show
option-show-rank-about = Whether 3s or 4s are shown for the lead.
option-show-rank-is-three = 3s
option-show-rank-is-four = 4s

option-show-min = Cards to show at least
option-show-min-about = Fewer than this do not count for the lead.
option-show-min-is-1 = 1
option-show-min-is-2 = 2
option-show-min-is-3 = 3
option-show-min-is-4 = 4

option-show-match = What counts together
option-show-match-about = Whether the shown cards must be of one suit.
option-show-match-is-suit = one suit
option-show-match-is-colour-then-suit = one colour, then suit
option-show-match-is-any = any suits

option-show-fallback = Nobody shows
option-show-fallback-about = Who leads when nobody shows.
option-show-fallback-is-random = by lot
option-show-fallback-is-seat = by seat

option-must-lead-shown = Lead what you showed
option-must-lead-shown-about = Whoever got the lead by showing must lead that rank first.
option-must-lead-shown-is-yes = yes
option-must-lead-shown-is-no = no

option-later-lead = Lead of later hands
option-later-lead-about = Who leads from the second hand on.
option-later-lead-is-show = by showing
option-later-lead-is-last-place = last place

option-first-hand = First hand
option-first-hand-about = In a peace hand nobody buys, and the first pure gouji play of each player opens whether or not it stands.
option-first-hand-is-normal = as usual
option-first-hand-is-peace = a peace hand

option-reopen-after-replacing = New players reopen
option-reopen-after-replacing-about = So many new players start the match afresh; old debts lapse.
option-reopen-after-replacing-is-none = never
option-reopen-after-replacing-is-2 = after 2
option-reopen-after-replacing-is-3 = after 3

## Neutral: options of cards and comparing

option-attach-twos = Attaching 2s
option-attach-twos-about = Whether 2s may be played with another rank and count as that rank.
option-attach-twos-is-yes = yes
option-attach-twos-is-no = no

option-mixed-jokers = Both jokers in one play
option-mixed-jokers-about = Whether big and small jokers played together all count as small ones, or each as it is.
option-mixed-jokers-is-downgrade = all small
option-mixed-jokers-is-as-is = each as it is

option-equal-count = Same count
option-equal-count-about = A play is beaten by the same number of cards; nothing could be compared without it.
option-equal-count-is-yes = yes
option-equal-count-is-no = no

option-joker-kills = Jokers kill jokers
option-joker-kills-about = So many jokers beat another one although the counts differ. Switch on any of them.
option-joker-kills-is-none = none
option-joker-kills-is-two-big-kill-big = 2 big kill 1 big
option-joker-kills-is-two-small-kill-small = 2 small kill 1 small
option-joker-kills-is-three-small-kill-big = 3 small kill 1 big

option-joker-kill-shape = Shape of a joker kill
option-joker-kill-shape-about = What must match when jokers kill: only the jokers change, or the whole play has the same count.
option-joker-kill-shape-is-exchange = only the jokers change
option-joker-kill-shape-is-equal-total = same total

## Neutral: options of gouji, pass, yield

option-gouji-min = Smallest gouji plays
option-gouji-min-about = How many cards of a rank make a gouji play. The two tables differ in whether a single 2 is one.
option-gouji-min-is-big-joker-1-small-joker-1-two-1-ace-2-king-2-queen-3-jack-4-ten-5 = one 2 counts
option-gouji-min-is-big-joker-1-small-joker-1-two-2-ace-2-king-2-queen-3-jack-4-ten-5 = 2s from two on

option-hung-is-gouji = A joker makes it gouji
option-hung-is-gouji-about = Any play with a joker is a gouji play.
option-hung-is-gouji-is-yes = yes
option-hung-is-gouji-is-no = no

option-pass-rule = After a pass
option-pass-rule-about = Whether you may still answer your opposite after having passed in this trick.
option-pass-rule-is-except-opposite = opposite only
option-pass-rule-is-strict = no more

option-unburn-after-pass = Un-burn after a pass
option-unburn-after-pass-about = With the strict pass rule: whether one who passed may still stop his opposite's burn.
option-unburn-after-pass-is-yes = yes
option-unburn-after-pass-is-no = no

option-yield-overplayed = Yielded, then beaten
option-yield-overplayed-about = What you are when somebody after you plays over it: passed, or still in.
option-yield-overplayed-is-passed = passed
option-yield-overplayed-is-live = still in

option-formal-cover = The opposite covers
option-formal-cover-about = The opposite closes the trick. He is always heard here before a trick closes, so nothing changes.
option-formal-cover-is-yes = yes
option-formal-cover-is-no = no

option-wrong-follow = A wrong follow
option-wrong-follow-about = A play that does not beat: taken back, or the turn is lost.
option-wrong-follow-is-reject = taken back
option-wrong-follow-is-lose-turn = turn lost

## Neutral: options of burning

option-burn-needs-open = Only the opened may burn
option-burn-needs-open-about = Whoever has not opened his point may not burn.
option-burn-needs-open-is-yes = yes
option-burn-needs-open-is-no = no

option-burn-exempt = Play exempt from the joker
option-burn-exempt-about = In a burn every play needs a joker except one: the last, or the first on top.
option-burn-exempt-is-last = the last
option-burn-exempt-is-first = the first

option-burn-rest-one-play = One play left, no joker
option-burn-rest-one-play-about = When only one play is left after the first, which one may do without a joker.
option-burn-rest-one-play-is-one-rank = any one rank
option-burn-rest-one-play-is-threes-only = only 3s

option-burn-bluff-allowed = Bluff burns
option-burn-bluff-allowed-about = Whether you may burn without being able to finish; failing costs as below.
option-burn-bluff-allowed-is-yes = allowed
option-burn-bluff-allowed-is-no = only sound burns

option-unburn-is-final = One press ends a burn
option-unburn-is-final-about = Once the opposite has beaten a burning play the burn is over; otherwise the burner may come back.
option-unburn-is-final-is-yes = yes
option-unburn-is-final-is-no = no

option-burn-failure = A failed burn costs
option-burn-failure-about = What it costs to burn and not get out.
option-burn-failure-is-none = nothing
option-burn-failure-is-last-place = last place
option-burn-failure-is-last-place-and-point = last place and point tribute
option-burn-failure-is-last-place-and-fraud-tribute = last place and fraud tribute

option-fraud-victim-protected = Victims are protected
option-fraud-victim-protected-about = Who is stuffed through a false burn is third or fourth out instead of last, and owes nothing for it.
option-fraud-victim-protected-is-yes = yes
option-fraud-victim-protected-is-no = no

option-counter-burn-doubling = Counter-burn doubles
option-counter-burn-doubling-about = Each counter-burn doubles the burn tribute: 1, 2, 4 cards.
option-counter-burn-doubling-is-yes = yes
option-counter-burn-doubling-is-no = no

option-penalties = Penalties
option-penalties-about = Which offences are punished. At this table only a false burn can happen.
option-penalties-is-none = none
option-penalties-is-false-burn = false burns
option-penalties-is-false-burn-and-other = false burns and others
option-penalties-is-false-burn-and-no-three-and-false-report-and-tribute-violation-and-other = all

## Neutral: options of opening and calls

option-open-points = The point game
option-open-points-about = A gouji play that stands opens your point; who has not opened owes his opposite point tribute.
option-open-points-is-yes = yes
option-open-points-is-no = no

option-open-exclude = Plays that do not open
option-open-exclude-about = Gouji plays that do not open a point although they stand.
option-open-exclude-is-big = with a big joker
option-open-exclude-is-joker-or-single = with a joker, or single
option-open-exclude-is-joker-or-two = with a joker or a 2
option-open-exclude-is-hung-or-attached = hung or attached
option-open-exclude-is-not-pure = all but pure ones

option-open-deadline = Deadline for opening
option-open-deadline-about = Until when a point can be opened.
option-open-deadline-is-melee = until the melee
option-open-deadline-is-first-out-pair = until one of a pair is out

option-open-passive-only = Only answers open
option-open-passive-only-about = Only an answer to the opposite's gouji play opens, not one that you lead.
option-open-passive-only-is-yes = answers only
option-open-passive-only-is-no = leads too

option-natural-open = Natural open
option-natural-open-about = A hand without a single pure gouji play counts as opened from the start.
option-natural-open-is-yes = yes
option-natural-open-is-no = no

option-headless-can-open = Headless may open
option-headless-can-open-about = Whether you can still open once your opposite is out.
option-headless-can-open-is-yes = yes
option-headless-can-open-is-no = no

option-pre-call = Pre-call
option-pre-call-about = Before the first lead you may bet that your opposite stays closed. Right brings more tribute, wrong costs.
option-pre-call-is-yes = yes
option-pre-call-is-no = no

option-bright-call = Bright call
option-bright-call-about = You say openly that your opposite stays closed. Right brings more tribute, wrong costs.
option-bright-call-is-yes = yes
option-bright-call-is-no = no

option-point-formula = How calls raise tribute
option-point-formula-about = How calls change the point tribute.
option-point-formula-is-additive = added up
option-point-formula-is-pair-double = the pair doubles
option-point-formula-is-success-double = doubles on success

option-point-base = Point tribute
option-point-base-about = Cards from an opposite who did not open: no call, bright call, pre-call.
option-point-base-is-1-2-4 = 1, 2, 4
option-point-base-is-1-2-2 = 1, 2, 2
option-point-base-is-2-4-8 = 2, 4, 8

option-point-fail = A failed call costs
option-point-fail-about = What you add when you stayed closed and your opposite opened: no call, bright call, pre-call.
option-point-fail-is-1-4-8 = 1, 4, 8
option-point-fail-is-0-0-0 = nothing
option-point-fail-is-0-4-8 = 0, 4, 8

option-call-fail-when-both-open = Both opened: call fails
option-call-fail-when-both-open-about = Whether a caller pays when both of the pair opened.
option-call-fail-when-both-open-is-yes = pays
option-call-fail-when-both-open-is-no = does not

option-point-swap = Debts both ways
option-point-swap-about = What happens when each of a pair owes the other.
option-point-swap-is-exchange = both are paid
option-point-swap-is-set-off = set off
option-point-swap-is-by-agreement = as the two agree

## Neutral: options of tribute and returns

option-tribute-enabled = Tribute
option-tribute-enabled-about = Losers give cards to winners before the next hand. Off: no tribute of any kind.
option-tribute-enabled-is-yes = yes
option-tribute-enabled-is-no = no

option-tribute-order = Order of tributes
option-tribute-order-about = Which tribute is paid first when several are owed.
option-tribute-order-is-sweep-stuffed-burn-point-fall = sweep, stuffed, burn, point, fall
option-tribute-order-is-sweep-point-burn-fall-stuffed = sweep, point, burn, fall, stuffed
option-tribute-order-is-sweep-point-burn-stuffed-fall = sweep, point, burn, stuffed, fall

option-tribute-natural-only = Only cards you drew
option-tribute-natural-only-about = Tribute is paid with cards that you drew, not with any you were just given.
option-tribute-natural-only-is-yes = yes
option-tribute-natural-only-is-no = no

option-tribute-public = Tribute face up
option-tribute-public-about = Whether all see the cards of tribute and return, or only the two.
option-tribute-public-is-yes = face up
option-tribute-public-is-no = face down

option-fall-tribute = Fall tribute
option-fall-tribute-about = Cards from last and from second-to-last place.
option-fall-tribute-is-2-1 = 2 and 1
option-fall-tribute-is-1-1 = 1 each
option-fall-tribute-is-4-2 = 4 and 2

option-burn-tribute = Burn tribute
option-burn-tribute-about = Cards that a finished burn earns from the burned player.
option-burn-tribute-is-0 = none
option-burn-tribute-is-1 = 1
option-burn-tribute-is-2 = 2

option-stuffed-tribute = Stuffed tribute
option-stuffed-tribute-about = Cards that a stuffed player owes whoever stuffed him.
option-stuffed-tribute-is-0 = none
option-stuffed-tribute-is-1 = 1
option-stuffed-tribute-is-2 = 2

option-stuffed-pay = What stuffed tribute is paid in
option-stuffed-pay-about = From the largest card down, or with 2s first.
option-stuffed-pay-is-largest = the largest
option-stuffed-pay-is-two-first = 2s, then jokers

option-return-kinds = Tributes with a return
option-return-kinds-about = For which tributes small cards come back.
option-return-kinds-is-none = none
option-return-kinds-is-fall = fall
option-return-kinds-is-stuffed-and-burn-and-point-and-fall = point, burn, stuffed, fall

option-return-refusable = A return may be refused
option-return-refusable-about = Whether the payer may decline the card that comes back.
option-return-refusable-is-yes = yes
option-return-refusable-is-no = no

option-receiver-may-refuse = Tribute may be waived
option-receiver-may-refuse-about = Whether the receiver may let it go.
option-receiver-may-refuse-is-yes = yes
option-receiver-may-refuse-is-no = no

option-ally-tribute = Tribute between allies
option-ally-tribute-about = What happens when payer and receiver are on one side.
option-ally-tribute-is-normal = paid as usual
option-ally-tribute-is-by-agreement = as the two agree
option-ally-tribute-is-agreement-or-counter = agree, or counter-tribute
option-ally-tribute-is-none-or-all = all or none

option-tribute-reclaim = Reclaiming tribute
option-tribute-reclaim-about = Who gets no return may take his tribute back. All returns are settled here before the lead.
option-tribute-reclaim-is-yes = yes
option-tribute-reclaim-is-no = no

option-sweep-tribute = Sweep tribute
option-sweep-tribute-about = After a sweep each of the swept side pays his opposite.
option-sweep-tribute-is-none = none
option-sweep-tribute-is-each-opposite = each to his opposite

option-sweep-replaces-other = Sweep tribute covers all
option-sweep-replaces-other-about = The swept side owes nothing else.
option-sweep-replaces-other-is-yes = yes
option-sweep-replaces-other-is-no = no

option-resist-tribute = Resisting tribute
option-resist-tribute-about = All four big jokers, or all four small ones, cancel tribute.
option-resist-tribute-is-yes = yes
option-resist-tribute-is-no = no

option-dot-hand = Dot-hand
option-dot-hand-about = While drawing, who owes point tribute may offer a big joker for the card his opposite draws so many cards later.
option-dot-hand-is-yes = yes
option-dot-hand-is-no = no

## Neutral: options of hold-three, buying

option-hold-three = Hold-three
option-hold-three-about = 3s can only be the last play, all at once.
option-hold-three-is-yes = yes
option-hold-three-is-no = no

option-threes-whole-plain = 3s go plain
option-threes-whole-plain-about = In hold-three all 3s go at once, without 2s and jokers.
option-threes-whole-plain-is-yes = plain
option-threes-whole-plain-is-no = dressed too

option-stuffed-model = After being stuffed
option-stuffed-model-about = Left with 3s and no lead, you are stuffed: still able to get out, or finished.
option-stuffed-model-is-passive = may still get out
option-stuffed-model-is-dead = finished

option-stuffed-places = Places of the stuffed
option-stuffed-places-about = How stuffed players are placed.
option-stuffed-places-is-by-going-out = as they go out
option-stuffed-places-is-first-is-last = first stuffed is last
option-stuffed-places-is-last-is-last = last stuffed is last

option-stuffed-wind = The stuffed catch the wind
option-stuffed-wind-about = Whether a stuffed player may catch the wind.
option-stuffed-wind-is-yes = yes
option-stuffed-wind-is-no = no

option-stuffed-hidden = Stuffing stays hidden
option-stuffed-hidden-about = Whether stuffing is shown only when its player is out, or at once.
option-stuffed-hidden-is-yes = until out
option-stuffed-hidden-is-no = shown at once

option-four-policy = Four-certificate
option-four-policy-about = Whether 4s wait until the point is open; and whether, once it cannot open, they may be thrown away or must be played.
option-four-policy-is-free = 4s are free
option-four-policy-is-certificate-void = wait; may be thrown
option-four-policy-is-certificate-keep = wait; must be played

option-buy-three = Buying 3s
option-buy-three-about = In hold-three, who has no 3 buys one.
option-buy-three-is-yes = yes
option-buy-three-is-no = no

option-buy-four = Buying 4s
option-buy-four-about = With the four-certificate, who has no 4 buys one.
option-buy-four-is-yes = yes
option-buy-four-is-no = no

option-buy-pay = What a bought card costs
option-buy-pay-about = What is given for a bought card.
option-buy-pay-is-two-or-joker = a 2, else a joker
option-buy-pay-is-natural-two = a 2 that you drew

option-buy-order = Whom to buy from
option-buy-order-about = Who is asked first, and who then.
option-buy-order-is-opposite-opposite-mates-own-sale = opposite, his side, own side sells
option-buy-order-is-opposite-opposite-mates-own-gift = opposite, his side, own side gives
option-buy-order-is-opposite-adjacent-enemies-own-gift = opposite, neighbours, own side gives
option-buy-order-is-opposite-own-gift-adjacent-enemies = opposite, own side gives, neighbours

option-buy-broke = Cannot pay
option-buy-broke-about = What helps a buyer who has no 2 and no joker.
option-buy-broke-is-auto-revolution = revolution
option-buy-broke-is-opposite-gift = opposite gives
option-buy-broke-is-ally-pays = an ally pays

option-buy-before-tribute = Buying before tribute
option-buy-before-tribute-about = Whether buying comes before tribute or after.
option-buy-before-tribute-is-yes = before
option-buy-before-tribute-is-no = after

option-buy-deadline = Deadline for buying
option-buy-deadline-about = Until when one may buy. All is bought here before the lead, so nobody is late.
option-buy-deadline-is-none = none
option-buy-deadline-is-first-cover = before the first cover

## Neutral: options of revolution

option-revolution = Revolution
option-revolution-about = Whether a hand without jokers and 2s may revolt, and how.
option-revolution-is-none = none
option-revolution-is-lay-down = lay down
option-revolution-is-three-shots = three shots

option-revolution-check = Judged on which cards
option-revolution-check-about = Whether the hand is judged as drawn, after tribute, or after buying.
option-revolution-check-is-drawn = as drawn
option-revolution-check-is-after-tribute = after tribute
option-revolution-check-is-after-buying = after buying

option-revolution-place = Place of the revolutionary
option-revolution-place-about = Where a revolutionary comes in.
option-revolution-place-is-fourth-or-swept-third = fourth; third in a sweep
option-revolution-place-is-third = third
option-revolution-place-is-by-first-out = by who is first out

option-revolution-choice = Opposite chooses
option-revolution-choice-about = His opposite chooses between free kills and being headless.
option-revolution-choice-is-yes = yes
option-revolution-choice-is-no = no

option-revolution-free-kills = Free kills after it
option-revolution-free-kills-about = How many gouji plays of his opposite nobody may answer.
option-revolution-free-kills-is-0 = none
option-revolution-free-kills-is-1 = 1
option-revolution-free-kills-is-2 = 2
option-revolution-free-kills-is-3 = 3

option-revolution-blocks-sweep = No sweep with a revolution
option-revolution-blocks-sweep-about = With a revolution in the hand there is no sweep.
option-revolution-blocks-sweep-is-yes = no sweep
option-revolution-blocks-sweep-is-no = counts

option-revolution-concedes-point = Revolution gives up the point
option-revolution-concedes-point-about = The revolutionary counts as not opened, his opposite as opened.
option-revolution-concedes-point-is-yes = yes
option-revolution-concedes-point-is-no = no

option-auto-revolution = Revolution for want of a 3
option-auto-revolution-about = In hold-three, who has no 3 and cannot buy one revolts.
option-auto-revolution-is-yes = yes
option-auto-revolution-is-no = no

option-double-revolution = Two revolutions
option-double-revolution-about = What two revolutions in one hand do.
option-double-revolution-is-void-hand = the hand is void
option-double-revolution-is-restart = the match restarts

option-melee-counts-revolutionary = Counted for the melee
option-melee-counts-revolutionary-about = Whether a revolutionary counts as out when the melee is reckoned.
option-melee-counts-revolutionary-is-yes = yes
option-melee-counts-revolutionary-is-no = no

## Neutral: options of reports, last play, wind

option-allies-choose-last = Allies choose who is last
option-allies-choose-last-about = When only allies are left they may choose who of them is last.
option-allies-choose-last-is-yes = yes
option-allies-choose-last-is-no = they play on

option-free-kill-last = Free kill
option-free-kill-last-about = After which last plays of first or second out his opposite may beat it with nobody answering.
option-free-kill-last-is-none = none
option-free-kill-last-is-gouji-only = gouji plays only
option-free-kill-last-is-any = any last play

option-free-kill-declined = Free kill declined
option-free-kill-declined-about = Who leads when it is not used.
option-free-kill-declined-is-lower-leads = the next player
option-free-kill-declined-is-wind = as the wind

option-wind = The wind
option-wind-about = After a last play that nobody beats the next player leads: by himself, or having asked for it.
option-wind-is-apply = on request
option-wind-is-automatic = by itself

option-report-threshold = Reported from
option-report-threshold-about = Hands of so many cards or fewer are reported.
option-report-threshold-is-none = never
option-report-threshold-is-5 = 5
option-report-threshold-is-8 = 8
option-report-threshold-is-10 = 10
option-report-threshold-is-12 = 12

option-report-mode = How counts are reported
option-report-mode-about = Only when somebody asks, or all the time.
option-report-mode-is-on-request = on request
option-report-mode-is-always = always
option-report-mode-is-none = never

option-prompting = Prompting
option-prompting-about = With few cards left you may let an ally see your hand and advise.
option-prompting-is-yes = yes
option-prompting-is-no = no

## Neutral: options of score and length

option-hands-per-game = Hands of a match
option-hands-per-game-about = After how many hands a match is over.
option-hands-per-game-is-1 = 1
option-hands-per-game-is-2 = 2
option-hands-per-game-is-3 = 3
option-hands-per-game-is-4 = 4
option-hands-per-game-is-5 = 5
option-hands-per-game-is-6 = 6
option-hands-per-game-is-8 = 8
option-hands-per-game-is-10 = 10
option-hands-per-game-is-12 = 12
option-hands-per-game-is-none = until you stop

option-six-point-limit = Point tributes that lose
option-six-point-limit-about = So many point tributes against one side lose the match.
option-six-point-limit-is-none = off
option-six-point-limit-is-6 = 6
option-six-point-limit-is-8 = 8
option-six-point-limit-is-10 = 10

option-score = Scores
option-score-about = Points for first out down to last place.
option-score-is-2-1-0-0-m1-m2 = 2, 1, 0, 0, −1, −2
option-score-is-4-2-0-0-m2-m4 = 4, 2, 0, 0, −2, −4
option-score-is-none = no points

option-score-sweep-factor = Sweep multiplies by
option-score-sweep-factor-about = What a sweep multiplies the points by.
option-score-sweep-factor-is-1 = 1
option-score-sweep-factor-is-2 = 2
option-score-sweep-factor-is-3 = 3

option-score-positive-only = No negative scores
option-score-positive-only-about = A side whose sum is negative scores nothing.
option-score-positive-only-is-yes = yes
option-score-positive-only-is-no = no

option-sweep-ends-game = A sweep ends the match
option-sweep-ends-game-about = The match is over when a side sweeps.
option-sweep-ends-game-is-yes = yes
option-sweep-ends-game-is-no = no

option-pooled-fives = Pooled fives
option-pooled-fives-about = After a sweep the swept side lays all its 5s first. Unbeaten, last place leads; beaten, it has lost the lead.
option-pooled-fives-is-yes = yes
option-pooled-fives-is-no = no

option-sweeps-to-restart = Sweeps in a row restart
option-sweeps-to-restart-about = So many sweeps in a row start the match afresh.
option-sweeps-to-restart-is-none = never
option-sweeps-to-restart-is-2 = 2
option-sweeps-to-restart-is-3 = 3

option-dissolve-by-consent = Ending by consent
option-dissolve-by-consent-about = All six may agree to end a match early; the score stands.
option-dissolve-by-consent-is-yes = yes
option-dissolve-by-consent-is-no = no
