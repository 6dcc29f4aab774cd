# Birdie's score sheet.

web-sheet-birdie-setup = Birdie: who is playing
web-sheet-birdie-players = Players
web-sheet-birdie-round = Birdie, round { $round }
web-sheet-birdie-round-short = Round { $round }
web-sheet-birdie-over = Birdie, the result
web-sheet-birdie-so-far = Birdie, so far
web-sheet-birdie-result = Result
web-sheet-birdie-which-round = Which round
web-sheet-birdie-way = How it is entered
web-sheet-birdie-way-board = Board
web-sheet-birdie-way-line = Line
web-sheet-birdie-how-many = How many players?
web-sheet-birdie-name = Name of player { $number }
web-sheet-birdie-variant = Which game?
web-sheet-birdie-variant-standard = Standard
web-sheet-birdie-variant-expert = Expert
web-sheet-birdie-flaps = Values of the Flap column
web-sheet-birdie-flaps-help = As printed on your boards; our own values are filled in.
web-sheet-birdie-flaps-wrong = Nine to twelve numbers are needed, none smaller than the one before.
web-sheet-birdie-start = To the board
web-sheet-birdie-box-empty = { NAME($box) } box, empty
web-sheet-birdie-box = { NAME($box) } box: { $value }, round { $round }
web-sheet-birdie-box-name = { NAME($box) } box
web-sheet-birdie-flap = Flap { $number }, worth { $points }
web-sheet-birdie-trophy = Birdie Trophy: { NAME($bird) }
web-sheet-birdie-keypad = Keypad
web-sheet-birdie-order = Round { $round }: tap players in passing order
web-sheet-birdie-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} · +{ $points }
web-sheet-birdie-who-has = Who has the Birdie Trophy of the { NAME($bird) }?
web-sheet-birdie-nobody = Nobody
web-sheet-birdie-used = { NAME($bird) } ability used this round
web-sheet-birdie-from-line = Round { $round } comes from this player’s line.
web-sheet-birdie-cardpad = Cards
web-sheet-birdie-key = { NAME($bird) }, { NAME($season) }; { $left } left
web-sheet-birdie-back = Remove the last card
web-sheet-birdie-to-hand = Enter the hand
web-sheet-birdie-to-line = Enter the line
web-sheet-birdie-clear = Clear the line
web-sheet-birdie-next-player = Next player
web-sheet-birdie-pile-line = Line
web-sheet-birdie-pile-hand = Hand
web-sheet-birdie-pile-drawn = Drawn
web-sheet-birdie-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-sheet-birdie-empty-line = One tap for each card
web-sheet-birdie-empty-hand = For abilities
web-sheet-birdie-empty-drawn = The Robin’s card
web-sheet-birdie-to-start = To the beginning of the line
web-sheet-birdie-tap-cards = Lay the line out and tap its cards: the best split is found for you.
web-sheet-birdie-best = Best: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-sheet-birdie-played = As played: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-sheet-birdie-no-sets = no sets
web-sheet-birdie-searching = Looking for the best…
web-sheet-birdie-missed = { $points ->
    [one] { $points } point missed
   *[other] { $points } points missed
}
web-sheet-birdie-missed-of = The best was { $best ->
    [one] { $best } point
   *[other] { $best } points
}; missed: { $points }
web-sheet-birdie-nothing-missed = Nothing better was possible
web-sheet-birdie-needs-network = The solver needs the network. It will answer when the network is back; everything else still works.
web-sheet-birdie-waits = A line is waiting for the solver
web-sheet-birdie-how-played = points, as played
web-sheet-birdie-how-best = points with the best play
web-sheet-birdie-exact = Proved: nothing is better
web-sheet-birdie-not-exact = The best found; at most { $bound ->
    [one] { $bound } point
   *[other] { $bound } points
} are possible
web-sheet-birdie-did-woodpecker = Woodpecker: { CARDS($card) } moves to another place
web-sheet-birdie-did-robin = Robin: { CARDS($card) } is added to the line
web-sheet-birdie-did-owl = Owl: the lowest value again, { NAME($box) } box{ $trophy ->
    [yes] , Birdie Trophy
   *[no] {""}
}
web-sheet-birdie-robin-gain = A Robin in hand could still draw a card: on average +{ $gain }
web-sheet-birdie-take-best = Take the best
web-sheet-birdie-play-chains = Play the chains
web-sheet-birdie-play-cuts = Cut it yourself
web-sheet-birdie-announce = Check a claim
web-sheet-birdie-announce-text = Enter the boxes that were claimed for this round, then ✓.
web-sheet-birdie-check = Check
web-sheet-birdie-too-small = A set has at least two cards
web-sheet-birdie-right-best = Right, and the best: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-sheet-birdie-right-missed = Right: { $value ->
    [one] { $value } point
   *[other] { $value } points
}. The best has { $points } more.
web-sheet-birdie-wrong = No play of this line fills exactly these boxes. The best: { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
web-sheet-birdie-not-found = No play was found that fills exactly these boxes. The best: { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
web-sheet-birdie-write-it = Write it like this
web-sheet-birdie-which-drawn = Which card did the Robin draw?
web-sheet-birdie-part = Part
web-sheet-birdie-sum-seasons = Seasons
web-sheet-birdie-sum-birds = Birds
web-sheet-birdie-sum-pass = Pass
web-sheet-birdie-sum-flap = Flaps
web-sheet-birdie-sum-trophies = Trophies
web-sheet-birdie-wins = { $name } wins
web-sheet-birdie-leads = { $name } leads
web-sheet-birdie-most = with the most points
web-sheet-birdie-tied = { $count } players have { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-sheet-birdie-tie-open = Of these, whoever passed first in round 2 is ahead: enter the order.
web-sheet-birdie-tie-broken = by the tie-break: passed first in round 2
web-sheet-birdie-play-on = Play on from here
web-sheet-birdie-play-on-text = Round 2 against bots, with these boards
web-sheet-birdie-not-on-round-2 = Too late: round 2 is being scored
web-sheet-birdie-not-on-nothing = First enter the scores of round 1
web-sheet-birdie-not-on-order = First enter who passed in round 1, in order
web-sheet-birdie-not-on-waiting = A line is still waiting for the solver
