### Gouji: its presets and its options (screens, section 8).

## Neutral: presets

profile-gouji-finalstone = 打点版
profile-gouji-finalstone-about = 打点版（开点，5局）
profile-gouji-wanjiaxiang = 记分版
profile-gouji-wanjiaxiang-about = 记分版（记分，圈三户收场）
profile-gouji-aixin = 憋三版
profile-gouji-aixin-about = 憋三版（憋三，六个点贡收场）
profile-gouji-shandong = 山东五十条
profile-gouji-shandong-about = 山东五十条（憋三、点四、反烧翻倍）
profile-gouji-platform = 平台版
profile-gouji-platform-about = 平台版（记分、落贡，打到散）

## Neutral: categories

category-gouji-dealing = 发牌和先出
category-gouji-cards = 牌和比大小
category-gouji-turns = 够级、过、让
category-gouji-burning = 烧
category-gouji-opening = 开点和宣点
category-gouji-tribute = 进贡还贡
category-gouji-threes = 憋三、买三
category-gouji-revolution = 革命
category-gouji-last-plays = 报牌、底牌、接风
category-gouji-score = 记分和局数

## Neutral: options of dealing and the lead

option-gouji-deck-keep = 去掉的3和4
option-gouji-deck-keep-about = 开局前从四副牌里拿掉多少3、4。张数少了，3、4也就金贵了。
option-gouji-deck-keep-is-none = 一张不去
option-gouji-deck-keep-is-three-6-four-6 = 3、4各留6张
option-gouji-deck-keep-is-three-6 = 3留6张
option-gouji-deck-keep-is-four-6 = 4留6张
option-gouji-deck-keep-is-three-6-four-8 = 3留6张，4留8张

option-gouji-team-formation = 怎么分家
option-gouji-team-formation-about = 开场谁跟谁一家、谁对谁怎么定。
option-gouji-team-formation-is-preset = 按位子
option-gouji-team-formation-is-agreed = 大家商量
option-gouji-team-formation-is-opposites-first = 先找对头
option-gouji-team-formation-is-colour-draw = 抽红黑
option-gouji-team-formation-is-face-cards = 抽花牌

option-gouji-first-drawer = 头一局谁先抓
option-gouji-first-drawer-about = 头一局从谁那儿开始抓牌。
option-gouji-first-drawer-is-auto = 直接发到手
option-gouji-first-drawer-is-count-from-lot = 翻牌数人
option-gouji-first-drawer-is-count-from-black-queen = 从黑Q数起

option-gouji-later-drawer = 往后谁先抓
option-gouji-later-drawer-about = 从第二局起，从谁那儿开始抓牌。
option-gouji-later-drawer-is-auto = 直接发到手
option-gouji-later-drawer-is-last-place = 大落先抓

option-gouji-cut = 切牌
option-gouji-cut-about = 从第二局起，大落抓牌前可以请对头切，最多三刀；也可以自己切一刀，或者不切。
option-gouji-cut-is-none = 不切
option-gouji-cut-is-opposite3-or-self1 = 对头三刀或自己一刀

option-gouji-first-lead = 头一局谁先出
option-gouji-first-lead-about = 头一局第一手牌怎么定谁出：亮牌上班，或者谁摸到翻开的那张。
option-gouji-first-lead-is-show = 亮牌上班
option-gouji-first-lead-is-marked-card = 摸到明牌的

option-gouji-show-rank = 亮几上班
option-gouji-show-rank-about = 上班亮的是3还是4。
option-gouji-show-rank-is-three = 亮3
option-gouji-show-rank-is-four = 亮4

option-gouji-show-min = 最少亮几张
option-gouji-show-min-about = 亮少了不算，够这个数才能上班。
option-gouji-show-min-is-1 = 1张
option-gouji-show-min-is-2 = 2张
option-gouji-show-min-is-3 = 3张
option-gouji-show-min-is-4 = 4张

option-gouji-show-match = 亮的牌怎么凑
option-gouji-show-match-about = 亮出来的几张要不要一个花色。
option-gouji-show-match-is-suit = 一个花色
option-gouji-show-match-is-colour-then-suit = 先同色，再比花色
option-gouji-show-match-is-any = 什么花色都行

