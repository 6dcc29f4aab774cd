### Стол Bower в браузере. $player — имя, оно не склоняется; столбцы, ряды и ходы считаются с 1.

web-bower-board = Поле птиц
web-bower-my-nest = Моё гнездо
web-bower-nest-of = Гнездо игрока { $player }
web-bower-enlarge = Гнездо игрока { $player }: рассмотреть ближе
web-bower-square = столбец { $column }, ряд { $row }
web-bower-half = { NAME($material) }{ $count ->
    [0] {""}
   *[other] : { OBJECTS($objects) }
}{ $emblem ->
    [yes] , Разноцветные ракушки
   *[no] {""}
}
web-bower-tile = Плитка: { $first }; { $second }
web-bower-back = Плитка, которую вы не видите

web-bower-egg-open = Яйцо столбца { $column }: { NAME($egg, case: "asked") }
web-bower-egg-spied = Яйцо столбца { $column }: { NAME($egg, case: "asked") }; вы его подсмотрели
web-bower-egg-watched = Яйцо столбца { $column }: { NAME($egg, case: "asked") }; соперник его подсмотрел
web-bower-egg-noted = Яйцо столбца { $column }, закрыто; ваша догадка: { NAME($egg, case: "asked") }
web-bower-egg-closed = Яйцо столбца { $column }, закрыто

web-bower-now = { $phase ->
    [setup] Возьмите первую плитку
    [over] Ходы: { $turns }
   *[other] Ход { $turn } из { $turns } · { $phase ->
        [take] возьмите плитку
        [play] положите плитку
        [gift] подарок
        [discard] сбросьте плитку
        [bonus] бонусная плитка
       *[effect] примените бонус
    }
}
web-bower-now-other = { $phase ->
    [setup] Первая плитка
   *[other] Ход { $turn } из { $turns } · { $phase ->
        [take] берёт плитку
        [play] кладёт плитку
        [gift] кладёт подарок
        [discard] сбрасывает плитку
        [bonus] получает бонус
       *[effect] применяет бонус
    }
}
web-bower-over = Игра окончена
web-bower-display = Витрина
web-bower-hand = Рука
web-bower-hand-of = Рука игрока { $player }
web-bower-gift = Подарок
web-bower-take = Взять
    .sub = в руку
web-bower-place = Положить
web-bower-discard = Сбросить
    .sub = выйдет из игры
web-bower-choose = { $what ->
    [display] выберите плитку
    [hand] выберите плитку
    [square] выберите квадрат
   *[discard] выберите плитку
}
web-bower-wait = Ходит { $player }…
web-bower-wait-away = { $player } не за столом
web-bower-watching = Вы смотрите игру
web-bower-turn-tile = Повернуть плитку

web-bower-groups = Самые большие группы
web-bower-group-words = { NAME($material) }: вы { $mine }, { $player } { $theirs }
web-bower-group-watched = { NAME($material) }: { $near } { $mine }, { $player } { $theirs }
web-bower-tallies = Счёт по столбцам
web-bower-tally-known = Столбец { $column }, { NAME($egg, case: "asked") }: вы { $mine }, { $player } { $theirs }; у вас { COUNTED($gems, "gem") }
web-bower-tally-unknown = Столбец { $column }, яйцо неизвестно; у вас { COUNTED($gems, "gem") }
web-bower-tally-gems = Столбец { $column }, самоцветы: { $near } { $mine }, { $player } { $theirs }

web-bower-bonus = Бонус!
web-bower-if = Если положить сюда
web-bower-if-column = Столбец { $column }: самоцветы { $before } → { $after }
web-bower-if-group = Группа { NAME($material, case: "genitive") }: самоцветы { $before } → { $after }
web-bower-if-largest = { NAME($material) }, самая большая группа: { $before } → { $after }
web-bower-if-egg = Столбец { $column }, { NAME($egg, case: "asked") }: { $before } → { $after }
web-bower-if-nothing = Счёт не меняется
web-bower-key-turn = повернуть
web-bower-key-move = стрелки двигают
web-bower-key-place = положить
web-bower-key-cancel = отмена
web-bower-key-enter = Enter

web-bower-in-hand = Плитки в руке
web-bower-kept = Оставленные бонусные плитки
web-bower-kept-of = Бонусные плитки игрока { $player }
web-bower-kept-mine = Ваши бонусные плитки
web-bower-kept-none = пока нет
web-bower-last-tile = Последняя плитка
web-bower-pile = Плитки гнезда: { $count }
web-bower-bonus-left = Бонусные плитки: { $count }
web-bower-aside = { $count ->
    [one] { $count } яйцо отложено
    [few] { $count } яйца отложены
   *[many] { $count } яиц отложено
}
web-bower-aside-seen = Отложены: { NAMES($eggs, case: "asked") }
web-bower-turns-left = { $count ->
    [one] Осталось по { $count } ходу
    [few] Осталось по { $count } хода
   *[many] Осталось по { $count } ходов
}
web-bower-turns-apart = Осталось ходов { $mine }:{ $theirs }
web-bower-open-bonus = Открытые бонусные плитки
web-bower-open-gone = { $bonus }: { $who ->
    [you] у вас
   *[other] у игрока { $player }
}
web-bower-log = Что произошло
web-bower-details = Стол
web-bower-options = { $super ->
    [yes] { $fair ->
        [yes] Супергнездо, Честная игра
       *[no] Супергнездо
    }
   *[no] Честная игра
}
web-bower-double = { $player } делает два хода подряд
web-bower-double-you = Вы делаете два хода подряд

# На что пошла бонусная плитка: под её названием и в одной строке с ним.
web-bower-beat-keeps = { $player } оставляет
web-bower-used = { $player }: { $bonus }{ $laid ->
    [yes] {" "}
   *[no] {" — "}
}{ $target }
web-bower-target-x = на { $whose ->
    [you] { $kind ->
        [feather] ваше
       *[flower] ваш
    } { NAME($object, case: "accusative") }
    [own] { NAME($object, case: "accusative") } в своём гнезде
   *[other] { NAME($object, case: "accusative") } игрока { $owner }
}, столбец { $column }
web-bower-target-token = в столбце { $column }
web-bower-target-cover = поверх { $count ->
    [1] столбца
   *[other] столбцов
} { LIST($columns) }
web-bower-target-gift = { $tile } для { $whom ->
    [you] вас
   *[other] игрока { $other }
}
web-bower-target-double-turn = следующие два хода { $whom ->
    [you] за вами
   *[other] за игроком { $other }
}
web-bower-target-discard = { $whom ->
    [you] вы сбрасываете плитку
   *[other] плитку сбрасывает { $other }
}
web-bower-target-spy = яйцо столбца { $column }
web-bower-target-aside = два отложенных яйца
web-bower-target-nest = ещё одна плитка в руку
web-bower-target-egg = считается в конце

### Почему совет хорош, одной фразой.
web-bower-hint-tile = { $tile }.
web-bower-hint-asked = Именно это просит яйцо столбца { $column }.
web-bower-hint-gem-column = Третий самоцвет в столбце { $column }: бонус.
web-bower-hint-gem-group = Третий самоцвет в группе { NAME($material, case: "genitive") }: бонус.
web-bower-hint-egg = В столбце { $column } станет нужных яйцу предметов: { $count }.
web-bower-hint-group = Ваша самая большая группа { NAME($material, case: "genitive") } вырастет до { $size }.
