### Shengji: its presets and its options (screens, section 8).

## Neutral: presets

profile-shengji-seed = 升降版
profile-shengji-seed-about = 升降版（一方升一方降，跟牌不管對子）
profile-shengji-standard = 通行版
profile-shengji-standard-about = 通行版（有對跟對，只升不降，能打無主）

## Neutral: categories

category-shengji-declaring = 亮主和坐莊
category-shengji-following = 跟牌
category-shengji-throwing = 甩牌
category-shengji-score = 摳底和算分
category-shengji-levels = 升級和一場多長

## Neutral: options of declaring and the bottom

option-shengji-first-declarer = 頭一局誰坐莊
option-shengji-first-declarer-about = 一場的頭一局，誰來坐莊。往後輸贏定莊，亮主只定花色。
option-shengji-first-declarer-is-trump-maker = 誰亮的主誰坐莊
option-shengji-first-declarer-is-seat = 抽籤

option-shengji-declaring = 幾家都亮算誰的
option-shengji-declaring-about = 牌一下發完，四家一起問。幾家都亮了，算誰的；光翻開算數的那家。
option-shengji-declaring-is-rounds = 大的算，一樣大先摸到的算
option-shengji-declaring-is-draw-order = 先摸到的算

option-shengji-declare-with = 頭一輪能亮什麼
option-shengji-declare-with-about = 頭一輪只許亮一張級牌，還是對子、對王也能直接亮。
option-shengji-declare-with-is-single = 一張級牌
option-shengji-declare-with-is-any = 一張、一對都行

option-shengji-no-trump = 打無主
option-shengji-no-trump-about = 一對王能不能亮、能不能反。亮成了就沒有主花色，只有級牌和王是主。
option-shengji-no-trump-is-none = 沒有無主
option-shengji-no-trump-is-joker-pairs = 一對王打無主

option-shengji-overturn-again = 反了還能再反
option-shengji-overturn-again-about = 反成了以後，更大的能不能再反：一對級牌、一對小王、一對大王，一級壓一級。
option-shengji-overturn-again-is-yes = 能
option-shengji-overturn-again-is-no = 反一回為止

option-shengji-protect = 自保
option-shengji-protect-about = 亮了一張的，能不能把那一對補齊，省得叫人反了。
option-shengji-protect-is-yes = 能補
option-shengji-protect-is-no = 不能

option-shengji-overturn-self = 自反
option-shengji-overturn-self-about = 亮了主的，能不能自己換一門反過來。
option-shengji-overturn-self-is-yes = 能
option-shengji-overturn-self-is-no = 不能

option-shengji-undeclared = 沒人亮主
option-shengji-undeclared-about = 四家誰也不亮，怎麼辦。
option-shengji-undeclared-is-redeal = 重發
option-shengji-undeclared-is-bottom = 翻底牌定主
option-shengji-undeclared-is-no-trump = 打無主

## Neutral: options of following

option-shengji-follow-form = 跟牌管不管牌型
option-shengji-follow-form-about = 有那一門就得跟那一門，這個不變。再往下：人家出對子、拖拉機，有的是不是也得出。
option-shengji-follow-form-is-none = 不管，跟夠張數就行
option-shengji-follow-form-is-pairs = 有對出對
option-shengji-follow-form-is-full = 有對出對，有拖拉機出拖拉機

option-shengji-break-tractors = 拆拖拉機
option-shengji-break-tractors-about = 人家出得短，你手裡的長：要不要把長拖拉機拆開了跟。
option-shengji-break-tractors-is-yes = 得拆
option-shengji-break-tractors-is-no = 不用拆

## Neutral: options of throws

option-shengji-throw-checks = 誰管得上就甩不成
option-shengji-throw-checks-about = 甩牌看誰手裡的：三家都看，還是只看對方兩家。
option-shengji-throw-checks-is-all-others = 另三家
option-shengji-throw-checks-is-opponents = 對方兩家

option-shengji-throw-penalty = 甩不成罰分
option-shengji-throw-penalty-about = 甩不成，退回來只出最小的那份，另罰不罰分。罰的分歸對方。
option-shengji-throw-penalty-is-none = 不罰
option-shengji-throw-penalty-is-flat = 罰10分
option-shengji-throw-penalty-is-per-card = 一張罰10分

