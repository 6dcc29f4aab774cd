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
