### The end of a game: ways on that every result offers.

web-results-replay = Replay
web-results-home = Home
web-results-again = Again
web-results-play = Play yourself
web-results-score = Score
web-results-wins = { $who ->
    [you] You win!
   *[other] { $player } wins
}
web-results-resigned = { $who ->
    [you] You resigned
   *[other] { $player } resigned
}
web-results-turned = The turning point
web-results-turned-sub = the coach shows the move
web-results-fair = Was the deal fair?
web-results-fair-kept = The promise was kept: the deal is the one that was sealed before the first move.
web-results-fair-broken = The deal is not the one that was sealed: something is wrong here.
web-results-fair-seal = Seal
web-results-fair-how = Before the first move the server sealed the deal. Now that the game is over it shows what it sealed, and your browser has compared them.

web-results-card-wins = { $name } wins!
web-results-card-shared = A shared win
# $count: how many names there are, for languages with a word for “opponents”.
web-results-card-against = { $shared ->
    [yes] { $names }
   *[no] against { $names }
}
web-results-card-best = best set: { $count }
web-results-card-see = see the game, or play it yourself
web-results-share-picture = Picture of the result
web-results-share-shape = Shape
web-results-share-wide = Wide
web-results-share-tall = Tall
web-results-share-save = Save the picture
web-results-share-pass = Share the picture
web-results-share-failed = The picture could not be made on this device.
web-results-share-embed = Embed the replay
web-results-share-embed-about = A code for your own web page
web-results-share-embed-copied = Copied. Paste it into your page.
web-results-share-embed-copy = Copy this code into your page:
