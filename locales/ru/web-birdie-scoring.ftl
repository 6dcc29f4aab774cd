### Подсчёт «Клювика» и итоги. Имена игроков не склоняются.

web-birdie-scoring-your-line = Ваш ряд
web-birdie-scoring-their-line = Ряд: { $name }
web-birdie-scoring-sub = Раунд { $round } · { $turn }-й из { $players }
web-birdie-scoring-they-score = Сейчас считает { $name }.
web-birdie-scoring-abilities = Способности в руке
web-birdie-scoring-do-woodpecker = переставить птичку
web-birdie-scoring-do-robin = взять ещё птичку
web-birdie-scoring-do-pigeon = убрать набор, +2 взмаха
web-birdie-scoring-do-owl = повторить наименьшее значение
web-birdie-scoring-take-back = вернуть на место
web-birdie-scoring-drop = убрать набор
web-birdie-scoring-at-the-end = в конце
web-birdie-scoring-uses-left = { $left ->
    [one] осталась { $left } из 2
    [few] остались { $left } из 2
   *[many] осталось { $left } из 2
}
web-birdie-scoring-ask-lift = Какую птичку переставить? Коснитесь её или перетащите.
web-birdie-scoring-ask-place = Куда? Коснитесь места между птичками.
web-birdie-scoring-ask-insert = Она лежала под картой «Стоп». Коснитесь места для неё.
web-birdie-scoring-ask-draw = Карту берут из-под карты «Стоп». Отменить это нельзя.
web-birdie-scoring-ask-drop = Какой набор убрать ради двух взмахов? Коснитесь его значения.
web-birdie-scoring-ask-owl = В какое окошко? Ниже — итог.
web-birdie-scoring-draw = Взять
web-birdie-scoring-never-mind = Не надо
web-birdie-scoring-place-before = Поставить перед картой: { $card }
web-birdie-scoring-place-last = Поставить в конец
web-birdie-scoring-cut = Разрезать: { $left } | { $right }
web-birdie-scoring-pill-change = { COUNTED($count, $feature) }: объявить признак «{ NAME($next) }»
web-birdie-scoring-pill-leave = { COUNTED($count, $feature) }: не объявлять
web-birdie-scoring-pill-declare = { COUNTED($count, $feature) }: объявить
web-birdie-scoring-pill-drop = { COUNTED($count, $feature) }: убрать ради двух взмахов
web-birdie-scoring-lost = зря
web-birdie-scoring-left = не объявлен
web-birdie-scoring-flaps-two = 2 взмаха
web-birdie-scoring-sets = Наборы
web-birdie-scoring-no-set = Наборов пока нет: разрежьте ряд так, чтобы у соседей была общая птичка или общее время года.
web-birdie-scoring-why-wrote = { COUNTED($count, $feature) }: окошко { NAME($feature, case: "genitive") }{ $flap ->
    [0] {""}
   *[other] , { $flap }-й взмах
}{ $trophy ->
    [yes] , птичий трофей
   *[no] {""}
}
web-birdie-scoring-why-smaller = { COUNTED($count, $feature) }: меньший набор того же признака, без очков
web-birdie-scoring-why-filled = { COUNTED($count, $feature) }: окошко уже заполнено, без очков
web-birdie-scoring-why-dropped = { COUNTED($count, $feature) }: убран ради двух взмахов
web-birdie-scoring-why-removed = Уходит без очков: { CARDS($card) }
web-birdie-scoring-keep = { COUNTED($count, $feature) }: оставить
web-birdie-scoring-sum-seasons = Времена года
web-birdie-scoring-sum-birds = Птички
web-birdie-scoring-sum-pass = Пас
web-birdie-scoring-sum-flap = Взмахи
web-birdie-scoring-sum-trophies = Трофеи
web-birdie-scoring-tap-cut = Разрежьте ряд между птичками
web-birdie-scoring-tap-bird = Коснитесь птички: решает ✓
web-birdie-scoring-write = Записать
web-birdie-scoring-worth = { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
   *[many] { $sets } наборов
}, { $flaps ->
    [one] { $flaps } взмах
    [few] { $flaps } взмаха
   *[many] { $flaps } взмахов
}
web-birdie-scoring-best = Лучшее: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-birdie-scoring-chain = Цепочка
web-birdie-scoring-no-chain = Уйдёт только эта птичка: цепочки нет.
web-birdie-scoring-leaves = уходит
web-birdie-scoring-choose = Выберите
web-birdie-scoring-leads-to = { $what }, итого { $total }
web-birdie-scoring-one-back = Шаг назад
web-birdie-scoring-start-over = Сначала
web-birdie-scoring-then = Ещё одна птичка
web-birdie-scoring-do-it = Выполнить
web-birdie-scoring-finish = Закончить
web-birdie-scoring-finish-sub = с тем, что записано
web-birdie-scoring-owl-title = Сова
web-birdie-scoring-owl-ask = Сова ещё раз запишет { $value }. В какое окошко? Под каждым — итог.
web-birdie-scoring-owl-where = Окошко для значения совы
web-birdie-scoring-owl-no = Нет, готово
web-birdie-scoring-owl-no-sub = { $count ->
    [one] сова не пригодится
    [few] { $count } совы не пригодятся
   *[many] { $count } сов не пригодятся
}
web-birdie-scoring-owl-box = { $value } в окошко { NAME($box, case: "genitive") }
web-birdie-scoring-owl-choose = выберите окошко
web-birdie-scoring-skip = Дальше
web-birdie-scoring-of-possible = Ваш ряд раунда { $round }: { $got } из { $possible } возможных

web-birdie-scoring-result-win = Вы победили!
web-birdie-scoring-result-wins = Победа: { $name }
web-birdie-scoring-result-sub = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
} · { $variant ->
    [expert] продвинутый вариант
   *[standard] обычная игра
}
web-birdie-scoring-result-board = Кто за что получил очки
web-birdie-scoring-result-place = место { $place }
web-birdie-scoring-result-tie = { $points } : { $points }. Раньше в раунде 2 { $who ->
    [you] спасовали вы.
   *[other] спасовал игрок { $name }.
}
web-birdie-scoring-pop = +{ $points } { $kind ->
    [set] за набор
    [flap] за взмах
   *[trophy] за трофей
}
