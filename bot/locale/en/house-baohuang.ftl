### Baohuang: its presets and its options (screens, section 8).

## Neutral: presets

profile-baohuang-seed = Simple
profile-baohuang-seed-about = Simple (168 cards, the small joker makes the guard)
profile-baohuang-qingdao = Qingdao
profile-baohuang-qingdao-about = Qingdao (216 cards, a called guard, hold-3, doublings)

## Neutral: categories

category-baohuang-dealing = Dealing
category-baohuang-cards = Comparing
category-baohuang-turns = Passing
category-baohuang-throne = Emperor and guard
category-baohuang-declaring = Declaring, doubling
category-baohuang-last-plays = Wind and the last play
category-baohuang-score = Score and length

## Neutral: options of dealing

option-baohuang-removed-ranks = Ranks taken out
option-baohuang-removed-ranks-about = Whether the 3s, 4s and 5s leave the four packs.
option-baohuang-removed-ranks-is-three-four-five = 3, 4, 5 (168 cards)
option-baohuang-removed-ranks-is-none = none (216 cards)

option-baohuang-removed-sixes = 6s taken out
option-baohuang-removed-sixes-about = Without 3s, 4s and 5s, three 6s may go too, which leaves 33 cards each.
option-baohuang-removed-sixes-is-0 = none
option-baohuang-removed-sixes-is-3 = three

option-baohuang-first-drawer = First drawer, first hand
option-baohuang-first-drawer-about = Who draws first in the first hand. Where the cards do not come out even, the first have one more.
option-baohuang-first-drawer-is-seat = seat 1
option-baohuang-first-drawer-is-lot = by lot

option-baohuang-later-drawer = First drawer, later hands
option-baohuang-later-drawer-about = Who draws first from the second hand on.
option-baohuang-later-drawer-is-as-first = as in the first
option-baohuang-later-drawer-is-first-out = first out before
option-baohuang-later-drawer-is-emperor = the emperor before

## Neutral: options of comparing

option-baohuang-mixed-jokers = Both jokers in one play
option-baohuang-mixed-jokers-about = What a play with both kinds of joker counts as.
option-baohuang-mixed-jokers-is-as-is = each as it is
option-baohuang-mixed-jokers-is-downgrade = all as small ones

## Neutral: options of passing

option-baohuang-pass-is-final = A pass is final
option-baohuang-pass-is-final-about = Whether who passed is left out for the rest of the trick.
option-baohuang-pass-is-final-is-yes = yes
option-baohuang-pass-is-final-is-no = no

## Neutral: options of emperor and guard

option-baohuang-guard = What makes the guard
option-baohuang-guard-about = The marked small joker, or the fourth of a card of which the emperor shows three.
option-baohuang-guard-is-marked-joker = the marked small joker
option-baohuang-guard-is-called = a called card

option-baohuang-throne = Declining the throne
option-baohuang-throne-about = Whether who is dealt the emperor's card may decline, and to whom it goes.
option-baohuang-throne-is-kept = he may not
option-baohuang-throne-is-next = to the next seat
option-baohuang-throne-is-previous = to the seat before
option-baohuang-throne-is-next-but-one = to the next but one, once

option-baohuang-throne-gift = A 2 goes along
option-baohuang-throne-gift-about = From the second to decline on, each adds a 2 of his own; all 2s so far go along with the emperor's card.
option-baohuang-throne-gift-is-yes = yes
option-baohuang-throne-gift-is-no = no

option-baohuang-solo-must-reign = Both marked jokers
option-baohuang-solo-must-reign-about = Whether who is dealt both marked jokers may not decline.
option-baohuang-solo-must-reign-is-yes = must reign
option-baohuang-solo-must-reign-is-no = may decline

option-baohuang-no-emperor = When all decline
option-baohuang-no-emperor-about = What happens when everybody has declined.
option-baohuang-no-emperor-is-forced = the first who can must
option-baohuang-no-emperor-is-redeal = dealt anew

option-baohuang-grab-solo = Grabbing the solo
option-baohuang-grab-solo-about = Whether anybody may claim the emperor's card to play alone against four. The emperor comes first.
option-baohuang-grab-solo-is-yes = yes
option-baohuang-grab-solo-is-no = no

## Neutral: options of declaring and doubling

