### The rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

rules-title = 這桌的規矩：{ $profile }
rules-title-hand = 這局的規矩：{ $profile }
rules-next-hand = 下局起換別的規矩，看 /house
rules-play = 六家，四副牌，隔一家是自家人，對面是對頭。一手牌除了2和王得是同一個點；2能當任何點帶著出，王能掛在任何一手上
rules-play-plain-twos = 六家，四副牌，隔一家是自家人，對面是對頭。一手牌除了王得是同一個點；2不能當別的點；王能掛在任何一手上
rules-compare = 管牌：張數一樣，每張都要大過。小王要大王管
rules-compare-downgrade = 管牌：張數一樣，每張都要大過。小王要大王管。大小王一起出，當小王
rules-gouji = 夠級牌（對頭才能管）：{ $least }；帶王的都算
rules-pass = 過了這圈就不再管，對頭再出除外。對頭出小牌，前頭都過了，你可以讓
rules-pass-strict = 過了這圈就不再管。對頭出小牌，前頭都過了，你可以讓
rules-burn = 燒：別人的夠級，不等對頭，壓上去一口氣走完，往後每手帶王，末手不用。王夠走完的才許燒
rules-burn-bluff = 燒：別人的夠級，不等對頭，壓上去一口氣走完，往後每手帶王，末手不用。走不完是大落
rules-burn-every = 燒：別人的夠級，不等對頭，壓上去一口氣走完，往後每手帶王，末手也帶。王夠走完的才許燒
rules-burn-every-threes = 燒：別人的夠級，不等對頭，壓上去一口氣走完，往後每手帶王，末手的3不用。王夠走完的才許燒
rules-burn-every-bluff = 燒：別人的夠級，不等對頭，壓上去一口氣走完，往後每手帶王，末手也帶。走不完是大落
rules-burn-every-threes-bluff = 燒：別人的夠級，不等對頭，壓上去一口氣走完，往後每手帶王，末手的3不用。走不完是大落
rules-burn-needs-open = 自己先開了點，才能燒
rules-counter-doubles = 反燒一層，燒貢翻一番
rules-kill-two-big = 2個大王能管1個大王
rules-opening = 開點：自己的夠級站住了，就開點（{ $not }）
rules-not-big = 帶大王的不算
rules-not-joker-or-single = 帶王的、單張的不算
rules-not-joker-or-two = 帶王的、帶2的不算
rules-not-hung-or-attached = 掛王的、帶2的不算
rules-not-not-pure = 10到A夠數的純夠級才算
rules-threes-passive = 憋三：末手得是3；手裡光剩3又沒輪到出，就是被悶，3還能走
rules-threes-dead = 憋三：末手得是3；手裡光剩3又沒輪到出，就是被悶，走不了了
rules-natural = 天開：摸完牌一手純夠級都沒有，算開了點
rules-fours-certificate-void = 點四：開了點才能出4，一把出；開不了的棄點扔4
rules-fours-certificate-keep = 點四：開了點才能出4，一把出；沒開的等亂纏以後再出
rules-peace = 平和局：頭一局沒有貢、不買牌，頭一手純夠級一出來就開點
rules-resist = 抗貢：摸4個大王，自己這方全免；摸4個小王，自己免
rules-buy = 買牌：沒{ $ranks }的，開打前跟人買1張
rules-fives = 匯五：被圈三戶的一方，下局三家的5湊成頭一手
rules-tribute = 進貢：{ $kinds }
rules-revolution-lay-down = 革命：手裡沒王沒2，可以扣牌不打
rules-revolution-three-shots = 革命：手裡沒王沒2，可以打三槍純夠級，立住一槍就成
rules-report-request = 報牌：點「問牌」，{ $count }張以內的都報
rules-report-always = 報牌：{ $count }張以內的一直亮著
rules-prompting = 看牌：剩{ $count }張以內可以請自家人看牌、出主意；走了的自家人隨時能看
rules-wind-apply = 上家走了，沒人管他的底牌，就輪到你出；可以先申請接風
rules-wind-automatic = 上家走了，沒人管他的底牌，下家接風
rules-values = { $one }、{ $two }、{ $three }、{ $four }、{ $five }、{ $six }
rules-sweep = 前三科讓一方佔了是圈三戶，分算{ $factor }倍
rules-sweep-ends = 前三科讓一方佔了是圈三戶，分算{ $factor }倍，這場到此
rules-score = 記分：頭科到大落 { $values }。{ $sweep }
rules-score-of = 記分：頭科到大落 { $values }。{ $sweep }。一場{ $hands }局
rules-score-positive = 記分：頭科到大落 { $values }，一方合計是負的記0。{ $sweep }
rules-score-positive-of = 記分：頭科到大落 { $values }，一方合計是負的記0。{ $sweep }。一場{ $hands }局
rules-unscored = 不記分，看名次和貢。前三科讓一方佔了是圈三戶
rules-unscored-of = 不記分，看名次和貢。前三科讓一方佔了是圈三戶。一場{ $hands }局
rules-unscored-ends = 不記分，看名次和貢。前三科讓一方佔了是圈三戶，這場到此
rules-unscored-ends-of = 不記分，看名次和貢。前三科讓一方佔了是圈三戶，這場到此。一場{ $hands }局

