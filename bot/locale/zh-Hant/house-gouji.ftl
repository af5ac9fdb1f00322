### Gouji: its presets and its options (screens, section 8).

## Neutral: presets

profile-gouji-finalstone = 打點版
profile-gouji-finalstone-about = 打點版（開點，5局）
profile-gouji-wanjiaxiang = 記分版
profile-gouji-wanjiaxiang-about = 記分版（記分，圈三戶收場）
profile-gouji-aixin = 憋三版
profile-gouji-aixin-about = 憋三版（憋三，六個點貢收場）
profile-gouji-shandong = 山東五十條
profile-gouji-shandong-about = 山東五十條（憋三、點四、反燒翻倍）
profile-gouji-platform = 平台版
profile-gouji-platform-about = 平台版（記分、落貢，打到散）

## Neutral: categories

category-gouji-dealing = 發牌和先出
category-gouji-cards = 牌和比大小
category-gouji-turns = 夠級、過、讓
category-gouji-burning = 燒
category-gouji-opening = 開點和宣點
category-gouji-tribute = 進貢還貢
category-gouji-threes = 憋三、買三
category-gouji-revolution = 革命
category-gouji-last-plays = 報牌、底牌、接風
category-gouji-score = 記分和局數

## Neutral: options of dealing and the lead

option-gouji-deck-keep = 去掉的3和4
option-gouji-deck-keep-about = 開局前從四副牌裡拿掉多少3、4。張數少了，3、4也就金貴了。
option-gouji-deck-keep-is-none = 一張不去
option-gouji-deck-keep-is-three-6-four-6 = 3、4各留6張
option-gouji-deck-keep-is-three-6 = 3留6張
option-gouji-deck-keep-is-four-6 = 4留6張
option-gouji-deck-keep-is-three-6-four-8 = 3留6張，4留8張

option-gouji-team-formation = 怎麼分家
option-gouji-team-formation-about = 開場誰跟誰一家、誰對誰怎麼定。
option-gouji-team-formation-is-preset = 按位子
option-gouji-team-formation-is-agreed = 大家商量
option-gouji-team-formation-is-opposites-first = 先找對頭
option-gouji-team-formation-is-colour-draw = 抽紅黑
option-gouji-team-formation-is-face-cards = 抽花牌

option-gouji-first-drawer = 頭一局誰先抓
option-gouji-first-drawer-about = 頭一局從誰那兒開始抓牌。
option-gouji-first-drawer-is-auto = 直接發到手
option-gouji-first-drawer-is-count-from-lot = 翻牌數人
option-gouji-first-drawer-is-count-from-black-queen = 從黑Q數起

option-gouji-later-drawer = 往後誰先抓
option-gouji-later-drawer-about = 從第二局起，從誰那兒開始抓牌。
option-gouji-later-drawer-is-auto = 直接發到手
option-gouji-later-drawer-is-last-place = 大落先抓

option-gouji-cut = 切牌
option-gouji-cut-about = 從第二局起，大落抓牌前可以請對頭切，最多三刀；也可以自己切一刀，或者不切。
option-gouji-cut-is-none = 不切
option-gouji-cut-is-opposite3-or-self1 = 對頭三刀或自己一刀

option-gouji-first-lead = 頭一局誰先出
option-gouji-first-lead-about = 頭一局第一手牌怎麼定誰出：亮牌上班，或者誰摸到翻開的那張。
option-gouji-first-lead-is-show = 亮牌上班
option-gouji-first-lead-is-marked-card = 摸到明牌的

option-gouji-show-rank = 亮幾上班
option-gouji-show-rank-about = 上班亮的是3還是4。
option-gouji-show-rank-is-three = 亮3
option-gouji-show-rank-is-four = 亮4

option-gouji-show-min = 最少亮幾張
option-gouji-show-min-about = 亮少了不算，夠這個數才能上班。
option-gouji-show-min-is-1 = 1張
option-gouji-show-min-is-2 = 2張
option-gouji-show-min-is-3 = 3張
option-gouji-show-min-is-4 = 4張

option-gouji-show-match = 亮的牌怎麼湊
option-gouji-show-match-about = 亮出來的幾張要不要一個花色。
option-gouji-show-match-is-suit = 一個花色
option-gouji-show-match-is-colour-then-suit = 先同色，再比花色
option-gouji-show-match-is-any = 什麼花色都行

