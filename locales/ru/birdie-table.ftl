### Стол «Клювика»: заголовки, планшеты, конец игры.

title-round = Раунд { $round } из 2{ $variant ->
    [expert] , продвинутый вариант
   *[standard] {""}
}
title-scoring = { $who ->
    [you] ваш подсчёт
   *[other] считает { $player }
}
title-deck = { $count ->
    [0] сверху карта «Стоп»
    [one] { $count } карта до карты «Стоп»
    [few] { $count } карты до карты «Стоп»
   *[many] { $count } карт до карты «Стоп»
}

column-pass = Пас
column-flaps = Взмахи
column-used = Исп.
column-hand = Рука
column-deck = Колода
column-total = Итого

heading-display = Открытый ряд
heading-hand = { $count ->
    [0] Ваша рука пуста
   *[other] Ваша рука
}
heading-own-deck = Ваша личная колода, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, последняя лежит сверху
heading-line = { $who ->
    [you] Ваш ряд
   *[other] Ряд игрока { $player }
}, { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
display-empty = пуст: новых карт больше не будет

declared-set = Набор { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , убран ради двух взмахов
    [filled] , окошко заполнено: пригодится только голубю
   *[open] {""}
}
drawn-card = Карта из-под карты «Стоп»:

result-seasons = Времена года
result-birds = Птички
result-pass = Пас
result-flap = Взмахи
result-trophies = Трофеи
result-total = Итого
result-winner = { $who ->
    [you] Вы побеждаете
   *[other] Побеждает { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
result-tie = Поровну, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $player }, { $others }. В раунде 2 { $who ->
    [you] вы пасуете раньше и побеждаете
   *[other] { $player } пасует раньше и побеждает
}.

choice-expert = продвинутый вариант
