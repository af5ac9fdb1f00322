### Shengji. Ids are kinds of events and names of screens (see screens, section 13).

## Public: declarations, trump, and the bottom (13.2)

claim-single = { $suit }（一张{ $rank }）
claim-pair = { $suit }（一对{ $rank }）
claim-jokers-small = 无主（一对小王）
claim-jokers-big = 无主（一对大王）
claim-laid = { $name } 亮 { $claim }
claim-laid-over = { $name } 反 { $claim }
claim-laid-protect = { $name } 自保 { $claim }
claims-none = 没人亮主
claims-none-over = 没人反
bottom-turned = 翻底牌定主：{ $cards }
trump-made = { $trump }，{ $name } 坐庄，打{ $level }，拿底牌
play-began = { $name } 扣好底了
hand-voided-nobody = 这局作废，重发

## Public: one line a play (13.3)

cards-led = { $name } 出 { $play }
cards-led-tractor = { $name } 出拖拉机 { $play }
cards-thrown = { $name } 甩 { $play }
throw-failed = { $name } 甩 { $attempted } 没成，出 { $play }
throw-failed-penalty = { $name } 甩 { $attempted } 没成，罚{ $points }分，出 { $play }
cards-followed = { $name } 跟 { $play }
cards-above = { $name } 跟 { $play }，大了
cards-followed-short = { $name } 跟 { $followed }，垫 { $rest }
cards-discarded = { $name } 垫 { $play }
cards-ruffed = { $name } 毙 { $play }
cards-ruffed-again = { $name } 盖毙 { $play }
trick-won = 这圈 { $name } 的
trick-won-points = 这圈 { $name } 的，捡{ $points }分
trick-won-kept = 这圈 { $name } 的，{ $points }分没让捡走

## Public: the table message

shengji-head = 升级 桌{ $table } · 第{ $hand }局
shengji-head-of = 升级 桌{ $table } · 第{ $hand }局/{ $hands }
head-level = 打{ $level }
head-points = 闲家 { $points }分
shengji-seat = { $number } { $name } 打{ $level }
fact-declarer = 庄家
fact-partner = 庄家对家
fact-defender = 闲家
asking-declare = 牌发完了，打{ $level }，亮主不亮主
asking-overturn = { $name } 的 { $claim }，反不反：问{ $names }
asking-sealed = 各自在私聊里答，答齐了，算数的那家才亮出来
asking-sealed-until = 各自在私聊里答，到 { $until }，算数的那家才亮出来
asking-sealed-here = 各自点「我的牌」答，答齐了，算数的那家才亮出来
asking-sealed-until-here = 各自点「我的牌」答，到 { $until }，算数的那家才亮出来
order-bury = { $name } 拿了底牌，正扣底
order-bury-until = { $name } 拿了底牌，正扣底，到 { $until }
on-table = 眼下 { $name } 的 { $play } 大
on-table-points = 眼下 { $name } 的 { $play } 大，台上{ $points }分

## Public: cards in hand when asked

counts-open = 手里还有：{ $reports }

## Public: the end of a hand and of a match (13.3)

result-nothing = 桌{ $table } 第{ $hand }局 打完：闲家一分没捡着，大光！
result-held = 桌{ $table } 第{ $hand }局 打完：闲家 { $points }分，没到{ $limit }，庄保住了
result-deposed = 桌{ $table } 第{ $hand }局 打完：闲家 { $points }分，下庄
result-bottom-dug = 末圈 { $name } 的，抠底 { $points }分×{ $factor }（已算在内）。底牌 { $cards }
result-bottom-dug-empty = 末圈 { $name } 的，抠底，可底里没分。底牌 { $cards }
result-bottom-kept = 末圈 { $name } 的，底没让抠（{ $points }分）。底牌 { $cards }
result-undeclared = 没人亮主，这局不算，重发
result-up = { $names } 升{ $steps }级：{ $was }→{ $now }
result-up-stopped = { $names } 升{ $steps }级：{ $was }→{ $now }，{ $now }跳不过去
result-down = { $names } 降{ $steps }级：{ $was }→{ $now }
result-stays = { $names } 还打{ $now }
result-stays-held = { $names } 还打{ $now }：{ $now }必打，坐庄打赢了才能走
result-past-ace = { $names } 打过了A！
result-side-points = { $names } { $points }（一共 { $all }）
result-score = 记分 { $sides }
result-score-base = 记分（一级算{ $base }分） { $sides }
result-next = 下一局 { $name } 坐庄，打{ $level }
match-won-names = 桌{ $table } 打完了，{ $names } 赢了，辛苦大家
match-even = 桌{ $table } 打完了，打平，辛苦大家
score-level = { $name } 打{ $level }
score-levels = 级别 { $levels }
score-declarer = 下一局 { $name } 坐庄

