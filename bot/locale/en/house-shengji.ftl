### Shengji: its presets and its options (screens, section 8).

## Neutral: presets

profile-shengji-seed = Up-and-down
profile-shengji-seed-about = Up-and-down (one side rises, the other falls; form is free)
profile-shengji-standard = Standard
profile-shengji-standard-about = Standard (form is followed, levels only rise, no-trump)

## Neutral: categories

category-shengji-declaring = Declaring
category-shengji-following = Following
category-shengji-throwing = Throws
category-shengji-score = Bottom and score
category-shengji-levels = Levels and length

## Neutral: options of declaring and the bottom

option-shengji-first-declarer = Declarer of the first hand
option-shengji-first-declarer-about = Who declares the first hand of a match. Later the results decide, and declaring only names the suit.
option-shengji-first-declarer-is-trump-maker = who makes trump
option-shengji-first-declarer-is-seat = by lot

option-shengji-declaring = Whose declaration counts
option-shengji-declaring-about = The cards are dealt at once, and all are asked together. Which of several declarations counts; only that one is opened.
option-shengji-declaring-is-rounds = the higher, then the first drawn
option-shengji-declaring-is-draw-order = the first drawn

option-shengji-declare-with = What may be declared first
option-shengji-declare-with-about = Whether only one card of the level may be laid first, or at once also what overturns it.
option-shengji-declare-with-is-single = one card of the level
option-shengji-declare-with-is-any = one card or a pair

option-shengji-no-trump = No-trump
option-shengji-no-trump-about = Whether a pair of equal jokers declares, and overturns. Then no suit is trump: only level cards and jokers are.
option-shengji-no-trump-is-none = never
option-shengji-no-trump-is-joker-pairs = by a pair of jokers

option-shengji-overturn-again = Overturning once more
option-shengji-overturn-again-about = Whether an overturn falls to something higher: a pair of the level, of small jokers, of big jokers.
option-shengji-overturn-again-is-yes = yes
option-shengji-overturn-again-is-no = once only

option-shengji-protect = Protecting one's suit
option-shengji-protect-about = Whether who declared one card may add the other one, so that only jokers overturn it.
option-shengji-protect-is-yes = yes
option-shengji-protect-is-no = no

option-shengji-overturn-self = Overturning oneself
option-shengji-overturn-self-about = Whether who declared may overturn himself with another suit.
option-shengji-overturn-self-is-yes = yes
option-shengji-overturn-self-is-no = no

option-shengji-undeclared = When nobody declares
option-shengji-undeclared-about = What happens when none of the four declares.
option-shengji-undeclared-is-redeal = dealt anew
option-shengji-undeclared-is-bottom = the bottom decides
option-shengji-undeclared-is-no-trump = no-trump

## Neutral: options of following

option-shengji-follow-form = Following the form
option-shengji-follow-form-about = The led suit must be followed in any case. Whether pairs and tractors must be followed with such, too.
option-shengji-follow-form-is-none = free
option-shengji-follow-form-is-pairs = pairs
option-shengji-follow-form-is-full = pairs and tractors

option-shengji-break-tractors = Breaking tractors
option-shengji-break-tractors-about = Whether a longer tractor must be broken to answer a pair or a shorter one.
option-shengji-break-tractors-is-yes = yes
option-shengji-break-tractors-is-no = no

## Neutral: options of throws

option-shengji-throw-checks = Whose cards stop a throw
option-shengji-throw-checks-about = Whether a throw must hold against all three others or only against the two opponents.
option-shengji-throw-checks-is-all-others = all others
option-shengji-throw-checks-is-opponents = the opponents

option-shengji-throw-penalty = Penalty for a failed throw
option-shengji-throw-penalty-about = A failed throw leads its smallest beatable part. Points that go to the other side besides.
option-shengji-throw-penalty-is-none = none
option-shengji-throw-penalty-is-flat = 10 points
option-shengji-throw-penalty-is-per-card = 10 points a card

