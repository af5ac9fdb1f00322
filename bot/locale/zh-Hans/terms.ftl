### The rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

rules-title = 这桌的规矩：{ $profile }
rules-title-hand = 这局的规矩：{ $profile }
rules-next-hand = 下局起换别的规矩，看 /house
rules-play = 六家，四副牌，隔一家是自家人，对面是对头。一手牌除了2和王得是同一个点；2能当任何点带着出，王能挂在任何一手上
rules-play-plain-twos = 六家，四副牌，隔一家是自家人，对面是对头。一手牌除了王得是同一个点；2不能当别的点；王能挂在任何一手上
rules-compare = 管牌：张数一样，每张都要大过。小王要大王管
rules-compare-downgrade = 管牌：张数一样，每张都要大过。小王要大王管。大小王一起出，当小王
rules-gouji = 够级牌（对头才能管）：{ $least }；带王的都算
rules-pass = 过了这圈就不再管，对头再出除外。对头出小牌，前头都过了，你可以让
rules-pass-strict = 过了这圈就不再管。对头出小牌，前头都过了，你可以让
rules-burn = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手不用。王够走完的才许烧
rules-burn-bluff = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手不用。走不完是大落
rules-burn-every = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手也带。王够走完的才许烧
rules-burn-every-threes = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手的3不用。王够走完的才许烧
rules-burn-every-bluff = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手也带。走不完是大落
rules-burn-every-threes-bluff = 烧：别人的够级，不等对头，压上去一口气走完，往后每手带王，末手的3不用。走不完是大落
rules-burn-needs-open = 自己先开了点，才能烧
rules-counter-doubles = 反烧一层，烧贡翻一番
rules-kill-two-big = 2个大王能管1个大王
rules-opening = 开点：自己的够级站住了，就开点（{ $not }）
rules-not-big = 带大王的不算
rules-not-joker-or-single = 带王的、单张的不算
rules-not-joker-or-two = 带王的、带2的不算
rules-not-hung-or-attached = 挂王的、带2的不算
rules-not-not-pure = 10到A够数的纯够级才算
rules-threes-passive = 憋三：末手得是3；手里光剩3又没轮到出，就是被闷，3还能走
rules-threes-dead = 憋三：末手得是3；手里光剩3又没轮到出，就是被闷，走不了了
rules-natural = 天开：摸完牌一手纯够级都没有，算开了点
rules-fours-certificate-void = 点四：开了点才能出4，一把出；开不了的弃点扔4
rules-fours-certificate-keep = 点四：开了点才能出4，一把出；没开的等乱缠以后再出
rules-peace = 平和局：头一局没有贡、不买牌，头一手纯够级一出来就开点
rules-resist = 抗贡：摸4个大王，自己这方全免；摸4个小王，自己免
rules-buy = 买牌：没{ $ranks }的，开打前跟人买1张
rules-fives = 汇五：被圈三户的一方，下局三家的5凑成头一手
rules-tribute = 进贡：{ $kinds }
rules-revolution-lay-down = 革命：手里没王没2，可以扣牌不打
rules-revolution-three-shots = 革命：手里没王没2，可以打三枪纯够级，立住一枪就成
rules-report-request = 报牌：点「问牌」，{ $count }张以内的都报
rules-report-always = 报牌：{ $count }张以内的一直亮着
rules-prompting = 看牌：剩{ $count }张以内可以请自家人看牌、出主意；走了的自家人随时能看
rules-wind-apply = 上家走了，没人管他的底牌，就轮到你出；可以先申请接风
rules-wind-automatic = 上家走了，没人管他的底牌，下家接风
rules-values = { $one }、{ $two }、{ $three }、{ $four }、{ $five }、{ $six }
rules-sweep = 前三科让一方占了是圈三户，分算{ $factor }倍
rules-sweep-ends = 前三科让一方占了是圈三户，分算{ $factor }倍，这场到此
rules-score = 记分：头科到大落 { $values }。{ $sweep }
rules-score-of = 记分：头科到大落 { $values }。{ $sweep }。一场{ $hands }局
rules-score-positive = 记分：头科到大落 { $values }，一方合计是负的记0。{ $sweep }
rules-score-positive-of = 记分：头科到大落 { $values }，一方合计是负的记0。{ $sweep }。一场{ $hands }局
rules-unscored = 不记分，看名次和贡。前三科让一方占了是圈三户
rules-unscored-of = 不记分，看名次和贡。前三科让一方占了是圈三户。一场{ $hands }局
rules-unscored-ends = 不记分，看名次和贡。前三科让一方占了是圈三户，这场到此
rules-unscored-ends-of = 不记分，看名次和贡。前三科让一方占了是圈三户，这场到此。一场{ $hands }局

## Neutral: names of the terms (9)

term-gouji = 够级
term-burn = 烧
term-counter = 反烧
term-unburn = 解烧
term-false = 诈烧
term-yield = 让
term-pass = 过
term-opening = 开点
term-wind = 接风
term-freekill = 够死级
term-headless = 无头
term-melee = 乱缠
term-compare = 比大小
term-report = 报牌
term-places = 头科
term-lead = 上班
term-important = 要紧
term-tribute = 进贡
term-return = 还贡
term-excused = 免贡
term-pointtribute = 点贡
term-burntribute = 烧贡
term-stuffedtribute = 闷贡
term-falltribute = 落贡
term-sweeptribute = 圈贡
term-resist = 抗贡
term-countertribute = 反贡
term-dot = 点手
term-call = 宣点
term-precall = 预点
term-swap = 对消
term-buy = 买三买四
term-holdthree = 憋三
term-stuffed = 被闷
term-fours = 点四
term-natural = 天开
term-revolution = 革命
term-shots = 三枪
term-head = 要头
term-fives = 汇五
term-sweep = 圈三户
term-sixpoints = 六点
term-chooselast = 大落自选
term-cut = 切牌
term-peace = 平和局
term-match = 一场

## Public: the cards on the table (9)

value-off = 这桌不用这条。
explain-gouji =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；带王的都算；别的不算。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出。
explain-gouji-opens =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；带王的都算；别的不算。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出；还没开点的话，这就开点了。
explain-gouji-plain =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；别的不算，带王也要够数。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出。
explain-gouji-plain-opens =
    够级 = 一手大牌，打出来就对头能管（别人要管就得烧）。
    这桌的够级：{ $least }；别的不算，带王也要够数。
    例：老王 4个K → 就问 Anna（他对头）。丽姐、大刚、小李、Tom 要动就是烧。
    Anna 过 → 老王 立住，接着出；还没开点的话，这就开点了。
explain-burn =
    烧 = 别人出了够级，你不等他对头，抢先压上去，然后一口气走完。
    { $jokers }。走不完：你大落。
explain-burn-no-bluff =
    烧 = 别人出了够级，你不等他对头，抢先压上去，然后一口气走完。
    { $jokers }。这桌要王够走完才许烧。
burn-jokers-last = 压上之后每手都得带王（末手不用）
burn-jokers-last-threes = 压上之后每手都得带王（末手的3不用）
burn-jokers-every = 压的那手不用带王，往后每手都得带，末手也带
burn-jokers-every-threes = 压的那手不用带王，往后每手都得带，末手的3不用
example-burn-last =
    例：老王 3个Q。你还剩 3个K、小王、2个8、4个5。
    压 3个K → 小王带2个8 → 末手 4个5，走了，烧成。
    要是没小王：2个8 带不上王 → { $lacking }。
example-burn-last-threes =
    例：老王 3个Q。你还剩 3个K、小王、2个8、4个3。
    压 3个K → 小王带2个8 → 末手 4个3，走了，烧成。
    要是没小王：2个8 带不上王 → { $lacking }。
example-burn-every =
    例：老王 3个Q。你还剩 3个K、2个小王、2个8、4个5。
    压 3个K → 小王带2个8 → 小王带4个5，走了，烧成。
    要是就1个小王：4个5 带不上王 → { $lacking }。
example-burn-every-threes =
    例：老王 3个Q。你还剩 3个K、2个小王、2个8、4个5、2个3。
    压 3个K → 小王带2个8 → 小王带4个5 → 末手 2个3，走了，烧成。
    要是就1个小王：4个5 带不上王 → { $lacking }。
burn-lacking = 诈烧，大落
burn-lacking-no-bluff = 不许烧
burn-broken = 对头来解，或别人反烧，也就断了。
value-burn-needs-open = 这桌：自己先开了点，才能烧别人。
value-burn-tribute = 这桌：烧成了，挨烧的下局给烧的{ $count }张（烧贡）。
explain-counter =
    反烧 = 有人在烧，你压住他，换你一口气走完。
    例：Tom 烧了 老王，出 4个A。小李 4个2 压住：反烧，往后 小李 每手带王。
    小李 走完算他烧成；走不完，或被他对头 大刚 解了，前头的烧也不算了。
