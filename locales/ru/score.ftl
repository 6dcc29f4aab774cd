### Лист подсчёта для настольных игр (`voliera score`): общее для всех и лист «Клювика».

word-export = экспорт
word-best = лучшее best
score-keeping = Всё, что вы вводите, сразу сохраняется в { $path }
score-kept = Лист хранится в { $path }. Продолжить: voliera score --resume { $path }
score-exported = Экспортировано в { $path }
score-press-enter = Enter — дальше · о — отменить последний ввод ↵

help-score-undo = отменить последний ввод; ещё раз — предыдущий
    .keys = о
help-score-save = узнать, где хранится лист, или дальше хранить его в другом файле
    .keys = сохранить ФАЙЛ
help-score-export = записать подсчёт в файл: .json — данные, .txt — текст для чтения
    .keys = экспорт ФАЙЛ.txt
help-score-quit = выйти; лист останется как есть, и его можно будет продолжить
    .keys = выход

error-sheet-file = В { $path } нет листа подсчёта.
error-sheet-game = Для «{ $game }» нет листа подсчёта: выберите { $games }.
error-sheet-other-game = { $path } — лист игры { $game }: уберите название другой игры.
error-sheet-resume = В листе уже есть игроки, имена, вариант и настройки: с --resume их не указывают.
error-sheet-undo = Отменять нечего: это начало листа.
error-sheet-export = Назовите файл с окончанием .json или .txt, например экспорт вечер.txt
error-sheet-model = Этот лист нельзя подсчитать: { $detail }

## Вопросы «Клювика»

score-birdie-title = «Клювик», лист подсчёта
ask-score-names = Имена игроков ({ $players }), через запятую:
hint-score-names = Ада, Бо · Enter — без имён · ? — справка
hint-score-choice = Наберите ответ · Enter — отмеченный · ? — справка
ask-score-pass = Раунд { $round }: в каком порядке вы спасовали? Сначала первый:
hint-score-pass = { $count ->
    [2] 2 — первым спасовал игрок 2
   *[other] 231 — сначала игрок 2, затем 3, затем 1
} · можно и по именам · ? — справка
ask-score-line = Ряд игрока { $player }, карта за картой от края до края:
hint-score-line = МАве СОзи … буквами или 1к… клавишами сверху · - — ряда нет · о — отмена · ? — справка
ask-score-hand = Карты, оставшиеся в руке игрока { $player }; они нужны для способностей:
hint-score-hand = МАве СОзи … буквами или 1к… клавишами сверху · Enter — нет карт · о — отмена · ? — справка
ask-score-drawn = Какую карту { $player } тянет из-под карты «Стоп»?
hint-score-drawn = МАве буквами или 1 клавишей · о — отмена · ? — справка
score-draft = Пока принято: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hint-score-draft = +ГОле … — продолжить за ними · всё заново — заменить их · Enter — это все · о — убрать их · ? — справка
help-score-pass = первым спасовал игрок 2, затем игрок 1, затем игрок 3
    .keys = 213
help-score-pass-names = то же по именам или по их началу
    .keys = бо ада
help-score-codes = карты по двум буквам птички и времени года, большими или малыми, с пробелами или без
    .keys = МАве СОзи
help-score-keys = карты по одной клавише: птички — строки, времена года — столбцы
    .keys = 1 к
help-score-none = ни одной карты
    .keys = -
help-score-best = показать лучший вариант; ещё раз Enter или «лучшее» — записать его
    .keys = Enter
help-score-boxes = записать 4 в окошко малиновки и 2 в окошко лета, любым способом, и больше ничего
    .keys = ма 4 ле 2

## Подсчёт