option-gouji-show-fallback = 没人亮谁先出
option-gouji-show-fallback-about = 谁都不亮，第一手给谁。
option-gouji-show-fallback-is-random = 抽一家
option-gouji-show-fallback-is-seat = 按位子

option-gouji-must-lead-shown = 亮啥先出啥
option-gouji-must-lead-shown-about = 亮3、亮4上了班，第一手就得出亮的那个点。
option-gouji-must-lead-shown-is-yes = 得出
option-gouji-must-lead-shown-is-no = 随便出

option-gouji-later-lead = 往后谁先出
option-gouji-later-lead-about = 从第二局起，第一手归谁。
option-gouji-later-lead-is-show = 还是亮牌上班
option-gouji-later-lead-is-last-place = 大落先出

option-gouji-first-hand = 头一局
option-gouji-first-hand-about = 和平局：头一局不买3、4，各家第一手清够级，站不站得住都算开点。
option-gouji-first-hand-is-normal = 照常打
option-gouji-first-hand-is-peace = 和平局

option-gouji-reopen-after-replacing = 换人重开
option-gouji-reopen-after-replacing-about = 换上来的新人够了这个数，这场重开，旧账不算。
option-gouji-reopen-after-replacing-is-none = 换几个都接着打
option-gouji-reopen-after-replacing-is-2 = 换2个就重开
option-gouji-reopen-after-replacing-is-3 = 换3个就重开

## Neutral: options of cards and comparing

option-gouji-attach-twos = 带2
option-gouji-attach-twos-about = 2能不能贴着别的牌，当那个点出。
option-gouji-attach-twos-is-yes = 能带
option-gouji-attach-twos-is-no = 不带

option-gouji-mixed-jokers = 大小王一起出
option-gouji-mixed-jokers-about = 一手里大王小王都有，按小王算还是各算各的。
option-gouji-mixed-jokers-is-downgrade = 都当小王
option-gouji-mixed-jokers-is-as-is = 各算各的

option-gouji-equal-count = 张数要一样
option-gouji-equal-count-about = 管牌张数得一样，少了这条没法比大小。
option-gouji-equal-count-is-yes = 要一样
option-gouji-equal-count-is-no = 不用一样

option-gouji-joker-kills = 王杀王
option-gouji-joker-kills-about = 几张王换一张王也能管，张数不用一样。可以开好几样。
option-gouji-joker-kills-is-none = 都不许
option-gouji-joker-kills-is-two-big-kill-big = 两大王杀一大王
option-gouji-joker-kills-is-two-small-kill-small = 两小王杀一小王
option-gouji-joker-kills-is-three-small-kill-big = 三小王杀一大王

option-gouji-joker-kill-shape = 杀王时的零牌
option-gouji-joker-kill-shape-about = 王杀王时，带的牌张数怎么对：只换王，还是总张数一样。
option-gouji-joker-kill-shape-is-exchange = 只换王
option-gouji-joker-kill-shape-is-equal-total = 总张数一样

## Neutral: options of gouji, pass, yield

option-gouji-gouji-min = 几张算够级
option-gouji-gouji-min-about = 每个点起码几张才算够级；表里没有的点，不带王都不算。两样差在单张2算不算。
option-gouji-gouji-min-is-big-joker-1-small-joker-1-two-1-ace-2-king-2-queen-3-jack-4-ten-5 = 1个2也算
option-gouji-gouji-min-is-big-joker-1-small-joker-1-two-2-ace-2-king-2-queen-3-jack-4-ten-5 = 2要两张

option-gouji-hung-is-gouji = 带王就算够级
option-gouji-hung-is-gouji-about = 挂了王的，几张都算够级。
option-gouji-hung-is-gouji-is-yes = 算
option-gouji-hung-is-gouji-is-no = 不算

option-gouji-pass-rule = 过了还能不能管
option-gouji-pass-rule-about = 这圈过了牌，对头后来又出，你还能不能管他。
option-gouji-pass-rule-is-except-opposite = 对头出还能管
option-gouji-pass-rule-is-strict = 过了就过了

option-gouji-unburn-after-pass = 过了还能解烧
option-gouji-unburn-after-pass-about = 过牌管得严的时候，对头被烧，过了牌的还能不能去解。
option-gouji-unburn-after-pass-is-yes = 能解
option-gouji-unburn-after-pass-is-no = 不能解

