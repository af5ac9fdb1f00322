### Commands that are chosen from a list, by the names that people see (screens, section 2).

## Neutral: names, in lower case and without blanks

slash-newgame = newgame
slash-join = join
slash-leave = leave
slash-deal = deal
slash-hand = hand
slash-play = play
slash-table = table
slash-count = count
slash-rules = rules
slash-why = why
slash-house = house
slash-verify = verify
slash-export = export
slash-next = next
slash-score = score
slash-seat = seat
slash-stop = stop
slash-language = language
slash-help = help

## Neutral: what may follow them

slash-option-game = game
slash-option-table = table
slash-option-cards = cards
slash-option-word = word
slash-option-language = language
slash-option-code = code
slash-option-hand = hand
slash-about-game = Which game, by which rules; none: as last time
slash-about-table = Number of the table, if you sit at several
slash-about-cards = What you play: choose, or type it
slash-about-word = A word to explain; none: the rules of the table
slash-about-language = Language of this channel, or yours in private
slash-about-code = A code of house rules to paste; none: read those of this table
slash-about-hand = Number of the hand; none: the one dealt last
slash-tongue = English
