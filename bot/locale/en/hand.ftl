### What games say alike: a trick, the table message, the private message (screens, sections 5 to 7).

## Public: one line an event (5.2)

hand-started = Hand { $number }, shuffled. Seal { $seal }
passes-then = { $names } pass, { $then }
cards-played-lead = { $name } leads { $play }
cards-played = { $name } { $play }
cards-played-over-wind = { $name } beats it with { $play }; no wind, { $asker } may still play
wind-asked = { $name } asks for the wind
trick-taken = All pass; { $leader } leads
trick-taken-wind = Nobody beats it; { $leader } catches the wind
seat-finished-first = { $name } is out, first!
seat-finished = { $name } is out, { $place }
seat-finished-unsaid = { $name } is out
hand-ended = The hand is over
drawer-chosen = { $name } draws first

## Public: the table message (5.1)

head-with = { $first } · { $then }
with-fact = { $first }, { $then }
fact-top = on top
board-trick = This trick
board-earlier = Before
board-folded =
    { $count ->
        [one] ({ $count } play before)
       *[other] ({ $count } plays before)
    }
board-top = On top: { $name }, { $play }
board-waiting = Waiting for { $names }
board-until = Until { $until }
order-lead = { $name } leads
order-lead-until = { $name } leads, until { $until }
order-plain = Next: { $seats }
order-then = { $first }, { $then }
order-last = The last play of { $name }
order-last-wind = The last play of { $name }: { $next } may beat it or ask for the wind
asked-all = everybody
asked-some = { $names }
asking-together = Everyone answers in private; opened together
asking-together-until = Everyone answers in private until { $until }; opened together
asking-together-here = Everyone answers under "My hand"; opened together
asking-together-until-here = Everyone answers under "My hand" until { $until }; opened together
counts-undealt = The cards are not dealt yet
counts-seat = { $name } { $count }

## Public: the end of a hand (7.6)

result-seal-holds = The seal { $seal }… holds; seed { $seed } (check with /verify)
result-seal-broken = The seal { $seal }… does not fit the seed { $seed }: this hand cannot count. Tell whoever runs this bot

## Neutral: names, places, joints

blank = { "" }
below =
    { $first }
    { $then }
beside = { $first } { $then }
seats-beside = { $first }   { $then }
and-then = { $first }; { $then }
you = you
seat-name = Seat { $number }
name-numbered = { $name } (seat { $number })
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
place-5 = second-to-last
place-6 = last
# At the head of a line
place-title-1 = First out
place-title-2 = Second
place-title-3 = Third
place-title-4 = Fourth
place-title-5 = Second-to-last
place-title-6 = Last

## Private: the living message (6.1)

private-head = Table { $table } { $game } · hand { $hand }
private-head-room = Table { $table } { $game } · { $title } · hand { $hand }
hand-count = Your cards: { $count }
hand-group = { $rank }×{ $count }
hand-joker-small = small joker { $count }
hand-joker-big = big joker { $count }
since = Since your last answer: { $news }
on-top = On top: { $who }, { $play }
on-top-light = On top: { $who }, { $play }. Light
on-top-important = On top: { $who }, { $play }. Important
waiting = Not your turn
waiting-own = This play is yours; wait for the others
waiting-passed-alone = You passed in this trick
own-noted = Noted: { $action }. You may change it until it is opened; nobody sees it
own-cannot = You cannot beat it; passed for you
own-unused = Your answer was not used, and nobody saw it
own-play = You played { $play }
own-lead = All passed; you lead
own-out-first = You are out, first! Have a rest
own-out = You are out, { $place }. Have a rest
own-hand-over = The hand is over
own-hand-over-placed = The hand is over. Your place: { $place }
deadline-said = Until { $until }. No answer means: { $action }
deadline-lead = Until { $until }. No answer: I lead something small for you

## Private: leading and answering (6.2, 6.3, 6.6)

ask-lead = You lead
ask-lead-important = You lead. Important
panel-how-many = How many { $kind }? (The first row plays at once)
panel-how-many-dressed = How many { $kind }? Something must go with them
panel-with-what = { $cards }, with what?
panel-bare-jokers = Bare jokers: which?
ask-wind = { $name }, before you, is out on { $play }. The wind: let it be; if all pass, you lead
panel-ways =
    { $count ->
        [one] One card, { $kind }:
       *[other] { $count } cards with { $kind }:
    }
kind-jokers = jokers

## Private: buttons

group-ready = Ready plays
group-ranks = Choose a rank
group-ways = Ways to play
group-direct = At once
group-dressed = With more
button-back = Back
button-change = Change
button-choose-again = Choose again
button-why = ?
button-hint = Hint { $play }
button-jokers = Jokers
button-pass = Pass
button-apply = Wind
count = { $count }
count-more = { $count } + …

## Private: my hand as an alert (6.7)

alert-head =
    { $count ->
        [one] Table { $table }, { $count } card
       *[other] Table { $table }, { $count } cards
    }
alert-head-asked =
    { $count ->
        [one] Table { $table }, { $count } card, you are asked
       *[other] Table { $table }, { $count } cards, you are asked
    }
alert-joker-small = small { $count }
alert-joker-big = big { $count }
alert-top = On top { $name } { $play }
alert-top-until = On top { $name } { $play }, until { $until }
alert-spectator = You are not seated here. All plays are on the table
alert-before = Table { $table }: not dealt yet
alert-out = Table { $table }: you have no cards left. Wait for the end of the hand
alert-over = Table { $table }: the hand is over

## Private: answers in words

noted = Noted: { $action }
action-pass = pass
action-apply-for-wind = ask for the wind

## Private: the recommended play (6.1)

hint = Hint: { $action }. { $reason }
hint-not-asked = You are not asked anything now
