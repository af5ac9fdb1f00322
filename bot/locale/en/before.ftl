### What one player is asked before the first lead and around it (screens, sections 7.1 to 7.5).

## Private: in common

number = { $number }
alert-before-asked = Table { $table }: not dealt yet, you are asked
action-wrong-follow = { $play } does not beat it and counts as a pass
button-terms-done = That is it
group-dot = Which draw
group-terms = Change which
group-return = Return which
group-refuse = Refuse which

## Private: calling the point (7.3)

ask-pre-call = Pre-call? A bet before any card is seen: { $name }, your opposite, will not open in this hand. All six are asked and opened together
ask-bright-call = Call? A bet that { $name }, your opposite, will not open in this hand. All are asked and opened together
call-right = Your opposite stays closed and you open: next hand { $name } owes you { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } ({ $without } { $plain })
call-closed = Both stay closed: { $name } owes you { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } ({ $without } { $plain }), you owe { $name } { $back ->
        [one] 1 card
       *[other] { $back } cards
    } ({ $without } { $usual })
call-wrong = Your opposite opens and you do not: next hand you owe { $name } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } ({ $without } { $plain })
call-both =
    { $cards ->
        [one] Both open: you owe { $name } 1 card ({ $without } none)
       *[other] Both open: you owe { $name } { $cards } cards ({ $without } none)
    }
call-otherwise = Otherwise as without a call
pre-call-otherwise = Otherwise as without a pre-call
without-call = without a call
without-pre-call = without a pre-call
call-theirs = If { $name } calls too, it counts otherwise
pre-call-theirs = If { $name } pre-calls too, it counts otherwise
button-no-call = No call
button-call = Call
button-no-pre-call = No pre-call
button-pre-call = Pre-call

## Private: agreeing (7.3, 7.5)

ask-last = { $side }: { $names } are left. Which of you is last? Agree on it
last-tribute = Last place pays { $last } as tribute, second-to-last { $second }
last-leads = Last place leads this hand
last-usual = If you two differ, it is { $name }
button-last = { $name }
button-last-self = Me
ask-swap = { $name } and you both stayed closed and owe each other: you { $mine }, { $name } { $theirs }. Set off: the cards are shown and stay; it takes both of you
button-exchange = Exchange
button-set-off = Set off
ask-help = { $name } has no { $rank } and no 2 to pay with. Do you pay { $price } instead? It must be one you drew; the first in turn pays
ask-help-joker = { $name } has no { $rank } and cannot pay. Do you pay { $price } instead? Without a 2, a joker; the first in turn pays
button-no-help = Do not pay
button-help = Pay

## Private: cutting and the dot-hand (7.1)

ask-cut = You were last: do you cut? Of { $cards } cards those on top go below. { $name }, your opposite, may do it for you, up to { $times } times. Any other cut is typed, for example: cut 40
button-no-cut = No cut
button-cut-third = Cut a third ({ $cards })
button-cut-half = Cut half ({ $cards })
button-ask-cut = { $name } cuts { $times }×
ask-cutting = { $name } lets you cut. Of { $cards } cards, how many go below? Any other cut is typed, for example: cut 40
button-cut = Cut { $cards }
ask-dot = Dot-hand? You owe { $name } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for a point. With a big joker you may show it and name a number: the joker goes over, the card drawn that many draws later is yours, and you owe one card less
dot-typed = If there were not so many draws, nothing happens. Other numbers are typed, for example: dot 12
button-no-dot = No dot-hand

## Private: terms of tribute (7.1)

