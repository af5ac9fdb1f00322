### What one player is asked before the first lead and around it (screens, sections 7.1 to 7.5).

## Private: in common

number = { $number }
alert-before-asked = 桌{ $table }：牌還沒發，等你答
action-wrong-follow = 你出的{ $play }壓不住，算過
button-terms-done = 就這麼定
group-dot = 第幾張
group-terms = 改哪一筆
group-return = 還哪張
group-refuse = 不要哪張

## Private: calling the point (7.3)

ask-pre-call = 預點？沒看牌先賭：你對頭 { $name } 這局開不了點。六家一起問，一起亮
ask-bright-call = 宣點？賭你對頭 { $name } 這局開不了點。幾家一起問，一起亮
call-right = 他沒開、你開了：下局 { $name } 給你{ $cards }張（{ $without }是{ $plain }張）
call-closed = 都沒開：{ $name } 給你{ $cards }張（{ $without }是{ $plain }張），你給 { $name } { $back }張（{ $without }是{ $usual }張）
call-wrong = 他開了、你沒開：下局你給 { $name } { $cards }張（{ $without }是{ $plain }張）
call-both = 都開了：你給 { $name } { $cards }張（{ $without }沒事）
call-otherwise = 別的跟沒宣一樣
pre-call-otherwise = 別的跟沒預一樣
without-call = 不宣
without-pre-call = 不預
call-theirs = { $name } 也宣的話另算
pre-call-theirs = { $name } 也預的話另算
button-no-call = 不宣
button-call = 宣點
button-no-pre-call = 不預
button-pre-call = 預點

## Private: agreeing (7.3, 7.5)

ask-last = { $side }方剩 { $names } 沒走，自己商量：誰當大落？
last-tribute = 大落進貢{ $last }張，二落{ $second }張
last-leads = 大落這局先出
last-usual = 兩家說不到一塊兒，就是 { $name }
button-last = { $name } 當
button-last-self = 我當
ask-swap = 你和 { $name } 上局都沒開點，互相欠著：你給{ $mine }張，{ $name } 給{ $theirs }張。對消＝亮一亮，誰也不給；兩家都點對消才算
button-exchange = 照換
button-set-off = 對消
ask-help = { $name } 沒{ $rank }，也沒2可付。你替著付{ $price }？要你自己摸的2；誰先輪到誰付
ask-help-joker = { $name } 沒{ $rank }，也付不起。你替著付{ $price }？沒2就付王；誰先輪到誰付
button-no-help = 不付
button-help = 替他付

## Private: cutting and the dot-hand (7.1)

ask-cut = 你是大落：切不切牌？一共{ $cards }張，上頭幾張挪到底下。也能讓對頭 { $name } 切，最多{ $times }刀。別的切法打字，比如 切40
button-no-cut = 不切
button-cut-third = 切三分之一（{ $cards }張）
button-cut-half = 切一半（{ $cards }張）
button-ask-cut = 讓 { $name } 切{ $times }刀
ask-cutting = { $name } 讓你切牌。一共{ $cards }張，上頭切幾張到底下？別的切法打字，比如 切40
button-cut = 切{ $cards }張
ask-dot = 點手不點？你欠 { $name } { $cards }張點貢。摸著大王的可以亮出來報個數：大王給他，他在那以後摸的第幾張歸你，點貢少1張
dot-typed = 他後頭沒那麼多張，就不算。別的數打字，比如 點手 12
button-no-dot = 不點

## Private: terms of tribute (7.1)

