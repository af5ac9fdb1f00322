### Refusals: first the reason, then the way on. Ids are `error-` and the code (screens, section 10).

## Private: whose turn, which table

error-stale = 桌上已經變了，這個按鈕是老的。看最新的那條
error-not-asked = 現在沒問你。輪到你，牌底下會有按鈕
error-not-asked-here = 現在沒問你。輪到你，「我的牌」裡會有按鈕
error-not-your-turn = 還沒輪到你。輪到你，牌底下會有按鈕
error-not-your-turn-here = 還沒輪到你。輪到你，「我的牌」裡會有按鈕
error-not-now = 現在不能這麼出。看牌底下的按鈕
error-not-now-here = 現在不能這麼來。點「我的牌」，裡頭有按鈕
error-not-seated = 你沒在這桌。開打前點「坐下」就有位子
error-not-host = 這個得開桌的點，叫他來
error-table-full = 這桌滿了。等下一桌，或者 /newgame 再開一桌
error-already-seated = 你在這桌有位子了，{ $seat }號位
error-no-table = 這裡沒有開著的桌。發 /newgame 開一桌
error-no-such-table = 沒找到「桌{ $number }」。不寫桌號發 /table 看看，或者發 /newgame 開一桌
error-leave-later = 桌{ $number }這局正打著，打完才能起身。不想打了就發 /stop 散桌
error-next-later = 桌{ $number }這局正打著，打完再發 /next
error-many-tables = 你在好幾桌：{ $tables }。前頭寫上是哪桌，比如：桌{ $first } ……，或者 /next 桌{ $first }
error-same-number = 你在好幾桌，桌號一樣：{ $tables }。點那桌牌下面的按鈕，命令到那桌的群裡發
error-hand-running = 這局正打著，打完再說
error-not-running = 這桌沒在打。開打以後再點
error-wrong-phase = 現在點這個沒用，桌上已經不是那一步了。看最新的那條
error-bad-button = 這個按鈕我不認得。看最新的那條，或者 /table
error-room-lacks = 開不了桌：這個頻道裡我還少{ $lacking }。讓管理員給我加上，再開
error-play-in-room = 出牌別寫在群裡，大家都看見了。這手沒算，到私聊出
error-private-closed = 我發不到你私聊。點「打開私聊」，或者一直用「我的牌」
error-no-such-profile = 沒有「{ $words }」這套規矩。有這些：{ $profiles }
error-no-such-game = 我這兒沒有「{ $words }」。能打的：{ $games }。比如：/newgame { $example }
error-many-games = 「{ $words }」{ $games }裡都有。前頭寫上打哪樣：/newgame { $first } { $words }
error-two-games = 一桌只打一樣，{ $games }挑一樣，比如：/newgame { $first }
error-game-seats = { $game }是{ $seats }個人打，這桌坐著{ $people }個人。先讓人起身，或者另開一桌
error-no-such-term = 「{ $words }」我講不了。我會講的比如：{ $terms }
error-term-of-other-game = 「{ $words }」是{ $game }裡的話，這桌不打{ $game }。這桌我會講的比如：{ $terms }
error-no-such-language = 沒有這種語言。有這些：{ $languages }
error-no-such-command = 沒有 /{ $words } 這個命令。/help 看有哪些
error-inner = 我這邊出了岔子，牌沒動。再點一次；還不行就 /table

## Private: typed words

error-unreadable = 沒看懂「{ $words }」。這樣寫：5個10、小王帶3個9、過
error-ambiguous = 有幾種意思：{ $choices }。寫全一點
error-not-one-rank = 不是一手：除了2和王，得是同一個點
error-suggest-whom = 兩家讓你看牌，不知道你說給誰。點他的按鈕

## Private: plays

error-wrong-count = 檯面是{ $top }，你出的是{ $play }。張數要一樣
error-does-not-beat = { $play } 管不了 { $top }，要大過才行
error-joker-above = 檯面是{ $top }：你的王得比它大，牌也得比它大
error-dead-play = { $top } 帶著大王，誰也管不了，過吧
error-do-not-have = 你沒有{ $wanted }，手裡是{ $have }（帶2也行）
error-do-not-have-any = 你手裡沒有{ $wanted }。看看 /hand
error-attach-off = 這桌不許帶2，出一樣的牌
error-cannot-pass-lead = 輪到你先出，不能過。出一手小的也行
error-only-opposite = 夠級只有對頭能管。你想管？那是燒
error-only-burn = 沒問你管不管，就問你燒不燒：點「不燒」或「燒…」
error-pass-instead = 這手問的是你管不管：不管就「過」
error-cannot-yield = 現在讓不了：要對頭的小牌、後頭還有人沒說話才行。過，或者管
error-cannot-apply = 現在申請不了接風：上家走了、輪你下一個出才行。過，或者管

