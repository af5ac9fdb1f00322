### Baohuang: its presets and its options (screens, section 8).

## Neutral: presets

profile-baohuang-seed = 簡明版
profile-baohuang-seed-about = 簡明版（168張，小王定保子，按名次記分）
profile-baohuang-qingdao = 青島版
profile-baohuang-qingdao-about = 青島版（216張，叫保子，能讓位，憋3，明保、踢翻番）

## Neutral: categories

category-baohuang-dealing = 發牌
category-baohuang-cards = 比大小
category-baohuang-turns = 過牌
category-baohuang-throne = 皇上和保子
category-baohuang-declaring = 亮身份和翻番
category-baohuang-last-plays = 接風和憋牌
category-baohuang-score = 記分和局數

## Neutral: options of dealing

option-baohuang-removed-ranks = 去掉的牌
option-baohuang-removed-ranks-about = 四副牌要不要去掉3、4、5。
option-baohuang-removed-ranks-is-three-four-five = 去掉3、4、5（168張）
option-baohuang-removed-ranks-is-none = 不去（216張）

option-baohuang-removed-sixes = 再去幾個6
option-baohuang-removed-sixes-about = 去掉3、4、5以後，再去三個6，一人正好33張。
option-baohuang-removed-sixes-is-0 = 不去
option-baohuang-removed-sixes-is-3 = 去3個

option-baohuang-first-drawer = 頭一局誰先抓
option-baohuang-first-drawer-about = 頭一局從誰那兒開始抓牌，單出來的牌歸先抓的幾家。
option-baohuang-first-drawer-is-seat = 1號位
option-baohuang-first-drawer-is-lot = 抽籤

option-baohuang-later-drawer = 往後誰先抓
option-baohuang-later-drawer-about = 從第二局起，從誰那兒開始抓牌。
option-baohuang-later-drawer-is-as-first = 跟頭一局一樣
option-baohuang-later-drawer-is-first-out = 上局頭科
option-baohuang-later-drawer-is-emperor = 上局皇上

## Neutral: options of comparing

option-baohuang-mixed-jokers = 大小王一起掛
option-baohuang-mixed-jokers-about = 一手裡大王、小王都有，怎麼算。
option-baohuang-mixed-jokers-is-as-is = 各算各的
option-baohuang-mixed-jokers-is-downgrade = 都當小王

## Neutral: options of passing

option-baohuang-pass-is-final = 過了還能不能再要
option-baohuang-pass-is-final-about = 這一圈過了一回，別人又壓上一手，還問不問你。
option-baohuang-pass-is-final-is-yes = 過了就沒了
option-baohuang-pass-is-final-is-no = 還能再要

## Neutral: options of emperor and guard

option-baohuang-guard = 誰是保子
option-baohuang-guard-about = 保子怎麼定：抓著帶記號的小王，還是皇上亮三張一樣的，第四張在誰手裡誰是。
option-baohuang-guard-is-marked-joker = 帶記號的小王
option-baohuang-guard-is-called = 皇上叫牌

option-baohuang-throne = 讓位
option-baohuang-throne-about = 抓著皇上牌的能不能不當，讓給誰。
option-baohuang-throne-is-kept = 不能讓
option-baohuang-throne-is-next = 讓給下家，轉著問
option-baohuang-throne-is-previous = 讓給上家，轉著問
option-baohuang-throne-is-next-but-one = 讓給隔一家，只讓一回

option-baohuang-throne-gift = 添2讓
option-baohuang-throne-gift-about = 從第二個讓位的起，讓一回添一個自己的2，前頭添的也一塊兒跟著皇上牌走。
option-baohuang-throne-gift-is-yes = 添
option-baohuang-throne-gift-is-no = 不添

option-baohuang-solo-must-reign = 兩張記號牌都抓著
option-baohuang-solo-must-reign-about = 抓著皇上牌又抓著保子牌的，是不是非當不可。
option-baohuang-solo-must-reign-is-yes = 非當不可
option-baohuang-solo-must-reign-is-no = 也能讓

option-baohuang-no-emperor = 都不當
option-baohuang-no-emperor-about = 問了一圈誰也不當，怎麼辦。
option-baohuang-no-emperor-is-forced = 逼位：頭一個能當的當
option-baohuang-no-emperor-is-redeal = 黃莊：重發

option-baohuang-grab-solo = 搶獨
option-baohuang-grab-solo-about = 誰都能要過皇上牌來，一個打四個。皇上自己要就先歸他。
option-baohuang-grab-solo-is-yes = 能搶
option-baohuang-grab-solo-is-no = 不能

## Neutral: options of declaring and doubling

