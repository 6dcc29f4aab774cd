### Почему решение не было лучшим: для тренера в браузере и в терминале.

coach-share = Шансы на победу: { $better } % при лучшем найденном решении, { $here } % как сыграно.

# «Клювик»: ход.
coach-order = Те же карты лучше было положить в другом порядке.
coach-run = Самая длинная серия в ряду: { COUNTED($better, $feature) }; как сыграно — { $here }.
coach-line = Если считать сейчас, ряд принёс бы { $better ->
    [one] { $better } очко
    [few] { $better } очка
   *[many] { $better } очков
}; как сыграно — { $here }.
coach-pass-early = Пас слишком рано: он даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а в этом раунде можно было взять ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
coach-pass-late = Пас сразу дал бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; взять можно было ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}, а тот, кто пасует после другого, получает меньше.
coach-left = В открытом ряду другим остаётся: { CARDS($cards) }.
coach-ability = В руке остаётся способность, которая пригодится при подсчёте: { NAMES($birds) }.
coach-more-cards = Карт в личную колоду: { $better }, этим ходом — { $here }; в этом раунде можно было взять ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
coach-dead = Оба окошка уже заполнены, ни один набор не даст очков: { CARDS($cards) }.

# «Клювик»: подсчёт.
coach-points = Лучший подсчёт приносит { $better ->
    [one] { $better } очко
    [few] { $better } очка
   *[many] { $better } очков
}, этот — { $here }.
coach-box = Окошко { NAME($box, case: "genitive") }: { $better } вместо { $here }.
coach-flaps = Отмеченных взмахов: { $better } вместо { $here }.
coach-trophy = Даёт птичий трофей { NAME($bird, case: "genitive") }.
coach-ability-unused = Применяет способность { NAME($bird, case: "genitive") }.
coach-ability-wasted = Обходится без способности { NAME($bird, case: "genitive") }.
coach-draw = Карта малиновки обещала в среднем { $better ->
    [one] { $better } очко
    [few] { $better } очка
    [many] { $better } очков
   *[other] { $better } очка
}; без неё было { $here }.
coach-no-draw = Без новой карты было { $better ->
    [one] { $better } очко
    [few] { $better } очка
    [many] { $better } очков
   *[other] { $better } очка
}; карта малиновки обещала в среднем { $here }.
coach-before-draw = До карты малиновки можно было ждать { $better ->
    [one] { $better } очко
    [few] { $better } очка
    [many] { $better } очков
   *[other] { $better } очка
}; при такой подготовке — { $here }.
coach-remove = Сначала надо убрать { CARDS($card, case: "accusative") }, позиция { $at }.
coach-kept = На { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше возможного, но окошки и способности сохранены для раунда 2: в итоге не хуже.
coach-denied = На { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше возможного, зато с расчётом на птичьи трофеи: для победы не хуже.

# Bower.
coach-bower-gem = Даёт третий самоцвет { $where ->
    [column] в { $count ->
        [1] столбце
       *[other] столбцах
    } { LIST($columns) }
    [both] в { $count ->
        [1] столбце
       *[other] столбцах
    } { LIST($columns) } и в группе { NAMES($groups, case: "genitive") }
   *[group] в группе { NAMES($groups, case: "genitive") }
}: бонусная плитка.
coach-bower-gem-tile = Лучшая плитка может сразу дать третий самоцвет, а с ним бонусную плитку.
coach-bower-pair = Второй самоцвет ложится к первому: ещё один — и будет бонусная плитка.
coach-bower-given = Плитка, оставленная на витрине, может сразу дать сопернику третий самоцвет.
coach-bower-eggs = Если считать сейчас, это лучше на { $count ->
    [one] { $count } яйцо
    [few] { $count } яйца
   *[many] { $count } яиц
}.
coach-bower-column = Столбец { $column } просит { NAME($egg, case: "asked") }: там { $better } вместо { $here }.
coach-bower-fits = Лучшая плитка даёт до { $better } из того, что просит столбец { $column } ({ NAME($egg, case: "asked") }), эта — не больше { $here } для известного яйца.
coach-bower-promise = Ожидаемая прибавка в яйцах, если считать сейчас: { $better } вместо { $here }.
coach-bower-group = Самая большая группа { NAME($material, case: "genitive") }, квадратов: { $better } вместо { $here }.
coach-bower-grow = С лучшей плиткой в самой большой группе { NAME($material, case: "genitive") } может быть квадратов: { $better }, с этой — { $here }.
coach-bower-hole = { $count ->
    [one] { $count } квадрат уже нельзя
    [few] { $count } квадрата уже нельзя
   *[many] { $count } квадратов уже нельзя
} заполнить.
coach-bower-room = Мест для плитки остаётся { $better }, как сыграно — { $here }.
coach-bower-egg-tile = Для плитки яйца «{ BONUSES($bonus) }»: { $better } вместо { $here }.
coach-bower-keep = Из бонусных плиток здесь «{ BONUSES($better) }» ценнее, чем «{ BONUSES($here) }».
coach-bower-declined = Отказ от бонусной плитки, хотя она достаётся даром.
coach-bower-unused = Действие бонусной плитки не применено.
