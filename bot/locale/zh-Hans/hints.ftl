### Why the computer would answer so before the first lead, and with cards that the house keeps back.

## Private: the reason of a hint

hint-fours = 点开了，4 该发就发
hint-critical = 出完就剩 3，这手得站住，能挂的都挂上
hint-keep-one = 留一张在手，光剩 3 就被闷了
hint-fours-away = 点开不成了，4 扔了省一手
hint-last = 这么定，咱这边总共进得少
hint-last-same = 照旧就行
hint-swap = 按该进该收的张数算，这样不吃亏
hint-call = 对头多半开不了，宣了划算
hint-no-call = 对头开不开没准，宣了划不来
hint-cut = 切不切都一样
hint-terms = 自家人免了，对方的照收
hint-return = 还最没用的，能少一手是一手
hint-take = 还回来的收下就行
hint-help = 2 有富余，帮一张
hint-no-help = 2 自己还不够用
hint-dot = 大王反正要进贡，点一张回来
hint-no-dot = 不点，照常进贡
hint-revolt = 这手牌打下去多半落，不如革命
hint-no-revolt = 这手牌还能打，不用革命
hint-keep-head = 够级牌够多，留着白杀合算
hint-no-head = 够级牌不多，不如要无头
hint-shot = 三枪都管得住，一枪也别放
