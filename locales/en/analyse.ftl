### The coach in the terminal (`voliera analyse`). $told is a sentence, or several.

analyse-progress = The coach is looking at each decision
analyse-title = Mistakes by player
analyse-player = player
analyse-marks-slip = slips
analyse-marks-mistake = mistakes
analyse-marks-blunder = blunders
analyse-given-away = points given away
analyse-worst = The costliest decisions
analyse-step = step
analyse-mark = kind
analyse-cost = cost
analyse-why = why
analyse-mark-slip = slip
analyse-mark-mistake = mistake
analyse-mark-blunder = blunder
analyse-played = Played: { $told }
analyse-better = Better: { $told }
analyse-none = The coach found nothing that would have been clearly better.
error-analyse = This game cannot be analysed: { $detail }
analyse-cost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analyse-cost-share = { $percent }%
analyse-number = { NUMBER($value, maximumFractionDigits: 1) }
