### Why the computer would answer so before the first lead, and with cards that the house keeps back.

## Private: the reason of a hint

hint-fours = 點開了，4 該發就發
hint-critical = 出完就剩 3，這手得站住，能掛的都掛上
hint-keep-one = 留一張在手，光剩 3 就被悶了
hint-fours-away = 點開不成了，4 扔了省一手
hint-last = 這麼定，咱這邊總共進得少
hint-last-same = 照舊就行
hint-swap = 按該進該收的張數算，這樣不吃虧
hint-call = 對頭多半開不了，宣了划算
hint-no-call = 對頭開不開沒準，宣了划不來
hint-cut = 切不切都一樣
hint-terms = 自家人免了，對方的照收
hint-return = 還最沒用的，能少一手是一手
hint-take = 還回來的收下就行
hint-help = 2 有富餘，幫一張
hint-no-help = 2 自己還不夠用
hint-dot = 大王反正要進貢，點一張回來
hint-no-dot = 不點，照常進貢
hint-revolt = 這手牌打下去多半落，不如革命
hint-no-revolt = 這手牌還能打，不用革命
hint-keep-head = 夠級牌夠多，留著白殺合算
hint-no-head = 夠級牌不多，不如要無頭
hint-shot = 三槍都管得住，一槍也別放
