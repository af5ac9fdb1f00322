### Gouji: its presets and its options (screens, section 8).

## Neutral: presets

profile-gouji-finalstone = Points
profile-gouji-finalstone-about = Points (opening, 5 hands)
profile-gouji-wanjiaxiang = Score
profile-gouji-wanjiaxiang-about = Score (by places, until a sweep)
profile-gouji-aixin = Hold-three
profile-gouji-aixin-about = Hold-three (3s last, six point tributes end it)
profile-gouji-shandong = Shandong 50
profile-gouji-shandong-about = Shandong 50 (hold-three, four-certificate, burns double)
profile-gouji-platform = Platform
profile-gouji-platform-about = Platform (by places, fall tribute, until you stop)

## Neutral: categories

category-gouji-dealing = Dealing and the lead
category-gouji-cards = Cards and comparing
category-gouji-turns = Gouji, pass, yield
category-gouji-burning = Burning
category-gouji-opening = Opening and calls
category-gouji-tribute = Tribute and returns
category-gouji-threes = Hold-three, buying
category-gouji-revolution = Revolution
category-gouji-last-plays = Reports, last play, wind
category-gouji-score = Score and length

## Neutral: options of dealing and the lead

option-gouji-deck-keep = 3s and 4s taken out
option-gouji-deck-keep-about = How many 3s and 4s leave the four packs before the deal. The fewer there are, the dearer they get.
option-gouji-deck-keep-is-none = none
option-gouji-deck-keep-is-three-6-four-6 = six of each stay
option-gouji-deck-keep-is-three-6 = six 3s stay
option-gouji-deck-keep-is-four-6 = six 4s stay
option-gouji-deck-keep-is-three-6-four-8 = six 3s and eight 4s stay

option-gouji-team-formation = How sides are made
option-gouji-team-formation-about = How it is settled who plays with whom, and who faces whom.
option-gouji-team-formation-is-preset = by seat
option-gouji-team-formation-is-agreed = by agreement
option-gouji-team-formation-is-opposites-first = opposites first
option-gouji-team-formation-is-colour-draw = colour draw
option-gouji-team-formation-is-face-cards = face cards

option-gouji-first-drawer = First drawer, first hand
option-gouji-first-drawer-about = Who draws the first card of the first hand.
option-gouji-first-drawer-is-auto = dealt at once
option-gouji-first-drawer-is-count-from-lot = counted from a lot
option-gouji-first-drawer-is-count-from-black-queen = counted from a black queen

option-gouji-later-drawer = First drawer, later hands
option-gouji-later-drawer-about = Who draws the first card from the second hand on.
option-gouji-later-drawer-is-auto = dealt at once
option-gouji-later-drawer-is-last-place = last place

option-gouji-cut = Cutting
option-gouji-cut-about = From the second hand on, last place may have his opposite cut up to three times, cut once himself, or leave it.
option-gouji-cut-is-none = no cut
option-gouji-cut-is-opposite3-or-self1 = opposite three, or self one

option-gouji-first-lead = First lead of the match
option-gouji-first-lead-about = Who leads the first hand: whoever shows cards for it, or whoever draws the card turned face up.
option-gouji-first-lead-is-show = by showing
option-gouji-first-lead-is-marked-card = the marked card

option-gouji-show-rank = Rank to show
option-gouji-show-rank-about = Whether 3s or 4s are shown for the lead.
option-gouji-show-rank-is-three = 3s
option-gouji-show-rank-is-four = 4s

option-gouji-show-min = Cards to show at least
option-gouji-show-min-about = Fewer than this do not count for the lead.
option-gouji-show-min-is-1 = 1
option-gouji-show-min-is-2 = 2
option-gouji-show-min-is-3 = 3
option-gouji-show-min-is-4 = 4

option-gouji-show-match = What counts together
option-gouji-show-match-about = Whether the shown cards must be of one suit.
option-gouji-show-match-is-suit = one suit
option-gouji-show-match-is-colour-then-suit = one colour, then suit
option-gouji-show-match-is-any = any suits

