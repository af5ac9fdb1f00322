### Refusals: first the reason, then the way on. Ids are `error-` and the code (screens, section 10).

## Private: whose turn, which table

error-stale = 桌上已经变了，这个按钮是老的。看最新的那条
error-not-asked = 现在没问你。轮到你，牌底下会有按钮
error-not-asked-here = 现在没问你。轮到你，「我的牌」里会有按钮
error-not-your-turn = 还没轮到你。轮到你，牌底下会有按钮
error-not-your-turn-here = 还没轮到你。轮到你，「我的牌」里会有按钮
error-not-now = 现在不能这么出。看牌底下的按钮
error-not-now-here = 现在不能这么来。点「我的牌」，里头有按钮
error-not-seated = 你没在这桌。开打前点「坐下」就有位子
error-not-host = 这个得开桌的点，叫他来
error-table-full = 这桌满了。等下一桌，或者 /newgame 再开一桌
error-already-seated = 你在这桌有位子了，{ $seat }号位
error-no-table = 这里没有开着的桌。发 /newgame 开一桌
error-no-such-table = 没找到「桌{ $number }」。不写桌号发 /table 看看，或者发 /newgame 开一桌
error-leave-later = 桌{ $number }这局正打着，打完才能起身。不想打了就发 /stop 散桌
error-next-later = 桌{ $number }这局正打着，打完再发 /next
error-many-tables = 你在好几桌：{ $tables }。前头写上是哪桌，比如：桌{ $first } ……，或者 /next 桌{ $first }
error-same-number = 你在好几桌，桌号一样：{ $tables }。点那桌牌下面的按钮，命令到那桌的群里发
error-hand-running = 这局正打着，打完再说
error-not-running = 这桌没在打。开打以后再点
error-wrong-phase = 现在点这个没用，桌上已经不是那一步了。看最新的那条
error-bad-button = 这个按钮我不认得。看最新的那条，或者 /table
error-room-lacks = 开不了桌：这个频道里我还缺{ $lacking }。让管理员给我加上，再开
error-play-in-room = 出牌别写在群里，大家都看见了。这手没算，到私聊出
error-private-closed = 我发不到你私聊。点「打开私聊」，或者一直用「我的牌」
error-no-such-profile = 没有「{ $words }」这套规矩。有这些：{ $profiles }
error-no-such-game = 我这儿没有「{ $words }」。能打的：{ $games }。比如：/newgame { $example }
error-many-games = 「{ $words }」{ $games }里都有。前头写上打哪样：/newgame { $first } { $words }
error-two-games = 一桌只打一样，{ $games }挑一样，比如：/newgame { $first }
error-game-seats = { $game }是{ $seats }个人打，这桌坐着{ $people }个人。先让人起身，或者另开一桌
error-no-such-term = 「{ $words }」我讲不了。我会讲的比如：{ $terms }
error-term-of-other-game = 「{ $words }」是{ $game }里的话，这桌不打{ $game }。这桌我会讲的比如：{ $terms }
error-no-such-language = 没有这种语言。有这些：{ $languages }
error-no-such-command = 没有 /{ $words } 这个命令。/help 看有哪些
error-inner = 我这边出了岔子，牌没动。再点一次；还不行就 /table

## Private: typed words

error-unreadable = 没看懂「{ $words }」。这样写：5个10、小王带3个9、过
error-ambiguous = 有几种意思：{ $choices }。写全一点
error-not-one-rank = 不是一手：除了2和王，得是同一个点
error-suggest-whom = 两家让你看牌，不知道你说给谁。点他的按钮

## Private: plays

error-wrong-count = 台面是{ $top }，你出的是{ $play }。张数要一样
error-does-not-beat = { $play } 管不了 { $top }，要大过才行
error-joker-above = 台面是{ $top }：你的王得比它大，牌也得比它大
error-dead-play = { $top } 带着大王，谁也管不了，过吧
error-do-not-have = 你没有{ $wanted }，手里是{ $have }（带2也行）
error-do-not-have-any = 你手里没有{ $wanted }。看看 /hand
error-attach-off = 这桌不许带2，出一样的牌
error-cannot-pass-lead = 轮到你先出，不能过。出一手小的也行
error-only-opposite = 够级只有对头能管。你想管？那是烧
error-only-burn = 没问你管不管，就问你烧不烧：点「不烧」或「烧…」
error-pass-instead = 这手问的是你管不管：不管就「过」
error-cannot-yield = 现在让不了：要对头的小牌、后头还有人没说话才行。过，或者管
error-cannot-apply = 现在申请不了接风：上家走了、轮你下一个出才行。过，或者管

