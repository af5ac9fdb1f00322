### Commands that are chosen from a list, by the names that people see (screens, section 2).

## Neutral: names, in lower case and without blanks

slash-newgame = 开桌
slash-join = 坐下
slash-leave = 起身
slash-deal = 开打
slash-hand = 手牌
slash-play = 出牌
slash-table = 桌面
slash-count = 问牌
slash-rules = 讲讲
slash-why = 为什么
slash-house = 规矩
slash-verify = 验牌
slash-export = 存谱
slash-next = 下一局
slash-score = 比分
slash-seat = 换位
slash-stop = 散桌
slash-language = 语言
slash-help = 帮助

## Neutral: what may follow them

slash-option-game = 打法
slash-option-table = 桌号
slash-option-cards = 牌
slash-option-word = 词
slash-option-language = 语言
slash-option-code = 码
slash-option-hand = 局
slash-about-game = 打哪样，按哪套规矩；不填就照上回
slash-about-table = 你在好几桌的话，是哪一桌
slash-about-cards = 出什么：挑一个，或者打字
slash-about-word = 想听哪个词；不填就讲这桌的规矩
slash-about-language = 这里（私聊里是你自己）用哪种话
slash-about-code = 别桌的规矩码，贴在这儿；不填就看这桌的规矩
slash-about-hand = 第几局；不填就是最近发的那局
slash-tongue = 简体中文
