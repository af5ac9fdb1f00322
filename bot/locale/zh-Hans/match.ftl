### Gouji from hand to hand: preparations, tribute, revolution, results (screens, sections 5 and 7).

## Public: before the cards (7)

last-chosen = 商量好了，大落算 { $name }
last-chosen-stays = 大落还是 { $name }
seats-facing = { $one }–{ $other }
swaps-agreed = 点贡对消：{ $pairs }
swaps-agreed-none = 没有对消的，点贡照给
calls-opened-pre = 预点：{ $names } 预了；别人没预
calls-opened-pre-all = 预点：六家都预了
calls-opened-pre-none = 没人预点
calls-opened = 宣点：{ $names } 宣了；别人没宣
calls-opened-all = 宣点：六家都宣了
calls-opened-none = 没人宣点
cut-asked = { $name } 让对头 { $opposite } 切，切{ $times }刀
deck-cut = { $name } 切牌，上头 { $at } 张挪到底下
deck-cut-not = { $name } 不切
drawer-chosen-counted = { $origin } 翻出{ $card }，数到 { $name } 先摸牌
drawer-chosen-marked = { $origin } 翻出{ $card }，数到 { $name } 先摸牌；谁摸到这张亮牌谁先出
leader-chosen-last-place = 大落 { $name } 先出
leader-chosen-marked-card = { $name } 摸到亮牌，先出
leader-chosen-next = { $name } 接着先出
leader-chosen-revolution = { $name } 先出
point-opened-natural = { $name } 天开
point-lost = { $name } 打出了换来的够级，天开不算了
dot-done = { $name } 点手：大王换 { $to } 往后第{ $number }张，换来{ $card }
dot-done-nothing = { $name } 点手：{ $to } 往后没有第{ $number }张，不算

## Public: tribute and purchases in one summary (7.1, 7.2)

tribute-resisted = { $name } 抗贡：摸了4个小王，自己的贡全免
tribute-resisted-side = { $side }方 抗贡：{ $name } 摸了4个大王，这局全免
tribute-sweep = 圈贡
tribute-stuffed = 闷贡
tribute-burn = 烧贡
tribute-point = 点贡
tribute-fall = 落贡
exchange-settled = 第{ $hand }局 贡清了
exchange-kind = { $kind } { $items }
exchange-beside = { $first } · { $then }
exchange-also = { $first }，{ $then }
exchange-paid = { $payer }→{ $receiver } { $count }张
exchange-paid-cards = { $payer }→{ $receiver } { $cards }
exchange-nothing = { $payer }→{ $receiver } 缺，免
exchange-resisted = { $payer }→{ $receiver } 抗了，免
exchange-waived = { $payer }→{ $receiver } 自家人，免了
exchange-refused = { $payer }→{ $receiver } 不收
exchange-revolted = { $payer }→{ $receiver } 有革命的，免
exchange-dotted = { $payer }→{ $receiver } 点手抵了
exchange-set-off = 对消，亮了收回
exchange-short = 缺{ $count }张，免
exchange-returned = 还{ $count }张
exchange-exchanged = 退{ $count }张另换
exchange-countered = 反贡1张
exchange-bought = 买牌 { $items }
exchange-levelled = 匀牌 { $items }
exchange-sold = { $seller }→{ $buyer } 1个{ $rank }（一换一）
exchange-helped = { $seller }→{ $buyer } 1个{ $rank }（{ $payer } 替付）
exchange-gift = { $seller }→{ $buyer } 1个{ $rank }（送）

## Public: revolution and pooled fives (5.2, 7.4)

revolutions-opened-none = 没人革命
revolutions-opened-automatic = { $name } 没3又买不起，算革命，牌扣下
revolutions-opened-several = { $names } 都革命
revolutions-opened-fourth = { $name } 革命，牌扣下，四科
revolutions-opened-third = { $name } 革命，牌扣下，三科
revolutions-opened-by-first = { $name } 革命，牌扣下，名次看头科
revolutions-opened-shots = { $name } 革命，三枪：{ $shots }
hand-voided = 两家以上革命，这局作废，重发
hand-voided-owed = 两家以上革命，这局作废，原来的贡还欠着，重发
hand-voided-anew = 两家以上革命，这局作废，重新开局
head-chosen = { $name } 要头：{ $kills }次够死级
head-chosen-not = { $name } 不要头
head-given = { $name } 有{ $kills }次够死级
cards-handed-over = { $name } 把{ $cards }交给对头 { $to }
shot-answered-stood = 第{ $number }枪 { $shot } 立住了
shot-answered-stood-unsaid = 第{ $number }枪 立住了
shot-answered-beaten = { $name } { $play }，压住了第{ $number }枪
shot-answered-rest-stood = 后两枪 { $shot } 也立住了
shot-answered-rest-stood-unsaid = 后两枪也立住了
shot-answered-rest-beaten = { $name } { $play }，压住了后两枪里的一枪
revolution-tested = { $name } 三枪打完，革命成了
revolution-tested-failed = { $name } 三枪都让压住了，革命没成
fives-pooled = { $side }方 汇五：一共{ $count }个5
fives-stood = 没人管汇五，{ $name } 先出
fives-stood-unsaid = 没人管汇五
cards-played-over-fives = { $name } { $play }，管住了汇五
cards-played-revolution-kill = { $name } 够死级：{ $play }，除了烧没有能答的

