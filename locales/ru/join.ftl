### Игра из терминала за столом на сервере: voliera join.

join-name = Как вас зовут?
join-guest = Гость
join-open = Игра начнётся, когда все места будут заняты: { $count ->
    [one] свободно ещё { $count } место
    [few] свободно ещё { $count } места
   *[other] свободно ещё { $count } мест
}. Ctrl-C — выйти; место останется за вами.
join-waiting = Ходит { $player }{ $here ->
    [no] , но сейчас не на связи
   *[yes] {""}
}. Ctrl-C — выйти; место останется за вами.
join-sending = Отправляется…
join-lost = Связь потеряна, восстанавливаем. Ничего не пропадёт.
join-come-back = Место остаётся за вами. Вернуться: voliera join { $link }
join-not-kept = Место остаётся за вами, но этот компьютер не смог запомнить, кто вы: чтобы вернуться, попросите новое приглашение. Стол: { $link }
join-no-save = Эту игру хранит сервер. Сохранить её здесь можно, когда она закончится; в — уйти из-за стола, место останется за вами.
join-clock = Осталось времени: { $times }
join-replaced = За вас играет бот: ваше время вышло, или так решили остальные. Enter — вернуться в игру
join-back = { $player } просит вернуть последний ход. д — согласиться · Enter — нет
join-resign = Сдаться? Игра сразу закончится. Победа: { $player }. д — сдаться · Enter — продолжить

join-said = { $player }: { $words }
join-emote-hello = Привет!
join-emote-nice = Хорошо сыграно!
join-emote-oops = Ой!
join-emote-thinking = Дайте подумать…
join-emote-thanks = Спасибо!
join-emote-chirp = Чик-чирик!
join-event-joined = { $player } садится за стол.
join-event-left = { $player } уходит из-за стола.
join-event-replaced = Пока за игрока { $player } играет бот.
join-event-returned = { $player } снова за столом.
join-event-voted = { $player } голосует, играть ли боту за игрока { $about }.
join-event-undone = { $player } отменяет последний шаг.
join-event-back-asked = { $player } просит вернуть последний ход.
join-event-back-agreed = { $player } соглашается вернуть ход.
join-event-back-refused = { $player } не соглашается вернуть ход.
join-event-taken-back = Последний ход игрока { $player } возвращён.
join-resigned = { $loser } сдаётся. Победа: { $player }.

join-bad-link = Это не ссылка на стол. Скопируйте адрес целиком, например: voliera join http://127.0.0.1:8460/#/t/…
join-unreachable = По адресу { $server } сервер Voliera не отвечает. Верен ли адрес и запущен ли сервер?
join-refused = Сервер отказал ({ $code }).
join-error-bad-link = Эта ссылка больше не действует или скопирована не полностью: попросите новую.
join-error-no-table = Такого стола нет, или он для вас закрыт: попросите приглашение.
join-error-damaged-table = Данные этого стола на сервере повреждены. Возможно, владелец сервера сможет их восстановить.
join-error-no-free-seat = Все места за этим столом заняты. Попросите ссылку для зрителя.
join-error-forbidden = Этот стол открыт не для всех: попросите приглашение.
join-error-revoked = Эта ссылка отозвана.
join-error-bad-name = Сервер не принимает это имя: укажите другое, от 1 до 24 букв, с помощью --name.
join-error-too-many = Слишком много запросов: подождите минуту и попробуйте снова.
join-error-unavailable = Сервер сейчас недоступен: попробуйте через минуту.
join-error-full-house = За этим столом уже слишком много зрителей.
join-error-many-sockets = Этот стол открыт у вас в слишком многих местах: закройте лишние и войдите снова.
join-error-protocol = На сервере другая версия: установите новейшую voliera.
join-error-stale = Тем временем на столе всё изменилось. Посмотрите ещё раз и выберите.
join-error-not-your-turn = Сейчас уже не ваш ход.
join-error-replaced = Сейчас за вас играет бот. Вернитесь к столу, чтобы снова занять своё место.
join-error-game-over = Игра окончена.
