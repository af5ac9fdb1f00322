### Shengji: the rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

rules-shengji-play = Four players, two packs, partners face each other. 25 cards each, 8 in the bottom. Each 5 counts 5 points, each 10 and king 10: 200 in all
rules-shengji-trumps = Trumps: jokers, cards of the level, and the trump suit. Trumps beat side suits; in a side suit the ace is high and the 2 low
rules-shengji-declare = Declaring: after the deal everybody says at once which card of the level he lays; its suit is trump
rules-shengji-bottom = The declarer takes the bottom, buries 8 cards and leads
rules-shengji-lead = Lead one suit at a time: a single, a pair, a tractor (pairs in a row), or several together as a throw. Follow suit if you can; else ruff or discard

## Public: what the house rules make of them

value-shengji-declare-with-single = The first declaration is one card of the level
value-shengji-declare-with-any = The first declaration is one card of the level or a pair
value-shengji-no-trump = Two equal jokers declare no trump: then only jokers and cards of the level are trumps
value-shengji-declaring-rounds = Of several declarations the highest counts, of equal ones the one drawn first; the others are not shown
value-shengji-declaring-draw-order = Of several declarations the one drawn first counts; the others are not shown
value-shengji-undeclared-redeal = Nobody declares: new deal
value-shengji-undeclared-bottom = Nobody declares: the bottom is turned up until a card of the level shows; else its highest card gives the suit
value-shengji-undeclared-no-trump = Nobody declares: no trump
value-shengji-overturn-again = A pair of the level overturns one card, small jokers overturn a pair, big jokers small ones
value-shengji-overturn-once = One overturn, then it stands
value-shengji-overturn-pair = A pair of the level overturns one card, and then it stands
value-shengji-protect = Whoever declared one card may add the second to protect it
value-shengji-protect-not = Nobody may add to his own declaration
value-shengji-overturn-self = One's own declaration may be overturned with another suit
value-shengji-first-trump-maker = In the first hand whoever makes trump declares; later the result decides
value-shengji-first-seat = In the first hand whoever draws first declares; later the result decides
value-shengji-depose-at = { $points } points for the defenders depose the declarer
value-shengji-factor-pair-or-tractor = If the defenders take the last trick, the points of the bottom count ×2; with a pair or tractor ×4
value-shengji-factor-unit = If the defenders take the last trick, the points of the bottom count ×2 with a single, ×4 with a pair, ×8 with two pairs in a row: twice the cards of the unit
value-shengji-factor-power = If the defenders take the last trick, the points of the bottom count ×2 with a single, ×4 with a pair, ×16 with two pairs in a row: doubled for every card
value-shengji-follow-none = Follow suit; the form is free: a pair need not be answered with a pair
value-shengji-follow-pairs = Pairs must be answered with pairs if you hold them; tractors too, with any pairs
value-shengji-follow-full = Tractors must be answered with tractors, else with pairs, else with singles, as far as you hold them
value-shengji-whole = A tractor longer than the one led need not be broken
value-shengji-checks-all-others = A throw fails if any of the other three holds better
value-shengji-checks-opponents = A throw fails if one of the two opponents holds better
value-shengji-penalty-none = A throw that fails leads its smallest part, without penalty
value-shengji-penalty-flat = A throw that fails leads its smallest part and costs 10 points
value-shengji-penalty-per-card = A throw that fails leads its smallest part and costs 10 points a card
value-shengji-beaten-longest = Of two ruffs of a throw the one with the higher longest part wins
value-shengji-beaten-all = The second ruff of a throw must be higher in every part
value-shengji-beaten-highest = Of two ruffs of a throw the one with the highest card wins
value-shengji-up-units = Up one level for each step won
value-shengji-up-one = Up one level for a win
value-shengji-up-none = No moving up
value-shengji-down-units = Down one level for each step lost, not below 2
value-shengji-down-one = Down one level for a loss, not below 2
value-shengji-down-none = No moving down
value-shengji-stop = { $levels } cannot be skipped: going up stops there
value-shengji-held = { $levels } must be won as declarers before going on
value-shengji-shutout = Defenders with nothing: the declaring side wins 3; below { $half } points 2; with more 1
value-shengji-bands-from-one = Defenders win 1 at { $points } points, 2 at { $next }, and so on
value-shengji-bands-from-zero = Defenders at { $points } points take over without going up; 1 at { $next }, and so on
value-shengji-most = Defenders win { $most } at most
value-shengji-base-of = { $base } on { $level }
value-shengji-bases = Points by the lowest level of the four: { $bases }, else 1
value-shengji-end-past-ace = Past the ace the match is won
value-shengji-end-none = The ace is played on and on; it ends nothing
value-shengji-hands = A match has { $hands } hands

