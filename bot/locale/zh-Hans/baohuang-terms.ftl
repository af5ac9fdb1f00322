### Baohuang: the rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

baohuang-rules-play = 五家，{ $count }张牌。一手牌除了王得是同一个点；王能挂在任何一手上，2就是2，不能当别的点
baohuang-rules-guard-marked-joker = 抓着带记号的大王是皇上，抓着带记号的小王是保子，两人一边；别的三家是百姓，一边。保子是谁，打出来才知道
baohuang-rules-guard-called = 抓着带记号的大王是皇上。皇上亮{ $count }张一样的牌，第四张在谁手里谁是保子，两人一边；别的三家是百姓，一边。保子是谁，打出来才知道
baohuang-rules-throne-next = 让位：皇上能让给下家，转着问
baohuang-rules-throne-previous = 让位：皇上能让给上家，转着问
baohuang-rules-throne-next-but-one = 让位：皇上能让给隔一家，就让一回
baohuang-rules-grab = 抢独：谁都能要过皇上牌来，一个打四个
baohuang-rules-declare = 头一手以前问一遍亮不亮身份：保子明保，独保明独，百姓造反，一起亮
baohuang-rules-declare-doubled = 头一手以前问一遍亮不亮身份：保子明保（翻{ $factor }倍），独保明独，百姓造反，一起亮
baohuang-rules-exposes = { $count }家造反，保子就得亮出来，算明保
baohuang-rules-kick = 踢：保子亮了，对面一边能踢，再翻{ $factor }倍
baohuang-rules-compare = 管牌：张数一样，每张都要大过。小王要大王管，带大王的没有能管的
baohuang-rules-compare-downgrade = 管牌：张数一样，每张都要大过。小王要大王管，带大王的没有能管的。大小王一起出，当小王
baohuang-rules-pass = 过了还能再要：别人又压上一手，照样问你
baohuang-rules-pass-final = 过了，这一圈就不再问你
baohuang-rules-sixes = 憋{ $rank }：{ $rank }得留到最后一手，不带王，一把出完
baohuang-rules-wind-apply = 上家走了，没人管他的底牌，就轮到你出；可以先申请接风
baohuang-rules-wind-automatic = 上家走了，没人管他的底牌，下家接风
baohuang-values = { $one }、{ $two }、{ $three }、{ $four }、{ $five }
baohuang-rules-score-whole = 记分：头科到大落 { $values }。皇上和保子的加起来是正的，皇上这边赢：皇上拿两份，保子一份，百姓各出一份；负的倒过来
baohuang-rules-score-third = 记分：头科到大落 { $values }。皇上和保子的加起来是正的，皇上这边赢：三分之一算一份，皇上拿两份，保子一份，百姓各出一份；负的倒过来
baohuang-rules-solo = 独保一打四：头科到大落 { $values }，四家各出四分之一
baohuang-rules-solo-doubled = 独保一打四：头科到大落 { $values }，四家各出四分之一；明独翻{ $factor }倍
baohuang-rules-hands = 一场{ $hands }局

## Neutral: names of the terms (9)

term-baohuang-emperor = 皇上
term-baohuang-guard = 保子
term-baohuang-commoner = 百姓
term-baohuang-openguard = 明保
term-baohuang-solo = 独保
term-baohuang-opensolo = 明独
term-baohuang-revolt = 造反
term-baohuang-kick = 踢
term-baohuang-grab = 抢独
term-baohuang-throne = 让位
term-baohuang-call = 叫保子
term-baohuang-compare = 比大小
term-baohuang-hang = 挂花
term-baohuang-pass = 过
term-baohuang-wind = 接风
term-baohuang-lead = 先出
term-baohuang-places = 头科
term-baohuang-score = 记分
term-baohuang-double = 翻番
term-baohuang-holdsix = 憋{ $rank }
term-baohuang-stuffed = 闷
term-baohuang-report = 报牌
term-baohuang-important = 要紧
term-baohuang-match = 一场

## Public: who is who (9)