## Private: burning

error-burn-needs-gouji = 烧的是别人的够级，这手不是。想管就直接管
error-burn-needs-open = 你还没开点，这个玩法里开了点才能烧
error-burn-needs-joker = 你在烧：这手得带王，或者一把出完
error-burn-infeasible = 压完还有 { $plays } 手、{ $jokers } 个王，走不完。这桌不许这么烧
error-burn-closed = 烧的时间过了。等下一手够级
error-no-burn-now = 乱缠了，没有烧。想管就直接管
error-opposite-answers = 你是他对头，直接管就行，不用烧
error-passed-cannot-burn = 这圈你过了，不能再烧。等下一圈

## Private: showing cards and hands

error-show-first = 先答亮不亮：点「亮」或「不亮」
error-show-not-held = 你手里没有{ $cards }。点按钮里有的
error-show-invalid = 亮不了：要同一花色的{ $rank }，至少{ $least }张
error-cannot-show-hand = 现在不能给他看牌：剩{ $limit }张以内给自家人看，走了的自家人随时能看
error-no-prompting = 这桌没有看牌这一说。自己拿主意，或者点「?」
error-cannot-suggest = 他没让你看牌，出不了主意

## Private: before the first lead

error-answer-question = 这个不是这么答的。点按钮里有的
error-answer-cut = 现在问切不切牌：不切、切40、让对头切3刀，挑一个
error-answer-dot = 现在问点手不点：点手 3，或者 不点
error-answer-terms = 现在问这些贡怎么办：照给、免了，或者按号说 免 1
error-answer-return = 现在要还小牌：写上还哪几张，比如 还 3、5
error-answer-take = 现在问收不收还来的牌：收下，或者写上不要哪张，比如 不要 6
error-answer-revolution = 现在问革命不革命：革命，或者 不革命
error-cut-range = 切不了：1到{ $most }张，挑个数
error-cut-times = 对头最多切{ $most }刀
error-dot-needs-big-joker = 你没摸着大王，点不了手。只有你看得见这句。点「不点」
error-dot-range = 点手报1到{ $most }，换个数
error-not-your-debt = 没有这个号，或者这笔贡轮不着你说。看上头的单子
error-no-counter = 这笔反不了贡：自家人给你的才行。照给，或者免了
error-all-or-none = 自家的贡要给都给，要免都免，不能挑
error-return-count = 该还{ $count }张，数不对。凑够了再还
error-return-small = { $rank }不能还，要还3到A的小牌
error-return-last = 最后一个{ $rank }得自己留着，还别的
error-return-kept = 这张你手里本来就有，不能退。收下
error-help-needs-two = 你也没有能付的牌，替不了。点「不付」
error-revolution-high-card = 你有{ $rank }，革不了命。只有你看得见这句
error-three-shots = 革命要报{ $count }手纯够级，按先后写，比如 革命 2个A、2个K、3个Q
error-shot-pure = 三枪都得是纯够级，不带2，不带王。换一手
error-shots-not-held = 你凑不出这三枪，牌不够。换一换
error-shot-pure-answer = 头一枪放过了，剩下的只能拿纯够级压。换一手，或者放过

## Private: 3s and 4s that are kept

error-threes-plain = 憋三：3得光着出，不带2，不带王
error-threes-whole = 憋三：3得一把出完
error-threes-last = 憋三：3只能末手出。先出别的
error-lead-shown = 亮{ $rank }上班，头一手得出{ $rank }
error-fours-need-open = 你还没开点，4先不能出。先开点，或者弃点
error-fours-whole = 4要出就整把出，不带2
error-fours-lead-only = 4不能拿来管，只能领出。换一手，或者过
error-fours-stay = 这桌的4不能扔，得出掉
error-fours-opened = 你开了点，4不能扔，得出掉
error-no-fours = 没有4可扔，接着打
error-fours-free = 4现在随便出，用不着弃点
error-opening-settled = 你的点已经定了，弃不了。接着打
error-fours-all = 手里只剩4了，扔了就没牌出了：打出去。
