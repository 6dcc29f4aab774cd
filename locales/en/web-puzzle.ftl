### The puzzle of the day and the archive of puzzles. $unit is "points" (Birdie) or "eggs" (Bower). In eggs it is counted
### who is ahead: $side is "ahead", "level" or "behind".

web-puzzle-title = Puzzle of the day
web-puzzle-kind-split = Best split
web-puzzle-kind-chain = Best chain
web-puzzle-kind-placement = Best placement
web-puzzle-kind-gift = Which tile to give
web-puzzle-question-split = Cut the line so that it scores the most points.
web-puzzle-question-chain = Take birds off the wire so that the chains score the most points.
web-puzzle-question-placement = { $turns ->
    [one] The last turn is yours: take and place a tile so that you end as many eggs ahead as possible. All eggs are face up.
   *[other] The last { $turns } turns are all yours: take and place tiles so that you end as many eggs ahead as possible. All eggs are face up.
}
web-puzzle-question-gift = Which tile do you give away? From then on both of you play as well as possible, to the end. All eggs are face up.
web-puzzle-difficulty = Difficulty { $difficulty } of 5
# What is looked for, in the bar of a phone.
web-puzzle-goal = { $unit ->
    [eggs] most eggs
   *[points] most points
}
web-puzzle-freely = One answer is better than all others. Try as often as you like: nothing is lost.
web-puzzle-begin = Start
web-puzzle-none = There is no such puzzle
web-puzzle-none-text = Perhaps its day has not come yet, or the address was only partly copied.
web-puzzle-making = The puzzle is being made. On a slow device this takes up to a minute; then it is kept.

web-puzzle-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
web-puzzle-not-yet = Not yet
web-puzzle-brings = { $unit ->
    [eggs] { $side ->
        [level] You end level.
        [behind] { $value ->
            [one] You end { $value } egg behind.
           *[other] You end { $value } eggs behind.
        }
       *[ahead] { $value ->
            [one] You end { $value } egg ahead.
           *[other] You end { $value } eggs ahead.
        }
    }
   *[points] { $value ->
        [one] This scores { $value } point.
       *[other] This scores { $value } points.
    }
}
web-puzzle-more = { $unit ->
    [eggs] { $more ->
        [one] { $more } more egg is possible.
       *[other] { $more } more eggs are possible.
    }
   *[points] { $more ->
        [one] { $more } more point is possible.
       *[other] { $more } more points are possible.
    }
}
web-puzzle-again = Try again
web-puzzle-again-sub = your answer is still there
web-puzzle-show = Show the answer
web-puzzle-show-sub = and give up
web-puzzle-hints = Hints
web-puzzle-hints-left = { $left ->
    [0] none left
    [one] { $left } left
   *[other] { $left } left
}
web-puzzle-hint-next = Hint { $number }
web-puzzle-hint-ask-1 = How much is possible?
web-puzzle-hint-ask-2 = Where does it begin?
web-puzzle-hint-worth = { $unit ->
    [eggs] { $side ->
        [level] The best answer ends level.
        [behind] { $value ->
            [one] The best answer ends { $value } egg behind.
           *[other] The best answer ends { $value } eggs behind.
        }
       *[ahead] { $value ->
            [one] The best answer ends { $value } egg ahead.
           *[other] The best answer ends { $value } eggs ahead.
        }
    }
   *[points] { $value ->
        [one] The best answer scores { $value } point.
       *[other] The best answer scores { $value } points.
    }
}
web-puzzle-begins-column = It begins in column { $column }.
web-puzzle-begins-gift = Your opponent will place it in column { $column }.
web-puzzle-try = Try it

web-puzzle-right = Right!
web-puzzle-answer = The answer
web-puzzle-why = Why it is the best
web-puzzle-explained = The answer, step by step
web-puzzle-worth = { $unit ->
    [eggs] { $side ->
        [level] level
        [behind] { $value ->
            [one] { $value } egg behind
           *[other] { $value } eggs behind
        }
       *[ahead] { $value ->
            [one] { $value } egg ahead
           *[other] { $value } eggs ahead
        }
    }
   *[points] { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
}
web-puzzle-second = the next best: { $worth }
web-puzzle-found-tries = { $hints ->
    [0] { $tries ->
        [one] Found on the first try.
       *[other] Found after { $tries } tries.
    }
    [one] { $tries ->
        [one] Found on the first try, with { $hints } hint.
       *[other] Found after { $tries } tries, with { $hints } hint.
    }
   *[other] { $tries ->
        [one] Found on the first try, with { $hints } hints.
       *[other] Found after { $tries } tries, with { $hints } hints.
    }
}
web-puzzle-was-shown = This answer was shown to you.
web-puzzle-again-solved = You have already solved this one.
web-puzzle-again-shown = You have seen the answer to this one.
web-puzzle-others = All puzzles
web-puzzle-play = { $game ->
    [bower] Play Bower
   *[birdie] Play Birdie
}
web-puzzle-shared = Voliera, puzzle of { $day }
web-puzzle-shared-solved = { $hints ->
    [0] { $tries ->
        [one] solved on the first try
       *[other] solved after { $tries } tries
    }
   *[other] { $tries ->
        [one] solved on the first try, with hints
       *[other] solved after { $tries } tries, with hints
    }
}

web-puzzle-archive = Puzzles
web-puzzle-archive-sub = a new one each day
web-puzzle-days = Recent days
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-puzzle-no-streak = A bird for every puzzle solved
web-puzzle-solved-count = { $count ->
    [one] { $count } solved
   *[other] { $count } solved
}
web-puzzle-today = today
web-puzzle-state-solved = solved
web-puzzle-state-shown = answer shown
web-puzzle-state-begun = in progress
web-puzzle-older = Older puzzles
