### Shengji. Ids are kinds of events and names of screens (see screens, section 13).

## Public: declarations, trump, and the bottom (13.2)

claim-single = { $suit }s (one { $rank })
claim-pair = { $suit }s (pair of { $rank })
claim-jokers-small = no trump (both small jokers)
claim-jokers-big = no trump (both big jokers)
claim-laid = { $name } declares { $claim }
claim-laid-over = { $name } overturns with { $claim }
claim-laid-protect = { $name } protects with { $claim }
claims-none = Nobody declares
claims-none-over = Nobody overturns it
bottom-turned = The bottom decides the trump: { $cards }
trump-made = { $name } is the declarer, level { $level }, { $trump }, and takes the bottom
play-began = { $name } has buried the bottom
hand-voided-nobody = The hand is void, new deal

## Public: one line a play (13.3)

cards-led = { $name } leads { $play }
cards-led-tractor = { $name } leads a tractor, { $play }
cards-thrown = { $name } throws { $play }
throw-failed = The throw of { $attempted } by { $name } fails: { $play } is led
throw-failed-penalty = The throw of { $attempted } by { $name } fails, { $points } points lost: { $play } is led
cards-followed = { $name } follows, { $play }
cards-above = { $name } goes higher, { $play }
cards-followed-short = { $name } follows with { $followed }, discards { $rest }
cards-discarded = { $name } discards { $play }
cards-ruffed = { $name } ruffs with { $play }
cards-ruffed-again = { $name } ruffs higher with { $play }
trick-won = { $name } takes the trick
trick-won-points = { $name } takes the trick, { $points } points for the defenders
trick-won-kept = { $name } takes the trick and saves { $points } points

## Public: the table message

shengji-head = Shengji table { $table } · hand { $hand }
shengji-head-of = Shengji table { $table } · hand { $hand } of { $hands }
head-level = level { $level }
head-points = defenders { $points }
shengji-seat = { $number } { $name }, level { $level }
fact-declarer = declarer
fact-partner = declarer's partner
fact-defender = defender
asking-declare = The cards are dealt, level { $level }. Who declares trumps?
asking-overturn = { $name }: { $claim }. Who overturns it? Asked: { $names }
asking-sealed = Everyone answers in private; then only the declaration that counts is opened
asking-sealed-until = Everyone answers in private until { $until }; then only the declaration that counts is opened
asking-sealed-here = Everyone answers under "My hand"; then only the declaration that counts is opened
asking-sealed-until-here = Everyone answers under "My hand" until { $until }; then only the declaration that counts is opened
order-bury = { $name } has the bottom and is burying
order-bury-until = { $name } has the bottom and is burying, until { $until }
on-table = Highest so far: { $name }, { $play }
on-table-points = Highest so far: { $name }, { $play }; { $points } points lie there

## Public: cards in hand when asked

counts-open = Cards left: { $reports }

## Public: the end of a hand and of a match (13.3)

result-nothing = Table { $table }, hand { $hand }: the defenders have nothing, a shutout!
result-held = Table { $table }, hand { $hand }: defenders { $points } points, short of { $limit }; the declaring side holds
result-deposed = Table { $table }, hand { $hand }: defenders { $points } points; the declarer is deposed
result-bottom-dug = Last trick by { $name }: bottom { $points } points ×{ $factor } (included). Bottom: { $cards }
result-bottom-dug-empty = Last trick by { $name }: no points in the bottom. Bottom: { $cards }
result-bottom-kept = Last trick by { $name }: the bottom is safe ({ $points } points). Bottom: { $cards }
result-undeclared = Nobody declared: the hand does not count, new deal
result-up = { $names } up { $steps }: { $was } to { $now }
result-up-stopped = { $names } up { $steps }: { $was } to { $now }, which cannot be skipped
result-down = { $names } down { $steps }: { $was } to { $now }
result-stays = { $names } stay on { $now }
result-stays-held = { $names } stay on { $now }, which must be won as declarers
result-past-ace = { $names } are past the ace!
result-side-points = { $names } { $points } (match { $all })
result-score = Score: { $sides }
result-score-base = Score ({ $base } a level): { $sides }
result-next = Next: { $name } declares, level { $level }
match-won-names = Table { $table } is finished: { $names } win; well played, all
match-even = Table { $table } is finished, even; well played, all
score-level = { $name } at { $level }
score-levels = Levels: { $levels }
score-declarer = Next declarer: { $name }

