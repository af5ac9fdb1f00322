### Shengji: its presets and its options (screens, section 8).

## Neutral: presets

profile-shengji-seed = 升降版
profile-shengji-seed-about = 升降版（一方升一方降，跟牌不管对子）
profile-shengji-standard = 通行版
profile-shengji-standard-about = 通行版（有对跟对，只升不降，能打无主）

## Neutral: categories

category-shengji-declaring = 亮主和坐庄
category-shengji-following = 跟牌
category-shengji-throwing = 甩牌
category-shengji-score = 抠底和算分
category-shengji-levels = 升级和一场多长

## Neutral: options of declaring and the bottom

option-shengji-first-declarer = 头一局谁坐庄
option-shengji-first-declarer-about = 一场的头一局，谁来坐庄。往后输赢定庄，亮主只定花色。
option-shengji-first-declarer-is-trump-maker = 谁亮的主谁坐庄
option-shengji-first-declarer-is-seat = 抽签

option-shengji-declaring = 几家都亮算谁的
option-shengji-declaring-about = 牌一下发完，四家一起问。几家都亮了，算谁的；光翻开算数的那家。
option-shengji-declaring-is-rounds = 大的算，一样大先摸到的算
option-shengji-declaring-is-draw-order = 先摸到的算

option-shengji-declare-with = 头一轮能亮什么
option-shengji-declare-with-about = 头一轮只许亮一张级牌，还是对子、对王也能直接亮。
option-shengji-declare-with-is-single = 一张级牌
option-shengji-declare-with-is-any = 一张、一对都行

option-shengji-no-trump = 打无主
option-shengji-no-trump-about = 一对王能不能亮、能不能反。亮成了就没有主花色，只有级牌和王是主。
option-shengji-no-trump-is-none = 没有无主
option-shengji-no-trump-is-joker-pairs = 一对王打无主

option-shengji-overturn-again = 反了还能再反
option-shengji-overturn-again-about = 反成了以后，更大的能不能再反：一对级牌、一对小王、一对大王，一级压一级。
option-shengji-overturn-again-is-yes = 能
option-shengji-overturn-again-is-no = 反一回为止

option-shengji-protect = 自保
option-shengji-protect-about = 亮了一张的，能不能把那一对补齐，省得叫人反了。
option-shengji-protect-is-yes = 能补
option-shengji-protect-is-no = 不能

option-shengji-overturn-self = 自反
option-shengji-overturn-self-about = 亮了主的，能不能自己换一门反过来。
option-shengji-overturn-self-is-yes = 能
option-shengji-overturn-self-is-no = 不能

option-shengji-undeclared = 没人亮主
option-shengji-undeclared-about = 四家谁也不亮，怎么办。
option-shengji-undeclared-is-redeal = 重发
option-shengji-undeclared-is-bottom = 翻底牌定主
option-shengji-undeclared-is-no-trump = 打无主

## Neutral: options of following

option-shengji-follow-form = 跟牌管不管牌型
option-shengji-follow-form-about = 有那一门就得跟那一门，这个不变。再往下：人家出对子、拖拉机，有的是不是也得出。
option-shengji-follow-form-is-none = 不管，跟够张数就行
option-shengji-follow-form-is-pairs = 有对出对
option-shengji-follow-form-is-full = 有对出对，有拖拉机出拖拉机

option-shengji-break-tractors = 拆拖拉机
option-shengji-break-tractors-about = 人家出得短，你手里的长：要不要把长拖拉机拆开了跟。
option-shengji-break-tractors-is-yes = 得拆
option-shengji-break-tractors-is-no = 不用拆

## Neutral: options of throws

option-shengji-throw-checks = 谁管得上就甩不成
option-shengji-throw-checks-about = 甩牌看谁手里的：三家都看，还是只看对方两家。
option-shengji-throw-checks-is-all-others = 另三家
option-shengji-throw-checks-is-opponents = 对方两家

option-shengji-throw-penalty = 甩不成罚分
option-shengji-throw-penalty-about = 甩不成，退回来只出最小的那份，另罚不罚分。罚的分归对方。
option-shengji-throw-penalty-is-none = 不罚
option-shengji-throw-penalty-is-flat = 罚10分
option-shengji-throw-penalty-is-per-card = 一张罚10分

