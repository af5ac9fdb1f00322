### Gouji. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 9).

## Public: one line an event (5.2)

peace-hand = This first hand is a peace hand: no tribute
peace-levels = whoever lacks one of { $ranks } gets it from another
peace-opens = your first pure gouji play opens your point at once
leader-show = { $name } shows { $cards }
leader-chosen = { $shows }. { $name } leads
leader-chosen-drawn = Nobody showed; drawn: { $name } leads
leader-chosen-seat = Nobody showed; { $name } leads
cards-played-lead-gouji = { $name } leads { $play }, gouji
cards-played-lead-dead = { $name } leads { $play }, gouji; nothing beats it
cards-played-gouji = { $name } { $play }, gouji
cards-played-dead = { $name } { $play }, gouji; nothing beats it
cards-played-answer = { $name } answers with { $play }
cards-played-answer-dead = { $name } answers with { $play }; nothing beats it
cards-played-burn = { $name } burns { $burned } with { $play }! From now each play needs a joker, the last one not
cards-played-burn-unsaid = { $name } burns with { $play }! From now each play needs a joker, the last one not
cards-played-counter-burn = { $name } counter-burns! { $play } over { $burned }
cards-played-counter-burn-again = { $name } counter-burns again! { $play } over { $burned }
cards-played-unburn = { $name } stops the burn with { $play }. The burn of { $burner } is off
cards-played-free-kill = { $name } makes a free kill: { $play } over the last play of { $owner }; only a burn can answer
yielded = { $name } yields
trick-taken-covered = { $name } lets it stand; { $leader } leads
trick-taken-stands = Nobody stirs; { $leader } leads
trick-taken-next = All pass; { $leader } leads now
trick-taken-let-stand = { $name } lets it stand; { $leader } leads
point-opened = { $name } has opened
head-lost = { $name } is headless
melee-began = Two are out: melee. No gouji rule, burn or yield; anyone may beat anyone
burn-succeeded = The burn of { $name } succeeds
burn-stopped = { $by } stops the burn of { $name }
burn-stopped-chain = The burn of { $name } fell; the burns before it are off too
burn-failed = { $name } has no joker to go on: false burn, { $place }. { $leader } leads

## Public: the table message (5.1)

board-head = Gouji table { $table } · hand { $hand } · Red { $red } : Blue { $blue }
board-head-of = Gouji table { $table } · hand { $hand } of { $hands } · Red { $red } : Blue { $blue }
board-seat = { $number } { $name }, { $side }
fact-opened = opened
fact-headless = headless
fact-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fact-count-more = too many to report
board-top-gouji = On top: { $name }, { $play }, gouji
order-showing = Who leads? { $rank }s are shown for it. Everyone answers in private; opened together
order-showing-until = Who leads? { $rank }s are shown for it. Everyone answers in private until { $until }; opened together
order-showing-here = Who leads? { $rank }s are shown for it. Everyone answers under "My hand"; opened together
order-showing-until-here = Who leads? { $rank }s are shown for it. Everyone answers under "My hand" until { $until }; opened together
order-may-yield = { $name } (opposite, may yield)
order-opposite = { $name } (opposite)
order-headless = { $name } (headless)
order-yielded = { $name } yields: { $seats }, then { $name } again
order-yielded-alone = { $name } yields, and is asked once more
order-gouji-until = Gouji: burn until { $until }; may answer: { $seats }
order-gouji = Gouji: burns are possible; may answer: { $seats }
order-gouji-closed = Gouji; may answer: { $seats }
order-gouji-alone-until = Gouji: burn until { $until }, or do nothing: nobody need answer
order-gouji-alone = Gouji: burn if you like, or do nothing: nobody need answer
order-gouji-alone-closed = Gouji: nobody need answer
order-burning-until = { $name } is burning; may stop it: { $seats }; counter-burn until { $until }
order-burning = { $name } is burning; may stop it: { $seats }; others may counter-burn
order-burning-closed = { $name } is burning; may stop it: { $seats }
order-burning-alone-until = { $name } is burning; counter-burn until { $until }
order-burning-alone = { $name } is burning; others may counter-burn
order-burning-alone-closed = { $name } is burning
order-last-kill = The last play of { $name }: { $opposite }, the opposite, may free-kill it
order-melee = Melee: { $seats }; a pass does not bind

