### El final de una partida: lo que ofrece cada resultado.

web-results-replay = Repetición
