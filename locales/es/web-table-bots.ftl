### Dos frases por partida de cada bot: un saludo y una palabra al final.

web-table-bot-hello-random = ¡Salto y salto! ¿Ya me toca?
web-table-bot-hello-greedy = ¿Hay algo que brille hoy?
web-table-bot-hello-heuristic = Traigo bellotas. Y un plan.
web-table-bot-hello-search = Ya sé cómo acaba esto.
web-table-bot-hello-strongest = Tómate tu tiempo. Yo no tengo prisa.

web-table-bot-won-random = ¿He ganado? ¡He ganado! Pero ¿cómo?
web-table-bot-won-greedy = ¡Todo mío! ¡Y cómo brilla!
web-table-bot-won-heuristic = Reunir, guardar, ganar.
web-table-bot-won-search = Como estaba previsto. Pero has jugado bien.
web-table-bot-won-strongest = Ha bastado un solo golpe.

web-table-bot-lost-random = ¡Has ganado! ¿Otra? ¡Otra!
web-table-bot-lost-greedy = Todo lo que brilla es tuyo…
web-table-bot-lost-heuristic = La próxima vez esconderé mejor mis bellotas.
web-table-bot-lost-search = Esta no la vi venir. Y eso es raro.
web-table-bot-lost-strongest = Buen golpe. Me quedo aquí, pensando.

web-table-bot-even = ¡Empate! Compartimos el cable.
web-table-bot-says = { $bot } dice: «{ $line }»
