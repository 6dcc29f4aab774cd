### The end of a game: ways on that every result offers.

web-results-replay = Replay
web-results-home = Home
web-results-again = Again
web-results-play = Play yourself
web-results-score = Score
web-results-turned = Where it turned
web-results-turned-sub = the coach shows the move
web-results-fair = Was the deal fair?
web-results-fair-kept = The promise was kept: the deal is the one that was sealed before the first move.
web-results-fair-broken = The deal is not the one that was sealed: something is wrong here.
web-results-fair-seal = Seal
web-results-fair-how = Before the first move the server sealed the deal. Now that the game is over it shows what it sealed, and your browser has compared them.
