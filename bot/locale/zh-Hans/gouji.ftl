### Gouji. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 9).

## Public: one line an event (5.2)

hand-started = 第{ $number }局，洗好了。封条 { $seal }
leader-show = { $name } 亮{ $cards }
leader-chosen = { $shows }。{ $name } 上班，先出
leader-chosen-drawn = 没人亮，抽到 { $name } 先出
leader-chosen-seat = 没人亮，{ $name } 先出
passes-then = { $names } 过，{ $then }
cards-played-lead = { $name } 先出 { $play }
cards-played-lead-gouji = { $name } 先出 { $play }，够级
cards-played-lead-dead = { $name } 先出 { $play }，够级，没有能压的
cards-played = { $name } { $play }
cards-played-gouji = { $name } { $play }，够级
cards-played-dead = { $name } { $play }，够级，没有能压的
cards-played-answer = { $name } 答 { $play }
cards-played-answer-dead = { $name } 答 { $play }，没有能压的
cards-played-over-wind = { $name } { $play }，管上了，接风不成，{ $asker } 还能说话
cards-played-burn = { $name } 烧！{ $play } 压 { $burned }。往后每手带王，末手不用
cards-played-burn-unsaid = { $name } 烧！{ $play }。往后每手带王，末手不用
cards-played-counter-burn = { $name } 反烧！{ $play } 压住 { $burned }
cards-played-counter-burn-again = { $name } 再反烧！{ $play } 压住 { $burned }
cards-played-unburn = { $name } 解烧：{ $play }。{ $burner } 的烧不算了
cards-played-free-kill = { $name } 够死级：{ $play } 盖住 { $owner } 的底牌，除了烧没有能答的
yielded = { $name } 让
wind-asked = { $name } 申请接风
trick-taken = 都过了，{ $leader } 接着出
trick-taken-covered = { $name } 扣牌，{ $leader } 接着出
trick-taken-stands = 没人动，{ $leader } 接着出
trick-taken-next = 都过了，{ $leader } 出牌
trick-taken-wind = 没人管，{ $leader } 接风
trick-taken-let-stand = { $name } 没管，{ $leader } 出牌
point-opened = { $name } 开点
seat-finished-first = { $name } 走了，头科！
seat-finished = { $name } 走了，{ $place }
seat-finished-unsaid = { $name } 走了
head-lost = { $name } 无头了
melee-began = 走了俩，四户乱缠：够级、烧、让都不算了，谁都能管
burn-succeeded = { $name } 烧成
burn-stopped = { $by } 解烧，{ $name } 的烧不算了
burn-stopped-chain = { $name } 的烧没成，前头的烧也不算了
burn-failed = { $name } 诈烧，没王可带了：{ $place }。{ $leader } 出牌
hand-ended = 这局打完了

## Public: the table message (5.1)

