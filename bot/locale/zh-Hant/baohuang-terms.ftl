### Baohuang: the rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

baohuang-rules-play = 五家，{ $count }張牌。一手牌除了王得是同一個點；王能掛在任何一手上，2就是2，不能當別的點
baohuang-rules-guard-marked-joker = 抓著帶記號的大王是皇上，抓著帶記號的小王是保子，兩人一邊；別的三家是百姓，一邊。保子是誰，打出來才知道
baohuang-rules-guard-called = 抓著帶記號的大王是皇上。皇上亮{ $count }張一樣的牌，第四張在誰手裡誰是保子，兩人一邊；別的三家是百姓，一邊。保子是誰，打出來才知道
baohuang-rules-throne-next = 讓位：皇上能讓給下家，轉著問
baohuang-rules-throne-previous = 讓位：皇上能讓給上家，轉著問
baohuang-rules-throne-next-but-one = 讓位：皇上能讓給隔一家，就讓一回
baohuang-rules-grab = 搶獨：誰都能要過皇上牌來，一個打四個
baohuang-rules-declare = 頭一手以前問一遍亮不亮身份：保子明保，獨保明獨，百姓造反，一起亮
baohuang-rules-declare-doubled = 頭一手以前問一遍亮不亮身份：保子明保（翻{ $factor }倍），獨保明獨，百姓造反，一起亮
baohuang-rules-exposes = { $count }家造反，保子就得亮出來，算明保
baohuang-rules-kick = 踢：保子亮了，對面一邊能踢，再翻{ $factor }倍
baohuang-rules-compare = 管牌：張數一樣，每張都要大過。小王要大王管，帶大王的沒有能管的
baohuang-rules-compare-downgrade = 管牌：張數一樣，每張都要大過。小王要大王管，帶大王的沒有能管的。大小王一起出，當小王
baohuang-rules-pass = 過了還能再要：別人又壓上一手，照樣問你
baohuang-rules-pass-final = 過了，這一圈就不再問你
baohuang-rules-sixes = 憋{ $rank }：{ $rank }得留到最後一手，不帶王，一把出完
baohuang-rules-wind-apply = 上家走了，沒人管他的底牌，就輪到你出；可以先申請接風
baohuang-rules-wind-automatic = 上家走了，沒人管他的底牌，下家接風
baohuang-values = { $one }、{ $two }、{ $three }、{ $four }、{ $five }
baohuang-rules-score-whole = 記分：頭科到大落 { $values }。皇上和保子的加起來是正的，皇上這邊贏：皇上拿兩份，保子一份，百姓各出一份；負的倒過來
baohuang-rules-score-third = 記分：頭科到大落 { $values }。皇上和保子的加起來是正的，皇上這邊贏：三分之一算一份，皇上拿兩份，保子一份，百姓各出一份；負的倒過來
baohuang-rules-solo = 獨保一打四：頭科到大落 { $values }，四家各出四分之一
baohuang-rules-solo-doubled = 獨保一打四：頭科到大落 { $values }，四家各出四分之一；明獨翻{ $factor }倍
baohuang-rules-hands = 一場{ $hands }局

## Neutral: names of the terms (9)

term-baohuang-emperor = 皇上
term-baohuang-guard = 保子
term-baohuang-commoner = 百姓
term-baohuang-openguard = 明保
term-baohuang-solo = 獨保
term-baohuang-opensolo = 明獨
term-baohuang-revolt = 造反
term-baohuang-kick = 踢
term-baohuang-grab = 搶獨
term-baohuang-throne = 讓位
term-baohuang-call = 叫保子
term-baohuang-compare = 比大小
term-baohuang-hang = 掛花
term-baohuang-pass = 過
term-baohuang-wind = 接風
term-baohuang-lead = 先出
term-baohuang-places = 頭科
term-baohuang-score = 記分
term-baohuang-double = 翻番
term-baohuang-holdsix = 憋{ $rank }
term-baohuang-stuffed = 悶
term-baohuang-report = 報牌
term-baohuang-important = 要緊
term-baohuang-match = 一場

## Public: who is who (9)

