### House rules and the answer to "why not" (screens, sections 8 and 9).

## Public: the rules of a table

house-title = House rules: { $rules }
house-title-table = House rules: { $rules }
house-changed =
    { $count ->
        [one] { $preset }, 1 change
       *[other] { $preset }, { $count } changes
    }
house-two = { $left }    { $right }
house-category = { $number } { $name }
house-category-changed =
    { $count ->
        [one] { $number } { $name }, 1 change
       *[other] { $number } { $name }, { $count } changes
    }
house-code = Code { $code }
house-line = { $number } { $name }: { $value }
house-line-changed = { $number } { $name }: { $value }, changed (was { $was })
house-option = { $name }. { $about }
house-now = Now: { $now }. { $preset } has: { $was }.
house-presets = Begin from another preset; your changes are given up:
house-no-changes = The same as the preset, nothing changed.
house-difference = { $name }: { $value } (was { $was })
house-more = … and { $count } more
house-paste = Send the code: /house, then the code. This table has { $code }
house-paste-here = Give the code to /house as its option "code". This table has { $code }
house-room =
    No table is open here. The next one is opened with: { $rules }
    To change it, open a table with /newgame, then /house.
house-room-games =
    No table is open here. Next tables:
    { $rules }
    To change one, open a table with /newgame, then /house.
house-of-game = { $game }: { $rules }

## Public: a change that the table must agree to

house-pasted = This is "{ $rules }":
house-motion = { $name } wants to play "{ $rules }":
house-motion-yes = Agreed: { $names }. Still to answer: { $count }
house-motion-until = Unless all agree by { $until }, nothing changes. If they do, it begins with the next hand.
house-motion-carried = All agree. From the next hand on: { $rules }
house-motion-refused = { $name } does not agree; the rules stay.
house-motion-lapsed = Not all agreed in time; the rules stay.
house-motion-withdrawn = { $name } takes the change back; the rules stay.

## Private: what came of pressing

house-kept = Changed
house-moved = Put to the table; all must agree
house-agreed = Noted
house-withdrawn = Taken back
house-saved = Kept. Tables opened here begin with these rules

## Neutral: buttons

house-number = { $number }
house-value = { $value }
house-several = { $values }
house-value-now = { $value } (now)
house-on = { $value }: on
house-off = { $value }: off
button-house-preset = Other preset
button-house-changes = See changes
button-house-paste = Paste a code
button-house-copy = Copy the code
button-house-save = Save for this group
button-house-close = Leave as is
button-house-use = Use it
button-house-leave = Do not
button-house-yes = Agree
button-house-no = Disagree

## Private: refusals

error-bad-code = That is no code of house rules, or a character is wrong: paste it again. For another preset send /house and take "Other preset"
error-code-of-other-game = That code is for { $game }, and this table plays { $played }. Open a table of { $game }, then paste it there
error-house-unplayable = No: "{ $option }" cannot be played like that. Choose another value
error-house-unplayable-with = No: "{ $option }" like that does not go with "{ $other }", now "{ $now }". Change "{ $other }" first
error-house-same = This table plays like that already; nothing to change
error-house-rival = { $name } has a change open, and there is one at a time. Answer it first, yes or no, or ask the mover to take it back by pressing the value in force
error-house-no-room = There is no group here to save them for. This table uses them all the same

## Private: why something was refused

why-tried = Just now: { $tried }
why-tried-on = Just now: { $play } on { $top }
why-reason = Refused: { $reason }
why-could = You could play: { $plays }
why-earlier = That was about an earlier question, not the one that is open now. /hand shows what you can play now
why-term = The rule: /rules { $term }
why-nothing = Nothing of yours was refused lately.
why-forgotten = I was restarted during this hand and remember nothing that was refused before. Try it again, and if it is refused, send /why

## Neutral: descriptions of the commands

command-house = Read or change the house rules
command-why = Why that was refused
