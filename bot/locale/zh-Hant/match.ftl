### Gouji from hand to hand: preparations, tribute, revolution, results (screens, sections 5 and 7).

## Public: before the cards (7)

last-chosen = 商量好了，大落算 { $name }
last-chosen-stays = 大落還是 { $name }
seats-facing = { $one }–{ $other }
swaps-agreed = 點貢對消：{ $pairs }
swaps-agreed-none = 沒有對消的，點貢照給
calls-opened-pre = 預點：{ $names } 預了；別人沒預
calls-opened-pre-all = 預點：六家都預了
calls-opened-pre-none = 沒人預點
calls-opened = 宣點：{ $names } 宣了；別人沒宣
calls-opened-all = 宣點：六家都宣了
calls-opened-none = 沒人宣點
cut-asked = { $name } 讓對頭 { $opposite } 切，切{ $times }刀
deck-cut = { $name } 切牌，上頭 { $at } 張挪到底下
deck-cut-not = { $name } 不切
drawer-chosen-counted = { $origin } 翻出{ $card }，數到 { $name } 先摸牌
drawer-chosen-marked = { $origin } 翻出{ $card }，數到 { $name } 先摸牌；誰摸到這張亮牌誰先出
leader-chosen-last-place = 大落 { $name } 先出
leader-chosen-marked-card = { $name } 摸到亮牌，先出
leader-chosen-next = { $name } 接著先出
leader-chosen-revolution = { $name } 先出
point-opened-natural = { $name } 天開
point-lost = { $name } 打出了換來的夠級，天開不算了
dot-done = { $name } 點手：大王換 { $to } 往後第{ $number }張，換來{ $card }
dot-done-nothing = { $name } 點手：{ $to } 往後沒有第{ $number }張，不算

## Public: tribute and purchases in one summary (7.1, 7.2)

tribute-resisted = { $name } 抗貢：摸了4個小王，自己的貢全免
tribute-resisted-side = { $side }方 抗貢：{ $name } 摸了4個大王，這局全免
tribute-sweep = 圈貢
tribute-stuffed = 悶貢
tribute-burn = 燒貢
tribute-point = 點貢
tribute-fall = 落貢
exchange-settled = 第{ $hand }局 貢清了
exchange-kind = { $kind } { $items }
exchange-beside = { $first } · { $then }
exchange-also = { $first }，{ $then }
exchange-paid = { $payer }→{ $receiver } { $count }張
exchange-paid-cards = { $payer }→{ $receiver } { $cards }
exchange-nothing = { $payer }→{ $receiver } 缺，免
exchange-resisted = { $payer }→{ $receiver } 抗了，免
exchange-waived = { $payer }→{ $receiver } 自家人，免了
exchange-refused = { $payer }→{ $receiver } 不收
exchange-revolted = { $payer }→{ $receiver } 有革命的，免
exchange-dotted = { $payer }→{ $receiver } 點手抵了
exchange-set-off = 對消，亮了收回
exchange-short = 缺{ $count }張，免
exchange-returned = 還{ $count }張
exchange-exchanged = 退{ $count }張另換
exchange-countered = 反貢1張
exchange-bought = 買牌 { $items }
exchange-levelled = 勻牌 { $items }
exchange-sold = { $seller }→{ $buyer } 1個{ $rank }（一換一）
exchange-helped = { $seller }→{ $buyer } 1個{ $rank }（{ $payer } 替付）
exchange-gift = { $seller }→{ $buyer } 1個{ $rank }（送）

## Public: revolution and pooled fives (5.2, 7.4)

revolutions-opened-none = 沒人革命
revolutions-opened-automatic = { $name } 沒3又買不起，算革命，牌扣下
revolutions-opened-several = { $names } 都革命
revolutions-opened-fourth = { $name } 革命，牌扣下，四科
revolutions-opened-third = { $name } 革命，牌扣下，三科
revolutions-opened-by-first = { $name } 革命，牌扣下，名次看頭科
revolutions-opened-shots = { $name } 革命，三槍：{ $shots }
hand-voided = 兩家以上革命，這局作廢，重發
hand-voided-owed = 兩家以上革命，這局作廢，原來的貢還欠著，重發
hand-voided-anew = 兩家以上革命，這局作廢，重新開局
head-chosen = { $name } 要頭：{ $kills }次夠死級
head-chosen-not = { $name } 不要頭
head-given = { $name } 有{ $kills }次夠死級
cards-handed-over = { $name } 把{ $cards }交給對頭 { $to }
shot-answered-stood = 第{ $number }槍 { $shot } 立住了
shot-answered-stood-unsaid = 第{ $number }槍 立住了
shot-answered-beaten = { $name } { $play }，壓住了第{ $number }槍
shot-answered-rest-stood = 後兩槍 { $shot } 也立住了
shot-answered-rest-stood-unsaid = 後兩槍也立住了
shot-answered-rest-beaten = { $name } { $play }，壓住了後兩槍裡的一槍
revolution-tested = { $name } 三槍打完，革命成了
revolution-tested-failed = { $name } 三槍都讓壓住了，革命沒成
fives-pooled = { $side }方 匯五：一共{ $count }個5
fives-stood = 沒人管匯五，{ $name } 先出
fives-stood-unsaid = 沒人管匯五
cards-played-over-fives = { $name } { $play }，管住了匯五
cards-played-revolution-kill = { $name } 夠死級：{ $play }，除了燒沒有能答的