explain-baohuang-emperor = 皇上 = 抓著帶記號的大王的那家。他和保子一邊，頭一手他先出；他是皇上，大家都知道。
value-baohuang-throne-kept = 這桌：抓著了就得當，不能讓。
value-baohuang-throne-next = 這桌：不想當能讓給下家，皇上牌跟著走，轉著問一圈。
value-baohuang-throne-previous = 這桌：不想當能讓給上家，皇上牌跟著走，轉著問一圈。
value-baohuang-throne-next-but-one = 這桌：不想當能讓給隔一家，就讓一回，接的不能再讓。
example-baohuang-emperor = 例：老王 抓著皇上牌 → 老王 是皇上，先出。那張大王打出去跟別的大王一樣大。
explain-baohuang-guard = 保子 = 跟皇上一邊的那家，頭一手以前就他自己知道。他的牌沒打出來，誰也看不出來。
value-baohuang-guard-marked = 這桌：抓著帶記號的小王的是保子。
value-baohuang-guard-called = 這桌：皇上亮{ $count }張一樣的牌，第四張在誰手裡誰是保子。
example-baohuang-guard-marked = 例：Anna 抓著保子牌。她出 小王（保子牌）帶2個K → 大家這才知道 Anna 是保子。她先出別的小王，就還沒露。
example-baohuang-guard-called = 例：老王 叫黑桃9，Anna 有一張黑桃9。她出 3個9（保子牌） → 大家這才知道 Anna 是保子。那3個9裡沒有這張，就還沒露。
explain-baohuang-commoner = 百姓 = 皇上和保子以外的三家，一邊。獨保的時候四家都是百姓。
example-baohuang-commoner = 例：老王 皇上，Anna 保子 → 小李、麗姐、大剛 是百姓。百姓起先也不知道誰是自家人。
explain-baohuang-openguard = 明保 = 保子在頭一手以前亮身份。不亮就是暗保。五家一起問、一起亮，誰也看不出誰想了想。
value-baohuang-openguard = 這桌：明保翻{ $factor }倍，輸贏都翻。
value-baohuang-openguard-plain = 這桌：明保不翻倍，就是讓大家知道。
example-baohuang-openguard = 例：問亮不亮身份，Anna 明保，別人沒亮 → 老王、Anna 一邊，小李、麗姐、大剛 一邊。
explain-baohuang-solo = 獨保 = 皇上牌、保子牌都在一家手裡，一個打四個。不說出來是暗獨。
explain-baohuang-solo-called = 獨保 = 皇上叫的那張，四張都在他自己手裡，一個打四個。不說出來是暗獨。
value-baohuang-solo = 獨保的分：頭科到大落 { $values }，四家各出四分之一。
value-baohuang-solo-doubled = 這桌：暗獨也翻{ $factor }倍。
explain-baohuang-opensolo = 明獨 = 獨保的皇上在頭一手以前說出來，一個打四個。
value-baohuang-opensolo = 這桌：明獨翻{ $factor }倍，輸贏都翻。
value-baohuang-opensolo-plain = 這桌：明獨不翻倍。
value-baohuang-opensolo-first = 這桌：明獨得走頭科，不是頭科就按大落算。
explain-baohuang-revolt = 造反 = 百姓在頭一手以前亮身份，讓自家人知道。皇上這邊的不能反。
value-baohuang-revolt-none = 這桌：反幾家都不翻倍。三家都反了，沒反的那家不是保子，就是皇上獨保。
value-baohuang-revolt = 這桌：{ $count }家造反，保子就得亮出來，算明保。
example-baohuang-revolt = 例：小李、麗姐、大剛 都造反 → 剩下 Anna：不是保子，就是皇上獨保。
explain-baohuang-kick = 踢 = 保子亮了以後，對面一邊能再加一倍。保子自己亮的，問百姓；造反逼出來的，問皇上和保子。有一家踢就算。
value-baohuang-kick = 這桌：踢了再翻{ $factor }倍。獨保不踢。
example-baohuang-kick = 例：Anna 明保，小李 踢 → 這局一共翻{ $factor }倍。
explain-baohuang-grab = 搶獨 = 誰都能要過皇上牌來，一個打四個，算明獨，沒有保子了。五家一起問；都想搶，先歸皇上，再按座次。
explain-baohuang-throne = 讓位 = 抓著皇上牌的不想當，讓給別人，皇上牌跟著走。坐了就是登基。
value-baohuang-nobody-forced = 都讓了：逼位，頭一個被問的當。
value-baohuang-nobody-forced-called = 都讓了：逼位，頭一個正好有{ $count }張一樣的當，沒有就頭一個能當的當；誰也當不了就黃莊，重發。
value-baohuang-nobody-redeal = 都讓了：黃莊，重發。
value-baohuang-throne-gift = 這桌：從第二個讓位的起，讓一回添1個2，前頭添的也一塊兒跟著皇上牌走。
value-baohuang-throne-both = 皇上牌、保子牌都抓著的不能讓。
explain-baohuang-call = 叫保子 = 皇上亮{ $count }張一樣的牌（花色也一樣），第四張在誰手裡誰是保子。2和王不能叫。四張都在自己手裡，叫了就是獨保。
value-baohuang-call-top = 這桌：叫的那張單出最大，大王也管不了。
value-baohuang-call-held = 這桌：憋的{ $rank }也不能叫。
example-baohuang-call = 例：老王 有3張黑桃9，叫黑桃9 → 第四張在 Anna 手裡，她自己知道，別人不知道。

