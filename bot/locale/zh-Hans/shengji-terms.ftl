### Shengji: the rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

rules-shengji-play = 四家，两副牌108张，对门是一家。一人25张，底牌8张。5算5分，10和K各10分，一共200分
rules-shengji-trumps = 主牌：大王、小王、级牌（打几就是几）、主花色的牌。主大过副；副牌A最大，2最小，级牌都算主
rules-shengji-declare = 亮主：牌发完各家一起说，拿级牌亮，亮的花色当主
rules-shengji-bottom = 庄家拿底牌，扣8张，先出牌
rules-shengji-lead = 一回出一门：单张、对子、拖拉机（连着的对子），或者几样一起甩。有那门的得跟那门，没有的可毙可垫

## Public: what the house rules make of them

value-shengji-declare-with-single = 头一回亮一张级牌
value-shengji-declare-with-any = 头一回亮一张、一对都行
value-shengji-no-trump = 一对王能亮无主：主就是王和级牌
value-shengji-declaring-rounds = 几家都亮，大的算，一样大先摸到的算；没算上的不翻开
value-shengji-declaring-draw-order = 几家都亮，先摸到的算；没算上的不翻开
value-shengji-undeclared-redeal = 没人亮，重发
value-shengji-undeclared-bottom = 没人亮，翻底牌定主：翻到级牌就是它，没有级牌看最大的那张
value-shengji-undeclared-no-trump = 没人亮，这局无主
value-shengji-overturn-again = 一对级牌反一张，一对小王反一对，一对大王反小王
value-shengji-overturn-once = 反一回就定了
value-shengji-overturn-pair = 一对级牌反一张，反了就定了
value-shengji-protect = 亮了一张，自己再亮一张凑成对，就保住了
value-shengji-protect-not = 自己亮的自己不能再加
value-shengji-overturn-self = 自己亮的也能反成别的花色
value-shengji-first-trump-maker = 头一局谁亮成主谁坐庄，往后看输赢
value-shengji-first-seat = 头一局先摸牌的坐庄，往后看输赢
value-shengji-depose-at = 闲家捡够{ $points }分，庄家下庄
value-shengji-factor-pair-or-tractor = 末圈闲家赢了抠底：单张赢的翻2倍，对子、拖拉机赢的翻4倍
value-shengji-factor-unit = 末圈闲家赢了抠底：单张翻2倍，一对翻4倍，两连对翻8倍，往上照张数的两倍
value-shengji-factor-power = 末圈闲家赢了抠底：单张翻2倍，一对翻4倍，两连对翻16倍，再往上一张翻一番
value-shengji-follow-none = 跟牌看花色，不看对子：人家出对子，你拆开跟也行
value-shengji-follow-pairs = 跟牌有对子得出对子，拖拉机拿对子跟就行
value-shengji-follow-full = 跟牌有拖拉机得出拖拉机，没有就出对子，再没有才出单张
value-shengji-whole = 比领出的更长的拖拉机不用拆
value-shengji-checks-all-others = 三家里谁有更大的，都甩不成
value-shengji-checks-opponents = 两家对手有更大的才甩不成，对家不算
value-shengji-penalty-none = 甩不成出最小的那份，不罚分
value-shengji-penalty-flat = 甩不成出最小的那份，罚10分
value-shengji-penalty-per-card = 甩不成出最小的那份，甩几张罚几个10分
value-shengji-beaten-longest = 两家都毙了甩牌，比最长的那份
value-shengji-beaten-all = 两家都毙了甩牌，后一家得样样都大
value-shengji-beaten-highest = 两家都毙了甩牌，比最大的那张
value-shengji-up-units = 赢几级升几级
value-shengji-up-one = 赢了升一级
value-shengji-up-none = 赢了不升级
value-shengji-down-units = 输几级降几级，最低是2
value-shengji-down-one = 输了降一级，最低是2
value-shengji-down-none = 输了不降级
value-shengji-stop = { $levels }跳不过去，升到那儿就停
value-shengji-held = { $levels }必打：坐庄打赢了才能往上走
value-shengji-shutout = 闲家一分没捡，庄家赢3级；不到{ $half }分，2级；再多，1级
value-shengji-bands-from-one = 闲家够{ $points }分赢1级，{ $next }分赢2级，这么往上数
value-shengji-bands-from-zero = 闲家够{ $points }分上台不升级，{ $next }分赢1级，这么往上数
value-shengji-most = 闲家一局顶多赢{ $most }级
value-shengji-base-of = 打{ $level }算{ $base }
value-shengji-bases = 记分看四家里最低的级：{ $bases }，别的算1
value-shengji-end-past-ace = 打过A，这场就赢了
value-shengji-end-none = 打过A接着打A，不收场
value-shengji-hands = 一场{ $hands }局

