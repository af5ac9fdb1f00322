### Baohuang. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 14).

## Public: before the first lead (14)

emperor-found = 皇上牌在 { $name } 手里，{ $name } 当皇上
emperor-found-open = 皇上牌在 { $name } 手里
throne-passed = { $name } 让位，皇上牌给 { $to }
throne-passed-gift = { $name } 让位，皇上牌给 { $to }，带着{ $count }个2
throne-taken = { $name } 登基，当皇上
throne-taken-forced = 都让了，逼位：{ $name } 当皇上
throne-taken-forced-gift = 都让了，逼位：{ $name } 当皇上，让的{ $count }个2归他
guard-called = 皇上 { $name } 叫 { $card }：第四张在谁手里，谁是保子
solo-grabbed = { $name } 抢独：一打四，算明独，没有保子
solo-grabbed-from = { $name } 抢独，顶了 { $from } 当皇上：一打四，算明独，没有保子
solo-grabbed-none = 没人抢独
declarations-opened = 亮身份：{ $declared }；别人没亮
declarations-opened-none = 没人亮身份
declared-open-guard = { $name } 明保
declared-open-solo = { $name } 明独
declared-revolt = { $name } 造反
suspects-one = 没反的就剩 { $name }：不是保子，就是皇上独保
suspects-none = 四家都反了：没有保子，皇上独保
guard-exposed = 造反的够数了，保子 { $name } 亮出来，算明保
guard-exposed-solo = 造反的够数了，没有保子：皇上 { $name } 独保
kicks-opened = { $names } 踢了，再翻{ $factor }倍
kicks-opened-none = 没人踢
baohuang-leader = 皇上 { $name } 先出
baohuang-tribute = 进贡：{ $payer }→{ $receiver } { $count }张
baohuang-tribute-none = 进贡：{ $payer } 没有能进的，免了
baohuang-voided = 谁也不当皇上：黄庄，重发

## Public: one line an event (5.2)

play-unbeatable = { $play }，没有能压的
play-shows-guard = { $line }：{ $name } 是保子！
play-shows-solo = { $line }：没有保子，{ $name } 独保！
baohuang-trick-stands = 没人动，{ $leader } 接着出
baohuang-stuffed = { $name } 手里光剩{ $rank }，被 { $by } 闷了，{ $place }
baohuang-stuffed-unsaid = { $name } 手里光剩{ $rank }，被 { $by } 闷了

## Public: the table message (5.1)

baohuang-head = 保皇 桌{ $table } · 第{ $hand }局
baohuang-head-of = 保皇 桌{ $table } · 第{ $hand }局/{ $hands }
head-called = 叫{ $card }
head-factor = 翻{ $factor }倍
baohuang-seat = { $number } { $name }
baohuang-seat-points = { $number } { $name } { $points }分
fact-emperor = 皇上
fact-card = 皇上牌
fact-declined = 让了
fact-solo = 独保
fact-open-solo = 明独
fact-guard = 保子
fact-open-guard = 明保
fact-revolt = 造反
fact-left = 剩{ $count }张
baohuang-fact-stuffed = 被闷 · { $place }
order-again = 轮次 { $seats }，过了还能再要
asking-baohuang-grab = 抢不抢独：问{ $whom }
asking-baohuang-throne = { $name } 坐不坐：登基，还是让位
asking-baohuang-call = 等皇上 { $name } 叫保子
asking-baohuang-declare = 亮不亮身份：问{ $whom }
asking-baohuang-kick = 踢不踢：问{ $whom }

## Public: counts when asked (5.1)

baohuang-counts = 还剩：{ $left }

## Public: the end of a hand and of a match (7.6, 14)

baohuang-result-royals = 桌{ $table } 第{ $hand }局 打完 · 皇上这边赢
baohuang-result-solo = 桌{ $table } 第{ $hand }局 打完 · 皇上独保，赢
baohuang-result-commoners = 桌{ $table } 第{ $hand }局 打完 · 百姓赢
baohuang-result-draw = 桌{ $table } 第{ $hand }局 打完 · 打平，谁也不给谁
baohuang-place = { $place } { $name }（{ $role }） { $points }
role-emperor = 皇上
role-solo = 皇上独保
role-guard = 保子
role-commoner = 百姓
baohuang-sum = 名次分 皇上 { $emperor }，保子 { $guard }，合计 { $sum }；一份 { $unit }
baohuang-announced = 明独
baohuang-exposed = 独保叫造反揭出来了
baohuang-factor = 翻{ $factor }倍，已算在内
baohuang-factor-kicked = 明保又踢，翻{ $factor }倍，已算在内
baohuang-total = 一共 { $points }（第{ $hand }局）
baohuang-total-of = 一共 { $points }（第{ $hand }局/{ $hands }）
baohuang-points-of = { $name } { $points }
baohuang-match-over = 桌{ $table } 打完了，{ $names } 分最高，辛苦大家
baohuang-match-draw = 桌{ $table } 打完了，打平，辛苦大家
baohuang-debts = 下局进贡 { $debts }
baohuang-debt = { $payer }→{ $receiver } { $cards }张

## Neutral: cards with a mark

