### Shengji. Ids are kinds of events and names of screens (see screens, section 13).

## Public: declarations, trump, and the bottom (13.2)

claim-single = { $suit }（一張{ $rank }）
claim-pair = { $suit }（一對{ $rank }）
claim-jokers-small = 無主（一對小王）
claim-jokers-big = 無主（一對大王）
claim-laid = { $name } 亮 { $claim }
claim-laid-over = { $name } 反 { $claim }
claim-laid-protect = { $name } 自保 { $claim }
claims-none = 沒人亮主
claims-none-over = 沒人反
bottom-turned = 翻底牌定主：{ $cards }
trump-made = { $trump }，{ $name } 坐莊，打{ $level }，拿底牌
play-began = { $name } 扣好底了
hand-voided-nobody = 這局作廢，重發

## Public: one line a play (13.3)

cards-led = { $name } 出 { $play }
cards-led-tractor = { $name } 出拖拉機 { $play }
cards-thrown = { $name } 甩 { $play }
throw-failed = { $name } 甩 { $attempted } 沒成，出 { $play }
throw-failed-penalty = { $name } 甩 { $attempted } 沒成，罰{ $points }分，出 { $play }
cards-followed = { $name } 跟 { $play }
cards-above = { $name } 跟 { $play }，大了
cards-followed-short = { $name } 跟 { $followed }，墊 { $rest }
cards-discarded = { $name } 墊 { $play }
cards-ruffed = { $name } 斃 { $play }
cards-ruffed-again = { $name } 蓋斃 { $play }
trick-won = 這圈 { $name } 的
trick-won-points = 這圈 { $name } 的，撿{ $points }分
trick-won-kept = 這圈 { $name } 的，{ $points }分沒讓撿走

## Public: the table message

shengji-head = 升級 桌{ $table } · 第{ $hand }局
shengji-head-of = 升級 桌{ $table } · 第{ $hand }局/{ $hands }
head-level = 打{ $level }
head-points = 閒家 { $points }分
shengji-seat = { $number } { $name } 打{ $level }
fact-declarer = 莊家
fact-partner = 莊家對家
fact-defender = 閒家
asking-declare = 牌發完了，打{ $level }，亮主不亮主
asking-overturn = { $name } 的 { $claim }，反不反：問{ $names }
asking-sealed = 各自在私聊裡答，答齊了，算數的那家才亮出來
asking-sealed-until = 各自在私聊裡答，到 { $until }，算數的那家才亮出來
asking-sealed-here = 各自點「我的牌」答，答齊了，算數的那家才亮出來
asking-sealed-until-here = 各自點「我的牌」答，到 { $until }，算數的那家才亮出來
order-bury = { $name } 拿了底牌，正扣底
order-bury-until = { $name } 拿了底牌，正扣底，到 { $until }
on-table = 眼下 { $name } 的 { $play } 大
on-table-points = 眼下 { $name } 的 { $play } 大，台上{ $points }分

## Public: cards in hand when asked

counts-open = 手裡還有：{ $reports }

## Public: the end of a hand and of a match (13.3)

result-nothing = 桌{ $table } 第{ $hand }局 打完：閒家一分沒撿著，大光！
result-held = 桌{ $table } 第{ $hand }局 打完：閒家 { $points }分，沒到{ $limit }，莊保住了
result-deposed = 桌{ $table } 第{ $hand }局 打完：閒家 { $points }分，下莊
result-bottom-dug = 末圈 { $name } 的，摳底 { $points }分×{ $factor }（已算在內）。底牌 { $cards }
result-bottom-dug-empty = 末圈 { $name } 的，摳底，可底裡沒分。底牌 { $cards }
result-bottom-kept = 末圈 { $name } 的，底沒讓摳（{ $points }分）。底牌 { $cards }
result-undeclared = 沒人亮主，這局不算，重發
result-up = { $names } 升{ $steps }級：{ $was }→{ $now }
result-up-stopped = { $names } 升{ $steps }級：{ $was }→{ $now }，{ $now }跳不過去
result-down = { $names } 降{ $steps }級：{ $was }→{ $now }
result-stays = { $names } 還打{ $now }
result-stays-held = { $names } 還打{ $now }：{ $now }必打，坐莊打贏了才能走
result-past-ace = { $names } 打過了A！
result-side-points = { $names } { $points }（一共 { $all }）
result-score = 記分 { $sides }
result-score-base = 記分（一級算{ $base }分） { $sides }
result-next = 下一局 { $name } 坐莊，打{ $level }
match-won-names = 桌{ $table } 打完了，{ $names } 贏了，辛苦大家
match-even = 桌{ $table } 打完了，打平，辛苦大家
score-level = { $name } 打{ $level }
score-levels = 級別 { $levels }
score-declarer = 下一局 { $name } 坐莊

