### Tables, people, clocks: everything around the game (screens, sections 3, 4, 7.6, 10, 11).

## Neutral: names of games and speeds

game-seats = { $game }（{ $seats }人）
game-preset = { $game } { $preset }
game-presets = { $game }（{ $presets }）
table-of-game = 桌{ $number }（{ $game }）
speed-live = 即時 { $seconds }秒
computer-name = 電腦{ $number }

## Public: first contact (3)

greeting =
    大家好，我來管牌桌：{ $games }。
    牌發到各人的私聊裡，群裡看得到的就是打出來的牌。人不夠，電腦補。
    點下面，或者發 /newgame，後頭寫上打什麼，就開一桌。
greeting-here =
    大家好，我來管牌桌：{ $games }。
    各人的牌點「我的牌」看，只有自己看得見；頻道裡看得到的就是打出來的牌。人不夠，電腦補。
    點下面，或者發 /newgame，後頭寫上打什麼，就開一桌。
start-private =
    你好，{ $name }。我在這兒給你看牌、收你的牌。
    把我拉進你們的群，在群裡發 /newgame 就能開桌。
    不想等人？現在就能跟電腦打一局：{ $games }。
help-room =
    我管的牌：{ $games }。開哪樣的桌就寫上：/newgame { $second }
    看牌：點桌面下面的「我的牌」。出牌：私聊裡點，或者打字。
    /table 把桌面重新發到最底下 · /hand 我的牌
    這桌的規矩：/rules，後頭寫個詞就講那個詞 · /house 看規矩、改規矩
    { $help }
help-room-here =
    我管的牌：{ $games }。開哪樣的桌就寫上：/newgame { $second }
    看牌、出牌：點桌面下面的「我的牌」，或者 /hand，只有你看得見。打字出牌：/play
    /table 把桌面重新發到最底下 · /join 坐下
    這桌的規矩：/rules，後頭寫個詞就講那個詞 · /house 看規矩、改規矩
    { $help }
help-private =
    輪到你的時候，牌和按鈕會出現在這裡。點按鈕出牌，打字也行：
    { $typed }
    /hand 我的牌 · /rules 規矩，後頭寫個詞就講那個詞 · /verify 驗牌
    /newgame 在這裡跟電腦打一局，後頭寫上打什麼：{ $games }

## Neutral: what the bot must be allowed to do in a room

permission-view-channel = 「檢視頻道」（View Channel）
permission-send-messages = 「傳送訊息」（Send Messages）
permission-send-in-threads = 「在討論串中傳送訊息」（Send Messages in Threads）
permission-embed-links = 「嵌入連結」（Embed Links）

## Public: the lobby (4.1)

lobby-title = { $game } · 桌{ $number } · { $host } 開的桌
lobby-rules = 規矩 { $profile }  速度 { $speed }
lobby-seat = { $number } { $name }
lobby-free = { $number } 空
lobby-kept = { $number } { $name }（留著位子，等他打開私聊）
lobby-nobody = 空位
lobby-missing = 還差{ $count }位
lobby-full = 人齊了
lobby-closed = 這桌收了。再開一桌：/newgame
lobby-play-computers = 人不夠也能開打，空位電腦坐

## Neutral: buttons

button-sit = 坐下
button-leave = 起身
button-computer = 加個電腦
button-start = 開打（補{ $count }個電腦）
button-start-full = 開打
button-open-private = 打開私聊，坐下
button-hand = 我的牌
button-play-private = 去私聊出牌
button-table = 桌面
button-rules = 規矩
button-count = 問牌
button-burn-open = 燒…
button-next = 下一局
button-again = 再來一場，原位
button-again-shift = 換邊
button-again-moved = 換座
button-again-draw = 重新抽
button-agree = 同意
button-disagree = 不同意
button-seat = 換位
button-close = 散了
button-newgame = 開一桌{ $game }
button-play-computers = 跟電腦打{ $game }
button-profile = 換成{ $name }
button-game = 改打{ $name }
button-pings-on = 私訊提醒我
button-pings-off = 別再私訊我

## Private: sitting down (4.2)

seated = 坐下了，{ $seat }號位
seated-here = 坐下了，{ $seat }號位。看牌點「我的牌」，只有你看得見。要我私訊提醒嗎？
seated-here-reminded = 坐下了，{ $seat }號位。看牌點「我的牌」，只有你看得見；輪到你照舊私訊你
seat-kept = { $name }，位子給你留著。牌要發到私聊，打開一次，讓我能找到你
left = 起身了，位子空出來了
left-closed = 起身了。桌{ $number }沒人了，這桌就收了。再打發 /newgame
already-seated = 你坐著呢，{ $seat }號位
sent-private = 發到你私聊裡了
joined-private = 坐好了：桌{ $number }「{ $title }」，{ $seat }號位。開打時牌會出現在這裡
pings-hello = 好，輪到你了我在這兒喊你
pings-on = 好，輪到你了我就發私訊。收不到就點「我的牌」，一樣打
pings-off = 好，不發私訊了。看牌點「我的牌」
newgame-running = 桌{ $number }這局還沒打完，接著打。想另開一桌，後頭寫上打什麼：/newgame { $game }
newgame-beside = 這是新開的桌{ $number }。{ $tables }還留著，想回去就打「桌{ $first }」

## Public: a table moves on (4.3, 7.6)

private-closed-room = { $name }，我發不到你私聊，牌用下面的按鈕看
call-lead = 桌{ $number }：{ $name }，該你先出
call-answer = 桌{ $number }：{ $name }，等你答

