### The terminal table: titles, headings, the scoreboards, the end of a game.
### $who is "you" or "other"; $player is a name and is never inflected.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-round = Round { $round } of 2{ $variant ->
    [expert] , expert variant
   *[standard] {""}
}
title-turn = { $who ->
    [you] your turn
   *[other] { $player } to play
}
title-scoring = { $who ->
    [you] your scoring
   *[other] { $player } is scoring
}
title-over = game over
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
}, the last one lies on top
heading-line = { $who ->
    [you] Your line
   *[other] Line of { $player }
}, { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
heading-recent = What happened
heading-meanwhile = Meanwhile
display-empty = empty: no cards come any more

declared-set = Set { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , dropped for two Flaps
    [filled] , the box is filled: only the Pigeon can use it
   *[open] {""}
}
drawn-card = The card from under the Stop card:

name-you = You
name-player = Player { $number }
bot-greedy = Greedy bot
bot-random = Random bot

preparing = Setting the table: the rules are compiled, only this once, in about 20 seconds…
press-enter = Enter ↵
hand-over = { $player }, it is your turn. The others look away!
hand-over-from = { $other } is done. { $player }, it is your turn. The others look away!
undone = Taken back.
saved = Saved in { $path }. Go on with: voliera play birdie --resume { $path }
saved-finished = Saved in { $path }. Watch it with: voliera replay { $path }
offer-save-running = Save the game? Enter: yes, in { $path } · another file name · n: no
offer-save-finished = Keep this game? Enter: yes, in { $path } · another file name · n: no
goodbye = Goodbye!
input-ended = The input has ended and the game was not saved. To keep a game, type: save

result-title = The game is over
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

replay-hand = Hand of { $player }:

ask-language = Language: { $choices }
ask-players = How many players? { $choices }
ask-opponents = Who plays against you? { $choices }
ask-variant = Which game? { $choices }
choice-default = { $choice } (Enter)
choice-greedy = greedy bots
choice-random = random bots
choice-people = people at this keyboard
choice-standard = standard game
choice-expert = expert variant