option-gouji-show-fallback = Nobody shows
option-gouji-show-fallback-about = Who leads when nobody shows.
option-gouji-show-fallback-is-random = by lot
option-gouji-show-fallback-is-seat = by seat

option-gouji-must-lead-shown = Lead what you showed
option-gouji-must-lead-shown-about = Whoever got the lead by showing must lead that rank first.
option-gouji-must-lead-shown-is-yes = yes
option-gouji-must-lead-shown-is-no = no

option-gouji-later-lead = Lead of later hands
option-gouji-later-lead-about = Who leads from the second hand on.
option-gouji-later-lead-is-show = by showing
option-gouji-later-lead-is-last-place = last place

option-gouji-first-hand = First hand
option-gouji-first-hand-about = In a peace hand nobody buys, and the first pure gouji play of each player opens whether or not it stands.
option-gouji-first-hand-is-normal = as usual
option-gouji-first-hand-is-peace = a peace hand

option-gouji-reopen-after-replacing = New players reopen
option-gouji-reopen-after-replacing-about = So many new players start the match afresh; old debts lapse.
option-gouji-reopen-after-replacing-is-none = never
option-gouji-reopen-after-replacing-is-2 = after 2
option-gouji-reopen-after-replacing-is-3 = after 3

## Neutral: options of cards and comparing

option-gouji-attach-twos = Attaching 2s
option-gouji-attach-twos-about = Whether 2s may be played with another rank and count as that rank.
option-gouji-attach-twos-is-yes = yes
option-gouji-attach-twos-is-no = no

option-gouji-mixed-jokers = Both jokers in one play
option-gouji-mixed-jokers-about = Whether big and small jokers played together all count as small ones, or each as it is.
option-gouji-mixed-jokers-is-downgrade = all small
option-gouji-mixed-jokers-is-as-is = each as it is

option-gouji-equal-count = Same count
option-gouji-equal-count-about = A play is beaten by the same number of cards; nothing could be compared without it.
option-gouji-equal-count-is-yes = yes
option-gouji-equal-count-is-no = no

option-gouji-joker-kills = Jokers kill jokers
option-gouji-joker-kills-about = So many jokers beat another one although the counts differ. Switch on any of them.
option-gouji-joker-kills-is-none = none
option-gouji-joker-kills-is-two-big-kill-big = 2 big kill 1 big
option-gouji-joker-kills-is-two-small-kill-small = 2 small kill 1 small
option-gouji-joker-kills-is-three-small-kill-big = 3 small kill 1 big

option-gouji-joker-kill-shape = Shape of a joker kill
option-gouji-joker-kill-shape-about = What must match when jokers kill: only the jokers change, or the whole play has the same count.
option-gouji-joker-kill-shape-is-exchange = only the jokers change
option-gouji-joker-kill-shape-is-equal-total = same total

## Neutral: options of gouji, pass, yield

option-gouji-gouji-min = Smallest gouji plays
option-gouji-gouji-min-about = How many cards of a rank make a gouji play. The two tables differ in whether a single 2 is one.
option-gouji-gouji-min-is-big-joker-1-small-joker-1-two-1-ace-2-king-2-queen-3-jack-4-ten-5 = one 2 counts
option-gouji-gouji-min-is-big-joker-1-small-joker-1-two-2-ace-2-king-2-queen-3-jack-4-ten-5 = 2s from two on

option-gouji-hung-is-gouji = A joker makes it gouji
option-gouji-hung-is-gouji-about = Any play with a joker is a gouji play.
option-gouji-hung-is-gouji-is-yes = yes
option-gouji-hung-is-gouji-is-no = no

option-gouji-pass-rule = After a pass
option-gouji-pass-rule-about = Whether you may still answer your opposite after having passed in this trick.
option-gouji-pass-rule-is-except-opposite = opposite only
option-gouji-pass-rule-is-strict = no more

option-gouji-unburn-after-pass = Un-burn after a pass
option-gouji-unburn-after-pass-about = With the strict pass rule: whether one who passed may still stop his opposite's burn.
option-gouji-unburn-after-pass-is-yes = yes
option-gouji-unburn-after-pass-is-no = no