board-head = 够级 桌{ $table } · 第{ $hand }局 · 红 { $red } : 蓝 { $blue }
board-head-of = 够级 桌{ $table } · 第{ $hand }局/{ $hands } · 红 { $red } : 蓝 { $blue }
board-seat = { $number } { $name } { $side }
with-fact = { $first } · { $then }
fact-opened = 开点
fact-headless = 无头
fact-count = 报{ $count }张
fact-count-more = 不够报
fact-top = 台面
board-trick = 这圈
board-earlier = 前头
board-folded = （前面 { $count } 手）
board-top = 台面 { $name } { $play }
board-top-gouji = 台面 { $name } { $play }，够级
board-waiting = 等 { $names }
board-until = 到 { $until }
order-showing = 谁先出：亮{ $rank }的先。各自在私聊里答，一起亮
order-showing-until = 谁先出：亮{ $rank }的先。各自在私聊里答，到 { $until } 一起亮
order-showing-here = 谁先出：亮{ $rank }的先。各自点「我的牌」答，一起亮
order-showing-until-here = 谁先出：亮{ $rank }的先。各自点「我的牌」答，到 { $until } 一起亮
order-lead = { $name } 先出
order-lead-until = { $name } 先出，到 { $until }
order-plain = 轮次 { $seats }
order-then = { $first }→{ $then }
order-may-yield = { $name }（对头，可让）
order-opposite = { $name }（对头）
order-headless = { $name }（无头）
order-yielded = { $name } 让了：{ $seats }，再回 { $name }
order-yielded-alone = { $name } 让了，再问一遍 { $name }
order-gouji-until = 够级：可烧到 { $until }，{ $seats } 答
order-gouji = 够级：可烧，{ $seats } 答
order-gouji-closed = 够级：{ $seats } 答
order-gouji-alone-until = 够级：可烧到 { $until }，没有要答的
order-gouji-alone = 够级：可烧，没有要答的
order-gouji-alone-closed = 够级：没有要答的
order-burning-until = { $name } 在烧：{ $seats } 可解，别人可反烧到 { $until }
order-burning = { $name } 在烧：{ $seats } 可解，别人可反烧
order-burning-closed = { $name } 在烧：{ $seats } 可解
order-burning-alone-until = { $name } 在烧：可反烧到 { $until }
order-burning-alone = { $name } 在烧：可反烧
order-burning-alone-closed = { $name } 在烧
order-last = { $name } 的底牌
order-last-kill = { $name } 的底牌：对头 { $opposite } 可够死级
order-last-wind = { $name } 的底牌：{ $next } 可管、可申请接风
order-melee = 四户乱缠：轮次 { $seats }，过了还能再要

## Public: counts when asked (5.1)

counts-seat = { $name } { $count }张
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
result-seal-holds = 封条 { $seal }… 对得上，种子 { $seed }（验牌见 /verify）
result-seal-broken = 封条 { $seal }… 对不上种子 { $seed }：这局不能算数，告诉管机器人的人
match-over = 桌{ $table } 打完了：红方 { $red } : 蓝方 { $blue }。{ $side }方赢了，辛苦大家
match-over-draw = 桌{ $table } 打完了：红方 { $red } : 蓝方 { $blue }。打平，辛苦大家

## Neutral: names, places, joints

blank = { "" }
below =
    { $first }
    { $then }
beside = { $first } { $then }
seats-beside = { $first }   { $then }
and-then = { $first }；{ $then }
you = 你
seat-name = { $number }号位
name-numbered = { $name }（{ $number }号）
side-red = 红
side-blue = 蓝
place-1 = 头科
place-2 = 二科
place-3 = 三科
place-4 = 四科
place-5 = 二落
place-6 = 大落
# At the head of a line
place-title-1 = 头科
place-title-2 = 二科
place-title-3 = 三科
place-title-4 = 四科
place-title-5 = 二落
place-title-6 = 大落

## Private: the living message (6.1)

private-head = 桌{ $table } · 第{ $hand }局
private-head-room = 桌{ $table } · { $title } · 第{ $hand }局
hand-count = 你的牌 { $count }张
hand-group = { $rank }×{ $count }
hand-group-gouji = { $rank }×{ $count }够
hand-joker-small = 小王{ $count }
hand-joker-big = 大王{ $count }
since = 上次之后：{ $news }
on-top = 台面 { $who } { $play }
on-top-light = 台面 { $who } { $play }。不急
on-top-important = 台面 { $who } { $play }。要紧
who-opposite = { $name }（对头）
who-ally = { $name }（自家）
gouji-play = { $play }，够级
deadline-answer = 到 { $until }。到点没答：电脑替你答这一手（不烧，不动2和王）
deadline-lead = 到 { $until }。到点没出：替你出一手小的
deadline-show = 到 { $until }。到点没答：有能亮的，替你亮最多的
waiting = 没轮到你
waiting-passed = 这圈你过了。对头再出，你还能管
waiting-passed-alone = 这圈你过了
waiting-own = 这手是你的，等他们答
own-noted = 记下了：{ $action }。没亮之前随时能改，别人看不到
own-cannot = 要不起，替你过了
own-unused = 你那手没用上，没人看见
own-overplayed = 你让了又有人管上，你算过。对头再出，你还能答
own-play = 你出 { $play }
own-lead = 都过了，你出牌
own-point-opened = 你开点了
own-head-lost = 你无头了：别家的够级你都能答，你的够级别家也都能答
own-out-first = 你走了，头科！歇着吧
own-out = 你走了，{ $place }。歇着吧
own-dead = 你诈烧了，{ $place }。等这局打完
own-hand-over = 这局打完了
own-hand-over-placed = 这局打完了，你是 { $place }
own-prompters = { $names } 能看你的牌

