### Конец партии: что предлагает каждый результат.

web-results-replay = Повтор
web-results-home = На главную
web-results-again = Ещё раз
web-results-play = Тоже сыграть
web-results-score = Счёт
web-results-wins = { $who ->
    [you] Вы победили!
   *[other] Победа: { $player }
}
web-results-resigned = { $who ->
    [you] Вы сдались
   *[other] { $player } сдаётся
}
web-results-turned = Где всё решилось
web-results-turned-sub = тренер покажет ход
web-results-fair = Честной ли была раздача?
web-results-fair-kept = Обещание сдержано: раздача та самая, что была запечатана до первого хода.
web-results-fair-broken = Раздача не та, что была запечатана: здесь что-то не так.
web-results-fair-seal = Отпечаток
web-results-fair-how = До первого хода сервер запечатал раздачу. Теперь, когда игра окончена, он показывает, что запечатал, и ваш браузер это сверил.

web-results-card-wins = Победа: { $name }!
web-results-card-shared = Общая победа
web-results-card-against = { $shared ->
    [yes] { $names }
   *[no] { $count ->
        [one] соперник: { $names }
       *[other] соперники: { $names }
    }
}
web-results-card-best = лучший набор: { $count }
web-results-card-see = посмотреть партию или сыграть
web-results-share-picture = Картинка с результатом
web-results-share-shape = Формат
web-results-share-wide = Широкий
web-results-share-tall = Высокий
web-results-share-save = Сохранить картинку
web-results-share-pass = Поделиться картинкой
web-results-share-failed = На этом устройстве не получилось нарисовать картинку.
web-results-share-embed = Встроить повтор
web-results-share-embed-about = Код для вашего сайта
web-results-share-embed-copied = Код скопирован. Вставьте его на свой сайт.
web-results-share-embed-copy = Скопируйте этот код и вставьте на свой сайт:
