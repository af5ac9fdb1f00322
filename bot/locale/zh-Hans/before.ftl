### What one player is asked before the first lead and around it (screens, sections 7.1 to 7.5).

## Private: in common

number = { $number }
alert-before-asked = 桌{ $table }：牌还没发，等你答
action-wrong-follow = 你出的{ $play }压不住，算过
button-terms-done = 就这么定
group-dot = 第几张
group-terms = 改哪一笔
group-return = 还哪张
group-refuse = 不要哪张

## Private: calling the point (7.3)

ask-pre-call = 预点？没看牌先赌：你对头 { $name } 这局开不了点。六家一起问，一起亮
ask-bright-call = 宣点？赌你对头 { $name } 这局开不了点。几家一起问，一起亮
call-right = 他没开、你开了：下局 { $name } 给你{ $cards }张（{ $without }是{ $plain }张）
call-closed = 都没开：{ $name } 给你{ $cards }张（{ $without }是{ $plain }张），你给 { $name } { $back }张（{ $without }是{ $usual }张）
call-wrong = 他开了、你没开：下局你给 { $name } { $cards }张（{ $without }是{ $plain }张）
call-both = 都开了：你给 { $name } { $cards }张（{ $without }没事）
call-otherwise = 别的跟没宣一样
pre-call-otherwise = 别的跟没预一样
without-call = 不宣
without-pre-call = 不预
call-theirs = { $name } 也宣的话另算
pre-call-theirs = { $name } 也预的话另算
button-no-call = 不宣
button-call = 宣点
button-no-pre-call = 不预
button-pre-call = 预点

## Private: agreeing (7.3, 7.5)

ask-last = { $side }方剩 { $names } 没走，自己商量：谁当大落？
last-tribute = 大落进贡{ $last }张，二落{ $second }张
last-leads = 大落这局先出
last-usual = 两家说不到一块儿，就是 { $name }
button-last = { $name } 当
button-last-self = 我当
ask-swap = 你和 { $name } 上局都没开点，互相欠着：你给{ $mine }张，{ $name } 给{ $theirs }张。对消＝亮一亮，谁也不给；两家都点对消才算
button-exchange = 照换
button-set-off = 对消
ask-help = { $name } 没{ $rank }，也没2可付。你替着付{ $price }？要你自己摸的2；谁先轮到谁付
ask-help-joker = { $name } 没{ $rank }，也付不起。你替着付{ $price }？没2就付王；谁先轮到谁付
button-no-help = 不付
button-help = 替他付

## Private: cutting and the dot-hand (7.1)

ask-cut = 你是大落：切不切牌？一共{ $cards }张，上头几张挪到底下。也能让对头 { $name } 切，最多{ $times }刀。别的切法打字，比如 切40
button-no-cut = 不切
button-cut-third = 切三分之一（{ $cards }张）
button-cut-half = 切一半（{ $cards }张）
button-ask-cut = 让 { $name } 切{ $times }刀
ask-cutting = { $name } 让你切牌。一共{ $cards }张，上头切几张到底下？别的切法打字，比如 切40
button-cut = 切{ $cards }张
ask-dot = 点手不点？你欠 { $name } { $cards }张点贡。摸着大王的可以亮出来报个数：大王给他，他在那以后摸的第几张归你，点贡少1张
dot-typed = 他后头没那么多张，就不算。别的数打字，比如 点手 12
button-no-dot = 不点

## Private: terms of tribute (7.1)

tribute-kind-sweep = 圈贡
tribute-kind-stuffed = 闷贡
tribute-kind-burn = 烧贡
tribute-kind-point = 点贡
tribute-kind-fall = 落贡
terms-debt = { $payer } 欠 { $receiver } { $cards }张{ $kind }
terms-numbered = { $number }. { $debt }
ask-terms = 这几笔贡怎么办？
ask-terms-ally = 自家人的贡：两家都说给才给，有一家说免就免
ask-terms-side = 咱们自家的贡，都给还是都免？有一家说免就都免
ask-terms-taken = 收还是不收？不收就不用给了
terms-chosen-ally = 自家人的，{ $numbers } 现在是：{ $way }
terms-chosen-side = 自家的一起算，{ $numbers } 现在是：{ $way }
terms-chosen-taken = { $numbers } 现在是：{ $way }
button-terms-other = { $numbers } 改成{ $way }
button-pay-ally = 照给
button-waive-ally = 免了
button-counter-ally = 反贡
button-pay-side = 都给
button-waive-side = 都免
button-pay-taken = 收
button-waive-taken = 不收

## Private: small cards that go back (7.1)

ask-return = 还 { $name } { $count }张小的（不能是2和王），一般还最小的
return-keep = 最后一个{ $rank }得留着
return-none = 你没有能还的小牌
return-chosen = 已选 { $cards }
button-return-nothing = 没得还
button-return-lowest = 还最小的：{ $cards }
button-return-these = 就还这{ $count }张：{ $cards }
ask-take = { $name } 还你 { $cards }
take-only = { $ranks } 你手里原来一张都没有，可以不要；换回来的就得收了
ask-take-all = { $name } 还你 { $cards }。这些你手里本来就有，得收
button-take = 收下
button-refuse = 不要 { $cards }

## Private: revolution (7.4)