option-gouji-yield-overplayed = 让牌被人管了
option-gouji-yield-overplayed-about = 你让了，后头有人管上去，你算过了还是还在。
option-gouji-yield-overplayed-is-passed = 算过了
option-gouji-yield-overplayed-is-live = 还在

option-gouji-formal-cover = 对头扣牌
option-gouji-formal-cover-about = 一圈完了由对头扣牌。这儿收圈前总会问到对头，开不开打起来一样。
option-gouji-formal-cover-is-yes = 要扣
option-gouji-formal-cover-is-no = 不用扣

option-gouji-wrong-follow = 管错了
option-gouji-wrong-follow-about = 出的牌没压住：退回来重出，还是这一下就算没了。
option-gouji-wrong-follow-is-reject = 退回来重出
option-gouji-wrong-follow-is-lose-turn = 这手没了

## Neutral: options of burning

option-gouji-burn-needs-open = 开了点才能烧
option-gouji-burn-needs-open-about = 自己没开点，就不许烧别人。
option-gouji-burn-needs-open-is-yes = 得先开点
option-gouji-burn-needs-open-is-no = 不用

option-gouji-burn-exempt = 烧牌免带王的一手
option-gouji-burn-exempt-about = 烧起来手手要带王，只有一手免：末手，或者压上去的头一手。
option-gouji-burn-exempt-is-last = 末手
option-gouji-burn-exempt-is-first = 头一手

option-gouji-burn-rest-one-play = 剩一手没王能不能烧
option-gouji-burn-rest-one-play-about = 压上去以后只剩一手、手里没王，还让不让烧。
option-gouji-burn-rest-one-play-is-one-rank = 一个点就行
option-gouji-burn-rest-one-play-is-threes-only = 剩3才行

option-gouji-burn-bluff-allowed = 诈烧唬人
option-gouji-burn-bluff-allowed-about = 明知走不完也许你烧，走不完照罚。
option-gouji-burn-bluff-allowed-is-yes = 许
option-gouji-burn-bluff-allowed-is-no = 走得完才许烧

option-gouji-unburn-is-final = 解烧一压就完
option-gouji-unburn-is-final-about = 对头一手压住，烧就算解了；不然烧家还能再压回来。
option-gouji-unburn-is-final-is-yes = 一压就完
option-gouji-unburn-is-final-is-no = 还能压回来

option-gouji-burn-failure = 诈烧罚
option-gouji-burn-failure-about = 烧了走不完，落个什么下场。
option-gouji-burn-failure-is-none = 不罚
option-gouji-burn-failure-is-last-place = 大落
option-gouji-burn-failure-is-last-place-and-point = 大落加点贡
option-gouji-burn-failure-is-last-place-and-fraud-tribute = 大落加诈烧贡

option-gouji-fraud-victim-protected = 被诈烧的保本
option-gouji-fraud-victim-protected-about = 让诈烧害得憋了3的，不当大落，算三科或者四科，闷贡也免。
option-gouji-fraud-victim-protected-is-yes = 保
option-gouji-fraud-victim-protected-is-no = 不保

option-gouji-counter-burn-doubling = 反烧翻倍
option-gouji-counter-burn-doubling-about = 每反烧一次，烧贡翻一倍：1、2、4张。
option-gouji-counter-burn-doubling-is-yes = 翻
option-gouji-counter-burn-doubling-is-no = 不翻

option-gouji-penalties = 罚则
option-gouji-penalties-about = 哪些犯规要罚。机器管牌，真犯得着的就一样：诈烧。
option-gouji-penalties-is-none = 都不罚
option-gouji-penalties-is-false-burn = 罚诈烧
option-gouji-penalties-is-false-burn-and-other = 罚诈烧和别的
option-gouji-penalties-is-false-burn-and-no-three-and-false-report-and-tribute-violation-and-other = 全罚

## Neutral: options of opening and calls

option-gouji-open-points = 打点
option-gouji-open-points-about = 自己的够级站住了就开点，没开点的下局给对头进点贡。
option-gouji-open-points-is-yes = 打点
option-gouji-open-points-is-no = 不打点

