### Вокруг любого стола: связь, игроки, чат, часы, подсказки, возврат хода, уход. $player — имя, оно не склоняется.

web-table-connecting = Открываем стол…
web-table-unanswered = Ответа пока нет. Пробуем ещё раз…
web-table-closed = Путь к этому столу закрыт
web-table-outdated = Вышла новая версия
web-table-reload = Обновить
web-table-home = На главную
web-table-lost = Связь прервалась, пробуем снова. Ничего не потеряно.
web-table-lost-pending = Связь прервалась, пробуем снова. Ваш ход сохранён и уйдёт сам.
web-table-sending = Отправляем…
web-table-why-not = Почему нельзя?
web-table-dismiss = Убрать

web-table-page = { $game } · Voliera
web-table-page-turn = ● Ваш ход · { $game }
web-table-mute = Выключить звук
web-table-unmute = Включить звук
web-table-notices = Сообщения
web-table-log = Что происходит
web-table-unread = { $count ->
    [0] Чат
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[many] Чат, { $count } новых сообщений
}

web-table-clock-of = Время игрока { $player }: { $time }
web-table-clock-low-of = У игрока { $player } мало времени: { $time }
web-table-clock-days = { $days } дн { $hours } ч
web-table-clock-hours = { $hours } ч { $minutes } мин
web-table-clock-minutes = { $minutes } мин

web-table-players = Игроки
web-table-about-bot = бот, { $level }
web-table-to-play = ходит
web-table-away = нет за столом
web-table-away-for = { $player } не за столом
web-table-stand-in = нет за столом, играет { $bot }
web-table-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
web-table-you-watch = Вы смотрите эту игру.
web-table-you-coach = Вы видите то же, что видит { $player }.
web-table-vote = Пусть играет бот
web-table-vote-off = Лучше подождать
web-table-votes = { $count } из { $needed ->
    [one] { $needed } голоса за бота
    [few] { $needed } голосов за бота
   *[many] { $needed } голосов за бота
}
web-table-replaced = Сейчас за вас играет бот.
web-table-return = Вернуться в игру

web-table-back-now = Вернуть мой последний ход
web-table-back = Попросить вернуть мой ход
web-table-back-sub = если все согласны
web-table-back-asked = { $player } просит вернуть последний ход.
web-table-back-yes = Согласиться
web-table-back-no = Не соглашаться
web-table-back-waiting = Вы просите вернуть свой последний ход. Остальные должны согласиться.
web-table-back-withdraw = Не надо

web-table-links = Ссылки и QR-код
web-table-links-sub = пригласить, смотреть, советовать
web-table-carry = Продолжить на сервере
web-table-carry-sub = чтобы играть дальше с любого вашего устройства
web-table-leave = Уйти из-за стола
web-table-leave-title = Уйти из-за стола?
web-table-leave-text = За вас доиграет бот. Если вернётесь до конца партии, место снова ваше; если нет, партия засчитается как поражение.
web-table-leave-yes = Уйти
web-table-leave-no = Остаться
web-table-resign = Сдаться
web-table-resign-sub = игра закончится, победит соперник
web-table-resign-title = Сдаться?
web-table-resign-text = Игра сразу закончится. Победа: { $player }.
web-table-resign-yes = Сдаться
web-table-resign-no = Продолжить

web-table-about = Об этом столе
web-table-own-components = Со своими компонентами
web-table-local = Этот стол — на вашем устройстве: играть можно без связи, и партия сохраняется здесь.
web-table-live = По { $minutes } мин и ещё { $seconds } с за ход
web-table-days = { $days ->
    [one] { $days } день на каждый ход
    [few] { $days } дня на каждый ход
   *[many] { $days } дней на каждый ход
}
web-table-fair = Честная раздача
web-table-fair-text = Это число закреплено до первого хода. Когда игра закончится, оно докажет, что раздачу никто не менял.

web-table-chat-empty = Пока никто ничего не сказал.
web-table-chat-write = Сообщение
web-table-chat-send = Отправить
web-table-chat-left = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
   *[many] осталось { $count } знаков
}
web-table-chat-watch = Здесь пишут только игроки.
web-table-chat-emotes = Быстрые реакции
web-table-chat-signs = За этим столом игроки обмениваются только быстрыми реакциями.
web-table-chat-kids = Переписка скрыта: включён детский режим.

# Another person at the table, under the three dots. $player is the name.
web-company-about = { $player }: другие действия
web-company-mute = Не слышать
web-company-unmute = Слышать снова
web-company-muted = Сообщения больше не показываются: { $player }.
web-company-heard = Сообщения снова показываются: { $player }.
web-company-block = Заблокировать
web-company-unblock = Разблокировать
web-company-blocked-now = Вы больше не окажетесь за одним столом: { $player }. Отменить можно в настройках.
web-company-unblocked-now = Вы снова можете оказаться за одним столом: { $player }.
web-company-report = Пожаловаться
web-company-report-what = Что не так? Жалобу получит тот, кто ведёт этот сервер.
web-company-reason-words = Сообщения
web-company-reason-name = Имя
web-company-reason-play = Манера игры
web-company-reason-other = Другое
web-company-reported = Спасибо. Жалоба отправлена.

web-table-hint-thinking = Думаем…
web-table-hint-bot = Сова советует:
web-table-hint-solve = Лучшее, что нашлось:
web-table-hint-try = Попробовать
web-table-hint-bonus = Возьмите бонусную плитку.
web-table-hint-use = Примените бонусную плитку.
web-table-hint-other = Посмотрите на стол: ход там отмечен.