explain-counter-no-bluff =
    反烧 = 有人在烧，你压住他，换你一口气走完。
    例：Tom 烧了 老王，出 4个A。小李 4个2 压住：反烧，往后 小李 每手带王。
    小李 走完算他烧成；被他对头 大刚 解了，前头的烧也不算了。
value-counter-doubles = 这桌：反烧一层，烧贡翻一番。
explain-unburn =
    解烧 = 有人在烧，他对头压住了他出的这手，烧就不算了。
    例：Tom 在烧，出 4个A。丽姐 是他对头，4个2 压住：解了，丽姐 这手照常算。
explain-unburn-press =
    解烧 = 有人在烧，他对头压住了他出的这手。这桌：烧的人带王顶得住，就接着烧；顶不住，烧不算了。
    例：Tom 在烧，出 4个A。丽姐 是他对头，4个2 压住。
    Tom 小王带3个2 顶住 → 接着烧；Tom 过 → 解了。
explain-false =
    诈烧 = 烧了以后轮到自己出，手里没王可带，又一把出不完。
    这局就不打了，算大落（已经有人在底下的，排在他前头）。
    例：Tom 压了 3个K，还剩 { $left }，没王 → 诈烧，大落。
explain-false-no-bluff =
    诈烧 = 烧了以后没王可带，走不完。
    这桌王不够走完就不许烧，所以没有诈烧。
    例：Tom 有 3个K、{ $left }，没王 → 压得住 3个Q 也不许烧。
false-left = 2个8、4个5
false-left-threes = 2个8、4个3
value-false-point = 这桌：诈烧的还算没开点。
value-false-tribute = 这桌：诈烧的下局还得赔挨烧的1张。
explain-yield =
    让 = 对头出了小牌（不是够级），前头两家都过了，你先不说，让后头两家先管。
    他们都过：再问你，管还是过。有人管了：你就算过。
    例：Anna 4个9，大刚、Tom 过，老王 让。小李、丽姐 过 → 老王 4个10，这时就 Anna 能再管。
explain-pass-except-opposite =
    过 = 这手不管。过了以后，这一圈别人再出什么你都不再管，除非是对头出的。
    不烧不算过。乱缠以后，过了还能再要。
    例：丽姐 3个8，老王 过，Anna（他对头）3个J → 还问 老王；换了 大刚 3个J，就不问了。
explain-pass-strict =
    过 = 这手不管。过了以后，这一圈谁再出什么你都不再管，对头出的也一样。
    不烧不算过。乱缠以后，过了还能再要。
    例：丽姐 3个8，老王 过，Anna（他对头）3个J → 不再问 老王。
explain-opening-big =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    带大王的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点。
explain-opening-joker-or-single =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    带王的、单张的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点。
explain-opening-joker-or-two =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    带王的、带2的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点。
explain-opening-hung-or-attached =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    挂王的、别的牌带2的站住也不开点。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点；换成 小王带3个Q 就不开。
explain-opening-not-pure =
    开点 = 你出的够级没人管住，站住了。一局开一次就够。
    要纯够级：10到A自己够数，不带王不带2。乱缠以后就开不了了。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出，开点；换成 2个2 就不开。
explain-opening-off =
    开点 = 你出的够级没人管住，站住了。
    这桌不打点，开不开点都一样。
    例：老王 3个Q，Anna 过，没人烧 → 老王 接着出。
value-opening-pair = 这桌：头科走了，他对头还没开的就开不了了。
value-opening-passive = 这桌：管住对头的够级、自己站住的才开，先出的不算。
explain-wind-apply =
    接风 = 上家走了，他的底牌没人管，就轮到你出。
    可以先申请：不管也不算过，大家都过就你出；有人管上了，你还能说话。
    例：老王 走了，底牌 3个7。小李 申请接风，别人都过 → 小李 出。
explain-wind-automatic =
    接风 = 上家走了，他的底牌没人管，就轮到你出。
    例：老王 走了，底牌 3个7，都过 → 小李 出。