option-gouji-yield-overplayed = Yielded, then beaten
option-gouji-yield-overplayed-about = What you are when somebody after you plays over it: passed, or still in.
option-gouji-yield-overplayed-is-passed = passed
option-gouji-yield-overplayed-is-live = still in

option-gouji-formal-cover = The opposite covers
option-gouji-formal-cover-about = The opposite closes the trick. He is always heard here before a trick closes, so nothing changes.
option-gouji-formal-cover-is-yes = yes
option-gouji-formal-cover-is-no = no

option-gouji-wrong-follow = A wrong follow
option-gouji-wrong-follow-about = A play that does not beat: taken back, or the turn is lost.
option-gouji-wrong-follow-is-reject = taken back
option-gouji-wrong-follow-is-lose-turn = turn lost

## Neutral: options of burning

option-gouji-burn-needs-open = Only the opened may burn
option-gouji-burn-needs-open-about = Whoever has not opened his point may not burn.
option-gouji-burn-needs-open-is-yes = yes
option-gouji-burn-needs-open-is-no = no

option-gouji-burn-exempt = Play exempt from the joker
option-gouji-burn-exempt-about = In a burn every play needs a joker except one: the last, or the first on top.
option-gouji-burn-exempt-is-last = the last
option-gouji-burn-exempt-is-first = the first

option-gouji-burn-rest-one-play = One play left, no joker
option-gouji-burn-rest-one-play-about = When only one play is left after the first, which one may do without a joker.
option-gouji-burn-rest-one-play-is-one-rank = any one rank
option-gouji-burn-rest-one-play-is-threes-only = only 3s

option-gouji-burn-bluff-allowed = Bluff burns
option-gouji-burn-bluff-allowed-about = Whether you may burn without being able to finish; failing costs as below.
option-gouji-burn-bluff-allowed-is-yes = allowed
option-gouji-burn-bluff-allowed-is-no = only sound burns

option-gouji-unburn-is-final = One press ends a burn
option-gouji-unburn-is-final-about = Once the opposite has beaten a burning play the burn is over; otherwise the burner may come back.
option-gouji-unburn-is-final-is-yes = yes
option-gouji-unburn-is-final-is-no = no

option-gouji-burn-failure = A failed burn costs
option-gouji-burn-failure-about = What it costs to burn and not get out.
option-gouji-burn-failure-is-none = nothing
option-gouji-burn-failure-is-last-place = last place
option-gouji-burn-failure-is-last-place-and-point = last place and point tribute
option-gouji-burn-failure-is-last-place-and-fraud-tribute = last place and fraud tribute

option-gouji-fraud-victim-protected = Victims are protected
option-gouji-fraud-victim-protected-about = Who is stuffed through a false burn is third or fourth out instead of last, and owes nothing for it.
option-gouji-fraud-victim-protected-is-yes = yes
option-gouji-fraud-victim-protected-is-no = no

option-gouji-counter-burn-doubling = Counter-burn doubles
option-gouji-counter-burn-doubling-about = Each counter-burn doubles the burn tribute: 1, 2, 4 cards.
option-gouji-counter-burn-doubling-is-yes = yes
option-gouji-counter-burn-doubling-is-no = no

option-gouji-penalties = Penalties
option-gouji-penalties-about = Which offences are punished. At this table only a false burn can happen.
option-gouji-penalties-is-none = none
option-gouji-penalties-is-false-burn = false burns
option-gouji-penalties-is-false-burn-and-other = false burns and others
option-gouji-penalties-is-false-burn-and-no-three-and-false-report-and-tribute-violation-and-other = all

## Neutral: options of opening and calls

option-gouji-open-points = The point game
option-gouji-open-points-about = A gouji play that stands opens your point; who has not opened owes his opposite point tribute.
option-gouji-open-points-is-yes = yes
option-gouji-open-points-is-no = no

