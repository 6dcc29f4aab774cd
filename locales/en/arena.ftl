### The arena (`voliera arena`): matches of bots, their tables, the report. A unit is one deal, played with every seating.

arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-headline = { $game }, { $variant }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}

arena-heading-results = Wins
arena-heading-cross = Cross table
arena-heading-ratings = Ratings
arena-heading-order = Who goes first
arena-heading-scores = { $game ->
    [bower] Eggs
   *[other] Points
}
arena-heading-thinking = Thinking
arena-heading-rules = How often each rule matters

arena-column-contestant = player
arena-column-against = against
arena-column-units = units
arena-column-win = share of wins
arena-column-interval = 95%
arena-column-rating = rating
arena-column-place = order of play
arena-column-mean = mean
arena-column-deviation = deviation
arena-column-quartiles = min · ¼ · ½ · ¾ · max
arena-column-decisions = decisions
arena-column-mean-ms = mean ms
arena-column-most-ms = longest ms
arena-column-failures = failures
arena-column-figure = figure
arena-column-value = value

arena-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}

arena-note-unit = A unit is one deal, played in { $games ->
    [one] { $games } game
   *[other] { $games } games
} with the seats exchanged.
arena-note-single = One bot plays at a table full of the other: { $share } would be even.
arena-note-together = All sit at one table: { $share } would be even.
arena-note-cross = Share of wins per seat: the player on the left against the one above.
arena-note-ratings = Elo scale, averaging 0; 400 points more means ten times the strength.
arena-note-order = Share of wins by order of play; { $share } would be even.
arena-note-length = A game takes { $turns } turns on average, { $least } at least, { $most } at most.
arena-note-rules = Win shares are for the players it happened to; better players may simply do it more often.
arena-verdict = { $state ->
    [accepted] Accepted after { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }: { $name } wins { $p1 } rather than { $p0 } (log-likelihood ratio { $ratio }).
    [refused] Rejected after { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }: { $name } wins { $p0 } rather than { $p1 } (log-likelihood ratio { $ratio }).
   *[undecided] Undecided after { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }: { $name } may win { $p0 } or { $p1 } (log-likelihood ratio { $ratio }).
}

arena-axis-win = share of wins, %
arena-axis-rating = rating (Elo)
arena-axis-turns = turns per game
arena-axis-ms = ms per decision: mean, and the longest

arena-setting-contestants = Players
arena-setting-units = Units per pair
arena-setting-games = Games
arena-setting-seed = Seed
arena-setting-options = Options
arena-setting-program = Program
arena-partial = The match was interrupted: these are the units that were finished.

arena-dropped = The end of { $path } was cut off: { $count ->
    [one] { $count } line was dropped, and its unit
   *[other] { $count } lines were dropped, and their unit
} will be played again.
arena-resumed = Resuming: { $count } of { $total ->
    [one] { $total } unit is done.
   *[other] { $total } units are done.
}
arena-crowded = { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
} on { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}: bots that think by the clock get less done than they should.
arena-interrupted = Interrupted after { $count } of { $total ->
    [one] { $total } unit
   *[other] { $total } units
}. { $again ->
    [yes] The same command continues from here.
   *[no] With --out FILE.jsonl the same command would continue from here.
}
arena-kept = All games are in { $path }
arena-reported = The report is in { $path }

error-arena = This match cannot be played: { $detail }
error-arena-level = “{ $level }” is not a level: choose from { $levels }; search and net+ also take a budget, such as search@500n or net+@50ms; net and net+ a file of weights, such as net:FILE.
error-arena-no-budget = { $level } needs no time to think: write { $level } alone.
error-arena-bot = Name the program after --bot, for example --bot "python my_bot.py".
error-arena-contestants = { $count ->
    [0] No player is named
   *[other] Only one player is named
}: name two levels or more, for example greedy random.
error-arena-number = --{ $name } is a whole number, 1 or more; { $number } is not.
error-arena-budget = Give --time-ms or --nodes, not both: a whole number, 1 or more.
error-arena-players = This game is not for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: choose from { $fewest } to { $most }.
error-arena-file = { $path } cannot be used: { $detail }
error-arena-other = { $path } holds another match; there ≠ here: { $different }. Name another file, or give the same settings.
error-arena-line = Line { $number } of { $path } is not an arena result. Repair it, or name another file.
error-arena-format = { $path } holds no arena results. Name another file.
error-arena-ray = Ray is not installed: pip install "voliera[ray]"
error-arena-ray-address = No Ray cluster answers at { $address }: { $detail }
error-arena-parquet = Parquet files need pyarrow: pip install "voliera[data]"
error-arena-report = Reports need matplotlib: pip install "voliera[arena]"
error-arena-sprt = --sprt takes two shares of wins, the lower one first: --sprt 0.5,0.55
error-arena-sprt-two = --sprt is for a match of two; name two players only.

## How often each rule of Birdie matters

figure-birdie-early-pass = Passes while two or more cards are face up
figure-birdie-early-pass-wins = Wins of players who passed that early
figure-birdie-first-pass-wins = Wins of whoever passed first in round { $subject }
figure-birdie-line = Cards in a line, round { $subject }
figure-birdie-ability = { NAME($subject) } ability: uses per player
figure-birdie-ability-wins = { NAME($subject) } ability: wins of players who used it
figure-birdie-owl-value = Value written with the Owl
figure-birdie-trophies-taken = Trophies taken per game
figure-birdie-trophies-changed = Trophies that changed hands, per game
figure-birdie-flaps = Flaps marked per player
figure-birdie-boxes = Boxes filled per player
figure-birdie-points = { $subject ->
    [seasons] Points for seasons, per player
    [birds] Points for birds, per player
    [pass] Points for passing, per player
    [flap] Points for Flaps, per player
   *[trophies] Points for trophies, per player
}
figure-birdie-without = { $subject ->
    [pass] Someone else would have won without Pass points
    [flap] Someone else would have won without Flap points
   *[trophies] Someone else would have won without trophies
}

## How often each rule of Bower matters

figure-bower-earned = Bonuses earned per player
figure-bower-kept = Bonus tiles kept per player
figure-bower-kept-some = Players who kept two to four
figure-bower-kept-tile = { BONUSES($subject) }: games in which it was kept
figure-bower-kept-tile-wins = { BONUSES($subject) }: wins of the player who kept it
figure-bower-bonus-declined = Bonuses declined per game
figure-bower-effects-declined = Effects declined per game
figure-bower-impossible = Effects that were impossible, per game
figure-bower-no-room = Turns without room per game
figure-bower-groups-paid = Largest groups that earned an egg
figure-bower-columns-paid = Columns that earned an egg
figure-bower-columns-two = Columns that earned two eggs
figure-bower-by-shells = Groups and columns decided by shells
figure-bower-by-coloured-shells = Groups and columns decided by Coloured Shells
figure-bower-egg-tiles-paid = Egg tiles that earned an egg
figure-bower-level = Games level on eggs
figure-bower-shared = Shared wins
figure-bower-eggs = { $subject ->
    [groups] Eggs for groups, per player
    [columns] Eggs for columns, per player
   *[egg-tiles] Eggs for egg tiles, per player
}