option-gouji-show-fallback = 沒人亮誰先出
option-gouji-show-fallback-about = 誰都不亮，第一手給誰。
option-gouji-show-fallback-is-random = 抽一家
option-gouji-show-fallback-is-seat = 按位子

option-gouji-must-lead-shown = 亮啥先出啥
option-gouji-must-lead-shown-about = 亮3、亮4上了班，第一手就得出亮的那個點。
option-gouji-must-lead-shown-is-yes = 得出
option-gouji-must-lead-shown-is-no = 隨便出

option-gouji-later-lead = 往後誰先出
option-gouji-later-lead-about = 從第二局起，第一手歸誰。
option-gouji-later-lead-is-show = 還是亮牌上班
option-gouji-later-lead-is-last-place = 大落先出

option-gouji-first-hand = 頭一局
option-gouji-first-hand-about = 和平局：頭一局不買3、4，各家第一手清夠級，站不站得住都算開點。
option-gouji-first-hand-is-normal = 照常打
option-gouji-first-hand-is-peace = 和平局

option-gouji-reopen-after-replacing = 換人重開
option-gouji-reopen-after-replacing-about = 換上來的新人夠了這個數，這場重開，舊帳不算。
option-gouji-reopen-after-replacing-is-none = 換幾個都接著打
option-gouji-reopen-after-replacing-is-2 = 換2個就重開
option-gouji-reopen-after-replacing-is-3 = 換3個就重開

## Neutral: options of cards and comparing

option-gouji-attach-twos = 帶2
option-gouji-attach-twos-about = 2能不能貼著別的牌，當那個點出。
option-gouji-attach-twos-is-yes = 能帶
option-gouji-attach-twos-is-no = 不帶

option-gouji-mixed-jokers = 大小王一起出
option-gouji-mixed-jokers-about = 一手裡大王小王都有，按小王算還是各算各的。
option-gouji-mixed-jokers-is-downgrade = 都當小王
option-gouji-mixed-jokers-is-as-is = 各算各的

option-gouji-equal-count = 張數要一樣
option-gouji-equal-count-about = 管牌張數得一樣，少了這條沒法比大小。
option-gouji-equal-count-is-yes = 要一樣
option-gouji-equal-count-is-no = 不用一樣

option-gouji-joker-kills = 王殺王
option-gouji-joker-kills-about = 幾張王換一張王也能管，張數不用一樣。可以開好幾樣。
option-gouji-joker-kills-is-none = 都不許
option-gouji-joker-kills-is-two-big-kill-big = 兩大王殺一大王
option-gouji-joker-kills-is-two-small-kill-small = 兩小王殺一小王
option-gouji-joker-kills-is-three-small-kill-big = 三小王殺一大王

option-gouji-joker-kill-shape = 殺王時的零牌
option-gouji-joker-kill-shape-about = 王殺王時，帶的牌張數怎麼對：只換王，還是總張數一樣。
option-gouji-joker-kill-shape-is-exchange = 只換王
option-gouji-joker-kill-shape-is-equal-total = 總張數一樣

## Neutral: options of gouji, pass, yield

option-gouji-gouji-min = 幾張算夠級
option-gouji-gouji-min-about = 每個點起碼幾張才算夠級；表裡沒有的點，不帶王都不算。兩樣差在單張2算不算。
option-gouji-gouji-min-is-big-joker-1-small-joker-1-two-1-ace-2-king-2-queen-3-jack-4-ten-5 = 1個2也算
option-gouji-gouji-min-is-big-joker-1-small-joker-1-two-2-ace-2-king-2-queen-3-jack-4-ten-5 = 2要兩張

option-gouji-hung-is-gouji = 帶王就算夠級
option-gouji-hung-is-gouji-about = 掛了王的，幾張都算夠級。
option-gouji-hung-is-gouji-is-yes = 算
option-gouji-hung-is-gouji-is-no = 不算

option-gouji-pass-rule = 過了還能不能管
option-gouji-pass-rule-about = 這圈過了牌，對頭後來又出，你還能不能管他。
option-gouji-pass-rule-is-except-opposite = 對頭出還能管
option-gouji-pass-rule-is-strict = 過了就過了

