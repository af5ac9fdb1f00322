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

cards-three = { $count }个3
cards-four = { $count }个4
cards-five = { $count }个5
cards-six = { $count }个6
cards-seven = { $count }个7
cards-eight = { $count }个8
cards-nine = { $count }个9
cards-ten = { $count }个10
cards-jack = { $count }个J
cards-queen = { $count }个Q
cards-king = { $count }个K
cards-ace = { $count }个A
cards-two = { $count }个2
cards-small = { $count }个小王
cards-big = { $count }个大王

# Cards of one rank in general, as in "4张,带A的出法"
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
suit-hearts = 红桃
suit-clubs = 梅花
suit-diamonds = 方块
suited = { $count }个{ $suit }{ $rank }
shown-cards = { $cards }

# In sentences: 4个J(带1个2), 小王带3个9, 1大王1小王带2个8
combo-twos = { $cards }（带{ $twos }个2）
combo-jokers = { $jokers }带{ $cards }
jokers-small =
    { $small ->
        [1] 小王
       *[other] { $small }个小王
    }
jokers-big =
    { $big ->
        [1] 大王
       *[other] { $big }个大王
    }
jokers-both = { $big }大王{ $small }小王

# On buttons: 4个J(1个2), 小王+3个9
button-combo-twos = { $cards }（{ $twos }个2）
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
added-twos = { $twos }个2
plus = { $first }+{ $then }
# Both kinds of joker in one play, where they count as small ones
worth-small = { $play }（当{ $count }小王）
