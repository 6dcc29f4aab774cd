### The bots: who they are, what they remember, and what is said when a program from outside fails.

bot-random = Sparrow
bot-greedy = Magpie
bot-heuristic = Jay
bot-search = Raven
bot-strongest = Heron
bot-program = Program

choice-random = Sparrow, very easy
choice-greedy = Magpie, easy
choice-heuristic = Jay, solid
choice-search = Raven, strong
choice-strongest = Heron, the strongest

manner-random = Hops about in high spirits: it knows what a good move is, but often likes another one just as well.
manner-greedy = Grabs what glitters: it knows what a good move is, but is easily tempted by another one.
manner-heuristic = Gathers with a plan: it weighs what may still come, keeps what will be worth more later, and takes away what you need. It does not look ahead.
manner-search = Has seen it all: in Birdie it learned from millions of games against itself; in Bower it plays the game on hundreds of times before each move, in worlds that might be the real one.
manner-strongest = Stands still and strikes once: in Birdie it learned like the Raven, and also looks a few turns ahead; in Bower it thinks like the Raven, with all the time and all the cores it is given.

memory-random = in Birdie only the last { $cards ->
    [one] card
   *[other] { $cards } cards
} of its own line, and not what the others took and laid; in Bower neither the tiles in your hand nor what your nest reveals about your preference eggs.
memory-greedy = in Birdie the last { $cards ->
    [one] card
   *[other] { $cards } cards
} of its own line, and not what the others took and laid; in Bower no more than the Sparrow.
memory-heuristic = its whole line, but not what the others took and laid; in Bower it draws conclusions about your preference eggs.
memory-search = everything that can be remembered, including what the others took and laid; in Bower it also draws conclusions about your preference eggs from where you place your tiles.
memory-strongest = everything, like the Raven.

bots-title = The bots, from the weakest to the strongest
bots-time-most = It thinks for at most { $ms } ms per move, on up to { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
bots-memory = Remembers: { $memory }
bots-usage = How to play against them
example-level = All other seats at one level, with a second for each move.
example-seats = Each seat by itself; ids and names both work.
example-program = A program of your own, or another engine: docs/bots.md says what it must answer.

bot-thinks = { $player } is thinking…
bot-failed = { $player }: { $why }. A random move was played instead.
bot-failures = { $player }: { $count } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} { $count ->
    [one] was
   *[other] were
} played at random instead.

failure-not-started = the program cannot be started
failure-ended = the program has ended
failure-late = the program took too long
failure-garbage = the program’s answer is not a JSON object
failure-too-long = the program’s answer is too long
failure-refused = the program refused to move
failure-illegal = the program’s move is not legal
failure-given-up = the program failed too often and will not be started again
