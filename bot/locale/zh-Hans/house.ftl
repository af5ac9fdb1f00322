### House rules and the answer to "why not" (screens, sections 8 and 9).

## Public: the rules of a table

house-title = 本群规矩：{ $rules }
house-title-table = 这桌的规矩：{ $rules }
house-changed = { $preset }，改了{ $count }处
house-two = { $left }    { $right }
house-category = { $number } { $name }
house-category-changed = { $number } { $name } ·改{ $count }
house-code = 规矩码 { $code }
house-line = { $number } { $name }：{ $value }
house-line-changed = { $number } { $name }：{ $value } ·改过（原来：{ $was }）
house-option = { $name }。{ $about }
house-now = 现在：{ $now }。{ $preset }原来：{ $was }。
house-presets = 换个底子，改过的就都不算了：
house-no-changes = 跟底子一样，一处没改。
house-difference = { $name }：{ $value }（原来：{ $was }）
house-more = ……还有{ $count }处
house-paste = 把规矩码发过来：/house 后头写上码。这桌的是 { $code }
house-paste-here = 把规矩码写在 /house 的「码」里。这桌的是 { $code }
house-room =
    这儿没开着桌。下回开桌用的规矩：{ $rules }
    要改，先 /newgame 开一桌，再 /house。
house-room-games =
    这儿没开着桌。下回开桌用的规矩：
    { $rules }
    要改，先 /newgame 开一桌，再 /house。
house-of-game = { $game }「{ $rules }」

## Public: a change that the table must agree to

house-pasted = 这是「{ $rules }」：
house-motion = { $name } 想把规矩改成「{ $rules }」：
house-motion-yes = 同意的：{ $names }。还差{ $count }位
house-motion-until = { $until } 前没都点头，就不改。点齐了也是下一局起才改。
house-motion-carried = 都点头了。下一局起用新规矩：{ $rules }
house-motion-refused = { $name } 不同意，规矩不改。
house-motion-lapsed = 没等齐，规矩不改。
house-motion-withdrawn = { $name } 把提的收回了，规矩不改。

## Private: what came of pressing

house-kept = 改好了
house-moved = 提出来了，等大家点头
house-agreed = 记下了
house-withdrawn = 收回了
house-saved = 存好了。往后在这儿开桌，就按这套来

## Neutral: buttons

house-number = { $number }
house-value = { $value }
house-several = { $values }
house-value-now = { $value }（现在）
house-on = { $value }：开着
house-off = { $value }：关着
button-house-preset = 换个底子
button-house-changes = 看改了啥
button-house-paste = 贴规矩码
button-house-copy = 复制规矩码
button-house-save = 存成本群规矩
button-house-close = 不改了
button-house-use = 用它
button-house-leave = 不用
button-house-yes = 同意
button-house-no = 不同意

## Private: refusals

error-bad-code = 这不是规矩码，要么就是抄错了字：照着再贴一遍。要换底子，发 /house 点「换个底子」
error-code-of-other-game = 这串码是{ $game }的，这桌打的是{ $played }。开一桌{ $game }，再到那桌贴
error-house-unplayable = 不行：「{ $option }」这么定没法打。换一个试试
error-house-unplayable-with = 不行：「{ $option }」这么定，跟「{ $other }」现在的「{ $now }」合不到一块儿。先改「{ $other }」
error-house-same = 这桌本来就是这么打的，没什么可改
error-house-rival = { $name } 提的还没定，一次只改一样。先答他那条，同意不同意都行；要不叫他把原来的值再点一次，收回去
error-house-no-room = 这儿没有群，没处存。改的这桌照用

## Private: why something was refused

why-tried = 刚才：{ $tried }
why-tried-on = 刚才：{ $play } 管 { $top }
why-reason = 不行：{ $reason }
why-could = 你能出的：{ $plays }
why-earlier = 这说的是前面一问，现在问的已经不是那个了。现在能怎么出，看 /hand
why-term = 规矩在 /rules { $term }
why-nothing = 刚才没有不让你出的。
why-forgotten = 我刚才重启过，重启以前没让你出的，我不记得了。再出一次，不行再发 /why

## Neutral: descriptions of the commands

command-house = 看规矩，改规矩
command-why = 刚才为啥不行