option-gouji-unburn-after-pass = 過了還能解燒
option-gouji-unburn-after-pass-about = 過牌管得嚴的時候，對頭被燒，過了牌的還能不能去解。
option-gouji-unburn-after-pass-is-yes = 能解
option-gouji-unburn-after-pass-is-no = 不能解

option-gouji-yield-overplayed = 讓牌被人管了
option-gouji-yield-overplayed-about = 你讓了，後頭有人管上去，你算過了還是還在。
option-gouji-yield-overplayed-is-passed = 算過了
option-gouji-yield-overplayed-is-live = 還在

option-gouji-formal-cover = 對頭扣牌
option-gouji-formal-cover-about = 一圈完了由對頭扣牌。這兒收圈前總會問到對頭，開不開打起來一樣。
option-gouji-formal-cover-is-yes = 要扣
option-gouji-formal-cover-is-no = 不用扣

option-gouji-wrong-follow = 管錯了
option-gouji-wrong-follow-about = 出的牌沒壓住：退回來重出，還是這一下就算沒了。
option-gouji-wrong-follow-is-reject = 退回來重出
option-gouji-wrong-follow-is-lose-turn = 這手沒了

## Neutral: options of burning

option-gouji-burn-needs-open = 開了點才能燒
option-gouji-burn-needs-open-about = 自己沒開點，就不許燒別人。
option-gouji-burn-needs-open-is-yes = 得先開點
option-gouji-burn-needs-open-is-no = 不用

option-gouji-burn-exempt = 燒牌免帶王的一手
option-gouji-burn-exempt-about = 燒起來手手要帶王，只有一手免：末手，或者壓上去的頭一手。
option-gouji-burn-exempt-is-last = 末手
option-gouji-burn-exempt-is-first = 頭一手

option-gouji-burn-rest-one-play = 剩一手沒王能不能燒
option-gouji-burn-rest-one-play-about = 壓上去以後只剩一手、手裡沒王，還讓不讓燒。
option-gouji-burn-rest-one-play-is-one-rank = 一個點就行
option-gouji-burn-rest-one-play-is-threes-only = 剩3才行

option-gouji-burn-bluff-allowed = 詐燒唬人
option-gouji-burn-bluff-allowed-about = 明知走不完也許你燒，走不完照罰。
option-gouji-burn-bluff-allowed-is-yes = 許
option-gouji-burn-bluff-allowed-is-no = 走得完才許燒

option-gouji-unburn-is-final = 解燒一壓就完
option-gouji-unburn-is-final-about = 對頭一手壓住，燒就算解了；不然燒家還能再壓回來。
option-gouji-unburn-is-final-is-yes = 一壓就完
option-gouji-unburn-is-final-is-no = 還能壓回來

option-gouji-burn-failure = 詐燒罰
option-gouji-burn-failure-about = 燒了走不完，落個什麼下場。
option-gouji-burn-failure-is-none = 不罰
option-gouji-burn-failure-is-last-place = 大落
option-gouji-burn-failure-is-last-place-and-point = 大落加點貢
option-gouji-burn-failure-is-last-place-and-fraud-tribute = 大落加詐燒貢

option-gouji-fraud-victim-protected = 被詐燒的保本
option-gouji-fraud-victim-protected-about = 讓詐燒害得憋了3的，不當大落，算三科或者四科，悶貢也免。
option-gouji-fraud-victim-protected-is-yes = 保
option-gouji-fraud-victim-protected-is-no = 不保

option-gouji-counter-burn-doubling = 反燒翻倍
option-gouji-counter-burn-doubling-about = 每反燒一次，燒貢翻一倍：1、2、4張。
option-gouji-counter-burn-doubling-is-yes = 翻
option-gouji-counter-burn-doubling-is-no = 不翻

option-gouji-penalties = 罰則
option-gouji-penalties-about = 哪些犯規要罰。機器管牌，真犯得著的就一樣：詐燒。
option-gouji-penalties-is-none = 都不罰
option-gouji-penalties-is-false-burn = 罰詐燒
option-gouji-penalties-is-false-burn-and-other = 罰詐燒和別的
option-gouji-penalties-is-false-burn-and-no-three-and-false-report-and-tribute-violation-and-other = 全罰

## Neutral: options of opening and calls

option-gouji-open-points = 打點
option-gouji-open-points-about = 自己的夠級站住了就開點，沒開點的下局給對頭進點貢。
option-gouji-open-points-is-yes = 打點
option-gouji-open-points-is-no = 不打點

