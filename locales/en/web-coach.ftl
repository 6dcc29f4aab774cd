### The coach: what it says about a finished game. $player is a name and is never inflected; $best and $got are points, $share is a share ("14%").

web-coach-title = Decisions by cost
web-coach-ask = Ask the coach
web-coach-only-over = once the game is over
web-coach-thinking = The coach is thinking: { $percent }%
web-coach-stop = stop
web-coach-next = Next mistake
web-coach-clean = No mistake found
web-coach-none = The coach found nothing that would have been clearly better.
web-coach-found = { $count ->
    [one] { $count } decision cost something.
   *[other] { $count } decisions cost something.
}
web-coach-mark-slip = Slip
web-coach-mark-mistake = Mistake
web-coach-mark-blunder = Blunder
web-coach-cost = −{ $share }
web-coach-points = { $got } of { $best ->
    [one] { $best } point
   *[other] { $best } points
}
web-coach-share-mine = Your chance of winning
web-coach-share-of = { $player }’s chance of winning
web-coach-decision = { $mark ->
    [slip] Slip
    [mistake] Mistake
    [blunder] Blunder
   *[none] Decision
} · { $player }
web-coach-exact = calculated exactly
web-coach-searched = the best found
web-coach-played = Played
web-coach-played-unseen = You cannot see from here what { $player } did.
web-coach-best = Better
web-coach-better = Better: { $better }
web-coach-why = Why
web-coach-show = Show it
web-coach-try = Try it yourself
web-coach-try-what = A new table begins just before this decision, at step { $at } of { $last }.
web-coach-instead = The better move
web-coach-instead-close = Back to what was played