## Private: who leads (4.3)

ask-show = 谁先出？手里同一花色的{ $rank }有{ $least }张就能亮，亮得多的先出。大家一起亮
ask-show-any = 谁先出？手里的{ $rank }有{ $least }张就能亮，亮得多的先出。大家一起亮
panel-show = 亮哪些？
panel-show-none = 你没有能亮的{ $rank }。只有你看得见这句

## Private: leading (6.2, 6.3)

ask-lead = 该你出牌
ask-lead-closed = 该你出牌。要紧：你还没开点
ask-lead-important = 该你出牌。要紧
ask-lead-burning = 你在烧：这手要带王，或一把出完
panel-how-many = { $kind }，出几个？（上面一排直接出）
panel-how-many-dressed = { $kind }，出几个？这手都得带点什么
panel-with-what = { $cards }，带什么？
panel-bare-jokers = 光出王，出哪些？

## Private: answering (6.1, 6.2, 6.5, 6.6)

ask-unless-burned = 有人烧，这手就不算
ask-may-yield = 你可以让：先听后头两家，都过了再问你
ask-may-apply = 也可以申请接风：先不管，大家都过就你出
ask-last-call = 最后问你一句：管不管？
ask-free-kill = { $name } 走了，底牌 { $play }。你是对头，拿够级管住就是够死级，除了烧没人能答你
ask-wind = 上家 { $name } 走了，底牌 { $play }。接风 = 先不管，大家都过就你出
ask-unburn = { $name } 在烧，出了 { $play }。你能压住就解了
panel-ways = { $count }张，带{ $kind }的出法：
kind-jokers = 王
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

group-ready = 快选
group-ranks = 自己挑
group-ways = 怎么出
group-direct = 直接出
group-dressed = 再带点
button-back = 返回
button-change = 改
button-why = ?
button-hint = 荐 { $play }
button-gouji = { $play }够
button-jokers = 王
button-pass = 过
button-no-unburn = 不解
button-let-stand = 不管
button-yield = 让
button-apply = 接风
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
count = { $count }
count-more = { $count }+…

## Private: my hand as an alert (6.7)

alert-head = 桌{ $table } { $count }张
alert-head-asked = 桌{ $table } { $count }张 等你答
alert-joker-small = 小王{ $count }
alert-joker-big = 大王{ $count }
alert-top = 台面 { $name } { $play }
alert-top-until = 台面 { $name } { $play }，到 { $until }
alert-spectator = 你没在这桌。打出来的牌都在桌面上
alert-out = 桌{ $table }：你手里没牌了，等这局打完
alert-over = 桌{ $table }：这局打完了

## Private: answers in words

noted = 记下了：{ $action }
action-pass = 过
action-yield = 让
action-no-burn = 不烧
action-no-show = 不亮
action-apply-for-wind = 申请接风
action-burn = 烧 { $play }
action-show = 亮{ $cards }
action-show-hand = 给他看牌
action-suggest = 建议 { $play }

## Private: the recommended play and why (6.1)

hint = 荐 { $action }。{ $reason }
hint-not-asked = 现在没问你，不用出
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

## Public: the rules in short (9)