tribute-kind-sweep = 圈貢
tribute-kind-stuffed = 悶貢
tribute-kind-burn = 燒貢
tribute-kind-point = 點貢
tribute-kind-fall = 落貢
terms-debt = { $payer } 欠 { $receiver } { $cards }張{ $kind }
terms-numbered = { $number }. { $debt }
ask-terms = 這幾筆貢怎麼辦？
ask-terms-ally = 自家人的貢：兩家都說給才給，有一家說免就免
ask-terms-side = 咱們自家的貢，都給還是都免？有一家說免就都免
ask-terms-taken = 收還是不收？不收就不用給了
terms-chosen-ally = 自家人的，{ $numbers } 現在是：{ $way }
terms-chosen-side = 自家的一起算，{ $numbers } 現在是：{ $way }
terms-chosen-taken = { $numbers } 現在是：{ $way }
button-terms-other = { $numbers } 改成{ $way }
button-pay-ally = 照給
button-waive-ally = 免了
button-counter-ally = 反貢
button-pay-side = 都給
button-waive-side = 都免
button-pay-taken = 收
button-waive-taken = 不收

## Private: small cards that go back (7.1)

ask-return = 還 { $name } { $count }張小的（不能是2和王），一般還最小的
return-keep = 最後一個{ $rank }得留著
return-none = 你沒有能還的小牌
return-chosen = 已選 { $cards }
button-return-nothing = 沒得還
button-return-lowest = 還最小的：{ $cards }
button-return-these = 就還這{ $count }張：{ $cards }
ask-take = { $name } 還你 { $cards }
take-only = { $ranks } 你手裡原來一張都沒有，可以不要；換回來的就得收了
ask-take-all = { $name } 還你 { $cards }。這些你手裡本來就有，得收
button-take = 收下
button-refuse = 不要 { $cards }

## Private: revolution (7.4)

ask-revolution = 革命不革命？手裡沒大王、沒小王、沒2的才行。革了就把牌扣下，這局不打。幾家一起問，一起亮
ask-revolution-drawn = 革命不革命？摸的牌裡沒大王、沒小王、沒2的才行。革了就把牌扣下，這局不打。幾家一起問，一起亮
ask-revolution-shots = 革命不革命？得點得出{ $count }手純夠級（不帶2，不帶王）；手裡剩的王和2先都給對頭。幾家一起問，一起亮
revolution-place-fourth-or-swept-third = 革命的算四科；頭科二科都是自家的，算三科
revolution-place-third = 革命的算三科
revolution-place-by-first-out = 革命的算三科或四科，看頭科是哪家的
revolution-concedes = 你算沒開點，{ $name } 算開了
revolution-head = 你對頭 { $name } 挑：要頭（{ $kills }次夠死級），還是現在就無頭
revolution-no-head = 你對頭 { $name } 就無頭了
revolution-test = { $name }（對頭）一手一手地壓。漏一手：你開點，走人，他無頭。三手都壓住：你大落，沒開點
revolution-void-hand = 兩家都革命，這局作廢，重發
revolution-restart = 兩家都革命，從頭再開
button-no-revolution = 不革命
button-revolution = 革命
button-revolution-shots = 革命…
button-no-revolution-after-all = 不革了
panel-shots = 挑{ $count }手純夠級，按先後點。要別的打字，比如 革命 2個A、2個K、3個Q
panel-shots-none = 你湊不出{ $count }手純夠級，革不了命。只有你看得見這句
button-shots = { $shots }
ask-head = { $name } 革命了，你是對頭。要不要頭？
head-kept = 要頭：你頭{ $kills }手夠級，除了燒沒人能答；用完了就無頭
head-lost-now = 不要頭：現在就無頭，別家的夠級你都能答，你的夠級別家也都能答
button-no-head = 不要頭
button-head = 要頭

## Private: shots and pooled fives (7.4)

ask-shot = 第{ $number }槍：{ $name } { $plays }。壓不壓？
ask-shot-rest = 頭一槍沒壓，{ $name } 革命成了。剩下 { $plays }：拿純夠級壓住一手，你也開點
shot-stake = { $count }槍都壓住：{ $name } 大落，沒開點。漏一槍：他革命成了，你無頭。拿純夠級壓的，你就開點
shot-last = 壓住：{ $name } 大落，沒開點。放過：他革命成了，你無頭
shot-stood = { $name } 革命成了，你無頭。這槍拿純夠級壓住，你也開點
fives-of = { $name } { $count }個
ask-fives = { $side }方匯五：{ $play }（{ $laid }）。壓不壓？沒人壓，{ $name } 先出
fives-first = 按輪次，頭一個壓的算，後頭的收回
button-let-pass = 放過
panel-beating = 帶{ $kind }的出法：