option-gouji-open-exclude = 哪樣夠級不開點
option-gouji-open-exclude-about = 這樣的夠級站住了也不算開點。
option-gouji-open-exclude-is-big = 帶大王的
option-gouji-open-exclude-is-joker-or-single = 帶王的和單張
option-gouji-open-exclude-is-joker-or-two = 帶王的和帶2的
option-gouji-open-exclude-is-hung-or-attached = 掛王貼2的
option-gouji-open-exclude-is-not-pure = 清夠級以外的

option-gouji-open-deadline = 開點到啥時候
option-gouji-open-deadline-about = 什麼時候還沒開點，就再也開不了了。
option-gouji-open-deadline-is-melee = 亂纏以前
option-gouji-open-deadline-is-first-out-pair = 頭科走了那一對就晚了

option-gouji-open-passive-only = 光管牌才開點
option-gouji-open-passive-only-about = 自己先出的夠級不開點，管對頭夠級管住了才開。
option-gouji-open-passive-only-is-yes = 管對頭才算
option-gouji-open-passive-only-is-no = 先出也算

option-gouji-natural-open = 天開
option-gouji-natural-open-about = 抓到手裡一副清夠級都沒有，直接算開點。
option-gouji-natural-open-is-yes = 有天開
option-gouji-natural-open-is-no = 沒有

option-gouji-headless-can-open = 無頭還能開點
option-gouji-headless-can-open-about = 對頭走了，自己沒開點的，往後還讓不讓開。
option-gouji-headless-can-open-is-yes = 能開
option-gouji-headless-can-open-is-no = 開不了

option-gouji-pre-call = 預點
option-gouji-pre-call-about = 抓完牌沒出牌前，賭對頭這局開不了點。賭贏了貢多，賭輸了倒貼。
option-gouji-pre-call-is-yes = 有預點
option-gouji-pre-call-is-no = 沒有

option-gouji-bright-call = 宣點
option-gouji-bright-call-about = 亮明瞭說對頭開不了點，自己得先開。賭贏了貢多，賭輸了倒貼。
option-gouji-bright-call-is-yes = 有宣點
option-gouji-bright-call-is-no = 沒有

option-gouji-point-formula = 宣點怎麼加
option-gouji-point-formula-about = 宣了點，點貢怎麼往上漲。
option-gouji-point-formula-is-additive = 一樣一樣加
option-gouji-point-formula-is-pair-double = 一宣這對就翻倍
option-gouji-point-formula-is-success-double = 宣成了才翻倍

option-gouji-point-base = 點貢幾張
option-gouji-point-base-about = 對頭沒開點給幾張：沒宣、宣了、預了。
option-gouji-point-base-is-1-2-4 = 1、2、4張
option-gouji-point-base-is-1-2-2 = 1、2、2張
option-gouji-point-base-is-2-4-8 = 2、4、8張

option-gouji-point-fail = 宣空了賠幾張
option-gouji-point-fail-about = 自己沒開、對頭倒開了，另外賠幾張：沒宣、宣了、預了。
option-gouji-point-fail-is-1-4-8 = 1、4、8張
option-gouji-point-fail-is-0-0-0 = 不賠
option-gouji-point-fail-is-0-4-8 = 0、4、8張

option-gouji-call-fail-when-both-open = 都開了也算宣空
option-gouji-call-fail-when-both-open-about = 宣了點，兩家都開了，宣的人賠不賠。
option-gouji-call-fail-when-both-open-is-yes = 賠
option-gouji-call-fail-when-both-open-is-no = 不賠

option-gouji-point-swap = 換點
option-gouji-point-swap-about = 一對裡你欠我、我欠你，怎麼結。
option-gouji-point-swap-is-exchange = 換著給
option-gouji-point-swap-is-set-off = 抵了算
option-gouji-point-swap-is-by-agreement = 兩人商量

## Neutral: options of tribute and returns

option-gouji-tribute-enabled = 進貢
option-gouji-tribute-enabled-about = 下一局開頭，輸的給贏的進牌。關了就什麼貢都沒有。
option-gouji-tribute-enabled-is-yes = 進貢
option-gouji-tribute-enabled-is-no = 不進貢

