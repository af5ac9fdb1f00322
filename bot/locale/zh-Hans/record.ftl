### The record of a hand: given in the chat, shown step by step, and the proof of its deal.

## Neutral: given when somebody asks for it

command-export = 存谱：打完的一局，自己存着看
record-code =
    桌{ $table } 第{ $hand }局的谱，{ $steps } 步。下面这串整个存成文件，gouji check 对一遍，gouji replay 一步一步看：

    { $code }{ $rest }
record-long = 桌{ $table } 第{ $hand }局太长，一条消息放不下。开服的在机器上存得出来：gouji export 数据库 { $id } { $hand }
error-record-later = 这局还没打完，打完才给谱。打完再发 /export；前头打完的，后头写上第几局，比如 /export 1
error-record-dissolved = 第{ $hand }局打了一半散了，不算数，也就没有谱。打完的局才有：/export 后头写上第几局
error-no-such-hand = 这桌没有这一局。发 /export 存最后一局，发 /export 2 存第2局，前头一场的发 /export 1.2（第1场第2局）

## Public: the proof of the shuffle (7.6)

verify-with = { $proof }。{ $drawn }
verify-drawn = 首取牌的是 { $name }
verify-drawn-cut = 切牌切在 { $cuts }，首取牌的是 { $name }
verify-broken = 对不上：封条 { $seal } 不是种子 { $seed } 的 SHA-256。这局的洗牌不能算数
verify-differs = 封条 { $seal } = SHA-256（种子 { $seed }）。可是按种子重发一遍，{ $names } 的牌不一样
verify-rest-differs = 封条 { $seal } = SHA-256（种子 { $seed }）。可是按种子重发一遍，底牌不一样

## Neutral: a record step by step

record-opening = 一局的谱，{ $steps } 步
record-step = ── 第{ $number }步（共 { $steps } 步）：{ $matter } ──
record-answer = { $name }：{ $action }
record-hand = { $name }：{ $cards }
record-moved = { $name } → { $to }：{ $cards }
record-enter = 回车看下一步，q 回车走人
record-ok = 谱对得上：{ $steps } 步，步步合规矩，结果一样
record-matter-aside = 没问，自己来的
