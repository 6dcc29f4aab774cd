### The score sheet of a boxed Bower in the browser. $player is a name and is never inflected; columns and rows count from 1.

web-sheet-bower-no-tiles = Картинки плиток не загрузились. Они придут с сетью и останутся на этом устройстве.
web-sheet-bower-sub = Bower · плиток { $near } и { $far } из { $all }
web-sheet-bower-setting = Игроки и правила
web-sheet-bower-table = Стол
web-sheet-bower-tabs = Части листа
web-sheet-bower-laid = { $laid } из { $all }
web-sheet-bower-result = Итог
web-sheet-bower-panel = Плитки и бонусные плитки
web-sheet-bower-bonus = Бонусы

web-sheet-bower-keys = Что есть на плитке
web-sheet-bower-key = { NAME($key) }{ $count ->
    [0] {""}
    [1] , ищем
    [one] , ищем { $count } раз
    [few] , ищем { $count } раза
   *[many] , ищем { $count } раз
}
web-sheet-bower-tiles = { $count ->
    [one] Плитки, осталась { $count }
    [few] Плитки, осталось { $count }
   *[many] Плитки, осталось { $count }
}
web-sheet-bower-used = { $tile }. Уже в гнезде игрока { $player }
web-sheet-bower-other = Другая плитка

web-sheet-bower-do-start = Нажмите квадрат, затем плитку, которая там лежит.
web-sheet-bower-do-tile = Какая плитка лежит здесь: { $square }?
web-sheet-bower-do-square = Нажмите квадрат её левой половины.
web-sheet-bower-do-move = Нажмите квадрат, где ей место.
web-sheet-bower-do-token = { BONUSES($token) }: нажмите квадрат, где это лежит.
web-sheet-bower-do-token-on = { BONUSES($token) }: нажмите ещё раз, чтобы повернуть или сменить, или другой квадрат.
web-sheet-bower-do-cover = Накрывающая плитка: нажмите квадрат под ней.
web-sheet-bower-do-cover-tile = Накрывающая плитка: какая лежит сверху?
web-sheet-bower-do-bonus = Что дали бонусные плитки: { $player }
web-sheet-bower-chosen = Выбрана плитка: { $square }; нажмите ещё раз, чтобы повернуть
web-sheet-bower-turn = Повернуть
web-sheet-bower-swap = Поменять
web-sheet-bower-move = Сдвинуть
web-sheet-bower-remove = Убрать
web-sheet-bower-take-off = Убрать
web-sheet-bower-show = Показать

web-sheet-bower-at-used = она здесь
web-sheet-bower-at-taken = занято
web-sheet-bower-at-no-room = нет места для двух половин
web-sheet-bower-at-no-turn = ложится только так
web-sheet-bower-at-cover-alone = рядом нет плитки
web-sheet-bower-at-cover-empty = накрывать нечего
web-sheet-bower-at-token-empty = здесь нет плитки
web-sheet-bower-at-token-x = ни цветка, ни пера
web-sheet-bower-at-token-branch = конец выйдет за край
web-sheet-bower-word-used = Эта плитка уже лежит в гнезде. { $player }: { $square }.
web-sheet-bower-word-taken = Там уже что-то лежит: { $square }. Выберите пустой квадрат.
web-sheet-bower-word-no-room = Плитке нужны два пустых соседних квадрата, а здесь соседнего пустого нет: { $square }.
web-sheet-bower-word-no-turn = Здесь она ложится только так. Сдвиньте её или то, что лежит рядом.
web-sheet-bower-word-cover-alone = Накрывающая плитка лежит на двух соседних заполненных квадратах.
web-sheet-bower-word-cover-empty = Накрывающая плитка лежит на заполненных квадратах. Сначала введите плитку под ней.
web-sheet-bower-word-token-empty = Жетон лежит на заполненном квадрате. Сначала введите плитку.
web-sheet-bower-word-token-x = Крест лежит на цветке или пере, а здесь их нет: { $square }.
web-sheet-bower-word-token-branch = Оба конца ветки должны быть в гнезде, а это угол: { $square }.

