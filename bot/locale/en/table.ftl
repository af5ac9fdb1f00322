### Tables, people, clocks: everything around the game (screens, sections 3, 4, 7.6, 10, 11).

## Neutral: names of games and speeds

game-seats = { $game } ({ $seats } players)
game-preset = { $game } { $preset }
game-presets = { $game } ({ $presets })
table-of-game = #{ $number } ({ $game })
speed-live = live { $seconds } s
computer-name = Computer { $number }

## Public: first contact (3)

greeting =
    Hello. I keep the card table: { $games }.
    Cards go to each player privately; the group sees only what is played. Missing players are computers.
    Press below, or send /newgame with the name of a game, to open a table.
greeting-here =
    Hello. I keep the card table: { $games }.
    "My hand" shows your cards to you alone; the channel sees only what is played. Missing players are computers.
    Press below, or send /newgame with the name of a game, to open a table.
start-private =
    Hello { $name }. Here you see your cards and play them.
    Add me to your group and send /newgame there.
    No wish to wait? Play a hand with computers now: { $games }.
help-room =
    My games: { $games }. To open a table, say of which: /newgame { $second }
    Your cards: "My hand" below the table. You play in private, by buttons or by typing.
    /table posts the table again · /hand sends your cards
    The rules here: /rules; with a word behind it, it explains that word · /house shows and changes them
    { $help }
help-room-here =
    My games: { $games }. To open a table, say of which: /newgame { $second }
    Your cards and your plays: "My hand" below the table, or /hand; you alone see them. Typing a play: /play
    /table posts the table again · /join sits down
    The rules here: /rules; with a word behind it, it explains that word · /house shows and changes them
    { $help }
help-private =
    When you are asked, your cards and buttons appear here. Press, or type:
    { $typed }
    /hand your cards · /rules the rules; with a word behind it, it explains that word · /verify the shuffle
    /newgame here plays a hand with computers; say of which game: { $games }

## Neutral: what the bot must be allowed to do in a room

permission-view-channel = "View Channel"
permission-send-messages = "Send Messages"
permission-send-in-threads = "Send Messages in Threads"
permission-embed-links = "Embed Links"

## Public: the lobby (4.1)