## Neutral: names of the terms (9)

term-gouji = 夠級
term-burn = 燒
term-counter = 反燒
term-unburn = 解燒
term-false = 詐燒
term-yield = 讓
term-pass = 過
term-opening = 開點
term-wind = 接風
term-freekill = 夠死級
term-headless = 無頭
term-melee = 亂纏
term-compare = 比大小
term-report = 報牌
term-places = 頭科
term-lead = 上班
term-important = 要緊
term-tribute = 進貢
term-return = 還貢
term-excused = 免貢
term-pointtribute = 點貢
term-burntribute = 燒貢
term-stuffedtribute = 悶貢
term-falltribute = 落貢
term-sweeptribute = 圈貢
term-resist = 抗貢
term-countertribute = 反貢
term-dot = 點手
term-call = 宣點
term-precall = 預點
term-swap = 對消
term-buy = 買三買四
term-holdthree = 憋三
term-stuffed = 被悶
term-fours = 點四
term-natural = 天開
term-revolution = 革命
term-shots = 三槍
term-head = 要頭
term-fives = 匯五
term-sweep = 圈三戶
term-sixpoints = 六點
term-chooselast = 大落自選
term-cut = 切牌
term-peace = 平和局
term-match = 一場

## Public: the cards on the table (9)

value-off = 這桌不用這條。
explain-gouji =
    夠級 = 一手大牌，打出來就對頭能管（別人要管就得燒）。
    這桌的夠級：{ $least }；帶王的都算；別的不算。
    例：老王 4個K → 就問 Anna（他對頭）。麗姐、大剛、小李、Tom 要動就是燒。
    Anna 過 → 老王 立住，接著出。
explain-gouji-opens =
    夠級 = 一手大牌，打出來就對頭能管（別人要管就得燒）。
    這桌的夠級：{ $least }；帶王的都算；別的不算。
    例：老王 4個K → 就問 Anna（他對頭）。麗姐、大剛、小李、Tom 要動就是燒。
    Anna 過 → 老王 立住，接著出；還沒開點的話，這就開點了。
explain-gouji-plain =
    夠級 = 一手大牌，打出來就對頭能管（別人要管就得燒）。
    這桌的夠級：{ $least }；別的不算，帶王也要夠數。
    例：老王 4個K → 就問 Anna（他對頭）。麗姐、大剛、小李、Tom 要動就是燒。
    Anna 過 → 老王 立住，接著出。
explain-gouji-plain-opens =
    夠級 = 一手大牌，打出來就對頭能管（別人要管就得燒）。
    這桌的夠級：{ $least }；別的不算，帶王也要夠數。
    例：老王 4個K → 就問 Anna（他對頭）。麗姐、大剛、小李、Tom 要動就是燒。
    Anna 過 → 老王 立住，接著出；還沒開點的話，這就開點了。
explain-burn =
    燒 = 別人出了夠級，你不等他對頭，搶先壓上去，然後一口氣走完。
    { $jokers }。走不完：你大落。
explain-burn-no-bluff =
    燒 = 別人出了夠級，你不等他對頭，搶先壓上去，然後一口氣走完。
    { $jokers }。這桌要王夠走完才許燒。
