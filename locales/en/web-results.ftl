### The end of a game: ways on that every result offers.

web-results-replay = Replay