option-gouji-open-exclude = 哪样够级不开点
option-gouji-open-exclude-about = 这样的够级站住了也不算开点。
option-gouji-open-exclude-is-big = 带大王的
option-gouji-open-exclude-is-joker-or-single = 带王的和单张
option-gouji-open-exclude-is-joker-or-two = 带王的和带2的
option-gouji-open-exclude-is-hung-or-attached = 挂王贴2的
option-gouji-open-exclude-is-not-pure = 清够级以外的

option-gouji-open-deadline = 开点到啥时候
option-gouji-open-deadline-about = 什么时候还没开点，就再也开不了了。
option-gouji-open-deadline-is-melee = 乱缠以前
option-gouji-open-deadline-is-first-out-pair = 头科走了那一对就晚了

option-gouji-open-passive-only = 光管牌才开点
option-gouji-open-passive-only-about = 自己先出的够级不开点，管对头够级管住了才开。
option-gouji-open-passive-only-is-yes = 管对头才算
option-gouji-open-passive-only-is-no = 先出也算

option-gouji-natural-open = 天开
option-gouji-natural-open-about = 抓到手里一副清够级都没有，直接算开点。
option-gouji-natural-open-is-yes = 有天开
option-gouji-natural-open-is-no = 没有

option-gouji-headless-can-open = 无头还能开点
option-gouji-headless-can-open-about = 对头走了，自己没开点的，往后还让不让开。
option-gouji-headless-can-open-is-yes = 能开
option-gouji-headless-can-open-is-no = 开不了

option-gouji-pre-call = 预点
option-gouji-pre-call-about = 抓完牌没出牌前，赌对头这局开不了点。赌赢了贡多，赌输了倒贴。
option-gouji-pre-call-is-yes = 有预点
option-gouji-pre-call-is-no = 没有

option-gouji-bright-call = 宣点
option-gouji-bright-call-about = 亮明了说对头开不了点，自己得先开。赌赢了贡多，赌输了倒贴。
option-gouji-bright-call-is-yes = 有宣点
option-gouji-bright-call-is-no = 没有

option-gouji-point-formula = 宣点怎么加
option-gouji-point-formula-about = 宣了点，点贡怎么往上涨。
option-gouji-point-formula-is-additive = 一样一样加
option-gouji-point-formula-is-pair-double = 一宣这对就翻倍
option-gouji-point-formula-is-success-double = 宣成了才翻倍

option-gouji-point-base = 点贡几张
option-gouji-point-base-about = 对头没开点给几张：没宣、宣了、预了。
option-gouji-point-base-is-1-2-4 = 1、2、4张
option-gouji-point-base-is-1-2-2 = 1、2、2张
option-gouji-point-base-is-2-4-8 = 2、4、8张

option-gouji-point-fail = 宣空了赔几张
option-gouji-point-fail-about = 自己没开、对头倒开了，另外赔几张：没宣、宣了、预了。
option-gouji-point-fail-is-1-4-8 = 1、4、8张
option-gouji-point-fail-is-0-0-0 = 不赔
option-gouji-point-fail-is-0-4-8 = 0、4、8张

option-gouji-call-fail-when-both-open = 都开了也算宣空
option-gouji-call-fail-when-both-open-about = 宣了点，两家都开了，宣的人赔不赔。
option-gouji-call-fail-when-both-open-is-yes = 赔
option-gouji-call-fail-when-both-open-is-no = 不赔

option-gouji-point-swap = 换点
option-gouji-point-swap-about = 一对里你欠我、我欠你，怎么结。
option-gouji-point-swap-is-exchange = 换着给
option-gouji-point-swap-is-set-off = 抵了算
option-gouji-point-swap-is-by-agreement = 两人商量

## Neutral: options of tribute and returns

option-gouji-tribute-enabled = 进贡
option-gouji-tribute-enabled-about = 下一局开头，输的给赢的进牌。关了就什么贡都没有。
option-gouji-tribute-enabled-is-yes = 进贡
option-gouji-tribute-enabled-is-no = 不进贡

option-gouji-tribute-order = 进贡先后
option-gouji-tribute-order-about = 好几样贡一起有，先进哪样。
option-gouji-tribute-order-is-sweep-stuffed-burn-point-fall = 圈、闷、烧、点、落
option-gouji-tribute-order-is-sweep-point-burn-fall-stuffed = 圈、点、烧、落、闷
option-gouji-tribute-order-is-sweep-point-burn-stuffed-fall = 圈、点、烧、闷、落