## Public: burns, stuffing and 4s (5.2)

cards-played-burn-every = { $name } 燒！{ $play } 壓 { $burned }。往後每手帶王，末手也帶；末手光剩3不用
cards-played-burn-unsaid-every = { $name } 燒！{ $play }。往後每手帶王，末手也帶；末手光剩3不用
cards-played-press = { $name } 壓住 { $burner } 的燒：{ $play }。{ $burner } 頂得住才接著燒
cards-played-burn-on = { $name } 頂住 { $by }：{ $play }，接著燒
owes-cards = { $name } { $count }張
burn-succeeded-owed = { $name } 燒成，下局的燒貢：{ $owed }
burn-failed-closes = 他算沒開點
burn-failed-owes = 下局賠 { $name } { $count }張燒貢
seat-stuffed = { $name } 被悶了，是 { $by } 悶的；剩下的3還能走
seat-stuffed-dead = { $name } 被悶！剩下的3走不了，是 { $by } 悶的
seat-stuffed-placed = { $name } 被悶！剩下的3走不了，{ $place }，是 { $by } 悶的
stuffing-shown = { $name } 剛才被 { $by } 悶過一手
stuffing-shown-owed = { $name } 剛才被 { $by } 悶過一手，下局{ $count }張悶貢
throws-fours = { $name } { $count }個4
fours-thrown = 扔四：{ $names }
fours-thrown-given-up = 棄點扔四：{ $names }
opening-given-up = { $name } 棄點，不開了

## Public: the table message (5.1)

board-head-bare = 夠級 桌{ $table } · 第{ $hand }局
board-head-bare-of = 夠級 桌{ $table } · 第{ $hand }局/{ $hands }
head-owed = 貢賬 紅欠{ $red } 藍欠{ $blue }
head-hits = 點貢 紅{ $red } 藍{ $blue }，到{ $limit }收場
fact-natural = 天開
fact-given-up = 棄點
fact-pre-called = 預點
fact-called = 宣點
fact-stuffed = 被悶
fact-revolted = 革命
fact-free = 自由人
fact-kills = 還有{ $count }次夠死級
asking-last = 誰算大落：問{ $whom }，兩人說到一塊兒才改
asking-swap = 點貢對消不對消：問{ $whom }
asking-pre-call = 預點不預點：問{ $whom }，牌還沒發
asking-cut = 切不切牌：問{ $whom }，也可以讓對頭 { $opposite } 切
asking-cutting = 切在哪兒：問{ $whom }
asking-dot = 點手不點手：問{ $whom }
asking-terms = 貢怎麼算：問{ $whom }
asking-return = 還貢，挑小牌：問{ $whom }
asking-take = 還的牌收不收：問{ $whom }
asking-help = { $name } 沒{ $rank }要買，付不起，替不替他付：問{ $whom }
asking-bright-call = 宣點不宣點：問{ $whom }
asking-revolution = 革命不革命：問{ $whom }
asking-head = { $name } 革命了，要頭不要頭：問{ $whom }
asking-shot = { $name } 第{ $number }槍 { $shot }，壓不壓：問{ $whom }
asking-shot-rest = { $name } 後兩槍 { $shot }，壓一槍還是放過：問{ $whom }
asking-fives = 匯五{ $count }個5，管不管：問{ $whom }
asking-fours = 沒開點的，4扔不扔：問{ $whom }
asking-each = 各自在私聊裡答
asking-each-until = 各自在私聊裡答，到 { $until }
asking-each-here = 各自點「我的牌」答
asking-each-until-here = 各自點「我的牌」答，到 { $until }

## Public: the end of a hand and of a match (7.6)

result-over = 桌{ $table } 第{ $hand }局 打完
result-void = 桌{ $table } 第{ $hand }局 作廢
result-swept = { $side }方 圈三戶！
result-swept-ends = { $side }方 圈三戶！這場到此
result-reopens = 連著{ $count }次圈三戶，下局重新開局，沒有貢
result-fives = 下局 { $side }方 匯五
result-limit = { $side }方挨夠{ $limit }個點貢，這場到此
result-limit-both = 兩方都挨夠{ $limit }個點貢，這場到此
result-hits = 點貢賬 紅{ $red } 藍{ $blue }，到{ $limit }收場
result-owed = 下局的貢 { $owed }
result-owed-kind = { $kind } { $items }
result-owed-cards = { $payer }→{ $receiver } { $count }張
result-owes-nothing = 下局沒有貢
result-revolt = 革命 { $name }
result-revolt-failed = 革命沒成 { $name }
result-stuffing = { $name }（{ $by } 悶的）
result-stuffed = 被悶 { $stuffed }
match-won = 桌{ $table } 打完了，{ $side }方贏了，辛苦大家
match-drawn = 桌{ $table } 打完了，打平，辛苦大家
match-closed = 桌{ $table } 打完了，辛苦大家

## Private: what one of two is shown (7)

hand-proved = { $name } 天開，給你看過牌了：沒有一手純夠級
own-hand-proved = 你天開，給 { $name } 看過牌了
own-point-opened-natural = 你天開，算開點

## Public: what is owed next, in the score (/score)

score-debts = 下局的貢 { $debts }
score-debt = { $kind } { $payer }→{ $receiver } { $cards }張