## Public: words of trump and the bottom (9)

explain-shengji-trumps = 主牌 = 大王、小王、级牌、主花色的牌，从大到小：大王、小王、正主（主花色的级牌）、副主（别的花色的级牌）、主花色的A、K、Q……
example-shengji-trumps =
    例：打5，主红桃。大王 > 小王 > 红桃5 > 黑桃5＝梅花5＝方块5 > 红桃A > 红桃K……
    副主一样大，先出的大。出主的时候，黑桃5也得当主跟。
explain-shengji-declare = 亮主 = 牌发完，各家同时说要不要亮。亮哪门的级牌，那门就是主。
example-shengji-declare = 例：打5，老王 亮一张红桃5，别家没亮 → 主红桃，红桃全是主。
explain-shengji-overturn = 反主 = 别人亮了，你拿更大的压，主就换成你的。
example-shengji-overturn = 例：老王 亮红桃（一张5），Anna 反：方块（一对5） → 主方块。
explain-shengji-notrump = 无主 = 没有主花色，主就是大王、小王和四门的级牌，别的都是副牌。
example-shengji-notrump = 例：打5，无主。大王 > 小王 > 四门的5（一样大，先出的大）。红桃A是副牌，毙不了黑桃3。
explain-shengji-bottom = 扣底 = 庄家把8张底牌拿到手里，再挑8张扣下去。扣什么都行，分也能扣；出了牌就不能换了。
example-shengji-bottom =
    例：老王 主红桃，扣 方块4 3 3、梅花8 6、黑桃9 7 6：方块没了，往后别家出方块，他能毙。
    扣了分要当心：末圈丢了，翻着倍让人抠走。
explain-shengji-dig = 抠底 = 末圈让闲家赢了，底里的分翻倍归闲家；庄家这边赢了，底里的分谁也不算。
example-shengji-dig = 例：底里有20分，末圈 小李 拿一对主赢了 → 20分×4＝80分，加到闲家头上。
explain-shengji-declarer = 庄家 = 拿底牌、扣底、先出牌的人。他跟对家是一边，别的两家捡分。
example-shengji-declarer = 例：老王 坐庄，守住了 → 下一局他对家 丽姐 坐庄；没守住 → 他下家 小李 坐庄。
explain-shengji-defenders = 闲家 = 捡分的两家。赢一圈，圈里的5、10、K就归他们。
example-shengji-defenders = 例：小李 赢了一圈，里头有 K、10、5 → 捡25分。

## Public: words of plays (9)

explain-shengji-points = 分 = 5算5分，10和K各10分，两副牌200分。分是闲家捡的；庄家这边赢的圈，分就不算了。
example-shengji-points = 例：Anna 梅花K，老王 梅花A，小李 梅花10，丽姐 梅花5：老王 大，他是庄家，25分没让捡走。
explain-shengji-pair = 对子 = 花色、点数都一样的两张。
example-shengji-pair = 例：黑桃9黑桃9 是对子；黑桃9梅花9 不是。打5的时候，黑桃5梅花5 也不是。
explain-shengji-tractor = 拖拉机 = 同一门里连着的对子，两对起。级牌抽掉以后挨着的就算连着；主里头顺着大小往上接。
example-shengji-tractor =
    例：黑桃 8 8 9 9 是两连对；打5，黑桃 4 4 6 6 也连着。
    主红桃打5：红桃A红桃A 接 黑桃5黑桃5，再接 红桃5红桃5，再接小王、大王。