option-gouji-tribute-order = 進貢先後
option-gouji-tribute-order-about = 好幾樣貢一起有，先進哪樣。
option-gouji-tribute-order-is-sweep-stuffed-burn-point-fall = 圈、悶、燒、點、落
option-gouji-tribute-order-is-sweep-point-burn-fall-stuffed = 圈、點、燒、落、悶
option-gouji-tribute-order-is-sweep-point-burn-stuffed-fall = 圈、點、燒、悶、落

option-gouji-tribute-natural-only = 只進自己抓的
option-gouji-tribute-natural-only-about = 進貢拿自己抓到的牌，人家剛進給你的、賣牌得的不能轉手。
option-gouji-tribute-natural-only-is-yes = 只進抓的
option-gouji-tribute-natural-only-is-no = 哪張都行

option-gouji-tribute-public = 貢牌亮不亮
option-gouji-tribute-public-about = 進貢還貢的牌，全桌看見，還是就兩家知道。
option-gouji-tribute-public-is-yes = 亮著進
option-gouji-tribute-public-is-no = 暗著進

option-gouji-fall-tribute = 落貢幾張
option-gouji-fall-tribute-about = 大落、二落各進幾張。
option-gouji-fall-tribute-is-2-1 = 大落2，二落1
option-gouji-fall-tribute-is-1-1 = 各1張
option-gouji-fall-tribute-is-4-2 = 大落4，二落2

option-gouji-burn-tribute = 燒貢幾張
option-gouji-burn-tribute-about = 燒成了，挨燒的下局給幾張。
option-gouji-burn-tribute-is-0 = 沒有
option-gouji-burn-tribute-is-1 = 1張
option-gouji-burn-tribute-is-2 = 2張

option-gouji-stuffed-tribute = 悶貢幾張
option-gouji-stuffed-tribute-about = 被悶在3上的，下局給悶他的幾張。
option-gouji-stuffed-tribute-is-0 = 沒有
option-gouji-stuffed-tribute-is-1 = 1張
option-gouji-stuffed-tribute-is-2 = 2張

option-gouji-stuffed-pay = 悶貢拿什麼給
option-gouji-stuffed-pay-about = 悶貢從大的給，還是先給2。
option-gouji-stuffed-pay-is-largest = 從大的給
option-gouji-stuffed-pay-is-two-first = 先給2，沒2給王

option-gouji-return-kinds = 哪樣要還貢
option-gouji-return-kinds-about = 收了哪幾樣貢，得還小牌。
option-gouji-return-kinds-is-none = 都不還
option-gouji-return-kinds-is-fall = 落貢還
option-gouji-return-kinds-is-stuffed-and-burn-and-point-and-fall = 點、燒、悶、落都還

option-gouji-return-refusable = 還貢能不要
option-gouji-return-refusable-about = 還回來的牌，進貢的能不能不要。
option-gouji-return-refusable-is-yes = 能不要
option-gouji-return-refusable-is-no = 得要

option-gouji-receiver-may-refuse = 收貢能不收
option-gouji-receiver-may-refuse-about = 該收貢的說一聲免了，行不行。
option-gouji-receiver-may-refuse-is-yes = 能免
option-gouji-receiver-may-refuse-is-no = 得收

option-gouji-ally-tribute = 自家人進貢
option-gouji-ally-tribute-about = 欠的正好是自家人，怎麼辦。
option-gouji-ally-tribute-is-normal = 照進
option-gouji-ally-tribute-is-by-agreement = 兩人商量
option-gouji-ally-tribute-is-agreement-or-counter = 商量，還能反貢
option-gouji-ally-tribute-is-none-or-all = 要麼都進，要麼都免

option-gouji-tribute-reclaim = 收回進貢
option-gouji-tribute-reclaim-about = 忘了還貢，進貢的能把牌要回去。這兒先出牌前都還清了，用不上。
option-gouji-tribute-reclaim-is-yes = 能要回
option-gouji-tribute-reclaim-is-no = 不能

option-gouji-sweep-tribute = 圈貢
option-gouji-sweep-tribute-about = 被圈三戶，下局每家給對頭進貢。
option-gouji-sweep-tribute-is-none = 沒有
option-gouji-sweep-tribute-is-each-opposite = 各給各的對頭

