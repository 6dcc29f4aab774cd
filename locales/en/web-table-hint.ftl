### A hint in short: what a whole scoring brings; its steps are folded.

web-table-hint-worth = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
web-table-hint-steps = Step by step
