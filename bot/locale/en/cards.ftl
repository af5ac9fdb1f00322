### Cards and plays, as they look in sentences and on buttons (screens, section 0.4)

## Neutral

list-separator = { ", " }

rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A
rank-two = 2
rank-small = small joker
rank-big = big joker
suited-card = { $suit } { $rank }

cards-three =
    { $count ->
        [one] { $count } three
       *[other] { $count } threes
    }
cards-four =
    { $count ->
        [one] { $count } four
       *[other] { $count } fours
    }
cards-five =
    { $count ->
        [one] { $count } five
       *[other] { $count } fives
    }
cards-six =
    { $count ->
        [one] { $count } six
       *[other] { $count } sixes
    }
cards-seven =
    { $count ->
        [one] { $count } seven
       *[other] { $count } sevens
    }
cards-eight =
    { $count ->
        [one] { $count } eight
       *[other] { $count } eights
    }
cards-nine =
    { $count ->
        [one] { $count } nine
       *[other] { $count } nines
    }
cards-ten =
    { $count ->
        [one] { $count } ten
       *[other] { $count } tens
    }
cards-jack =
    { $count ->
        [one] { $count } jack
       *[other] { $count } jacks
    }
cards-queen =
    { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
cards-king =
    { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
cards-ace =
    { $count ->
        [one] { $count } ace
       *[other] { $count } aces
    }
cards-two =
    { $count ->
        [one] { $count } two
       *[other] { $count } twos
    }
cards-small =
    { $count ->
        [one] { $count } small joker
       *[other] { $count } small jokers
    }
cards-big =
    { $count ->
        [one] { $count } big joker
       *[other] { $count } big jokers
    }

# Cards of one rank in general, as in "Four cards with aces"
kind-three = threes
kind-four = fours
kind-five = fives
kind-six = sixes
kind-seven = sevens
kind-eight = eights
kind-nine = nines
kind-ten = tens
kind-jack = jacks
kind-queen = queens
kind-king = kings
kind-ace = aces
kind-two = twos
kind-small = small jokers
kind-big = big jokers

suit-spades = spade
suit-hearts = heart
suit-clubs = club
suit-diamonds = diamond
suited =
    { $count ->
        [one] { $count } { $suit } { $rank }
       *[other] { $count } { $suit } { $rank }s
    }
shown-cards = { $cards }

# In sentences: 4 jacks (with one 2), small joker + 3 nines, big joker + small joker + 2 eights
combo-twos =
    { $twos ->
        [1] { $cards } (with one 2)
        [2] { $cards } (with two 2s)
        [3] { $cards } (with three 2s)
        [4] { $cards } (with four 2s)
        [5] { $cards } (with five 2s)
       *[other] { $cards } (with { $twos } twos)
    }
combo-jokers = { $jokers } + { $cards }
jokers-small =
    { $small ->
        [one] small joker
       *[other] { $small } small jokers
    }
jokers-big =
    { $big ->
        [one] big joker
       *[other] { $big } big jokers
    }
jokers-both =
    { $big ->
        [one] big joker
       *[other] { $big } big jokers
    }{ " " }+ { $small ->
        [one] small joker
       *[other] { $small } small jokers
    }

# On buttons: 4 jacks (one 2), small + 3 nines
button-combo-twos =
    { $twos ->
        [1] { $cards } (one 2)
        [2] { $cards } (two 2s)
        [3] { $cards } (three 2s)
        [4] { $cards } (four 2s)
        [5] { $cards } (five 2s)
       *[other] { $cards } ({ $twos } twos)
    }
button-combo-jokers = { $jokers } + { $cards }
button-jokers-small =
    { $small ->
        [one] small
       *[other] { $small } small
    }
button-jokers-big =
    { $big ->
        [one] big
       *[other] { $big } big
    }
button-jokers-both =
    { $big ->
        [one] { $small ->
            [one] both
           *[other] big + { $small } small
        }
       *[other] { $big } big + { $small } small
    }
added-twos =
    { $twos ->
        [1] one 2
        [2] two 2s
        [3] three 2s
        [4] four 2s
        [5] five 2s
       *[other] { $twos } twos
    }
plus = { $first } + { $then }
# Both kinds of joker in one play, where they count as small ones
worth-small = { $play } (= { $count } small)
