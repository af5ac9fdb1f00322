### Baohuang. Ids are kinds of events and names of screens (see screens, sections 5 to 7, 14).

## Public: before the first lead (14)

emperor-found = 皇上牌在 { $name } 手裡，{ $name } 當皇上
emperor-found-open = 皇上牌在 { $name } 手裡
throne-passed = { $name } 讓位，皇上牌給 { $to }
throne-passed-gift = { $name } 讓位，皇上牌給 { $to }，帶著{ $count }個2
throne-taken = { $name } 登基，當皇上
throne-taken-forced = 都讓了，逼位：{ $name } 當皇上
throne-taken-forced-gift = 都讓了，逼位：{ $name } 當皇上，讓的{ $count }個2歸他
guard-called = 皇上 { $name } 叫 { $card }：第四張在誰手裡，誰是保子
solo-grabbed = { $name } 搶獨：一打四，算明獨，沒有保子
solo-grabbed-from = { $name } 搶獨，頂了 { $from } 當皇上：一打四，算明獨，沒有保子
solo-grabbed-none = 沒人搶獨
declarations-opened = 亮身份：{ $declared }；別人沒亮
declarations-opened-none = 沒人亮身份
declared-open-guard = { $name } 明保
declared-open-solo = { $name } 明獨
declared-revolt = { $name } 造反
suspects-one = 沒反的就剩 { $name }：不是保子，就是皇上獨保
suspects-none = 四家都反了：沒有保子，皇上獨保
guard-exposed = 造反的夠數了，保子 { $name } 亮出來，算明保
guard-exposed-solo = 造反的夠數了，沒有保子：皇上 { $name } 獨保
kicks-opened = { $names } 踢了，再翻{ $factor }倍
kicks-opened-none = 沒人踢
baohuang-leader = 皇上 { $name } 先出
baohuang-tribute = 進貢：{ $payer }→{ $receiver } { $count }張
baohuang-tribute-none = 進貢：{ $payer } 沒有能進的，免了
baohuang-voided = 誰也不當皇上：黃莊，重發

## Public: one line an event (5.2)

play-unbeatable = { $play }，沒有能壓的
play-shows-guard = { $line }：{ $name } 是保子！
play-shows-solo = { $line }：沒有保子，{ $name } 獨保！
baohuang-trick-stands = 沒人動，{ $leader } 接著出
baohuang-stuffed = { $name } 手裡光剩{ $rank }，被 { $by } 悶了，{ $place }
baohuang-stuffed-unsaid = { $name } 手裡光剩{ $rank }，被 { $by } 悶了

## Public: the table message (5.1)

baohuang-head = 保皇 桌{ $table } · 第{ $hand }局
baohuang-head-of = 保皇 桌{ $table } · 第{ $hand }局/{ $hands }
head-called = 叫{ $card }
head-factor = 翻{ $factor }倍
baohuang-seat = { $number } { $name }
baohuang-seat-points = { $number } { $name } { $points }分
fact-emperor = 皇上
fact-card = 皇上牌
fact-declined = 讓了
fact-solo = 獨保
fact-open-solo = 明獨
fact-guard = 保子
fact-open-guard = 明保
fact-revolt = 造反
fact-left = 剩{ $count }張
baohuang-fact-stuffed = 被悶 · { $place }
order-again = 輪次 { $seats }，過了還能再要
asking-baohuang-grab = 搶不搶獨：問{ $whom }
asking-baohuang-throne = { $name } 坐不坐：登基，還是讓位
asking-baohuang-call = 等皇上 { $name } 叫保子
asking-baohuang-declare = 亮不亮身份：問{ $whom }
asking-baohuang-kick = 踢不踢：問{ $whom }

## Public: counts when asked (5.1)

baohuang-counts = 還剩：{ $left }

## Public: the end of a hand and of a match (7.6, 14)

baohuang-result-royals = 桌{ $table } 第{ $hand }局 打完 · 皇上這邊贏
baohuang-result-solo = 桌{ $table } 第{ $hand }局 打完 · 皇上獨保，贏
baohuang-result-commoners = 桌{ $table } 第{ $hand }局 打完 · 百姓贏
baohuang-result-draw = 桌{ $table } 第{ $hand }局 打完 · 打平，誰也不給誰
baohuang-place = { $place } { $name }（{ $role }） { $points }
role-emperor = 皇上
role-solo = 皇上獨保
role-guard = 保子
role-commoner = 百姓
baohuang-sum = 名次分 皇上 { $emperor }，保子 { $guard }，合計 { $sum }；一份 { $unit }
baohuang-announced = 明獨
baohuang-exposed = 獨保叫造反揭出來了
baohuang-factor = 翻{ $factor }倍，已算在內
baohuang-factor-kicked = 明保又踢，翻{ $factor }倍，已算在內
baohuang-total = 一共 { $points }（第{ $hand }局）
baohuang-total-of = 一共 { $points }（第{ $hand }局/{ $hands }）
baohuang-points-of = { $name } { $points }
baohuang-match-over = 桌{ $table } 打完了，{ $names } 分最高，辛苦大家
baohuang-match-draw = 桌{ $table } 打完了，打平，辛苦大家
baohuang-debts = 下局進貢 { $debts }
baohuang-debt = { $payer }→{ $receiver } { $cards }張

