### Baohuang: the rules in short, and every word of the game explained (screens, section 9).

## Public: the rules in short (9)

baohuang-rules-play = Five players, { $count } cards. Apart from jokers a play is one rank; jokers ride with anything, 2s are 2s only
baohuang-rules-guard-marked-joker = The marked big joker makes its holder the emperor, the marked small joker the guard; the two are one side, the three commoners the other. Who the guard is shows when that card is played
baohuang-rules-guard-called = The marked big joker makes its holder the emperor. He shows { $count } equal cards, and the holder of the fourth is the guard; the two are one side, the three commoners the other. Who the guard is shows when that card is played
baohuang-rules-throne-next = Declining: the emperor may pass the throne to the player after him, and so on round the table
baohuang-rules-throne-previous = Declining: the emperor may pass the throne to the player before him, and so on round the table
baohuang-rules-throne-next-but-one = Declining: the emperor may pass the throne to the next player but one, once
baohuang-rules-grab = Grabbing: anybody may take the emperor's card and play alone against four
baohuang-rules-declare = Before the first lead all are asked to declare: open guard, open solo, revolt. Opened together
baohuang-rules-declare-doubled = Before the first lead all are asked to declare: open guard (times { $factor }), open solo, revolt. Opened together
baohuang-rules-exposes = If { $count } revolt, the guard must show himself and counts as open
baohuang-rules-kick = Kicking: when the guard is open the other side may multiply by { $factor } once more
baohuang-rules-compare = Beating: same count, every card higher. A small joker falls to a big one; nothing beats a play with a big joker
baohuang-rules-compare-downgrade = Beating: same count, every card higher. A small joker falls to a big one; nothing beats a play with a big joker. Both kinds together count as small ones
baohuang-rules-pass = A pass does not bind: after a new play you are asked again
baohuang-rules-pass-final = Whoever passes is out of the trick
baohuang-rules-sixes = Hold: { $rank }s are your last play, without jokers, all at once
baohuang-rules-wind-apply = The wind: the player before you is out and nobody beats his last play, so you lead; you may ask for it first
baohuang-rules-wind-automatic = The wind: somebody is out and nobody beats his last play, so the next player leads
baohuang-values = { $one }, { $two }, { $three }, { $four }, { $five }
baohuang-rules-score-whole = Score: first to last { $values }. If emperor and guard add up above zero their side wins: two shares to the emperor, one to the guard, one from each commoner; below zero the other way
baohuang-rules-score-third = Score: first to last { $values }. If emperor and guard add up above zero their side wins: a third of the sum is a share, two to the emperor, one to the guard, one from each commoner; below zero the other way
baohuang-rules-solo = Solo, one against four: first to last { $values }, a quarter from each
baohuang-rules-solo-doubled = Solo, one against four: first to last { $values }, a quarter from each; an open solo times { $factor }
baohuang-rules-hands =
    { $hands ->
        [one] A match has one hand
       *[other] A match has { $hands } hands
    }

## Neutral: names of the terms (9)

term-baohuang-emperor = Emperor
term-baohuang-guard = Guard
term-baohuang-commoner = Commoner
term-baohuang-openguard = Open guard
term-baohuang-solo = Solo
term-baohuang-opensolo = Open solo
term-baohuang-revolt = Revolt
term-baohuang-kick = Kick
term-baohuang-grab = Grabbing
term-baohuang-throne = Throne
term-baohuang-call = Called guard
term-baohuang-compare = Comparing
term-baohuang-hang = Hanging
term-baohuang-pass = Pass
term-baohuang-wind = Wind
term-baohuang-lead = Lead
term-baohuang-places = Places
term-baohuang-score = Score
term-baohuang-double = Doubling
term-baohuang-holdsix = Hold-{ $rank }
term-baohuang-stuffed = Stuffed
term-baohuang-report = Counts
term-baohuang-important = Important
term-baohuang-match = Match

## Public: who is who (9)