## Public: words of trump and the bottom (9)

explain-shengji-trumps = Trumps: big joker, small joker, the main level card (of the trump suit), side level cards (of other suits), then ace, king, queen … of the trump suit
example-shengji-trumps =
    Level 5, hearts trump: big joker > small joker > heart 5 > spade 5 = club 5 = diamond 5 > heart ace > heart king …
    Equal side level cards: the first played wins. When trumps are led, the spade 5 is one of them.
explain-shengji-declare = Declaring: after the deal all say at once whether they lay a card of the level. Its suit becomes trump.
example-shengji-declare = Level 5: Lao Wang lays the heart 5, nobody else lays anything. Hearts are trump.
explain-shengji-overturn = Overturning: somebody has declared; you lay something higher, and your suit is trump.
example-shengji-overturn = Lao Wang lays one heart 5, Anna overturns with two diamond 5s. Diamonds are trump.
explain-shengji-notrump = No trump: no suit is trump. Jokers and the cards of the level are trumps, all others are side cards.
example-shengji-notrump = Level 5, no trump: big joker > small joker > the 5s of all suits, which are equal, so the first played wins. The heart ace is a side card and cannot ruff a spade 3.
explain-shengji-bottom = Burying: the declarer takes the 8 cards of the bottom into his hand and lays any 8 away, points too. Once a card is played they are final.
example-shengji-bottom =
    Hearts trump. Lao Wang buries diamond 4 3 3, club 8 6, spade 9 7 6: he has no diamonds and can ruff them.
    Points are a risk: if the last trick is lost, they go to the defenders, multiplied.
explain-shengji-dig = Taking the bottom: if the defenders win the last trick, its points are multiplied and are theirs; if not, they count for nobody.
example-shengji-dig = 20 points in the bottom; Li wins the last trick with a pair of trumps: 20 ×4 = 80 more for the defenders.
explain-shengji-declarer = Declarer: takes the bottom, buries and leads. He and the player facing him are one side; the others defend.
example-shengji-declarer = Lao Wang declares and holds: next his partner Lijie declares. If he is deposed, Li after him does.
explain-shengji-defenders = Defenders: the two who collect points. What they win counts: 5s, 10s and kings.
example-shengji-defenders = Li takes a trick with a king, a 10 and a 5: 25 points.

## Public: words of plays (9)

explain-shengji-points = Points: each 5 is 5, each 10 and each king is 10; 200 in two packs. They count for the defenders alone.
example-shengji-points = Anna club king, Lao Wang club ace, Li club 10, Lijie club 5: Lao Wang, the declarer, wins and saves 25 points.
explain-shengji-pair = Pair: two identical cards, of one suit and rank.
example-shengji-pair = Spade 9 and spade 9 are a pair; spade 9 and club 9 are not. Nor are spade 5 and club 5 at level 5.
explain-shengji-tractor = Tractor: two or more pairs in a row, all of one suit or all trumps. The level is left out of its suit; among trumps the row goes on in their order.
example-shengji-tractor =
    Spade 8 8 9 9 is a tractor; at level 5 so is spade 4 4 6 6.
    Hearts trump, level 5: heart A A joins spade 5 5, which joins heart 5 5, then small jokers, then big ones.