option-gouji-open-exclude = Plays that do not open
option-gouji-open-exclude-about = Gouji plays that do not open a point although they stand.
option-gouji-open-exclude-is-big = with a big joker
option-gouji-open-exclude-is-joker-or-single = with a joker, or single
option-gouji-open-exclude-is-joker-or-two = with a joker or a 2
option-gouji-open-exclude-is-hung-or-attached = hung or attached
option-gouji-open-exclude-is-not-pure = all but pure ones

option-gouji-open-deadline = Deadline for opening
option-gouji-open-deadline-about = Until when a point can be opened.
option-gouji-open-deadline-is-melee = until the melee
option-gouji-open-deadline-is-first-out-pair = until one of a pair is out

option-gouji-open-passive-only = Only answers open
option-gouji-open-passive-only-about = Only an answer to the opposite's gouji play opens, not one that you lead.
option-gouji-open-passive-only-is-yes = answers only
option-gouji-open-passive-only-is-no = leads too

option-gouji-natural-open = Natural open
option-gouji-natural-open-about = A hand without a single pure gouji play counts as opened from the start.
option-gouji-natural-open-is-yes = yes
option-gouji-natural-open-is-no = no

option-gouji-headless-can-open = Headless may open
option-gouji-headless-can-open-about = Whether you can still open once your opposite is out.
option-gouji-headless-can-open-is-yes = yes
option-gouji-headless-can-open-is-no = no

option-gouji-pre-call = Pre-call
option-gouji-pre-call-about = Before the first lead you may bet that your opposite stays closed. Right brings more tribute, wrong costs.
option-gouji-pre-call-is-yes = yes
option-gouji-pre-call-is-no = no

option-gouji-bright-call = Bright call
option-gouji-bright-call-about = You say openly that your opposite stays closed. Right brings more tribute, wrong costs.
option-gouji-bright-call-is-yes = yes
option-gouji-bright-call-is-no = no

option-gouji-point-formula = How calls raise tribute
option-gouji-point-formula-about = How calls change the point tribute.
option-gouji-point-formula-is-additive = added up
option-gouji-point-formula-is-pair-double = the pair doubles
option-gouji-point-formula-is-success-double = doubles on success

option-gouji-point-base = Point tribute
option-gouji-point-base-about = Cards from an opposite who did not open: no call, bright call, pre-call.
option-gouji-point-base-is-1-2-4 = 1, 2, 4
option-gouji-point-base-is-1-2-2 = 1, 2, 2
option-gouji-point-base-is-2-4-8 = 2, 4, 8

option-gouji-point-fail = A failed call costs
option-gouji-point-fail-about = What you add when you stayed closed and your opposite opened: no call, bright call, pre-call.
option-gouji-point-fail-is-1-4-8 = 1, 4, 8
option-gouji-point-fail-is-0-0-0 = nothing
option-gouji-point-fail-is-0-4-8 = 0, 4, 8

option-gouji-call-fail-when-both-open = Both opened: call fails
option-gouji-call-fail-when-both-open-about = Whether a caller pays when both of the pair opened.
option-gouji-call-fail-when-both-open-is-yes = pays
option-gouji-call-fail-when-both-open-is-no = does not

option-gouji-point-swap = Debts both ways
option-gouji-point-swap-about = What happens when each of a pair owes the other.
option-gouji-point-swap-is-exchange = both are paid
option-gouji-point-swap-is-set-off = set off
option-gouji-point-swap-is-by-agreement = as the two agree

## Neutral: options of tribute and returns

option-gouji-tribute-enabled = Tribute
option-gouji-tribute-enabled-about = Losers give cards to winners before the next hand. Off: no tribute of any kind.
option-gouji-tribute-enabled-is-yes = yes
option-gouji-tribute-enabled-is-no = no

option-gouji-tribute-order = Order of tributes
option-gouji-tribute-order-about = Which tribute is paid first when several are owed.
option-gouji-tribute-order-is-sweep-stuffed-burn-point-fall = sweep, stuffed, burn, point, fall
option-gouji-tribute-order-is-sweep-point-burn-fall-stuffed = sweep, point, burn, fall, stuffed
option-gouji-tribute-order-is-sweep-point-burn-stuffed-fall = sweep, point, burn, stuffed, fall