explain-baohuang-emperor = Emperor: whoever is dealt the marked big joker. He and the guard are one side; he leads first, and everybody knows him.
value-baohuang-throne-kept = At this table he has to reign.
value-baohuang-throne-next = At this table he may decline: the card goes to the player after him, and so on, once round.
value-baohuang-throne-previous = At this table he may decline: the card goes to the player before him, and so on, once round.
value-baohuang-throne-next-but-one = At this table he may decline: the card goes to the next player but one, who has to reign.
example-baohuang-emperor = Example: Lao Wang is dealt the emperor's card; he is the emperor and leads. Played, that joker is worth what any big joker is.
explain-baohuang-guard = Guard: the emperor's partner, and at first only he knows. Nothing shows him before his card lies on the table.
value-baohuang-guard-marked = At this table: whoever is dealt the marked small joker.
value-baohuang-guard-called = At this table: the emperor shows { $count } equal cards, and the holder of the fourth is the guard.
example-baohuang-guard-marked = Example: Anna holds the guard's card. She plays small joker + 2 kings (guard's card): now everybody knows. Had she played another small joker, nobody would.
example-baohuang-guard-called = Example: Lao Wang calls the spade 9, and Anna holds one. She plays 3 nines (guard's card): now everybody knows. Without that card among the nines nobody would.
explain-baohuang-commoner = Commoners: the three besides emperor and guard, one side. In a solo all four are.
example-baohuang-commoner = Example: Lao Wang is the emperor, Anna the guard; Li, Lijie and Dagang are commoners, and do not know it of each other.
explain-baohuang-openguard = Open guard: the guard shows himself before the first lead; else he is hidden. All five are asked and opened together, so nobody sees who thought about it.
value-baohuang-openguard = At this table an open guard counts times { $factor }, win or lose.
value-baohuang-openguard-plain = At this table nothing is doubled; it only tells who he is.
example-baohuang-openguard = Example: Anna declares open guard, nobody else anything: Lao Wang and Anna against Li, Lijie and Dagang.
explain-baohuang-solo = Solo: one player holds the emperor's and the guard's card and plays alone against four. Unsaid it is a hidden solo.
explain-baohuang-solo-called = Solo: the emperor holds all four of the card he calls and plays alone against four. Unsaid it is a hidden solo.
value-baohuang-solo = A solo is worth, first to last, { $values }; a quarter from each of the four.
value-baohuang-solo-doubled = At this table a hidden solo counts times { $factor } too.
explain-baohuang-opensolo = Open solo: the emperor who plays alone says so before the first lead.
value-baohuang-opensolo = At this table an open solo counts times { $factor }, win or lose.
value-baohuang-opensolo-plain = At this table nothing is doubled.
value-baohuang-opensolo-first = At this table it has to be first out, or it counts as last.
explain-baohuang-revolt = Revolt: a commoner shows himself before the first lead, so that his partners know. The emperor's side cannot.
value-baohuang-revolt-none = At this table it doubles nothing. If three revolt, the fourth is the guard, or the emperor plays alone.
value-baohuang-revolt = At this table, if { $count } revolt, the guard must show himself and counts as open.
example-baohuang-revolt = Example: Li, Lijie and Dagang revolt. Anna is left: the guard, or else the emperor plays alone.
explain-baohuang-kick = Kick: when the guard is open, the other side may double once more. If he showed himself, the commoners are asked; if a revolt exposed him, emperor and guard. One kick is enough.
value-baohuang-kick = At this table a kick is times { $factor } once more. A solo is not kicked.
example-baohuang-kick = Example: Anna is an open guard, Li kicks: this hand counts times { $factor } in all.
explain-baohuang-grab = Grabbing: anybody may take the emperor's card and play alone against four, as an open solo without a guard. All five are asked together; the emperor comes first, then the others in order.
explain-baohuang-throne = Throne: whoever is dealt the emperor's card may not want it and decline; the card goes along.
value-baohuang-nobody-forced = If all decline, the first who was asked has to reign.
value-baohuang-nobody-forced-called = If all decline, the first with exactly { $count } equal cards has to reign, else the first who can; if nobody can, the hand is dealt anew.
value-baohuang-nobody-redeal = If all decline, the hand is void and dealt anew.
value-baohuang-throne-gift = At this table, from the second to decline on, each adds one 2 of his own; all of them go along with the card.
value-baohuang-throne-both = Whoever is dealt both marked jokers may not decline.
explain-baohuang-call = Called guard: the emperor shows { $count } equal cards, of the same suit too; the holder of the fourth is the guard. No 2s or jokers. With all four in his own hand he plays alone.
value-baohuang-call-top = At this table the called card by itself is the highest single card, above the big joker.
value-baohuang-call-held = At this table { $rank }s cannot be called either: they are held back.
example-baohuang-call = Example: Lao Wang holds three spade 9s and calls it. Anna has the fourth; she knows, nobody else does.

## Public: the cards on the table (9)

explain-baohuang-compare = Comparing: same count, every card higher: big joker, small joker, 2, ace, king, queen, jack, 10 and down. A play with a small joker falls to one with a big joker and higher cards; nothing beats one with a big joker.
example-baohuang-compare = Example: 3 tens beat 3 nines; small joker + 3 jacks beat 4 nines; 2 big jokers + 3 tens beat 2 small jokers + 3 nines. 2 nines do not beat 2 nines.
explain-baohuang-hang = Hanging: jokers ride along with other cards, each as one card more; both kinds may. 2s stand for nothing else.
example-baohuang-hang = Example: small joker + 3 eights are four cards; four are needed to beat them, with a big joker and cards above 8.
explain-baohuang-pass = Pass: let this play be. It does not bind: after a new play you are asked again. When all pass, the trick is over.
explain-baohuang-pass-final = Pass: let this play be. You are not asked again in this trick. When all pass, the trick is over.
explain-baohuang-wind-apply = The wind: the player before you is out; instead of beating his last play you ask to lead. If all pass you lead; if one plays, the wind fails, and you may still play.
explain-baohuang-wind-automatic = The wind: somebody is out and nobody beats his last play, so the player after him leads, without asking.
explain-baohuang-lead = Lead: the emperor leads first, then whoever's play nobody beats. A leader cannot pass.
explain-baohuang-places = First, second, third out, second-to-last, last: the order of going out. The hand ends when all of one side are out; the others follow by cards left, fewest first.
explain-baohuang-score-whole = Score: first to last { $values }. Emperor and guard together are one share: the emperor gets two, the guard one, each commoner pays one. Above zero their side wins, below it is the other way, zero is a draw.
explain-baohuang-score-third = Score: first to last { $values }. A third of what emperor and guard have together is one share: the emperor gets two, the guard one, each commoner pays one. Above zero their side wins, below it is the other way, zero is a draw.
example-baohuang-score = Example: emperor first { $first }, guard third { $third }, sum { $sum }: emperor +{ $two }, guard +{ $one }, commoners −{ $one } each.
explain-baohuang-double = Doubling: the points of the hand are multiplied, won or lost. Where two things double, one multiplies the other.
example-baohuang-double-guard = Example: Anna is an open guard: the points of all count times { $factor }.
example-baohuang-double-solo = Example: Lao Wang declares an open solo and is first out: +{ $times } instead of +{ $points }.
explain-baohuang-holdsix = Holding the { $rank }s: they are your last play, without jokers, all at once.
example-baohuang-holdsix = Example: you have 2 kings and 3 cards of { $rank }. Kings first; if nobody beats them, the { $rank }s, and you are out. If somebody does, you are stuffed.
explain-baohuang-stuffed = Stuffed: nothing but { $rank }s in hand, and not the lead. They cannot go any more; places from last upward.
value-baohuang-tribute =
    { $count ->
        [one] At this table whoever is stuffed pays his best card next hand to who did it; emperor's and guard's card stay.
       *[other] At this table whoever is stuffed pays his { $count } best cards next hand to who did it; emperor's and guard's card stay.
    }
explain-baohuang-report = Counts: all plays lie open, so anybody can count. 10 cards and fewer stand on the table message; /count tells all.
explain-baohuang-important = Important, light: stands after the play on top when you are asked, and says how much this answer weighs, whatever you hold. Important: somebody still in has { $few } cards or fewer; light: all have more.
example-baohuang-important = Example: Lao Wang's 2 kings lie on top and Li has 6 cards left: important.
explain-baohuang-match = Match: several hands, points added up. Everybody for himself, because partners change from hand to hand.
