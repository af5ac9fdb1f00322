### Gouji at the tables: its name, and what helps to play it.

## Neutral: its name, and what else people call it

game-gouji = 夠級
game-gouji-words = 夠級

## Private: how plays are typed

game-gouji-typed = 5個10（手牌裡的「10×5夠」）· 小王帶3個9 · 過 · 讓 · 燒 3個K · 不燒

## Public: what /help says of it

game-gouji-help =
    夠級的詞：/rules 燒、/rules 讓 ……
    一個人想得久，別人會看出他有得想，這個藏不住；
    燒不燒藏得住：每次都問所有人，時間一樣長。