option-gouji-tribute-natural-only = Only cards you drew
option-gouji-tribute-natural-only-about = Tribute is paid with cards that you drew, not with any you were just given.
option-gouji-tribute-natural-only-is-yes = yes
option-gouji-tribute-natural-only-is-no = no

option-gouji-tribute-public = Tribute face up
option-gouji-tribute-public-about = Whether all see the cards of tribute and return, or only the two.
option-gouji-tribute-public-is-yes = face up
option-gouji-tribute-public-is-no = face down

option-gouji-fall-tribute = Fall tribute
option-gouji-fall-tribute-about = Cards from last and from second-to-last place.
option-gouji-fall-tribute-is-2-1 = 2 and 1
option-gouji-fall-tribute-is-1-1 = 1 each
option-gouji-fall-tribute-is-4-2 = 4 and 2

option-gouji-burn-tribute = Burn tribute
option-gouji-burn-tribute-about = Cards that a finished burn earns from the burned player.
option-gouji-burn-tribute-is-0 = none
option-gouji-burn-tribute-is-1 = 1
option-gouji-burn-tribute-is-2 = 2

option-gouji-stuffed-tribute = Stuffed tribute
option-gouji-stuffed-tribute-about = Cards that a stuffed player owes whoever stuffed him.
option-gouji-stuffed-tribute-is-0 = none
option-gouji-stuffed-tribute-is-1 = 1
option-gouji-stuffed-tribute-is-2 = 2

option-gouji-stuffed-pay = What stuffed tribute is paid in
option-gouji-stuffed-pay-about = From the largest card down, or with 2s first.
option-gouji-stuffed-pay-is-largest = the largest
option-gouji-stuffed-pay-is-two-first = 2s, then jokers

option-gouji-return-kinds = Tributes with a return
option-gouji-return-kinds-about = For which tributes small cards come back.
option-gouji-return-kinds-is-none = none
option-gouji-return-kinds-is-fall = fall
option-gouji-return-kinds-is-stuffed-and-burn-and-point-and-fall = point, burn, stuffed, fall

option-gouji-return-refusable = A return may be refused
option-gouji-return-refusable-about = Whether the payer may decline the card that comes back.
option-gouji-return-refusable-is-yes = yes
option-gouji-return-refusable-is-no = no

option-gouji-receiver-may-refuse = Tribute may be waived
option-gouji-receiver-may-refuse-about = Whether the receiver may let it go.
option-gouji-receiver-may-refuse-is-yes = yes
option-gouji-receiver-may-refuse-is-no = no

option-gouji-ally-tribute = Tribute between allies
option-gouji-ally-tribute-about = What happens when payer and receiver are on one side.
option-gouji-ally-tribute-is-normal = paid as usual
option-gouji-ally-tribute-is-by-agreement = as the two agree
option-gouji-ally-tribute-is-agreement-or-counter = agree, or counter-tribute
option-gouji-ally-tribute-is-none-or-all = all or none

option-gouji-tribute-reclaim = Reclaiming tribute
option-gouji-tribute-reclaim-about = Who gets no return may take his tribute back. All returns are settled here before the lead.
option-gouji-tribute-reclaim-is-yes = yes
option-gouji-tribute-reclaim-is-no = no

option-gouji-sweep-tribute = Sweep tribute
option-gouji-sweep-tribute-about = After a sweep each of the swept side pays his opposite.
option-gouji-sweep-tribute-is-none = none
option-gouji-sweep-tribute-is-each-opposite = each to his opposite

option-gouji-sweep-replaces-other = Sweep tribute covers all
option-gouji-sweep-replaces-other-about = The swept side owes nothing else.
option-gouji-sweep-replaces-other-is-yes = yes
option-gouji-sweep-replaces-other-is-no = no

option-gouji-resist-tribute = Resisting tribute
option-gouji-resist-tribute-about = All four big jokers, or all four small ones, cancel tribute.
option-gouji-resist-tribute-is-yes = yes
option-gouji-resist-tribute-is-no = no

