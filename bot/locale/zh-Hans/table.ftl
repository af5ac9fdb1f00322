### Tables, people, clocks: everything around the game (screens, sections 3, 4, 7.6, 10, 11).

## Neutral: names of games and speeds

game-seats = { $game }（{ $seats }人）
game-preset = { $game } { $preset }
game-presets = { $game }（{ $presets }）
table-of-game = 桌{ $number }（{ $game }）
speed-live = 实时 { $seconds }秒
computer-name = 电脑{ $number }

## Public: first contact (3)

greeting =
    大家好，我来管牌桌：{ $games }。
    牌发到各人的私聊里，群里看得到的就是打出来的牌。人不够，电脑补。
    点下面，或者发 /newgame，后头写上打什么，就开一桌。
greeting-here =
    大家好，我来管牌桌：{ $games }。
    各人的牌点「我的牌」看，只有自己看得见；频道里看得到的就是打出来的牌。人不够，电脑补。
    点下面，或者发 /newgame，后头写上打什么，就开一桌。
start-private =
    你好，{ $name }。我在这儿给你看牌、收你的牌。
    把我拉进你们的群，在群里发 /newgame 就能开桌。
    不想等人？现在就能跟电脑打一局：{ $games }。
help-room =
    我管的牌：{ $games }。开哪样的桌就写上：/newgame { $second }
    看牌：点桌面下面的「我的牌」。出牌：私聊里点，或者打字。
    /table 把桌面重新发到最底下 · /hand 我的牌
    这桌的规矩：/rules，后头写个词就讲那个词 · /house 看规矩、改规矩
    { $help }
help-room-here =
    我管的牌：{ $games }。开哪样的桌就写上：/newgame { $second }
    看牌、出牌：点桌面下面的「我的牌」，或者 /hand，只有你看得见。打字出牌：/play
    /table 把桌面重新发到最底下 · /join 坐下
    这桌的规矩：/rules，后头写个词就讲那个词 · /house 看规矩、改规矩
    { $help }
help-private =
    轮到你的时候，牌和按钮会出现在这里。点按钮出牌，打字也行：
    { $typed }
    /hand 我的牌 · /rules 规矩，后头写个词就讲那个词 · /verify 验牌
    /newgame 在这里跟电脑打一局，后头写上打什么：{ $games }

## Neutral: what the bot must be allowed to do in a room

permission-view-channel = 「查看频道」（View Channel）
permission-send-messages = 「发送消息」（Send Messages）
permission-send-in-threads = 「在子区内发送消息」（Send Messages in Threads）
permission-embed-links = 「嵌入链接」（Embed Links）

## Public: the lobby (4.1)

lobby-title = { $game } · 桌{ $number } · { $host } 开的桌
lobby-rules = 规矩 { $profile }  速度 { $speed }
lobby-seat = { $number } { $name }
lobby-free = { $number } 空
lobby-kept = { $number } { $name }（留着位子，等他打开私聊）
lobby-nobody = 空位
lobby-missing = 还差{ $count }位
lobby-full = 人齐了
lobby-closed = 这桌收了。再开一桌：/newgame
lobby-play-computers = 人不够也能开打，空位电脑坐

## Neutral: buttons

button-sit = 坐下
button-leave = 起身
button-computer = 加个电脑
button-start = 开打（补{ $count }个电脑）
button-start-full = 开打
button-open-private = 打开私聊，坐下
button-hand = 我的牌
button-play-private = 去私聊出牌
button-table = 桌面
button-rules = 规矩
button-count = 问牌
button-burn-open = 烧…
button-next = 下一局
button-again = 再来一场，原位
button-again-shift = 换边
button-again-moved = 换座
button-again-draw = 重新抽
button-agree = 同意
button-disagree = 不同意
button-seat = 换位
button-close = 散了
button-newgame = 开一桌{ $game }
button-play-computers = 跟电脑打{ $game }
button-profile = 换成{ $name }
button-game = 改打{ $name }
button-pings-on = 私信提醒我
button-pings-off = 别再私信我

## Private: sitting down (4.2)

seated = 坐下了，{ $seat }号位
seated-here = 坐下了，{ $seat }号位。看牌点「我的牌」，只有你看得见。要我私信提醒吗？
seated-here-reminded = 坐下了，{ $seat }号位。看牌点「我的牌」，只有你看得见；轮到你照旧私信你
seat-kept = { $name }，位子给你留着。牌要发到私聊，打开一次，让我能找到你
left = 起身了，位子空出来了
left-closed = 起身了。桌{ $number }没人了，这桌就收了。再打发 /newgame
already-seated = 你坐着呢，{ $seat }号位
sent-private = 发到你私聊里了
joined-private = 坐好了：桌{ $number }「{ $title }」，{ $seat }号位。开打时牌会出现在这里
pings-hello = 好，轮到你了我在这儿喊你
pings-on = 好，轮到你了我就发私信。收不到就点「我的牌」，一样打
pings-off = 好，不发私信了。看牌点「我的牌」
newgame-running = 桌{ $number }这局还没打完，接着打。想另开一桌，后头写上打什么：/newgame { $game }
newgame-beside = 这是新开的桌{ $number }。{ $tables }还留着，想回去就打「桌{ $first }」

## Public: a table moves on (4.3, 7.6)

private-closed-room = { $name }，我发不到你私聊，牌用下面的按钮看
call-lead = 桌{ $number }：{ $name }，该你先出
call-answer = 桌{ $number }：{ $name }，等你答

