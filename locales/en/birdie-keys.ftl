### What can be typed in Birdie. word-…: the accepted words with spaces between, the first one is the one that is shown.

word-pass = p pass
word-lay = l lay
word-set = s set
word-done = done
word-write = write
word-stop = stop
word-end = end
word-woodpecker = w
word-robin = ro
word-pigeon = pg
word-owl = o
word-insert = i insert
word-remove = x remove

hint-turn = { $display ->
    [0] The display area is empty: p passes · ? help
    [1] 1 takes the last card · p passes for { $points } · ? help
   *[other] 2 takes card 2 · 13 lays cards 1 and 3 · 1a3 lays hand card a between them · p passes for { $points } · ? help
}
last-turn = Everybody else has passed: this is your last turn of the round.
hint-laying = Type the cards still to be laid, the lowest first, or ok once two display cards are laid · ? help
hint-split = { $count ->
    [0] ok ends your scoring · ? help
   *[other] 1-4 makes cards 1 to 4 a set · 1-4 ro as a Robin set · ok writes all sets down · u undo · ? help
}
hint-insert = 3 puts the card at position 3 (1 to { $count }) · ? help
hint-collapse = { $count ->
    [0] ok ends your scoring · ? help
   *[other] 5 removes card 5 · ok stops · ? help
}
hint-feature = The neighbours share both: { $one_key } takes { NAME($one, case: "accusative") } · { $two_key } takes { NAME($two, case: "accusative") } · ? help
hint-pigeon = ok writes the set · pg drops it for two Flaps · ? help
hint-owl = sp writes { $value } in the Spring box, and so on for every empty box · ok skips the Owl · ? help
hint-abilities = Abilities in your hand:
ability-woodpecker = w 3 7 moves card 3 to position 7
ability-robin = ro draws a card from under the Stop card
ability-pigeon = pg 2 drops set 2 for two Flaps

help-take = take card 2 from the display area into your hand
    .keys = 2
help-lay = lay cards 1 and 3 from the display area on your personal deck; the first one you type goes lowest
    .keys = 13
help-lay-hand = the same with hand cards a and b, in exactly this order, lowest first
    .keys = 1a3b
help-pass = pass: you are out for this round and get 2 points for every player still in
    .keys = p
help-lay-more = lay these cards too, the lowest first
    .keys = 1a
help-done = end the turn
    .keys = ok
help-set = declare cards 1 to 4 of the line as a set, if they share one feature
    .keys = 1-4
help-set-feature = the same, naming the feature by its letters
    .keys = 1-4 ro
help-sets = several steps in one line
    .keys = 1-4 5-6 su ok
help-write = write all declared sets down and finish declaring
    .keys = ok
help-woodpecker = Woodpecker: card 3 moves to position 7 (before the first set or removal)
    .keys = w 3 7
help-robin = Robin: draw a card from under the Stop card and put it anywhere (before the first set or removal)
    .keys = ro
help-pigeon = Pigeon: drop declared set 2 and mark two Flaps
    .keys = pg 2
help-insert = put the drawn card into the line, at position 3
    .keys = 3
help-remove = remove card 5; its neighbours leave as a set if they share a feature
    .keys = 5
help-stop = stop: the rest of the line stays where it is
    .keys = ok
help-feature = choose the feature of the set by its letters
    .keys = ro
help-keep = write the set
    .keys = ok
help-drop = Pigeon: drop the set and mark two Flaps
    .keys = pg
help-owl = Owl: your lowest value of this round goes into this empty box
    .keys = sp
help-end = skip the Owl and finish scoring
    .keys = ok
help-marks = On the scoreboards ▶ marks whose turn it is, × who has passed, ★ who holds the trophy; “Used” counts abilities: { $birds }.
help-line = In a line, - is between cards that share one feature, = between cards that share both.
