### Baohuang: its presets and its options (screens, section 8).

## Neutral: presets

profile-baohuang-seed = 简明版
profile-baohuang-seed-about = 简明版（168张，小王定保子，按名次记分）
profile-baohuang-qingdao = 青岛版
profile-baohuang-qingdao-about = 青岛版（216张，叫保子，能让位，憋3，明保、踢翻番）

## Neutral: categories

category-baohuang-dealing = 发牌
category-baohuang-cards = 比大小
category-baohuang-turns = 过牌
category-baohuang-throne = 皇上和保子
category-baohuang-declaring = 亮身份和翻番
category-baohuang-last-plays = 接风和憋牌
category-baohuang-score = 记分和局数

## Neutral: options of dealing

option-baohuang-removed-ranks = 去掉的牌
option-baohuang-removed-ranks-about = 四副牌要不要去掉3、4、5。
option-baohuang-removed-ranks-is-three-four-five = 去掉3、4、5（168张）
option-baohuang-removed-ranks-is-none = 不去（216张）

option-baohuang-removed-sixes = 再去几个6
option-baohuang-removed-sixes-about = 去掉3、4、5以后，再去三个6，一人正好33张。
option-baohuang-removed-sixes-is-0 = 不去
option-baohuang-removed-sixes-is-3 = 去3个

option-baohuang-first-drawer = 头一局谁先抓
option-baohuang-first-drawer-about = 头一局从谁那儿开始抓牌，单出来的牌归先抓的几家。
option-baohuang-first-drawer-is-seat = 1号位
option-baohuang-first-drawer-is-lot = 抽签

option-baohuang-later-drawer = 往后谁先抓
option-baohuang-later-drawer-about = 从第二局起，从谁那儿开始抓牌。
option-baohuang-later-drawer-is-as-first = 跟头一局一样
option-baohuang-later-drawer-is-first-out = 上局头科
option-baohuang-later-drawer-is-emperor = 上局皇上

## Neutral: options of comparing

option-baohuang-mixed-jokers = 大小王一起挂
option-baohuang-mixed-jokers-about = 一手里大王、小王都有，怎么算。
option-baohuang-mixed-jokers-is-as-is = 各算各的
option-baohuang-mixed-jokers-is-downgrade = 都当小王

## Neutral: options of passing

option-baohuang-pass-is-final = 过了还能不能再要
option-baohuang-pass-is-final-about = 这一圈过了一回，别人又压上一手，还问不问你。
option-baohuang-pass-is-final-is-yes = 过了就没了
option-baohuang-pass-is-final-is-no = 还能再要

## Neutral: options of emperor and guard

option-baohuang-guard = 谁是保子
option-baohuang-guard-about = 保子怎么定：抓着带记号的小王，还是皇上亮三张一样的，第四张在谁手里谁是。
option-baohuang-guard-is-marked-joker = 带记号的小王
option-baohuang-guard-is-called = 皇上叫牌

option-baohuang-throne = 让位
option-baohuang-throne-about = 抓着皇上牌的能不能不当，让给谁。
option-baohuang-throne-is-kept = 不能让
option-baohuang-throne-is-next = 让给下家，转着问
option-baohuang-throne-is-previous = 让给上家，转着问
option-baohuang-throne-is-next-but-one = 让给隔一家，只让一回

option-baohuang-throne-gift = 添2让
option-baohuang-throne-gift-about = 从第二个让位的起，让一回添一个自己的2，前头添的也一块儿跟着皇上牌走。
option-baohuang-throne-gift-is-yes = 添
option-baohuang-throne-gift-is-no = 不添

option-baohuang-solo-must-reign = 两张记号牌都抓着
option-baohuang-solo-must-reign-about = 抓着皇上牌又抓着保子牌的，是不是非当不可。
option-baohuang-solo-must-reign-is-yes = 非当不可
option-baohuang-solo-must-reign-is-no = 也能让

option-baohuang-no-emperor = 都不当
option-baohuang-no-emperor-about = 问了一圈谁也不当，怎么办。
option-baohuang-no-emperor-is-forced = 逼位：头一个能当的当
option-baohuang-no-emperor-is-redeal = 黄庄：重发

