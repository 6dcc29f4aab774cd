### Ссылки: куда ведёт ссылка, как её сделать и отправить; и путь на другое устройство.

web-links-invited = { $game ->
    [bower] Приглашение в Bower
   *[birdie] Приглашение в «Клювик»
}
web-links-watching = { $game ->
    [bower] Посмотреть партию Bower
   *[birdie] Посмотреть партию «Клювика»
}
web-links-coaching = { $game ->
    [bower] Быть тренером в Bower
   *[birdie] Быть тренером в «Клювике»
}
web-links-from = приглашает { $name }
web-links-invited-text = Садитесь: учётная запись не нужна.
web-links-about-game = { $game ->
    [bower] Берите плитки, стройте гнездо, выигрывайте яйца.
   *[birdie] Собирайте карты, стройте ряд, ищите наборы.
}
web-links-watching-text = Вы увидите то же, что видят все за столом.
web-links-coaching-text = Вы увидите то же, что видит { $name }, вместе с рукой.
web-links-name = Ваше имя
web-links-sit = Сесть за стол
web-links-watch = Смотреть
web-links-coach = Быть тренером
web-links-full = Все места заняты
web-links-full-text = Кто-то успел раньше. Попросите ссылку, чтобы смотреть, или сыграйте сами.
web-links-over-text = Эта игра окончена. Можно посмотреть, чем она кончилась.
web-links-bad = Эта ссылка никуда не ведёт
web-links-bad-text = Её отозвали или скопировали не целиком. Попросите новую.
web-links-home = На главную страницу
web-links-who = Кто здесь сидит

web-links-title = Ссылки
web-links-kind = Для чего ссылка
web-links-kind-invite = Пригласить
web-links-kind-watch = Смотреть
web-links-kind-coach = Тренер
web-links-about-invite = Кто её откроет, сможет занять свободное место.
web-links-about-watch = Кто её откроет, сможет смотреть, не видя скрытых карт и яиц.
web-links-about-coach = Кто её откроет, увидит ваше место вашими глазами, вместе с рукой.
web-links-no-seat = Свободных мест нет: сейчас пригласить никого нельзя.
web-links-make = Создать ссылку
web-links-made = Действующие ссылки
web-links-none = Ссылок на этот стол вы ещё не создавали.
web-links-revoke = Отозвать
web-links-revoked = Отозвана: больше никуда не ведёт.
web-links-when = создана { $ago }

web-links-share-text = { $game ->
    [bower] Bower на столе: приходите играть.
   *[birdie] «Клювик» на столе: приходите играть.
}
web-links-qr = QR-код ссылки
web-links-address = Адрес ссылки
web-links-here-only = Этот адрес работает только на этом компьютере. Для друзей запустите сервер командой «voliera serve --lan» и откройте адрес, который он назовёт.

web-links-device = Другое устройство
web-links-device-text = Наведите камеру другого устройства или откройте ссылку там. Оба устройства будут играть от имени { $name }.
web-links-device-expires = { $minutes ->
    [one] Действует один раз, ещё { $minutes } минуту.
    [few] Действует один раз, ещё { $minutes } минуты.
   *[many] Действует один раз, ещё { $minutes } минут.
}
web-links-device-expired = Этот код уже устарел.
web-links-device-new = Новый код
web-links-claim = Играть здесь
web-links-claim-text = Это устройство будет играть за того, кто создал код, со всеми его столами.
web-links-claim-instead = На этом устройстве вы были { $name }. Этого имени и его столов здесь больше не будет.
web-links-claim-yes = Да, играть здесь
web-links-claim-no = Нет, всё оставить
web-links-claim-bad = Этот код больше не действует
web-links-claim-bad-text = Он уже использован или устарел. Создайте новый на другом устройстве.
