### Повтор партии. $player — имя, оно не склоняется; $at и $last считают действия от начала.

web-replay-title = Повтор
web-replay-at-over = Игра окончена
web-replay-at-setup = Подготовка · { $who ->
    [you] выбираете вы
   *[other] { $player }
}
web-replay-at-turn = Раунд { $round }, ход { $turn } · { $who ->
    [you] ваш ход
   *[other] { $player }
}
web-replay-at-scoring = Раунд { $round }, подсчёт · { $who ->
    [you] ваш ряд
   *[other] { $player }
}
web-replay-at-turns = Ход { $turn } · { $who ->
    [you] ваш ход
   *[other] { $player }
}
web-replay-start = Так началась игра.
web-replay-unseen = Что делает { $player }, отсюда пока не видно.
web-replay-hand = Рука
web-replay-deck = Личная колода

web-replay-eyes = Глазами
web-replay-eyes-all = Всех
web-replay-eyes-watch = Зрителя

web-replay-controls = Управление просмотром
web-replay-first = К началу
web-replay-turn-back = На ход назад
web-replay-step-back = На шаг назад
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-step-on = На шаг вперёд
web-replay-turn-on = На ход вперёд
web-replay-last = К концу
web-replay-slider = Ход партии
web-replay-moment = Шаг { $at } из { $last }
web-replay-speed = Скорость: { $speed }
web-replay-log = Что произошло

web-replay-moments = Важные моменты
web-replay-moments-sub = пасы, подсчёты, бонусы, раунды
web-replay-picture = Картинка этой позиции
web-replay-picture-sub = сохранить или показать другим
web-replay-link = Ссылка на этот момент
web-replay-link-sub = откроется прямо здесь
web-replay-export = Сохранить запись
web-replay-export-sub = вся партия одним файлом
web-replay-import = Открыть запись
web-replay-import-sub = из файла
web-replay-table = К столу

web-replay-on = Доиграть
web-replay-on-over = игра окончена
web-replay-on-what = Новый стол начнётся с шага { $at } из { $last }. То, чего никто не мог знать, останется как было.
web-replay-on-me = Я играю за
web-replay-on-others = Остальные
web-replay-on-go = Играть

web-replay-entry = Посмотрите партию ещё раз, ход за ходом: сыгранную здесь или из файла.
web-replay-entry-tables = Завершённые игры
web-replay-open = Открыть запись
web-replay-open-sub = файл .json
web-replay-file-large = Этот файл слишком велик для записи партии.
web-replay-file-json = Этот файл не прочитать: это не JSON. Выберите файл, сохранённый через «Сохранить запись».
web-replay-file-empty = Этот файл пуст.
web-replay-file-other = В этом файле нет записи партии. Выберите файл, сохранённый через «Сохранить запись».
web-replay-file-game = Запись неверна: что-то в ней против правил. Ничего не сохранено.

web-replay-picture-svg = Сохранить как SVG
web-replay-picture-png = Сохранить как PNG
web-replay-picture-failed = Этот браузер не умеет делать PNG. SVG можно сохранить.
