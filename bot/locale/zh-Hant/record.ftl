### The record of a hand: given in the chat, shown step by step, and the proof of its deal.

## Neutral: given when somebody asks for it

command-export = 存譜：打完的一局，自己存著看
record-code =
    桌{ $table } 第{ $hand }局的譜，{ $steps } 步。下面這串整個存成檔案，gouji check 對一遍，gouji replay 一步一步看：

    { $code }{ $rest }
record-long = 桌{ $table } 第{ $hand }局太長，一條訊息放不下。開伺服器的在機器上存得出來：gouji export 資料庫 { $id } { $hand }
error-record-later = 這局還沒打完，打完才給譜。打完再發 /export；前頭打完的，後頭寫上第幾局，比如 /export 1
error-record-dissolved = 第{ $hand }局打了一半散了，不算數，也就沒有譜。打完的局才有：/export 後頭寫上第幾局
error-no-such-hand = 這桌沒有這一局。發 /export 存最後一局，發 /export 2 存第2局，前頭一場的發 /export 1.2（第1場第2局）

## Public: the proof of the shuffle (7.6)

verify-with = { $proof }。{ $drawn }
verify-drawn = 首取牌的是 { $name }
verify-drawn-cut = 切牌切在 { $cuts }，首取牌的是 { $name }
verify-broken = 對不上：封條 { $seal } 不是種子 { $seed } 的 SHA-256。這局的洗牌不能算數
verify-differs = 封條 { $seal } = SHA-256（種子 { $seed }）。可是按種子重發一遍，{ $names } 的牌不一樣
verify-rest-differs = 封條 { $seal } = SHA-256（種子 { $seed }）。可是按種子重發一遍，底牌不一樣

## Neutral: a record step by step

record-opening = 一局的譜，{ $steps } 步
record-step = ── 第{ $number }步（共 { $steps } 步）：{ $matter } ──
record-answer = { $name }：{ $action }
record-hand = { $name }：{ $cards }
record-moved = { $name } → { $to }：{ $cards }
record-enter = Enter 看下一步，q Enter 走人
record-ok = 譜對得上：{ $steps } 步，步步合規矩，結果一樣
record-matter-aside = 沒問，自己來的
