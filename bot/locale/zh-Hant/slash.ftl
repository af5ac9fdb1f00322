### Commands that are chosen from a list, by the names that people see (screens, section 2).

## Neutral: names, in lower case and without blanks

slash-newgame = 開桌
slash-join = 坐下
slash-leave = 起身
slash-deal = 開打
slash-hand = 手牌
slash-play = 出牌
slash-table = 桌面
slash-count = 問牌
slash-rules = 講講
slash-why = 為什麼
slash-house = 規矩
slash-verify = 驗牌
slash-export = 存譜
slash-next = 下一局
slash-score = 比分
slash-seat = 換位
slash-stop = 散桌
slash-language = 語言
slash-help = 幫助

## Neutral: what may follow them

slash-option-game = 打法
slash-option-table = 桌號
slash-option-cards = 牌
slash-option-word = 詞
slash-option-language = 語言
slash-option-code = 碼
slash-option-hand = 局
slash-about-game = 打哪樣，按哪套規矩；不填就照上回
slash-about-table = 你在好幾桌的話，是哪一桌
slash-about-cards = 出什麼：挑一個，或者打字
slash-about-word = 想聽哪個詞；不填就講這桌的規矩
slash-about-language = 這裡（私聊裡是你自己）用哪種話
slash-about-code = 別桌的規矩碼，貼在這兒；不填就看這桌的規矩
slash-about-hand = 第幾局；不填就是最近發的那局
slash-tongue = 繁體中文
