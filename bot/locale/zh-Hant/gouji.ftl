### Gouji. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 9).

## Public: one line an event (5.2)

peace-hand = 頭一局是平和局：沒有貢
peace-levels = { $ranks }先勻一勻
peace-opens = 頭一手純夠級一出來就開點
leader-show = { $name } 亮{ $cards }
leader-chosen = { $shows }。{ $name } 上班，先出
leader-chosen-drawn = 沒人亮，抽到 { $name } 先出
leader-chosen-seat = 沒人亮，{ $name } 先出
cards-played-lead-gouji = { $name } 先出 { $play }，夠級
cards-played-lead-dead = { $name } 先出 { $play }，夠級，沒有能壓的
cards-played-gouji = { $name } { $play }，夠級
cards-played-dead = { $name } { $play }，夠級，沒有能壓的
cards-played-answer = { $name } 答 { $play }
cards-played-answer-dead = { $name } 答 { $play }，沒有能壓的
cards-played-burn = { $name } 燒！{ $play } 壓 { $burned }。往後每手帶王，末手不用
cards-played-burn-unsaid = { $name } 燒！{ $play }。往後每手帶王，末手不用
cards-played-counter-burn = { $name } 反燒！{ $play } 壓住 { $burned }
cards-played-counter-burn-again = { $name } 再反燒！{ $play } 壓住 { $burned }
cards-played-unburn = { $name } 解燒：{ $play }。{ $burner } 的燒不算了
cards-played-free-kill = { $name } 夠死級：{ $play } 蓋住 { $owner } 的底牌，除了燒沒有能答的
yielded = { $name } 讓
trick-taken-covered = { $name } 扣牌，{ $leader } 接著出
trick-taken-stands = 沒人動，{ $leader } 接著出
trick-taken-next = 都過了，{ $leader } 出牌
trick-taken-let-stand = { $name } 沒管，{ $leader } 出牌
point-opened = { $name } 開點
head-lost = { $name } 無頭了
melee-began = 走了倆，四戶亂纏：夠級、燒、讓都不算了，誰都能管
burn-succeeded = { $name } 燒成
burn-stopped = { $by } 解燒，{ $name } 的燒不算了
burn-stopped-chain = { $name } 的燒沒成，前頭的燒也不算了
burn-failed = { $name } 詐燒，沒王可帶了：{ $place }。{ $leader } 出牌

## Public: the table message (5.1)

board-head = 夠級 桌{ $table } · 第{ $hand }局 · 紅 { $red } : 藍 { $blue }
board-head-of = 夠級 桌{ $table } · 第{ $hand }局/{ $hands } · 紅 { $red } : 藍 { $blue }
board-seat = { $number } { $name } { $side }
fact-opened = 開點
fact-headless = 無頭
fact-count = 報{ $count }張
fact-count-more = 不夠報
board-top-gouji = 檯面 { $name } { $play }，夠級
order-showing = 誰先出：亮{ $rank }的先。各自在私聊裡答，一起亮
order-showing-until = 誰先出：亮{ $rank }的先。各自在私聊裡答，到 { $until } 一起亮
order-showing-here = 誰先出：亮{ $rank }的先。各自點「我的牌」答，一起亮
order-showing-until-here = 誰先出：亮{ $rank }的先。各自點「我的牌」答，到 { $until } 一起亮
order-may-yield = { $name }（對頭，可讓）
order-opposite = { $name }（對頭）
order-headless = { $name }（無頭）
order-yielded = { $name } 讓了：{ $seats }，再回 { $name }
order-yielded-alone = { $name } 讓了，再問一遍 { $name }
order-gouji-until = 夠級：可燒到 { $until }，{ $seats } 答
order-gouji = 夠級：可燒，{ $seats } 答
order-gouji-closed = 夠級：{ $seats } 答
order-gouji-alone-until = 夠級：想燒的到 { $until } 說，不燒就不用管
order-gouji-alone = 夠級：想燒就燒，不燒就不用管
order-gouji-alone-closed = 夠級：誰都不用答
order-burning-until = { $name } 在燒：{ $seats } 可解，別人可反燒到 { $until }
order-burning = { $name } 在燒：{ $seats } 可解，別人可反燒
order-burning-closed = { $name } 在燒：{ $seats } 可解
order-burning-alone-until = { $name } 在燒：可反燒到 { $until }
order-burning-alone = { $name } 在燒：可反燒
order-burning-alone-closed = { $name } 在燒
order-last-kill = { $name } 的底牌：對頭 { $opposite } 可夠死級
order-melee = 四戶亂纏：輪次 { $seats }，過了還能再要