option-gouji-dot-hand = Dot-hand
option-gouji-dot-hand-about = While drawing, who owes point tribute may offer a big joker for the card his opposite draws so many cards later.
option-gouji-dot-hand-is-yes = yes
option-gouji-dot-hand-is-no = no

## Neutral: options of hold-three, buying

option-gouji-hold-three = Hold-three
option-gouji-hold-three-about = 3s can only be the last play, all at once.
option-gouji-hold-three-is-yes = yes
option-gouji-hold-three-is-no = no

option-gouji-threes-whole-plain = 3s go plain
option-gouji-threes-whole-plain-about = In hold-three all 3s go at once, without 2s and jokers.
option-gouji-threes-whole-plain-is-yes = plain
option-gouji-threes-whole-plain-is-no = dressed too

option-gouji-stuffed-model = After being stuffed
option-gouji-stuffed-model-about = Left with 3s and no lead, you are stuffed: still able to get out, or finished.
option-gouji-stuffed-model-is-passive = may still get out
option-gouji-stuffed-model-is-dead = finished

option-gouji-stuffed-places = Places of the stuffed
option-gouji-stuffed-places-about = How stuffed players are placed.
option-gouji-stuffed-places-is-by-going-out = as they go out
option-gouji-stuffed-places-is-first-is-last = first stuffed is last
option-gouji-stuffed-places-is-last-is-last = last stuffed is last

option-gouji-stuffed-wind = The stuffed catch the wind
option-gouji-stuffed-wind-about = Whether a stuffed player may catch the wind.
option-gouji-stuffed-wind-is-yes = yes
option-gouji-stuffed-wind-is-no = no

option-gouji-stuffed-hidden = Stuffing stays hidden
option-gouji-stuffed-hidden-about = Whether stuffing is shown only when its player is out, or at once.
option-gouji-stuffed-hidden-is-yes = until out
option-gouji-stuffed-hidden-is-no = shown at once

option-gouji-four-policy = Four-certificate
option-gouji-four-policy-about = Whether 4s wait until the point is open; and whether, once it cannot open, they may be thrown away or must be played.
option-gouji-four-policy-is-free = 4s are free
option-gouji-four-policy-is-certificate-void = wait; may be thrown
option-gouji-four-policy-is-certificate-keep = wait; must be played

option-gouji-buy-three = Buying 3s
option-gouji-buy-three-about = In hold-three, who has no 3 buys one.
option-gouji-buy-three-is-yes = yes
option-gouji-buy-three-is-no = no

option-gouji-buy-four = Buying 4s
option-gouji-buy-four-about = With the four-certificate, who has no 4 buys one.
option-gouji-buy-four-is-yes = yes
option-gouji-buy-four-is-no = no

option-gouji-buy-pay = What a bought card costs
option-gouji-buy-pay-about = What is given for a bought card.
option-gouji-buy-pay-is-two-or-joker = a 2, else a joker
option-gouji-buy-pay-is-natural-two = a 2 that you drew

option-gouji-buy-order = Whom to buy from
option-gouji-buy-order-about = Who is asked first, and who then.
option-gouji-buy-order-is-opposite-opposite-mates-own-sale = opposite, his side, own side sells
option-gouji-buy-order-is-opposite-opposite-mates-own-gift = opposite, his side, own side gives
option-gouji-buy-order-is-opposite-adjacent-enemies-own-gift = opposite, neighbours, own side gives
option-gouji-buy-order-is-opposite-own-gift-adjacent-enemies = opposite, own side gives, neighbours

option-gouji-buy-broke = Cannot pay
option-gouji-buy-broke-about = What helps a buyer who has no 2 and no joker.
option-gouji-buy-broke-is-auto-revolution = revolution
option-gouji-buy-broke-is-opposite-gift = opposite gives
option-gouji-buy-broke-is-ally-pays = an ally pays

option-gouji-buy-before-tribute = Buying before tribute
option-gouji-buy-before-tribute-about = Whether buying comes before tribute or after.
option-gouji-buy-before-tribute-is-yes = before
option-gouji-buy-before-tribute-is-no = after

