### Лист подсчёта Bower (`voliera score bower`). Квадраты набирают кодом: буква материала, потом предметы.
### code-bower-…: буква предмета; за цветком и пером следует буква цвета.

code-bower-flower = ц
code-bower-feather = п
code-bower-gem = с
code-bower-shell = р
code-bower-emblem = з

word-egg = яйцо

score-bower-title = Лист подсчёта
score-bower-fair = Честная игра
score-bower-no-zero-ties = ничья 0 : 0 остаётся ничьей
score-bower-sides = Гнездо первого игрока нарисовано под полем птиц, гнездо второго — над ним.
score-bower-eggs = яйцо-пожелание столбца { $column }
score-bower-eggs-side = Столбцы считаются слева, как видит стол { $player }.
score-bower-nest = гнездо игрока { $player }, квадрат { $square }
score-bower-nest-side = { $seat ->
    [1] Ряд за рядом: сначала тот, что у поля птиц, каждый слева направо, как его видит { $player }.
   *[other] Ряд за рядом: сначала тот, что у поля птиц, каждый слева направо, и здесь тоже так, как видит стол { $player }.
}
score-bower-bonus = плитки яиц и жетоны
score-bower-tiles = Плитки яиц игрока { $player }:
score-bower-tokens = Жетоны:
score-bower-half = Разноцветные ракушки видны только на { $square }: считаем, что вторая половина накрыта другой плиткой.
score-bower-so-far = Промежуточный итог: в гнезде ещё есть место для плиток.
score-bower-incomplete = Заполнено ещё не всё, поэтому результата нет.
score-bower-no-lone-ties = один на один по ракушкам — одно яйцо

ask-score-fair-play = Честная игра, без креста, подарка, двойного хода и сброса? { $choices }
ask-score-zero-ties = Ракушки выигрывают и столбец, в котором ни у кого нет того, что просит яйцо? { $choices }
choice-score-yes = да
choice-score-no = нет
ask-score-lone-ties = Столбец, где у каждого по одному предмету, а решают ракушки, приносит два яйца? { $choices }

hint-score-bower-eggs = пк — красные перья · цж пк пб — несколько подряд · 3 пк — яйцо столбца 3 · . — неизвестно · ? — справка
hint-score-bower-nest = Сцж Мпкс — квадраты начиная с [ ] · . — пусто · 3б Сцж — один квадрат · б: — ряд · 3: — столбец · ок — плиток больше нет · ? — справка
hint-score-bower-doubt = 3б Сцж — набрать квадрат заново · 3б . — он пуст · ? — справка
hint-score-bower-bonus = 1 или 5 — плитка яйца · пб 3б — жетон на его квадрат, ещё раз — снять · 3б Сцж — исправить квадрат · Enter — результат · ? — справка
hint-score-bower-page = Enter — дальше · конец — сразу всё · н — назад · ? — справка
hint-score-bower-result = Enter — готово · 3б Сцж — исправить квадрат · яйцо 3 пк — яйцо · экспорт ФАЙЛ.txt · ? — справка

help-score-bower-eggs = яйца начиная с первого незаполненного столбца, по две буквы: вид и цвет
    .keys = пк цж пб
help-score-bower-one-egg = яйцо столбца 3; точка — неизвестно
    .keys = 3 пк
help-score-bower-codes = квадраты начиная с того, что в скобках: материал, потом предметы; солома с жёлтым цветком, мох с красным пером и самоцветом
    .keys = Сцж Мпкс
help-score-bower-square = этот квадрат или несколько начиная с него; исправляет то, что есть
    .keys = 3б Сцж
help-score-bower-row = целый ряд; ряды другого гнезда начинаются с я
    .keys = б: Сцж Мпкс …
help-score-bower-column = целый столбец, от поля птиц наружу
    .keys = 3: Сцж Мпкс …
help-score-bower-empty = пустой квадрат; то, что накрыто другой плиткой, не набирают
    .keys = .
help-score-bower-tile = плитка по её названию из файла компонентов, первая половина на 3б, вторая на 4б
    .keys = t07 3б4б
help-score-bower-look = описать квадрат словами
    .keys = 3б
help-score-bower-egg = исправить яйцо столбца 3
    .keys = яйцо 3 пк
help-score-bower-ok = плиток в этом гнезде больше нет, хотя место есть
    .keys = ок
help-score-bower-tiles = плитка яйца по её номеру; ещё раз — убрать
    .keys = 1