## Public: who sits where (4.3)

draw-colours = 桌{ $number } 抽红黑：{ $drawn }
draw-faces = 桌{ $number } 抽JQK：{ $drawn }
draw-seats = 桌{ $number } 抽位子：{ $drawn }
draw-seat = { $number }号
draw-took = { $name } { $card }
draw-red = 红
draw-black = 黑
draw-red-j = 红J
draw-red-q = 红Q
draw-red-k = 红K
draw-black-j = 黑J
draw-black-q = 黑桃Q
draw-black-k = 黑K
seats-shifted = 桌{ $number } 换边：开桌的不动，别人往后挪一位
seats-moved = 桌{ $number } 换座：开桌的不动，别人往后挪一位
seats-sides = 红方 { $red }    蓝方 { $blue }
seats-opposites = 对头 { $pairs }
seats-partners = 对家 { $pairs }
seats-pair = { $one }–{ $other }
seats-order = 出牌顺序 { $names }
seats-changed = 换好了
lobby-drawn-colours = 分边：开打时抽红黑
lobby-drawn-faces = 分边：开打时抽JQK

## Public: between two hands, and after a match (7.6)

next-at = 都点了下一局就马上发，不然 { $until } 也发
next-when-all = 都点了下一局就发
again-when-all = 再来一场：都点同一个就发
next-wish = 要下一局
again-same = 再来，原位
again-shift = 再来，换边
again-moved = 再来，换座
again-draw = 再来，重新抽
next-tally = { $wish }：{ $names }（{ $count }/{ $all }）
next-free = 空着{ $seats }号位，坐下就能打；没人坐就电脑坐，前头留下的跟着位子走
next-noted = 记下了。都点了就发
dissolved = 桌{ $number } 散了，打了一半的这局不算
dissolved-stands = 桌{ $number } 散了，打了一半的这局不算，前面的算数
dissolved-won = { $side }方赢了，辛苦大家
dissolved-won-names = { $names } 赢了，辛苦大家

## Private: a hand that is not played on

hand-given-up = 桌{ $number } 散了，这局不打了

## Public: dissolving (11.5)

motion-title = { $name } 想散桌{ $number }，桌上的人都同意才散。到 { $until } 没齐就算了，牌接着打
motion-tally = 同意 { $count }/{ $all }：{ $names }
motion-passed = 桌{ $number } 都同意，散了
motion-refused = 桌{ $number } 不散：{ $name } 不同意，接着打
motion-lapsed = 桌{ $number } 不散：一天没等齐，接着打
motion-moot = 桌{ $number } 打完了，散不散不用问了
motion-noted = 记下了

## Public: the score (/score)

score-none = 桌{ $number } 一局还没打完
score-title = 桌{ $number } 打完{ $hands }局
score-of = 桌{ $number } 打完{ $hands }局，一场{ $most }局
score-side = { $side }方 { $names } { $points }
score-side-plain = { $side }方 { $names }
score-names = { $names } { $points }
score-names-plain = { $names }
score-player = { $name } { $points }：{ $places }
score-player-plain = { $name }：{ $places }
score-player-points = { $name } { $points }

## Public: the hands of a match that is over (7.6)

match-hands-earlier = 前头还有{ $count }局
match-hand = 第{ $number }局 { $points }（{ $order }）
match-hand-points = 第{ $number }局 { $points }
match-hand-order = 第{ $number }局 { $order }
match-hand-side = { $side } { $points }
side-together = { $first }–{ $then }

## Public: the proof of the shuffle (7.6)

verify-holds = 封条 { $seal } = SHA-256（种子 { $seed }）。按种子重发一遍，各家的牌一模一样
verify-later = 打完才亮种子，现在亮就等于把牌全亮了
verify-never = 这局散了，没打完，种子就不亮了：一亮，各家的牌就都知道了

## Neutral: the language of a room or a person

language-set = 好，往后说简体中文

## Private: seats

error-seat-taken = 那个位子有人，或者没有那个位子。跟他商量好，让开桌的发：/seat 2 5

## Private: the table in a terminal

console-you = 你
console-welcome =
    { $games }。别家都是电脑。
    打字出牌，或者打按钮前头的数字。换一样打：/newgame { $second }
    ? 讲怎么出，/rules 讲规矩，q 走人。
console-help = 打字出牌：{ $typed }。数字 = 按那个按钮。空着回车算什么，前头会写。/rules 后头写个词就讲那个词，/next 发下一局。同时开着几桌的，打的字算眼前这桌的；要打别的桌，前头写桌号：桌3。
console-bye = 散了，下回再来。
console-no-number = 没有 { $number } 号按钮。出牌得打字写明白，? 讲怎么写
console-enter = 现在空着回车不算数，得你自己定。敲数字就是按那个按钮，? 讲怎么出
console-enter-does = 空着回车 = { $action }
console-can = 现在能这么打，打字、敲号都行：

## Neutral: descriptions of the commands (2)

command-newgame = 开一桌
command-join = 坐下
command-leave = 起身
command-deal = 开打，空位电脑坐
command-hand = 我的牌
command-play = 打字出牌
command-table = 把桌面重新发到最底下
command-count = 问牌
command-rules = 规矩；讲一个词
command-verify = 验洗牌
command-next = 下一局
command-score = 这一场的比分
command-seat = 换个位子
command-stop = 散桌
command-language = 语言
command-help = 帮助
