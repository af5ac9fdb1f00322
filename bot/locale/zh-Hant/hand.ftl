### What games say alike: a trick, the table message, the private message (screens, sections 5 to 7).

## Public: one line an event (5.2)

hand-started = 第{ $number }局，洗好了。封條 { $seal }
passes-then = { $names } 過，{ $then }
cards-played-lead = { $name } 先出 { $play }
cards-played = { $name } { $play }
cards-played-over-wind = { $name } { $play }，管上了，接風不成，{ $asker } 還能說話
wind-asked = { $name } 申請接風
trick-taken = 都過了，{ $leader } 接著出
trick-taken-wind = 沒人管，{ $leader } 接風
seat-finished-first = { $name } 走了，頭科！
seat-finished = { $name } 走了，{ $place }
seat-finished-unsaid = { $name } 走了
hand-ended = 這局打完了
drawer-chosen = { $name } 先摸牌

## Public: the table message (5.1)

head-with = { $first } · { $then }
with-fact = { $first } · { $then }
fact-top = 檯面
board-trick = 這圈
board-earlier = 前頭
board-folded = （前面 { $count } 手）
board-top = 檯面 { $name } { $play }
board-waiting = 等 { $names }
board-until = 到 { $until }
order-lead = { $name } 先出
order-lead-until = { $name } 先出，到 { $until }
order-plain = 輪次 { $seats }
order-then = { $first }→{ $then }
order-last = { $name } 的底牌
order-last-wind = { $name } 的底牌：{ $next } 可管、可申請接風
asked-all = 大家
asked-some = { " " }{ $names }
asking-together = 各自在私聊裡答，一起亮
asking-together-until = 各自在私聊裡答，到 { $until } 一起亮
asking-together-here = 各自點「我的牌」答，一起亮
asking-together-until-here = 各自點「我的牌」答，到 { $until } 一起亮
counts-undealt = 牌還沒發
counts-seat = { $name } { $count }張

## Public: the end of a hand (7.6)

result-seal-holds = 封條 { $seal }… 對得上，種子 { $seed }（驗牌見 /verify）
result-seal-broken = 封條 { $seal }… 對不上種子 { $seed }：這局不能算數，告訴管機器人的人

## Neutral: names, places, joints

blank = { "" }
below =
    { $first }
    { $then }
beside = { $first } { $then }
seats-beside = { $first }   { $then }
and-then = { $first }；{ $then }
you = 你
seat-name = { $number }號位
name-numbered = { $name }（{ $number }號）
place-1 = 頭科
place-2 = 二科
place-3 = 三科
place-4 = 四科
place-5 = 二落
place-6 = 大落
# At the head of a line
place-title-1 = 頭科
place-title-2 = 二科
place-title-3 = 三科
place-title-4 = 四科
place-title-5 = 二落
place-title-6 = 大落

## Private: the living message (6.1)

private-head = 桌{ $table } { $game } · 第{ $hand }局
private-head-room = 桌{ $table } { $game } · { $title } · 第{ $hand }局
hand-count = 你的牌 { $count }張
hand-group = { $rank }×{ $count }
hand-joker-small = 小王{ $count }
hand-joker-big = 大王{ $count }
since = 上次之後：{ $news }
on-top = 檯面 { $who } { $play }
on-top-light = 檯面 { $who } { $play }。不急
on-top-important = 檯面 { $who } { $play }。要緊
waiting = 沒輪到你
waiting-own = 這手是你的，等他們答
waiting-passed-alone = 這圈你過了
own-noted = 記下了：{ $action }。沒亮之前隨時能改，別人看不到
own-cannot = 要不起，替你過了
own-unused = 你那手沒用上，沒人看見
own-play = 你出 { $play }
own-lead = 都過了，你出牌
own-out-first = 你走了，頭科！歇著吧
own-out = 你走了，{ $place }。歇著吧
own-hand-over = 這局打完了
own-hand-over-placed = 這局打完了，你是 { $place }
deadline-said = 到 { $until }。到點沒說就是：{ $action }
deadline-lead = 到 { $until }。到點沒出：替你出一手小的

## Private: leading and answering (6.2, 6.3, 6.6)

ask-lead = 該你出牌
ask-lead-important = 該你出牌。要緊
panel-how-many = { $kind }，出幾個？（上面一排直接出）
panel-how-many-dressed = { $kind }，出幾個？這手都得帶點什麼
panel-with-what = { $cards }，帶什麼？
panel-bare-jokers = 光出王，出哪些？
ask-wind = 上家 { $name } 走了，底牌 { $play }。接風 = 先不管，大家都過就你出
panel-ways = { $count }張，帶{ $kind }的出法：
kind-jokers = 王

## Private: buttons

group-ready = 快選
group-ranks = 自己挑
group-ways = 怎麼出
group-direct = 直接出
group-dressed = 再帶點
button-back = 返回
button-change = 改
button-choose-again = 重選
button-why = ?
button-hint = 薦 { $play }
button-jokers = 王
button-pass = 過
button-apply = 接風
count = { $count }
count-more = { $count }+…

## Private: my hand as an alert (6.7)

alert-head = 桌{ $table } { $count }張
alert-head-asked = 桌{ $table } { $count }張 等你答
alert-joker-small = 小王{ $count }
alert-joker-big = 大王{ $count }
alert-top = 檯面 { $name } { $play }
alert-top-until = 檯面 { $name } { $play }，到 { $until }
alert-spectator = 你沒在這桌。打出來的牌都在桌面上
alert-before = 桌{ $table }：牌還沒發
alert-out = 桌{ $table }：你手裡沒牌了，等這局打完
alert-over = 桌{ $table }：這局打完了

## Private: answers in words

noted = 記下了：{ $action }
action-pass = 過
action-apply-for-wind = 申請接風

## Private: the recommended play (6.1)

hint = 薦 { $action }。{ $reason }
hint-not-asked = 現在沒問你，不用出
