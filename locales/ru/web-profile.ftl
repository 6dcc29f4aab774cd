### Профиль: что сделано, как это сохранить и как удалить.

web-profile-since-month = начало: { $month }
web-profile-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-profile-choose = Выбрать птичку
web-profile-plumage-robin = Малиновка
web-profile-plumage-owl = Сова
web-profile-plumage-pigeon = Голубь
web-profile-plumage-woodpecker = Дятел
web-profile-plumage-bowerbird = Шалашник
web-profile-season = Время года на фоне
web-profile-season-spring = Весна
web-profile-season-summer = Лето
web-profile-season-autumn = Осень
web-profile-season-winter = Зима
web-profile-streaks = Серии
web-profile-streak-days = { $count ->
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
web-profile-streak-wins = { $count ->
    [one] победа подряд
    [few] победы подряд
   *[many] побед подряд
}
web-profile-streak-longest = самая длинная серия дней
web-profile-ratings = Рейтинги
web-profile-rating = Рейтинг { $rating }
web-profile-month = { $change } за месяц
web-profile-wires = Мои провода
web-profile-wires-sub = { $count ->
    [one] { $count } птичка, впереди ещё { $left }
    [few] { $count } птички, впереди ещё { $left }
   *[many] { $count } птичек, впереди ещё { $left }
}
web-profile-not-yet = пока нет
web-profile-missing = { $have } из { $need }
web-profile-lost-by = проигрыш: { $points }
web-profile-bird-first-win = Первая победа
web-profile-bird-puzzles = Семь задач подряд
web-profile-bird-eight-sets = Восемь наборов в одном ряду
web-profile-bird-four-trophies = Все четыре трофея
web-profile-bird-ten-eggs = Десять яиц
web-profile-bird-random = Победа над Воробьём
web-profile-bird-greedy = Победа над Сорокой
web-profile-bird-heuristic = Победа над Сойкой
web-profile-bird-search = Победа над Вороном
web-profile-bird-strongest = Победа над Цаплей
web-profile-bird-lessons = Оба урока
web-profile-bird-days = Семь дней подряд
web-profile-bird-games = 100 партий
web-profile-bird-friend = Друг в гостях
web-profile-bird-variants = Победа в каждом варианте
web-profile-bird-deals = Десять раздач дня
web-profile-duels = Личные встречи
web-profile-duels-sub = победы : поражения
web-profile-bot = бот
web-profile-gone = Тот, кто ушёл
web-profile-all = Показать всех
web-profile-figures = Статистика
web-profile-variant = Игра и вариант
web-profile-col-games = партии
web-profile-col-won = победы
web-profile-col-drawn = ничьи
web-profile-col-average = среднее
web-profile-col-best = лучшее
web-profile-history = Все партии
web-profile-search-name = Имя соперника
web-profile-search-game = Игра
web-profile-search-outcome = Результат
web-profile-any-game = Обе игры
web-profile-any-outcome = Любой
web-profile-outcome-won = победа
web-profile-outcome-drawn = ничья
web-profile-outcome-lost = поражение
web-profile-points-birdie = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-profile-points-bower = { $points ->
    [one] { $points } яйцо
    [few] { $points } яйца
   *[many] { $points } яиц
}
web-profile-dates = Даты
web-profile-since = С
web-profile-until = По
web-profile-none = Таких партий нет.
web-profile-keep = Сохранить профиль
web-profile-keep-text = Учётной записи нет: вас помнит это устройство. Ключ доступа или код восстановления вернёт ваш профиль на другом устройстве или если это потеряется.
web-profile-code-once = Запишите: код показан только сейчас и сработает один раз.
web-profile-passkey = Ключ доступа
web-profile-passkey-since = с { $day }
web-profile-remove = Убрать
web-profile-add-passkey = Добавить ключ доступа
web-profile-new-code = Создать код восстановления
web-profile-another-code = Заменить код восстановления
web-profile-no-passkeys = Ключам доступа нужен адрес https с доменным именем.
web-profile-come-back = У меня есть ключ доступа или код восстановления
web-profile-instead = Профиль { $name } исчезнет с этого устройства. Если он ещё нужен, сначала сохраните его.
web-profile-use-passkey = Войти по ключу доступа
web-profile-code = Код восстановления
web-profile-use-code = Войти
web-profile-code-wrong = Этот код восстановления уже использован, заменён или набран с ошибкой.
web-profile-sign-out = Выйти на этом устройстве
web-profile-sign-out-others = Выйти на всех других
web-profile-others-out = На всех других устройствах вы вышли из профиля.
web-profile-lost-device = Потеряли устройство? Выйдите на всех других: нашедший мог бы играть от вашего имени.
web-profile-sign-out-title = Выйти на этом устройстве?
web-profile-sign-out-text = Это устройство забудет профиль { $name } и больше не будет сообщать о вашем ходе. Вернуть профиль можно ключом доступа или кодом восстановления.
web-profile-sign-out-lost = Нет ни ключа доступа, ни кода восстановления. Если профиль { $name } не открыт на другом устройстве, вернуть его будет нельзя. Сначала создайте код и запишите его.
web-profile-sign-out-stays = Задачи, листы подсчёта и партии без сервера останутся на этом устройстве.
web-profile-sign-out-sure = Этот профиль мне больше не нужен
web-profile-sign-out-no = Остаться
web-profile-sign-out-yes = Выйти
web-profile-data = Ваши данные
web-profile-data-text = Всё, что этот сервер и это устройство хранят о вас, одним файлом. Или удалите всё это.
web-profile-data-device = Всё, что это устройство хранит о вас, одним файлом. Или удалите всё это.
web-profile-export = Сохранить в файл
web-profile-exporting = Собираем…
web-profile-erase = Удалить всё
web-profile-erase-title = Удалить всё о вас?
web-profile-erase-text = Имя, птичка, рейтинги, статистика, птички на проводе, ключи доступа, коды, чат и партии против ботов исчезнут здесь и на сервере. Отменить это нельзя.
web-profile-erase-stays = Партии с другими людьми останутся у них, без вашего имени. Там, где вы ещё играете, ваше место займёт бот.
web-profile-erase-sure = Я знаю, что вернуть это не сможет никто
web-profile-erase-no = Оставить
web-profile-erase-yes = Удалить
web-profile-erasing = Удаляем…
web-profile-away = Сервер недоступен: вот что знает устройство.
web-profile-device-only = Эта страница работает без сервера: она считает то, что сыграно на этом устройстве.
web-profile-friends = Друзья
