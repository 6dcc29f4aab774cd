### Задачи (`voliera puzzles`). $unit — "points" (Birdie) или "eggs" (Bower: на сколько яиц игрок впереди).

puzzle-kind-split = Лучшее разбиение
puzzle-kind-chain = Лучшая цепочка
puzzle-kind-placement = Лучшее место
puzzle-kind-gift = Что отдать

puzzle-question-split = Разбейте ряд из { $cards } { $cards ->
    [one] карты
   *[other] карт
} так, чтобы он принёс больше всего очков.
puzzle-question-chain = Убирайте карты из ряда в { $cards } { $cards ->
    [one] карту
    [few] карты
   *[other] карт
} так, чтобы цепочки принесли больше всего очков.
puzzle-question-placement = { $turns ->
    [one] Последний { $turns } ход — ваш.
    [few] Последние { $turns } хода — ваши.
   *[other] Последние { $turns } ходов — ваши.
} Все яйца известны, и больше ничего не тянут. Берите и выкладывайте плитки так, чтобы опередить соперника как можно больше.
puzzle-question-gift = Какую плитку подарить сопернику? Все яйца известны, больше ничего не тянут, и оба играют как можно лучше { $turns ->
    [one] последний { $turns } ход.
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
puzzle-column-best = лучшее
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

error-puzzle-day = «{ $day }» — не день, у которого есть задача. Введите день начиная с { $first }, например 2026-11-15.
error-puzzle-file = Строка { $number } файла { $path } — не задача. Возьмите файл, записанный командой voliera puzzles make --json.