## Neutral: cards with their suits (13.1)

shengji-series-trumps = 主牌
shengji-series-spades = 黑桃
shengji-series-hearts = 红桃
shengji-series-clubs = 梅花
shengji-series-diamonds = 方块
shengji-no-trump = 无主
shengji-trump-suit = 主{ $suit }
shengji-card-twice = { $card }{ $card }
shengji-suited = { $suit } { $ranks }
shengji-signed-spades = ♠{ $ranks }
shengji-signed-hearts = ♥{ $ranks }
shengji-signed-clubs = ♣{ $ranks }
shengji-signed-diamonds = ♦{ $ranks }

## Private: my cards

shengji-row-level = 王和{ $rank } { $count }张 { $cards }
shengji-row-trumps = 主牌 { $count }张 { $cards }
shengji-row-spades = ♠黑桃 { $count }张 { $cards }
shengji-row-hearts = ♥红桃 { $count }张 { $cards }
shengji-row-clubs = ♣梅花 { $count }张 { $cards }
shengji-row-diamonds = ♦方块 { $count }张 { $cards }
shengji-short-trumps = 主 { $cards }
shengji-short-spades = 黑桃 { $cards }
shengji-short-hearts = 红桃 { $cards }
shengji-short-clubs = 梅花 { $cards }
shengji-short-diamonds = 方块 { $cards }

## Private: what I did, and which side I am on

own-part-declarer = 你坐庄，对家 { $partner }
own-part-partner = 对家 { $name } 坐庄，你帮他保庄
own-part-defender = { $name } 坐庄，你捡分，对家 { $partner }
own-claim-unused = 你亮的没算上，没人看见
own-bottom = 你拿起底牌：{ $cards }
own-buried = 你扣下 { $cards }（{ $points }分）
own-lead-first = 底扣好了，你先出
own-throw-failed = 你甩 { $attempted } 没成，出了 { $play }
own-throw-failed-penalty = 你甩 { $attempted } 没成，罚{ $points }分，出了 { $play }
own-trick = 这圈你的
own-trick-points = 这圈你的，捡{ $points }分
own-trick-kept = 这圈你的，{ $points }分没让捡走
own-hand-over-level = 这局打完了，闲家一共 { $points }分。往后你打{ $level }

## Private: declaring, overturning, burying (13.2)

ask-declare = 牌发完了，打{ $level }。亮主不？各家一块儿说，算数的才翻开
ask-overturn = { $name } 的 { $claim }。反不反？各家一块儿说，算数的才翻开
ask-overturn-own = 你亮了 { $claim }。还再亮不？各家一块儿说，算数的才翻开
ask-nothing-to-declare = 你没有能亮的。只有你看得见这句
ask-nothing-to-overturn = 你没有能反的。只有你看得见这句
ask-bury = 底牌在你手里了，挑{ $count }张扣下去
ask-bury-hint = 荐：扣 { $cards }
deadline-bury-sound = 到 { $until }。到点没扣：电脑替你扣
panel-buried = 已选{ $count }张：{ $cards }（{ $points }分）
panel-buried-points = 底里有{ $points }分：末圈要是丢了，闲家翻着倍抠
button-no-declaration = 不亮
button-no-overturn = 不反
button-protect = 自保：{ $claim }
button-overturn = 反：{ $claim }
button-bury = 扣这{ $count }张（{ $points }分）
button-bury-hint = 荐：扣这{ $count }张
button-bury-change = 照荐的改改
button-all = 全扣
button-none = 都不扣

## Private: leading and following (13.1, 13.3)