## Public: counts when asked (5.1)

counts = 報牌：{ $reports }；別家都多於{ $limit }張
counts-all = 報牌（到{ $limit }張）：{ $reports }
counts-none = 問牌：沒有夠報的，都多於{ $limit }張
counts-off = 這桌不報牌

## Public: the end of a hand and of a match (7.6)

result-won = 桌{ $table } 第{ $hand }局 打完 · { $side }方 贏
result-draw = 桌{ $table } 第{ $hand }局 打完 · 打平
result-sweep = { $side }方 圈三戶！分算{ $factor }倍
result-sweep-ends = { $side }方 圈三戶！分算{ $factor }倍，這場到此
result-place = { $place } { $name } { $side }
result-points = 這局 紅 { $red } : 藍 { $blue }   一共 紅 { $allred } : 藍 { $allblue }（第{ $hand }局）
result-points-of = 這局 紅 { $red } : 藍 { $blue }   一共 紅 { $allred } : 藍 { $allblue }（第{ $hand }局/{ $hands }）
result-opened = 開點 { $names }
result-opened-nobody = 沒人開點
result-burn = { $name } 成{ $count }
result-burns = 燒 { $burns }
result-false-burns = 詐燒 { $names }
match-over = 桌{ $table } 打完了：紅方 { $red } : 藍方 { $blue }。{ $side }方贏了，辛苦大家
match-over-draw = 桌{ $table } 打完了：紅方 { $red } : 藍方 { $blue }。打平，辛苦大家

## Neutral: names, places, joints

side-red = 紅
side-blue = 藍

## Private: the living message (6.1)

hand-group-gouji = { $rank }×{ $count }夠
who-opposite = { $name }（對頭）
who-ally = { $name }（自家）
gouji-play = { $play }，夠級
deadline-answer = 到 { $until }。到點沒答：電腦替你答這一手（不燒，不動2和王）
deadline-show = 到 { $until }。到點沒答：有能亮的，替你亮最多的
waiting-passed = 這圈你過了。對頭再出，你還能管
own-overplayed = 你讓了又有人管上，你算過
own-overplayed-again = 你讓了又有人管上，你算過。對頭再出，你還能答
own-point-opened = 你開點了
own-head-lost = 你無頭了：別家的夠級你都能答，你的夠級別家也都能答
own-dead = 你詐燒了
own-stuffed = 你被 { $by } 悶了，剩下的3走不了
own-shots-beaten = 你的3手都讓壓住了，革命沒成
own-dead-placed = { $why }，{ $place }。等這局打完
own-dead-waiting = { $why }。等這局打完
own-prompters = { $names } 能看你的牌

## Private: who leads (4.3)

ask-show = 誰先出？手裡同一花色的{ $rank }有{ $least }張就能亮，亮得多的先出。大家一起亮
ask-show-any = 誰先出？手裡的{ $rank }有{ $least }張就能亮，亮得多的先出。大家一起亮
panel-show = 亮哪些？
panel-show-none = 你沒有能亮的{ $rank }。只有你看得見這句

## Private: leading (6.2, 6.3)

ask-lead-closed = 該你出牌。要緊：你還沒開點
ask-lead-burning = 你在燒：這手要帶王，或一把出完