score-hand = Рука:
hint-score-enter = { $shown ->
    [yes] Enter — записать этот лучший вариант
   *[no] Enter — показать лучший вариант · лучшее — записать его
}
hint-score-boxes = или назовите окошки: ма 4 ле 2
hint-score-end = Enter — закрыть лист · экспорт ФАЙЛ.txt · о — отмена
score-thinking = Ищем лучший вариант…
score-best = Лучший вариант
score-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: в окошках { $boxes }, за взмахи { $flap }, за трофеи { $trophies }.
score-proved = Доказано: больше не принесёт ни один вариант.
score-bound = Это лучший из найденных; больше { $bound } не принесёт ни один.
score-robin = В руке малиновка: взятая карта { $gain ->
    [0] в среднем ничего не прибавит.
   *[other] в среднем прибавит { NUMBER($gain, maximumFractionDigits: 1) } (ма — взять).
}
score-played = Вариант игрока { $player }
score-nothing-missed = { $proved ->
    [yes] Ничего не упущено: больше не принесёт ни один вариант.
   *[no] Лучшего варианта не найдено.
}
score-missed = { $points ->
    [one] Упущено { $points } очко
    [few] Упущено { $points } очка
   *[many] Упущено { $points } очков
}: лучший вариант приносит { $best }.
score-differs-box = окошко { NAME($box, case: "genitive") }: { $played ->
    [0] { $best }
   *[other] { $best ->
        [0] остаётся пустым, а не { $played }
       *[other] { $best } вместо { $played }
    }
}
score-differs-flaps = на { $count ->
    [one] { $count } взмах
    [few] { $count } взмаха
   *[many] { $count } взмахов
} { $more ->
    [yes] больше
   *[no] меньше
}
score-differs-trophy = { $more ->
    [yes] с птичьим трофеем { NAME($bird, case: "genitive") }
   *[no] без птичьего трофея { NAME($bird, case: "genitive") }
}
score-pass-row = Пас { $round }
score-found = { $player } { $points } из { $best }
score-round-found = Раунд { $round }, найдено очков из лучшего варианта:
score-copies = { $count } { $kind ->
    [lines] в ряду игрока { $player }
    [hands] в руке игрока { $player }
   *[drawn] из-под карты «Стоп» у игрока { $player }
}{ $round ->
    [0] {""}
   *[other] {" "}в раунде { $round }
}

## Чего не может быть

error-score-names-twice = У двух игроков одинаковое имя: дайте им разные.
error-score-pass-twice = Каждый пасует один раз: назовите каждого один раз.
error-score-pass-count = Игроков { $players }, а названо { $count }.
error-score-pass-number = Игрока { $number } нет: номера от 1 до { $players }.
error-score-pass-name = Кто это — «{ $word }»? Наберите номер или начало одного из имён: { $names }.
error-score-empty-line = Наберите карты ряда или -, если их нет.
error-score-empty-drawn = Наберите взятую карту, например МАве.
error-score-one-card = В ряду не меньше двух карт, ведь кладут хотя бы по две: наберите его целиком или -, если ряда нет.
error-score-drawn-one = Малиновка берёт одну карту: наберите только её.
error-score-robin-first = Сначала нужно узнать карту малиновки: закончите строку на ма.
error-score-nothing = Ещё ничего не объявлено: «лучшее» — записать лучший вариант; { $variant ->
    [expert] число — убрать карту; «стоп» — оставить весь ряд.
   *[standard] «1-4» — объявить набор; «записать» — закончить без записи.
}
error-score-box-twice = Окошко { NAME($box, case: "genitive") } названо дважды: каждое заполняют один раз.
error-score-box-size = { NAME($box) } { $size }: в наборе от 2 до 16 карт.
error-score-box-filled = В окошке { NAME($box, case: "genitive") } уже стоит { $value }.
error-score-box-short = Ни в одном варианте в окошко { NAME($box, case: "genitive") } не записать { $size }: в этом ряду самое большее { $longest }.
error-score-box-none = По отдельности это возможно, но нет варианта, который запишет всё это и ничего больше.
error-score-box-unknown = Вариант, который запишет именно это, не найден, хотя может и быть. Разыграйте его по шагам.

slip-birdie-bird = Здесь нужна птичка, одна из { NAMES("robin owl pigeon woodpecker", case: "code") }: «{ $found }» не подходит.{ $nearby ->
    [0] {""}
    [one] {" "}Может быть, { NAMES($near, case: "code") }?
   *[other] {" "}Похожи { NAMES($near, case: "code") }.
}
slip-birdie-season = Здесь нужно время года, одно из { NAMES("spring summer autumn winter", case: "code") }: «{ $found }» не подходит.{ $nearby ->
    [0] {""}
    [one] {" "}Может быть, { NAMES($near, case: "code") }?
   *[other] {" "}Похожи { NAMES($near, case: "code") }.
}
slip-birdie-season-missing = Не хватает времени года последней карты.
slip-birdie-bird-missing = Не хватает птички последней карты.
slip-birdie-key = На клавише «{ $found }» нет карты.
slip-birdie-both = Это могут быть буквы карты или клавиши: наберите CAve для карты, c a v e для клавиш.
slip-birdie-long = Для ряда карт это слишком длинно.
slip-birdie-copies = Каждой карты четыре; { CARDS($card) } в листе уже есть: { $where }. Исправьте эту или другие через о.
slip-birdie-again = Раунд 1 сыгран своей половиной колоды, и её карты не возвращаются; { CARDS($card) } в листе уже есть: { $where }. Исправьте эту или другие через о.
slip-birdie-many = В рядах и на руках за раунд может быть { $room ->
    [one] { $room } карта
    [few] { $room } карты
   *[many] { $room } карт
}: эта лишняя.
fault-birdie-stop = Взято больше карт, чем лежало под картой «Стоп».
