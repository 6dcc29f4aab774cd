### Due battute per partita di ogni bot: un saluto, e una parola alla fine.

web-table-bot-hello-random = Hop, hop! Tocca già a me?
web-table-bot-hello-greedy = C’è qualcosa che luccica, oggi?
web-table-bot-hello-heuristic = Ho portato le ghiande. E un piano.
web-table-bot-hello-search = So già come va a finire.
web-table-bot-hello-strongest = Fai con calma. Io non ho fretta.

web-table-bot-won-random = Ho vinto? Ho vinto! Ma come?
web-table-bot-won-greedy = Tutto mio! E come luccica!
web-table-bot-won-heuristic = Raccogliere, conservare, vincere.
web-table-bot-won-search = Come previsto. Ma hai giocato bene.
web-table-bot-won-strongest = È bastato un colpo solo.

web-table-bot-lost-random = Hai vinto! Ancora una? Ancora una!
web-table-bot-lost-greedy = Tutto quel che luccica è tuo…
web-table-bot-lost-heuristic = La prossima volta nascondo meglio le ghiande.
web-table-bot-lost-search = Questa non l’avevo prevista. Capita di rado.
web-table-bot-lost-strongest = Bel colpo. Resto qui a pensarci.

web-table-bot-even = Parità! Stiamo sullo stesso cavo.
web-table-bot-says = { $bot } dice: «{ $line }»