help-score-bower-x = крест на 3б, на красное перо; ещё раз — снять
    .keys = х 3б пк
help-score-bower-white = белое перо или белый цветок на этот квадрат
    .keys = пб 3б · цб 3б
help-score-bower-shells = две ракушки на этот квадрат
    .keys = рр 3б
help-score-bower-branch = ветка на этот квадрат, вдоль ряда или вдоль столбца
    .keys = - 3б · | 3б
help-score-bower-next = следующая страница; после последней лист закрывается
    .keys = Enter
help-score-bower-end = сразу всё
    .keys = конец
help-score-bower-back = на страницу назад
    .keys = н

error-score-bower-square = Квадрата { $square } нет: наберите номер столбца и букву ряда, { LIST($near) } под полем птиц, { LIST($far) } над ним.
error-score-bower-which-nest = Назовите квадрат, например { $example }: здесь неясно, о каком гнезде речь.
error-score-bower-column = Столбцов { $columns }: наберите, например, 3: Сцж Мпкс
error-score-bower-tile = Плитки «{ $tile }» нет. Наберите её название, как в файле компонентов, или то, что на её квадратах.
error-score-bower-tile-twice = Плитка { $tile } уже лежит на { $square }. Сначала освободите тот квадрат или наберите, что на этом.
error-score-bower-token-empty = Квадрат { $square } пуст: жетон лежит на заполненном квадрате.
error-score-bower-fair = В Честной игре креста нет.
error-score-bower-which = На { $square } лежат { $objects }. Наберите, например: { $example }
error-score-bower-egg = Наберите, что просит яйцо, вид и цвет, например пк; или со столбцом: 3 пк
error-score-bower-one-egg = Наберите столбец и что просит его яйцо, например: яйцо 3 пк
error-score-bower-number = У плиток яиц номера от 1 до { $count }.
error-score-bower-nothing = Наберите следующие квадраты, например Сцж Мпкс; ок, если плиток в этом гнезде больше нет.
error-score-bower-not-yet = Это гнездо ещё нельзя подсчитать: не все его квадраты складываются попарно в плитки.
error-score-bower-left-over = Не все эти квадраты складываются попарно в плитки: { $count ->
    [one] лишний —
   *[other] лишние —
} { LIST($squares) } (○). Не пропущен ли квадрат, нет ли лишнего?

slip-bower-material = Здесь нужен материал: { straw.letter } { straw }, { moss.letter } { moss }, { gravel.letter } { gravel }, { earth.letter } { earth }; или точка, если квадрат пуст.
slip-bower-object = Здесь нужен предмет: { code-bower-flower } { flower } или { code-bower-feather } { feather } с цветом, { code-bower-gem } { gem }, { code-bower-shell } { shell }, { code-bower-emblem } Разноцветные ракушки.
slip-bower-colour = Здесь нужен цвет: { yellow.letter } { yellow }, { purple.letter } { purple }, { red.letter } { red }, { white.letter } { white }.
slip-bower-many = На квадрате не больше { $most } предметов. Жетоны набирают потом.
slip-bower-egg = Здесь нужно яйцо: { code-bower-flower } { flower } или { code-bower-feather } { feather }, потом цвет: { yellow.letter }, { purple.letter }, { red.letter } или { white.letter }.
slip-bower-egg-end = У яйца только две буквы: вид и цвет.
slip-bower-egg-twice = Яйцо, которое просит { NAME($egg, case: "asked") }, одно, и оно уже в столбце { $column }.
slip-bower-full = Для этого места уже нет: здесь { $count ->
    [one] помещается { $count }
    [few] помещаются { $count }
   *[many] помещается { $count }
}.

fault-bower-outside = Гнездо { $seat }: столбец { $column }, ряд { $row } вне сетки.
fault-bower-overlap = Гнездо { $seat }, столбец { $column }, ряд { $row }: там уже что-то лежит.
fault-bower-left-over = Гнездо { $seat }: не все квадраты складываются попарно в плитки; лишний — столбец { $column }, ряд { $row }.
fault-bower-emblems = Гнездо { $seat }, столбец { $column }, ряд { $row }: Разноцветные ракушки — это одна плитка, два соседних квадрата.
fault-bower-emblem-alone = Гнездо { $seat }, столбец { $column }, ряд { $row }: квадрат Разноцветных ракушек один. Второй рядом с ним, если только он не накрыт другой плиткой.
fault-bower-item = Гнездо { $seat }, столбец { $column }, ряд { $row }: это там лежать не может.
