### Слова Bower: материалы, цвета, предметы. Фразы берут их отсюда через NAME, COUNTED и OBJECTS.

game-bower = Bower

straw = солома
    .letter = С
    .genitive = соломы
moss = мох
    .letter = М
    .genitive = мха
gravel = гравий
    .letter = Г
    .genitive = гравия
earth = земля
    .letter = З
    .genitive = земли

yellow = жёлтый
    .letter = ж
    .typed = жёлтый жёлтое
purple = фиолетовый
    .letter = ф
    .typed = фиолетовый фиолетовое
red = красный
    .letter = к
    .typed = красный красное
white = белый
    .letter = б
    .typed = белый белое любой любое

flower = цветок
    .typed = цветок
feather = перо
    .typed = перо
gem = самоцвет
    .counted = { $count } { $count ->
        [one] самоцвет
        [few] самоцвета
       *[many] самоцветов
    }
shell = ракушка
    .counted = { $count } { $count ->
        [one] ракушка
        [few] ракушки
       *[many] ракушек
    }
flower-yellow = жёлтый цветок
    .accusative = жёлтый цветок
    .asked = жёлтые цветы
    .counted = { $count } { $count ->
        [one] жёлтый цветок
        [few] жёлтых цветка
       *[many] жёлтых цветков
    }
flower-purple = фиолетовый цветок
    .accusative = фиолетовый цветок
    .asked = фиолетовые цветы
    .counted = { $count } { $count ->
        [one] фиолетовый цветок
        [few] фиолетовых цветка
       *[many] фиолетовых цветков
    }
flower-red = красный цветок
    .accusative = красный цветок
    .asked = красные цветы
    .counted = { $count } { $count ->
        [one] красный цветок
        [few] красных цветка
       *[many] красных цветков
    }
flower-white = белый цветок
    .accusative = белый цветок
    .asked = цветы любого цвета
    .counted = { $count } { $count ->
        [one] белый цветок
        [few] белых цветка
       *[many] белых цветков
    }
feather-yellow = жёлтое перо
    .accusative = жёлтое перо
    .asked = жёлтые перья
    .counted = { $count } { $count ->
        [one] жёлтое перо
        [few] жёлтых пера
       *[many] жёлтых перьев
    }
feather-purple = фиолетовое перо
    .accusative = фиолетовое перо
    .asked = фиолетовые перья
    .counted = { $count } { $count ->
        [one] фиолетовое перо
        [few] фиолетовых пера
       *[many] фиолетовых перьев
    }
feather-red = красное перо
    .accusative = красное перо
    .asked = красные перья
    .counted = { $count } { $count ->
        [one] красное перо
        [few] красных пера
       *[many] красных перьев
    }
feather-white = белое перо
    .accusative = белое перо
    .asked = перья любого цвета
    .counted = { $count } { $count ->
        [one] белое перо
        [few] белых пера
       *[many] белых перьев
    }

# Квадрат словами, для того, кто наберёт его название.
square-bower = { $square }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] , предметы: { OBJECTS($objects) }
}{ $emblem ->
    [yes] , знак Разноцветных ракушек
   *[no] {""}
}{ $crossed ->
    [0] {""}
   *[other] , один предмет под крестом
}{ $branch ->
    [row] ; там лежит ветка вдоль ряда
    [column] ; там лежит ветка вдоль столбца
   *[none] {""}
}.
square-bower-empty = Квадрат { $square } пуст.