tribute-kind-sweep = sweep tribute
tribute-kind-stuffed = stuffed tribute
tribute-kind-burn = burn tribute
tribute-kind-point = point tribute
tribute-kind-fall = fall tribute
terms-debt = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } from { $payer } to { $receiver }, { $kind }
terms-numbered = { $number }. { $debt }
ask-terms = What becomes of these debts?
ask-terms-ally = Between partners: it is paid only if both of you want it
ask-terms-side = Inside your own side: is all of it paid, or none? One who waives it waives it for all
ask-terms-taken = Do you take it? If you refuse, nothing is paid
terms-chosen-ally = Between partners, { $numbers } for now: { $way }
terms-chosen-side = Inside your side, { $numbers } together for now: { $way }
terms-chosen-taken = { $numbers } for now: { $way }
button-terms-other = { $numbers }: { $way }
button-pay-ally = Pay
button-waive-ally = Waive
button-counter-ally = Counter
button-pay-side = Pay all
button-waive-side = Waive all
button-pay-taken = Take
button-waive-taken = Refuse

## Private: small cards that go back (7.1)

ask-return =
    { $count ->
        [one] Return 1 small card to { $name } (no 2, no joker); usually the lowest
       *[other] Return { $count } small cards to { $name } (no 2s, no jokers); usually the lowest
    }
return-keep = Your last { $rank } stays with you
return-none = You have no small card to return
return-chosen = Chosen: { $cards }
button-return-nothing = Nothing to return
button-return-lowest = Return the lowest: { $cards }
button-return-these = Return these { $count }: { $cards }
ask-take = { $name } returns to you: { $cards }
take-only = You held none of { $ranks } before and may refuse; what comes instead must be taken
ask-take-all = { $name } returns to you: { $cards }. You held such cards already and must take them
button-take = Take
button-refuse = Refuse { $cards }

## Private: revolution (7.4)

ask-revolution = Revolution? Only with no big joker, no small joker and no 2. You lay your cards down and take no part. All are asked and opened together
ask-revolution-drawn = Revolution? Only if you drew no big joker, no small joker and no 2. You lay your cards down and take no part. All are asked and opened together
ask-revolution-shots = Revolution? You must be able to fire { $count } pure gouji plays (no 2s, no jokers); jokers and 2s that you hold go to your opposite first. All are asked and opened together
revolution-place-fourth-or-swept-third = You count as fourth, or as third if both partners take first and second
revolution-place-third = You count as third
revolution-place-by-first-out = You count as third or fourth, by which side is first out
revolution-concedes = Your point counts as closed, that of { $name } as open
revolution-head = { $name }, your opposite, chooses: with head ({ $kills } free kills), or headless at once
revolution-no-head = { $name }, your opposite, is headless at once
revolution-test = { $name }, your opposite, may beat each. One stands: you have opened and are out of it, and the opposite is headless. All beaten: you are last and closed
revolution-void-hand = If two revolt, the hand is void and dealt again
revolution-restart = If two revolt, the game begins anew
button-no-revolution = No
button-revolution = Revolution
button-revolution-shots = Revolution …
button-no-revolution-after-all = No revolution
panel-shots = Choose { $count } pure gouji plays, fired in this order. Others are typed, for example: revolution 2 aces, 2 kings, 3 queens
panel-shots-none = You do not hold { $count } pure gouji plays, so you cannot revolt. Only you see this
button-shots = { $shots }
ask-head = { $name } has revolted and you are the opposite. Do you keep the head?
head-kept = With head: only a burn answers your first { $kills } gouji plays; after them you are headless
head-lost-now = No head: headless at once; you may answer any gouji play, and anybody may answer yours
button-no-head = No head
button-head = With head

## Private: shots and pooled fives (7.4)

ask-shot = Shot { $number }: { $name }, { $plays }. Do you beat it?
ask-shot-rest = The first shot stood: the revolution of { $name } has succeeded. Left: { $plays }. Beat one with a pure gouji play, and you have opened too
shot-stake = All { $count } beaten: { $name } is last and closed. One stands: the revolution succeeds and you are headless. Beat one with a pure gouji play, and you have opened
shot-last = Beaten: { $name } is last and closed. Let it pass: the revolution succeeds and you are headless
shot-stood = The revolution of { $name } has succeeded; you are headless. Beat this one with a pure gouji play, and you have opened too
fives-of = { $name } { $count }
ask-fives = { $side } pools its 5s: { $play } ({ $laid }). Do you beat them? If nobody does, { $name } leads
fives-first = The first in turn who beats them counts; later answers are taken back
button-let-pass = Let it pass
panel-beating = With { $kind }:

## Private: 4s (6.3)

ask-fours = Melee. Whoever has not opened may throw his 4s away now; do you? You are asked only once
fours-stake = Throw: all 4s are gone. Keep: you must get rid of them in play
button-keep-fours = Keep
button-throw-fours = Throw 4s
button-throw = Give up, throw 4s …
button-give-up-more = Give up opening …
panel-throw =
    { $count ->
        [one] Throw 4s: your one 4 is thrown away, and your point cannot open in this hand. It cannot be taken back
       *[other] Throw 4s: all { $count } of them are thrown away, and your point cannot open in this hand. It cannot be taken back
    }
panel-give-up = Give up opening: your point cannot open in this hand; 4s may be led, all at once. It cannot be taken back
button-throw-now =
    { $count ->
        [one] Throw one 4
       *[other] Throw { $count } fours
    }
button-give-up = Give up opening
button-keep-opening = Do not

## Private: answers in words

action-yes = yes
action-no = no
action-yes-pre-call = pre-call
action-no-pre-call = no pre-call
action-yes-bright-call = call
action-no-bright-call = no call
action-yes-swap = set off
action-no-swap = exchange
action-yes-help = pay
action-no-help = do not pay
action-yes-revolution = revolution
action-no-revolution = no revolution
action-yes-head = with head
action-no-head = no head
action-yes-fours = throw 4s
action-no-fours = keep 4s
action-yes-take = take
action-no-cut = no cut
action-no-cutting = no cut
action-no-dot = no dot
action-choose-last = seat { $number } is last
action-cut = cut { $number }
action-ask-cut = opposite cuts { $number }
action-dot = dot { $number }
action-return = return { $cards }
action-return-nothing = nothing to return
action-refuse = refuse { $cards }
action-shots = revolution: { $shots }
action-terms = the tribute as you say
action-terms-pay-ally = pay
action-terms-pay-side = pay all
action-terms-pay-taken = take
action-terms-waive-ally = waive
action-terms-waive-side = waive all
action-terms-waive-taken = refuse
action-terms-waived = waive { $waived }
action-terms-countered = counter { $countered }
action-terms-mixed = waive { $waived }; counter { $countered }
action-give-up-opening = give up opening
action-throw-fours = throw 4s

## Private: cards that I gave and got (7.1, 7.2)

own-showed = Set off: you showed { $cards } and kept them
own-gave-tribute = You gave { $cards } to { $name } (tribute)
own-got-tribute = You got { $cards } from { $name } (tribute)
own-gave-counter = You gave { $cards } to { $name } (counter-tribute)
own-got-counter = You got { $cards } from { $name } (counter-tribute)
own-gave-return = You gave { $cards } to { $name } (returned)
own-got-return = You got { $cards } from { $name } (returned)
own-gave-refused = You sent { $cards } back to { $name }
own-got-refused = { $name } refused { $cards } and sent them back
own-gave-sold = You gave { $cards } to { $name } (bought from you)
own-got-sold = You got { $cards } from { $name } (bought)
own-gave-gift = You gave { $cards } to { $name } (for nothing)
own-got-gift = You got { $cards } from { $name } (for nothing)
own-gave-price = You gave { $cards } to { $name } (the price)
own-got-price = You got { $cards } from { $name } (the price; not to be paid as tribute)
own-gave-levelled = You gave { $cards } to { $name } (shared out)
own-got-levelled = You got { $cards } from { $name } (shared out)
own-gave-handed-over = You gave { $cards } to { $name } (jokers and 2s go before a revolution)
own-got-handed-over = You got { $cards } from { $name } (handed over in a revolution)