rules-title = 这桌的规矩：{ $profile }
rules-play = 六家，四副牌，隔一家是自家人，对面是对头。一手牌除了2和王得是同一个点；2能当任何点带着出，王能挂在任何一手上
rules-compare = 管牌：张数一样，每张都要大过。小王要大王管，大王没有能管的
rules-compare-downgrade = 管牌：张数一样，每张都要大过。小王要大王管，大王没有能管的。大小王一起出，当小王
rules-gouji = 够级牌（对头才能管）：{ $least }；带王的都算
rules-pass = 过了这圈就不再管，对头再出除外。对头出小牌，前头都过了，你可以让
rules-burn-bluff = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手不用。走不完是大落
rules-burn = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手不用。王够走完的才许烧
rules-opening = 开点：自己的够级站住了，就开点（{ $not }）
rules-not-big = 带大王的不算
rules-not-joker-or-single = 带王的、单张的不算
rules-not-joker-or-two = 带王的、带2的不算
rules-report-request = 报牌：点「问牌」，{ $count }张以内的都报
rules-report-always = 报牌：{ $count }张以内的一直亮着
rules-report-none = 不报牌
rules-prompting = 看牌：剩{ $count }张以内可以请自家人看牌、出主意；走了的自家人随时能看
rules-wind-apply = 上家走了，没人管他的底牌，就轮到你出；可以先申请接风
rules-wind-automatic = 上家走了，没人管他的底牌，下家接风
rules-values = { $one }、{ $two }、{ $three }、{ $four }、{ $five }、{ $six }
rules-positive = 一方合计是负的，记0
rules-sweep = 前三科让一方占了是圈三户，分算{ $factor }倍
rules-sweep-ends = 前三科让一方占了是圈三户，分算{ $factor }倍，这场到此
rules-score = 记分：头科到大落 { $values }。{ $sweep }
rules-score-of = 记分：头科到大落 { $values }。{ $sweep }。一场{ $hands }局
term-gouji = 够级
term-burn = 烧
term-yield = 让
term-opening = 开点
term-freekill = 够死级
term-wind = 接风
term-melee = 乱缠
term-headless = 无头
term-counter = 反烧
term-unburn = 解烧
term-false = 诈烧
term-pass = 过
term-compare = 比大小
term-report = 报牌
term-places = 头科
term-lead = 上班

## Public: one word explained (9)

explain-gouji-opens =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；带王的都算；别的不算。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出；还没开点的话，这就开点了。
explain-gouji =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；带王的都算；别的不算。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出。
explain-gouji-plain-opens =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；别的不算，带王也要够数。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出；还没开点的话，这就开点了。
explain-gouji-plain =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；别的不算，带王也要够数。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出。
explain-burn =
    烧 = 别人出了够级，你不等他对头，抢先压上去，然后一口气走完。
    压上之后每手都得带王（末手不用）。走不完：你大落。
    例：老王 3个Q。你还剩 3个K、小王、2个8、4个5。
    压 3个K → 小王带2个8 → 末手 4个5，走了，烧成。
    要是没小王：压完 3个K，2个8 带不上王 → 诈烧，大落。
    对头来解，或别人反烧，也就断了。
explain-burn-no-bluff =
    烧 = 别人出了够级，你不等他对头，抢先压上去，然后一口气走完。
    压上之后每手都得带王（末手不用）。这桌要王够走完才许烧。
    例：老王 3个Q。你还剩 3个K、小王、2个8、4个5。
    压 3个K → 小王带2个8 → 末手 4个5，走了，烧成。
    要是没小王，2个8 带不上王：不许烧。
    对头来解，或别人反烧，也就断了。
explain-counter =
    反烧 = 有人在烧，你压住他，换你一口气走完。
    例：Tom 烧了 老王，出 4个A。小李 4个2 压住：反烧，往后 小李 每手带王。
    小李 走完算他烧成；走不完，或被他对头 大刚 解了，前头的烧也不算了。
explain-counter-no-bluff =
    反烧 = 有人在烧，你压住他，换你一口气走完。
    例：Tom 烧了 老王，出 4个A。小李 4个2 压住：反烧，往后 小李 每手带王。
    小李 走完算他烧成；被他对头 大刚 解了，前头的烧也不算了。
explain-unburn =
    解烧 = 有人在烧，他对头压住了他出的这手，烧就不算了。
    例：Tom 在烧，出 4个A。丽姐 是他对头，4个2 压住：解了，丽姐 这手照常算。
