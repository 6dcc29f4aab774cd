### The score sheet of the boxed games (`voliera score`): what all sheets share, and Birdie's.
### $player is a name and is never inflected; $box, $bird and $card are ids.

word-export = export
word-best = best b
score-keeping = Everything you enter is saved at once in { $path }
score-kept = The sheet is saved in { $path }. Continue with: voliera score --resume { $path }
score-exported = Exported to { $path }
score-press-enter = Enter: next · u undoes the last entry ↵

help-score-undo = undo the last entry; again for the one before
    .keys = u
help-score-save = say where the sheet is saved, or save it in another file from now on
    .keys = save FILE
help-score-export = write the scored sheet to a file: .json for data, .txt for reading
    .keys = export FILE.txt
help-score-quit = leave; the sheet stays as it is, and you can go on with it later
    .keys = quit

error-sheet-file = { $path } is not a score sheet.
error-sheet-game = There is no score sheet for “{ $game }”: choose one of { $games }.
error-sheet-other-game = { $path } is a sheet of { $game }: leave the other game’s name out.
error-sheet-resume = The sheet has its own players, names, variant and options: leave them out with --resume.
error-sheet-undo = There is nothing to undo: this is the beginning of the sheet.
error-sheet-export = Name a file that ends in .json or .txt, for example export evening.txt
error-sheet-model = This sheet cannot be scored: { $detail }

## The questions of a Birdie sheet

score-birdie-title = Birdie, score sheet
ask-score-names = The names of the { $players } players, with commas between them:
hint-score-names = Ada, Bo · Enter: no names · ? help
hint-score-choice = Type your choice · Enter takes the one that is marked · ? help
ask-score-pass = Round { $round }: in which order did you pass? From first to last:
hint-score-pass = { $count ->
    [2] 2: player 2 passed first
   *[other] 231: player 2 first, then 3, then 1
} · names work too · ? help
ask-score-line = { $player }’s line, card by card from one end to the other:
hint-score-line = ROsp OWwi … by the letters, or 1r… by the keys above · -: no line at all · u undo · ? help
ask-score-hand = The cards left in { $player }’s hand; they are spent on abilities:
hint-score-hand = ROsp OWwi … by the letters, or 1r… by the keys above · Enter: none · u undo · ? help
ask-score-drawn = Which card did { $player } draw from under the Stop card?
hint-score-drawn = ROsp by its letters, or 1 by its key · u undo · ? help
score-draft = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} entered so far:
hint-score-draft = +PIsu … adds cards after them · the whole line again replaces them · Enter: these are all · u drops them · ? help
help-score-pass = player 2 passed first, then player 1, then player 3
    .keys = 213
help-score-pass-names = the same by names, or by their beginnings
    .keys = bo ada
help-score-codes = cards by the two letters of the bird and of the season, in any case, with or without spaces
    .keys = ROsp OWwi
help-score-keys = cards by one key each: birds are rows, seasons columns
    .keys = 1 r
help-score-none = no cards
    .keys = -
help-score-best = show the best play; again, or best, writes it down
    .keys = Enter
help-score-boxes = write 4 in the Robin box and 2 in the Summer box, however that is done, and nothing else
    .keys = ro 4 su 2

## Scoring