option-shengji-throw-beaten-by = 甩牌怎麼比
option-shengji-throw-beaten-by-about = 拿主斃甩牌，牌型得一樣。又有人斃，比哪兒。
option-shengji-throw-beaten-by-is-longest = 比最長的那份
option-shengji-throw-beaten-by-is-all = 份份都得大
option-shengji-throw-beaten-by-is-highest = 比最大的一張

## Neutral: options of the bottom and the score

option-shengji-bottom-factor = 摳底翻幾倍
option-shengji-bottom-factor-about = 末圈叫閒家拿了，底牌的分翻幾倍給他們。
option-shengji-bottom-factor-is-pair-or-tractor = 單張2倍，對子、拖拉機4倍
option-shengji-bottom-factor-is-unit = 最長那份的張數×2：2、4、8、12
option-shengji-bottom-factor-is-power = 多一張翻一番：2、4、16、64

option-shengji-depose-at = 多少分下莊
option-shengji-depose-at-about = 閒家撿夠多少分，莊家下台。一檔是它的一半。
option-shengji-depose-at-is-80 = 80分
option-shengji-depose-at-is-100 = 100分
option-shengji-depose-at-is-120 = 120分

option-shengji-bands = 剛夠下莊算幾級
option-shengji-bands-about = 閒家剛夠下莊的分，是光換莊，還是也升一級。
option-shengji-bands-is-from-one = 升1級
option-shengji-bands-is-from-zero = 光上台，不升級

option-shengji-most-units = 閒家最多升幾級
option-shengji-most-units-about = 分再多，閒家一局最多升幾級。
option-shengji-most-units-is-3 = 3級
option-shengji-most-units-is-4 = 4級
option-shengji-most-units-is-none = 不封頂

option-shengji-base-by-level = 打到高級別加碼
option-shengji-base-by-level-about = 四家裡最低的那一級要是到了10往上，一級算幾分。
option-shengji-base-by-level-is-none = 一律1分
option-shengji-base-by-level-is-ten-2-jack-2-queen-2-king-3 = 10、J、Q算2分，K算3分
option-shengji-base-by-level-is-ten-2-jack-2-queen-2-king-3-ace-4 = 10、J、Q算2分，K算3分，A算4分

## Neutral: options of levels and the length

option-shengji-level-up = 贏了升幾級
option-shengji-level-up-about = 贏的一方怎麼升。
option-shengji-level-up-is-units = 按分升
option-shengji-level-up-is-one = 只升1級
option-shengji-level-up-is-none = 不升

option-shengji-level-down = 輸了降不降
option-shengji-level-down-about = 輸的一方要不要跟著降，最低降到2。
option-shengji-level-down-is-units = 贏幾級降幾級
option-shengji-level-down-is-one = 只降1級
option-shengji-level-down-is-none = 不降

option-shengji-stop-levels = 不能跳的級
option-shengji-stop-levels-about = 升級路上得停一停的級，不能一步跳過去。
option-shengji-stop-levels-is-none = 都能跳
option-shengji-stop-levels-is-ten-and-king = 10和K

option-shengji-held-levels = 必打的級
option-shengji-held-levels-about = 打到這幾級，得自己坐莊守住了才能過去，也不能跳。
option-shengji-held-levels-is-none = 沒有
option-shengji-held-levels-is-ace = A
option-shengji-held-levels-is-jack-and-ace = J和A
option-shengji-held-levels-is-five-and-ten-and-king-and-ace = 5、10、K和A

option-shengji-match-end = 打過A
option-shengji-match-end-about = 打過A是不是就贏下這一場。
option-shengji-match-end-is-past-ace = 打過A就贏
option-shengji-match-end-is-none = 接著打

option-shengji-hands-per-game = 一場幾局
option-shengji-hands-per-game-about = 一場最多打幾局。
option-shengji-hands-per-game-is-4 = 4局
option-shengji-hands-per-game-is-8 = 8局
option-shengji-hands-per-game-is-12 = 12局
option-shengji-hands-per-game-is-20 = 20局
option-shengji-hands-per-game-is-none = 不限