burn-jokers-last = 壓上之後每手都得帶王（末手不用）
burn-jokers-last-threes = 壓上之後每手都得帶王（末手的3不用）
burn-jokers-every = 壓的那手不用帶王，往後每手都得帶，末手也帶
burn-jokers-every-threes = 壓的那手不用帶王，往後每手都得帶，末手的3不用
example-burn-last =
    例：老王 3個Q。你還剩 3個K、小王、2個8、4個5。
    壓 3個K → 小王帶2個8 → 末手 4個5，走了，燒成。
    要是沒小王：2個8 帶不上王 → { $lacking }。
example-burn-last-threes =
    例：老王 3個Q。你還剩 3個K、小王、2個8、4個3。
    壓 3個K → 小王帶2個8 → 末手 4個3，走了，燒成。
    要是沒小王：2個8 帶不上王 → { $lacking }。
example-burn-every =
    例：老王 3個Q。你還剩 3個K、2個小王、2個8、4個5。
    壓 3個K → 小王帶2個8 → 小王帶4個5，走了，燒成。
    要是就1個小王：4個5 帶不上王 → { $lacking }。
example-burn-every-threes =
    例：老王 3個Q。你還剩 3個K、2個小王、2個8、4個5、2個3。
    壓 3個K → 小王帶2個8 → 小王帶4個5 → 末手 2個3，走了，燒成。
    要是就1個小王：4個5 帶不上王 → { $lacking }。
burn-lacking = 詐燒，大落
burn-lacking-no-bluff = 不許燒
burn-broken = 對頭來解，或別人反燒，也就斷了。
value-burn-needs-open = 這桌：自己先開了點，才能燒別人。
value-burn-tribute = 這桌：燒成了，挨燒的下局給燒的{ $count }張（燒貢）。
explain-counter =
    反燒 = 有人在燒，你壓住他，換你一口氣走完。
    例：Tom 燒了 老王，出 4個A。小李 4個2 壓住：反燒，往後 小李 每手帶王。
    小李 走完算他燒成；走不完，或被他對頭 大剛 解了，前頭的燒也不算了。
explain-counter-no-bluff =
    反燒 = 有人在燒，你壓住他，換你一口氣走完。
    例：Tom 燒了 老王，出 4個A。小李 4個2 壓住：反燒，往後 小李 每手帶王。
    小李 走完算他燒成；被他對頭 大剛 解了，前頭的燒也不算了。
value-counter-doubles = 這桌：反燒一層，燒貢翻一番。
explain-unburn =
    解燒 = 有人在燒，他對頭壓住了他出的這手，燒就不算了。
    例：Tom 在燒，出 4個A。麗姐 是他對頭，4個2 壓住：解了，麗姐 這手照常算。
explain-unburn-press =
    解燒 = 有人在燒，他對頭壓住了他出的這手。這桌：燒的人帶王頂得住，就接著燒；頂不住，燒不算了。
    例：Tom 在燒，出 4個A。麗姐 是他對頭，4個2 壓住。
    Tom 小王帶3個2 頂住 → 接著燒；Tom 過 → 解了。
explain-false =
    詐燒 = 燒了以後輪到自己出，手裡沒王可帶，又一把出不完。
    這局就不打了，算大落（已經有人在底下的，排在他前頭）。
    例：Tom 壓了 3個K，還剩 { $left }，沒王 → 詐燒，大落。
explain-false-no-bluff =
    詐燒 = 燒了以後沒王可帶，走不完。
    這桌王不夠走完就不許燒，所以沒有詐燒。
    例：Tom 有 3個K、{ $left }，沒王 → 壓得住 3個Q 也不許燒。
false-left = 2個8、4個5
false-left-threes = 2個8、4個3
value-false-point = 這桌：詐燒的還算沒開點。
value-false-tribute = 這桌：詐燒的下局還得賠挨燒的1張。
explain-yield =
    讓 = 對頭出了小牌（不是夠級），前頭兩家都過了，你先不說，讓後頭兩家先管。
    他們都過：再問你，管還是過。有人管了：你就算過。
    例：Anna 4個9，大剛、Tom 過，老王 讓。小李、麗姐 過 → 老王 4個10，這時就 Anna 能再管。