on-table-led = 台面 { $who } 出 { $play }
ask-follow = 跟{ $count }张{ $series }，你有{ $own }张
ask-follow-short = { $series }你有{ $own }张，都得出，再垫{ $rest }张
ask-follow-void = 你没有{ $series }：毙也行，垫也行，出{ $count }张
ask-follow-discard = 你没有{ $series }，也没有主：垫{ $count }张
ask-follow-no-trumps = 你没有主了：垫{ $count }张
ask-only = 就这一种出法
deadline-lead-sound = 到 { $until }。到点没出：电脑替你出一手
deadline-follow-sound = 到 { $until }。到点没出：电脑替你跟一手
panel-direct = { $series }：点一下就出
panel-lead = 一门里挑，挑好了一起出
panel-chosen = 已选 { $cards }（{ $count }张）
panel-missing = 还差{ $count }张
panel-over = 多了{ $count }张，再点一下就去掉
panel-throw-none = 这是甩牌：别家有更大的就甩不成，光出最小的那份
panel-throw-flat = 这是甩牌：别家有更大的就甩不成，光出最小的那份，罚10分
panel-throw-per-card = 这是甩牌：别家有更大的就甩不成，光出最小的那份，一张罚10分
button-lay = 出 { $play }
button-throw-cards = 甩 { $play }
button-several = 几样一起出…
button-from = { $series }…
button-here = （{ $series }）
button-chosen = ✓{ $cards }
group-claims = 亮什么
group-units = 挑牌
group-trumps = 主牌
group-spades = 黑桃
group-hearts = 红桃
group-clubs = 梅花
group-diamonds = 方块
group-rest = 方块和主牌

## Private: answers in words

action-no-declaration = 不亮
action-no-declaration-over = 不反
action-declare = 亮 { $claim }
action-declare-over = 反 { $claim }
action-bury = 扣 { $cards }

## Private: the reason of a hint

hint-shengji-quiet = 主不多，先别亮
hint-shengji-declare = 这门主多，亮了合算
hint-shengji-overturn = 打这门，你的主更硬
hint-shengji-bury = 扣这些，剩下的最好打
hint-shengji-only = 就这一个出法
hint-shengji-throw = 外头没有更大的，一起甩了
hint-shengji-boss = 外头没有更大的了
hint-shengji-tractor = 拖拉机不好跟，出了多半大
hint-shengji-high = 多半能大一圈
hint-shengji-low = 这么出最省
hint-shengji-win = 这圈拿得下来
hint-shengji-ruff = 毙了这圈就是咱的
hint-shengji-feed = 对家大着，垫分给他
hint-shengji-duck = 这圈是人家的，别给分

## Private: refusals

error-shengji-unreadable = 没看懂「{ $words }」。这样写：红桃A、梅花JJ、拖拉机 黑桃8899
error-shengji-wrong-count = 台面是{ $cards }张，得出{ $cards }张
error-shengji-not-held = 你手里没有这些牌。看看 /hand
error-shengji-must-follow = 有{ $series }得出{ $series }，不够再垫别的
error-shengji-must-follow-form = { $series }里有对子得出对子，有拖拉机得出拖拉机
error-shengji-one-series = 甩牌、出牌一回一门：挑一门里的牌
error-shengji-lead-something = 该你先出，总得出一张
error-shengji-declare-first = 现在问你亮不亮主：亮，或者不亮
error-shengji-no-declaration = 亮主要用{ $rank }：一张，或者一对一样的
error-shengji-nothing-to-declare = 你手里没有能亮主的牌。答「不亮」
error-shengji-nothing-to-overturn = 你手里没有反得动的牌，得比亮的大。答「不反」
error-shengji-declare-one-card = 这个打法头一回亮，亮一张{ $rank }就行；一对留着反
error-shengji-jokers-declare-nothing = 这个打法王不能亮主，也不能反。用级牌
error-shengji-overturn-higher = 反不动：得比亮的大，一对{ $rank }才压得住一张
error-shengji-overturn-yourself = 你自己亮的，自己不能反。点「不反」
error-shengji-bury-first = 先扣底：挑{ $cards }张
error-shengji-bury-count = 得扣{ $cards }张，数不对。凑够了再扣
error-shengji-play-cards = 现在该出牌：挑几张出