explain-baohuang-emperor = 皇上 = 抓着带记号的大王的那家。他和保子一边，头一手他先出；他是皇上，大家都知道。
value-baohuang-throne-kept = 这桌：抓着了就得当，不能让。
value-baohuang-throne-next = 这桌：不想当能让给下家，皇上牌跟着走，转着问一圈。
value-baohuang-throne-previous = 这桌：不想当能让给上家，皇上牌跟着走，转着问一圈。
value-baohuang-throne-next-but-one = 这桌：不想当能让给隔一家，就让一回，接的不能再让。
example-baohuang-emperor = 例：老王 抓着皇上牌 → 老王 是皇上，先出。那张大王打出去跟别的大王一样大。
explain-baohuang-guard = 保子 = 跟皇上一边的那家，头一手以前就他自己知道。他的牌没打出来，谁也看不出来。
value-baohuang-guard-marked = 这桌：抓着带记号的小王的是保子。
value-baohuang-guard-called = 这桌：皇上亮{ $count }张一样的牌，第四张在谁手里谁是保子。
example-baohuang-guard-marked = 例：Anna 抓着保子牌。她出 小王（保子牌）带2个K → 大家这才知道 Anna 是保子。她先出别的小王，就还没露。
example-baohuang-guard-called = 例：老王 叫黑桃9，Anna 有一张黑桃9。她出 3个9（保子牌） → 大家这才知道 Anna 是保子。那3个9里没有这张，就还没露。
explain-baohuang-commoner = 百姓 = 皇上和保子以外的三家，一边。独保的时候四家都是百姓。
example-baohuang-commoner = 例：老王 皇上，Anna 保子 → 小李、丽姐、大刚 是百姓。百姓起先也不知道谁是自家人。
explain-baohuang-openguard = 明保 = 保子在头一手以前亮身份。不亮就是暗保。五家一起问、一起亮，谁也看不出谁想了想。
value-baohuang-openguard = 这桌：明保翻{ $factor }倍，输赢都翻。
value-baohuang-openguard-plain = 这桌：明保不翻倍，就是让大家知道。
example-baohuang-openguard = 例：问亮不亮身份，Anna 明保，别人没亮 → 老王、Anna 一边，小李、丽姐、大刚 一边。
explain-baohuang-solo = 独保 = 皇上牌、保子牌都在一家手里，一个打四个。不说出来是暗独。
explain-baohuang-solo-called = 独保 = 皇上叫的那张，四张都在他自己手里，一个打四个。不说出来是暗独。
value-baohuang-solo = 独保的分：头科到大落 { $values }，四家各出四分之一。
value-baohuang-solo-doubled = 这桌：暗独也翻{ $factor }倍。
explain-baohuang-opensolo = 明独 = 独保的皇上在头一手以前说出来，一个打四个。
value-baohuang-opensolo = 这桌：明独翻{ $factor }倍，输赢都翻。
value-baohuang-opensolo-plain = 这桌：明独不翻倍。
value-baohuang-opensolo-first = 这桌：明独得走头科，不是头科就按大落算。
explain-baohuang-revolt = 造反 = 百姓在头一手以前亮身份，让自家人知道。皇上这边的不能反。
value-baohuang-revolt-none = 这桌：反几家都不翻倍。三家都反了，没反的那家不是保子，就是皇上独保。
value-baohuang-revolt = 这桌：{ $count }家造反，保子就得亮出来，算明保。
example-baohuang-revolt = 例：小李、丽姐、大刚 都造反 → 剩下 Anna：不是保子，就是皇上独保。
explain-baohuang-kick = 踢 = 保子亮了以后，对面一边能再加一倍。保子自己亮的，问百姓；造反逼出来的，问皇上和保子。有一家踢就算。
value-baohuang-kick = 这桌：踢了再翻{ $factor }倍。独保不踢。
example-baohuang-kick = 例：Anna 明保，小李 踢 → 这局一共翻{ $factor }倍。
explain-baohuang-grab = 抢独 = 谁都能要过皇上牌来，一个打四个，算明独，没有保子了。五家一起问；都想抢，先归皇上，再按座次。
explain-baohuang-throne = 让位 = 抓着皇上牌的不想当，让给别人，皇上牌跟着走。坐了就是登基。
value-baohuang-nobody-forced = 都让了：逼位，头一个被问的当。
value-baohuang-nobody-forced-called = 都让了：逼位，头一个正好有{ $count }张一样的当，没有就头一个能当的当；谁也当不了就黄庄，重发。
value-baohuang-nobody-redeal = 都让了：黄庄，重发。
value-baohuang-throne-gift = 这桌：从第二个让位的起，让一回添1个2，前头添的也一块儿跟着皇上牌走。
value-baohuang-throne-both = 皇上牌、保子牌都抓着的不能让。
explain-baohuang-call = 叫保子 = 皇上亮{ $count }张一样的牌（花色也一样），第四张在谁手里谁是保子。2和王不能叫。四张都在自己手里，叫了就是独保。
value-baohuang-call-top = 这桌：叫的那张单出最大，大王也管不了。
value-baohuang-call-held = 这桌：憋的{ $rank }也不能叫。
example-baohuang-call = 例：老王 有3张黑桃9，叫黑桃9 → 第四张在 Anna 手里，她自己知道，别人不知道。