## Public: who sits where (4.3)

draw-colours = 桌{ $number } 抽紅黑：{ $drawn }
draw-faces = 桌{ $number } 抽JQK：{ $drawn }
draw-seats = 桌{ $number } 抽位子：{ $drawn }
draw-seat = { $number }號
draw-took = { $name } { $card }
draw-red = 紅
draw-black = 黑
draw-red-j = 紅J
draw-red-q = 紅Q
draw-red-k = 紅K
draw-black-j = 黑J
draw-black-q = 黑桃Q
draw-black-k = 黑K
seats-shifted = 桌{ $number } 換邊：開桌的不動，別人往後挪一位
seats-moved = 桌{ $number } 換座：開桌的不動，別人往後挪一位
seats-sides = 紅方 { $red }    藍方 { $blue }
seats-opposites = 對頭 { $pairs }
seats-partners = 對家 { $pairs }
seats-pair = { $one }–{ $other }
seats-order = 出牌順序 { $names }
seats-changed = 換好了
lobby-drawn-colours = 分邊：開打時抽紅黑
lobby-drawn-faces = 分邊：開打時抽JQK

## Public: between two hands, and after a match (7.6)

next-at = 都點了下一局就馬上發，不然 { $until } 也發
next-when-all = 都點了下一局就發
again-when-all = 再來一場：都點同一個就發
next-wish = 要下一局
again-same = 再來，原位
again-shift = 再來，換邊
again-moved = 再來，換座
again-draw = 再來，重新抽
next-tally = { $wish }：{ $names }（{ $count }/{ $all }）
next-free = 空著{ $seats }號位，坐下就能打；沒人坐就電腦坐，前頭留下的跟著位子走
next-noted = 記下了。都點了就發
dissolved = 桌{ $number } 散了，打了一半的這局不算
dissolved-stands = 桌{ $number } 散了，打了一半的這局不算，前面的算數
dissolved-won = { $side }方贏了，辛苦大家
dissolved-won-names = { $names } 贏了，辛苦大家

## Private: a hand that is not played on

hand-given-up = 桌{ $number } 散了，這局不打了

## Public: dissolving (11.5)

motion-title = { $name } 想散桌{ $number }，桌上的人都同意才散。到 { $until } 沒齊就算了，牌接著打
motion-tally = 同意 { $count }/{ $all }：{ $names }
motion-passed = 桌{ $number } 都同意，散了
motion-refused = 桌{ $number } 不散：{ $name } 不同意，接著打
motion-lapsed = 桌{ $number } 不散：一天沒等齊，接著打
motion-moot = 桌{ $number } 打完了，散不散不用問了
motion-noted = 記下了

## Public: the score (/score)

score-none = 桌{ $number } 一局還沒打完
score-title = 桌{ $number } 打完{ $hands }局
score-of = 桌{ $number } 打完{ $hands }局，一場{ $most }局
score-side = { $side }方 { $names } { $points }
score-side-plain = { $side }方 { $names }
score-names = { $names } { $points }
score-names-plain = { $names }
score-player = { $name } { $points }：{ $places }
score-player-plain = { $name }：{ $places }
score-player-points = { $name } { $points }

## Public: the hands of a match that is over (7.6)

match-hands-earlier = 前頭還有{ $count }局
match-hand = 第{ $number }局 { $points }（{ $order }）
match-hand-points = 第{ $number }局 { $points }
match-hand-order = 第{ $number }局 { $order }
match-hand-side = { $side } { $points }
side-together = { $first }–{ $then }

## Public: the proof of the shuffle (7.6)

verify-holds = 封條 { $seal } = SHA-256（種子 { $seed }）。按種子重發一遍，各家的牌一模一樣
verify-later = 打完才亮種子，現在亮就等於把牌全亮了
verify-never = 這局散了，沒打完，種子就不亮了：一亮，各家的牌就都知道了

## Neutral: the language of a room or a person

language-set = 好，往後說繁體中文

## Private: seats

error-seat-taken = 那個位子有人，或者沒有那個位子。跟他商量好，讓開桌的發：/seat 2 5

## Private: the table in a terminal

console-you = 你
console-welcome =
    { $games }。別家都是電腦。
    打字出牌，或者打按鈕前頭的數字。換一樣打：/newgame { $second }
    ? 講怎麼出，/rules 講規矩，q 走人。
console-help = 打字出牌：{ $typed }。數字 = 按那個按鈕。空著按 Enter 算什麼，前頭會寫。/rules 後頭寫個詞就講那個詞，/next 發下一局。同時開著幾桌的，打的字算眼前這桌的；要打別的桌，前頭寫桌號：桌3。
console-bye = 散了，下回再來。
console-no-number = 沒有 { $number } 號按鈕。出牌得打字寫明白，? 講怎麼寫
console-enter = 現在空著按 Enter 不算數，得你自己定。敲數字就是按那個按鈕，? 講怎麼出
console-enter-does = 空著按 Enter = { $action }
console-can = 現在能這麼打，打字、敲號都行：

## Neutral: descriptions of the commands (2)

command-newgame = 開一桌
command-join = 坐下
command-leave = 起身
command-deal = 開打，空位電腦坐
command-hand = 我的牌
command-play = 打字出牌
command-table = 把桌面重新發到最底下
command-count = 問牌
command-rules = 規矩；講一個詞
command-verify = 驗洗牌
command-next = 下一局
command-score = 這一場的比分
command-seat = 換個位子
command-stop = 散桌
command-language = 語言
command-help = 幫助