## Neutral: cards with a mark

with-mark = { $cards }（{ $marks }）
mark-guard = 保子牌
mark-emperor = 皇上牌
mark-short-guard = 保子
mark-short-emperor = 皇上

## Private: who I am (14)

own-emperor = 你是皇上
own-emperor-guard = 保子是 { $name }
own-solo = 你是皇上，保子牌也在你手裡：獨保，一打四。就你自己知道
own-solo-known = 你獨保，一打四
own-guard = 你是保子，就你自己知道
own-guard-called = 第四張{ $card }在你手裡：你是保子，就你自己知道
own-guard-known = 你是保子，大家都知道了
own-commoner = 你是百姓
own-commoner-revolted = 你是百姓，造反了
own-emperor-card = 皇上牌在你手裡
own-guard-card = 保子牌在你手裡，就你自己知道
hand-marked = { $cards }（含{ $mark }）
hand-is-marked = { $cards }（{ $mark }）
hand-called = { $mark }{ $card }

## Private: before the first lead (14)

ask-throne = 坐不坐？
ask-throne-called = 坐不坐？坐了就得叫保子
ask-throne-unable = 你沒有{ $count }張一樣的牌，叫不了保子，坐不了
ask-throne-must = 這回你不能讓，登基吧
throne-gift = 讓的話{ $count }個2跟著皇上牌走
ask-call = 叫保子：亮{ $count }張一樣的，第四張在誰手裡誰是保子
call-top = 叫的那張單出最大，大王也管不了
ask-baohuang-declare = 亮不亮身份？五家一起問，一起亮
ask-kick = 踢不踢？有一家踢，這局就再翻{ $factor }倍。一起問，一起亮
ask-grab = 搶不搶獨？搶 = 把皇上牌要過來，你一個打四個。五家一起問，一起亮
ask-grab-doubled = 搶不搶獨？搶 = 把皇上牌要過來，你一個打四個，翻{ $factor }倍。五家一起問，一起亮
declare-emperor = 皇上本來就亮著，沒別的可亮
declare-nothing = 你沒有能亮的。只有你看得見這句
declare-open-guard = 明保：告訴大家你是保子
declare-open-guard-doubled = 明保：告訴大家你是保子，這局翻{ $factor }倍
declare-open-solo = 明獨：告訴大家你一打四
declare-open-solo-doubled = 明獨：告訴大家你一打四，輸贏都翻{ $factor }倍
declare-revolt = 造反：告訴大家你是百姓
declare-revolt-exposes = 造反：告訴大家你是百姓。夠{ $count }家反，保子就得亮出來，算明保
own-throne-got = { $name } 讓位，皇上牌到你手裡了
own-throne-got-gift = { $name } 讓位，皇上牌到你手裡了，還有{ $count }個2
own-solo-grabbed = 你搶獨：一打四，算明獨，沒有保子
own-solo-grabbed-from = 你搶獨，頂了 { $name } 當皇上：一打四，算明獨，沒有保子
own-solo-lost = { $name } 搶獨，頂了你當皇上：你成了百姓，跟另外三家一邊，一塊兒打 { $name }
baohuang-own-gave = 給出：{ $cards }→{ $name }（進貢）
baohuang-own-got = 收到：{ $cards }（{ $name } 進貢）

## Private: leading and answering (6.1, 6.3)

who-emperor = { $name }（皇上）
who-guard = { $name }（保子）
baohuang-deadline-answer = 到 { $until }。到點沒答：電腦替你答這一手
baohuang-own-stuffed = 你手裡光剩{ $rank }，被 { $by } 悶了：{ $place }
baohuang-wait-for-end = 等這局打完

## Private: buttons

button-reign = 登基
button-abdicate = 讓給 { $name }
button-abdicate-last = 讓位
button-call-guard = 叫{ $card }
button-call-alone = 叫{ $card }（4張：獨保）
button-stay-hidden = 不亮
button-declare-myself = 亮身份…
button-declare-open-guard = 明保
button-declare-open-solo = 明獨
button-declare-revolt = 造反
button-no-kick = 不踢
button-kick = 踢：再翻{ $factor }倍
button-no-grab = 不搶
button-grab = 搶獨
group-call = 叫哪張

## Private: answers in words

action-reign = 登基
action-abdicate = 讓位
action-call = 叫{ $card }
action-silent-declare = 不亮
action-silent-kick = 不踢
action-silent-grab = 不搶獨
action-declare-open-guard = 明保
action-declare-open-solo = 明獨
action-declare-revolt = 造反
action-declare-kick = 踢
action-declare-grab = 搶獨

## Private: why the computer would answer so

hint-baohuang-reign = 牌夠硬，坐得住
hint-baohuang-abdicate = 牌不硬，讓了省心
hint-baohuang-high = 出大一點，拿下這圈
hint-baohuang-call = 叫這張合算
hint-silent-declare = 先不亮，打打看
hint-silent-kick = 贏面不大，不踢
hint-silent-grab = 一打四沒把握
hint-declare-open-guard = 牌夠硬，亮了翻倍
hint-declare-open-solo = 牌夠硬，一打四也不怕
hint-declare-revolt = 牌不錯，反了讓自家人心裡有數
hint-declare-kick = 贏面大，踢
hint-declare-grab = 牌夠硬，一打四也不怕
