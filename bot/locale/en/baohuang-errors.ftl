### Refusals of Baohuang: first the reason, then the way on (screens, section 10).

## Private: before the first lead

error-throne-first = First the throne: take it, or decline
error-cannot-reign = You hold no three equal cards to call a guard with, so you cannot reign. Tap Decline
error-must-reign = You may not decline any more. Tap Reign
error-call-first = Call your guard first: a card of which you hold three, for example call the spade 9
error-cannot-call = That cannot be called: you need three equal cards, and no 2 or joker. Use a button
error-declare-first = Something else is asked now. Use a button
error-declare-what = Say what you declare: open guard, open solo, revolt; or no
error-cannot-open-guard = You are not the guard, so you cannot be an open one. Tap No
error-cannot-open-solo = You do not play alone, so there is no open solo. Tap No
error-cannot-revolt = You are on the emperor's side and cannot revolt. Tap No
error-cannot-kick = Nobody asks about kicking now. Use a button
error-cannot-grab = Nobody asks about grabbing now. Use a button

## Private: cards with a mark, cards that are kept

error-mark-not-yours = That marked card is not in your hand. Play something else
error-mark-is-in-it = This play would lay down your marked card too. To do so, say it: small joker (guard's card)
error-sixes-last = { $rank }s are held to the end: they are your last play. Play others first
error-sixes-plain = { $rank }s are held to the end: they go plain, without jokers
error-sixes-whole = { $rank }s are held to the end: all that are left go at once

## Private: typed words and plays

error-baohuang-not-one-rank = Not one play: apart from jokers, one rank only. 2s stand for nothing else
error-baohuang-do-not-have = You do not have { $wanted }, only { $have }. Play something else
error-baohuang-called-on-top = { $top } is the highest single card; nothing beats it. Pass
