### Two lines a game of each bot: a greeting, and a word at the end.

web-table-bot-hello-random = Hop, hop! Is it my turn yet?
web-table-bot-hello-greedy = Anything shiny today?
web-table-bot-hello-heuristic = I have brought acorns. And a plan.
web-table-bot-hello-search = I already know how this ends.
web-table-bot-hello-strongest = Take your time. I am in no hurry.

web-table-bot-won-random = I won? I won! But how?
web-table-bot-won-greedy = Mine, all mine! And how it glitters!
web-table-bot-won-heuristic = Gathered, kept, won.
web-table-bot-won-search = As I foresaw. You played well, though.
web-table-bot-won-strongest = One strike was enough.

web-table-bot-lost-random = You won! Again? Again!
web-table-bot-lost-greedy = All that glitters is yours now…
web-table-bot-lost-heuristic = Next time I will hide my acorns better.
web-table-bot-lost-search = I did not see that coming. It is rare.
web-table-bot-lost-strongest = Well struck. I shall stand here and think.

web-table-bot-even = A draw! We share the wire.
web-table-bot-says = { $bot } says: “{ $line }”
