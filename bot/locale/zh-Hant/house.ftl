### House rules and the answer to "why not" (screens, sections 8 and 9).

## Public: the rules of a table

house-title = 本群規矩：{ $rules }
house-title-table = 這桌的規矩：{ $rules }
house-changed = { $preset }，改了{ $count }處
house-two = { $left }    { $right }
house-category = { $number } { $name }
house-category-changed = { $number } { $name } ·改{ $count }
house-code = 規矩碼 { $code }
house-line = { $number } { $name }：{ $value }
house-line-changed = { $number } { $name }：{ $value } ·改過（原來：{ $was }）
house-option = { $name }。{ $about }
house-now = 現在：{ $now }。{ $preset }原來：{ $was }。
house-presets = 換個底子，改過的就都不算了：
house-no-changes = 跟底子一樣，一處沒改。
house-difference = { $name }：{ $value }（原來：{ $was }）
house-more = ……還有{ $count }處
house-paste = 把規矩碼發過來：/house 後頭寫上碼。這桌的是 { $code }
house-paste-here = 把規矩碼寫在 /house 的「碼」裡。這桌的是 { $code }
house-room =
    這兒沒開著桌。下回開桌用的規矩：{ $rules }
    要改，先 /newgame 開一桌，再 /house。
house-room-games =
    這兒沒開著桌。下回開桌用的規矩：
    { $rules }
    要改，先 /newgame 開一桌，再 /house。
house-of-game = { $game }「{ $rules }」

## Public: a change that the table must agree to

house-pasted = 這是「{ $rules }」：
house-motion = { $name } 想把規矩改成「{ $rules }」：
house-motion-yes = 同意的：{ $names }。還差{ $count }位
house-motion-until = { $until } 前沒都點頭，就不改。點齊了也是下一局起才改。
house-motion-carried = 都點頭了。下一局起用新規矩：{ $rules }
house-motion-refused = { $name } 不同意，規矩不改。
house-motion-lapsed = 沒等齊，規矩不改。
house-motion-withdrawn = { $name } 把提的收回了，規矩不改。

## Private: what came of pressing

house-kept = 改好了
house-moved = 提出來了，等大家點頭
house-agreed = 記下了
house-withdrawn = 收回了
house-saved = 存好了。往後在這兒開桌，就按這套來

## Neutral: buttons

house-number = { $number }
house-value = { $value }
house-several = { $values }
house-value-now = { $value }（現在）
house-on = { $value }：開著
house-off = { $value }：關著
button-house-preset = 換個底子
button-house-changes = 看改了啥
button-house-paste = 貼規矩碼
button-house-copy = 複製規矩碼
button-house-save = 存成本群規矩
button-house-close = 不改了
button-house-use = 用它
button-house-leave = 不用
button-house-yes = 同意
button-house-no = 不同意

## Private: refusals

error-bad-code = 這不是規矩碼，要麼就是抄錯了字：照著再貼一遍。要換底子，發 /house 點「換個底子」
error-code-of-other-game = 這串碼是{ $game }的，這桌打的是{ $played }。開一桌{ $game }，再到那桌貼
error-house-unplayable = 不行：「{ $option }」這麼定沒法打。換一個試試
error-house-unplayable-with = 不行：「{ $option }」這麼定，跟「{ $other }」現在的「{ $now }」合不到一塊兒。先改「{ $other }」
error-house-same = 這桌本來就是這麼打的，沒什麼可改
error-house-rival = { $name } 提的還沒定，一次只改一樣。先答他那條，同意不同意都行；要不叫他把原來的值再點一次，收回去
error-house-no-room = 這兒沒有群，沒處存。改的這桌照用

## Private: why something was refused

why-tried = 剛才：{ $tried }
why-tried-on = 剛才：{ $play } 管 { $top }
why-reason = 不行：{ $reason }
why-could = 你能出的：{ $plays }
why-earlier = 這說的是前面一問，現在問的已經不是那個了。現在能怎麼出，看 /hand
why-term = 規矩在 /rules { $term }
why-nothing = 剛才沒有不讓你出的。
why-forgotten = 我剛才重啟過，重啟以前沒讓你出的，我不記得了。再出一次，不行再發 /why

## Neutral: descriptions of the commands

command-house = 看規矩，改規矩
command-why = 剛才為啥不行
