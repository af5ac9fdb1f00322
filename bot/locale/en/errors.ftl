### Refusals: first the reason, then the way on. Ids are `error-` and the code (screens, section 10).

## Private: whose turn, which table

error-stale = The table moved on. Use the newest message
error-not-asked = You are not asked now. When you are, buttons appear below your cards
error-not-asked-here = You are not asked now. When you are, "My hand" has buttons
error-not-your-turn = Not your turn yet. When it is, buttons appear below your cards
error-not-your-turn-here = Not your turn yet. When it is, "My hand" has buttons
error-not-now = This cannot be done now. Use the buttons below your cards
error-not-now-here = This cannot be done now. Press "My hand" and use its buttons
error-not-seated = You are not at this table. Press "Sit down" before it starts
error-not-host = Only whoever opened the table may do that; ask them
error-table-full = This table is full. Wait for the next, or open one with /newgame
error-already-seated = You already sit here, seat { $seat }
error-no-table = No table is open here. Open one with /newgame
error-no-such-table = There is no table "{ $number }" here. Send /table without a number to see yours, or open one with /newgame
error-leave-later = A hand is running at table { $number }; you can get up when it is over. To stop at once, send /stop
error-next-later = A hand is running at table { $number }. Send /next when it is over
error-many-tables = You sit at several tables: { $tables }. Say which first, for example: #{ $first } …, or /next #{ $first }
error-same-number = You sit at several tables with the same number: { $tables }. Tap the buttons below the cards of the one you mean; send commands in its own group
error-hand-running = A hand is running. Wait until it is over
error-not-running = No hand is running here. Try again after the start
error-wrong-phase = The table is past that point. Use the newest message
error-bad-button = I do not know this button. Use the newest message, or /table
error-room-lacks = I cannot keep a table in this channel, because I lack { $lacking }. Have an admin grant it, then open again
error-play-in-room = Do not play in the group; all can see it. Not counted: play in private
error-private-closed = I cannot write to you. Open the private chat, or use "My hand"
error-no-such-profile = There are no rules called "{ $words }". There are: { $profiles }
error-no-such-game = I have nothing called "{ $words }". I can play: { $games }. For example: /newgame { $example }
error-many-games = "{ $words }" is in several games: { $games }. Say which first: /newgame { $first } { $words }
error-two-games = One table plays one game. Choose from { $games }, for example: /newgame { $first }
error-game-seats = { $game } is for { $seats }, and { $people } people sit here. Let some get up first, or open another table
error-no-such-term = I cannot explain "{ $words }". I can explain, for example: { $terms }
error-term-of-other-game = "{ $words }" is a word of another game: { $game }. At this table I can explain, for example: { $terms }
error-no-such-language = There is no such language here. There are: { $languages }
error-no-such-command = There is no command /{ $words }. See /help
error-inner = Something broke on my side; no card moved. Tap again, or /table

## Private: typed words

error-unreadable = I cannot read "{ $words }". Write 5x10, S+3x9, pass
error-ambiguous = That can mean several plays: { $choices }. Write it out
error-not-one-rank = Not one play: apart from 2s and jokers, one rank only
error-suggest-whom = Two partners let you look; I do not know whom you mean. Use a button

## Private: plays

error-wrong-count = On top: { $top }; you chose { $play }. Play the same number of cards
error-does-not-beat = { $play } over { $top } will not do; it must be higher
error-joker-above = On top: { $top }. Your joker and your cards must both be higher
error-dead-play = Nothing beats { $top }, because of the big joker. Pass
error-do-not-have = You do not have { $wanted }, only { $have } (2s may fill up)
error-do-not-have-any = You do not have { $wanted }. See /hand
error-attach-off = This table does not attach 2s. Play cards of one rank
error-cannot-pass-lead = You lead; there is no passing. Something small will do
error-only-opposite = Only the opposite answers a gouji play. You could burn
error-only-burn = You are only asked whether you burn: press "No" or "Burn …"
error-pass-instead = You are asked whether you beat it: if not, pass
error-cannot-yield = You can yield only on your opposite's plain play, with somebody after you still to speak. Pass or beat it
error-cannot-apply = You can ask for the wind only when the player before you is out and you come next. Pass or beat it