explain-shengji-throw = 甩牌 = 一门里几样一起出。每样都没人大得过才甩得成；有一样让人大得过，就光出那一样，别的收回来，好几样让人大得过就出最小的。毙不毙得了不算。
example-shengji-throw = 例：老王 甩黑桃 A A Q，Anna 手里有黑桃K → Q 让人大过，甩不成，出 Q，A A 收回。
explain-shengji-follow = 跟牌 = 领出什么门，有那门的得跟那门，张数一样；不够的，那门全出，再垫别的。
example-shengji-follow = 例：Anna 出梅花 Q Q，老王 有梅花 K J J 10 8 → 随便跟两张梅花；小李 剩一张梅花9 → 出梅花9，再垫一张。
example-shengji-follow-form = 例：Anna 出梅花 Q Q，老王 有梅花 K J J 10 8 → 得跟 J J；小李 剩一张梅花9 → 出梅花9，再垫一张。
explain-shengji-ruff = 毙 = 你没有领出的那门，拿主来压。样子得一样：单张毙单张，对子毙对子，拖拉机毙一样长的拖拉机，甩牌得份份都对上。
example-shengji-ruff = 例：Anna 出方块 Q Q，老王 没方块，红桃 3 3 毙了；丽姐 红桃 7 7 盖毙。
explain-shengji-discard = 垫牌 = 没有那门又不毙，随便垫，垫的大不了。对家大着，就垫分给他。
example-shengji-discard = 例：丽姐 出方块A，老王 没方块，垫梅花K：10分跟着对家走。
explain-shengji-trick = 一圈 = 四家各出一回。大的赢，赢的先出下一圈。
example-shengji-trick = 例：老王 出梅花Q，小李 梅花K，丽姐 红桃3毙了，Anna 梅花4 → 丽姐 赢，丽姐 出下一圈。
explain-shengji-compare = 比大小 = 跟的样子要跟领出的一样，才比：对子比对子，拖拉机比最大的那对。样子不对，点再大也不算。一样大，先出的大。
example-shengji-compare = 例：老王 出黑桃 9 9，小李 黑桃 A K：不是对子，大不过；丽姐 黑桃 J J 大了。

## Public: words of levels and the match (9)

explain-shengji-levels = 打几 = 各家有自己的级，从2打到A。庄家的级就是这局打几，那个点的四门八张全是级牌，都算主。
example-shengji-levels = 例：老王 坐庄打5，守住了，闲家捡了{ $from }到{ $to }分 → 老王、丽姐 升1级，打6。
example-shengji-levels-stay = 例：老王 坐庄打5，守住了 → 下一局 丽姐 坐庄，打 丽姐 的级。
explain-shengji-deposed = 下庄 = 闲家捡够了分，庄家下台，他下家接着坐庄。
example-shengji-deposed = 例：老王 坐庄，闲家捡了{ $points }分 → 下一局 小李 坐庄，打 小李 的级。
explain-shengji-score = 记分 = 看闲家捡了多少分，赢的一边记正的，输的记一样多的负的。
example-shengji-score = 例：闲家35分，庄家这边赢2级：庄家 +2，闲家 −2。
explain-shengji-match = 一场 = 从2打起，先打过A的一边赢。
example-shengji-match = 例：老王、丽姐 打到A，坐庄打A又守住了 → 过A，这场他俩赢。
explain-shengji-match-open = 一场 = 从2往上打，打到A也不收场，比分定输赢。
example-shengji-match-open = 例：老王、丽姐 打A守住了 → 分照记，接着打A。

## Neutral: names of the terms (9)

term-shengji-trumps = 主牌
term-shengji-declare = 亮主
term-shengji-overturn = 反主
term-shengji-notrump = 无主
term-shengji-bottom = 扣底
term-shengji-dig = 抠底
term-shengji-declarer = 庄家
term-shengji-defenders = 闲家
term-shengji-points = 分
term-shengji-pair = 对子
term-shengji-tractor = 拖拉机
term-shengji-throw = 甩牌
term-shengji-follow = 跟牌
term-shengji-ruff = 毙
term-shengji-discard = 垫牌
term-shengji-trick = 一圈
term-shengji-compare = 比大小
term-shengji-levels = 打几
term-shengji-deposed = 下庄
term-shengji-score = 记分
term-shengji-match = 一场
