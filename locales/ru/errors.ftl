### Отказы: что не так и что набрать. Номер правила и его фраза добавляются сами.

error-empty = Наберите, что хотите сделать, или ? для справки.
error-unknown = Непонятная команда: «{ $text }». Наберите ?, чтобы увидеть, что здесь можно.
error-not-now = Сейчас так нельзя.
error-rule-number = Наберите номер правила, например { $example }.
error-rule-unknown = Правила { $number } нет.
error-rule-near = Правила { $number } нет. Рядом есть { $near }.
error-line-hidden = Ряда ещё нет: до подсчёта ваши карты лежат в личной колоде.
error-which-card = Какую карту? 2 — взять карту 2, 13 — положить карты 1 и 3.
error-take-one = Взять можно одну карту: наберите только её номер, например 2.
error-lay-first = Ход начат с выкладывания: закончите его картой из открытого ряда или словом ок.
error-lay-two = Назовите ровно две карты из открытого ряда, например 13 или 1а3.
error-display-empty = Открытый ряд пуст: наберите п, чтобы спасовать.
error-no-display-card = В открытом ряду нет карты { $number }: там { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
error-card-twice = «{ $key }» указано дважды: назовите каждую карту один раз.
error-display-short = { $count ->
    [one] Открыта только { $count } карта
    [few] Открыты только { $count } карты
   *[many] Открыто только { $count } карт
}: наберите 1, чтобы взять, или п, чтобы спасовать.
error-no-hand-card = В руке нет карты «{ $key }»{ $count ->
    [0] : рука пуста
    [one] : есть только { $last }
   *[other] : ваши буквы идут до { $last }
}.
error-ok-last = Слово ок стоит в конце строки.
error-standard-no-remove = Карты убирают только в продвинутом варианте: здесь объявляйте наборы, например 1-4.
error-set-range = Наберите первую и последнюю карту набора, например 1-4; в ряду { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
error-set-outside = В ряду только { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
error-set-short = Одна карта — не набор: назовите две или больше.
error-set-nothing-shared = У карт с { $first } по { $last } не совпадают ни птичка, ни время года.
error-set-feature = Не у всех карт с { $first } по { $last } есть признак «{ NAME($feature) }».
error-set-which = У карт с { $first } по { $last } общие оба признака: добавьте { $one_key }, чтобы выбрать { NAME($one, case: "accusative") }, или { $two_key }, чтобы выбрать { NAME($two, case: "accusative") }.
error-set-overlap = Одна из карт { $first }–{ $last } уже входит в набор.
error-set-order = Наборы объявляют слева направо: сначала отмените правые через о.
error-pigeon-no-set = Убирать нечего: сначала объявите набор.
error-pigeon-which = Какой набор убрать? Число от 1 до { $count }.
error-pigeon-twice = Набор { $number } уже убран.
error-pigeon-later = Голубя применяют, когда появился набор: сначала уберите карту.
error-owl-later = Сову применяют, когда всё записано.
error-ability-late = Набор уже объявлен: поздно применять способность { NAME($bird, case: "genitive") }. Наборы отменяет о.
error-ability-late-expert = Карта уже убрана: поздно применять способность { NAME($bird, case: "genitive") }.
error-robin-empty = Под картой «Стоп» больше нет карт.
error-woodpecker-short = Ряд слишком короток, чтобы переставить карту.
error-woodpecker-where = Наберите две разные позиции от 1 до { $count }, например дя 3 7.
error-ability-used = Способность { NAME($bird, case: "genitive") } уже исчерпана.
error-ability-no-card = В руке нет карты { NAME($bird, case: "genitive") }, чтобы её сбросить.
error-expert-no-sets = В продвинутом варианте наборы не объявляют: наберите номер одной карты, чтобы убрать её.
error-remove-where = Наберите позицию карты, которую нужно убрать, от 1 до { $count }.
error-single-chain = За этим столом в раунде убирают только одну карту: наберите ок.
error-insert-where = Наберите позицию от 1 до { $count }.
error-feature-which = Наберите { $one_key }, чтобы выбрать { NAME($one, case: "accusative") }, или { $two_key }, чтобы выбрать { NAME($two, case: "accusative") }.
error-keep-or-drop = Наберите ок, чтобы записать набор, или го, чтобы убрать его ради двух взмахов.
error-owl-filled = Окошко { NAME($feature, case: "genitive") } заполнено: выберите пустое или наберите ок, чтобы обойтись без совы.
error-owl-which = Наберите буквы пустого окошка, например ве, или ок, чтобы обойтись без совы.
error-undo-shown = С тех пор { $game ->
    [bower] что-то было взято или показано
   *[birdie] карта была взята из колоды или показана
}: отменить нельзя.
error-undo-nothing = В этом ходу отменять нечего.
error-file-exists = Файл { $path } уже есть: выберите другое имя.
error-file-write = Файл { $path } не удаётся записать ({ $detail }): выберите другое имя.
error-file-read = Файл { $path } не удаётся прочитать ({ $detail }).
error-file-json = Файл { $path } повреждён: строка { $line }, столбец { $column }. Возьмите неизменённую копию файла.
error-file-format = В { $path } нет сохранённой игры.
error-file-several = В файле { $path } несколько игр, по одной в строке. Скопируйте нужную в отдельный файл.
error-file-game = { $path } — это игра { $game }, здесь её не показать.
error-file-other-game = { $path } — это игра { $game }. Продолжить: voliera play { $game } --resume { $path }
error-file-record = Файл { $path } повреждён: игра в нём идёт не по правилам ({ $detail }).
error-finished = Игра в { $path } окончена. Посмотреть её: voliera replay { $path }
error-no-resign = Сдаться можно только в игре на двоих на сервере; в — уйти из-за стола.
error-replay-key = Нажмите Enter или наберите н, число от 0 до { $count } или в.
error-players = { $game ->
    [bower] В Bower играют 2 игрока
   *[birdie] В «Клювик» играют от 2 до 4 игроков
}, а не { $players }.
error-seats-players = В --seats { $seats ->
    [one] указано { $seats } место
    [few] указаны { $seats } места
   *[many] указано { $seats } мест
}, а игроков { $players }.
error-seat-kind = «{ $word }» сюда посадить нельзя: me — это человек, либо назовите бота: { $levels }.
error-time = В --time-ms указывают миллисекунды на ход, от 1 до { $most }.
error-program = «{ $command }» играть не может: { $why }.
error-programs = За этим столом { $seats ->
    [one] { $seats } место для программы
    [few] { $seats } места для программ
   *[many] { $seats } мест для программ
}, а в --bot { $commands ->
    [one] { $commands } команда
    [few] { $commands } команды
   *[many] { $commands } команд
}: дайте по одной на место или одну на всех и укажите места: --seats me,program.
error-names = Имён { $names }, а игроков { $players }.
error-name-of-bot = «{ $name }» — имя бота: выберите другое.
error-language = Языка «{ $lang }» здесь нет: выберите из { $languages }.
error-variant = Варианта «{ $variant }» нет: выберите из { $possible }.
error-option-game = { $option } — настройка игры { $owner }, а не { $game }.
error-chain-variant = --single-chain относится к продвинутому варианту: добавьте --variant expert.
error-components =
    { $fault ->
        [unreadable] Файл компонентов { $place } не удаётся прочитать.
        [text] Файл компонентов { $place } не читается ни как JSON, ни как TOML ({ $found }).
        [format] В файле компонентов указан другой формат: { $found }, где: { $place }.
        [game] Файл компонентов от другой игры: { $found }, где: { $place }.
        [count] Нужно от 9 до 12 значений взмахов, а указано { $found }; где: { $place }.
        [negative] Значение взмахов не бывает меньше 0, а указано { $found }; где: { $place }.
        [fall] Значение взмахов не меньше предыдущего, а указано { $found }; где: { $place }.
        [large] Значение взмахов не больше 999, а указано { $found }; где: { $place }.
        [tiles] Нужно 36 плиток гнезда, а указано { $found }; где: { $place }.
        [id] В id плитки от 1 до 20 видимых знаков, а указано { $found }; где: { $place }.
        [id-bonus] «{ $found }» — имя бонусной плитки, выберите другой id; где: { $place }.
        [id-twice] Плитка «{ $found }» уже есть, выберите другой id; где: { $place }.
        [squares] Плитке { $tile } нужно 2 квадрата, а указано { $found }; где: { $place }.
        [material] Плитке { $tile } нужно одно из { $possible }, а указано «{ $found }»; где: { $place }.
        [object] Плитке { $tile } нужно одно из { $possible }, а указано «{ $found }»; где: { $place }.
        [white] Белые предметы бывают только на бонусных плитках, а на плитке { $tile } указано { $found }; где: { $place }.
        [objects] Плитке { $tile } нужно от 1 до 3 предметов, а указано { $found }; где: { $place }.
        [objects-bonus] На плитке { $tile } не больше 3 предметов, а указано { $found }; где: { $place }.
        [bonus-missing] Не хватает бонусной плитки гнезда { $found }: укажите { $possible } или ни одной; где: { $place }.
        [bonus-unknown] «{ $found }» — не бонусная плитка гнезда, есть только { $possible }; где: { $place }.
       *[form] В файле компонентов ошибка; где: { $place }: { $found }
    }
error-weights = { $fault ->
    [missing] Файла { $path } нет: укажите файл весов, например learned/last.net.
    [unreadable] Файл { $path } не удаётся прочитать ({ $detail }): укажите другой файл весов.
    [format] { $path } — не файл весов: укажите файл, записанный командой voliera learn, например learned/last.net.
    [game] Веса в файле { $path } — для другой игры: укажите файл, записанный командой voliera learn { $game }.
    [layout] Веса в файле { $path } — от другой версии Voliera: возьмите ту версию или обучите сеть заново командой voliera learn.
    [tables] Веса в файле { $path } обучены для { $trained }, а не для { $table }: укажите другие веса или подходящие --players и --variant.
    [size] У сети в файле { $path } другой размер: добавьте --{ $name } { $found }.
   *[damaged] Файл { $path } повреждён: возьмите неизменённую копию файла или обучите сеть заново командой voliera learn.
}
error-extra = Для этой команды не хватает пакетов: { $command }
error-cannot-open = Такой стол не открыть: { $detail }.
error-game = Игры «{ $game }» здесь нет: выберите из { $games }.
error-choice = Выберите из { $possible }.
