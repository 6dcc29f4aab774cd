### Puzzles (`voliera puzzles`). $unit is "points" (Birdie) or "eggs" (Bower: by how many one player leads).

puzzle-kind-split = Best split
puzzle-kind-chain = Best chain
puzzle-kind-placement = Best placement
puzzle-kind-gift = Which tile to give

puzzle-question-split = Split the line of { $cards } cards so that it scores the most points.
puzzle-question-chain = Remove cards from the line of { $cards } so that the chains score the most points.
puzzle-question-placement = The last { $turns ->
    [one] turn is
   *[other] { $turns } turns are
} yours. All eggs are known, and nothing more is drawn. Take and place tiles so that you lead by as many eggs as possible.
puzzle-question-gift = Which tile do you give to your opponent? All eggs are known, nothing more is drawn, and both play as well as they can for the last { $turns ->
    [one] turn.
   *[other] { $turns } turns.
}

puzzle-best = { $unit ->
    [eggs] { $value ->
        [0] The best answer ends level in eggs.
        [one] The best answer leads by { $value } egg.
       *[other] The best answer leads by { $value } eggs.
    }
   *[points] { $value ->
        [one] The best answer scores { $value } point.
       *[other] The best answer scores { $value } points.
    }
}
puzzle-answer = Answer
puzzle-second = { $unit ->
    [eggs] The next best answer ends with a lead of { $value }.
   *[points] The next best answer scores { $value ->
        [one] { $value } point.
       *[other] { $value } points.
    }
}

puzzle-column-day = day
puzzle-column-kind = kind
puzzle-column-difficulty = difficulty
puzzle-column-best = best
puzzle-making = Making
puzzle-checking = Checking
puzzle-kept = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} written to { $path }.
puzzle-unproved = { $day }: not proved. { $detail }
puzzle-checked = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} proved to have one best answer, by { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of brute force; { $failed } not.

error-puzzle-day = There is no puzzle for “{ $day }”. Type a day from { $first } on, such as 2026-11-15.
error-puzzle-file = Line { $number } of { $path } is not a puzzle. Use a file that voliera puzzles make --json has written.
