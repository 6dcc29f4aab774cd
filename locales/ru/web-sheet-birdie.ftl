# Лист подсчёта «Клювика».

web-sheet-birdie-setup = «Клювик»: кто играет
web-sheet-birdie-players = Игроки
web-sheet-birdie-round = «Клювик», раунд { $round }
web-sheet-birdie-round-short = Раунд { $round }
web-sheet-birdie-over = «Клювик», итог
web-sheet-birdie-so-far = «Клювик», пока что
web-sheet-birdie-result = Итог
web-sheet-birdie-which-round = Какой раунд
web-sheet-birdie-way = Как вводить
web-sheet-birdie-way-board = Планшет
web-sheet-birdie-way-line = Ряд
web-sheet-birdie-how-many = Сколько игроков?
web-sheet-birdie-name = Имя игрока { $number }
web-sheet-birdie-variant = Какой вариант?
web-sheet-birdie-variant-standard = Обычный
web-sheet-birdie-variant-expert = Продвинутый
web-sheet-birdie-flaps = Значения столбца взмахов
web-sheet-birdie-flaps-help = Как напечатано на ваших планшетах; пока указаны наши.
web-sheet-birdie-flaps-wrong = Нужно от девяти до двенадцати чисел, каждое не меньше предыдущего.
web-sheet-birdie-start = К планшету
web-sheet-birdie-box-empty = Окошко { NAME($box, case: "genitive") }, пусто
web-sheet-birdie-box = Окошко { NAME($box, case: "genitive") }: { $value }, раунд { $round }
web-sheet-birdie-box-name = Окошко { NAME($box, case: "genitive") }
web-sheet-birdie-flap = Взмах { $number }, даёт { $points }
web-sheet-birdie-trophy = Птичий трофей { NAME($bird, case: "genitive") }
web-sheet-birdie-keypad = Клавиши
web-sheet-birdie-order = Раунд { $round }: нажимайте на игроков в порядке пасов
web-sheet-birdie-place = { $place }-й · +{ $points }
web-sheet-birdie-who-has = У кого птичий трофей { NAME($bird, case: "genitive") }?
web-sheet-birdie-nobody = Ни у кого
web-sheet-birdie-used = Способность { NAME($bird, case: "genitive") } применена в этом раунде
web-sheet-birdie-from-line = Раунд { $round } посчитан по ряду этого игрока.
web-sheet-birdie-cardpad = Карты
web-sheet-birdie-key = { NAME($bird) }, { NAME($season) }; осталось { $left }
web-sheet-birdie-back = Убрать последнюю карту
web-sheet-birdie-to-hand = Вводить руку
web-sheet-birdie-to-line = Вводить ряд
web-sheet-birdie-clear = Убрать ряд
web-sheet-birdie-next-player = Следующий игрок
web-sheet-birdie-pile-line = Ряд
web-sheet-birdie-pile-hand = Рука
web-sheet-birdie-pile-drawn = Взято
web-sheet-birdie-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-sheet-birdie-empty-line = Одно нажатие — одна карта
web-sheet-birdie-empty-hand = Для способностей
web-sheet-birdie-empty-drawn = Карта малиновки
web-sheet-birdie-to-start = В начало ряда
web-sheet-birdie-tap-cards = Выложите ряд и нажимайте его карты: лучшее разделение появится само.
web-sheet-birdie-best = Лучшее: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-sheet-birdie-played = Как сыграно: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-sheet-birdie-no-sets = наборов нет
web-sheet-birdie-searching = Ищем лучшее…
web-sheet-birdie-missed = упущено { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-sheet-birdie-missed-of = Лучшее — { $best ->
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
}; упущено: { $points }
web-sheet-birdie-nothing-missed = Лучше было нельзя
web-sheet-birdie-needs-network = Чтобы найти лучший вариант, нужна сеть. Ответ придёт, когда она вернётся; остальное работает.
web-sheet-birdie-waits = Ряд ещё не подсчитан
web-sheet-birdie-how-played = очки — как сыграно
web-sheet-birdie-how-best = очки при лучшей игре
web-sheet-birdie-exact = Доказано: лучше нет
web-sheet-birdie-not-exact = Лучшее из найденного; возможно не больше { $bound }
web-sheet-birdie-did-woodpecker = Дятел: { CARDS($card) } переходит на другое место
web-sheet-birdie-did-robin = Малиновка: { CARDS($card) } добавляется в ряд
web-sheet-birdie-did-owl = Сова: ещё раз наименьшее значение, окошко { NAME($box, case: "genitive") }{ $trophy ->
    [yes] , птичий трофей
   *[no] {""}
}
web-sheet-birdie-robin-gain = Малиновка в руке ещё может взять карту: в среднем +{ $gain }
web-sheet-birdie-take-best = Взять лучшее
web-sheet-birdie-play-chains = Разыграть цепочки
web-sheet-birdie-play-cuts = Разделить самим
web-sheet-birdie-announce = Проверить объявленное
web-sheet-birdie-announce-text = Введите окошки, объявленные в этом раунде, затем ✓.
web-sheet-birdie-check = Проверить
web-sheet-birdie-too-small = В наборе не меньше двух карт
web-sheet-birdie-right-best = Верно, и лучше нельзя: { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
web-sheet-birdie-right-missed = Верно: { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}. Лучшее даёт на { $points } больше.
web-sheet-birdie-wrong = Из этого ряда не получить ровно эти окошки. Лучшее: { $best ->
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
}.
web-sheet-birdie-not-found = Вариант, который заполнит ровно эти окошки, не найден. Лучшее: { $best ->
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
}.
web-sheet-birdie-write-it = Так и записать
web-sheet-birdie-which-drawn = Какую карту взяла малиновка?
web-sheet-birdie-part = Часть
web-sheet-birdie-sum-seasons = Времена года
web-sheet-birdie-sum-birds = Птички
web-sheet-birdie-sum-pass = Пас
web-sheet-birdie-sum-flap = Взмахи
web-sheet-birdie-sum-trophies = Трофеи
web-sheet-birdie-wins = Победа: { $name }
web-sheet-birdie-leads = Впереди: { $name }
web-sheet-birdie-most = больше всех очков
web-sheet-birdie-tied = Поровну у { $count ->
    [2] двоих
    [3] троих
    [4] четверых
   *[other] { $count } игроков
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-sheet-birdie-tie-open = Из них впереди тот, кто раньше спасовал в раунде 2: укажите порядок.
web-sheet-birdie-tie-broken = при равенстве: раньше спасовал в раунде 2
web-sheet-birdie-play-on = Играть с этого места
web-sheet-birdie-play-on-text = Раунд 2 против ботов с этими планшетами
web-sheet-birdie-not-on-round-2 = Уже нельзя: идёт подсчёт раунда 2
web-sheet-birdie-not-on-nothing = Сначала запишите, что дал раунд 1
web-sheet-birdie-not-on-order = Сначала укажите порядок пасов в раунде 1
web-sheet-birdie-not-on-waiting = Один ряд ещё не подсчитан