score-hand = Hand:
hint-score-enter = { $shown ->
    [yes] Enter writes this best play down
   *[no] Enter shows the best play · best writes it down
}
hint-score-boxes = or announce boxes: ro 4 su 2
hint-score-end = Enter closes the sheet · export FILE.txt · u undo
score-thinking = Looking for the best play…
score-best = The best play
score-worth = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $boxes } in boxes, { $flap } for Flaps, { $trophies } for trophies.
score-proved = Proved: no play scores more.
score-bound = This is the best one found; no play scores more than { $bound }.
score-robin = A Robin is in hand: drawing a card { $gain ->
    [0] is not expected to score more.
   *[other] is expected to score { NUMBER($gain, maximumFractionDigits: 1) } more (ro draws).
}
score-played = What { $player } has played
score-nothing-missed = { $proved ->
    [yes] Nothing was missed: no other play scores more.
   *[no] No better play was found.
}
score-missed = { $points ->
    [one] { $points } point was
   *[other] { $points } points were
} missed: the best play is worth { $best }.
score-differs-box = { $played ->
    [0] the { NAME($box) } box: { $best }
   *[other] { $best ->
        [0] the { NAME($box) } box stays empty, not { $played }
       *[other] the { NAME($box) } box: { $best } instead of { $played }
    }
}
score-differs-flaps = { $count ->
    [one] { $count } Flap
   *[other] { $count } Flaps
} { $more ->
    [yes] more
   *[no] fewer
}
score-differs-trophy = { $more ->
    [yes] with the { NAME($bird) } Birdie Trophy
   *[no] without the { NAME($bird) } Birdie Trophy
}
score-pass-row = Pass { $round }
score-found = { $player } { $points } of { $best }
score-round-found = Round { $round }, points found of the best play:
score-copies = { $count } { $kind ->
    [lines] in { $player }’s line
    [hands] in { $player }’s hand
   *[drawn] drawn by { $player }
}{ $round ->
    [0] {""}
   *[other] {" "}in round { $round }
}

## What cannot be

error-score-names-twice = Two players have the same name: give each of them another one.
error-score-pass-twice = Each player passes once: name everybody once.
error-score-pass-count = { $players } players pass, and { $count ->
    [one] { $count } is named.
   *[other] { $count } are named.
}
error-score-pass-number = There is no player { $number }: the numbers are 1 to { $players }.
error-score-pass-name = Who is “{ $word }”? Type a number, or the beginning of one of these names: { $names }.
error-score-empty-line = Type the cards of the line, or - if there are none.
error-score-empty-drawn = Type the card that was drawn, for example ROsp.
error-score-one-card = A line has two cards or more, since at least two are laid: type all of it, or - for no line.
error-score-drawn-one = A Robin draws one card: type just that one.
error-score-robin-first = The Robin’s card has to be known before anything else: end the line with ro.
error-score-nothing = Nothing has been announced yet: “best” writes the best play down; { $variant ->
    [expert] a number removes a card; “stop” leaves the whole line.
   *[standard] 1-4 declares a set; “write” writes nothing at all.
}
error-score-box-twice = The { NAME($box) } box is named twice: each box is written once.
error-score-box-size = { NAME($box) } { $size }: a set has 2 to 16 cards.
error-score-box-filled = The { NAME($box) } box already has a { $value }.
error-score-box-short = No play writes { $size } in the { NAME($box) } box: as the line stands, { $longest } is the most.
error-score-box-none = Each of these may be possible, but no play writes all of them and nothing else.
error-score-box-unknown = No play was found that writes just this; there may be one all the same. Play it step by step.

# $near: features that look like what was typed; $nearby: how many.
slip-birdie-bird = Here a bird is expected: { NAMES("robin owl pigeon woodpecker", case: "code") } are the birds, and “{ $found }” is not one of them.{ $nearby ->
    [0] {""}
    [one] {" "}Did you mean { NAMES($near, case: "code") }?
   *[other] {" "}{ NAMES($near, case: "code") } look like it.
}
slip-birdie-season = Here a season is expected: { NAMES("spring summer autumn winter", case: "code") } are the seasons, and “{ $found }” is not one of them.{ $nearby ->
    [0] {""}
    [one] {" "}Did you mean { NAMES($near, case: "code") }?
   *[other] {" "}{ NAMES($near, case: "code") } look like it.
}
slip-birdie-season-missing = The season of the last card is missing.
slip-birdie-bird-missing = The bird of the last card is missing.
slip-birdie-key = No card is on the key “{ $found }”.
slip-birdie-both = These may be letters of a card or keys: type CAve for the card, c a v e for the keys.
slip-birdie-long = This is too long for a line of cards.
slip-birdie-copies = There are four of each card; { CARDS($card) } has already been entered: { $where }. Correct this one, or the others with u.
slip-birdie-again = Round 1 used its half of the deck, whose cards do not return; { CARDS($card) } has already been entered: { $where }. Correct this one, or the others with u.
slip-birdie-many = { $room ->
    [one] { $room } card is
   *[other] { $room } cards are
} all that lines and hands can have in a round: this one is too many.
fault-birdie-stop = More cards were drawn than lay under the Stop card.