## Private: 4s (6.3)

ask-fours = 四戶亂纏了。沒開點的現在可以把4扔了，扔不扔？只問這一回
fours-stake = 扔＝4全不要了，不用再出。留著＝得自己找機會出掉
button-keep-fours = 留著
button-throw-fours = 扔4
button-throw = 棄點，扔4…
button-give-up-more = 棄點…
panel-throw = 扔4：{ $count }個4全扔掉，這局開不了點了。收不回
panel-give-up = 棄點：這局開不了點了，4能領出（整把出）。收不回
button-throw-now = 扔{ $count }個4
button-give-up = 棄點
button-keep-opening = 不棄

## Private: answers in words

action-yes = 是
action-no = 不
action-yes-pre-call = 預點
action-no-pre-call = 不預
action-yes-bright-call = 宣點
action-no-bright-call = 不宣
action-yes-swap = 對消
action-no-swap = 照換
action-yes-help = 替他付
action-no-help = 不付
action-yes-revolution = 革命
action-no-revolution = 不革命
action-yes-head = 要頭
action-no-head = 不要頭
action-yes-fours = 扔4
action-no-fours = 留著
action-yes-take = 收下
action-no-cut = 不切
action-no-cutting = 不切
action-no-dot = 不點
action-choose-last = { $number }號當大落
action-cut = 切{ $number }張
action-ask-cut = 讓對頭切{ $number }刀
action-dot = 點手 { $number }
action-return = 還 { $cards }
action-return-nothing = 沒得還
action-refuse = 不要 { $cards }
action-shots = 革命：{ $shots }
action-terms = 貢照你說的辦
action-terms-pay-ally = 照給
action-terms-pay-side = 都給
action-terms-pay-taken = 收
action-terms-waive-ally = 免了
action-terms-waive-side = 都免
action-terms-waive-taken = 不收
action-terms-waived = 免 { $waived }
action-terms-countered = 反 { $countered }
action-terms-mixed = 免 { $waived }；反 { $countered }
action-give-up-opening = 棄點
action-throw-fours = 棄點扔4

## Private: cards that I gave and got (7.1, 7.2)

own-showed = 對消：亮了 { $cards }，沒給
own-gave-tribute = 給出：{ $cards }→{ $name }（進貢）
own-got-tribute = 收到：{ $cards }（{ $name } 進貢）
own-gave-counter = 給出：{ $cards }→{ $name }（反貢）
own-got-counter = 收到：{ $cards }（{ $name } 反貢）
own-gave-return = 給出：{ $cards }→{ $name }（還貢）
own-got-return = 收到：{ $cards }（{ $name } 還的）
own-gave-refused = 退回：{ $cards }→{ $name }
own-got-refused = { $name } 不要 { $cards }，退回來了
own-gave-sold = 給出：{ $cards }→{ $name }（買走的）
own-got-sold = 收到：{ $cards }（跟 { $name } 買的）
own-gave-gift = 給出：{ $cards }→{ $name }（白送的）
own-got-gift = 收到：{ $cards }（{ $name } 白送的）
own-gave-price = 給出：{ $cards }→{ $name }（買牌）
own-got-price = 收到：{ $cards }（{ $name } 買牌付的，不能再進貢）
own-gave-levelled = 給出：{ $cards }→{ $name }（勻的）
own-got-levelled = 收到：{ $cards }（{ $name } 勻的）
own-gave-handed-over = 給出：{ $cards }→{ $name }（革命先交王和2）
own-got-handed-over = 收到：{ $cards }（{ $name } 革命交的）
