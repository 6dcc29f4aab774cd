### Задачи (`voliera puzzles`). $unit — "points" (Birdie) или "eggs" (Bower: на сколько яиц игрок впереди).

puzzle-kind-split = Лучшее разделение
puzzle-kind-chain = Лучшая цепочка
puzzle-kind-placement = Лучшее место
puzzle-kind-gift = Что подарить

puzzle-question-split = Разделите ряд из { $cards } { $cards ->
    [one] карты
   *[other] карт
} так, чтобы он принёс больше всего очков.
puzzle-question-chain = Убирайте карты из ряда в { $cards } { $cards ->
    [one] карту
    [few] карты
   *[other] карт
} так, чтобы цепочки принесли больше всего очков.
puzzle-question-placement = { $turns ->
    [one] Последний ход — ваш.
    [few] Последние { $turns } хода — ваши.
   *[other] Последние { $turns } ходов — ваши.
} Все яйца известны, и больше ничего не тянут. Берите и выкладывайте плитки так, чтобы опередить соперника как можно больше.
puzzle-question-gift = Какую плитку подарить сопернику? Все яйца известны, больше ничего не тянут, и оба играют как можно лучше { $turns ->
    [one] последний ход.
    [few] последние { $turns } хода.
   *[other] последние { $turns } ходов.
}

puzzle-best = { $unit ->
    [eggs] { $value ->
        [0] Лучший ответ ведёт к равенству яиц.
        [one] Лучший ответ даёт преимущество в { $value } яйцо.
        [few] Лучший ответ даёт преимущество в { $value } яйца.
       *[other] Лучший ответ даёт преимущество в { $value } яиц.
    }
   *[points] { $value ->
        [one] Лучший ответ приносит { $value } очко.
        [few] Лучший ответ приносит { $value } очка.
       *[other] Лучший ответ приносит { $value } очков.
    }
}
puzzle-answer = Ответ
puzzle-second = { $unit ->
    [eggs] Второй по силе ответ даёт разницу { $value }.
   *[points] Второй по силе ответ приносит { $value ->
        [one] { $value } очко.
        [few] { $value } очка.
       *[other] { $value } очков.
    }
}

puzzle-column-day = день
puzzle-column-kind = вид
puzzle-column-difficulty = сложность
puzzle-column-best = лучший ответ
puzzle-making = Составление
puzzle-checking = Проверка
puzzle-kept = { $count ->
    [one] { $count } задача записана
    [few] { $count } задачи записаны
   *[other] { $count } задач записано
} в { $path }.
puzzle-unproved = { $day }: не доказано. { $detail }
puzzle-checked = { $count ->
    [one] { $count } задача имеет
    [few] { $count } задачи имеют
   *[other] { $count } задач имеют
} единственный лучший ответ: доказано перебором, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}; не доказано: { $failed }.

error-puzzle-day = На «{ $day }» задачи нет. Введите день начиная с { $first }, например 2026-11-15.
error-puzzle-file = В строке { $number } файла { $path } нет задачи. Возьмите файл, записанный командой voliera puzzles make --json.
