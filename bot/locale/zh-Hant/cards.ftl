### Cards and plays, as they look in sentences and on buttons (screens, section 0.4)

## Neutral

list-separator = 、

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
rank-small = 小王
rank-big = 大王
suited-card = { $suit }{ $rank }

cards-three = { $count }個3
cards-four = { $count }個4
cards-five = { $count }個5
cards-six = { $count }個6
cards-seven = { $count }個7
cards-eight = { $count }個8
cards-nine = { $count }個9
cards-ten = { $count }個10
cards-jack = { $count }個J
cards-queen = { $count }個Q
cards-king = { $count }個K
cards-ace = { $count }個A
cards-two = { $count }個2
cards-small = { $count }個小王
cards-big = { $count }個大王

# Cards of one rank in general, as in "4張,帶A的出法"
kind-three = 3
kind-four = 4
kind-five = 5
kind-six = 6
kind-seven = 7
kind-eight = 8
kind-nine = 9
kind-ten = 10
kind-jack = J
kind-queen = Q
kind-king = K
kind-ace = A
kind-two = 2
kind-small = 小王
kind-big = 大王

suit-spades = 黑桃
suit-hearts = 紅桃
suit-clubs = 梅花
suit-diamonds = 方塊
suited = { $count }個{ $suit }{ $rank }
shown-cards = { $cards }

# In sentences: 4個J(帶1個2), 小王帶3個9, 1大王1小王帶2個8
combo-twos = { $cards }（帶{ $twos }個2）
combo-jokers = { $jokers }帶{ $cards }
jokers-small =
    { $small ->
        [1] 小王
       *[other] { $small }個小王
    }
jokers-big =
    { $big ->
        [1] 大王
       *[other] { $big }個大王
    }
jokers-both = { $big }大王{ $small }小王

# On buttons: 4個J(1個2), 小王+3個9
button-combo-twos = { $cards }（{ $twos }個2）
button-combo-jokers = { $jokers }+{ $cards }
button-jokers-small =
    { $small ->
        [1] 小王
       *[other] { $small }小王
    }
button-jokers-big =
    { $big ->
        [1] 大王
       *[other] { $big }大王
    }
button-jokers-both =
    { $big ->
        [1] { $small ->
            [1] 大小王
           *[other] 1大{ $small }小王
        }
       *[other] { $big }大{ $small }小王
    }
added-twos = { $twos }個2
plus = { $first }+{ $then }
# Both kinds of joker in one play, where they count as small ones
worth-small = { $play }（當{ $count }小王）