## Public: counts when asked (5.1)

counts = Cards left: { $reports }; the others more than { $limit }
counts-all = Cards left (up to { $limit }): { $reports }
counts-none = Cards left: nobody has { $limit } or fewer
counts-off = This table does not report counts

## Public: the end of a hand and of a match (7.6)

result-won = Table { $table }, hand { $hand } is over. { $side } wins
result-draw = Table { $table }, hand { $hand } is over. Even
result-sweep =
    { $factor ->
        [1] { $side } sweeps!
        [2] { $side } sweeps! Points doubled
       *[other] { $side } sweeps! Points times { $factor }
    }
result-sweep-ends =
    { $factor ->
        [1] { $side } sweeps, which ends the match!
        [2] { $side } sweeps! Points doubled, and the match ends
       *[other] { $side } sweeps! Points times { $factor }, and the match ends
    }
result-place = { $place }: { $name }, { $side }
result-points = Hand: Red { $red }, Blue { $blue }   Match: Red { $allred }, Blue { $allblue } (hand { $hand })
result-points-of = Hand: Red { $red }, Blue { $blue }   Match: Red { $allred }, Blue { $allblue } (hand { $hand } of { $hands })
result-opened = Opened: { $names }
result-opened-nobody = Nobody opened
result-burn = { $name } { $count }
result-burns = Burns: { $burns }
result-false-burns = False burns: { $names }
match-over = Table { $table } is finished: Red { $red }, Blue { $blue }. { $side } wins; well played, all
match-over-draw = Table { $table } is finished: Red { $red }, Blue { $blue }. Even; well played, all

## Neutral: names, places, joints

side-red = Red
side-blue = Blue

## Private: the living message (6.1)

hand-group-gouji = { $rank }×{ $count }g
who-opposite = { $name } (your opposite)
who-ally = { $name } (your partner)
gouji-play = { $play }, gouji
deadline-answer = Until { $until }. No answer: the computer answers this one (no burn, no 2s or jokers)
deadline-show = Until { $until }. No answer: if you can show, the most you have is shown for you
waiting-passed = You passed in this trick. You may still answer your opposite
own-overplayed = You yielded and were overtaken: you count as passed
own-overplayed-again = You yielded and were overtaken: you count as passed. You may still answer your opposite
own-point-opened = You have opened
own-head-lost = You are headless: you may answer any gouji play, and anybody may answer yours
own-dead = A false burn ended the hand for you
own-stuffed = You were stuffed by { $by }: your 3s cannot go out
own-shots-beaten = All your shots were beaten: the revolution failed
own-dead-placed = { $why }. You are { $place }. Wait for the end of the hand
own-dead-waiting = { $why }. Wait for the end of the hand
own-prompters = Looking at your cards: { $names }

## Private: who leads (4.3)

ask-show =
    { $least ->
        [one] Who leads? Show any { $rank } you hold; whoever shows most of one suit leads. All are opened together
       *[other] Who leads? With { $least } or more { $rank }s of one suit you may show them; whoever shows most leads. All are opened together
    }
ask-show-any =
    { $least ->
        [one] Who leads? Show any { $rank } you hold; whoever shows most leads. All are opened together
       *[other] Who leads? With { $least } or more { $rank }s you may show them; whoever shows most leads. All are opened together
    }
panel-show = Show which?
panel-show-none = You have no { $rank }s that you may show. Only you see this

## Private: leading (6.2, 6.3)

ask-lead-closed = You lead. Important: your point is not open yet
ask-lead-burning = You are burning: this play needs a joker, or must be your last

## Private: answering (6.1, 6.2, 6.5, 6.6)