option-baohuang-grab-solo = 抢独
option-baohuang-grab-solo-about = 谁都能要过皇上牌来，一个打四个。皇上自己要就先归他。
option-baohuang-grab-solo-is-yes = 能抢
option-baohuang-grab-solo-is-no = 不能

## Neutral: options of declaring and doubling

option-baohuang-revolt-exposes = 几家造反揭保子
option-baohuang-revolt-exposes-about = 几家百姓造反，保子就得亮出来，按明保算。
option-baohuang-revolt-exposes-is-none = 不揭
option-baohuang-revolt-exposes-is-2 = 两家
option-baohuang-revolt-exposes-is-3 = 三家

option-baohuang-open-guard-factor = 明保翻番
option-baohuang-open-guard-factor-about = 头一手以前保子亮了，这局的分翻几倍。
option-baohuang-open-guard-factor-is-1 = 不翻
option-baohuang-open-guard-factor-is-2 = 2倍

option-baohuang-open-solo-factor = 明独翻番
option-baohuang-open-solo-factor-about = 独保头一手以前说出来，这局的分翻几倍。
option-baohuang-open-solo-factor-is-1 = 不翻
option-baohuang-open-solo-factor-is-2 = 2倍

option-baohuang-solo-always-doubled = 暗独也翻
option-baohuang-solo-always-doubled-about = 独保没说出来，也照明独翻。
option-baohuang-solo-always-doubled-is-yes = 也翻
option-baohuang-solo-always-doubled-is-no = 不翻

option-baohuang-kick-factor = 踢
option-baohuang-kick-factor-about = 保子亮了以后，对面一边能不能踢，踢了就再翻一番。
option-baohuang-kick-factor-is-1 = 不踢
option-baohuang-kick-factor-is-2 = 再翻一番

## Neutral: options of the wind and the last play

option-baohuang-wind = 接风
option-baohuang-wind-about = 走了的人末一手没人要，下家接风：自己申请，还是直接归他。
option-baohuang-wind-is-apply = 申请
option-baohuang-wind-is-automatic = 直接归下家

option-baohuang-hold-six = 憋3、憋6
option-baohuang-hold-six-about = 最小的点得留到末一手，不挂王，一把出完。去掉3、4、5的憋6，一张不去的憋3。
option-baohuang-hold-six-is-yes = 憋
option-baohuang-hold-six-is-no = 不憋

option-baohuang-stuffed-tribute = 闷了进贡
option-baohuang-stuffed-tribute-about = 光剩憋的牌叫人闷住的，下一局给闷他的进几张。
option-baohuang-stuffed-tribute-is-0 = 不进
option-baohuang-stuffed-tribute-is-1 = 1张

## Neutral: options of the score and the length

option-baohuang-place-values = 名次的分
option-baohuang-place-values-about = 头科到大落各值几分。皇上那边的加起来，正的就赢。
option-baohuang-place-values-is-2-1-0-m1-m2 = 2、1、0、−1、−2
option-baohuang-place-values-is-6-3-0-m3-m6 = 6、3、0、−3、−6

option-baohuang-shares = 一份是多少
option-baohuang-shares-about = 皇上那边名次分的和，整个算一份，还是三分之一算一份。皇上两份，保子一份，百姓各输一份。
option-baohuang-shares-is-whole = 整个算一份
option-baohuang-shares-is-third = 三分之一算一份

option-baohuang-solo-values = 独保的分
option-baohuang-solo-values-about = 独保的皇上走第几，拿几分。另四家各出四分之一。
option-baohuang-solo-values-is-none = 皇上名次的四份
option-baohuang-solo-values-is-8-4-0-m4-m8 = 8、4、0、−4、−8
option-baohuang-solo-values-is-16-4-0-m4-m16 = 16、4、0、−4、−16
option-baohuang-solo-values-is-12-0-m12-m12-m12 = 头科12，二科0，别的−12

option-baohuang-open-solo-first = 明独非得头科
option-baohuang-open-solo-first-about = 明独没走头科，一律按大落算。
option-baohuang-open-solo-first-is-yes = 非得头科
option-baohuang-open-solo-first-is-no = 按名次

option-baohuang-hands-per-game = 一场几局
option-baohuang-hands-per-game-about = 一场打几局。
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