with-mark = { $cards }（{ $marks }）
mark-guard = 保子牌
mark-emperor = 皇上牌
mark-short-guard = 保子
mark-short-emperor = 皇上

## Private: who I am (14)

own-emperor = 你是皇上
own-emperor-guard = 保子是 { $name }
own-solo = 你是皇上，保子牌也在你手里：独保，一打四。就你自己知道
own-solo-known = 你独保，一打四
own-guard = 你是保子，就你自己知道
own-guard-called = 第四张{ $card }在你手里：你是保子，就你自己知道
own-guard-known = 你是保子，大家都知道了
own-commoner = 你是百姓
own-commoner-revolted = 你是百姓，造反了
own-emperor-card = 皇上牌在你手里
own-guard-card = 保子牌在你手里，就你自己知道
hand-marked = { $cards }（含{ $mark }）
hand-is-marked = { $cards }（{ $mark }）
hand-called = { $mark }{ $card }

## Private: before the first lead (14)

ask-throne = 坐不坐？
ask-throne-called = 坐不坐？坐了就得叫保子
ask-throne-unable = 你没有{ $count }张一样的牌，叫不了保子，坐不了
ask-throne-must = 这回你不能让，登基吧
throne-gift = 让的话{ $count }个2跟着皇上牌走
ask-call = 叫保子：亮{ $count }张一样的，第四张在谁手里谁是保子
call-top = 叫的那张单出最大，大王也管不了
ask-baohuang-declare = 亮不亮身份？五家一起问，一起亮
ask-kick = 踢不踢？有一家踢，这局就再翻{ $factor }倍。一起问，一起亮
ask-grab = 抢不抢独？抢 = 把皇上牌要过来，你一个打四个。五家一起问，一起亮
ask-grab-doubled = 抢不抢独？抢 = 把皇上牌要过来，你一个打四个，翻{ $factor }倍。五家一起问，一起亮
declare-emperor = 皇上本来就亮着，没别的可亮
declare-nothing = 你没有能亮的。只有你看得见这句
declare-open-guard = 明保：告诉大家你是保子
declare-open-guard-doubled = 明保：告诉大家你是保子，这局翻{ $factor }倍
declare-open-solo = 明独：告诉大家你一打四
declare-open-solo-doubled = 明独：告诉大家你一打四，输赢都翻{ $factor }倍
declare-revolt = 造反：告诉大家你是百姓
declare-revolt-exposes = 造反：告诉大家你是百姓。够{ $count }家反，保子就得亮出来，算明保
own-throne-got = { $name } 让位，皇上牌到你手里了
own-throne-got-gift = { $name } 让位，皇上牌到你手里了，还有{ $count }个2
own-solo-grabbed = 你抢独：一打四，算明独，没有保子
own-solo-grabbed-from = 你抢独，顶了 { $name } 当皇上：一打四，算明独，没有保子
own-solo-lost = { $name } 抢独，顶了你当皇上：你成了百姓，跟另外三家一边，一块儿打 { $name }
baohuang-own-gave = 给出：{ $cards }→{ $name }（进贡）
baohuang-own-got = 收到：{ $cards }（{ $name } 进贡）

## Private: leading and answering (6.1, 6.3)

who-emperor = { $name }（皇上）
who-guard = { $name }（保子）
baohuang-deadline-answer = 到 { $until }。到点没答：电脑替你答这一手
baohuang-own-stuffed = 你手里光剩{ $rank }，被 { $by } 闷了：{ $place }
baohuang-wait-for-end = 等这局打完

## Private: buttons

button-reign = 登基
button-abdicate = 让给 { $name }
button-abdicate-last = 让位
button-call-guard = 叫{ $card }
button-call-alone = 叫{ $card }（4张：独保）
button-stay-hidden = 不亮
button-declare-myself = 亮身份…
button-declare-open-guard = 明保
button-declare-open-solo = 明独
button-declare-revolt = 造反
button-no-kick = 不踢
button-kick = 踢：再翻{ $factor }倍
button-no-grab = 不抢
button-grab = 抢独
group-call = 叫哪张

## Private: answers in words

action-reign = 登基
action-abdicate = 让位
action-call = 叫{ $card }
action-silent-declare = 不亮
action-silent-kick = 不踢
action-silent-grab = 不抢独
action-declare-open-guard = 明保
action-declare-open-solo = 明独
action-declare-revolt = 造反
action-declare-kick = 踢
action-declare-grab = 抢独

## Private: why the computer would answer so

hint-baohuang-reign = 牌够硬，坐得住
hint-baohuang-abdicate = 牌不硬，让了省心
hint-baohuang-high = 出大一点，拿下这圈
hint-baohuang-call = 叫这张合算
hint-silent-declare = 先不亮，打打看
hint-silent-kick = 赢面不大，不踢
hint-silent-grab = 一打四没把握
hint-declare-open-guard = 牌够硬，亮了翻倍
hint-declare-open-solo = 牌够硬，一打四也不怕
hint-declare-revolt = 牌不错，反了让自家人心里有数
hint-declare-kick = 赢面大，踢
hint-declare-grab = 牌够硬，一打四也不怕
