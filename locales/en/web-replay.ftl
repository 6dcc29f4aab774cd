### The replay of a game. $player is a name and is never inflected; $at and $last count actions from the start.

web-replay-title = Replay
web-replay-at-over = The game is over
web-replay-at-setup = Set-up · { $who ->
    [you] your choice
   *[other] { $player }
}
web-replay-at-turn = Round { $round }, turn { $turn } · { $who ->
    [you] your move
   *[other] { $player }
}
web-replay-at-scoring = Round { $round }, scoring · { $who ->
    [you] your line
   *[other] { $player }
}
web-replay-at-turns = Turn { $turn } · { $who ->
    [you] your move
   *[other] { $player }
}
web-replay-start = This is how the game began.
web-replay-unseen = { $player } does something that you cannot see from here yet.
web-replay-hand = Hand
web-replay-deck = Personal deck

web-replay-eyes = Seen by
web-replay-eyes-all = All
web-replay-eyes-watch = Table

web-replay-controls = Step through the game
web-replay-first = To the start
web-replay-turn-back = Back one turn
web-replay-step-back = Back one step
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-on = Forward one step
web-replay-turn-on = Forward one turn
web-replay-last = To the end
web-replay-slider = Timeline
web-replay-moment = Step { $at } of { $last }
web-replay-speed = Speed: { $speed }
web-replay-log = What happened

web-replay-moments = Notable moments
web-replay-moments-sub = passes, scorings, bonus tiles, rounds
web-replay-picture = Picture of this position
web-replay-picture-sub = to keep or to share
web-replay-link = Link to this moment
web-replay-link-sub = opens exactly here
web-replay-export = Save the record
web-replay-export-sub = the whole game as a file
web-replay-import = Open a record
web-replay-import-sub = from a file
web-replay-table = To the table

web-replay-on = Play on from here
web-replay-on-over = the game is over
web-replay-on-what = A new table begins at step { $at } of { $last }. Whatever nobody could know stays as it was dealt.
web-replay-on-me = I play as
web-replay-on-others = The others
web-replay-on-go = Play

web-replay-entry = Watch a game again, move by move: any game played here, or one from a file.
web-replay-entry-tables = Finished tables
web-replay-open = Open a record
web-replay-open-sub = a .json file
web-replay-file-large = This file is too large for a game record.
web-replay-file-json = This file cannot be read: it is not JSON. Choose a file that was saved with “Save the record”.
web-replay-file-empty = This file is empty.
web-replay-file-other = This file is not a game record. Choose a file that was saved with “Save the record”.
web-replay-file-game = This record is not valid: something in it breaks the rules. Nothing was saved.

web-replay-picture-svg = Save as SVG
web-replay-picture-png = Save as PNG
web-replay-picture-failed = This browser cannot make a PNG. The SVG can be saved.