web-sheet-bower-fault-outside = { $player }: плитка лежит вне гнезда. Уберите её или играйте в Супергнездо.
web-sheet-bower-fault-overlap = { $player }, { $square }: две плитки лежат друг на друге.
web-sheet-bower-fault-apart = { $player }, { $square }: плитка не касается ни поля, ни соседних.
web-sheet-bower-fault-twice = { $player }, { $square }: на столе это дважды, а в коробке одно.
web-sheet-bower-fault-bare = { $player }, { $square }: под этим ничего нет.
web-sheet-bower-fault-fair = { $player }, { $square }: в Честной игре нет креста.
web-sheet-bower-fault-many = { $player }: плиток больше, чем ходов.

web-sheet-bower-tokens = Жетон или «Накрыть», затем квадрат
web-sheet-bower-egg-tiles = Плитки яиц: { $player }

web-sheet-bower-egg = Яйцо столбца { $column }
web-sheet-bower-egg-text = Какое яйцо там лежит? Столбцы считаются слева, как видит стол первый игрок.
web-sheet-bower-egg-in = столбец { $column }
web-sheet-bower-egg-open = Ещё неизвестно
web-sheet-bower-egg-unknown = его яйцо ещё не введено
web-sheet-bower-egg-enter = введите яйцо

web-sheet-bower-free = Своя плитка
web-sheet-bower-half = Половина { $number }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] , на ней { OBJECTS($objects) }
}
web-sheet-bower-material = Материал
web-sheet-bower-objects = Предметы
web-sheet-bower-clear = Очистить половину
web-sheet-bower-use = Взять её
web-sheet-bower-use-first = на каждой от одного до трёх

web-sheet-bower-first = Первый игрок
web-sheet-bower-second = Напротив
web-sheet-bower-sides = Оба гнезда показаны так, как их видит первый игрок: столбец 1 слева.
web-sheet-bower-variant = Вариант
web-sheet-bower-standard = Обычный
web-sheet-bower-super = Супергнездо
web-sheet-bower-file-bad = Плитки из этого файла не читаются. У каждой должен быть id и два квадрата с материалом и предметами.
web-sheet-bower-done = Готово

web-sheet-bower-now = Пока { $near } { $mine } : { $theirs } { $far }
web-sheet-bower-counted = Сосчитано
web-sheet-bower-wait-faults = { $count ->
    [one] В гнёздах { $count } ошибка: она отмечена.
    [few] В гнёздах { $count } ошибки: они отмечены.
   *[many] В гнёздах { $count } ошибок: они отмечены.
}
web-sheet-bower-wait-eggs = { $count ->
    [one] Не хватает { $count } яйца: нажмите его строку.
    [few] Не хватает { $count } яиц: нажмите их строки.
   *[many] Не хватает { $count } яиц: нажмите их строки.
}
web-sheet-bower-wait-network = Нет сети: вот что сосчитано. Кому достанутся яйца, станет ясно, когда она вернётся.
web-sheet-bower-wait-asking = Считаем…
web-sheet-bower-so-far = Промежуточный итог: ещё есть место для плиток.
web-sheet-bower-not-yet = ещё неизвестно
web-sheet-bower-step-first = По строкам
web-sheet-bower-step = Следующая строка
web-sheet-bower-declared = { $player }: { $count ->
    [one] засчитан { $count } белый
    [few] засчитано { $count } белых
   *[many] засчитано { $count } белых
}
web-sheet-bower-white = { $player }: { $count ->
    [one] { $count } белый может подойти
    [few] { $count } белых могут подойти
   *[many] { $count } белых могут подойти
}
web-sheet-bower-branch = { $player }: соединяет ветка
web-sheet-bower-shells = ракушки { $shells }

web-sheet-bower-play = Доиграть
web-sheet-bower-play-text = Эти гнёзда можно доиграть против бота. Скрытое раздаётся заново: руки, витрина, бонусные плитки и яйца, которые не введены.
web-sheet-bower-play-as = Играть за: { $player }
web-sheet-bower-play-failed = Не получилось. Попробуйте ещё раз чуть позже.
web-sheet-bower-no-play-faults = Пока нельзя: в гнёздах есть ошибка. Она отмечена; сначала исправьте её.
web-sheet-bower-no-play-empty = Продолжать не с чего: сначала введите плитки, которые лежат в гнёздах.
web-sheet-bower-no-play-over = Оба гнезда полны: эта игра окончена, продолжить её нельзя.
web-sheet-bower-no-play-apart = В идущей партии гнёзда различаются не больше чем на одну плитку. Сначала введите недостающие.