## Private: burning

error-burn-needs-gouji = 燒的是別人的夠級，這手不是。想管就直接管
error-burn-needs-open = 你還沒開點，這個玩法裡開了點才能燒
error-burn-needs-joker = 你在燒：這手得帶王，或者一把出完
error-burn-infeasible = 壓完還有 { $plays } 手、{ $jokers } 個王，走不完。這桌不許這麼燒
error-burn-closed = 燒的時間過了。等下一手夠級
error-no-burn-now = 亂纏了，沒有燒。想管就直接管
error-opposite-answers = 你是他對頭，直接管就行，不用燒
error-passed-cannot-burn = 這圈你過了，不能再燒。等下一圈

## Private: showing cards and hands

error-show-first = 先答亮不亮：點「亮」或「不亮」
error-show-not-held = 你手裡沒有{ $cards }。點按鈕裡有的
error-show-invalid = 亮不了：要同一花色的{ $rank }，至少{ $least }張
error-cannot-show-hand = 現在不能給他看牌：剩{ $limit }張以內給自家人看，走了的自家人隨時能看
error-no-prompting = 這桌沒有看牌這一說。自己拿主意，或者點「?」
error-cannot-suggest = 他沒讓你看牌，出不了主意

## Private: before the first lead

error-answer-question = 這個不是這麼答的。點按鈕裡有的
error-answer-cut = 現在問切不切牌：不切、切40、讓對頭切3刀，挑一個
error-answer-dot = 現在問點手不點：點手 3，或者 不點
error-answer-terms = 現在問這些貢怎麼辦：照給、免了，或者按號說 免 1
error-answer-return = 現在要還小牌：寫上還哪幾張，比如 還 3、5
error-answer-take = 現在問收不收還來的牌：收下，或者寫上不要哪張，比如 不要 6
error-answer-revolution = 現在問革命不革命：革命，或者 不革命
error-cut-range = 切不了：1到{ $most }張，挑個數
error-cut-times = 對頭最多切{ $most }刀
error-dot-needs-big-joker = 你沒摸著大王，點不了手。只有你看得見這句。點「不點」
error-dot-range = 點手報1到{ $most }，換個數
error-not-your-debt = 沒有這個號，或者這筆貢輪不著你說。看上頭的單子
error-no-counter = 這筆反不了貢：自家人給你的才行。照給，或者免了
error-all-or-none = 自家的貢要給都給，要免都免，不能挑
error-return-count = 該還{ $count }張，數不對。湊夠了再還
error-return-small = { $rank }不能還，要還3到A的小牌
error-return-last = 最後一個{ $rank }得自己留著，還別的
error-return-kept = 這張你手裡本來就有，不能退。收下
error-help-needs-two = 你也沒有能付的牌，替不了。點「不付」
error-revolution-high-card = 你有{ $rank }，革不了命。只有你看得見這句
error-three-shots = 革命要報{ $count }手純夠級，按先後寫，比如 革命 2個A、2個K、3個Q
error-shot-pure = 三槍都得是純夠級，不帶2，不帶王。換一手
error-shots-not-held = 你湊不出這三槍，牌不夠。換一換
error-shot-pure-answer = 頭一槍放過了，剩下的只能拿純夠級壓。換一手，或者放過

## Private: 3s and 4s that are kept

error-threes-plain = 憋三：3得光著出，不帶2，不帶王
error-threes-whole = 憋三：3得一把出完
error-threes-last = 憋三：3只能末手出。先出別的
error-lead-shown = 亮{ $rank }上班，頭一手得出{ $rank }
error-fours-need-open = 你還沒開點，4先不能出。先開點，或者棄點
error-fours-whole = 4要出就整把出，不帶2
error-fours-lead-only = 4不能拿來管，只能領出。換一手，或者過
error-fours-stay = 這桌的4不能扔，得出掉
error-fours-opened = 你開了點，4不能扔，得出掉
error-no-fours = 沒有4可扔，接著打
error-fours-free = 4現在隨便出，用不著棄點
error-opening-settled = 你的點已經定了，棄不了。接著打
error-fours-all = 手裡只剩4了，扔了就沒牌出了：打出去。
