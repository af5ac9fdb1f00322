### Gouji. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 9).

## Public: one line an event (5.2)

peace-hand = 头一局是平和局：没有贡
peace-levels = { $ranks }先匀一匀
peace-opens = 头一手纯够级一出来就开点
leader-show = { $name } 亮{ $cards }
leader-chosen = { $shows }。{ $name } 上班，先出
leader-chosen-drawn = 没人亮，抽到 { $name } 先出
leader-chosen-seat = 没人亮，{ $name } 先出
cards-played-lead-gouji = { $name } 先出 { $play }，够级
cards-played-lead-dead = { $name } 先出 { $play }，够级，没有能压的
cards-played-gouji = { $name } { $play }，够级
cards-played-dead = { $name } { $play }，够级，没有能压的
cards-played-answer = { $name } 答 { $play }
cards-played-answer-dead = { $name } 答 { $play }，没有能压的
cards-played-burn = { $name } 烧！{ $play } 压 { $burned }。往后每手带王，末手不用
cards-played-burn-unsaid = { $name } 烧！{ $play }。往后每手带王，末手不用
cards-played-counter-burn = { $name } 反烧！{ $play } 压住 { $burned }
cards-played-counter-burn-again = { $name } 再反烧！{ $play } 压住 { $burned }
cards-played-unburn = { $name } 解烧：{ $play }。{ $burner } 的烧不算了
cards-played-free-kill = { $name } 够死级：{ $play } 盖住 { $owner } 的底牌，除了烧没有能答的
yielded = { $name } 让
trick-taken-covered = { $name } 扣牌，{ $leader } 接着出
trick-taken-stands = 没人动，{ $leader } 接着出
trick-taken-next = 都过了，{ $leader } 出牌
trick-taken-let-stand = { $name } 没管，{ $leader } 出牌
point-opened = { $name } 开点
head-lost = { $name } 无头了
melee-began = 走了俩，四户乱缠：够级、烧、让都不算了，谁都能管
burn-succeeded = { $name } 烧成
burn-stopped = { $by } 解烧，{ $name } 的烧不算了
burn-stopped-chain = { $name } 的烧没成，前头的烧也不算了
burn-failed = { $name } 诈烧，没王可带了：{ $place }。{ $leader } 出牌

## Public: the table message (5.1)

board-head = 够级 桌{ $table } · 第{ $hand }局 · 红 { $red } : 蓝 { $blue }
board-head-of = 够级 桌{ $table } · 第{ $hand }局/{ $hands } · 红 { $red } : 蓝 { $blue }
board-seat = { $number } { $name } { $side }
fact-opened = 开点
fact-headless = 无头
fact-count = 报{ $count }张
fact-count-more = 不够报
board-top-gouji = 台面 { $name } { $play }，够级
order-showing = 谁先出：亮{ $rank }的先。各自在私聊里答，一起亮
order-showing-until = 谁先出：亮{ $rank }的先。各自在私聊里答，到 { $until } 一起亮
order-showing-here = 谁先出：亮{ $rank }的先。各自点「我的牌」答，一起亮
order-showing-until-here = 谁先出：亮{ $rank }的先。各自点「我的牌」答，到 { $until } 一起亮
order-may-yield = { $name }（对头，可让）
order-opposite = { $name }（对头）
order-headless = { $name }（无头）
order-yielded = { $name } 让了：{ $seats }，再回 { $name }
order-yielded-alone = { $name } 让了，再问一遍 { $name }
order-gouji-until = 够级：可烧到 { $until }，{ $seats } 答
order-gouji = 够级：可烧，{ $seats } 答
order-gouji-closed = 够级：{ $seats } 答
order-gouji-alone-until = 够级：想烧的到 { $until } 说，不烧就不用管
order-gouji-alone = 够级：想烧就烧，不烧就不用管
order-gouji-alone-closed = 够级：谁都不用答
order-burning-until = { $name } 在烧：{ $seats } 可解，别人可反烧到 { $until }
order-burning = { $name } 在烧：{ $seats } 可解，别人可反烧
order-burning-closed = { $name } 在烧：{ $seats } 可解
order-burning-alone-until = { $name } 在烧：可反烧到 { $until }
order-burning-alone = { $name } 在烧：可反烧
order-burning-alone-closed = { $name } 在烧
order-last-kill = { $name } 的底牌：对头 { $opposite } 可够死级
order-melee = 四户乱缠：轮次 { $seats }，过了还能再要

## Public: counts when asked (5.1)

counts = 报牌：{ $reports }；别家都多于{ $limit }张
counts-all = 报牌（到{ $limit }张）：{ $reports }
counts-none = 问牌：没有够报的，都多于{ $limit }张
counts-off = 这桌不报牌

## Public: the end of a hand and of a match (7.6)

result-won = 桌{ $table } 第{ $hand }局 打完 · { $side }方 赢
result-draw = 桌{ $table } 第{ $hand }局 打完 · 打平
result-sweep = { $side }方 圈三户！分算{ $factor }倍
result-sweep-ends = { $side }方 圈三户！分算{ $factor }倍，这场到此
result-place = { $place } { $name } { $side }
result-points = 这局 红 { $red } : 蓝 { $blue }   一共 红 { $allred } : 蓝 { $allblue }（第{ $hand }局）
result-points-of = 这局 红 { $red } : 蓝 { $blue }   一共 红 { $allred } : 蓝 { $allblue }（第{ $hand }局/{ $hands }）
result-opened = 开点 { $names }
result-opened-nobody = 没人开点
result-burn = { $name } 成{ $count }
result-burns = 烧 { $burns }
result-false-burns = 诈烧 { $names }
match-over = 桌{ $table } 打完了：红方 { $red } : 蓝方 { $blue }。{ $side }方赢了，辛苦大家
match-over-draw = 桌{ $table } 打完了：红方 { $red } : 蓝方 { $blue }。打平，辛苦大家

