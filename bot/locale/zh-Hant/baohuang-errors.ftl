### Refusals of Baohuang: first the reason, then the way on (screens, section 10).

## Private: before the first lead

error-throne-first = 先說坐不坐：登基，或者讓位
error-cannot-reign = 你沒有三張一樣的牌，叫不了保子，坐不了。點「讓位」
error-must-reign = 你不能再讓了。點「登基」
error-call-first = 先叫保子：挑一張你有三張一樣的牌，比如 叫黑桃9
error-cannot-call = 這張叫不了：得有三張一樣的，2和王不算。點按鈕裡有的
error-declare-first = 現在問的不是這個。點按鈕裡有的
error-declare-what = 亮什麼要寫明：明保、明獨、造反，或者不亮
error-cannot-open-guard = 你不是保子，明保不了。點「不亮」
error-cannot-open-solo = 你不是獨保，明獨不了。點「不亮」
error-cannot-revolt = 你是皇上這邊的，造不了反。點「不亮」
error-cannot-kick = 現在問的不是踢不踢。點按鈕裡有的
error-cannot-grab = 現在問的不是搶不搶獨。點按鈕裡有的

## Private: cards with a mark, cards that are kept

error-mark-not-yours = 那張帶記號的牌不在你手裡。出別的
error-mark-is-in-it = 這手把帶記號的那張也帶出去了。要這麼出就寫明，比如：小王（保子牌）
error-sixes-last = 憋{ $rank }：{ $rank }得留到最後一手。先出別的
error-sixes-plain = 憋{ $rank }：{ $rank }得光著出，不帶王
error-sixes-whole = 憋{ $rank }：剩下的{ $rank }得一把出完

## Private: typed words and plays

error-baohuang-not-one-rank = 不是一手：除了王，得是同一個點。2不能當別的點
error-baohuang-do-not-have = 你沒有{ $wanted }，手裡是{ $have }。換一手
error-baohuang-called-on-top = { $top } 單出最大，誰也管不了，過吧