option-baohuang-revolt-exposes = Revolts that expose
option-baohuang-revolt-exposes-about = So many in revolt expose the guard, as if he had shown himself.
option-baohuang-revolt-exposes-is-none = never
option-baohuang-revolt-exposes-is-2 = two
option-baohuang-revolt-exposes-is-3 = three

option-baohuang-open-guard-factor = Open guard
option-baohuang-open-guard-factor-about = What the score is multiplied by when the guard is open before the first lead.
option-baohuang-open-guard-factor-is-1 = not doubled
option-baohuang-open-guard-factor-is-2 = 2

option-baohuang-open-solo-factor = Open solo
option-baohuang-open-solo-factor-about = What the score of an announced solo is multiplied by.
option-baohuang-open-solo-factor-is-1 = not doubled
option-baohuang-open-solo-factor-is-2 = 2

option-baohuang-solo-always-doubled = Hidden solo doubled
option-baohuang-solo-always-doubled-about = Whether a solo that nobody announced is doubled as well.
option-baohuang-solo-always-doubled-is-yes = yes
option-baohuang-solo-always-doubled-is-no = no

option-baohuang-kick-factor = Kick
option-baohuang-kick-factor-about = What the other side may multiply by once more when the guard is open.
option-baohuang-kick-factor-is-1 = no kick
option-baohuang-kick-factor-is-2 = 2

## Neutral: options of the wind and the last play

option-baohuang-wind = Catching the wind
option-baohuang-wind-about = After a last play that nobody beats the next seat leads: on request, or by itself.
option-baohuang-wind-is-apply = on request
option-baohuang-wind-is-automatic = by itself

option-baohuang-hold-six = Hold-3, hold-6
option-baohuang-hold-six-about = Cards of the lowest rank can only be the last play, plain and whole: 6s without 3s, 4s and 5s, else 3s.
option-baohuang-hold-six-is-yes = yes
option-baohuang-hold-six-is-no = no

option-baohuang-stuffed-tribute = Tribute of the stuffed
option-baohuang-stuffed-tribute-about = Cards that who is stuffed with what he held back pays in the next hand to who did it.
option-baohuang-stuffed-tribute-is-0 = none
option-baohuang-stuffed-tribute-is-1 = 1

## Neutral: options of the score and the length

option-baohuang-place-values = Values of places
option-baohuang-place-values-about = First out to last. The sum of the emperor's side decides: above zero it wins.
option-baohuang-place-values-is-2-1-0-m1-m2 = 2, 1, 0, −1, −2
option-baohuang-place-values-is-6-3-0-m3-m6 = 6, 3, 0, −3, −6

option-baohuang-shares = What one share is
option-baohuang-shares-about = The sum of place values or a third of it: the emperor gets two, the guard one, each commoner loses one.
option-baohuang-shares-is-whole = the sum
option-baohuang-shares-is-third = a third

option-baohuang-solo-values = Values of a solo
option-baohuang-solo-values-about = What the emperor of a solo gets in each place. Each of the four pays a quarter.
option-baohuang-solo-values-is-none = four shares of his place
option-baohuang-solo-values-is-8-4-0-m4-m8 = 8, 4, 0, −4, −8
option-baohuang-solo-values-is-16-4-0-m4-m16 = 16, 4, 0, −4, −16
option-baohuang-solo-values-is-12-0-m12-m12-m12 = 12, 0, then −12

option-baohuang-open-solo-first = Open solo must be first
option-baohuang-open-solo-first-about = An open solo that is not first out counts as last.
option-baohuang-open-solo-first-is-yes = yes
option-baohuang-open-solo-first-is-no = by its place

option-baohuang-hands-per-game = Hands in a match
option-baohuang-hands-per-game-about = How many hands a match has.
option-baohuang-hands-per-game-is-1 = 1
option-baohuang-hands-per-game-is-2 = 2
option-baohuang-hands-per-game-is-3 = 3
option-baohuang-hands-per-game-is-4 = 4
option-baohuang-hands-per-game-is-5 = 5
option-baohuang-hands-per-game-is-6 = 6
option-baohuang-hands-per-game-is-8 = 8
option-baohuang-hands-per-game-is-10 = 10
option-baohuang-hands-per-game-is-12 = 12
option-baohuang-hands-per-game-is-none = until you stop