## Neutral: cards with their suits (13.1)

shengji-series-trumps = 主牌
shengji-series-spades = 黑桃
shengji-series-hearts = 紅桃
shengji-series-clubs = 梅花
shengji-series-diamonds = 方塊
shengji-no-trump = 無主
shengji-trump-suit = 主{ $suit }
shengji-card-twice = { $card }{ $card }
shengji-suited = { $suit } { $ranks }
shengji-signed-spades = ♠{ $ranks }
shengji-signed-hearts = ♥{ $ranks }
shengji-signed-clubs = ♣{ $ranks }
shengji-signed-diamonds = ♦{ $ranks }

## Private: my cards

shengji-row-level = 王和{ $rank } { $count }張 { $cards }
shengji-row-trumps = 主牌 { $count }張 { $cards }
shengji-row-spades = ♠黑桃 { $count }張 { $cards }
shengji-row-hearts = ♥紅桃 { $count }張 { $cards }
shengji-row-clubs = ♣梅花 { $count }張 { $cards }
shengji-row-diamonds = ♦方塊 { $count }張 { $cards }
shengji-short-trumps = 主 { $cards }
shengji-short-spades = 黑桃 { $cards }
shengji-short-hearts = 紅桃 { $cards }
shengji-short-clubs = 梅花 { $cards }
shengji-short-diamonds = 方塊 { $cards }

## Private: what I did, and which side I am on

own-part-declarer = 你坐莊，對家 { $partner }
own-part-partner = 對家 { $name } 坐莊，你幫他保莊
own-part-defender = { $name } 坐莊，你撿分，對家 { $partner }
own-claim-unused = 你亮的沒算上，沒人看見
own-bottom = 你拿起底牌：{ $cards }
own-buried = 你扣下 { $cards }（{ $points }分）
own-lead-first = 底扣好了，你先出
own-throw-failed = 你甩 { $attempted } 沒成，出了 { $play }
own-throw-failed-penalty = 你甩 { $attempted } 沒成，罰{ $points }分，出了 { $play }
own-trick = 這圈你的
own-trick-points = 這圈你的，撿{ $points }分
own-trick-kept = 這圈你的，{ $points }分沒讓撿走
own-hand-over-level = 這局打完了，閒家一共 { $points }分。往後你打{ $level }

## Private: declaring, overturning, burying (13.2)

ask-declare = 牌發完了，打{ $level }。亮主不？各家一塊兒說，算數的才翻開
ask-overturn = { $name } 的 { $claim }。反不反？各家一塊兒說，算數的才翻開
ask-overturn-own = 你亮了 { $claim }。還再亮不？各家一塊兒說，算數的才翻開
ask-nothing-to-declare = 你沒有能亮的。只有你看得見這句
ask-nothing-to-overturn = 你沒有能反的。只有你看得見這句
ask-bury = 底牌在你手裡了，挑{ $count }張扣下去
ask-bury-hint = 薦：扣 { $cards }
deadline-bury-sound = 到 { $until }。到點沒扣：電腦替你扣
panel-buried = 已選{ $count }張：{ $cards }（{ $points }分）
panel-buried-points = 底裡有{ $points }分：末圈要是丟了，閒家翻著倍摳
button-no-declaration = 不亮
button-no-overturn = 不反
button-protect = 自保：{ $claim }
button-overturn = 反：{ $claim }
button-bury = 扣這{ $count }張（{ $points }分）
button-bury-hint = 薦：扣這{ $count }張
button-bury-change = 照薦的改改
button-all = 全扣
button-none = 都不扣

## Private: leading and following (13.1, 13.3)