explain-shengji-throw = Throw: several things of one suit at once. It stands if nobody can beat any part within the suit; else only the part that can be beaten is led, of several the smallest, and the rest goes back. Ruffs do not count.
example-shengji-throw = Lao Wang throws spade A A Q, Anna holds the spade king: the queen can be beaten, so he leads it and takes the aces back.
explain-shengji-follow = Following: play the suit that was led, as many cards; if you have too few, all of them and any others.
example-shengji-follow = Anna leads club Q Q. Lao Wang holds club K J J 10 8 and plays any two clubs. Li has only the club 9: that, and any other card.
example-shengji-follow-form = Anna leads club Q Q. Lao Wang holds club K J J 10 8 and must play J J. Li has only the club 9: that, and any other card.
explain-shengji-ruff = Ruff: without the led suit you may beat it with trumps of exactly the same form: single, pair, tractor of equal length, every part of a throw.
example-shengji-ruff = Anna leads diamond Q Q. Lao Wang has no diamonds and ruffs with heart 3 3; Lijie ruffs higher with heart 7 7.
explain-shengji-discard = Discard: without the led suit, and without ruffing, any cards; they cannot win. If your partner is winning, give him points.
example-shengji-discard = Lijie leads the diamond ace; Lao Wang has no diamonds and discards the club king: 10 points for his partner.
explain-shengji-trick = Trick: each plays once; the highest takes it and leads the next.
example-shengji-trick = Lao Wang club Q, Li club K, Lijie ruffs with heart 3, Anna club 4: Lijie takes it and leads.
explain-shengji-compare = Comparing: only the same form as the lead can win: pair against pair, tractors by their highest pair. Of equal plays the first wins.
example-shengji-compare = Lao Wang leads spade 9 9. Li's spade A K is no pair and does not beat it; Lijie's spade J J does.

## Public: words of levels and the match (9)

explain-shengji-levels = Level: everyone has one, from 2 to ace. The declarer's is played: all eight cards of that rank are trumps.
example-shengji-levels = Lao Wang declares at level 5 and holds, the defenders at { $from } to { $to } points: he and Lijie go up one, to 6.
example-shengji-levels-stay = Lao Wang declares at level 5 and holds: next Lijie declares, at Lijie's own level.
explain-shengji-deposed = Deposed: the defenders have enough points; the player after the declarer declares next.
example-shengji-deposed = Lao Wang declares, the defenders make { $points } points: next Li declares, at Li's own level.
explain-shengji-score = Score: by the points of the defenders; what one side wins the other loses.
example-shengji-score = Defenders with 35 points: the declaring side +2, the defenders −2.
explain-shengji-match = Match: everybody begins at 2; the side that comes past the ace wins.
example-shengji-match = Lao Wang and Lijie are on ace, declare it and hold: past the ace, and the match is theirs.
explain-shengji-match-open = Match: everybody begins at 2; nothing ends at the ace, and points decide.
example-shengji-match-open = Lao Wang and Lijie hold on ace: the points count, and ace is played again.

## Neutral: names of the terms (9)

term-shengji-trumps = trumps
term-shengji-declare = declaring
term-shengji-overturn = overturning
term-shengji-notrump = no trump
term-shengji-bottom = burying
term-shengji-dig = take the bottom
term-shengji-declarer = declarer
term-shengji-defenders = defenders
term-shengji-points = points
term-shengji-pair = pair
term-shengji-tractor = tractor
term-shengji-throw = throw
term-shengji-follow = following
term-shengji-ruff = ruff
term-shengji-discard = discard
term-shengji-trick = trick
term-shengji-compare = comparing
term-shengji-levels = level
term-shengji-deposed = deposed
term-shengji-score = score
term-shengji-match = match