lobby-title = { $game } · table { $number } · opened by { $host }
lobby-rules = Rules { $profile }  Speed { $speed }
lobby-seat = { $number } { $name }
lobby-free = { $number } free
lobby-kept = { $number } { $name } (kept until the private chat is open)
lobby-nobody = free seat
lobby-missing =
    { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
lobby-full = All are here
lobby-closed = This table is closed. Open another: /newgame
lobby-play-computers = You may start anyway: computers take the free seats

## Neutral: buttons

button-sit = Sit down
button-leave = Leave
button-computer = Add a computer
button-start =
    { $count ->
        [one] Start ({ $count } computer)
       *[other] Start ({ $count } computers)
    }
button-start-full = Start
button-open-private = Open and sit down
button-hand = My hand
button-play-private = Play in private
button-table = Table
button-rules = Rules
button-count = Ask counts
button-burn-open = Burn …
button-next = Next hand
button-again = Again, same seats
button-again-shift = Other sides
button-again-moved = Other seats
button-again-draw = Draw anew
button-agree = Yes
button-disagree = No
button-seat = Change seats
button-close = Close
button-newgame = Open { $game }
button-play-computers = { $game } with computers
button-profile = Rules: { $name }
button-game = Play { $name }
button-pings-on = Remind me in private
button-pings-off = No private messages

## Private: sitting down (4.2)

seated = Seated, seat { $seat }
seated-here = Seated, seat { $seat }. "My hand" shows your cards, to you alone. Shall I remind you in private?
seated-here-reminded = Seated, seat { $seat }. "My hand" shows your cards, to you alone; I remind you in private as before
seat-kept = { $name }, your seat is kept. Cards go to a private chat; open it once so that I can reach you
left = You left; the seat is free
left-closed = You got up. Nobody is left at table { $number }, so it is closed. To play again, send /newgame
already-seated = You already sit here, seat { $seat }
sent-private = Sent to your private chat
joined-private = You sit at table { $number }, "{ $title }", seat { $seat }. Your cards will appear here
pings-hello = Good. When it is your turn, I say so here
pings-on = Good, I write to you when it is your turn. If nothing arrives, "My hand" does the same
pings-off = Good, no private messages. "My hand" shows your cards
newgame-running = The hand at table { $number } is not over: play on. For another table, name its game: /newgame { $game }
newgame-beside = This is table { $number }, just opened. You still sit at { $tables }; to go back, type #{ $first }

## Public: a table moves on (4.3, 7.6)

private-closed-room = { $name }, I cannot write to you in private. Use the button for your cards
call-lead = Table { $number }: { $name }, you lead
call-answer = Table { $number }: { $name }, we are waiting for you

## Public: who sits where (4.3)

draw-colours = Table { $number }, drawing red and black: { $drawn }
draw-faces = Table { $number }, drawing J, Q and K: { $drawn }
draw-seats = Table { $number }, drawing seats: { $drawn }
draw-seat = seat { $number }
draw-took = { $name } { $card }
draw-red = red
draw-black = black
draw-red-j = red J
draw-red-q = red Q
draw-red-k = red K
draw-black-j = black J
draw-black-q = spade Q
draw-black-k = black K
seats-shifted = Table { $number }, other sides: the host stays, everybody else moves on by one seat
seats-moved = Table { $number }, other seats: the host stays, everybody else moves on by one
seats-sides = Red: { $red }    Blue: { $blue }
seats-opposites = Opposites: { $pairs }
seats-partners = Partners: { $pairs }
seats-pair = { $one }–{ $other }
seats-order = Order: { $names }
seats-changed = Seats changed
lobby-drawn-colours = Sides: red and black are drawn at the start
lobby-drawn-faces = Sides: J, Q and K are drawn at the start

## Public: between two hands, and after a match (7.6)

next-at = The next hand is dealt once everyone has tapped, at the latest { $until }
next-when-all = The next hand is dealt once everyone has tapped
again-when-all = Another match begins once everyone has tapped the same button
next-wish = Next hand
again-same = Again, same seats
again-shift = Again, other sides
again-moved = Again, other seats
again-draw = Again, drawn anew
next-tally = { $wish }: { $names } ({ $count }/{ $all })
next-free = Free: seat { $seats }. Sit down and play; otherwise a computer does. What earlier hands left stays with the seat
next-noted = Noted. It is dealt once everyone has tapped
dissolved = Table { $number } is dissolved. The unfinished hand does not count
dissolved-stands = Table { $number } is dissolved. The unfinished hand does not count, the hands before it do
dissolved-won = { $side } wins; well played, all
dissolved-won-names = { $names } win; well played, all

## Private: a hand that is not played on

hand-given-up = Table { $number } is dissolved, and this hand is over

## Public: dissolving (11.5)

motion-title = { $name } wants to dissolve table { $number }. It takes everyone who sits there, until { $until }; the hand goes on
motion-tally = Yes { $count }/{ $all }: { $names }
motion-passed = Table { $number } is dissolved: everyone agreed
motion-refused = Table { $number } stays: { $name } does not agree. Play on
motion-lapsed = Table { $number } stays: not everyone agreed within a day. Play on
motion-moot = Table { $number } is finished; nobody need agree any more
motion-noted = Noted

## Public: the score (/score)

score-none = Table { $number }: no hand is finished yet
score-title = Table { $number }: hands finished: { $hands }
score-of = Table { $number }: hands finished: { $hands } of { $most }
score-side = { $side }: { $names } { $points }
score-side-plain = { $side }: { $names }
score-names = { $names } { $points }
score-names-plain = { $names }
score-player = { $name } { $points }: { $places }
score-player-plain = { $name }: { $places }
score-player-points = { $name } { $points }

## Public: the hands of a match that is over (7.6)

match-hands-earlier =
    { $count ->
        [one] One hand before these
       *[other] { $count } hands before these
    }
match-hand = Hand { $number }: { $points } ({ $order })
match-hand-points = Hand { $number }: { $points }
match-hand-order = Hand { $number }: { $order }
match-hand-side = { $side } { $points }
side-together = { $first }–{ $then }

## Public: the proof of the shuffle (7.6)

verify-holds = The seal { $seal } is the SHA-256 of the seed { $seed }. Dealing again from it gives every player the same hand
verify-later = The seed is shown after the hand; shown now, it would open every hand
verify-never = This hand was dissolved, so its seed stays hidden: shown, it would open every hand

## Neutral: the language of a room or a person

language-set = Good, English from here on

## Private: seats

error-seat-taken = Somebody sits there, or there is no such seat. Agree with him, and let the host send /seat 2 5

## Private: the table in a terminal

console-you = Guest
console-welcome =
    { $games }. Computers take the other seats.
    Type a play, or the number before a button. Another game: /newgame { $second }
    ? explains what to play, /rules the rules, q leaves.
console-help = Type a play: { $typed }. A number presses that button. What Enter alone does is said before it. /rules with a word behind it explains that word, /next deals the next hand. At several tables what you type is for the one on the screen; for another begin with its number: #3.
console-bye = Closed. Come again.
console-no-number = No choice has number { $number }. Cards are typed in words; ? shows how
console-enter = Enter alone means nothing here: this one is up to you. A number presses that button, ? explains what to play
console-enter-does = Enter alone: { $action }
console-can = You can answer like this; type it, or its number:

## Neutral: descriptions of the commands (2)

command-newgame = Open a table
command-join = Sit down
command-leave = Get up
command-deal = Start; computers take the free seats
command-hand = My cards
command-play = Play by typing
command-table = Post the table again
command-count = Ask for counts
command-rules = The rules; explain a word
command-verify = Check the shuffle
command-next = Next hand
command-score = Score of this match
command-seat = Change seats
command-stop = Close the table
command-language = Language
command-help = Help