on-table-led = 台面 { $who } 出 { $play }
ask-follow = 跟{ $count }張{ $series }，你有{ $own }張
ask-follow-short = { $series }你有{ $own }張，都得出，再墊{ $rest }張
ask-follow-void = 你沒有{ $series }：斃也行，墊也行，出{ $count }張
ask-follow-discard = 你沒有{ $series }，也沒有主：墊{ $count }張
ask-follow-no-trumps = 你沒有主了：墊{ $count }張
ask-only = 就這一種出法
deadline-lead-sound = 到 { $until }。到點沒出：電腦替你出一手
deadline-follow-sound = 到 { $until }。到點沒出：電腦替你跟一手
panel-direct = { $series }：點一下就出
panel-lead = 一門裡挑，挑好了一起出
panel-chosen = 已選 { $cards }（{ $count }張）
panel-missing = 還差{ $count }張
panel-over = 多了{ $count }張，再點一下就去掉
panel-throw-none = 這是甩牌：別家有更大的就甩不成，光出最小的那份
panel-throw-flat = 這是甩牌：別家有更大的就甩不成，光出最小的那份，罰10分
panel-throw-per-card = 這是甩牌：別家有更大的就甩不成，光出最小的那份，一張罰10分
button-lay = 出 { $play }
button-throw-cards = 甩 { $play }
button-several = 幾樣一起出…
button-from = { $series }…
button-here = （{ $series }）
button-chosen = ✓{ $cards }
group-claims = 亮什麼
group-units = 挑牌
group-trumps = 主牌
group-spades = 黑桃
group-hearts = 紅桃
group-clubs = 梅花
group-diamonds = 方塊
group-rest = 方塊和主牌

## Private: answers in words

action-no-declaration = 不亮
action-no-declaration-over = 不反
action-declare = 亮 { $claim }
action-declare-over = 反 { $claim }
action-bury = 扣 { $cards }

## Private: the reason of a hint

hint-shengji-quiet = 主不多，先別亮
hint-shengji-declare = 這門主多，亮了合算
hint-shengji-overturn = 打這門，你的主更硬
hint-shengji-bury = 扣這些，剩下的最好打
hint-shengji-only = 就這一個出法
hint-shengji-throw = 外頭沒有更大的，一起甩了
hint-shengji-boss = 外頭沒有更大的了
hint-shengji-tractor = 拖拉機不好跟，出了多半大
hint-shengji-high = 多半能大一圈
hint-shengji-low = 這麼出最省
hint-shengji-win = 這圈拿得下來
hint-shengji-ruff = 斃了這圈就是咱的
hint-shengji-feed = 對家大著，墊分給他
hint-shengji-duck = 這圈是人家的，別給分

## Private: refusals

error-shengji-unreadable = 沒看懂「{ $words }」。這樣寫：紅桃A、梅花JJ、拖拉機 黑桃8899
error-shengji-wrong-count = 台面是{ $cards }張，得出{ $cards }張
error-shengji-not-held = 你手裡沒有這些牌。看看 /hand
error-shengji-must-follow = 有{ $series }得出{ $series }，不夠再墊別的
error-shengji-must-follow-form = { $series }裡有對子得出對子，有拖拉機得出拖拉機
error-shengji-one-series = 甩牌、出牌一回一門：挑一門裡的牌
error-shengji-lead-something = 該你先出，總得出一張
error-shengji-declare-first = 現在問你亮不亮主：亮，或者不亮
error-shengji-no-declaration = 亮主要用{ $rank }：一張，或者一對一樣的
error-shengji-nothing-to-declare = 你手裡沒有能亮主的牌。答「不亮」
error-shengji-nothing-to-overturn = 你手裡沒有反得動的牌，得比亮的大。答「不反」
error-shengji-declare-one-card = 這個打法頭一回亮，亮一張{ $rank }就行；一對留著反
error-shengji-jokers-declare-nothing = 這個打法王不能亮主，也不能反。用級牌
error-shengji-overturn-higher = 反不動：得比亮的大，一對{ $rank }才壓得住一張
error-shengji-overturn-yourself = 你自己亮的，自己不能反。點「不反」
error-shengji-bury-first = 先扣底：挑{ $cards }張
error-shengji-bury-count = 得扣{ $cards }張，數不對。湊夠了再扣
error-shengji-play-cards = 現在該出牌：挑幾張出
