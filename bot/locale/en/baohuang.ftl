### Baohuang. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 14).

## Public: before the first lead (14)

emperor-found = { $name } holds the emperor's card and is the emperor
emperor-found-open = { $name } holds the emperor's card
throne-passed = { $name } declines; the emperor's card goes to { $to }
throne-passed-gift = { $name } declines; the emperor's card goes to { $to }, with { $count ->
    [one] one 2
   *[other] { $count } 2s
}
throne-taken = { $name } takes the throne
throne-taken-forced = All declined; { $name } has to reign
throne-taken-forced-gift = All declined; { $name } has to reign, and gets { $count ->
    [one] one 2
   *[other] { $count } 2s
}
guard-called = The emperor, { $name }, calls the { $card }: whoever holds the fourth is the guard
solo-grabbed = { $name } grabs the solo: one against four, an open solo, and there is no guard
solo-grabbed-from = { $name } grabs the solo and takes the throne from { $from }: one against four, an open solo, and there is no guard
solo-grabbed-none = Nobody grabs the solo
declarations-opened = Declared: { $declared }; nobody else
declarations-opened-none = Nobody declares anything
declared-open-guard = { $name } open guard
declared-open-solo = { $name } open solo
declared-revolt = { $name } revolts
suspects-one = Only { $name } has not revolted: the guard, or else the emperor plays alone
suspects-none = All four revolt: there is no guard, the emperor plays alone
guard-exposed = Enough revolt: { $name } is the guard and counts as open
guard-exposed-solo = Enough revolt, and there is no guard: the emperor, { $name }, plays alone
kicks-opened = Kicked by { $names }: times { $factor } once more
kicks-opened-none = Nobody kicks
baohuang-leader = The emperor, { $name }, leads
baohuang-tribute =
    { $count ->
        [one] Tribute: { $payer } to { $receiver }, { $count } card
       *[other] Tribute: { $payer } to { $receiver }, { $count } cards
    }
baohuang-tribute-none = Tribute: { $payer } has nothing to pay with, excused
baohuang-voided = Nobody wants the throne: the hand is void and dealt anew

## Public: one line an event (5.2)

play-unbeatable = { $play }; nothing beats it
play-shows-guard = { $line }: the guard is { $name }!
play-shows-solo = { $line }: there is no guard, { $name } plays alone!
baohuang-trick-stands = It stands; { $leader } leads
baohuang-stuffed = { $name } has nothing but { $rank }s and is stuffed by { $by }: { $place }
baohuang-stuffed-unsaid = { $name } has nothing but { $rank }s and is stuffed by { $by }

## Public: the table message (5.1)

baohuang-head = Baohuang table { $table } · hand { $hand }
baohuang-head-of = Baohuang table { $table } · hand { $hand } of { $hands }
head-called = called: { $card }
head-factor = times { $factor }
baohuang-seat = { $number } { $name }
baohuang-seat-points = { $number } { $name }, { $points }
fact-emperor = emperor
fact-card = emperor's card
fact-declined = declined
fact-solo = solo
fact-open-solo = open solo
fact-guard = guard
fact-open-guard = open guard
fact-revolt = in revolt
fact-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
baohuang-fact-stuffed = stuffed, { $place }
order-again = Next: { $seats }; a pass does not bind
asking-baohuang-grab = Does anybody grab the solo? Asked: { $whom }
asking-baohuang-throne = Does { $name } take the throne, or decline?
asking-baohuang-call = The emperor, { $name }, calls a guard
asking-baohuang-declare = Does anybody declare himself? Asked: { $whom }
asking-baohuang-kick = Does anybody kick? Asked: { $whom }

## Public: counts when asked (5.1)

baohuang-counts = Cards left: { $left }

## Public: the end of a hand and of a match (7.6, 14)

baohuang-result-royals = Table { $table }, hand { $hand } is over. The emperor's side wins
baohuang-result-solo = Table { $table }, hand { $hand } is over. The emperor wins alone
baohuang-result-commoners = Table { $table }, hand { $hand } is over. The commoners win
baohuang-result-draw = Table { $table }, hand { $hand } is over. A draw, nobody pays
baohuang-place = { $place }: { $name }, { $role }, { $points }
role-emperor = emperor
role-solo = emperor alone
role-guard = guard
role-commoner = commoner
baohuang-sum = Places: emperor { $emperor }, guard { $guard }, sum { $sum }; one share is { $unit }
baohuang-announced = Open solo
baohuang-exposed = Solo, exposed by revolts
baohuang-factor = Times { $factor }, included
baohuang-factor-kicked = Open guard and kicked: times { $factor }, included
baohuang-total = Match: { $points } (hand { $hand })
baohuang-total-of = Match: { $points } (hand { $hand } of { $hands })
baohuang-points-of = { $name } { $points }
baohuang-match-over = Table { $table } is finished; most points: { $names }. Well played, all
baohuang-match-draw = Table { $table } is finished, drawn. Well played, all
baohuang-debts = Tribute next hand: { $debts }
baohuang-debt = { $payer } to { $receiver } { $cards }