option-shengji-throw-beaten-by = How throws are compared
option-shengji-throw-beaten-by-about = A ruff needs the form of the throw. What decides between two of them.
option-shengji-throw-beaten-by-is-longest = the longest part
option-shengji-throw-beaten-by-is-all = every part
option-shengji-throw-beaten-by-is-highest = the highest card

## Neutral: options of the bottom and the score

option-shengji-bottom-factor = Factor of the bottom
option-shengji-bottom-factor-about = By what the points of the bottom are multiplied when the defenders take the last trick.
option-shengji-bottom-factor-is-pair-or-tractor = single 2, pair or tractor 4
option-shengji-bottom-factor-is-unit = twice its cards: 2, 4, 8, 12
option-shengji-bottom-factor-is-power = doubled a card: 2, 4, 16, 64

option-shengji-depose-at = Points that depose
option-shengji-depose-at-about = How many points of the defenders depose the declarer. Half as many make one band.
option-shengji-depose-at-is-80 = 80
option-shengji-depose-at-is-100 = 100
option-shengji-depose-at-is-120 = 120

option-shengji-bands = Just enough to depose
option-shengji-bands-about = Whether just enough points to depose are worth a level, or the declarership alone.
option-shengji-bands-is-from-one = one level
option-shengji-bands-is-from-zero = no level

option-shengji-most-units = Most levels in a hand
option-shengji-most-units-about = How many levels the defenders can gain in one hand at most.
option-shengji-most-units-is-3 = 3
option-shengji-most-units-is-4 = 4
option-shengji-most-units-is-none = no limit

option-shengji-base-by-level = Higher levels count more
option-shengji-base-by-level-about = What a level is worth in points, by the lowest of the four levels. It changes the score, not the levels.
option-shengji-base-by-level-is-none = always 1
option-shengji-base-by-level-is-ten-2-jack-2-queen-2-king-3 = 10, J, Q: 2; K: 3
option-shengji-base-by-level-is-ten-2-jack-2-queen-2-king-3-ace-4 = 10, J, Q: 2; K: 3; A: 4

## Neutral: options of levels and the length

option-shengji-level-up = Winning moves up
option-shengji-level-up-about = By how many levels the winners of a hand move up.
option-shengji-level-up-is-units = by points
option-shengji-level-up-is-one = one
option-shengji-level-up-is-none = none

option-shengji-level-down = Losing moves down
option-shengji-level-down-about = By how many levels the losers move down; never below 2.
option-shengji-level-down-is-units = as many
option-shengji-level-down-is-one = one
option-shengji-level-down-is-none = none

option-shengji-stop-levels = Levels that stop
option-shengji-stop-levels-about = Levels that cannot be skipped on the way up.
option-shengji-stop-levels-is-none = none
option-shengji-stop-levels-is-ten-and-king = 10 and K

option-shengji-held-levels = Levels to be held
option-shengji-held-levels-about = Levels that a side leaves only by declaring on them and winning; nor are they skipped.
option-shengji-held-levels-is-none = none
option-shengji-held-levels-is-ace = A
option-shengji-held-levels-is-jack-and-ace = J and A
option-shengji-held-levels-is-five-and-ten-and-king-and-ace = 5, 10, K and A

option-shengji-match-end = Past the ace
option-shengji-match-end-about = Whether a side that gets past A has won the match.
option-shengji-match-end-is-past-ace = wins the match
option-shengji-match-end-is-none = plays on

option-shengji-hands-per-game = Hands in a match
option-shengji-hands-per-game-about = How many hands a match has at most.
option-shengji-hands-per-game-is-4 = 4
option-shengji-hands-per-game-is-8 = 8
option-shengji-hands-per-game-is-12 = 12
option-shengji-hands-per-game-is-20 = 20
option-shengji-hands-per-game-is-none = no limit