option-gouji-buy-deadline = Deadline for buying
option-gouji-buy-deadline-about = Until when one may buy. All is bought here before the lead, so nobody is late.
option-gouji-buy-deadline-is-none = none
option-gouji-buy-deadline-is-first-cover = before the first cover

## Neutral: options of revolution

option-gouji-revolution = Revolution
option-gouji-revolution-about = Whether a hand without jokers and 2s may revolt, and how.
option-gouji-revolution-is-none = none
option-gouji-revolution-is-lay-down = lay down
option-gouji-revolution-is-three-shots = three shots

option-gouji-revolution-check = Judged on which cards
option-gouji-revolution-check-about = Whether the hand is judged as drawn, after tribute, or after buying.
option-gouji-revolution-check-is-drawn = as drawn
option-gouji-revolution-check-is-after-tribute = after tribute
option-gouji-revolution-check-is-after-buying = after buying

option-gouji-revolution-place = Place of the revolutionary
option-gouji-revolution-place-about = Where a revolutionary comes in.
option-gouji-revolution-place-is-fourth-or-swept-third = fourth; third in a sweep
option-gouji-revolution-place-is-third = third
option-gouji-revolution-place-is-by-first-out = by who is first out

option-gouji-revolution-choice = Opposite chooses
option-gouji-revolution-choice-about = His opposite chooses between free kills and being headless.
option-gouji-revolution-choice-is-yes = yes
option-gouji-revolution-choice-is-no = no

option-gouji-revolution-free-kills = Free kills after it
option-gouji-revolution-free-kills-about = How many gouji plays of his opposite nobody may answer.
option-gouji-revolution-free-kills-is-0 = none
option-gouji-revolution-free-kills-is-1 = 1
option-gouji-revolution-free-kills-is-2 = 2
option-gouji-revolution-free-kills-is-3 = 3

option-gouji-revolution-blocks-sweep = No sweep with a revolution
option-gouji-revolution-blocks-sweep-about = With a revolution in the hand there is no sweep.
option-gouji-revolution-blocks-sweep-is-yes = no sweep
option-gouji-revolution-blocks-sweep-is-no = counts

option-gouji-revolution-concedes-point = Revolution gives up the point
option-gouji-revolution-concedes-point-about = The revolutionary counts as not opened, his opposite as opened.
option-gouji-revolution-concedes-point-is-yes = yes
option-gouji-revolution-concedes-point-is-no = no

option-gouji-auto-revolution = Revolution for want of a 3
option-gouji-auto-revolution-about = In hold-three, who has no 3 and cannot buy one revolts.
option-gouji-auto-revolution-is-yes = yes
option-gouji-auto-revolution-is-no = no

option-gouji-double-revolution = Two revolutions
option-gouji-double-revolution-about = What two revolutions in one hand do.
option-gouji-double-revolution-is-void-hand = the hand is void
option-gouji-double-revolution-is-restart = the match restarts

option-gouji-melee-counts-revolutionary = Counted for the melee
option-gouji-melee-counts-revolutionary-about = Whether a revolutionary counts as out when the melee is reckoned.
option-gouji-melee-counts-revolutionary-is-yes = yes
option-gouji-melee-counts-revolutionary-is-no = no

## Neutral: options of reports, last play, wind

option-gouji-allies-choose-last = Allies choose who is last
option-gouji-allies-choose-last-about = When only allies are left they may choose who of them is last.
option-gouji-allies-choose-last-is-yes = yes
option-gouji-allies-choose-last-is-no = they play on

option-gouji-free-kill-last = Free kill
option-gouji-free-kill-last-about = After which last plays of first or second out his opposite may beat it with nobody answering.
option-gouji-free-kill-last-is-none = none
option-gouji-free-kill-last-is-gouji-only = gouji plays only
option-gouji-free-kill-last-is-any = any last play

option-gouji-free-kill-declined = Free kill declined
option-gouji-free-kill-declined-about = Who leads when it is not used.
option-gouji-free-kill-declined-is-lower-leads = the next player
option-gouji-free-kill-declined-is-wind = as the wind