## Neutral: cards with their suits (13.1)

shengji-series-trumps = trumps
shengji-series-spades = spades
shengji-series-hearts = hearts
shengji-series-clubs = clubs
shengji-series-diamonds = diamonds
shengji-no-trump = no trump
shengji-trump-suit = trumps { $suit }s
shengji-card-twice = { $card } ×2
shengji-suited = { $suit } { $ranks }
shengji-signed-spades = ♠{ $ranks }
shengji-signed-hearts = ♥{ $ranks }
shengji-signed-clubs = ♣{ $ranks }
shengji-signed-diamonds = ♦{ $ranks }

## Private: my cards

shengji-row-level = Jokers and { $rank }s { $count }: { $cards }
shengji-row-trumps = Trumps { $count }: { $cards }
shengji-row-spades = ♠ Spades { $count }: { $cards }
shengji-row-hearts = ♥ Hearts { $count }: { $cards }
shengji-row-clubs = ♣ Clubs { $count }: { $cards }
shengji-row-diamonds = ♦ Diamonds { $count }: { $cards }
shengji-short-trumps = Trumps { $cards }
shengji-short-spades = ♠ { $cards }
shengji-short-hearts = ♥ { $cards }
shengji-short-clubs = ♣ { $cards }
shengji-short-diamonds = ♦ { $cards }

## Private: what I did, and which side I am on

own-part-declarer = You are the declarer; your partner is { $partner }
own-part-partner = Your partner { $name } is the declarer
own-part-defender = { $name } is the declarer; you defend with { $partner }
own-claim-unused = yours does not count, and nobody sees it
own-bottom = You take up the bottom: { $cards }
own-buried = You buried { $cards } ({ $points } points)
own-lead-first = The bottom is buried; you lead
own-throw-failed = Your throw of { $attempted } failed: you led { $play }
own-throw-failed-penalty = Your throw of { $attempted } failed, { $points } points lost: you led { $play }
own-trick = You take the trick
own-trick-points = You take the trick, { $points } points for your side
own-trick-kept = You take the trick and save { $points } points
own-hand-over-level = The hand is over; the defenders have { $points } points. You are on level { $level } next

## Private: declaring, overturning, burying (13.2)

ask-declare = The cards are dealt, level { $level }. Do you declare trumps? All answer at once, and only what counts is opened
ask-overturn = { $name }: { $claim }. Do you overturn it? All answer at once, and only what counts is opened
ask-overturn-own = You declared { $claim }. Do you lay more over it? All answer at once, and only what counts is opened
ask-nothing-to-declare = You have nothing to declare with. Only you see this
ask-nothing-to-overturn = You have nothing to overturn it with. Only you see this
ask-bury =
    { $count ->
        [one] The bottom is in your hand. Bury one card
       *[other] The bottom is in your hand. Bury { $count } cards
    }
ask-bury-hint = Hint: bury { $cards }
deadline-bury-sound = Until { $until }. No answer: the computer buries for you
panel-buried = Chosen { $count }: { $cards } ({ $points } points)
panel-buried-points = { $points } points in the bottom: if you lose the last trick, the defenders get them multiplied
button-no-declaration = No
button-no-overturn = No
button-protect = Protect: { $claim }
button-overturn = Overturn: { $claim }
button-bury = Bury these { $count } ({ $points } points)
button-bury-hint = Hint: bury these { $count }
button-bury-change = Change the hint
button-all = All
button-none = None

## Private: leading and following (13.1, 13.3)

