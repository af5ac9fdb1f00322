### The rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

rules-title = Rules of this table: { $profile }
rules-title-hand = Rules of this hand: { $profile }
rules-next-hand = From the next hand other rules hold, see /house
rules-play = Six players, four packs; every other player is your partner, the one facing you your opposite. Apart from 2s and jokers a play is one rank; 2s ride along as any rank, jokers with anything
rules-play-plain-twos = Six players, four packs; every other player is your partner, the one facing you your opposite. Apart from jokers a play is one rank; 2s are 2s only; jokers ride with anything
rules-compare = Beating: same count, every card higher. A small joker falls to a big one
rules-compare-downgrade = Beating: same count, every card higher. A small joker falls to a big one. Both together count as small ones
rules-gouji = Gouji plays (the opposite answers): { $least }; anything with a joker
rules-pass = Whoever passes is out of the trick, except against his opposite. On your opposite's plain play, when all before you passed, you may yield
rules-pass-strict = Whoever passes is out of the trick. On your opposite's plain play, when all before you passed, you may yield
rules-burn = Burn: cover another's gouji play before the opposite and play out your whole hand, each play with a joker but the last. Only with enough jokers
rules-burn-bluff = Burn: cover another's gouji play before the opposite and play out your whole hand, each play with a joker but the last. If you cannot: last place
rules-burn-every = Burn: cover another's gouji play before the opposite and play out your whole hand, each play with a joker, the last one too. Only with enough jokers
rules-burn-every-threes = Burn: cover another's gouji play before the opposite and play out your whole hand, each play with a joker but the last 3s. Only with enough jokers
rules-burn-every-bluff = Burn: cover another's gouji play before the opposite and play out your whole hand, each play with a joker, the last one too. If you cannot: last place
rules-burn-every-threes-bluff = Burn: cover another's gouji play before the opposite and play out your whole hand, each play with a joker but the last 3s. If you cannot: last place
rules-burn-needs-open = Your own point must be open before you may burn
rules-counter-doubles = Each counter-burn doubles the burn tribute
rules-kill-two-big = Two big jokers beat one big joker
rules-opening = Opening: a gouji play of yours that stood opens your point ({ $not })
rules-not-big = not with a big joker
rules-not-joker-or-single = not with a joker, nor a single card
rules-not-joker-or-two = not with a joker or a 2
rules-not-hung-or-attached = not with a joker, nor with 2s attached
rules-not-not-pure = only pure ones, 10 to ace
rules-threes-passive = Hold-three: 3s are your last play; with nothing but 3s and not the lead you are stuffed, but they may still go
rules-threes-dead = Hold-three: 3s are your last play; with nothing but 3s and not the lead you are stuffed, and they cannot go any more
rules-natural = Open by nature: whoever draws no pure gouji play at all counts as open
rules-fours-certificate-void = Fours: 4s are led all at once, after you opened; give up opening to throw them away
rules-fours-certificate-keep = Fours: 4s are led all at once, after you opened; without that they wait for melee
rules-peace = Peace hand: in the first hand no tribute and no buying; your first pure gouji play opens at once
rules-resist = Resisting: four big jokers free your side of all tribute, four small ones yourself
rules-buy = Buying: whoever lacks one of these gets one from another before the first lead: { $ranks }
rules-fives = Pooled fives: a side that was swept lays its 5s together as the first play of the next hand
rules-tribute = Tribute: { $kinds }
rules-revolution-lay-down = Revolution: without jokers and 2s you may lay your cards down and sit out
rules-revolution-three-shots = Revolution: without jokers and 2s you may fire three pure gouji plays; one that stands is enough
rules-report-request = Counts: the button asks everybody; { $count } or fewer are reported
rules-report-always = Counts: { $count } or fewer are always shown
rules-prompting = Looking: with { $count } cards or fewer you may let a partner look and suggest; a partner who is out may look at any time
rules-wind-apply = When the player before you goes out and nobody beats his last play, you lead; you may ask for that wind beforehand
rules-wind-automatic = When somebody goes out and nobody beats his last play, the next player leads
rules-values = { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
rules-sweep =
    { $factor ->
        [1] One side in the first three places sweeps
        [2] One side in the first three places sweeps: points doubled
       *[other] One side in the first three places sweeps: points times { $factor }
    }
rules-sweep-ends =
    { $factor ->
        [1] One side in the first three places sweeps: the match ends
        [2] One side in the first three places sweeps: points doubled, and the match ends
       *[other] One side in the first three places sweeps: points times { $factor }, and the match ends
    }
rules-score = Points from first to last: { $values }. { $sweep }
rules-score-of =
    { $hands ->
        [one] Points from first to last: { $values }. { $sweep }. A match is one hand
       *[other] Points from first to last: { $values }. { $sweep }. A match is { $hands } hands
    }
rules-score-positive = Points from first to last: { $values }; a side below 0 gets 0. { $sweep }
rules-score-positive-of =
    { $hands ->
        [one] Points from first to last: { $values }; a side below 0 gets 0. { $sweep }. A match is one hand
       *[other] Points from first to last: { $values }; a side below 0 gets 0. { $sweep }. A match is { $hands } hands
    }
rules-unscored = No points: places and tribute count. One side in the first three places sweeps
rules-unscored-of =
    { $hands ->
        [one] No points: places and tribute count. One side in the first three places sweeps. A match is one hand
       *[other] No points: places and tribute count. One side in the first three places sweeps. A match is { $hands } hands
    }
rules-unscored-ends = No points: places and tribute count. One side in the first three places sweeps: the match ends
rules-unscored-ends-of =
    { $hands ->
        [one] No points: places and tribute count. One side in the first three places sweeps: the match ends. A match is one hand
       *[other] No points: places and tribute count. One side in the first three places sweeps: the match ends. A match is { $hands } hands
    }

## Neutral: names of the terms (9)

term-gouji = Gouji
term-burn = Burn
term-counter = counter-burn
term-unburn = un-burn
term-false = false burn
term-yield = Yield
term-pass = pass
term-opening = Opening
term-wind = Wind
term-freekill = Free kill
term-headless = Headless
term-melee = Melee
term-compare = compare
term-report = report
term-places = places
term-lead = showing 3s
term-important = Important
term-tribute = Tribute
term-return = return
term-excused = excused
term-pointtribute = point tribute
term-burntribute = burn tribute
term-stuffedtribute = stuffed tribute
term-falltribute = fall tribute
term-sweeptribute = sweep tribute
term-resist = resist
term-countertribute = counter-tribute
term-dot = dot-hand
term-call = Call
term-precall = pre-call
term-swap = set off
term-buy = buying
term-holdthree = Hold-three
term-stuffed = stuffed
term-fours = fours
term-natural = natural open
term-revolution = Revolution
term-shots = three shots
term-head = with head
term-fives = pooled fives
term-sweep = sweep
term-sixpoints = six points
term-chooselast = choosing last
term-cut = cutting
term-peace = peace hand
term-match = match

## Public: the cards on the table (9)

value-off = This table does not play it.
explain-gouji =
    Gouji: a strong play that only the opposite may answer (others can only burn).
    At this table: { $least }; anything with a joker; nothing else.
    Example: Lao Wang plays 4 kings. Only Anna, facing him, is asked to answer. Lijie, Dagang, Li, Tom may burn.
    Anna passes: it stands, and Lao Wang leads again.
explain-gouji-opens =
    Gouji: a strong play that only the opposite may answer (others can only burn).
    At this table: { $least }; anything with a joker; nothing else.
    Example: Lao Wang plays 4 kings. Only Anna, facing him, is asked to answer. Lijie, Dagang, Li, Tom may burn.
    Anna passes: it stands, Lao Wang leads again, and if his point was closed it is now open.
explain-gouji-plain =
    Gouji: a strong play that only the opposite may answer (others can only burn).
    At this table: { $least }; nothing else, and jokers do not help.
    Example: Lao Wang plays 4 kings. Only Anna, facing him, is asked to answer. Lijie, Dagang, Li, Tom may burn.
    Anna passes: it stands, and Lao Wang leads again.
explain-gouji-plain-opens =
    Gouji: a strong play that only the opposite may answer (others can only burn).
    At this table: { $least }; nothing else, and jokers do not help.
    Example: Lao Wang plays 4 kings. Only Anna, facing him, is asked to answer. Lijie, Dagang, Li, Tom may burn.
    Anna passes: it stands, Lao Wang leads again, and if his point was closed it is now open.
explain-burn =
    Burn: somebody makes a gouji play; you jump in before his opposite and play out your whole hand.
    { $jokers }. Not done: you are last.
explain-burn-no-bluff =
    Burn: somebody makes a gouji play; you jump in before his opposite and play out your whole hand.
    { $jokers }. This table wants enough jokers for it.
burn-jokers-last = After the first play every play needs a joker (not the last)
burn-jokers-last-threes = After the first play every play needs a joker (not the last 3s)
burn-jokers-every = The covering play needs no joker, every play after it does, the last one too
burn-jokers-every-threes = The covering play needs no joker, every play after it does, except the last 3s
example-burn-last =
    Example: Lao Wang 3 queens. You hold 3 kings, small joker, 2 eights, 4 fives.
    3 kings on top, then small joker + 2 eights, then 4 fives as the last play: out, burn made.
    Without the small joker the 2 eights have none: { $lacking }.
example-burn-last-threes =
    Example: Lao Wang 3 queens. You hold 3 kings, small joker, 2 eights, 4 threes.
    3 kings on top, then small joker + 2 eights, then 4 threes as the last play: out, burn made.
    Without the small joker the 2 eights have none: { $lacking }.
example-burn-every =
    Example: Lao Wang 3 queens. You hold 3 kings, 2 small jokers, 2 eights, 4 fives.
    3 kings on top, then small joker + 2 eights, then small joker + 4 fives: out, burn made.
    With one small joker the 4 fives have none: { $lacking }.
example-burn-every-threes =
    Example: Lao Wang 3 queens. You hold 3 kings, 2 small jokers, 2 eights, 4 fives, 2 threes.
    3 kings on top, small joker + 2 eights, small joker + 4 fives, then 2 threes as the last play: out, burn made.
    With one small joker the 4 fives have none: { $lacking }.
burn-lacking = false burn, last
burn-lacking-no-bluff = no such burn
burn-broken = Your opposite may stop you, and others may counter-burn.
value-burn-needs-open = Here: your own point must be open before you may burn.
value-burn-tribute =
    { $count ->
        [one] Here: the burned player owes the burner { $count } card next hand (burn tribute).
       *[other] Here: the burned player owes the burner { $count } cards next hand (burn tribute).
    }
explain-counter =
    Counter-burn: somebody is burning; you cover his play and play out your own hand instead.
    Example: Tom burned Lao Wang with 4 aces. Li covers with 4 twos: from now Li plays with a joker each time.
    If Li goes out, the burn is his; if he cannot, or his opposite Dagang stops him, the burns before it are off too.
explain-counter-no-bluff =
    Counter-burn: somebody is burning; you cover his play and play out your own hand instead.
    Example: Tom burned Lao Wang with 4 aces. Li covers with 4 twos: from now Li plays with a joker each time.
    If Li goes out, the burn is his; if his opposite Dagang stops him, the burns before it are off too.
value-counter-doubles = Here: each counter-burn doubles the burn tribute.
explain-unburn =
    Un-burn: somebody is burning, and his opposite beats his play; the burn is off.
    Example: Tom is burning with 4 aces. Lijie, his opposite, plays 4 twos: the burn is off, and her play lies as usual.
explain-unburn-press =
    Un-burn: somebody is burning, and his opposite beats his play. Here the burn goes on if the burner beats that with a joker; else it is off.
    Example: Tom is burning with 4 aces. Lijie, his opposite, plays 4 twos.
    Tom small joker + 3 twos: the burn goes on. Tom passes: it is off.
explain-false =
    False burn: you are burning, it is your lead, and you have no joker for it and cannot play all cards at once.
    You are out of the hand in last place (or the next above others down there).
    Example: Tom covered with 3 kings and holds { $left }, no joker: false burn, last.
explain-false-no-bluff =
    False burn: a burn that runs out of jokers.
    This table allows a burn only with enough of them, so there are none.
    Example: Tom holds 3 kings, { $left }, no joker: he beats 3 queens and still may not burn.
false-left = 2 eights and 4 fives
false-left-threes = 2 eights and 4 threes
value-false-point = Here: the false burner's point also counts as closed.
value-false-tribute = Here: the false burner also owes the burned player 1 card next hand.
explain-yield =
    Yield: your opposite played something small, both players before you passed; you let the two after you speak first.
    Both pass: you are asked again. One plays: you count as passed.
    Example: Anna 4 nines, Dagang and Tom pass, Lao Wang yields. Li and Lijie pass; Lao Wang plays 4 tens; now only Anna may beat it.
explain-pass-except-opposite =
    Pass: you do not beat this play. In the same trick you play no more, except against your opposite.
    Not burning is no pass. In melee a pass does not bind.
    Example: Lijie 3 eights, Lao Wang passes, Anna, his opposite, 3 jacks: he is asked. Had Dagang played them: not.
explain-pass-strict =
    Pass: you do not beat this play. In the same trick you play no more, against your opposite neither.
    Not burning is no pass. In melee a pass does not bind.
    Example: Lijie 3 eights, Lao Wang passes, Anna, his opposite, 3 jacks: he is not asked.
explain-opening-big =
    Opening: a gouji play of yours that nobody beat stands and opens your point. Once a hand is enough.
    A play with a big joker does not open. After melee begins nobody opens.
    Example: Lao Wang 3 queens, Anna passes, nobody burns: Lao Wang leads and has opened.
explain-opening-joker-or-single =
    Opening: a gouji play of yours that nobody beat stands and opens your point. Once a hand is enough.
    Plays with a joker and single cards do not open. After melee begins nobody opens.
    Example: Lao Wang 3 queens, Anna passes, nobody burns: Lao Wang leads and has opened.
explain-opening-joker-or-two =
    Opening: a gouji play of yours that nobody beat stands and opens your point. Once a hand is enough.
    Plays with a joker or a 2 do not open. After melee begins nobody opens.
    Example: Lao Wang 3 queens, Anna passes, nobody burns: Lao Wang leads and has opened.
explain-opening-hung-or-attached =
    Opening: a gouji play of yours that nobody beat stands and opens your point. Once a hand is enough.
    Plays with a joker, or with 2s attached, do not open. After melee begins nobody opens.
    Example: Lao Wang 3 queens, Anna passes, nobody burns: Lao Wang leads and has opened; not so with small joker + 3 queens.
explain-opening-not-pure =
    Opening: a gouji play of yours that nobody beat stands and opens your point. Once a hand is enough.
    It must be pure: enough cards of one rank from 10 to ace, no joker, no 2. After melee begins nobody opens.
    Example: Lao Wang 3 queens, Anna passes, nobody burns: Lao Wang leads and has opened; not so with 2 twos.
explain-opening-off =
    Opening: a gouji play that nobody beat.
    This table has no point game, so opening means nothing here.
    Example: Lao Wang 3 queens, Anna passes, nobody burns: Lao Wang leads again.
value-opening-pair = Here: once somebody is first out, his opposite cannot open any more.
value-opening-passive = Here: only an answer to the opposite's gouji play opens, not a lead.
explain-wind-apply =
    The wind: the player before you goes out and nobody beats his last play: you lead.
    You may ask for it beforehand: that is no pass; if all pass you lead, and if somebody plays you may still speak.
    Example: Lao Wang is out on 3 sevens. Li asks for the wind, the others pass: Li leads.
explain-wind-automatic =
    The wind: the player before you goes out and nobody beats his last play: you lead.
    Example: Lao Wang is out on 3 sevens, all pass: Li leads.
explain-freekill =
    Free kill: the first or second to go out did so on a gouji play, and his opposite beats it with a gouji play.
    Nobody may answer that, only a burn is possible; without one the killer leads.
    Example: Lao Wang is out on 2 aces. Anna 2 twos: a free kill, Anna leads.
explain-freekill-any =
    Free kill: the opposite of the first or second to go out beats his last play with a gouji play.
    Nobody may answer that, only a burn is possible; without one the killer leads.
    Example: Lao Wang is out on 3 sevens. Anna 3 queens: a free kill, Anna leads.
value-freekill-revolution = Here: only the opposite of a revolutionary has any, see "with head".
explain-headless =
    Headless: the first to go out was your opposite, and nobody faces you any more.
    You may answer any gouji play, and anybody may answer yours.
    Example: Lao Wang goes out first; from the next trick on Anna is headless.
explain-headless-opens =
    Headless: the first to go out was your opposite, and nobody faces you any more.
    You may answer any gouji play, and anybody may answer yours. You can still open.
    Example: Lao Wang goes out first; from the next trick on Anna is headless.
value-headless-closed = Here: a headless player cannot open.
explain-melee =
    Melee: two are out, four are left. From the next trick on there is no gouji rule, no burn, no yield.
    Anyone may beat anyone, in turn, and a pass does not bind.
    Example: Lao Wang and Anna are out. Li 4 kings: Lijie, Dagang and Tom may all beat it; Lijie passes, Tom plays, Lijie may play again.
explain-compare =
    Comparing: same count, every card higher.
    Example: 2 nines do not beat 2 nines; 3 tens beat 3 nines. Two 2s + 3 eights are 5 eights.
    Small joker + 3 nines falls to big joker + 3 tens.
explain-compare-no-twos =
    Comparing: same count, every card higher. 2s are 2s and take no other rank.
    Example: 2 nines do not beat 2 nines; 3 tens beat 3 nines.
    Small joker + 3 nines falls to big joker + 3 tens.
value-compare-downgrade = Big and small jokers in one play all count as small ones.
value-kill-none = With a big joker nothing beats it.
value-kill-two-big = Here: 2 big jokers beat 1 big joker.
value-kill-two-small = Here: 2 small jokers beat 1 small joker.
value-kill-three-small = Here: 3 small jokers beat 1 big joker.
explain-report-on-request =
    Counts: with { $count } cards or fewer a player must say so when asked, and truly.
    The button asks everybody; with more than { $count } the answer is: too many to report.
    Example: Lao Wang asks for counts; all six answer at once, and Li, with 3 cards, says 3.
explain-report-always =
    Counts: with { $count } cards or fewer the number stands on the table all the time.
    Example: Li has 3 cards left; the table shows: Li, 3 cards.
explain-report-none =
    Counts are not reported at this table; count for yourself.
    Example: Li has 3 cards left; nothing shows it, and nobody need say it.
explain-places =
    Places: first, second, third, fourth, second-to-last, last.
    { $score }
    Example: Lao Wang, Li, Lijie, Anna go out in turn; Dagang after them is second-to-last, Tom last.
explain-lead = The first lead: who plays first in a hand.
value-lead-suit =
    { $least ->
        [one] Whoever shows most { $rank }s of one suit leads; among equals, whoever drew them first. All are opened together, and nobody has to show.
       *[other] Whoever shows most { $rank }s of one suit, at least { $least }, leads; among equals, whoever drew them first. All are opened together, and nobody has to show.
    }
    Example: Lao Wang shows 3 heart { $rank }s, Dagang 2 spade { $rank }s: Lao Wang leads.
value-lead-colour-then-suit =
    { $least ->
        [one] Whoever shows most { $rank }s of one colour leads; among equals, of one suit. All are opened together, and nobody has to show.
       *[other] Whoever shows most { $rank }s of one colour, at least { $least }, leads; among equals, of one suit. All are opened together, and nobody has to show.
    }
    Example: Lao Wang shows 2 heart and 1 diamond { $rank }, Dagang 2 spade { $rank }s: Lao Wang leads.
value-lead-any =
    { $least ->
        [one] Whoever shows most { $rank }s of any suit leads; among equals, whoever drew them first. All are opened together, and nobody has to show.
       *[other] Whoever shows most { $rank }s of any suit, at least { $least }, leads; among equals, whoever drew them first. All are opened together, and nobody has to show.
    }
    Example: Lao Wang shows 3 { $rank }s, Dagang 2: Lao Wang leads.
value-lead-random = Nobody shows: drawn by lot.
value-lead-seat = Nobody shows: seat 1 leads.
value-lead-shown = Whoever leads by showing plays { $rank }s first.
value-lead-marked =
    First hand: a card is turned up and put back; whoever draws it leads.
    Example: the 9 of spades is turned up, Anna draws it: Anna leads.
value-lead-last =
    Later hands: last place of the hand before leads.
    Example: Tom was last; Tom leads.
explain-important =
    Important, light: stands after the play on top when you are asked, and says how much this answer weighs, whatever you hold.
    Important: melee, a burn, somebody has reported few cards, you have { $few } cards or fewer, your opposite's gouji play, or one that may still be burned. All else is light.
    Example: Anna, your opposite, plays 4 kings (gouji): important; Li plays 3 nines: light.

## Public: what happens around a hand (9)

explain-tribute = Tribute: before a hand those who lost the one before give large cards (jokers, 2s) to those who won; largest first, no choice.
value-tribute = At this table, in this order: { $kinds }.
value-tribute-public = Everybody sees which cards.
value-tribute-hidden = Only the two see which cards; the others learn how many.
value-tribute-natural = Cards you receive cannot be paid on.
example-tribute = Example: Anna owes Lao Wang 2 and holds a big joker and three 2s: she gives the big joker and one 2. No large card: excused.
explain-return = Return: whoever takes tribute gives as many small cards (ace or lower) back.
value-return = Here for: { $kinds }.
value-return-none = Here nothing is returned.
value-return-refusable = A returned card of a rank you do not hold may be sent back, once; the one that follows stays.
example-return = Example: Lijie took two 2s from Anna and returns 3 and 5.
explain-excused = Excused: tribute that is not paid: nothing to pay, not taken, waived among partners, or resisted.
value-excused-refuse = Here: the receiver may refuse it.
value-excused-taken = Here: tribute from the other side cannot be refused.
value-ally-normal = Partners pay each other like anybody.
value-ally-by-agreement = Partners pay each other if both say so; silence waives it.
value-ally-agreement-or-counter = Partners pay each other if both say so; silence waives it; the receiver may counter.
value-ally-none-or-all = Partners pay each other if all three say so; silence waives it.
example-excused = Example: Lao Wang owes Lijie, his partner, 1 card and Lijie waives it: excused.
explain-pointtribute = Point tribute: whoever did not open in a hand owes his opposite in the next.
value-point =
    { $count ->
        [one] Here: { $count } card for a closed point; with calls see "call".
       *[other] Here: { $count } cards for a closed point; with calls see "call".
    }
value-point-fail = If the opposite opened: { $count } more.
example-pointtribute = Example: Lao Wang opened, Anna, his opposite, did not: Anna owes Lao Wang. Neither opened: each owes the other.
explain-burntribute = Burn tribute: after a finished burn the burned player owes the burner in the next hand.
example-burntribute = Example: Tom burns Lao Wang and goes out: Lao Wang owes Tom.
explain-stuffedtribute = Stuffed tribute: whoever was stuffed owes the player who did it in the next hand.
value-stuffedtribute-largest =
    { $count ->
        [one] Here: { $count } card, the largest.
       *[other] Here: { $count } cards, largest first.
    }
value-stuffedtribute-two-first =
    { $count ->
        [one] Here: { $count } card, a 2 before others.
       *[other] Here: { $count } cards, 2s before others.
    }
example-stuffedtribute = Example: Dagang plays 4 fives and has only 3s left, Li beats it with 4 eights: Dagang is stuffed and owes Li.
explain-falltribute = Fall tribute: last place owes first out, second-to-last owes second out.
value-falltribute = Here: last { $last }, second-to-last { $second }; third and fourth neither pay nor receive.
example-falltribute = Example: Anna was last, Lijie first out: Anna owes Lijie.
explain-sweeptribute = Sweep tribute: each of a side that was swept owes its opposite 1 card.
value-sweeptribute = Here: on top of the other tribute.
value-sweeptribute-alone = Here: the swept side owes nothing else then.
example-sweeptribute = Example: Red sweeps: Li owes Dagang, Anna Lao Wang, Tom Lijie, 1 card each.
explain-resist = Resisting: all four big (or all four small) jokers drawn by one player cancel tribute.
value-resist = Here: four big ones free the whole side, four small ones their owner.
example-resist = Example: Lijie drew four big jokers: Red owes nothing in this hand.
explain-countertribute = Counter-tribute: you take a partner's tribute and give him your largest card for it.
value-countertribute = Here: partners may do so.
example-countertribute = Example: Lao Wang gives Lijie a 2; Lijie counters with a big joker.
explain-dot = Dot-hand: you owe for your point and drew a big joker: show it, name a number, and trade it for the card your opposite drew so many draws later. It settles 1 card.
value-dot = Here: allowed; all are asked together after the draw; with no such draw left nothing moves.
example-dot = Example: Tom owes Lijie, drew a big joker and says 3. Her third draw after it was an 8: the joker goes to Lijie, the 8 to Tom.
explain-call = Call: with your cards in hand, before the first lead, you bet that your opposite will not open. All are asked and opened together.
explain-precall = Pre-call: before the deal you bet that your opposite will not open. All are asked and opened together.
value-call-additive = Here: the opposite stays closed: he owes { $right }. He opens and you do not: you owe { $wrong } more.
value-call-pair-double = Here: if either of the two called, a closed point costs { $right }.
value-call-success-double = Here: you open and your opposite does not: he owes { $right }. Anything else counts as no call.
value-call-both-open = Both open: the caller owes { $count }.
example-call = Example: Lao Wang called. Anna, his opposite, did not open: right. Both opened: as this table has it.
example-precall = Example: Lao Wang pre-called before the deal and Anna, his opposite, did not open: right. Whoever pre-called cannot call again.
explain-swap = Setting off: two opposites both stayed closed and owe each other for it.
value-swap-exchange = Here: both pay.
value-swap-set-off = Here: set off; the cards are shown and taken back.
value-swap-by-agreement = Here: set off if both say so, the cards shown and taken back; silence means both pay.
example-swap = Example: neither Lao Wang nor Anna opened: he owes her, she owes him.
explain-buy = Buying: a card that everybody must hold is bought by whoever has none. It is done for you before the first lead.
value-buy-three = Here: a 3.
value-buy-four = Here: a 4.
value-buy-both = Here: a 3 and a 4.
value-pay-two-or-joker = Price: a 2; without one a small joker, then a big one.
value-pay-natural-two = Price: a 2 that you drew yourself.
value-buy-order = Asked in turn: { $sellers }.
seller-opposite = the opposite
seller-opposite-mates = the opposite's partners
seller-adjacent-enemies = the two beside you
seller-own-sale = your partners (paid)
seller-own-gift = your partners (a gift)
value-broke-auto-revolution = Cannot pay: without a 3 it counts as revolution.
value-broke-opposite-gift = Cannot pay: it is a gift.
value-broke-ally-pays = Cannot pay: partners are asked to pay; if none does, it is a gift.
example-buy = Example: Tom has no 3, Lijie, his opposite, has two: one goes to Tom, and he gives her a 2.
explain-holdthree = Hold-three: 3s stay to the end and are your last play.
value-holdthree = Here: played; the last 3s may carry 2s and jokers.
value-holdthree-whole = Here: played; all 3s go at once, without 2s and jokers.
example-holdthree = Example: you have 2 kings and 3 threes. Nobody beats the kings: the threes go, you are out. Somebody does: you are stuffed.
explain-stuffed = Stuffed: the play before your last was beaten; only 3s are left and you do not lead.
value-stuffed-passive = Here: the 3s may still go when you get to lead; stuffed tribute is owed all the same.
value-stuffed-hidden = It is told only when you are out.
value-stuffed-shown = It is told at once.
value-stuffed-first-is-last = Here: you cannot go out any more; the first to be stuffed is last.
value-stuffed-last-is-last = Here: you cannot go out any more; the latest to be stuffed is last.
value-stuffed-no-wind = A stuffed player cannot catch the wind.
example-stuffed = Example: Dagang plays 4 fives and has 2 threes left; Li beats it with 4 eights: Dagang is stuffed by Li.
explain-fours = Fours: 4s prove an open point: you may lead them, all at once, after you have opened.
value-fours-certificate-void = Here: without an open point you may give it up and throw them away; as melee begins all such players are asked once more.
value-fours-certificate-keep = Here: without an open point they wait for melee.
example-fours = Example: Dagang has opened and holds 3 fours; at his lead he plays all three.
explain-natural = Natural open: a hand drawn without any pure gouji play (no rank from 10 to ace has enough) is open.
value-natural = Here: it counts by itself and is shown to the opposite; a pure gouji play made with a traded card loses it.
example-natural = Example: Anna drew 4 tens, 3 jacks, 2 queens, a king and an ace: open by nature.
explain-revolution = Revolution: without a big joker, a small joker and a 2 you need not play along. All are asked and opened together.
explain-revolution-shots = Revolution: without a big joker, a small joker and a 2 you may fire three pure gouji plays, and one that stands is enough. All are asked and opened together.
value-revolution-lay-down = Here: you lay your cards down and take no part.
value-revolution-three-shots = Here: you fire three shots, see "three shots".
value-place-fourth-or-swept-third = It counts as fourth; if your partners are first and second, as third, and that sweeps.
value-place-third = It counts as third.
value-place-by-first-out = Third if a partner is first out, else fourth.
value-check-drawn = The cards you drew decide.
value-check-after-tribute = Your cards after tribute decide.
value-check-after-buying = Your cards after buying decide.
value-double-void-hand = Two or more: the hand is void and dealt anew; tribute stays owed.
value-double-restart = Two or more: the hand is void, and the game begins anew.
value-revolution-automatic = Whoever has no 3 and cannot pay for one revolts as well.
example-revolution = Example: Lijie has no joker and no 2 and says so: the others play on without her.
example-revolution-shots = Example: Lijie has no joker and no 2 and fires 2 aces, 3 queens, 4 jacks; Tom, her opposite, may beat each.
explain-shots = Three shots: the revolutionary fires three pure gouji plays at his opposite, who may beat each.
value-shots = Here: if the first stands, the opposite may still beat one of the other two, with a pure gouji play. One that stands is enough; if all three are beaten the revolutionary is placed at the bottom. After success he leads his 3s, and his opposite is headless.
example-shots = Example: Tom fires 2 aces, 3 queens, 4 jacks. Lijie, his opposite, beats the aces; the queens stand: the revolution succeeds.
explain-head = With head: the opposite of a revolutionary plays on as if faced: his next gouji plays cannot be answered; then he is headless.
value-head-choice =
    { $kills ->
        [one] Here: he chooses: { $kills } free kill, or headless at once.
       *[other] Here: he chooses: { $kills } free kills, or headless at once.
    }
value-head-given =
    { $kills ->
        [one] Here: { $kills } free kill, then headless.
       *[other] Here: { $kills } free kills, then headless.
    }
value-head-lost = Here: headless as soon as the revolution is declared.
example-head = Example: Lijie revolts, Tom keeps his head. Tom 4 kings: only a burn can answer, and Tom leads again.
explain-fives = Pooled fives: a side that was swept lays all its 5s together as the first play of the next hand.
value-fives = Here: played; the other three are asked in turn, and if nobody beats them last place leads.
example-fives = Example: Blue was swept. Li has 2 fives, Anna 3, Tom 2: 7 pooled fives.
explain-sweep = Sweep: one side takes the first three places.
value-sweep-fives = The swept side pools its fives in the next hand.
value-sweep-restart =
    { $count ->
        [one] { $count } sweep: the game begins anew.
       *[other] { $count } sweeps in a row over the same side: the game begins anew.
    }
value-sweep-blocked = The side facing a revolutionary cannot sweep.
example-sweep = Example: Lao Wang, Lijie and Dagang take the first three places: Red sweeps.
explain-sixpoints = Six points: a side that owes its fill of point tributes loses the match.
value-sixpoints = Here: { $limit } point tributes end it; both sides at once: even.
example-sixpoints = Example: Red has 5 against it and Lijie does not open: one more makes 6.
explain-chooselast = Choosing last: two partners are left who did not go out; they agree which of them was last.
value-chooselast = Here: the two are asked before the next deal; both must name the same, else it stays.
example-chooselast = Example: Dagang and Lijie are left and both say Dagang: Dagang was last.
explain-cut = Cutting: before the deal last place may cut once, or let his opposite cut up to three times.
value-cut = Here: played.
example-cut = Example: Lijie, last before, cuts: the top 40 cards go below, then all draw.
explain-peace = Peace hand: a first hand without tribute and buying, in which a pure gouji play opens as soon as it is laid.
value-peace = Here: the first hand is one; who lacks a 3 or a 4 gets one from whoever has most.
example-peace = Example: in the first hand Lao Wang plays 4 jacks: his point is open at once.
explain-match = Match: hand after hand, until it ends.
value-match =
    { $hands ->
        [one] Here: { $hands } hand.
       *[other] Here: { $hands } hands.
    }
value-match-open = Here: no fixed number; the table stops when it likes.
value-match-sweep = A sweep ends it.
value-match-dissolve = All six may end it at any time, and the score stands.
example-match = Example: after hand 2, "Next hand" goes on; after the end, "Again" begins a new match.
