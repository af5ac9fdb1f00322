### What games say alike: a trick, the table message, the private message (screens, sections 5 to 7).

## Public: one line an event (5.2)

hand-started = 第{ $number }局，洗好了。封条 { $seal }
passes-then = { $names } 过，{ $then }
cards-played-lead = { $name } 先出 { $play }
cards-played = { $name } { $play }
cards-played-over-wind = { $name } { $play }，管上了，接风不成，{ $asker } 还能说话
wind-asked = { $name } 申请接风
trick-taken = 都过了，{ $leader } 接着出
trick-taken-wind = 没人管，{ $leader } 接风
seat-finished-first = { $name } 走了，头科！
seat-finished = { $name } 走了，{ $place }
seat-finished-unsaid = { $name } 走了
hand-ended = 这局打完了
drawer-chosen = { $name } 先摸牌

## Public: the table message (5.1)

head-with = { $first } · { $then }
with-fact = { $first } · { $then }
fact-top = 台面
board-trick = 这圈
board-earlier = 前头
board-folded = （前面 { $count } 手）
board-top = 台面 { $name } { $play }
board-waiting = 等 { $names }
board-until = 到 { $until }
order-lead = { $name } 先出
order-lead-until = { $name } 先出，到 { $until }
order-plain = 轮次 { $seats }
order-then = { $first }→{ $then }
order-last = { $name } 的底牌
order-last-wind = { $name } 的底牌：{ $next } 可管、可申请接风
asked-all = 大家
asked-some = { " " }{ $names }
asking-together = 各自在私聊里答，一起亮
asking-together-until = 各自在私聊里答，到 { $until } 一起亮
asking-together-here = 各自点「我的牌」答，一起亮
asking-together-until-here = 各自点「我的牌」答，到 { $until } 一起亮
counts-undealt = 牌还没发
counts-seat = { $name } { $count }张

## Public: the end of a hand (7.6)

result-seal-holds = 封条 { $seal }… 对得上，种子 { $seed }（验牌见 /verify）
result-seal-broken = 封条 { $seal }… 对不上种子 { $seed }：这局不能算数，告诉管机器人的人

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

private-head = 桌{ $table } { $game } · 第{ $hand }局
private-head-room = 桌{ $table } { $game } · { $title } · 第{ $hand }局
hand-count = 你的牌 { $count }张
hand-group = { $rank }×{ $count }
hand-joker-small = 小王{ $count }
hand-joker-big = 大王{ $count }
since = 上次之后：{ $news }
on-top = 台面 { $who } { $play }
on-top-light = 台面 { $who } { $play }。不急
on-top-important = 台面 { $who } { $play }。要紧
waiting = 没轮到你
waiting-own = 这手是你的，等他们答
waiting-passed-alone = 这圈你过了
own-noted = 记下了：{ $action }。没亮之前随时能改，别人看不到
own-cannot = 要不起，替你过了
own-unused = 你那手没用上，没人看见
own-play = 你出 { $play }
own-lead = 都过了，你出牌
own-out-first = 你走了，头科！歇着吧
own-out = 你走了，{ $place }。歇着吧
own-hand-over = 这局打完了
own-hand-over-placed = 这局打完了，你是 { $place }
deadline-said = 到 { $until }。到点没说就是：{ $action }
deadline-lead = 到 { $until }。到点没出：替你出一手小的

## Private: leading and answering (6.2, 6.3, 6.6)

ask-lead = 该你出牌
ask-lead-important = 该你出牌。要紧
panel-how-many = { $kind }，出几个？（上面一排直接出）
panel-how-many-dressed = { $kind }，出几个？这手都得带点什么
panel-with-what = { $cards }，带什么？
panel-bare-jokers = 光出王，出哪些？
ask-wind = 上家 { $name } 走了，底牌 { $play }。接风 = 先不管，大家都过就你出
panel-ways = { $count }张，带{ $kind }的出法：
kind-jokers = 王

## Private: buttons

group-ready = 快选
group-ranks = 自己挑
group-ways = 怎么出
group-direct = 直接出
group-dressed = 再带点
button-back = 返回
button-change = 改
button-choose-again = 重选
button-why = ?
button-hint = 荐 { $play }
button-jokers = 王
button-pass = 过
button-apply = 接风
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
alert-before = 桌{ $table }：牌还没发
alert-out = 桌{ $table }：你手里没牌了，等这局打完
alert-over = 桌{ $table }：这局打完了

## Private: answers in words

noted = 记下了：{ $action }
action-pass = 过
action-apply-for-wind = 申请接风

## Private: the recommended play (6.1)

hint = 荐 { $action }。{ $reason }
hint-not-asked = 现在没问你，不用出
