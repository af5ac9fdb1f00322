### Shengji: the rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

rules-shengji-play = 四家，兩副牌108張，對門是一家。一人25張，底牌8張。5算5分，10和K各10分，一共200分
rules-shengji-trumps = 主牌：大王、小王、級牌（打幾就是幾）、主花色的牌。主大過副；副牌A最大，2最小，級牌都算主
rules-shengji-declare = 亮主：牌發完各家一起說，拿級牌亮，亮的花色當主
rules-shengji-bottom = 莊家拿底牌，扣8張，先出牌
rules-shengji-lead = 一回出一門：單張、對子、拖拉機（連著的對子），或者幾樣一起甩。有那門的得跟那門，沒有的可斃可墊

## Public: what the house rules make of them

value-shengji-declare-with-single = 頭一回亮一張級牌
value-shengji-declare-with-any = 頭一回亮一張、一對都行
value-shengji-no-trump = 一對王能亮無主：主就是王和級牌
value-shengji-declaring-rounds = 幾家都亮，大的算，一樣大先摸到的算；沒算上的不翻開
value-shengji-declaring-draw-order = 幾家都亮，先摸到的算；沒算上的不翻開
value-shengji-undeclared-redeal = 沒人亮，重發
value-shengji-undeclared-bottom = 沒人亮，翻底牌定主：翻到級牌就是它，沒有級牌看最大的那張
value-shengji-undeclared-no-trump = 沒人亮，這局無主
value-shengji-overturn-again = 一對級牌反一張，一對小王反一對，一對大王反小王
value-shengji-overturn-once = 反一回就定了
value-shengji-overturn-pair = 一對級牌反一張，反了就定了
value-shengji-protect = 亮了一張，自己再亮一張湊成對，就保住了
value-shengji-protect-not = 自己亮的自己不能再加
value-shengji-overturn-self = 自己亮的也能反成別的花色
value-shengji-first-trump-maker = 頭一局誰亮成主誰坐莊，往後看輸贏
value-shengji-first-seat = 頭一局先摸牌的坐莊，往後看輸贏
value-shengji-depose-at = 閒家撿夠{ $points }分，莊家下莊
value-shengji-factor-pair-or-tractor = 末圈閒家贏了摳底：單張贏的翻2倍，對子、拖拉機贏的翻4倍
value-shengji-factor-unit = 末圈閒家贏了摳底：單張翻2倍，一對翻4倍，兩連對翻8倍，往上照張數的兩倍
value-shengji-factor-power = 末圈閒家贏了摳底：單張翻2倍，一對翻4倍，兩連對翻16倍，再往上一張翻一番
value-shengji-follow-none = 跟牌看花色，不看對子：人家出對子，你拆開跟也行
value-shengji-follow-pairs = 跟牌有對子得出對子，拖拉機拿對子跟就行
value-shengji-follow-full = 跟牌有拖拉機得出拖拉機，沒有就出對子，再沒有才出單張
value-shengji-whole = 比領出的更長的拖拉機不用拆
value-shengji-checks-all-others = 三家裡誰有更大的，都甩不成
value-shengji-checks-opponents = 兩家對手有更大的才甩不成，對家不算
value-shengji-penalty-none = 甩不成出最小的那份，不罰分
value-shengji-penalty-flat = 甩不成出最小的那份，罰10分
value-shengji-penalty-per-card = 甩不成出最小的那份，甩幾張罰幾個10分
value-shengji-beaten-longest = 兩家都斃了甩牌，比最長的那份
value-shengji-beaten-all = 兩家都斃了甩牌，後一家得樣樣都大
value-shengji-beaten-highest = 兩家都斃了甩牌，比最大的那張
value-shengji-up-units = 贏幾級升幾級
value-shengji-up-one = 贏了升一級
value-shengji-up-none = 贏了不升級
value-shengji-down-units = 輸幾級降幾級，最低是2
value-shengji-down-one = 輸了降一級，最低是2
value-shengji-down-none = 輸了不降級
value-shengji-stop = { $levels }跳不過去，升到那兒就停
value-shengji-held = { $levels }必打：坐莊打贏了才能往上走
value-shengji-shutout = 閒家一分沒撿，莊家贏3級；不到{ $half }分，2級；再多，1級
value-shengji-bands-from-one = 閒家夠{ $points }分贏1級，{ $next }分贏2級，這麼往上數
value-shengji-bands-from-zero = 閒家夠{ $points }分上台不升級，{ $next }分贏1級，這麼往上數
value-shengji-most = 閒家一局頂多贏{ $most }級
value-shengji-base-of = 打{ $level }算{ $base }
value-shengji-bases = 記分看四家裡最低的級：{ $bases }，別的算1
value-shengji-end-past-ace = 打過A，這場就贏了
value-shengji-end-none = 打過A接著打A，不收場
value-shengji-hands = 一場{ $hands }局