## Public: the cards on the table (9)

explain-baohuang-compare = 比大小 = 张数一样，每一张都要大过：大王、小王、2、A、K、Q、J、10往下。带小王的要带大王的管，牌也得大；带大王的没有能管的。
example-baohuang-compare = 例：3个10 管 3个9；小王带3个J 管 4个9；2个大王带3个10 管 2个小王带3个9。2个9 管不了 2个9。
explain-baohuang-hang = 挂花 = 大王、小王跟着别的牌一起出，当几张算几张。大小王能一起挂。2不能当别的点。
example-baohuang-hang = 例：小王带3个8 是四张牌，要四张来管，还得带大王，牌比8大。
explain-baohuang-pass = 过 = 这手不管。过了还能再要：别人又压上一手，照样问你。都过了，这一圈就完。
explain-baohuang-pass-final = 过 = 这手不管。过了，这一圈就不再问你。都过了，这一圈就完。
explain-baohuang-wind-apply = 接风 = 上家走了，你先不管他的底牌，申请自己接着出。别人都过，你就出；有人管上，接风不成，你还能再要。
explain-baohuang-wind-automatic = 接风 = 有人走了，没人管他的底牌，他下家接着出，不用申请。
explain-baohuang-lead = 先出 = 头一手皇上出，往后谁的牌没人管，谁接着出。先出的不能过。
explain-baohuang-places = 头科、二科、三科、二落、大落 = 走完的先后。一边都走完了，这局就完；没走完的按剩的牌排，牌少的在前。
explain-baohuang-score-whole = 记分 = 头科到大落 { $values }。皇上和保子的加起来就是一份：皇上两份，保子一份，百姓各出一份。正的皇上这边赢，负的倒过来，零是打平。
explain-baohuang-score-third = 记分 = 头科到大落 { $values }。皇上和保子的加起来，三分之一算一份：皇上两份，保子一份，百姓各出一份。正的皇上这边赢，负的倒过来，零是打平。
example-baohuang-score = 例：皇上头科 { $first }，保子三科 { $third }，合计 { $sum } → 皇上 +{ $two }，保子 +{ $one }，百姓各 −{ $one }。
explain-baohuang-double = 翻番 = 这局的分翻着倍算，赢了多赢，输了多输。碰上两样就接着翻。
example-baohuang-double-guard = 例：Anna 明保 → 这局翻{ $factor }倍，谁的分都翻。
example-baohuang-double-solo = 例：老王 明独，走了头科 → 本来 +{ $points }，翻完 +{ $times }。
explain-baohuang-holdsix = 憋{ $rank } = { $rank }得留到最后一手，不带王，一把出完。
example-baohuang-holdsix = 例：你剩 2个K、3个{ $rank } → 先出 2个K，没人管，再出 3个{ $rank } 走人。2个K 让人管了，你就被闷了。
explain-baohuang-stuffed = 闷 = 手里光剩{ $rank }，又不是你出牌：走不了了，从大落往上排。
value-baohuang-tribute = 这桌：被闷的下局给闷他的进{ $count }张最大的（皇上牌、保子牌不算）。
explain-baohuang-report = 报牌 = 打出来的牌大家都看得见，剩几张谁都能数；10张以内的写在桌面上，/count 看全部。
explain-baohuang-important = 要紧、不急 = 问你的时候跟在台面后头，说这手分量重不重，跟你管不管得了没关系。还在打的有谁剩{ $few }张以内，就是要紧；都还多，就是不急。
example-baohuang-important = 例：台面 老王 2个K，小李 就剩6张 → 要紧。
explain-baohuang-match = 一场 = 几局连着打，分加在一起。每家各算各的，因为跟谁一边局局不一样。