explain-freekill =
    够死级 = 头科、二科走的那一手（底牌）是够级，他对头拿够级压住了。
    这手没有能答的，要动就是烧；没人烧，他接着出。
    例：老王 走了，底牌 2个A。Anna 2个2 → 够死级，Anna 出。
explain-freekill-any =
    够死级 = 头科、二科走的那一手（底牌），他对头拿够级压住了。
    这手没有能答的，要动就是烧；没人烧，他接着出。
    例：老王 走了，底牌 3个7。Anna 3个Q → 够死级，Anna 出。
value-freekill-revolution = 这桌：就革命的人的对头有，见「要头」。
explain-headless =
    无头 = 头科是你对头，他走了，你对面没人了。
    别家的够级你都能答，你的够级别家也都能答。
    例：老王 头科走了 → 下一圈起 Anna 无头。
explain-headless-opens =
    无头 = 头科是你对头，他走了，你对面没人了。
    别家的够级你都能答，你的够级别家也都能答。开点照样能开。
    例：老王 头科走了 → 下一圈起 Anna 无头。
value-headless-closed = 这桌：无头以后开不了点。
explain-melee =
    四户乱缠 = 走了两家，剩下四家。从下一圈起够级、烧、让都不算了。
    谁的牌谁都能管，挨个来，过了还能再要。
    例：老王、Anna 走了。小李 4个K → 丽姐、大刚、Tom 谁都能管；丽姐 过了，Tom 管上，丽姐 还能再管。
explain-compare =
    比大小：张数一样，每一张都要大过。
    例：2个9 管不了 2个9；3个10 管 3个9。带2的按那个点算：2个2+3个8 就是5个8。
    小王带3个9：要大王带3个10 这样的，王大、牌也大。
explain-compare-no-twos =
    比大小：张数一样，每一张都要大过。2就是2，不当别的点。
    例：2个9 管不了 2个9；3个10 管 3个9。
    小王带3个9：要大王带3个10 这样的，王大、牌也大。
value-compare-downgrade = 大王小王一起出，都当小王。
value-kill-none = 大王带的没有能管的。
value-kill-two-big = 这桌：2个大王能管1个大王。
value-kill-two-small = 这桌：2个小王能管1个小王。
value-kill-three-small = 这桌：3个小王能管1个大王。
explain-report-on-request =
    报牌 = 剩{ $count }张以内的，有人问就得报，报的都是真的。
    点「问牌」是问所有人；多于{ $count }张的说「不够报」。
    例：老王 点「问牌」→ 六家一起报，小李 剩3张：小李 3张。
explain-report-always =
    报牌 = 剩{ $count }张以内的，张数一直写在桌面上。
    例：小李 剩3张 → 桌面上写着 小李 报3张。
explain-report-none =
    报牌：这桌不报牌，自己数。
    例：小李 剩3张，桌面上不写，问也不报。
explain-places =
    先走的是头科，往后二科、三科、四科、二落、大落。
    { $score }
    例：老王、小李、丽姐、Anna 先后走了，大刚 再走是二落，Tom 是大落。
explain-lead = 上班 = 这局头一手谁先出。
value-lead-suit =
    亮同花色的{ $rank }，至少{ $least }张，亮得多的先出；一样多，先摸齐的先出。大家一起亮，亮不亮随你。
    例：老王 亮3个红桃{ $rank }，大刚 亮2个黑桃{ $rank } → 老王 先出。
value-lead-colour-then-suit =
    亮同颜色的{ $rank }，至少{ $least }张，亮得多的先出；一样多，比同花色的。大家一起亮，亮不亮随你。
    例：老王 亮2个红桃{ $rank }1个方块{ $rank }，大刚 亮2个黑桃{ $rank } → 老王 先出。
value-lead-any =
    亮{ $rank }，至少{ $least }张，不论花色，亮得多的先出；一样多，先摸齐的先出。大家一起亮，亮不亮随你。
    例：老王 亮3个{ $rank }，大刚 亮2个{ $rank } → 老王 先出。
value-lead-random = 没人亮就抽。
value-lead-seat = 没人亮，1号位先出。
value-lead-shown = 亮了先出的，头一手出{ $rank }。
value-lead-marked =
    头一局：翻一张牌插回去，谁摸到谁先出。
    例：翻出黑桃9，Anna 摸到 → Anna 先出。
