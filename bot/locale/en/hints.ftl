### Why the computer would answer so before the first lead, and with cards that the house keeps back.

## Private: the reason of a hint

hint-fours = Your point is open: lead the 4s now
hint-critical = Only 3s are left after it, so hang all you have on it
hint-keep-one = Keep one card back; with only 3s left you are stuffed
hint-fours-away = Your point stays shut; throwing the 4s saves a play
hint-last = Like this your side pays least
hint-last-same = Leave it as it is
hint-swap = By the cards owed both ways, this loses nothing
hint-call = Your opposite will probably not open: a call pays
hint-no-call = Your opposite may well open: a call does not pay
hint-cut = A cut changes nothing
hint-terms = Let allies off, take what the other side owes
hint-return = Give what helps you least, and save a play if you can
hint-take = Keep what came back
hint-help = You have 2s to spare; help with one
hint-no-help = You need your 2s yourself
hint-dot = The big joker would go as tribute anyway; this brings a card back
hint-no-dot = Leave it and pay the tribute
hint-revolt = Played on, this hand will probably fall; better revolt
hint-no-revolt = This hand can be played; no need to revolt
hint-keep-head = You have gouji plays enough for the free kills
hint-no-head = You have few gouji plays; go without a head
hint-shot = You can beat all three shots, so beat every one