## Public: words of trump and the bottom (9)

explain-shengji-trumps = 主牌 = 大王、小王、級牌、主花色的牌，從大到小：大王、小王、正主（主花色的級牌）、副主（別的花色的級牌）、主花色的A、K、Q……
example-shengji-trumps =
    例：打5，主紅桃。大王 > 小王 > 紅桃5 > 黑桃5＝梅花5＝方塊5 > 紅桃A > 紅桃K……
    副主一樣大，先出的大。出主的時候，黑桃5也得當主跟。
explain-shengji-declare = 亮主 = 牌發完，各家同時說要不要亮。亮哪門的級牌，那門就是主。
example-shengji-declare = 例：打5，老王 亮一張紅桃5，別家沒亮 → 主紅桃，紅桃全是主。
explain-shengji-overturn = 反主 = 別人亮了，你拿更大的壓，主就換成你的。
example-shengji-overturn = 例：老王 亮紅桃（一張5），Anna 反：方塊（一對5） → 主方塊。
explain-shengji-notrump = 無主 = 沒有主花色，主就是大王、小王和四門的級牌，別的都是副牌。
example-shengji-notrump = 例：打5，無主。大王 > 小王 > 四門的5（一樣大，先出的大）。紅桃A是副牌，斃不了黑桃3。
explain-shengji-bottom = 扣底 = 莊家把8張底牌拿到手裡，再挑8張扣下去。扣什麼都行，分也能扣；出了牌就不能換了。
example-shengji-bottom =
    例：老王 主紅桃，扣 方塊4 3 3、梅花8 6、黑桃9 7 6：方塊沒了，往後別家出方塊，他能斃。
    扣了分要當心：末圈丟了，翻著倍讓人摳走。
explain-shengji-dig = 摳底 = 末圈讓閒家贏了，底裡的分翻倍歸閒家；莊家這邊贏了，底裡的分誰也不算。
example-shengji-dig = 例：底裡有20分，末圈 小李 拿一對主贏了 → 20分×4＝80分，加到閒家頭上。
explain-shengji-declarer = 莊家 = 拿底牌、扣底、先出牌的人。他跟對家是一邊，別的兩家撿分。
example-shengji-declarer = 例：老王 坐莊，守住了 → 下一局他對家 麗姐 坐莊；沒守住 → 他下家 小李 坐莊。
explain-shengji-defenders = 閒家 = 撿分的兩家。贏一圈，圈裡的5、10、K就歸他們。
example-shengji-defenders = 例：小李 贏了一圈，裡頭有 K、10、5 → 撿25分。

## Public: words of plays (9)

explain-shengji-points = 分 = 5算5分，10和K各10分，兩副牌200分。分是閒家撿的；莊家這邊贏的圈，分就不算了。
example-shengji-points = 例：Anna 梅花K，老王 梅花A，小李 梅花10，麗姐 梅花5：老王 大，他是莊家，25分沒讓撿走。
explain-shengji-pair = 對子 = 花色、點數都一樣的兩張。
example-shengji-pair = 例：黑桃9黑桃9 是對子；黑桃9梅花9 不是。打5的時候，黑桃5梅花5 也不是。
explain-shengji-tractor = 拖拉機 = 同一門裡連著的對子，兩對起。級牌抽掉以後挨著的就算連著；主裡頭順著大小往上接。
example-shengji-tractor =
    例：黑桃 8 8 9 9 是兩連對；打5，黑桃 4 4 6 6 也連著。
    主紅桃打5：紅桃A紅桃A 接 黑桃5黑桃5，再接 紅桃5紅桃5，再接小王、大王。