ask-unless-burned = If somebody burns, this answer does not count
ask-may-yield = You may yield: the two after you speak first; if both pass, you are asked again
ask-may-apply = You may also ask for the wind: if all pass, you lead
ask-last-call = Last call: do you beat it?
ask-free-kill = { $name } is out on { $play }. You are the opposite: beat it with a gouji play and only a burn can answer. That is a free kill
ask-unburn = { $name } is burning with { $play }. Beat it and the burn is off
page-twos =
    { $twos ->
        [0] no 2s
        [1] one 2
       *[other] { $twos } twos
    }

## Private: burning (6.4)

ask-burn = Do you burn? Silence means no
ask-burn-solo = Do you burn?
ask-counter-burn = Do you counter-burn? Silence means no
ask-counter-burn-solo = Do you counter-burn?
panel-burn-cover = Beat it with what? After that every play needs a joker, except the last
panel-burn-ranks = Beat it with what? Choose a rank
burn-reckoning-short =
    With { $play } on top you would have { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $jokers ->
        [0] no joker
        [1] one joker
       *[other] { $jokers } jokers
    }, about { $plays ->
        [one] one play
       *[other] { $plays } plays
    } left: not enough jokers; you would probably get stuck
burn-reckoning-enough =
    With { $play } on top you would have { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $jokers ->
        [0] no joker
        [1] one joker
       *[other] { $jokers } jokers
    }, about { $plays ->
        [one] one play
       *[other] { $plays } plays
    } left: enough, if nobody stops you
burn-reckoning-out = With { $play } on top you are out
burn-cannot = You hold nothing that beats { $play }, so you cannot burn it. Only you see this
burn-cannot-finish = You can beat it, but have too few jokers to finish, and this table does not allow such a burn. Only you see this

## Private: prompting (6.6)

hand-shown = { $name } lets you look at the cards
own-hand-shown = You let { $name } look at your cards
play-suggested = { $name } suggests { $play }
own-play-suggested = You suggested { $play } to { $name }
panel-ally = { $name } lets you look at { $count } cards
panel-suggest = Tap one, and { $name } sees your suggestion; or type it, for example 2 kings

## Private: buttons

button-gouji = { $play } g
button-no-unburn = Let it burn
button-let-stand = Let it stand
button-yield = Yield
button-burn = Burn …
button-counter-burn = Counter-burn …
button-no-burn = No
button-no-burn-after-all = No burn
button-burn-enough = { $play }, enough
button-choose = Choose myself
button-show = Show { $rank }s …
button-no-show = No
button-show-hand = Let { $name } look
button-look = Cards of { $name }
button-suggest = Suggest { $play }

## Private: answers in words

action-yield = yield
action-no-burn = no burn
action-no-show = show nothing
action-burn = burn with { $play }
action-show = show { $cards }
action-show-hand = your cards may be looked at
action-suggest = suggest { $play }

## Private: the recommended play and why (6.1)

hint-lowest = Get rid of something low; keep the high cards
hint-cheapest = The cheapest way to beat it
hint-shed = A chance to shed small cards
hint-opens = If it stands, your point is open
hint-run = Few cards are left: run
hint-out = This play takes you out
hint-burn = After it your jokers last to the end
hint-burn-lost = This burn cannot be finished any more; this loses least
hint-pass-ally = Your partner lies on top; let him go
hint-pass-cost = You could beat it, but it would cost too much
hint-pass-cannot = You cannot beat it
hint-deny = Your opponent is close to going out; stop him
hint-yield = Let your partner after you try first; if nobody plays, it comes back to you
hint-wind = No need to beat it: if all pass, you lead
hint-no-burn-short =
    { $jokers ->
        [0] A burn would leave about { $plays } plays and no joker: not enough
        [1] A burn would leave about { $plays } plays and one joker: not enough
       *[other] A burn would leave about { $plays } plays and { $jokers } jokers: not enough
    }
hint-no-burn = A burn does not pay; keep your cards
hint-only = There is nothing else to play
hint-joker-dead = With a big joker nothing beats it
hint-show = Whoever shows most leads, and it costs nothing