option-gouji-tribute-natural-only = 只进自己抓的
option-gouji-tribute-natural-only-about = 进贡拿自己抓到的牌，人家刚进给你的、卖牌得的不能转手。
option-gouji-tribute-natural-only-is-yes = 只进抓的
option-gouji-tribute-natural-only-is-no = 哪张都行

option-gouji-tribute-public = 贡牌亮不亮
option-gouji-tribute-public-about = 进贡还贡的牌，全桌看见，还是就两家知道。
option-gouji-tribute-public-is-yes = 亮着进
option-gouji-tribute-public-is-no = 暗着进

option-gouji-fall-tribute = 落贡几张
option-gouji-fall-tribute-about = 大落、二落各进几张。
option-gouji-fall-tribute-is-2-1 = 大落2，二落1
option-gouji-fall-tribute-is-1-1 = 各1张
option-gouji-fall-tribute-is-4-2 = 大落4，二落2

option-gouji-burn-tribute = 烧贡几张
option-gouji-burn-tribute-about = 烧成了，挨烧的下局给几张。
option-gouji-burn-tribute-is-0 = 没有
option-gouji-burn-tribute-is-1 = 1张
option-gouji-burn-tribute-is-2 = 2张

option-gouji-stuffed-tribute = 闷贡几张
option-gouji-stuffed-tribute-about = 被闷在3上的，下局给闷他的几张。
option-gouji-stuffed-tribute-is-0 = 没有
option-gouji-stuffed-tribute-is-1 = 1张
option-gouji-stuffed-tribute-is-2 = 2张

option-gouji-stuffed-pay = 闷贡拿什么给
option-gouji-stuffed-pay-about = 闷贡从大的给，还是先给2。
option-gouji-stuffed-pay-is-largest = 从大的给
option-gouji-stuffed-pay-is-two-first = 先给2，没2给王

option-gouji-return-kinds = 哪样要还贡
option-gouji-return-kinds-about = 收了哪几样贡，得还小牌。
option-gouji-return-kinds-is-none = 都不还
option-gouji-return-kinds-is-fall = 落贡还
option-gouji-return-kinds-is-stuffed-and-burn-and-point-and-fall = 点、烧、闷、落都还

option-gouji-return-refusable = 还贡能不要
option-gouji-return-refusable-about = 还回来的牌，进贡的能不能不要。
option-gouji-return-refusable-is-yes = 能不要
option-gouji-return-refusable-is-no = 得要

option-gouji-receiver-may-refuse = 收贡能不收
option-gouji-receiver-may-refuse-about = 该收贡的说一声免了，行不行。
option-gouji-receiver-may-refuse-is-yes = 能免
option-gouji-receiver-may-refuse-is-no = 得收

option-gouji-ally-tribute = 自家人进贡
option-gouji-ally-tribute-about = 欠的正好是自家人，怎么办。
option-gouji-ally-tribute-is-normal = 照进
option-gouji-ally-tribute-is-by-agreement = 两人商量
option-gouji-ally-tribute-is-agreement-or-counter = 商量，还能反贡
option-gouji-ally-tribute-is-none-or-all = 要么都进，要么都免

option-gouji-tribute-reclaim = 收回进贡
option-gouji-tribute-reclaim-about = 忘了还贡，进贡的能把牌要回去。这儿先出牌前都还清了，用不上。
option-gouji-tribute-reclaim-is-yes = 能要回
option-gouji-tribute-reclaim-is-no = 不能

option-gouji-sweep-tribute = 圈贡
option-gouji-sweep-tribute-about = 被圈三户，下局每家给对头进贡。
option-gouji-sweep-tribute-is-none = 没有
option-gouji-sweep-tribute-is-each-opposite = 各给各的对头

option-gouji-sweep-replaces-other = 有圈贡免别的
option-gouji-sweep-replaces-other-about = 被圈的一方交了圈贡，别的贡都不欠了。
option-gouji-sweep-replaces-other-is-yes = 免了
option-gouji-sweep-replaces-other-is-no = 照交

option-gouji-resist-tribute = 抗贡
option-gouji-resist-tribute-about = 四个大王或四个小王凑齐了，不用进贡。
option-gouji-resist-tribute-is-yes = 能抗
option-gouji-resist-tribute-is-no = 不能

