### La fine di una partita: ciò che ogni risultato offre.

web-results-replay = Rivedi
