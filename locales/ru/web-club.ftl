### Найти людей: поиск соперника и открытые столы, за которыми можно наблюдать.

web-club-seek = Найти соперника
web-club-here = { $waiting ->
    [one] { $waiting } ждёт
    [few] { $waiting } ждут
   *[many] { $waiting } ждут
}, { $playing ->
    [one] { $playing } играет
    [few] { $playing } играют
   *[many] { $playing } играют
}
web-club-game = Игра
web-club-worth = Что на кону
web-club-rated = На рейтинг
web-club-fun = Просто так
web-club-wish = Вариант и часы
web-club-rating = Рейтинг { $low }–{ $high }
web-club-any = Любой рейтинг
web-club-widens = круг растёт каждые десять секунд
web-club-widest = в круге уже все
web-club-starting = Начинаем поиск…
web-club-stopped = Поиск остановлен
web-club-search = Искать
web-club-bot = { $bot } не занята
web-club-bot-text = Сыграйте пока с ней: поиск продолжается.
web-club-bot-play = Играть
web-club-seats = Или садитесь сюда
web-club-seat = { $name }, { $rating }
web-club-sit = Сесть
web-club-no-seats = Сейчас за открытыми столами нет свободных мест.
web-club-minutes = { $minutes } мин на каждого
web-club-stop = Прекратить поиск
web-club-invite = Пригласить друга
web-club-invite-sub = по ссылке
web-club-done = Искать так
web-club-found = { $name } хочет играть
web-club-found-text = Ваш стол готов.
web-club-found-go = К столу

web-club-live = Идёт игра
web-club-live-count = { $count ->
    [0] Сейчас нигде не играют
    [one] Играют за { $count } столом
    [few] Играют за { $count } столами
   *[many] Играют за { $count } столами
}
web-club-filter = Какие игры
web-club-all = Все
web-club-search-name = Имя игрока
web-club-any-variant = Любой вариант
web-club-friends = Знакомые
web-club-round = раунд { $round }
web-club-turn = ход { $turn }
web-club-turn-of = ход { $turn } из { $turns }
web-club-progress = сыграно { $percent } %
web-club-watchers = { $count ->
    [one] смотрит { $count }
    [few] смотрят { $count }
   *[many] смотрят { $count }
}
web-club-late = Зрители видят только то, что видят все игроки, и на один ход позже.
web-club-quiet = За открытыми столами сейчас не играют
web-club-quiet-text = Найдите соперника: другие смогут смотреть вашу игру здесь.
web-club-nothing = Подходящих столов нет
web-club-nothing-text = Те, кого вы ищете, сейчас не играют за открытыми столами.
web-club-show-all = Показать все столы
web-club-bots-match = партия ботов

web-club-deal = Раздача дня
web-club-deal-own = Ваш результат
web-club-deal-place = { $place }-е место из { $count }
web-club-deal-won = Победа, соперник — { $bot }.
web-club-deal-drawn = Ничья, соперник — { $bot }.
web-club-deal-lost = Побеждает { $bot }.
web-club-deal-left = Вы не доиграли эту партию: она засчитана как поражение.
web-club-deal-unfinished = не доиграна
web-club-deal-best = Лучшие на сегодня
web-club-deal-margin = На сколько очков (в Bower — яиц) больше или меньше, чем у бота ({ $bot }), при той же раздаче.
web-club-deal-watch = Смотреть лучшую игру
web-club-deal-mine = Ваша игра
web-club-deal-line = Лучшая линия
web-club-deal-line-text = На той же раздаче бот ({ $bot }) сыграл лучше всех: у него было время смотреть вперёд.
web-club-deal-line-soon = Сейчас эту раздачу играет { $bot }: будет с чем сравнить.
web-club-deal-line-watch = Смотреть лучшую линию