option-gouji-dot-hand = 点手
option-gouji-dot-hand-about = 抓牌时欠点贡的亮出大王，说个数，换对头往后抓的那一张。
option-gouji-dot-hand-is-yes = 有点手
option-gouji-dot-hand-is-no = 没有

## Neutral: options of hold-three, buying

option-gouji-hold-three = 憋三
option-gouji-hold-three-about = 3得留到末手，一把出完。
option-gouji-hold-three-is-yes = 憋三
option-gouji-hold-three-is-no = 3随便出

option-gouji-threes-whole-plain = 末手3不带牌
option-gouji-threes-whole-plain-about = 憋三时3一把出完，不带2也不带王。
option-gouji-threes-whole-plain-is-yes = 清出
option-gouji-threes-whole-plain-is-no = 能带

option-gouji-stuffed-model = 闷了还能不能走
option-gouji-stuffed-model-about = 剩一把3没出牌权叫被闷。闷了还能等机会走，还是就趴下了。
option-gouji-stuffed-model-is-passive = 还能走
option-gouji-stuffed-model-is-dead = 走不了了

option-gouji-stuffed-places = 闷的名次
option-gouji-stuffed-places-about = 被闷的几家怎么排。
option-gouji-stuffed-places-is-by-going-out = 谁先走谁在前
option-gouji-stuffed-places-is-first-is-last = 先闷的大落
option-gouji-stuffed-places-is-last-is-last = 后闷的大落

option-gouji-stuffed-wind = 闷了能接风
option-gouji-stuffed-wind-about = 被闷的人接不接得着风。
option-gouji-stuffed-wind-is-yes = 能接
option-gouji-stuffed-wind-is-no = 接不了

option-gouji-stuffed-hidden = 闷了先不说
option-gouji-stuffed-hidden-about = 谁被闷，走完了才亮，还是当场就说。
option-gouji-stuffed-hidden-is-yes = 走了才亮
option-gouji-stuffed-hidden-is-no = 当场就说

option-gouji-four-policy = 点四
option-gouji-four-policy-about = 4是不是开点的凭证：没开点不许出4。不开了的4能扔，还是得自己打出去。
option-gouji-four-policy-is-free = 4随便出
option-gouji-four-policy-is-certificate-void = 开点才出，不开能扔
option-gouji-four-policy-is-certificate-keep = 开点才出，不能扔

option-gouji-buy-three = 买三
option-gouji-buy-three-about = 憋三里手上没3的，得买一张。
option-gouji-buy-three-is-yes = 要买
option-gouji-buy-three-is-no = 不买

option-gouji-buy-four = 买四
option-gouji-buy-four-about = 点四里手上没4的，得买一张。
option-gouji-buy-four-is-yes = 要买
option-gouji-buy-four-is-no = 不买

option-gouji-buy-pay = 拿什么买
option-gouji-buy-pay-about = 买3买4拿什么换。
option-gouji-buy-pay-is-two-or-joker = 2，没2给王
option-gouji-buy-pay-is-natural-two = 只认自己抓的2

option-gouji-buy-order = 跟谁买
option-gouji-buy-order-about = 先问谁，后问谁。
option-gouji-buy-order-is-opposite-opposite-mates-own-sale = 对头、对头的联邦、自家卖
option-gouji-buy-order-is-opposite-opposite-mates-own-gift = 对头、对头的联邦、自家送
option-gouji-buy-order-is-opposite-adjacent-enemies-own-gift = 对头、两边的对手、自家送
option-gouji-buy-order-is-opposite-own-gift-adjacent-enemies = 对头、自家送、两边的对手

option-gouji-buy-broke = 买不起
option-gouji-buy-broke-about = 没3，也没2没王，怎么办。
option-gouji-buy-broke-is-auto-revolution = 算革命
option-gouji-buy-broke-is-opposite-gift = 对头白给
option-gouji-buy-broke-is-ally-pays = 自家人垫

option-gouji-buy-before-tribute = 先买后贡
option-gouji-buy-before-tribute-about = 买3买4在进贡前头，还是后头。
option-gouji-buy-before-tribute-is-yes = 先买
option-gouji-buy-before-tribute-is-no = 后买

