### Две реплики каждого бота за игру: приветствие и слово в конце.

web-table-bot-hello-random = Прыг-скок! Уже мой ход?
web-table-bot-hello-greedy = Что у нас сегодня блестит?
web-table-bot-hello-heuristic = Жёлуди при мне. И план тоже.
web-table-bot-hello-search = Я уже знаю, чем всё кончится.
web-table-bot-hello-strongest = Думайте спокойно. Я не тороплюсь.

web-table-bot-won-random = Я выиграл? Я выиграл! А как?
web-table-bot-won-greedy = Всё моё! И как блестит!
web-table-bot-won-heuristic = Собрать, припрятать, победить.
web-table-bot-won-search = Как и ожидалось. Но сыграли вы хорошо.
web-table-bot-won-strongest = Хватило одного удара.

web-table-bot-lost-random = Вы победили! Ещё разок? Ещё разок!
web-table-bot-lost-greedy = Всё, что блестит, теперь ваше…
web-table-bot-lost-heuristic = В следующий раз спрячу жёлуди получше.
web-table-bot-lost-search = Этого я не предвидел. Редкий случай.
web-table-bot-lost-strongest = Меткий удар. Постою, подумаю.

web-table-bot-even = Ничья! Сидим на одном проводе.
web-table-bot-says = { $bot }: «{ $line }»