## Neutral: names, places, joints

side-red = 红
side-blue = 蓝

## Private: the living message (6.1)

hand-group-gouji = { $rank }×{ $count }够
who-opposite = { $name }（对头）
who-ally = { $name }（自家）
gouji-play = { $play }，够级
deadline-answer = 到 { $until }。到点没答：电脑替你答这一手（不烧，不动2和王）
deadline-show = 到 { $until }。到点没答：有能亮的，替你亮最多的
waiting-passed = 这圈你过了。对头再出，你还能管
own-overplayed = 你让了又有人管上，你算过
own-overplayed-again = 你让了又有人管上，你算过。对头再出，你还能答
own-point-opened = 你开点了
own-head-lost = 你无头了：别家的够级你都能答，你的够级别家也都能答
own-dead = 你诈烧了
own-stuffed = 你被 { $by } 闷了，剩下的3走不了
own-shots-beaten = 你的3手都让压住了，革命没成
own-dead-placed = { $why }，{ $place }。等这局打完
own-dead-waiting = { $why }。等这局打完
own-prompters = { $names } 能看你的牌

## Private: who leads (4.3)

ask-show = 谁先出？手里同一花色的{ $rank }有{ $least }张就能亮，亮得多的先出。大家一起亮
ask-show-any = 谁先出？手里的{ $rank }有{ $least }张就能亮，亮得多的先出。大家一起亮
panel-show = 亮哪些？
panel-show-none = 你没有能亮的{ $rank }。只有你看得见这句

## Private: leading (6.2, 6.3)

ask-lead-closed = 该你出牌。要紧：你还没开点
ask-lead-burning = 你在烧：这手要带王，或一把出完

## Private: answering (6.1, 6.2, 6.5, 6.6)

ask-unless-burned = 有人烧，这手就不算
ask-may-yield = 你可以让：先听后头两家，都过了再问你
ask-may-apply = 也可以申请接风：先不管，大家都过就你出
ask-last-call = 最后问你一句：管不管？
ask-free-kill = { $name } 走了，底牌 { $play }。你是对头，拿够级管住就是够死级，除了烧没人能答你
ask-unburn = { $name } 在烧，出了 { $play }。你能压住就解了
page-twos = 带{ $twos }个2

## Private: burning (6.4)

ask-burn = 你烧不烧？不说就是不烧
ask-burn-solo = 你烧不烧？
ask-counter-burn = 你反烧不反烧？不说就是不烧
ask-counter-burn-solo = 你反烧不反烧？
panel-burn-cover = 拿什么压？压上以后每手都得带王，末手不用
panel-burn-ranks = 拿什么压？先挑点
burn-reckoning-short = 出 { $play } 压，剩 { $cards } 张、{ $jokers }个王，大约还要出 { $plays } 手：王不够，多半走不完
burn-reckoning-enough = 出 { $play } 压，剩 { $cards } 张、{ $jokers }个王，大约还要出 { $plays } 手：王够用，没人来解就走得完
burn-reckoning-out = 出 { $play } 压，你就走了
burn-cannot = 你手里没有压得住{ $play }的，这手烧不了。只有你看得见这句
burn-cannot-finish = 压得住，可王不够走完，这桌不许这么烧。只有你看得见这句

## Private: prompting (6.6)

hand-shown = { $name } 让你看牌
own-hand-shown = 你让 { $name } 看牌
play-suggested = { $name } 说：{ $play }
own-play-suggested = 你跟 { $name } 说：{ $play }
panel-ally = { $name } 让你看牌（{ $count }张）
panel-suggest = 点一下，{ $name } 那边就看到你的主意；打字也行，比如 2个K

## Private: buttons

button-gouji = { $play }够
button-no-unburn = 不解
button-let-stand = 不管
button-yield = 让
button-burn = 烧…
button-counter-burn = 反烧…
button-no-burn = 不烧
button-no-burn-after-all = 不烧了
button-burn-enough = { $play } 走得完
button-choose = 自己挑
button-show = 亮{ $rank }…
button-no-show = 不亮
button-show-hand = 让 { $name } 看牌
button-look = 看 { $name } 的牌
button-suggest = 荐 { $play }

## Private: answers in words

action-yield = 让
action-no-burn = 不烧
action-no-show = 不亮
action-burn = 烧 { $play }
action-show = 亮{ $cards }
action-show-hand = 给他看牌
action-suggest = 建议 { $play }

## Private: the recommended play and why (6.1)

hint-lowest = 先走小的，大牌留着
hint-cheapest = 压得住的里头，这么出最省
hint-shed = 趁现在走一手零碎的
hint-opens = 这手站住就开点
hint-run = 牌不多了，一口气走
hint-out = 这手出完就走了
hint-burn = 压上以后王够用，一口气走得完
hint-burn-lost = 这烧走不完了，先这么出，少亏点
hint-pass-ally = 自家人大着，让他走
hint-pass-cost = 压得住，可太费牌，不值
hint-pass-cannot = 要不起
hint-deny = 对头快走了，得拦一下
hint-yield = 先让后头的自家人管，都不管再轮到你
hint-wind = 自己不管也行，都过了就归你出
hint-no-burn-short = 烧了还要出 { $plays } 手，你就 { $jokers } 个王，不够
hint-no-burn = 烧不合算，留着牌慢慢走
hint-only = 就这一个出法
hint-joker-dead = 大王带着，谁也管不了
hint-show = 亮得多就先出，不亏
