### The tutorials: what lies around every lesson. $game is "birdie" or "bower".

web-learn-title = { $game ->
    [bower] Learn Bower
   *[birdie] Learn Birdie
}
web-learn-step = Step { $step } of { $steps }
web-learn-progress = How far you are
web-learn-steps = All steps
web-learn-teacher = Your teacher
web-learn-leave = Leave the lesson
web-learn-settings = Language and settings
web-learn-back = Back
web-learn-forward = Next step
web-learn-next = Next
web-learn-finish = Finish
web-learn-show = Show me
web-learn-not-yet = A fine choice for another day. For now:
web-learn-nina = Nina
web-learn-leo = Leo

web-learn-choose = Learn to play
web-learn-choose-sub = Five minutes each, and you make the moves
web-learn-choose-birdie = Birds on a wire
    .sub = Gather cards, lay a line, find the sets
web-learn-choose-bower = A nest to be proud of
    .sub = Take tiles, place them, win the eggs
web-learn-state = { $state ->
    [begun] Continue
    [done] Again
   *[new] Start
}

web-learn-done = { $game ->
    [bower] You can play Bower
   *[birdie] You can play Birdie
}
web-learn-done-text = The rest you learn by playing. The rules are always one tap away.
web-learn-play = Play your first game
    .sub = { $game ->
        [bower] Bower against a friendly bot
       *[birdie] Birdie against a friendly bot
    }
web-learn-opening = Opening the table…
web-learn-other = { $game ->
    [bower] Learn Bower too
   *[birdie] Learn Birdie too
}
web-learn-again = Repeat the lesson
web-learn-rules = Read the rules
web-learn-home = Home