explain-pass-except-opposite =
    過 = 這手不管。過了以後，這一圈別人再出什麼你都不再管，除非是對頭出的。
    不燒不算過。亂纏以後，過了還能再要。
    例：麗姐 3個8，老王 過，Anna（他對頭）3個J → 還問 老王；換了 大剛 3個J，就不問了。
explain-pass-strict =
    過 = 這手不管。過了以後，這一圈誰再出什麼你都不再管，對頭出的也一樣。
    不燒不算過。亂纏以後，過了還能再要。
    例：麗姐 3個8，老王 過，Anna（他對頭）3個J → 不再問 老王。
explain-opening-big =
    開點 = 你出的夠級沒人管住，站住了。一局開一次就夠。
    帶大王的站住也不開點。亂纏以後就開不了了。
    例：老王 3個Q，Anna 過，沒人燒 → 老王 接著出，開點。
explain-opening-joker-or-single =
    開點 = 你出的夠級沒人管住，站住了。一局開一次就夠。
    帶王的、單張的站住也不開點。亂纏以後就開不了了。
    例：老王 3個Q，Anna 過，沒人燒 → 老王 接著出，開點。
explain-opening-joker-or-two =
    開點 = 你出的夠級沒人管住，站住了。一局開一次就夠。
    帶王的、帶2的站住也不開點。亂纏以後就開不了了。
    例：老王 3個Q，Anna 過，沒人燒 → 老王 接著出，開點。
explain-opening-hung-or-attached =
    開點 = 你出的夠級沒人管住，站住了。一局開一次就夠。
    掛王的、別的牌帶2的站住也不開點。亂纏以後就開不了了。
    例：老王 3個Q，Anna 過，沒人燒 → 老王 接著出，開點；換成 小王帶3個Q 就不開。
explain-opening-not-pure =
    開點 = 你出的夠級沒人管住，站住了。一局開一次就夠。
    要純夠級：10到A自己夠數，不帶王不帶2。亂纏以後就開不了了。
    例：老王 3個Q，Anna 過，沒人燒 → 老王 接著出，開點；換成 2個2 就不開。
explain-opening-off =
    開點 = 你出的夠級沒人管住，站住了。
    這桌不打點，開不開點都一樣。
    例：老王 3個Q，Anna 過，沒人燒 → 老王 接著出。
value-opening-pair = 這桌：頭科走了，他對頭還沒開的就開不了了。
value-opening-passive = 這桌：管住對頭的夠級、自己站住的才開，先出的不算。
explain-wind-apply =
    接風 = 上家走了，他的底牌沒人管，就輪到你出。
    可以先申請：不管也不算過，大家都過就你出；有人管上了，你還能說話。
    例：老王 走了，底牌 3個7。小李 申請接風，別人都過 → 小李 出。
explain-wind-automatic =
    接風 = 上家走了，他的底牌沒人管，就輪到你出。
    例：老王 走了，底牌 3個7，都過 → 小李 出。
explain-freekill =
    夠死級 = 頭科、二科走的那一手（底牌）是夠級，他對頭拿夠級壓住了。
    這手沒有能答的，要動就是燒；沒人燒，他接著出。
    例：老王 走了，底牌 2個A。Anna 2個2 → 夠死級，Anna 出。
explain-freekill-any =
    夠死級 = 頭科、二科走的那一手（底牌），他對頭拿夠級壓住了。
    這手沒有能答的，要動就是燒；沒人燒，他接著出。
    例：老王 走了，底牌 3個7。Anna 3個Q → 夠死級，Anna 出。
value-freekill-revolution = 這桌：就革命的人的對頭有，見「要頭」。
explain-headless =
    無頭 = 頭科是你對頭，他走了，你對面沒人了。
    別家的夠級你都能答，你的夠級別家也都能答。
    例：老王 頭科走了 → 下一圈起 Anna 無頭。
explain-headless-opens =
    無頭 = 頭科是你對頭，他走了，你對面沒人了。
    別家的夠級你都能答，你的夠級別家也都能答。開點照樣能開。
    例：老王 頭科走了 → 下一圈起 Anna 無頭。