## Private: answering (6.1, 6.2, 6.5, 6.6)

ask-unless-burned = 有人燒，這手就不算
ask-may-yield = 你可以讓：先聽後頭兩家，都過了再問你
ask-may-apply = 也可以申請接風：先不管，大家都過就你出
ask-last-call = 最後問你一句：管不管？
ask-free-kill = { $name } 走了，底牌 { $play }。你是對頭，拿夠級管住就是夠死級，除了燒沒人能答你
ask-unburn = { $name } 在燒，出了 { $play }。你能壓住就解了
page-twos = 帶{ $twos }個2

## Private: burning (6.4)

ask-burn = 你燒不燒？不說就是不燒
ask-burn-solo = 你燒不燒？
ask-counter-burn = 你反燒不反燒？不說就是不燒
ask-counter-burn-solo = 你反燒不反燒？
panel-burn-cover = 拿什麼壓？壓上以後每手都得帶王，末手不用
panel-burn-ranks = 拿什麼壓？先挑點
burn-reckoning-short = 出 { $play } 壓，剩 { $cards } 張、{ $jokers }個王，大約還要出 { $plays } 手：王不夠，多半走不完
burn-reckoning-enough = 出 { $play } 壓，剩 { $cards } 張、{ $jokers }個王，大約還要出 { $plays } 手：王夠用，沒人來解就走得完
burn-reckoning-out = 出 { $play } 壓，你就走了
burn-cannot = 你手裡沒有壓得住{ $play }的，這手燒不了。只有你看得見這句
burn-cannot-finish = 壓得住，可王不夠走完，這桌不許這麼燒。只有你看得見這句

## Private: prompting (6.6)

hand-shown = { $name } 讓你看牌
own-hand-shown = 你讓 { $name } 看牌
play-suggested = { $name } 說：{ $play }
own-play-suggested = 你跟 { $name } 說：{ $play }
panel-ally = { $name } 讓你看牌（{ $count }張）
panel-suggest = 點一下，{ $name } 那邊就看到你的主意；打字也行，比如 2個K

## Private: buttons

button-gouji = { $play }夠
button-no-unburn = 不解
button-let-stand = 不管
button-yield = 讓
button-burn = 燒…
button-counter-burn = 反燒…
button-no-burn = 不燒
button-no-burn-after-all = 不燒了
button-burn-enough = { $play } 走得完
button-choose = 自己挑
button-show = 亮{ $rank }…
button-no-show = 不亮
button-show-hand = 讓 { $name } 看牌
button-look = 看 { $name } 的牌
button-suggest = 薦 { $play }

## Private: answers in words

action-yield = 讓
action-no-burn = 不燒
action-no-show = 不亮
action-burn = 燒 { $play }
action-show = 亮{ $cards }
action-show-hand = 給他看牌
action-suggest = 建議 { $play }

## Private: the recommended play and why (6.1)

hint-lowest = 先走小的，大牌留著
hint-cheapest = 壓得住的裡頭，這麼出最省
hint-shed = 趁現在走一手零碎的
hint-opens = 這手站住就開點
hint-run = 牌不多了，一口氣走
hint-out = 這手出完就走了
hint-burn = 壓上以後王夠用，一口氣走得完
hint-burn-lost = 這燒走不完了，先這麼出，少虧點
hint-pass-ally = 自家人大著，讓他走
hint-pass-cost = 壓得住，可太費牌，不值
hint-pass-cannot = 要不起
hint-deny = 對頭快走了，得攔一下
hint-yield = 先讓後頭的自家人管，都不管再輪到你
hint-wind = 自己不管也行，都過了就歸你出
hint-no-burn-short = 燒了還要出 { $plays } 手，你就 { $jokers } 個王，不夠
hint-no-burn = 燒不合算，留著牌慢慢走
hint-only = 就這一個出法
hint-joker-dead = 大王帶著，誰也管不了
hint-show = 亮得多就先出，不虧