## Public: burns, stuffing and 4s (5.2)

cards-played-burn-every = { $name } 烧！{ $play } 压 { $burned }。往后每手带王，末手也带；末手光剩3不用
cards-played-burn-unsaid-every = { $name } 烧！{ $play }。往后每手带王，末手也带；末手光剩3不用
cards-played-press = { $name } 压住 { $burner } 的烧：{ $play }。{ $burner } 顶得住才接着烧
cards-played-burn-on = { $name } 顶住 { $by }：{ $play }，接着烧
owes-cards = { $name } { $count }张
burn-succeeded-owed = { $name } 烧成，下局的烧贡：{ $owed }
burn-failed-closes = 他算没开点
burn-failed-owes = 下局赔 { $name } { $count }张烧贡
seat-stuffed = { $name } 被闷了，是 { $by } 闷的；剩下的3还能走
seat-stuffed-dead = { $name } 被闷！剩下的3走不了，是 { $by } 闷的
seat-stuffed-placed = { $name } 被闷！剩下的3走不了，{ $place }，是 { $by } 闷的
stuffing-shown = { $name } 刚才被 { $by } 闷过一手
stuffing-shown-owed = { $name } 刚才被 { $by } 闷过一手，下局{ $count }张闷贡
throws-fours = { $name } { $count }个4
fours-thrown = 扔四：{ $names }
fours-thrown-given-up = 弃点扔四：{ $names }
opening-given-up = { $name } 弃点，不开了

## Public: the table message (5.1)

board-head-bare = 够级 桌{ $table } · 第{ $hand }局
board-head-bare-of = 够级 桌{ $table } · 第{ $hand }局/{ $hands }
head-owed = 贡账 红欠{ $red } 蓝欠{ $blue }
head-hits = 点贡 红{ $red } 蓝{ $blue }，到{ $limit }收场
fact-natural = 天开
fact-given-up = 弃点
fact-pre-called = 预点
fact-called = 宣点
fact-stuffed = 被闷
fact-revolted = 革命
fact-free = 自由人
fact-kills = 还有{ $count }次够死级
asking-last = 谁算大落：问{ $whom }，两人说到一块儿才改
asking-swap = 点贡对消不对消：问{ $whom }
asking-pre-call = 预点不预点：问{ $whom }，牌还没发
asking-cut = 切不切牌：问{ $whom }，也可以让对头 { $opposite } 切
asking-cutting = 切在哪儿：问{ $whom }
asking-dot = 点手不点手：问{ $whom }
asking-terms = 贡怎么算：问{ $whom }
asking-return = 还贡，挑小牌：问{ $whom }
asking-take = 还的牌收不收：问{ $whom }
asking-help = { $name } 没{ $rank }要买，付不起，替不替他付：问{ $whom }
asking-bright-call = 宣点不宣点：问{ $whom }
asking-revolution = 革命不革命：问{ $whom }
asking-head = { $name } 革命了，要头不要头：问{ $whom }
asking-shot = { $name } 第{ $number }枪 { $shot }，压不压：问{ $whom }
asking-shot-rest = { $name } 后两枪 { $shot }，压一枪还是放过：问{ $whom }
asking-fives = 汇五{ $count }个5，管不管：问{ $whom }
asking-fours = 没开点的，4扔不扔：问{ $whom }
asking-each = 各自在私聊里答
asking-each-until = 各自在私聊里答，到 { $until }
asking-each-here = 各自点「我的牌」答
asking-each-until-here = 各自点「我的牌」答，到 { $until }

## Public: the end of a hand and of a match (7.6)

result-over = 桌{ $table } 第{ $hand }局 打完
result-void = 桌{ $table } 第{ $hand }局 作废
result-swept = { $side }方 圈三户！
result-swept-ends = { $side }方 圈三户！这场到此
result-reopens = 连着{ $count }次圈三户，下局重新开局，没有贡
result-fives = 下局 { $side }方 汇五
result-limit = { $side }方挨够{ $limit }个点贡，这场到此
result-limit-both = 两方都挨够{ $limit }个点贡，这场到此
result-hits = 点贡账 红{ $red } 蓝{ $blue }，到{ $limit }收场
result-owed = 下局的贡 { $owed }
result-owed-kind = { $kind } { $items }
result-owed-cards = { $payer }→{ $receiver } { $count }张
result-owes-nothing = 下局没有贡
result-revolt = 革命 { $name }
result-revolt-failed = 革命没成 { $name }
result-stuffing = { $name }（{ $by } 闷的）
result-stuffed = 被闷 { $stuffed }
match-won = 桌{ $table } 打完了，{ $side }方赢了，辛苦大家
match-drawn = 桌{ $table } 打完了，打平，辛苦大家
match-closed = 桌{ $table } 打完了，辛苦大家

## Private: what one of two is shown (7)

hand-proved = { $name } 天开，给你看过牌了：没有一手纯够级
own-hand-proved = 你天开，给 { $name } 看过牌了
own-point-opened-natural = 你天开，算开点

## Public: what is owed next, in the score (/score)

score-debts = 下局的贡 { $debts }
score-debt = { $kind } { $payer }→{ $receiver } { $cards }张
