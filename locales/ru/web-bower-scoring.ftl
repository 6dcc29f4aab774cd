### Bower в браузере: бонусные плитки, их действие, итоговый подсчёт и результаты. $player — имя, оно не склоняется.

web-bower-scoring-bonus = Бонус!
web-bower-scoring-earned = Третий самоцвет: { $where ->
    [column] { $count ->
        [1] столбец
       *[other] столбцы
    } { LIST($columns) }
    [both] { $count ->
        [1] столбец
       *[other] столбцы
    } { LIST($columns) } и { NAMES($groups) }
   *[group] { NAMES($groups) }
}
web-bower-scoring-take = Взять плитку
web-bower-scoring-take-draw = { $count ->
    [1] последнюю
   *[other] одну из { $count }
}
web-bower-scoring-take-open = { $count ->
    [1] осталась одна
   *[other] одну из { $count }
}
web-bower-scoring-take-text-draw = Вы смотрите бонусные плитки из стопки, оставляете одну и сразу применяете её. Остальные уходят в сброс лицевой стороной вниз.
web-bower-scoring-take-text-open = Эти бонусные плитки лежат открыто. Вы оставляете одну и сразу применяете её; остальные остаются на потом.
web-bower-scoring-tiles = Бонусные плитки
web-bower-scoring-keep-one = { $count ->
    [1] Оставьте эту
    [2] Оставьте одну из двух
    [3] Оставьте одну из трёх
   *[other] Оставьте одну из { $count }
}
web-bower-scoring-keep = Оставить
web-bower-scoring-keep-choose = выберите плитку
web-bower-scoring-keep-rest = { $count ->
    [0] она единственная
    [1] одна в сброс
    [2] две в сброс
   *[other] { $count } в сброс
}
web-bower-scoring-keep-open = остальные остаются
web-bower-scoring-keep-nothing = без действия, ход закончен
web-bower-scoring-impossible = Сейчас без действия: применить её нельзя.
web-bower-scoring-decline = Отказаться
web-bower-scoring-decline-bonus = без бонуса
web-bower-scoring-decline-effect = без действия
web-bower-scoring-decline-sure = Точно отказаться?
web-bower-scoring-decline-again = нажмите ещё раз
web-bower-scoring-nest-mine = Моё гнездо
web-bower-scoring-nest-of = Гнездо игрока { $player }
web-bower-scoring-do-x = Положите крест
web-bower-scoring-do-white-feather = Положите белое перо
web-bower-scoring-do-white-flower = Положите белый цветок
web-bower-scoring-do-shells = Положите две ракушки
web-bower-scoring-do-branch = Положите ветку
web-bower-scoring-do-cover = Накройте плиткой
web-bower-scoring-do-gift = Выберите подарок
web-bower-scoring-do-spy-opponent = Подсмотрите яйцо
web-bower-scoring-do-spy-aside = Отложенные яйца
web-bower-scoring-do-double-turn = Двойной ход
web-bower-scoring-do-discard = Сброс
web-bower-scoring-where-x = на любое перо или цветок
web-bower-scoring-where-own = на свой заполненный квадрат
web-bower-scoring-where-cover = возьмите плитку и положите
web-bower-scoring-where-place = на два заполненных квадрата
web-bower-scoring-where-gift = плитка с витрины
web-bower-scoring-where-spy-opponent = одно из трёх яиц соперника
web-bower-scoring-where-spy-aside = оба, до конца игры
web-bower-scoring-where-double-turn = соперник: { $player }
web-bower-scoring-where-discard = соперник: { $player }
web-bower-scoring-lay = Положить сюда
web-bower-scoring-lay-first = выберите квадрат
web-bower-scoring-draw = Взять плитку
web-bower-scoring-draw-must = и положить её
web-bower-scoring-give = Подарить
web-bower-scoring-give-first = выберите плитку
web-bower-scoring-look = Посмотреть
web-bower-scoring-look-first = выберите яйцо
web-bower-scoring-use = Применить
web-bower-scoring-swap = Поменять гнёзда
web-bower-scoring-turn = Повернуть
web-bower-scoring-which-object = Какой предмет?
web-bower-scoring-which-way = В какую сторону?
web-bower-scoring-along = { $along ->
    [row] вдоль ряда
   *[column] вдоль столбца
}
web-bower-scoring-place = { $player }, столбец { $column }
web-bower-scoring-no-change = Ничего из того, что вы можете сосчитать, не меняется.
web-bower-scoring-unknown-egg = его яйцо вам неизвестно
web-bower-scoring-leads = { $who ->
    [you] вы впереди
    [tied] поровну
   *[other] { $player } впереди
}
web-bower-scoring-column = Столбец { $column }
web-bower-scoring-column-shells = Ракушки, столбец { $column }
web-bower-scoring-column-gems = Самоцветы, столбец { $column }
web-bower-scoring-group-of = { NAME($material) }, самая большая группа
web-bower-scoring-tile-of = Плитка яйца: { BONUSES($bonus) }
web-bower-scoring-from-to = { $before } → { $after }
web-bower-scoring-hand-of = { $player }: { $count ->
    [one] { $count } плитка в руке
    [few] { $count } плитки в руке
   *[many] { $count } плиток в руке
}
web-bower-scoring-gift-text = { $player } кладёт её в следующий ход и другой не берёт.
web-bower-scoring-group = самая большая группа
web-bower-scoring-final = Итоговый подсчёт
web-bower-scoring-final-group = Группа { $number } из { $count }
web-bower-scoring-final-egg = Яйцо { $number } из { $count }
web-bower-scoring-final-tile = Плитка яйца { $number } из { $count }
web-bower-scoring-next = Дальше
web-bower-scoring-next-egg = Следующее яйцо
web-bower-scoring-to-end = До конца
web-bower-scoring-results = Результат
web-bower-scoring-pause = Пауза
web-bower-scoring-play = Показывать автоматически
web-bower-scoring-once-more = С начала
web-bower-scoring-lines = Счёт яиц
web-bower-scoring-columns = Столбцы
web-bower-scoring-groups = Самые большие группы
web-bower-scoring-gets = { $who ->
    [you] +{ $count }: вы
    [nobody] никто
   *[other] +{ $count }: { $player }
}
web-bower-scoring-why = { $by ->
    [coloured-shells] Разноцветные ракушки
    [shells] ракушки { $shells }
    [tied] поровну, ракушки { $shells }
    [none] ни у кого нет
   *[other] {""}
}
web-bower-scoring-double = всего один: два яйца
web-bower-scoring-owner = плитка яйца: { $player }
web-bower-scoring-owner-you = ваша плитка яйца
web-bower-scoring-waits = ещё закрыто
web-bower-scoring-later = позже
web-bower-scoring-verdict = { $what }: { $mine } против { $theirs }, { $gets }
web-bower-scoring-wins = { $who ->
    [you] Вы победили! { $score }
    [shared] Общая победа, { $score }
    [both] Общая победа, { $score }
   *[other] Победа: { $player } { $score }
}
web-bower-scoring-kind = Bower{ $super ->
    [yes] {" "}· Супергнездо
   *[no] {""}
}{ $fair ->
    [yes] {" "}· Честная игра
   *[no] {""}
}
web-bower-scoring-tie = Яйца { $score }: { $by ->
    [coloured-shells] { $who ->
        [you] у вас Разноцветные ракушки.
       *[other] Разноцветные ракушки: { $player }.
    }
    [shells] { $who ->
        [you] у вас больше ракушек, { $shells }.
       *[other] больше ракушек: { $player }, { $shells }.
    }
   *[shared] и ракушки { $shells }, общая победа.
}