option-gouji-sweep-replaces-other = 有圈貢免別的
option-gouji-sweep-replaces-other-about = 被圈的一方交了圈貢，別的貢都不欠了。
option-gouji-sweep-replaces-other-is-yes = 免了
option-gouji-sweep-replaces-other-is-no = 照交

option-gouji-resist-tribute = 抗貢
option-gouji-resist-tribute-about = 四個大王或四個小王湊齊了，不用進貢。
option-gouji-resist-tribute-is-yes = 能抗
option-gouji-resist-tribute-is-no = 不能

option-gouji-dot-hand = 點手
option-gouji-dot-hand-about = 抓牌時欠點貢的亮出大王，說個數，換對頭往後抓的那一張。
option-gouji-dot-hand-is-yes = 有點手
option-gouji-dot-hand-is-no = 沒有

## Neutral: options of hold-three, buying

option-gouji-hold-three = 憋三
option-gouji-hold-three-about = 3得留到末手，一把出完。
option-gouji-hold-three-is-yes = 憋三
option-gouji-hold-three-is-no = 3隨便出

option-gouji-threes-whole-plain = 末手3不帶牌
option-gouji-threes-whole-plain-about = 憋三時3一把出完，不帶2也不帶王。
option-gouji-threes-whole-plain-is-yes = 清出
option-gouji-threes-whole-plain-is-no = 能帶

option-gouji-stuffed-model = 悶了還能不能走
option-gouji-stuffed-model-about = 剩一把3沒出牌權叫被悶。悶了還能等機會走，還是就趴下了。
option-gouji-stuffed-model-is-passive = 還能走
option-gouji-stuffed-model-is-dead = 走不了了

option-gouji-stuffed-places = 悶的名次
option-gouji-stuffed-places-about = 被悶的幾家怎麼排。
option-gouji-stuffed-places-is-by-going-out = 誰先走誰在前
option-gouji-stuffed-places-is-first-is-last = 先悶的大落
option-gouji-stuffed-places-is-last-is-last = 後悶的大落

option-gouji-stuffed-wind = 悶了能接風
option-gouji-stuffed-wind-about = 被悶的人接不接得著風。
option-gouji-stuffed-wind-is-yes = 能接
option-gouji-stuffed-wind-is-no = 接不了

option-gouji-stuffed-hidden = 悶了先不說
option-gouji-stuffed-hidden-about = 誰被悶，走完了才亮，還是當場就說。
option-gouji-stuffed-hidden-is-yes = 走了才亮
option-gouji-stuffed-hidden-is-no = 當場就說

option-gouji-four-policy = 點四
option-gouji-four-policy-about = 4是不是開點的憑證：沒開點不許出4。不開了的4能扔，還是得自己打出去。
option-gouji-four-policy-is-free = 4隨便出
option-gouji-four-policy-is-certificate-void = 開點才出，不開能扔
option-gouji-four-policy-is-certificate-keep = 開點才出，不能扔

option-gouji-buy-three = 買三
option-gouji-buy-three-about = 憋三裡手上沒3的，得買一張。
option-gouji-buy-three-is-yes = 要買
option-gouji-buy-three-is-no = 不買

option-gouji-buy-four = 買四
option-gouji-buy-four-about = 點四裡手上沒4的，得買一張。
option-gouji-buy-four-is-yes = 要買
option-gouji-buy-four-is-no = 不買

option-gouji-buy-pay = 拿什麼買
option-gouji-buy-pay-about = 買3買4拿什麼換。
option-gouji-buy-pay-is-two-or-joker = 2，沒2給王
option-gouji-buy-pay-is-natural-two = 只認自己抓的2

option-gouji-buy-order = 跟誰買
option-gouji-buy-order-about = 先問誰，後問誰。
option-gouji-buy-order-is-opposite-opposite-mates-own-sale = 對頭、對頭的聯邦、自家賣
option-gouji-buy-order-is-opposite-opposite-mates-own-gift = 對頭、對頭的聯邦、自家送
option-gouji-buy-order-is-opposite-adjacent-enemies-own-gift = 對頭、兩邊的對手、自家送
option-gouji-buy-order-is-opposite-own-gift-adjacent-enemies = 對頭、自家送、兩邊的對手