## Neutral: cards with a mark

with-mark = { $cards } ({ $marks })
mark-guard = guard's card
mark-emperor = emperor's card
mark-short-guard = guard
mark-short-emperor = emperor

## Private: who I am (14)

own-emperor = You are the emperor
own-emperor-guard = Your guard is { $name }
own-solo = You are the emperor and hold the guard's card too: solo, one against four. Only you know
own-solo-known = You play alone, one against four
own-guard = You are the guard; only you know
own-guard-called = You hold the fourth { $card }: you are the guard, and only you know
own-guard-known = You are the guard, and everybody knows
own-commoner = You are a commoner
own-commoner-revolted = You are a commoner, in revolt
own-emperor-card = You hold the emperor's card
own-guard-card = You hold the guard's card; only you know
hand-marked = { $cards } (with the { $mark })
hand-is-marked = { $cards } (the { $mark })
hand-called = { $mark }, { $card }

## Private: before the first lead (14)

ask-throne = Do you take the throne?
ask-throne-called = Do you take the throne? Then you have to call a guard
ask-throne-unable = You hold no { $count } equal cards to call a guard with, so you cannot reign
ask-throne-must = You may not decline this time
throne-gift = With the emperor's card, if you decline, goes { $count ->
    [one] one 2
   *[other] { $count } 2s
}
ask-call = Call your guard: show { $count } equal cards; whoever holds the fourth is the guard
call-top = The called card by itself is the highest single card, above the big joker
ask-baohuang-declare = Do you declare yourself? All five are asked and opened together
ask-kick = Do you kick? If anybody does, this hand counts times { $factor } once more. Asked and opened together
ask-grab = Do you grab the solo? You take the emperor's card and play alone against four. All five are asked and opened together
ask-grab-doubled = Do you grab the solo? You take the emperor's card and play alone against four, times { $factor }. All five are asked and opened together
declare-emperor = The emperor is known already; you have nothing to declare
declare-nothing = You have nothing to declare. Only you see this
declare-open-guard = Open guard: tell everybody that you are the guard
declare-open-guard-doubled = Open guard: tell everybody that you are the guard; this hand counts times { $factor }
declare-open-solo = Open solo: tell everybody that you play alone
declare-open-solo-doubled = Open solo: tell everybody that you play alone; win or lose, times { $factor }
declare-revolt = Revolt: tell everybody that you are a commoner
declare-revolt-exposes = Revolt: tell everybody that you are a commoner. If { $count } revolt, the guard must show himself and counts as open
own-throne-got = { $name } declined; the emperor's card is yours now
own-throne-got-gift = { $name } declined; the emperor's card is yours now, with { $count ->
    [one] one 2
   *[other] { $count } 2s
}
own-solo-grabbed = You grab the solo: one against four, an open solo, and there is no guard
own-solo-grabbed-from = You grab the solo and take the throne from { $name }: one against four, an open solo, and there is no guard
own-solo-lost = { $name } grabs the solo and takes the throne from you: you are a commoner, and play with the other three against { $name }
baohuang-own-gave = Given: { $cards } to { $name } (tribute)
baohuang-own-got = Received: { $cards } from { $name } (tribute)

## Private: leading and answering (6.1, 6.3)

who-emperor = { $name } (emperor)
who-guard = { $name } (guard)
baohuang-deadline-answer = Until { $until }. No answer: the computer answers this one
baohuang-own-stuffed = You have nothing but { $rank }s and are stuffed by { $by }: { $place }
baohuang-wait-for-end = Wait for the end of the hand

## Private: buttons

button-reign = Reign
button-abdicate = Decline, to { $name }
button-abdicate-last = Decline
button-call-guard = { $card }
button-call-alone = { $card } (all 4: solo)
button-stay-hidden = No
button-declare-myself = Declare …
button-declare-open-guard = Open guard
button-declare-open-solo = Open solo
button-declare-revolt = Revolt
button-no-kick = No
button-kick = Kick (times { $factor })
button-no-grab = No
button-grab = Grab the solo
group-call = Which card

## Private: answers in words

action-reign = reign
action-abdicate = decline
action-call = call the { $card }
action-silent-declare = nothing to declare
action-silent-kick = no kick
action-silent-grab = no grab
action-declare-open-guard = open guard
action-declare-open-solo = open solo
action-declare-revolt = revolt
action-declare-kick = kick
action-declare-grab = grab the solo

## Private: why the computer would answer so

hint-baohuang-reign = The hand is strong enough to reign
hint-baohuang-abdicate = The hand is too weak to reign
hint-baohuang-high = High enough to take the trick
hint-baohuang-call = This is the best card to call
hint-silent-declare = Say nothing yet and see how it goes
hint-silent-kick = The odds are not good enough to kick
hint-silent-grab = Too risky against four
hint-declare-open-guard = The hand is strong; being open doubles it
hint-declare-open-solo = The hand is strong enough against four
hint-declare-revolt = A fair hand; a revolt shows your partners where you stand
hint-declare-kick = The odds are good: kick
hint-declare-grab = The hand is strong enough against four