option-baohuang-revolt-exposes = 幾家造反揭保子
option-baohuang-revolt-exposes-about = 幾家百姓造反，保子就得亮出來，按明保算。
option-baohuang-revolt-exposes-is-none = 不揭
option-baohuang-revolt-exposes-is-2 = 兩家
option-baohuang-revolt-exposes-is-3 = 三家

option-baohuang-open-guard-factor = 明保翻番
option-baohuang-open-guard-factor-about = 頭一手以前保子亮了，這局的分翻幾倍。
option-baohuang-open-guard-factor-is-1 = 不翻
option-baohuang-open-guard-factor-is-2 = 2倍

option-baohuang-open-solo-factor = 明獨翻番
option-baohuang-open-solo-factor-about = 獨保頭一手以前說出來，這局的分翻幾倍。
option-baohuang-open-solo-factor-is-1 = 不翻
option-baohuang-open-solo-factor-is-2 = 2倍

option-baohuang-solo-always-doubled = 暗獨也翻
option-baohuang-solo-always-doubled-about = 獨保沒說出來，也照明獨翻。
option-baohuang-solo-always-doubled-is-yes = 也翻
option-baohuang-solo-always-doubled-is-no = 不翻

option-baohuang-kick-factor = 踢
option-baohuang-kick-factor-about = 保子亮了以後，對面一邊能不能踢，踢了就再翻一番。
option-baohuang-kick-factor-is-1 = 不踢
option-baohuang-kick-factor-is-2 = 再翻一番

## Neutral: options of the wind and the last play

option-baohuang-wind = 接風
option-baohuang-wind-about = 走了的人末一手沒人要，下家接風：自己申請，還是直接歸他。
option-baohuang-wind-is-apply = 申請
option-baohuang-wind-is-automatic = 直接歸下家

option-baohuang-hold-six = 憋3、憋6
option-baohuang-hold-six-about = 最小的點得留到末一手，不掛王，一把出完。去掉3、4、5的憋6，一張不去的憋3。
option-baohuang-hold-six-is-yes = 憋
option-baohuang-hold-six-is-no = 不憋

option-baohuang-stuffed-tribute = 悶了進貢
option-baohuang-stuffed-tribute-about = 光剩憋的牌叫人悶住的，下一局給悶他的進幾張。
option-baohuang-stuffed-tribute-is-0 = 不進
option-baohuang-stuffed-tribute-is-1 = 1張

## Neutral: options of the score and the length

option-baohuang-place-values = 名次的分
option-baohuang-place-values-about = 頭科到大落各值幾分。皇上那邊的加起來，正的就贏。
option-baohuang-place-values-is-2-1-0-m1-m2 = 2、1、0、−1、−2
option-baohuang-place-values-is-6-3-0-m3-m6 = 6、3、0、−3、−6

option-baohuang-shares = 一份是多少
option-baohuang-shares-about = 皇上那邊名次分的和，整個算一份，還是三分之一算一份。皇上兩份，保子一份，百姓各輸一份。
option-baohuang-shares-is-whole = 整個算一份
option-baohuang-shares-is-third = 三分之一算一份

option-baohuang-solo-values = 獨保的分
option-baohuang-solo-values-about = 獨保的皇上走第幾，拿幾分。另四家各出四分之一。
option-baohuang-solo-values-is-none = 皇上名次的四份
option-baohuang-solo-values-is-8-4-0-m4-m8 = 8、4、0、−4、−8
option-baohuang-solo-values-is-16-4-0-m4-m16 = 16、4、0、−4、−16
option-baohuang-solo-values-is-12-0-m12-m12-m12 = 頭科12，二科0，別的−12

option-baohuang-open-solo-first = 明獨非得頭科
option-baohuang-open-solo-first-about = 明獨沒走頭科，一律按大落算。
option-baohuang-open-solo-first-is-yes = 非得頭科
option-baohuang-open-solo-first-is-no = 按名次

option-baohuang-hands-per-game = 一場幾局
option-baohuang-hands-per-game-about = 一場打幾局。
option-baohuang-hands-per-game-is-1 = 1局
option-baohuang-hands-per-game-is-2 = 2局
option-baohuang-hands-per-game-is-3 = 3局
option-baohuang-hands-per-game-is-4 = 4局
option-baohuang-hands-per-game-is-5 = 5局
option-baohuang-hands-per-game-is-6 = 6局
option-baohuang-hands-per-game-is-8 = 8局
option-baohuang-hands-per-game-is-10 = 10局
option-baohuang-hands-per-game-is-12 = 12局
option-baohuang-hands-per-game-is-none = 打到散