## Public: the cards on the table (9)

explain-baohuang-compare = 比大小 = 張數一樣，每一張都要大過：大王、小王、2、A、K、Q、J、10往下。帶小王的要帶大王的管，牌也得大；帶大王的沒有能管的。
example-baohuang-compare = 例：3個10 管 3個9；小王帶3個J 管 4個9；2個大王帶3個10 管 2個小王帶3個9。2個9 管不了 2個9。
explain-baohuang-hang = 掛花 = 大王、小王跟著別的牌一起出，當幾張算幾張。大小王能一起掛。2不能當別的點。
example-baohuang-hang = 例：小王帶3個8 是四張牌，要四張來管，還得帶大王，牌比8大。
explain-baohuang-pass = 過 = 這手不管。過了還能再要：別人又壓上一手，照樣問你。都過了，這一圈就完。
explain-baohuang-pass-final = 過 = 這手不管。過了，這一圈就不再問你。都過了，這一圈就完。
explain-baohuang-wind-apply = 接風 = 上家走了，你先不管他的底牌，申請自己接著出。別人都過，你就出；有人管上，接風不成，你還能再要。
explain-baohuang-wind-automatic = 接風 = 有人走了，沒人管他的底牌，他下家接著出，不用申請。
explain-baohuang-lead = 先出 = 頭一手皇上出，往後誰的牌沒人管，誰接著出。先出的不能過。
explain-baohuang-places = 頭科、二科、三科、二落、大落 = 走完的先後。一邊都走完了，這局就完；沒走完的按剩的牌排，牌少的在前。
explain-baohuang-score-whole = 記分 = 頭科到大落 { $values }。皇上和保子的加起來就是一份：皇上兩份，保子一份，百姓各出一份。正的皇上這邊贏，負的倒過來，零是打平。
explain-baohuang-score-third = 記分 = 頭科到大落 { $values }。皇上和保子的加起來，三分之一算一份：皇上兩份，保子一份，百姓各出一份。正的皇上這邊贏，負的倒過來，零是打平。
example-baohuang-score = 例：皇上頭科 { $first }，保子三科 { $third }，合計 { $sum } → 皇上 +{ $two }，保子 +{ $one }，百姓各 −{ $one }。
explain-baohuang-double = 翻番 = 這局的分翻著倍算，贏了多贏，輸了多輸。碰上兩樣就接著翻。
example-baohuang-double-guard = 例：Anna 明保 → 這局翻{ $factor }倍，誰的分都翻。
example-baohuang-double-solo = 例：老王 明獨，走了頭科 → 本來 +{ $points }，翻完 +{ $times }。
explain-baohuang-holdsix = 憋{ $rank } = { $rank }得留到最後一手，不帶王，一把出完。
example-baohuang-holdsix = 例：你剩 2個K、3個{ $rank } → 先出 2個K，沒人管，再出 3個{ $rank } 走人。2個K 讓人管了，你就被悶了。
explain-baohuang-stuffed = 悶 = 手裡光剩{ $rank }，又不是你出牌：走不了了，從大落往上排。
value-baohuang-tribute = 這桌：被悶的下局給悶他的進{ $count }張最大的（皇上牌、保子牌不算）。
explain-baohuang-report = 報牌 = 打出來的牌大家都看得見，剩幾張誰都能數；10張以內的寫在桌面上，/count 看全部。
explain-baohuang-important = 要緊、不急 = 問你的時候跟在檯面後頭，說這手分量重不重，跟你管不管得了沒關係。還在打的有誰剩{ $few }張以內，就是要緊；都還多，就是不急。
example-baohuang-important = 例：檯面 老王 2個K，小李 就剩6張 → 要緊。
explain-baohuang-match = 一場 = 幾局連著打，分加在一起。每家各算各的，因為跟誰一邊局局不一樣。