option-gouji-buy-broke = 買不起
option-gouji-buy-broke-about = 沒3，也沒2沒王，怎麼辦。
option-gouji-buy-broke-is-auto-revolution = 算革命
option-gouji-buy-broke-is-opposite-gift = 對頭白給
option-gouji-buy-broke-is-ally-pays = 自家人墊

option-gouji-buy-before-tribute = 先買後貢
option-gouji-buy-before-tribute-about = 買3買4在進貢前頭，還是後頭。
option-gouji-buy-before-tribute-is-yes = 先買
option-gouji-buy-before-tribute-is-no = 後買

option-gouji-buy-deadline = 買到啥時候
option-gouji-buy-deadline-about = 過了時候就不能買了。這兒先出牌前都買好了，晚不了。
option-gouji-buy-deadline-is-none = 不限
option-gouji-buy-deadline-is-first-cover = 頭一圈釦牌前

## Neutral: options of revolution

option-gouji-revolution = 革命
option-gouji-revolution-about = 沒王沒2的，能不能革命，怎麼革。
option-gouji-revolution-is-none = 沒有革命
option-gouji-revolution-is-lay-down = 亮牌坐著
option-gouji-revolution-is-three-shots = 三槍革命

option-gouji-revolution-check = 按哪手牌算
option-gouji-revolution-check-about = 沒王沒2，看剛抓的牌，還是進完貢、買完牌再看。
option-gouji-revolution-check-is-drawn = 剛抓的
option-gouji-revolution-check-is-after-tribute = 進完貢
option-gouji-revolution-check-is-after-buying = 買完牌

option-gouji-revolution-place = 革命的名次
option-gouji-revolution-place-about = 革命成了算幾科。
option-gouji-revolution-place-is-fourth-or-swept-third = 四科，自家圈了算三科
option-gouji-revolution-place-is-third = 鐵三科
option-gouji-revolution-place-is-by-first-out = 看頭科是哪家

option-gouji-revolution-choice = 革命後要不要頭
option-gouji-revolution-choice-about = 革命的對頭自己選：要幾次夠死級，還是當無頭。
option-gouji-revolution-choice-is-yes = 讓他選
option-gouji-revolution-choice-is-no = 不選

option-gouji-revolution-free-kills = 給幾次夠死級
option-gouji-revolution-free-kills-about = 選了要頭，對頭有幾次出了沒人能管的夠級。
option-gouji-revolution-free-kills-is-0 = 沒有
option-gouji-revolution-free-kills-is-1 = 1次
option-gouji-revolution-free-kills-is-2 = 2次
option-gouji-revolution-free-kills-is-3 = 3次

option-gouji-revolution-blocks-sweep = 有革命不算圈
option-gouji-revolution-blocks-sweep-about = 一局裡有人革命，就不算圈三戶。
option-gouji-revolution-blocks-sweep-is-yes = 不算
option-gouji-revolution-blocks-sweep-is-no = 照算

option-gouji-revolution-concedes-point = 革命算沒開點
option-gouji-revolution-concedes-point-about = 革命的算沒開，他對頭算開了。
option-gouji-revolution-concedes-point-is-yes = 算
option-gouji-revolution-concedes-point-is-no = 不算

option-gouji-auto-revolution = 沒3買不起算革命
option-gouji-auto-revolution-about = 憋三裡沒3又買不起，直接算革命。
option-gouji-auto-revolution-is-yes = 算
option-gouji-auto-revolution-is-no = 不算

option-gouji-double-revolution = 兩家革命
option-gouji-double-revolution-about = 一局裡兩家都革命，怎麼辦。
option-gouji-double-revolution-is-void-hand = 這局不算
option-gouji-double-revolution-is-restart = 這場重開

option-gouji-melee-counts-revolutionary = 亂纏算革命的
option-gouji-melee-counts-revolutionary-about = 剩四戶亂纏，革命坐著的算不算走了的。
option-gouji-melee-counts-revolutionary-is-yes = 算
option-gouji-melee-counts-revolutionary-is-no = 不算

## Neutral: options of reports, last play, wind

option-gouji-allies-choose-last = 自家挑大落
option-gouji-allies-choose-last-about = 最後剩的全是自家人，商量誰當大落。
option-gouji-allies-choose-last-is-yes = 能挑
option-gouji-allies-choose-last-is-no = 接著打