value-headless-closed = 這桌：無頭以後開不了點。
explain-melee =
    四戶亂纏 = 走了兩家，剩下四家。從下一圈起夠級、燒、讓都不算了。
    誰的牌誰都能管，挨個來，過了還能再要。
    例：老王、Anna 走了。小李 4個K → 麗姐、大剛、Tom 誰都能管；麗姐 過了，Tom 管上，麗姐 還能再管。
explain-compare =
    比大小：張數一樣，每一張都要大過。
    例：2個9 管不了 2個9；3個10 管 3個9。帶2的按那個點算：2個2+3個8 就是5個8。
    小王帶3個9：要大王帶3個10 這樣的，王大、牌也大。
explain-compare-no-twos =
    比大小：張數一樣，每一張都要大過。2就是2，不當別的點。
    例：2個9 管不了 2個9；3個10 管 3個9。
    小王帶3個9：要大王帶3個10 這樣的，王大、牌也大。
value-compare-downgrade = 大王小王一起出，都當小王。
value-kill-none = 大王帶的沒有能管的。
value-kill-two-big = 這桌：2個大王能管1個大王。
value-kill-two-small = 這桌：2個小王能管1個小王。
value-kill-three-small = 這桌：3個小王能管1個大王。
explain-report-on-request =
    報牌 = 剩{ $count }張以內的，有人問就得報，報的都是真的。
    點「問牌」是問所有人；多於{ $count }張的說「不夠報」。
    例：老王 點「問牌」→ 六家一起報，小李 剩3張：小李 3張。
explain-report-always =
    報牌 = 剩{ $count }張以內的，張數一直寫在桌面上。
    例：小李 剩3張 → 桌面上寫著 小李 報3張。
explain-report-none =
    報牌：這桌不報牌，自己數。
    例：小李 剩3張，桌面上不寫，問也不報。
explain-places =
    先走的是頭科，往後二科、三科、四科、二落、大落。
    { $score }
    例：老王、小李、麗姐、Anna 先後走了，大剛 再走是二落，Tom 是大落。
explain-lead = 上班 = 這局頭一手誰先出。
value-lead-suit =
    亮同花色的{ $rank }，至少{ $least }張，亮得多的先出；一樣多，先摸齊的先出。大家一起亮，亮不亮隨你。
    例：老王 亮3個紅桃{ $rank }，大剛 亮2個黑桃{ $rank } → 老王 先出。
value-lead-colour-then-suit =
    亮同顏色的{ $rank }，至少{ $least }張，亮得多的先出；一樣多，比同花色的。大家一起亮，亮不亮隨你。
    例：老王 亮2個紅桃{ $rank }1個方塊{ $rank }，大剛 亮2個黑桃{ $rank } → 老王 先出。
value-lead-any =
    亮{ $rank }，至少{ $least }張，不論花色，亮得多的先出；一樣多，先摸齊的先出。大家一起亮，亮不亮隨你。
    例：老王 亮3個{ $rank }，大剛 亮2個{ $rank } → 老王 先出。
value-lead-random = 沒人亮就抽。
value-lead-seat = 沒人亮，1號位先出。
value-lead-shown = 亮了先出的，頭一手出{ $rank }。
value-lead-marked =
    頭一局：翻一張牌插回去，誰摸到誰先出。
    例：翻出黑桃9，Anna 摸到 → Anna 先出。
value-lead-last =
    往後的局：上局大落先出。
    例：上局 Tom 大落 → 這局 Tom 先出。
explain-important =
    要緊、不急 = 問你的時候跟在檯面後頭，說這手分量重不重，跟你管不管得了沒關係。
    要緊：亂纏、有人燒、有人報牌、你剩{ $few }張以內、對頭的夠級、還能燒的夠級。別的不急。
    例：檯面 對頭 Anna 4個K（夠級） → 要緊；檯面 小李 3個9 → 不急。

## Public: what happens around a hand (9)