explain-shengji-throw = 甩牌 = 一門裡幾樣一起出。每樣都沒人大得過才甩得成；有一樣讓人大得過，就光出那一樣，別的收回來，好幾樣讓人大得過就出最小的。斃不斃得了不算。
example-shengji-throw = 例：老王 甩黑桃 A A Q，Anna 手裡有黑桃K → Q 讓人大過，甩不成，出 Q，A A 收回。
explain-shengji-follow = 跟牌 = 領出什麼門，有那門的得跟那門，張數一樣；不夠的，那門全出，再墊別的。
example-shengji-follow = 例：Anna 出梅花 Q Q，老王 有梅花 K J J 10 8 → 隨便跟兩張梅花；小李 剩一張梅花9 → 出梅花9，再墊一張。
example-shengji-follow-form = 例：Anna 出梅花 Q Q，老王 有梅花 K J J 10 8 → 得跟 J J；小李 剩一張梅花9 → 出梅花9，再墊一張。
explain-shengji-ruff = 斃 = 你沒有領出的那門，拿主來壓。樣子得一樣：單張斃單張，對子斃對子，拖拉機斃一樣長的拖拉機，甩牌得份份都對上。
example-shengji-ruff = 例：Anna 出方塊 Q Q，老王 沒方塊，紅桃 3 3 斃了；麗姐 紅桃 7 7 蓋斃。
explain-shengji-discard = 墊牌 = 沒有那門又不斃，隨便墊，墊的大不了。對家大著，就墊分給他。
example-shengji-discard = 例：麗姐 出方塊A，老王 沒方塊，墊梅花K：10分跟著對家走。
explain-shengji-trick = 一圈 = 四家各出一回。大的贏，贏的先出下一圈。
example-shengji-trick = 例：老王 出梅花Q，小李 梅花K，麗姐 紅桃3斃了，Anna 梅花4 → 麗姐 贏，麗姐 出下一圈。
explain-shengji-compare = 比大小 = 跟的樣子要跟領出的一樣，才比：對子比對子，拖拉機比最大的那對。樣子不對，點再大也不算。一樣大，先出的大。
example-shengji-compare = 例：老王 出黑桃 9 9，小李 黑桃 A K：不是對子，大不過；麗姐 黑桃 J J 大了。

## Public: words of levels and the match (9)

explain-shengji-levels = 打幾 = 各家有自己的級，從2打到A。莊家的級就是這局打幾，那個點的四門八張全是級牌，都算主。
example-shengji-levels = 例：老王 坐莊打5，守住了，閒家撿了{ $from }到{ $to }分 → 老王、麗姐 升1級，打6。
example-shengji-levels-stay = 例：老王 坐莊打5，守住了 → 下一局 麗姐 坐莊，打 麗姐 的級。
explain-shengji-deposed = 下莊 = 閒家撿夠了分，莊家下台，他下家接著坐莊。
example-shengji-deposed = 例：老王 坐莊，閒家撿了{ $points }分 → 下一局 小李 坐莊，打 小李 的級。
explain-shengji-score = 記分 = 看閒家撿了多少分，贏的一邊記正的，輸的記一樣多的負的。
example-shengji-score = 例：閒家35分，莊家這邊贏2級：莊家 +2，閒家 −2。
explain-shengji-match = 一場 = 從2打起，先打過A的一邊贏。
example-shengji-match = 例：老王、麗姐 打到A，坐莊打A又守住了 → 過A，這場他倆贏。
explain-shengji-match-open = 一場 = 從2往上打，打到A也不收場，比分定輸贏。
example-shengji-match-open = 例：老王、麗姐 打A守住了 → 分照記，接著打A。

## Neutral: names of the terms (9)

term-shengji-trumps = 主牌
term-shengji-declare = 亮主
term-shengji-overturn = 反主
term-shengji-notrump = 無主
term-shengji-bottom = 扣底
term-shengji-dig = 摳底
term-shengji-declarer = 莊家
term-shengji-defenders = 閒家
term-shengji-points = 分
term-shengji-pair = 對子
term-shengji-tractor = 拖拉機
term-shengji-throw = 甩牌
term-shengji-follow = 跟牌
term-shengji-ruff = 斃
term-shengji-discard = 墊牌
term-shengji-trick = 一圈
term-shengji-compare = 比大小
term-shengji-levels = 打幾
term-shengji-deposed = 下莊
term-shengji-score = 記分
term-shengji-match = 一場
