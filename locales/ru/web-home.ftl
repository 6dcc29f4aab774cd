### Главная страница, списки столов и страница для адресов, которые никуда не ведут.

web-home-tag = Две игры о птицах для стола и экрана: играйте, учитесь, ведите счёт
web-home-settings = Язык и настройки
web-home-night = Ночь
web-home-day = День
web-home-device = Продолжить на другом устройстве
web-home-door-birdie = карты · 2–4
web-home-door-bower = плитки · 2
web-home-line-birdie = Собирайте карты, стройте ряд, ищите наборы
web-home-line-bower = Берите плитки, стройте гнездо, выигрывайте яйца
web-home-about = О Voliera
web-home-games = Игры
web-home-play = Играть сейчас
web-home-play-sub = { $game ->
    [bower] Bower с ботом
   *[birdie] «Клювик» с ботом
}
web-home-invite = Пригласить
web-home-invite-sub = { $game ->
    [bower] друга в Bower
   *[birdie] друга в «Клювик»
}
web-home-find = Найти соперника
web-home-find-sub = { $count ->
    [0] пока никто не ждёт
    [one] ждёт { $count }
    [few] ждут { $count }
   *[many] ждут { $count }
}
web-home-finding = идёт поиск…
web-home-live = { $count ->
    [one] Играют за { $count } столом
    [few] Играют за { $count } столами
   *[many] Играют за { $count } столами
}
web-home-live-sub = смотреть
web-home-deal = Раздача дня
# $state: new, begun or done; $count: how many have played it.
web-home-deal-sub = { $state ->
    [begun] ваша игра продолжается
    [done] сравните результаты
   *[new] одна для всех
} · { $count ->
    [0] ещё никто не сыграл
    [one] сыграл { $count } человек
    [few] сыграли { $count } человека
   *[many] сыграли { $count } человек
}
web-home-together = Вместе здесь
web-home-together-sub = на одном устройстве
web-home-opening = Открываем стол…
web-home-tables = Мои столы
web-home-waiting = Ждут вас
web-home-all = Все столы
web-home-none = Столов пока нет. Постучите в дверь или играйте сразу.

web-home-besides = Ещё
web-home-puzzle = Задача дня
web-home-puzzle-sub = Каждый день новая
web-home-puzzle-solved = Сегодня решена
web-home-puzzle-split = Лучшее разделение ряда
web-home-puzzle-chain = Лучшая цепочка в ряду
web-home-puzzle-placement = Лучшее место для плитки
web-home-puzzle-gift = Что подарить
web-home-sheet = Лист подсчёта
web-home-sheet-sub = Для игры на вашем столе
web-home-sheet-open = Продолжить подсчёт
web-home-learn = Обучение
web-home-learn-sub = Научиться за пять минут
web-home-learn-open = { $game ->
    [bower] Продолжить: Bower
   *[birdie] Продолжить: «Клювик»
}
web-home-new-here = Впервые здесь? Вы играете, мы объясняем.
web-home-rules = Правила
web-home-rules-sub = Все правила, с поиском
# Говорится об уроке или листе, который можно продолжить.
web-home-go-on = начато

web-home-with = { $game ->
    [bower] Bower: { $names } и вы
   *[birdie] «Клювик»: { $names } и вы
}
web-home-between = { $game ->
    [bower] Bower: { $names }
   *[birdie] «Клювик»: { $names }
}
web-home-at-your-turn = ваш ход
web-home-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
web-home-left-hours = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
   *[many] осталось { $count } часов
}
web-home-at-their-turn = ходит { $player }
web-home-at-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-home-at-you-won = вы победили, { $score }
web-home-at-won = победа: { $player }, { $score }
web-home-at-shared = общая победа, { $score }
web-home-at-you-resigned = вы сдались
web-home-at-resigned = { $player } сдаётся

web-home-lists = Какие столы
web-home-list-mine = Мои
web-home-list-open = Открытые
web-home-list-finished = Прошлые
web-home-tables-title = Столы
web-home-new = Новый стол
web-home-more = Показать ещё
web-home-join = Сесть за стол
web-home-remove = Удалить с этого устройства
web-home-remove-title = Удалить эту партию?
web-home-remove-text = Она навсегда исчезнет с этого устройства, и в профиле её больше не будет.
web-home-remove-no = Оставить
web-home-remove-yes = Удалить
web-home-empty-mine = На проводе пока никого
web-home-empty-mine-text = Откройте стол: отсюда можно продолжить игру в любое время.
web-home-empty-open = Сейчас никто не ждёт
web-home-empty-open-text = Откройте стол для всех сами, и вас найдут здесь.
web-home-empty-finished = Ещё ни одна игра не окончена
web-home-empty-finished-text = Завершённые игры остаются здесь, с именем победителя.

web-home-nowhere = Здесь ничего нет
web-home-nowhere-text = Эта птичка улетела. Возможно, адрес скопирован не целиком.
web-home-go = На главную страницу