option-shengji-throw-beaten-by = 甩牌怎么比
option-shengji-throw-beaten-by-about = 拿主毙甩牌，牌型得一样。又有人毙，比哪儿。
option-shengji-throw-beaten-by-is-longest = 比最长的那份
option-shengji-throw-beaten-by-is-all = 份份都得大
option-shengji-throw-beaten-by-is-highest = 比最大的一张

## Neutral: options of the bottom and the score

option-shengji-bottom-factor = 抠底翻几倍
option-shengji-bottom-factor-about = 末圈叫闲家拿了，底牌的分翻几倍给他们。
option-shengji-bottom-factor-is-pair-or-tractor = 单张2倍，对子、拖拉机4倍
option-shengji-bottom-factor-is-unit = 最长那份的张数×2：2、4、8、12
option-shengji-bottom-factor-is-power = 多一张翻一番：2、4、16、64

option-shengji-depose-at = 多少分下庄
option-shengji-depose-at-about = 闲家捡够多少分，庄家下台。一档是它的一半。
option-shengji-depose-at-is-80 = 80分
option-shengji-depose-at-is-100 = 100分
option-shengji-depose-at-is-120 = 120分

option-shengji-bands = 刚够下庄算几级
option-shengji-bands-about = 闲家刚够下庄的分，是光换庄，还是也升一级。
option-shengji-bands-is-from-one = 升1级
option-shengji-bands-is-from-zero = 光上台，不升级

option-shengji-most-units = 闲家最多升几级
option-shengji-most-units-about = 分再多，闲家一局最多升几级。
option-shengji-most-units-is-3 = 3级
option-shengji-most-units-is-4 = 4级
option-shengji-most-units-is-none = 不封顶

option-shengji-base-by-level = 打到高级别加码
option-shengji-base-by-level-about = 四家里最低的那一级要是到了10往上，一级算几分。
option-shengji-base-by-level-is-none = 一律1分
option-shengji-base-by-level-is-ten-2-jack-2-queen-2-king-3 = 10、J、Q算2分，K算3分
option-shengji-base-by-level-is-ten-2-jack-2-queen-2-king-3-ace-4 = 10、J、Q算2分，K算3分，A算4分

## Neutral: options of levels and the length

option-shengji-level-up = 赢了升几级
option-shengji-level-up-about = 赢的一方怎么升。
option-shengji-level-up-is-units = 按分升
option-shengji-level-up-is-one = 只升1级
option-shengji-level-up-is-none = 不升

option-shengji-level-down = 输了降不降
option-shengji-level-down-about = 输的一方要不要跟着降，最低降到2。
option-shengji-level-down-is-units = 赢几级降几级
option-shengji-level-down-is-one = 只降1级
option-shengji-level-down-is-none = 不降

option-shengji-stop-levels = 不能跳的级
option-shengji-stop-levels-about = 升级路上得停一停的级，不能一步跳过去。
option-shengji-stop-levels-is-none = 都能跳
option-shengji-stop-levels-is-ten-and-king = 10和K

option-shengji-held-levels = 必打的级
option-shengji-held-levels-about = 打到这几级，得自己坐庄守住了才能过去，也不能跳。
option-shengji-held-levels-is-none = 没有
option-shengji-held-levels-is-ace = A
option-shengji-held-levels-is-jack-and-ace = J和A
option-shengji-held-levels-is-five-and-ten-and-king-and-ace = 5、10、K和A

option-shengji-match-end = 打过A
option-shengji-match-end-about = 打过A是不是就赢下这一场。
option-shengji-match-end-is-past-ace = 打过A就赢
option-shengji-match-end-is-none = 接着打

option-shengji-hands-per-game = 一场几局
option-shengji-hands-per-game-about = 一场最多打几局。
option-shengji-hands-per-game-is-4 = 4局
option-shengji-hands-per-game-is-8 = 8局
option-shengji-hands-per-game-is-12 = 12局
option-shengji-hands-per-game-is-20 = 20局
option-shengji-hands-per-game-is-none = 不限
