### Отказы Bower: что не так и что набрать вместо этого. Номер и фраза правила добавляются сами.

error-bower-which-tile = Сначала выберите плитку в руке: наберите её номер.
error-bower-where = Наберите квадрат для первой половины плитки, например 3б.
error-bower-no-tile = В руке нет плитки { $number }; там { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}.
error-bower-gift = В этот ход нужно положить подарок: наберите квадрат, например 3б.
error-bower-cover-only = Нужно накрыть взятой плиткой другие: наберите квадрат, например 3б.
error-bower-own-nest = { $square } — в другом гнезде: плитки кладут в своё.
error-bower-neighbours = Эти два квадрата не соседние.
error-bower-no-place = На { $square } плитка не ляжет: { $why ->
    [outside] она окажется вне гнезда
    [filled] там уже лежит плитка
    [hole] рядом нет второго пустого квадрата
   *[apart] она не коснётся ни поля, ни плитки
}.
error-bower-no-cover = На { $square } нельзя: плитка должна накрыть два заполненных квадрата.
error-bower-must-play = Пока есть место, плитку нужно положить.
error-bower-must-cover = Плитка взята: её нужно положить.
error-bower-must-choose = Здесь отказаться нельзя: наберите число.
error-bower-number = Наберите число от 1 до { $count }.
error-bower-square = Наберите квадрат, например 3б.
error-bower-yes-or-no = Наберите ок или, чтобы отказаться, н.
error-bower-spy = Наберите столбец одного из яиц соперника: { LIST($columns) }.
error-bower-own-square = { $square } не подходит: выберите заполненный квадрат своего гнезда.
error-bower-branch-ends = На { $square } конец ветки окажется вне гнезда: попробуйте другое направление.
error-bower-branch-way = Укажите направление: { $square } ряд или { $square } столбец.
error-bower-nothing-to-cross = На { $square } нет ни пера, ни цветка.
error-bower-which-object = На { $square } их несколько: { $objects }. Наберите, например, { $square } { $example }.
error-bower-note = Наберите столбец и догадку, например: заметка 2 красное перо
error-bower-note-known = Яйцо столбца { $column } вы уже знаете.