## Private: burning

error-burn-needs-gouji = Only another's gouji play can be burned. Beat this one if you want it
error-burn-needs-open = Your point is not open; here only opened players may burn
error-burn-needs-joker = You are burning: this play needs a joker, or must be your last
error-burn-infeasible = After it about { $plays } plays are left, and { $jokers } jokers: not enough. This table does not allow such a burn
error-burn-closed = The burn window is over. Wait for the next gouji play
error-no-burn-now = Melee: no burning. Beat it if you want it
error-opposite-answers = You face the player: beat it directly, no burn needed
error-passed-cannot-burn = You passed in this trick and cannot burn any more. Wait for the next

## Private: showing cards and hands

error-show-first = First say whether you show cards: press "Show" or "No"
error-show-not-held = You do not hold { $cards }. Use one of the buttons
error-show-invalid =
    { $least ->
        [one] Not a show: it takes { $rank }s of one suit
       *[other] Not a show: it takes { $least } or more { $rank }s of one suit
    }
error-cannot-show-hand = Not now: with { $limit } cards or fewer you may let a partner look; one who is out may look at any time
error-no-prompting = At this table nobody looks at a partner's cards. Decide yourself, or tap "?"
error-cannot-suggest = You were not let look, so there is nothing to suggest

## Private: before the first lead

error-answer-question = That is no answer to this question. Use one of the buttons
error-answer-cut = You are asked about the cut: no cut, cut 40, or opposite cuts 3
error-answer-dot = You are asked about the dot-hand: dot 3, or no dot
error-answer-terms = You are asked what becomes of these debts: pay, waive, or by number: waive 1
error-answer-return = Small cards go back now: write which, for example: return 3, 5
error-answer-take = You are asked about the returned cards: take, or write which you refuse: refuse 6
error-answer-revolution = You are asked about a revolution: revolution, or no revolution
error-cut-range = A cut is of 1 to { $most } cards; choose a number
error-cut-times = The opposite cuts { $most } times at most
error-dot-needs-big-joker = You drew no big joker, so there is no dot-hand. Only you see this. Press "No dot-hand"
error-dot-range = Name a number from 1 to { $most }
error-not-your-debt = There is no such number, or you have no say over it. See the list above
error-no-counter = This cannot be countered: only what a partner pays you. Pay or waive it
error-all-or-none = Inside a side all of it is paid or none; you cannot pick
error-return-count =
    { $count ->
        [one] One card goes back. Choose one
       *[other] { $count } cards go back. Choose as many
    }
error-return-small = A { $rank } cannot be returned; choose from 3 to ace
error-return-last = Your last { $rank } stays with you. Return another
error-return-kept = You held such a card already and cannot refuse it. Take it
error-help-needs-two = You have nothing to pay with either. Press "Do not pay"
error-revolution-high-card = You hold a { $rank } and cannot revolt. Only you see this
error-three-shots = A revolution needs { $count } pure gouji plays in their order: revolution 2 aces, 2 kings, 3 queens
error-shot-pure = All shots must be pure gouji plays, without 2s and jokers. Choose another
error-shots-not-held = You do not hold cards for these three shots. Choose others
error-shot-pure-answer = The first shot stood: only a pure gouji play beats one of the others. Choose another, or let it pass

## Private: 3s and 4s that are kept

error-threes-plain = Hold-three: 3s are played plain, without 2s and jokers
error-threes-whole = Hold-three: all 3s go at once
error-threes-last = Hold-three: 3s are your last play. Play something else first
error-lead-shown = You showed { $rank }s for the lead: lead { $rank }s first
error-fours-need-open = Your point is not open: 4s cannot be led yet. Open it, or give it up
error-fours-whole = 4s are led all at once, without 2s
error-fours-lead-only = 4s beat nothing here; they are only led. Choose another, or pass
error-fours-stay = At this table 4s cannot be thrown away; they must be played
error-fours-opened = Your point is open: your 4s must be played
error-no-fours = There are no 4s to throw away. Play on
error-fours-free = 4s may be played freely now; there is nothing to give up
error-opening-settled = Your point is settled; it cannot be given up. Play on
error-fours-all = You hold nothing but 4s, and nobody goes out by throwing: play them.
