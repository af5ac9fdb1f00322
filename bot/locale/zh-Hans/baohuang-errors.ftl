### Refusals of Baohuang: first the reason, then the way on (screens, section 10).

## Private: before the first lead

error-throne-first = 先说坐不坐：登基，或者让位
error-cannot-reign = 你没有三张一样的牌，叫不了保子，坐不了。点「让位」
error-must-reign = 你不能再让了。点「登基」
error-call-first = 先叫保子：挑一张你有三张一样的牌，比如 叫黑桃9
error-cannot-call = 这张叫不了：得有三张一样的，2和王不算。点按钮里有的
error-declare-first = 现在问的不是这个。点按钮里有的
error-declare-what = 亮什么要写明：明保、明独、造反，或者不亮
error-cannot-open-guard = 你不是保子，明保不了。点「不亮」
error-cannot-open-solo = 你不是独保，明独不了。点「不亮」
error-cannot-revolt = 你是皇上这边的，造不了反。点「不亮」
error-cannot-kick = 现在问的不是踢不踢。点按钮里有的
error-cannot-grab = 现在问的不是抢不抢独。点按钮里有的

## Private: cards with a mark, cards that are kept

error-mark-not-yours = 那张带记号的牌不在你手里。出别的
error-mark-is-in-it = 这手把带记号的那张也带出去了。要这么出就写明，比如：小王（保子牌）
error-sixes-last = 憋{ $rank }：{ $rank }得留到最后一手。先出别的
error-sixes-plain = 憋{ $rank }：{ $rank }得光着出，不带王
error-sixes-whole = 憋{ $rank }：剩下的{ $rank }得一把出完

## Private: typed words and plays

error-baohuang-not-one-rank = 不是一手：除了王，得是同一个点。2不能当别的点
error-baohuang-do-not-have = 你没有{ $wanted }，手里是{ $have }。换一手
error-baohuang-called-on-top = { $top } 单出最大，谁也管不了，过吧
