### Birdie's table: titles, headings, the scoreboards, the end of a game.

title-round = Round { $round } of 2{ $variant ->
    [expert] , expert variant
   *[standard] {""}
}
title-scoring = { $who ->
    [you] your scoring
   *[other] { $player } is scoring
}
title-deck = { $count ->
    [0] the Stop card is on top
    [one] { $count } card above the Stop card
   *[other] { $count } cards above the Stop card
}

# Short headings of the scoreboards, at most six letters.
column-pass = Pass
column-flaps = Flaps
column-used = Used
column-hand = Hand
column-deck = Deck
column-total = Total

heading-display = Display area
heading-hand = { $count ->
    [0] Your hand is empty
   *[other] Your hand
}
heading-own-deck = Your personal deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, the last one is on top
heading-line = { $who ->
    [you] Your line
   *[other] { $player }’s line
}, { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
display-empty = empty: no more cards will come

declared-set = Set { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , dropped for two Flaps
    [filled] , the box is filled: only the Pigeon can use it
   *[open] {""}
}
drawn-card = The card from under the Stop card:

result-seasons = Seasons
result-birds = Birds
result-pass = Pass
result-flap = Flaps
result-trophies = Trophies
result-total = Total
result-winner = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-tie = { $points } points each with { $others }: { $who ->
    [you] you passed earlier in round 2 and win
   *[other] { $player } passed earlier in round 2 and wins
}.

choice-expert = expert variant