option-gouji-wind = The wind
option-gouji-wind-about = After a last play that nobody beats the next player leads: by himself, or having asked for it.
option-gouji-wind-is-apply = on request
option-gouji-wind-is-automatic = by itself

option-gouji-report-threshold = Reported from
option-gouji-report-threshold-about = Hands of so many cards or fewer are reported.
option-gouji-report-threshold-is-none = never
option-gouji-report-threshold-is-5 = 5
option-gouji-report-threshold-is-8 = 8
option-gouji-report-threshold-is-10 = 10
option-gouji-report-threshold-is-12 = 12

option-gouji-report-mode = How counts are reported
option-gouji-report-mode-about = Only when somebody asks, or all the time.
option-gouji-report-mode-is-on-request = on request
option-gouji-report-mode-is-always = always
option-gouji-report-mode-is-none = never

option-gouji-prompting = Prompting
option-gouji-prompting-about = With few cards left you may let an ally see your hand and advise.
option-gouji-prompting-is-yes = yes
option-gouji-prompting-is-no = no

## Neutral: options of score and length

option-gouji-hands-per-game = Hands of a match
option-gouji-hands-per-game-about = After how many hands a match is over.
option-gouji-hands-per-game-is-1 = 1
option-gouji-hands-per-game-is-2 = 2
option-gouji-hands-per-game-is-3 = 3
option-gouji-hands-per-game-is-4 = 4
option-gouji-hands-per-game-is-5 = 5
option-gouji-hands-per-game-is-6 = 6
option-gouji-hands-per-game-is-8 = 8
option-gouji-hands-per-game-is-10 = 10
option-gouji-hands-per-game-is-12 = 12
option-gouji-hands-per-game-is-none = until you stop

option-gouji-six-point-limit = Point tributes that lose
option-gouji-six-point-limit-about = So many point tributes against one side lose the match.
option-gouji-six-point-limit-is-none = off
option-gouji-six-point-limit-is-6 = 6
option-gouji-six-point-limit-is-8 = 8
option-gouji-six-point-limit-is-10 = 10

option-gouji-score = Scores
option-gouji-score-about = Points for first out down to last place.
option-gouji-score-is-2-1-0-0-m1-m2 = 2, 1, 0, 0, −1, −2
option-gouji-score-is-4-2-0-0-m2-m4 = 4, 2, 0, 0, −2, −4
option-gouji-score-is-none = no points

option-gouji-score-sweep-factor = Sweep multiplies by
option-gouji-score-sweep-factor-about = What a sweep multiplies the points by.
option-gouji-score-sweep-factor-is-1 = 1
option-gouji-score-sweep-factor-is-2 = 2
option-gouji-score-sweep-factor-is-3 = 3

option-gouji-score-positive-only = No negative scores
option-gouji-score-positive-only-about = A side whose sum is negative scores nothing.
option-gouji-score-positive-only-is-yes = yes
option-gouji-score-positive-only-is-no = no

option-gouji-sweep-ends-game = A sweep ends the match
option-gouji-sweep-ends-game-about = The match is over when a side sweeps.
option-gouji-sweep-ends-game-is-yes = yes
option-gouji-sweep-ends-game-is-no = no

option-gouji-pooled-fives = Pooled fives
option-gouji-pooled-fives-about = After a sweep the swept side lays all its 5s first. Unbeaten, last place leads; beaten, it has lost the lead.
option-gouji-pooled-fives-is-yes = yes
option-gouji-pooled-fives-is-no = no

option-gouji-sweeps-to-restart = Sweeps in a row restart
option-gouji-sweeps-to-restart-about = So many sweeps in a row start the match afresh.
option-gouji-sweeps-to-restart-is-none = never
option-gouji-sweeps-to-restart-is-2 = 2
option-gouji-sweeps-to-restart-is-3 = 3

option-gouji-dissolve-by-consent = Ending by consent
option-gouji-dissolve-by-consent-about = All six may agree to end a match early; the score stands.
option-gouji-dissolve-by-consent-is-yes = yes
option-gouji-dissolve-by-consent-is-no = no