explain-tribute = 進貢 = 上局輸的，這局開打前把大牌（大王、小王、2）給贏的，從大到小給，自己挑不了。
value-tribute = 這桌的貢，先後是：{ $kinds }。
value-tribute-public = 給的什麼牌，大家都看得見。
value-tribute-hidden = 給的什麼牌，就兩家自己看得見，別人只知道幾張。
value-tribute-natural = 收進來的牌不能再拿去進貢。
example-tribute = 例：Anna 欠 老王 2張，手裡1個大王3個2 → 給1個大王1個2。沒有大牌：缺，免。
explain-return = 還貢 = 收了貢，還同樣多的小牌（A以下）。
value-return = 這桌：{ $kinds } 要還。
value-return-none = 這桌：收了不還。
value-return-refusable = 還來的點自己一張都沒有，可以不要，換一回；換來的就得收。
example-return = 例：麗姐 收了 Anna 2個2，還她 3、5。
explain-excused = 免貢 = 該給的不給了：沒牌可給，收的不收，自家人說好，或者抗貢。
value-excused-refuse = 這桌：收的人可以不收。
value-excused-taken = 這桌：對家的貢不能不收。
value-ally-normal = 自家人之間照樣給。
value-ally-by-agreement = 自家人之間兩人都說給才給，不說就免。
value-ally-agreement-or-counter = 自家人之間兩人都說給才給，不說就免；收的也可以反貢。
value-ally-none-or-all = 自家人之間，三家都說給才給，不說就免。
example-excused = 例：老王 欠 麗姐（自家人）1張，麗姐 說免了 → 免。
explain-pointtribute = 點貢 = 一局打完沒開點的，下局給對頭牌。
value-point = 這桌：沒開點給{ $count }張；宣了點的見「宣點」。
value-point-fail = 對頭開了、自己沒開，再加{ $count }張。
example-pointtribute = 例：老王 開點，Anna（他對頭）沒開 → 下局 Anna 給 老王。兩家都沒開 → 互給。
explain-burntribute = 燒貢 = 燒成了，挨燒的下局給燒的人牌。
example-burntribute = 例：Tom 燒 老王，走了，燒成 → 下局 老王 給 Tom。
explain-stuffedtribute = 悶貢 = 被悶的，下局給悶他的人牌。
value-stuffedtribute-largest = 這桌：{ $count }張，從最大的給。
value-stuffedtribute-two-first = 這桌：{ $count }張，先拿2給。
example-stuffedtribute = 例：大剛 出 4個5，光剩3了，小李 4個8 壓住 → 大剛 被悶，下局給 小李。
explain-falltribute = 落貢 = 大落給頭科、二落給二科牌。
value-falltribute = 這桌：大落{ $last }張，二落{ $second }張；三科四科不給不收。
example-falltribute = 例：Anna 大落，麗姐 頭科 → 下局 Anna 給 麗姐。
explain-sweeptribute = 圈貢 = 讓人圈了三戶的一方，三家各給對頭1張。
value-sweeptribute = 這桌：圈貢在別的貢之外。
value-sweeptribute-alone = 這桌：給了圈貢，被圈的一方別的貢就免了。
example-sweeptribute = 例：紅方 圈三戶 → 下局 小李→大剛、Anna→老王、Tom→麗姐 各1張。
explain-resist = 抗貢 = 四個大王（或四個小王）全摸在一家手裡，貢就不給了。
value-resist = 這桌：4個大王，他這方全免；4個小王，他自己免。
example-resist = 例：麗姐 摸了4個大王 → 紅方 這局全免。
explain-countertribute = 反貢 = 自家人給的貢收了，再回給他一張自己最大的。
value-countertribute = 這桌：自家人之間可以反貢。
example-countertribute = 例：老王 給 麗姐 1個2，麗姐 反貢1個大王。
explain-dot = 點手 = 欠著點貢又摸了大王，亮出來，報個數，拿大王換對頭往後摸的第幾張，抵1張點貢。
value-dot = 這桌：能點，牌摸完了一起問；他往後沒那麼多張，就不算。
example-dot = 例：Tom 欠 麗姐 點貢，摸了大王，報3 → 麗姐 往後第3張是8：大王給 麗姐，8給 Tom。
explain-call = 宣點 = 看了牌、頭一手之前，賭對頭這局開不了點。大家一起問，一起亮。
explain-precall = 預點 = 沒發牌就賭對頭這局開不了點。大家一起問，一起亮。
value-call-additive = 這桌：對頭沒開，他給{ $right }張；對頭開了你沒開，你多給{ $wrong }張。
value-call-pair-double = 這桌：這兩家有一家宣了，沒開的給{ $right }張。
value-call-success-double = 這桌：你開了、對頭沒開，他給{ $right }張；別的照沒宣算。
value-call-both-open = 兩家都開了，宣的給{ $count }張。
example-call = 例：老王 宣了。Anna（他對頭）沒開 → 老王 猜對；兩家都開了 → 看這桌怎麼算。
example-precall = 例：發牌前 老王 預了，打完 Anna（他對頭）沒開 → 老王 猜對。預過的不能再宣。
explain-swap = 對消 = 一對對頭都沒開點，互相欠著點貢。
value-swap-exchange = 這桌：照給，互換。
value-swap-set-off = 這桌：抵了，牌亮一下收回。
value-swap-by-agreement = 這桌：兩家都說對消才抵，牌亮一下收回；不說就照換。
example-swap = 例：老王、Anna 都沒開 → 老王 欠 Anna，Anna 也欠 老王。
explain-buy = 買三買四 = 手裡得有的牌沒有，跟人買一張。不用自己張羅，開打前就辦好。
value-buy-three = 這桌：沒3的買3。
value-buy-four = 這桌：沒4的買4。
value-buy-both = 這桌：沒3的買3，沒4的買4。
value-pay-two-or-joker = 付1個2；沒2付小王，再沒付大王。
value-pay-natural-two = 付1個自己摸的2。
value-buy-order = 依次找：{ $sellers }。
seller-opposite = 對頭
seller-opposite-mates = 對頭那邊的
seller-adjacent-enemies = 上下家
seller-own-sale = 自家人（也要付）
seller-own-gift = 自家人（白送）
value-broke-auto-revolution = 付不起：沒3的就算革命。
value-broke-opposite-gift = 付不起：白給。
value-broke-ally-pays = 付不起：問自家人替不替付；沒人替，白給。
example-buy = 例：Tom 沒3。麗姐（他對頭）有2個3 → 麗姐→Tom 1個3，Tom 給她1個2。
explain-holdthree = 憋三 = 3留到最後，末手得是3。
value-holdthree = 這桌：憋三；末手的3可以帶2、掛王。
value-holdthree-whole = 這桌：憋三；3一把出，不帶2不掛王。
example-holdthree = 例：你剩 2個K、3個3。2個K 沒人管 → 3個3 走了。有人管了，手裡光剩3 → 被悶。
explain-stuffed = 被悶 = 末手之前那手被人壓住，手裡光剩3，又輪不到出。
value-stuffed-passive = 這桌：3還能走，輪到出就行；悶貢照給。
value-stuffed-hidden = 悶沒悶先不說，走了才亮。
value-stuffed-shown = 悶了當場就說。
value-stuffed-first-is-last = 這桌：走不了了，先被悶的大落。
value-stuffed-last-is-last = 這桌：走不了了，後被悶的大落。
value-stuffed-no-wind = 被悶的不能接風。
example-stuffed = 例：大剛 4個5，剩2個3。小李 4個8 壓住 → 大剛 被 小李 悶了。
explain-fours = 點四 = 4是開點的憑證：開了點才能出4，一把出。
value-fours-certificate-void = 這桌：沒開點的可以棄點扔4；亂纏時沒開的再問一回。
value-fours-certificate-keep = 這桌：沒開點的，4留到亂纏以後再出。
example-fours = 例：大剛 開了點，手裡3個4 → 輪到他先出，3個4。
explain-natural = 天開 = 摸完牌一手純夠級都沒有（10到A都不夠數），算開了點。
value-natural = 這桌：有天開，摸完就算，給對頭看一眼牌；靠換來的牌打出純夠級，就不算了。
example-natural = 例：Anna 摸了 4個10、3個J、2個Q、1個K、1個A → 天開。
explain-revolution = 革命 = 手裡沒大王、沒小王、沒2，可以不跟著打。大家一起問，一起亮。
explain-revolution-shots = 革命 = 手裡沒大王、沒小王、沒2，可以打三槍純夠級，有一槍立住就成。大家一起問，一起亮。
value-revolution-lay-down = 這桌：牌扣下，這局不打。
value-revolution-three-shots = 這桌：打三槍，見「三槍」。
value-place-fourth-or-swept-third = 算四科；自家人佔了頭科二科，他就是三科，圈三戶。
value-place-third = 算三科。
value-place-by-first-out = 自家人頭科算三科，不然四科。
value-check-drawn = 看摸的牌。
value-check-after-tribute = 看進完貢手裡的牌。
value-check-after-buying = 看買完牌手裡的牌。
value-double-void-hand = 兩家以上革命：這局作廢重發，欠的貢還欠著。
value-double-restart = 兩家以上革命：作廢，重新開局。
value-revolution-automatic = 沒3又買不起的，也算革命。
example-revolution = 例：麗姐 沒王沒2，說革命 → 別家接著打，她歇著。
example-revolution-shots = 例：麗姐 沒王沒2，說革命，三槍 2個A、3個Q、4個J；Tom（她對頭）一槍一槍地壓。
explain-shots = 三槍 = 革命的挑三手純夠級，一槍一槍打給對頭；壓住一槍算一槍。
value-shots = 這桌：頭一槍立住，後兩槍裡對頭還能壓一槍，得拿純夠級；有一槍立住就成，三槍都壓住就沒成，排在最底下。成了先出3，對頭無頭。
example-shots = 例：Tom 打 2個A、3個Q、4個J。麗姐（他對頭）壓住2個A，3個Q 立住 → 革命成了。
explain-head = 要頭 = 革命的人的對頭，留著頭打：頭幾手夠級沒有能答的，用完了就無頭。
value-head-choice = 這桌：他自己挑，要頭：{ $kills }次夠死級；不要：現在就無頭。
value-head-given = 這桌：{ $kills }次夠死級，用完無頭。
value-head-lost = 這桌：革命一亮，他就無頭。
example-head = 例：麗姐 革命，Tom 要頭。Tom 4個K → 除了燒沒有能答的，Tom 接著出。
explain-fives = 匯五 = 讓人圈了三戶的一方，下局三家的5湊成頭一手。
value-fives = 這桌：有匯五；對方三家挨個問管不管，沒人管，大落先出。
example-fives = 例：藍方 上局被圈。小李2個5、Anna 3個5、Tom 2個5 → 匯五，7個5。
explain-sweep = 圈三戶 = 頭科、二科、三科讓一方佔全了。
value-sweep-fives = 下局被圈的匯五。
value-sweep-restart = 連著{ $count }次圈同一方：重新開局。
value-sweep-blocked = 有革命的，他的對家佔全前三科也不算圈。
example-sweep = 例：老王、麗姐、大剛 佔了前三 → 紅方 圈三戶。
explain-sixpoints = 六點 = 一方挨的點貢攢夠數，這場就輸了。
value-sixpoints = 這桌：攢到{ $limit }個點貢收場；兩方同時攢夠，打平。
example-sixpoints = 例：紅方 已經捱了5個，這局 麗姐 沒開點 → 再挨1個，共6個。
explain-chooselast = 大落自選 = 剩下兩家是自家人，都沒走，誰算大落自己商量。
value-chooselast = 這桌：下局發牌前問這兩家，說到一塊兒就改，不然照舊。
example-chooselast = 例：紅方 剩 大剛、麗姐 沒走，都說 大剛 → 大剛 大落。
explain-cut = 切牌 = 發牌前，上局大落可以切一刀，也可以讓對頭切，最多三刀。
value-cut = 這桌：切。
example-cut = 例：大落 麗姐 切牌，上頭40張挪到底下，再摸。
explain-peace = 平和局 = 頭一局沒有貢、不買牌；純夠級一出來就開點。
value-peace = 這桌：頭一局是平和局；沒3、沒4的跟牌多的勻一張。
example-peace = 例：頭一局 老王 4個J → 老王 當時就開點。
explain-match = 一場 = 一局接一局打，到收場爲止。
value-match = 這桌：一場{ $hands }局。
value-match-open = 這桌：不定局數，打到大家收場。
value-match-sweep = 圈三戶，這場到此。
value-match-dissolve = 六家都同意，隨時能收，分照算。
example-match = 例：打完第2局，點「下一局」接著打；收了場，點「再來一場」。