value-lead-last =
    往后的局：上局大落先出。
    例：上局 Tom 大落 → 这局 Tom 先出。
explain-important =
    要紧、不急 = 问你的时候跟在台面后头，说这手分量重不重，跟你管不管得了没关系。
    要紧：乱缠、有人烧、有人报牌、你剩{ $few }张以内、对头的够级、还能烧的够级。别的不急。
    例：台面 对头 Anna 4个K（够级） → 要紧；台面 小李 3个9 → 不急。

## Public: what happens around a hand (9)

explain-tribute = 进贡 = 上局输的，这局开打前把大牌（大王、小王、2）给赢的，从大到小给，自己挑不了。
value-tribute = 这桌的贡，先后是：{ $kinds }。
value-tribute-public = 给的什么牌，大家都看得见。
value-tribute-hidden = 给的什么牌，就两家自己看得见，别人只知道几张。
value-tribute-natural = 收进来的牌不能再拿去进贡。
example-tribute = 例：Anna 欠 老王 2张，手里1个大王3个2 → 给1个大王1个2。没有大牌：缺，免。
explain-return = 还贡 = 收了贡，还同样多的小牌（A以下）。
value-return = 这桌：{ $kinds } 要还。
value-return-none = 这桌：收了不还。
value-return-refusable = 还来的点自己一张都没有，可以不要，换一回；换来的就得收。
example-return = 例：丽姐 收了 Anna 2个2，还她 3、5。
explain-excused = 免贡 = 该给的不给了：没牌可给，收的不收，自家人说好，或者抗贡。
value-excused-refuse = 这桌：收的人可以不收。
value-excused-taken = 这桌：对家的贡不能不收。
value-ally-normal = 自家人之间照样给。
value-ally-by-agreement = 自家人之间两人都说给才给，不说就免。
value-ally-agreement-or-counter = 自家人之间两人都说给才给，不说就免；收的也可以反贡。
value-ally-none-or-all = 自家人之间，三家都说给才给，不说就免。
example-excused = 例：老王 欠 丽姐（自家人）1张，丽姐 说免了 → 免。
explain-pointtribute = 点贡 = 一局打完没开点的，下局给对头牌。
value-point = 这桌：没开点给{ $count }张；宣了点的见「宣点」。
value-point-fail = 对头开了、自己没开，再加{ $count }张。
example-pointtribute = 例：老王 开点，Anna（他对头）没开 → 下局 Anna 给 老王。两家都没开 → 互给。
explain-burntribute = 烧贡 = 烧成了，挨烧的下局给烧的人牌。
example-burntribute = 例：Tom 烧 老王，走了，烧成 → 下局 老王 给 Tom。
explain-stuffedtribute = 闷贡 = 被闷的，下局给闷他的人牌。
value-stuffedtribute-largest = 这桌：{ $count }张，从最大的给。
value-stuffedtribute-two-first = 这桌：{ $count }张，先拿2给。
example-stuffedtribute = 例：大刚 出 4个5，光剩3了，小李 4个8 压住 → 大刚 被闷，下局给 小李。
explain-falltribute = 落贡 = 大落给头科、二落给二科牌。
value-falltribute = 这桌：大落{ $last }张，二落{ $second }张；三科四科不给不收。
example-falltribute = 例：Anna 大落，丽姐 头科 → 下局 Anna 给 丽姐。
explain-sweeptribute = 圈贡 = 让人圈了三户的一方，三家各给对头1张。
value-sweeptribute = 这桌：圈贡在别的贡之外。
value-sweeptribute-alone = 这桌：给了圈贡，被圈的一方别的贡就免了。
example-sweeptribute = 例：红方 圈三户 → 下局 小李→大刚、Anna→老王、Tom→丽姐 各1张。
explain-resist = 抗贡 = 四个大王（或四个小王）全摸在一家手里，贡就不给了。
value-resist = 这桌：4个大王，他这方全免；4个小王，他自己免。
example-resist = 例：丽姐 摸了4个大王 → 红方 这局全免。
explain-countertribute = 反贡 = 自家人给的贡收了，再回给他一张自己最大的。
value-countertribute = 这桌：自家人之间可以反贡。
example-countertribute = 例：老王 给 丽姐 1个2，丽姐 反贡1个大王。
explain-dot = 点手 = 欠着点贡又摸了大王，亮出来，报个数，拿大王换对头往后摸的第几张，抵1张点贡。
value-dot = 这桌：能点，牌摸完了一起问；他往后没那么多张，就不算。
example-dot = 例：Tom 欠 丽姐 点贡，摸了大王，报3 → 丽姐 往后第3张是8：大王给 丽姐，8给 Tom。
explain-call = 宣点 = 看了牌、头一手之前，赌对头这局开不了点。大家一起问，一起亮。
explain-precall = 预点 = 没发牌就赌对头这局开不了点。大家一起问，一起亮。
value-call-additive = 这桌：对头没开，他给{ $right }张；对头开了你没开，你多给{ $wrong }张。
value-call-pair-double = 这桌：这两家有一家宣了，没开的给{ $right }张。
value-call-success-double = 这桌：你开了、对头没开，他给{ $right }张；别的照没宣算。
value-call-both-open = 两家都开了，宣的给{ $count }张。
example-call = 例：老王 宣了。Anna（他对头）没开 → 老王 猜对；两家都开了 → 看这桌怎么算。
example-precall = 例：发牌前 老王 预了，打完 Anna（他对头）没开 → 老王 猜对。预过的不能再宣。
explain-swap = 对消 = 一对对头都没开点，互相欠着点贡。
value-swap-exchange = 这桌：照给，互换。
value-swap-set-off = 这桌：抵了，牌亮一下收回。
value-swap-by-agreement = 这桌：两家都说对消才抵，牌亮一下收回；不说就照换。
example-swap = 例：老王、Anna 都没开 → 老王 欠 Anna，Anna 也欠 老王。
explain-buy = 买三买四 = 手里得有的牌没有，跟人买一张。不用自己张罗，开打前就办好。
value-buy-three = 这桌：没3的买3。
value-buy-four = 这桌：没4的买4。
value-buy-both = 这桌：没3的买3，没4的买4。
value-pay-two-or-joker = 付1个2；没2付小王，再没付大王。
value-pay-natural-two = 付1个自己摸的2。
value-buy-order = 依次找：{ $sellers }。
seller-opposite = 对头
seller-opposite-mates = 对头那边的
seller-adjacent-enemies = 上下家
seller-own-sale = 自家人（也要付）
seller-own-gift = 自家人（白送）
value-broke-auto-revolution = 付不起：没3的就算革命。
value-broke-opposite-gift = 付不起：白给。
value-broke-ally-pays = 付不起：问自家人替不替付；没人替，白给。
example-buy = 例：Tom 没3。丽姐（他对头）有2个3 → 丽姐→Tom 1个3，Tom 给她1个2。
explain-holdthree = 憋三 = 3留到最后，末手得是3。
value-holdthree = 这桌：憋三；末手的3可以带2、挂王。
value-holdthree-whole = 这桌：憋三；3一把出，不带2不挂王。
example-holdthree = 例：你剩 2个K、3个3。2个K 没人管 → 3个3 走了。有人管了，手里光剩3 → 被闷。
explain-stuffed = 被闷 = 末手之前那手被人压住，手里光剩3，又轮不到出。
value-stuffed-passive = 这桌：3还能走，轮到出就行；闷贡照给。
value-stuffed-hidden = 闷没闷先不说，走了才亮。
value-stuffed-shown = 闷了当场就说。
value-stuffed-first-is-last = 这桌：走不了了，先被闷的大落。
value-stuffed-last-is-last = 这桌：走不了了，后被闷的大落。
value-stuffed-no-wind = 被闷的不能接风。
example-stuffed = 例：大刚 4个5，剩2个3。小李 4个8 压住 → 大刚 被 小李 闷了。
explain-fours = 点四 = 4是开点的凭证：开了点才能出4，一把出。
value-fours-certificate-void = 这桌：没开点的可以弃点扔4；乱缠时没开的再问一回。
value-fours-certificate-keep = 这桌：没开点的，4留到乱缠以后再出。
example-fours = 例：大刚 开了点，手里3个4 → 轮到他先出，3个4。
explain-natural = 天开 = 摸完牌一手纯够级都没有（10到A都不够数），算开了点。
value-natural = 这桌：有天开，摸完就算，给对头看一眼牌；靠换来的牌打出纯够级，就不算了。
example-natural = 例：Anna 摸了 4个10、3个J、2个Q、1个K、1个A → 天开。
explain-revolution = 革命 = 手里没大王、没小王、没2，可以不跟着打。大家一起问，一起亮。
explain-revolution-shots = 革命 = 手里没大王、没小王、没2，可以打三枪纯够级，有一枪立住就成。大家一起问，一起亮。
value-revolution-lay-down = 这桌：牌扣下，这局不打。
value-revolution-three-shots = 这桌：打三枪，见「三枪」。
value-place-fourth-or-swept-third = 算四科；自家人占了头科二科，他就是三科，圈三户。
value-place-third = 算三科。
value-place-by-first-out = 自家人头科算三科，不然四科。
value-check-drawn = 看摸的牌。
value-check-after-tribute = 看进完贡手里的牌。
value-check-after-buying = 看买完牌手里的牌。
value-double-void-hand = 两家以上革命：这局作废重发，欠的贡还欠着。
value-double-restart = 两家以上革命：作废，重新开局。
value-revolution-automatic = 没3又买不起的，也算革命。
example-revolution = 例：丽姐 没王没2，说革命 → 别家接着打，她歇着。
example-revolution-shots = 例：丽姐 没王没2，说革命，三枪 2个A、3个Q、4个J；Tom（她对头）一枪一枪地压。
explain-shots = 三枪 = 革命的挑三手纯够级，一枪一枪打给对头；压住一枪算一枪。
value-shots = 这桌：头一枪立住，后两枪里对头还能压一枪，得拿纯够级；有一枪立住就成，三枪都压住就没成，排在最底下。成了先出3，对头无头。
example-shots = 例：Tom 打 2个A、3个Q、4个J。丽姐（他对头）压住2个A，3个Q 立住 → 革命成了。
explain-head = 要头 = 革命的人的对头，留着头打：头几手够级没有能答的，用完了就无头。
value-head-choice = 这桌：他自己挑，要头：{ $kills }次够死级；不要：现在就无头。
value-head-given = 这桌：{ $kills }次够死级，用完无头。
value-head-lost = 这桌：革命一亮，他就无头。
example-head = 例：丽姐 革命，Tom 要头。Tom 4个K → 除了烧没有能答的，Tom 接着出。
explain-fives = 汇五 = 让人圈了三户的一方，下局三家的5凑成头一手。
value-fives = 这桌：有汇五；对方三家挨个问管不管，没人管，大落先出。
example-fives = 例：蓝方 上局被圈。小李2个5、Anna 3个5、Tom 2个5 → 汇五，7个5。
explain-sweep = 圈三户 = 头科、二科、三科让一方占全了。
value-sweep-fives = 下局被圈的汇五。
value-sweep-restart = 连着{ $count }次圈同一方：重新开局。
value-sweep-blocked = 有革命的，他的对家占全前三科也不算圈。
example-sweep = 例：老王、丽姐、大刚 占了前三 → 红方 圈三户。
explain-sixpoints = 六点 = 一方挨的点贡攒够数，这场就输了。
value-sixpoints = 这桌：攒到{ $limit }个点贡收场；两方同时攒够，打平。
example-sixpoints = 例：红方 已经挨了5个，这局 丽姐 没开点 → 再挨1个，共6个。
explain-chooselast = 大落自选 = 剩下两家是自家人，都没走，谁算大落自己商量。
value-chooselast = 这桌：下局发牌前问这两家，说到一块儿就改，不然照旧。
example-chooselast = 例：红方 剩 大刚、丽姐 没走，都说 大刚 → 大刚 大落。
explain-cut = 切牌 = 发牌前，上局大落可以切一刀，也可以让对头切，最多三刀。
value-cut = 这桌：切。
example-cut = 例：大落 丽姐 切牌，上头40张挪到底下，再摸。
explain-peace = 平和局 = 头一局没有贡、不买牌；纯够级一出来就开点。
value-peace = 这桌：头一局是平和局；没3、没4的跟牌多的匀一张。
example-peace = 例：头一局 老王 4个J → 老王 当时就开点。
explain-match = 一场 = 一局接一局打，到收场为止。
value-match = 这桌：一场{ $hands }局。
value-match-open = 这桌：不定局数，打到大家收场。
value-match-sweep = 圈三户，这场到此。
value-match-dissolve = 六家都同意，随时能收，分照算。
example-match = 例：打完第2局，点「下一局」接着打；收了场，点「再来一场」。