option-gouji-free-kill-last = 夠死級
option-gouji-free-kill-last-about = 頭科、二科的末手，對頭能不能壓一手沒人管得了的。
option-gouji-free-kill-last-is-none = 沒有
option-gouji-free-kill-last-is-gouji-only = 末手是夠級才行
option-gouji-free-kill-last-is-any = 什麼末手都行

option-gouji-free-kill-declined = 不夠死級誰出
option-gouji-free-kill-declined-about = 能夠死級不夠，下一手歸誰。
option-gouji-free-kill-declined-is-lower-leads = 下家先出
option-gouji-free-kill-declined-is-wind = 按接風

option-gouji-wind = 接風
option-gouji-wind-about = 末手沒人管，下家接著出。是自己來，還是先申請。
option-gouji-wind-is-apply = 得申請
option-gouji-wind-is-automatic = 自己就接

option-gouji-report-threshold = 幾張報牌
option-gouji-report-threshold-about = 手裡剩到這個數就報。
option-gouji-report-threshold-is-none = 不報
option-gouji-report-threshold-is-5 = 5張
option-gouji-report-threshold-is-8 = 8張
option-gouji-report-threshold-is-10 = 10張
option-gouji-report-threshold-is-12 = 12張

option-gouji-report-mode = 怎麼報牌
option-gouji-report-mode-about = 有人問才報，還是一直亮著。
option-gouji-report-mode-is-on-request = 問了才報
option-gouji-report-mode-is-always = 一直亮著
option-gouji-report-mode-is-none = 不報

option-gouji-prompting = 挑牌
option-gouji-prompting-about = 牌少了能請走了的自家人看牌、出主意。
option-gouji-prompting-is-yes = 讓看
option-gouji-prompting-is-no = 不讓

## Neutral: options of score and length

option-gouji-hands-per-game = 一場幾局
option-gouji-hands-per-game-about = 打夠幾局算一場。
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

option-gouji-six-point-limit = 幾個點貢收場
option-gouji-six-point-limit-about = 一方挨夠這麼多個點貢，這場就輸了。
option-gouji-six-point-limit-is-none = 不算
option-gouji-six-point-limit-is-6 = 6個
option-gouji-six-point-limit-is-8 = 8個
option-gouji-six-point-limit-is-10 = 10個

option-gouji-score = 記分
option-gouji-score-about = 頭科到大落各記幾分。
option-gouji-score-is-2-1-0-0-m1-m2 = 2、1、0、0、−1、−2
option-gouji-score-is-4-2-0-0-m2-m4 = 4、2、0、0、−2、−4
option-gouji-score-is-none = 不記分

option-gouji-score-sweep-factor = 圈三戶幾倍
option-gouji-score-sweep-factor-about = 圈了三戶，分翻幾倍。
option-gouji-score-sweep-factor-is-1 = 不翻
option-gouji-score-sweep-factor-is-2 = 2倍
option-gouji-score-sweep-factor-is-3 = 3倍

option-gouji-score-positive-only = 只記正分
option-gouji-score-positive-only-about = 一方合起來是負的，記0。
option-gouji-score-positive-only-is-yes = 只記正的
option-gouji-score-positive-only-is-no = 負的也記

option-gouji-sweep-ends-game = 圈三戶就收場
option-gouji-sweep-ends-game-about = 有一方圈了三戶，這場打完了。
option-gouji-sweep-ends-game-is-yes = 收場
option-gouji-sweep-ends-game-is-no = 接著打

option-gouji-pooled-fives = 匯五
option-gouji-pooled-fives-about = 被圈的一方，下局把手裡的5湊成頭一手。沒人管，大落接著先出；有人管，先出就沒了。
option-gouji-pooled-fives-is-yes = 有匯五
option-gouji-pooled-fives-is-no = 沒有

option-gouji-sweeps-to-restart = 連圈幾回重開
option-gouji-sweeps-to-restart-about = 一方連圈這麼多局，這場重開。
option-gouji-sweeps-to-restart-is-none = 不重開
option-gouji-sweeps-to-restart-is-2 = 連圈2局
option-gouji-sweeps-to-restart-is-3 = 連圈3局

option-gouji-dissolve-by-consent = 全桌同意可散
option-gouji-dissolve-by-consent-about = 六家都點頭，打到一半也能散，分照算。
option-gouji-dissolve-by-consent-is-yes = 能散
option-gouji-dissolve-by-consent-is-no = 不能