ask-revolution = 革命不革命？手里没大王、没小王、没2的才行。革了就把牌扣下，这局不打。几家一起问，一起亮
ask-revolution-drawn = 革命不革命？摸的牌里没大王、没小王、没2的才行。革了就把牌扣下，这局不打。几家一起问，一起亮
ask-revolution-shots = 革命不革命？得点得出{ $count }手纯够级（不带2，不带王）；手里剩的王和2先都给对头。几家一起问，一起亮
revolution-place-fourth-or-swept-third = 革命的算四科；头科二科都是自家的，算三科
revolution-place-third = 革命的算三科
revolution-place-by-first-out = 革命的算三科或四科，看头科是哪家的
revolution-concedes = 你算没开点，{ $name } 算开了
revolution-head = 你对头 { $name } 挑：要头（{ $kills }次够死级），还是现在就无头
revolution-no-head = 你对头 { $name } 就无头了
revolution-test = { $name }（对头）一手一手地压。漏一手：你开点，走人，他无头。三手都压住：你大落，没开点
revolution-void-hand = 两家都革命，这局作废，重发
revolution-restart = 两家都革命，从头再开
button-no-revolution = 不革命
button-revolution = 革命
button-revolution-shots = 革命…
button-no-revolution-after-all = 不革了
panel-shots = 挑{ $count }手纯够级，按先后点。要别的打字，比如 革命 2个A、2个K、3个Q
panel-shots-none = 你凑不出{ $count }手纯够级，革不了命。只有你看得见这句
button-shots = { $shots }
ask-head = { $name } 革命了，你是对头。要不要头？
head-kept = 要头：你头{ $kills }手够级，除了烧没人能答；用完了就无头
head-lost-now = 不要头：现在就无头，别家的够级你都能答，你的够级别家也都能答
button-no-head = 不要头
button-head = 要头

## Private: shots and pooled fives (7.4)

ask-shot = 第{ $number }枪：{ $name } { $plays }。压不压？
ask-shot-rest = 头一枪没压，{ $name } 革命成了。剩下 { $plays }：拿纯够级压住一手，你也开点
shot-stake = { $count }枪都压住：{ $name } 大落，没开点。漏一枪：他革命成了，你无头。拿纯够级压的，你就开点
shot-last = 压住：{ $name } 大落，没开点。放过：他革命成了，你无头
shot-stood = { $name } 革命成了，你无头。这枪拿纯够级压住，你也开点
fives-of = { $name } { $count }个
ask-fives = { $side }方汇五：{ $play }（{ $laid }）。压不压？没人压，{ $name } 先出
fives-first = 按轮次，头一个压的算，后头的收回
button-let-pass = 放过
panel-beating = 带{ $kind }的出法：

## Private: 4s (6.3)

ask-fours = 四户乱缠了。没开点的现在可以把4扔了，扔不扔？只问这一回
fours-stake = 扔＝4全不要了，不用再出。留着＝得自己找机会出掉
button-keep-fours = 留着
button-throw-fours = 扔4
button-throw = 弃点，扔4…
button-give-up-more = 弃点…
panel-throw = 扔4：{ $count }个4全扔掉，这局开不了点了。收不回
panel-give-up = 弃点：这局开不了点了，4能领出（整把出）。收不回
button-throw-now = 扔{ $count }个4
button-give-up = 弃点
button-keep-opening = 不弃

## Private: answers in words

action-yes = 是
action-no = 不
action-yes-pre-call = 预点
action-no-pre-call = 不预
action-yes-bright-call = 宣点
action-no-bright-call = 不宣
action-yes-swap = 对消
action-no-swap = 照换
action-yes-help = 替他付
action-no-help = 不付
action-yes-revolution = 革命
action-no-revolution = 不革命
action-yes-head = 要头
action-no-head = 不要头
action-yes-fours = 扔4
action-no-fours = 留着
action-yes-take = 收下
action-no-cut = 不切
action-no-cutting = 不切
action-no-dot = 不点
action-choose-last = { $number }号当大落
action-cut = 切{ $number }张
action-ask-cut = 让对头切{ $number }刀
action-dot = 点手 { $number }
action-return = 还 { $cards }
action-return-nothing = 没得还
action-refuse = 不要 { $cards }
action-shots = 革命：{ $shots }
action-terms = 贡照你说的办
action-terms-pay-ally = 照给
action-terms-pay-side = 都给
action-terms-pay-taken = 收
action-terms-waive-ally = 免了
action-terms-waive-side = 都免
action-terms-waive-taken = 不收
action-terms-waived = 免 { $waived }
action-terms-countered = 反 { $countered }
action-terms-mixed = 免 { $waived }；反 { $countered }
action-give-up-opening = 弃点
action-throw-fours = 弃点扔4

## Private: cards that I gave and got (7.1, 7.2)

own-showed = 对消：亮了 { $cards }，没给
own-gave-tribute = 给出：{ $cards }→{ $name }（进贡）
own-got-tribute = 收到：{ $cards }（{ $name } 进贡）
own-gave-counter = 给出：{ $cards }→{ $name }（反贡）
own-got-counter = 收到：{ $cards }（{ $name } 反贡）
own-gave-return = 给出：{ $cards }→{ $name }（还贡）
own-got-return = 收到：{ $cards }（{ $name } 还的）
own-gave-refused = 退回：{ $cards }→{ $name }
own-got-refused = { $name } 不要 { $cards }，退回来了
own-gave-sold = 给出：{ $cards }→{ $name }（买走的）
own-got-sold = 收到：{ $cards }（跟 { $name } 买的）
own-gave-gift = 给出：{ $cards }→{ $name }（白送的）
own-got-gift = 收到：{ $cards }（{ $name } 白送的）
own-gave-price = 给出：{ $cards }→{ $name }（买牌）
own-got-price = 收到：{ $cards }（{ $name } 买牌付的，不能再进贡）
own-gave-levelled = 给出：{ $cards }→{ $name }（匀的）
own-got-levelled = 收到：{ $cards }（{ $name } 匀的）
own-gave-handed-over = 给出：{ $cards }→{ $name }（革命先交王和2）
own-got-handed-over = 收到：{ $cards }（{ $name } 革命交的）