explain-false =
    诈烧 = 烧了以后轮到自己出，手里没王可带，又一把出不完。
    这局就不打了，算大落（已经有人诈烧的，排在他前头）。
explain-false-no-bluff =
    诈烧 = 烧了以后没王可带，走不完。
    这桌王不够走完就不许烧，所以没有诈烧。
explain-yield =
    让 = 对头出了小牌（不是够级），前头两家都过了，你先不说，让后头两家先管。
    他们都过：再问你，管还是过。有人管了：你就算过。
    例：Anna 4个9，大刚、Tom 过，老王 让。小李、丽姐 过 → 老王 4个10，这时就 Anna 能再管。
explain-pass =
    过 = 这手不管。过了以后，这一圈别人再出什么你都不再管，除非是对头出的。
    不烧不算过。乱缠以后，过了还能再要。
explain-opening-big =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    带大王的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点。
explain-opening-joker-or-single =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    带王的、单张的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点。
explain-opening-joker-or-two =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    带王的、带2的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点。
explain-opening-off =
    开点 = 你出的够级没人管住，站住了。
    这桌是记分的，不打点，开不开点都一样。
explain-wind-apply =
    接风 = 上家走了，他的底牌没人管，就轮到你出。
    可以先申请：不管也不算过，大家都过就你出；有人管上了，你还能说话。
    例：老王 走了，底牌 3个7。小李 申请接风，别人都过 → 小李 出。
explain-wind-automatic =
    接风 = 上家走了，他的底牌没人管，就轮到你出。
    例：老王 走了，底牌 3个7，都过 → 小李 出。
explain-freekill =
    够死级 = 头科、二科走的那一手（底牌）是够级，他对头拿够级压住了。
    这手没有能答的，要动就是烧；没人烧，他接着出。
    例：老王 走了，底牌 2个A。Anna 2个2 → 够死级，Anna 出。
explain-freekill-any =
    够死级 = 头科、二科走的那一手（底牌），他对头拿够级压住了。
    这手没有能答的，要动就是烧；没人烧，他接着出。
    例：老王 走了，底牌 3个7。Anna 3个Q → 够死级，Anna 出。
explain-headless-opens =
    无头 = 头科是你对头，他走了，你对面没人了。
    别家的够级你都能答，你的够级别家也都能答。开点照样能开。
    例：老王 头科走了 → 下一圈起 Anna 无头。
explain-headless =
    无头 = 头科是你对头，他走了，你对面没人了。
    别家的够级你都能答，你的够级别家也都能答。
    例：老王 头科走了 → 下一圈起 Anna 无头。
explain-melee =
    四户乱缠 = 走了两家，剩下四家。从下一圈起够级、烧、让都不算了。
    谁的牌谁都能管，挨个来，过了还能再要。
explain-compare-as-is =
    比大小：张数一样，每一张都要大过。
    2个9 管不了 2个9；3个10 管 3个9。带2的按那个点算：2个2+3个8 就是5个8。
    小王带3个9：要大王带3个10 这样的，王大、牌也大。大王带的没有能管的。
explain-compare-downgrade =
    比大小：张数一样，每一张都要大过。
    2个9 管不了 2个9；3个10 管 3个9。带2的按那个点算：2个2+3个8 就是5个8。
    小王带3个9：要大王带3个10 这样的，王大、牌也大。大王带的没有能管的。
    大王小王一起出，都当小王。
explain-report-on-request =
    报牌 = 剩{ $count }张以内的，有人问就得报，报的都是真的。
    点「问牌」是问所有人；多于{ $count }张的说「不够报」。
explain-report-always =
    报牌 = 剩{ $count }张以内的，张数一直写在桌面上。
explain-report-none =
    报牌：这桌不报牌，自己数。
explain-places =
    先走的是头科，往后二科、三科、四科、二落、大落。
    { $score }
explain-lead =
    上班 = 这局谁先出：亮同花色的{ $rank }，至少{ $least }张，亮得多的先出；一样多，先摸齐的先出。
    没人亮就抽。大家一起亮，亮不亮随你。