option-gouji-buy-deadline = 买到啥时候
option-gouji-buy-deadline-about = 过了时候就不能买了。这儿先出牌前都买好了，晚不了。
option-gouji-buy-deadline-is-none = 不限
option-gouji-buy-deadline-is-first-cover = 头一圈扣牌前

## Neutral: options of revolution

option-gouji-revolution = 革命
option-gouji-revolution-about = 没王没2的，能不能革命，怎么革。
option-gouji-revolution-is-none = 没有革命
option-gouji-revolution-is-lay-down = 亮牌坐着
option-gouji-revolution-is-three-shots = 三枪革命

option-gouji-revolution-check = 按哪手牌算
option-gouji-revolution-check-about = 没王没2，看刚抓的牌，还是进完贡、买完牌再看。
option-gouji-revolution-check-is-drawn = 刚抓的
option-gouji-revolution-check-is-after-tribute = 进完贡
option-gouji-revolution-check-is-after-buying = 买完牌

option-gouji-revolution-place = 革命的名次
option-gouji-revolution-place-about = 革命成了算几科。
option-gouji-revolution-place-is-fourth-or-swept-third = 四科，自家圈了算三科
option-gouji-revolution-place-is-third = 铁三科
option-gouji-revolution-place-is-by-first-out = 看头科是哪家

option-gouji-revolution-choice = 革命后要不要头
option-gouji-revolution-choice-about = 革命的对头自己选：要几次够死级，还是当无头。
option-gouji-revolution-choice-is-yes = 让他选
option-gouji-revolution-choice-is-no = 不选

option-gouji-revolution-free-kills = 给几次够死级
option-gouji-revolution-free-kills-about = 选了要头，对头有几次出了没人能管的够级。
option-gouji-revolution-free-kills-is-0 = 没有
option-gouji-revolution-free-kills-is-1 = 1次
option-gouji-revolution-free-kills-is-2 = 2次
option-gouji-revolution-free-kills-is-3 = 3次

option-gouji-revolution-blocks-sweep = 有革命不算圈
option-gouji-revolution-blocks-sweep-about = 一局里有人革命，就不算圈三户。
option-gouji-revolution-blocks-sweep-is-yes = 不算
option-gouji-revolution-blocks-sweep-is-no = 照算

option-gouji-revolution-concedes-point = 革命算没开点
option-gouji-revolution-concedes-point-about = 革命的算没开，他对头算开了。
option-gouji-revolution-concedes-point-is-yes = 算
option-gouji-revolution-concedes-point-is-no = 不算

option-gouji-auto-revolution = 没3买不起算革命
option-gouji-auto-revolution-about = 憋三里没3又买不起，直接算革命。
option-gouji-auto-revolution-is-yes = 算
option-gouji-auto-revolution-is-no = 不算

option-gouji-double-revolution = 两家革命
option-gouji-double-revolution-about = 一局里两家都革命，怎么办。
option-gouji-double-revolution-is-void-hand = 这局不算
option-gouji-double-revolution-is-restart = 这场重开

option-gouji-melee-counts-revolutionary = 乱缠算革命的
option-gouji-melee-counts-revolutionary-about = 剩四户乱缠，革命坐着的算不算走了的。
option-gouji-melee-counts-revolutionary-is-yes = 算
option-gouji-melee-counts-revolutionary-is-no = 不算

## Neutral: options of reports, last play, wind

option-gouji-allies-choose-last = 自家挑大落
option-gouji-allies-choose-last-about = 最后剩的全是自家人，商量谁当大落。
option-gouji-allies-choose-last-is-yes = 能挑
option-gouji-allies-choose-last-is-no = 接着打

option-gouji-free-kill-last = 够死级
option-gouji-free-kill-last-about = 头科、二科的末手，对头能不能压一手没人管得了的。
option-gouji-free-kill-last-is-none = 没有
option-gouji-free-kill-last-is-gouji-only = 末手是够级才行
option-gouji-free-kill-last-is-any = 什么末手都行

option-gouji-free-kill-declined = 不够死级谁出
option-gouji-free-kill-declined-about = 能够死级不够，下一手归谁。
option-gouji-free-kill-declined-is-lower-leads = 下家先出
option-gouji-free-kill-declined-is-wind = 按接风