on-table-led = On the table: { $who }, { $play }
ask-follow = Follow with { $series }, { $count }; you hold { $own }
ask-follow-short = Of { $series } you hold { $own }: play all of them, and { $rest } more of any kind
ask-follow-void = You hold no { $series }: ruff or discard, { $count }
ask-follow-discard = You hold no { $series } and no trumps: discard { $count }
ask-follow-no-trumps = You hold no trumps: discard { $count }
ask-only = There is no other play
deadline-lead-sound = Until { $until }. No answer: the computer leads for you
deadline-follow-sound = Until { $until }. No answer: the computer follows for you
panel-direct = { $series }: one tap plays
panel-lead = Choose cards of one suit, then play them together
panel-chosen = Chosen: { $cards } ({ $count })
panel-missing = { $count } missing
panel-over = { $count } too many; tap again to let one go
panel-throw-none = This is a throw: if anybody holds better, it fails and only its smallest part is led
panel-throw-flat = This is a throw: if anybody holds better, it fails, only its smallest part is led, and it costs 10 points
panel-throw-per-card = This is a throw: if anybody holds better, it fails, only its smallest part is led, and it costs 10 points a card
button-lay = Play { $play }
button-throw-cards = Throw { $play }
button-several = Several together…
button-from = { $series }…
button-here = ({ $series })
button-chosen = ✓{ $cards }
group-claims = Declare
group-units = Cards
group-trumps = Trumps
group-spades = Spades
group-hearts = Hearts
group-clubs = Clubs
group-diamonds = Diamonds
group-rest = Diamonds, trumps

## Private: answers in words

action-no-declaration = no declaration
action-no-declaration-over = no overturn
action-declare = declare { $claim }
action-declare-over = overturn { $claim }
action-bury = bury { $cards }

## Private: the reason of a hint

hint-shengji-quiet = Too few trumps to declare
hint-shengji-declare = You hold many trumps of this suit
hint-shengji-overturn = Your trumps would be better in this suit
hint-shengji-bury = With these gone, the rest plays best
hint-shengji-only = There is no other play
hint-shengji-throw = Nothing higher is out: throw them together
hint-shengji-boss = Nothing higher is out
hint-shengji-tractor = A tractor is hard to beat
hint-shengji-high = Likely to take the trick
hint-shengji-low = This costs least
hint-shengji-win = This takes the trick
hint-shengji-ruff = Ruffing takes the trick
hint-shengji-feed = Your partner is winning: give points
hint-shengji-duck = The trick is theirs: give no points

## Private: refusals

error-shengji-unreadable = I cannot read "{ $words }". Write hA, club JJ, tractor S8899
error-shengji-wrong-count =
    { $cards ->
        [one] One card lies there. Play one
       *[other] { $cards } cards lie there. Play { $cards }
    }
error-shengji-not-held = You do not hold these cards. Look at /hand
error-shengji-must-follow = You hold { $series }: play them first, then fill up
error-shengji-must-follow-form = You hold pairs or tractors of { $series }: give them first
error-shengji-one-series = One suit at a time: choose cards of a single suit, or trumps alone
error-shengji-lead-something = You lead: play at least one card
error-shengji-declare-first = You are asked whether you declare: declare, or no
error-shengji-no-declaration = Declare with { $rank }: one, or two equal ones
error-shengji-nothing-to-declare = You hold nothing to declare with. Answer no
error-shengji-nothing-to-overturn = You hold nothing to overturn it with: that takes something higher. Answer no
error-shengji-declare-one-card = Here the first declaration is one { $rank }; keep the pair for overturning
error-shengji-jokers-declare-nothing = Here jokers neither declare nor overturn. Use cards of the level
error-shengji-overturn-higher = Too low: overturn with something higher, such as a pair of { $rank } over one
error-shengji-overturn-yourself = It is your own declaration; answer no
error-shengji-bury-first =
    { $cards ->
        [one] Bury first: choose one card
       *[other] Bury first: choose { $cards } cards
    }
error-shengji-bury-count =
    { $cards ->
        [one] Bury exactly one card
       *[other] Bury exactly { $cards } cards
    }
error-shengji-play-cards = Play some cards now