option-gouji-wind = 接风
option-gouji-wind-about = 末手没人管，下家接着出。是自己来，还是先申请。
option-gouji-wind-is-apply = 得申请
option-gouji-wind-is-automatic = 自己就接

option-gouji-report-threshold = 几张报牌
option-gouji-report-threshold-about = 手里剩到这个数就报。
option-gouji-report-threshold-is-none = 不报
option-gouji-report-threshold-is-5 = 5张
option-gouji-report-threshold-is-8 = 8张
option-gouji-report-threshold-is-10 = 10张
option-gouji-report-threshold-is-12 = 12张

option-gouji-report-mode = 怎么报牌
option-gouji-report-mode-about = 有人问才报，还是一直亮着。
option-gouji-report-mode-is-on-request = 问了才报
option-gouji-report-mode-is-always = 一直亮着
option-gouji-report-mode-is-none = 不报

option-gouji-prompting = 挑牌
option-gouji-prompting-about = 牌少了能请走了的自家人看牌、出主意。
option-gouji-prompting-is-yes = 让看
option-gouji-prompting-is-no = 不让

## Neutral: options of score and length

option-gouji-hands-per-game = 一场几局
option-gouji-hands-per-game-about = 打够几局算一场。
option-gouji-hands-per-game-is-1 = 1局
option-gouji-hands-per-game-is-2 = 2局
option-gouji-hands-per-game-is-3 = 3局
option-gouji-hands-per-game-is-4 = 4局
option-gouji-hands-per-game-is-5 = 5局
option-gouji-hands-per-game-is-6 = 6局
option-gouji-hands-per-game-is-8 = 8局
option-gouji-hands-per-game-is-10 = 10局
option-gouji-hands-per-game-is-12 = 12局
option-gouji-hands-per-game-is-none = 打到散

option-gouji-six-point-limit = 几个点贡收场
option-gouji-six-point-limit-about = 一方挨够这么多个点贡，这场就输了。
option-gouji-six-point-limit-is-none = 不算
option-gouji-six-point-limit-is-6 = 6个
option-gouji-six-point-limit-is-8 = 8个
option-gouji-six-point-limit-is-10 = 10个

option-gouji-score = 记分
option-gouji-score-about = 头科到大落各记几分。
option-gouji-score-is-2-1-0-0-m1-m2 = 2、1、0、0、−1、−2
option-gouji-score-is-4-2-0-0-m2-m4 = 4、2、0、0、−2、−4
option-gouji-score-is-none = 不记分

option-gouji-score-sweep-factor = 圈三户几倍
option-gouji-score-sweep-factor-about = 圈了三户，分翻几倍。
option-gouji-score-sweep-factor-is-1 = 不翻
option-gouji-score-sweep-factor-is-2 = 2倍
option-gouji-score-sweep-factor-is-3 = 3倍

option-gouji-score-positive-only = 只记正分
option-gouji-score-positive-only-about = 一方合起来是负的，记0。
option-gouji-score-positive-only-is-yes = 只记正的
option-gouji-score-positive-only-is-no = 负的也记

option-gouji-sweep-ends-game = 圈三户就收场
option-gouji-sweep-ends-game-about = 有一方圈了三户，这场打完了。
option-gouji-sweep-ends-game-is-yes = 收场
option-gouji-sweep-ends-game-is-no = 接着打

option-gouji-pooled-fives = 汇五
option-gouji-pooled-fives-about = 被圈的一方，下局把手里的5凑成头一手。没人管，大落接着先出；有人管，先出就没了。
option-gouji-pooled-fives-is-yes = 有汇五
option-gouji-pooled-fives-is-no = 没有

option-gouji-sweeps-to-restart = 连圈几回重开
option-gouji-sweeps-to-restart-about = 一方连圈这么多局，这场重开。
option-gouji-sweeps-to-restart-is-none = 不重开
option-gouji-sweeps-to-restart-is-2 = 连圈2局
option-gouji-sweeps-to-restart-is-3 = 连圈3局

option-gouji-dissolve-by-consent = 全桌同意可散
option-gouji-dissolve-by-consent-about = 六家都点头，打到一半也能散，分照算。
option-gouji-dissolve-by-consent-is-yes = 能散
option-gouji-dissolve-by-consent-is-no = 不能
