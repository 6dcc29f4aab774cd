### Задача дня и архив задач. $unit: "points" (Клювик) или "eggs" (Bower). Яйца считаются
### как перевес: $side равно "ahead", "level" или "behind".

web-puzzle-title = Задача дня
web-puzzle-kind-split = Лучшее разделение
web-puzzle-kind-chain = Лучшая цепочка
web-puzzle-kind-placement = Лучшее место
web-puzzle-kind-gift = Что подарить
web-puzzle-question-split = Разделите ряд так, чтобы он принёс больше всего очков.
web-puzzle-question-chain = Убирайте птичек с провода так, чтобы цепочки принесли больше всего очков.
web-puzzle-question-placement = { $turns ->
    [one] Последний ход — ваш: возьмите и положите плитку так, чтобы опередить соперника на как можно больше яиц. Все яйца открыты.
    [few] Последние { $turns } хода — ваши: берите и кладите плитки так, чтобы опередить соперника на как можно больше яиц. Все яйца открыты.
   *[other] Последние { $turns } ходов — ваши: берите и кладите плитки так, чтобы опередить соперника на как можно больше яиц. Все яйца открыты.
}
web-puzzle-question-gift = Какую плитку подарить? Дальше оба играют наилучшим образом, до конца. Все яйца открыты.
web-puzzle-difficulty = Сложность { $difficulty } из 5
# Что ищут: в строке телефона.
web-puzzle-goal = { $unit ->
    [eggs] больше яиц
   *[points] больше очков
}
web-puzzle-freely = Один ответ лучше всех остальных. Пробуйте сколько угодно: ничего не пропадёт.
web-puzzle-begin = Начать
web-puzzle-none = Такой задачи нет
web-puzzle-none-text = Возможно, её день ещё не настал или адрес скопирован не полностью.
web-puzzle-making = Задача составляется. На медленном устройстве это занимает до минуты; потом она сохраняется.

web-puzzle-tries = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[other] { $tries } попыток
}
web-puzzle-not-yet = Пока нет
web-puzzle-brings = { $unit ->
    [eggs] { $side ->
        [level] Итог: поровну.
        [behind] { $value ->
            [one] Вы позади на { $value } яйцо.
            [few] Вы позади на { $value } яйца.
           *[other] Вы позади на { $value } яиц.
        }
       *[ahead] { $value ->
            [one] Вы впереди на { $value } яйцо.
            [few] Вы впереди на { $value } яйца.
           *[other] Вы впереди на { $value } яиц.
        }
    }
   *[points] { $value ->
        [one] Это принесёт { $value } очко.
        [few] Это принесёт { $value } очка.
       *[other] Это принесёт { $value } очков.
    }
}
web-puzzle-more = { $unit ->
    [eggs] { $more ->
        [one] Можно получить ещё { $more } яйцо.
        [few] Можно получить ещё { $more } яйца.
       *[other] Можно получить ещё { $more } яиц.
    }
   *[points] { $more ->
        [one] Можно получить ещё { $more } очко.
        [few] Можно получить ещё { $more } очка.
       *[other] Можно получить ещё { $more } очков.
    }
}
web-puzzle-again = Ещё раз
web-puzzle-again-sub = ваш ответ остался на месте
web-puzzle-show = Показать ответ
web-puzzle-show-sub = и сдаться
web-puzzle-hints = Подсказки
web-puzzle-hints-left = { $left ->
    [0] больше нет
    [one] осталась { $left }
    [few] осталось { $left }
   *[other] осталось { $left }
}
web-puzzle-hint-next = Подсказка { $number }
web-puzzle-hint-ask-1 = Сколько можно получить?
web-puzzle-hint-ask-2 = С чего начать?
web-puzzle-hint-worth = { $unit ->
    [eggs] { $side ->
        [level] Лучший ответ: поровну.
        [behind] { $value ->
            [one] Лучший ответ: позади на { $value } яйцо.
            [few] Лучший ответ: позади на { $value } яйца.
           *[other] Лучший ответ: позади на { $value } яиц.
        }
       *[ahead] { $value ->
            [one] Лучший ответ: впереди на { $value } яйцо.
            [few] Лучший ответ: впереди на { $value } яйца.
           *[other] Лучший ответ: впереди на { $value } яиц.
        }
    }
   *[points] { $value ->
        [one] Лучший ответ приносит { $value } очко.
        [few] Лучший ответ приносит { $value } очка.
       *[other] Лучший ответ приносит { $value } очков.
    }
}
web-puzzle-begins-column = Начните со столбца { $column }.
web-puzzle-begins-gift = Соперник положит её в столбец { $column }.
web-puzzle-try = Попробовать

web-puzzle-right = Верно!
web-puzzle-answer = Ответ
web-puzzle-why = Почему он лучший
web-puzzle-explained = Ответ, шаг за шагом
web-puzzle-worth = { $unit ->
    [eggs] { $side ->
        [level] поровну
        [behind] { $value ->
            [one] позади на { $value } яйцо
            [few] позади на { $value } яйца
           *[other] позади на { $value } яиц
        }
       *[ahead] { $value ->
            [one] впереди на { $value } яйцо
            [few] впереди на { $value } яйца
           *[other] впереди на { $value } яиц
        }
    }
   *[points] { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[other] { $value } очков
    }
}
web-puzzle-second = второй по силе ответ: { $worth }
web-puzzle-found-tries = { $hints ->
    [0] { $tries ->
        [1] Решено с первой попытки.
        [one] Решено за { $tries } попытку.
        [few] Решено за { $tries } попытки.
       *[other] Решено за { $tries } попыток.
    }
    [one] { $tries ->
        [1] Решено с первой попытки, с одной подсказкой.
        [one] Решено за { $tries } попытку, с одной подсказкой.
        [few] Решено за { $tries } попытки, с одной подсказкой.
       *[other] Решено за { $tries } попыток, с одной подсказкой.
    }
   *[other] { $tries ->
        [1] Решено с первой попытки, с { $hints } подсказками.
        [one] Решено за { $tries } попытку, с { $hints } подсказками.
        [few] Решено за { $tries } попытки, с { $hints } подсказками.
       *[other] Решено за { $tries } попыток, с { $hints } подсказками.
    }
}
web-puzzle-was-shown = Вы посмотрели ответ.
web-puzzle-again-solved = Эту задачу вы уже решили.
web-puzzle-again-shown = Ответ этой задачи вы уже видели.
web-puzzle-others = Все задачи
web-puzzle-play = { $game ->
    [bower] Играть в Bower
   *[birdie] Играть в «Клювик»
}
web-puzzle-shared = Voliera, задача за { $day }
web-puzzle-shared-solved = { $hints ->
    [0] { $tries ->
        [1] решено с первой попытки
        [one] решено за { $tries } попытку
        [few] решено за { $tries } попытки
       *[other] решено за { $tries } попыток
    }
   *[other] { $tries ->
        [1] решено с первой попытки, с подсказками
        [one] решено за { $tries } попытку, с подсказками
        [few] решено за { $tries } попытки, с подсказками
       *[other] решено за { $tries } попыток, с подсказками
    }
}

web-puzzle-archive = Задачи
web-puzzle-archive-sub = каждый день новая
web-puzzle-days = Последние дни
web-puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
web-puzzle-no-streak = За каждую решённую задачу — птичка
web-puzzle-solved-count = { $count ->
    [one] решена { $count }
    [few] решено { $count }
   *[other] решено { $count }
}
web-puzzle-today = сегодня
web-puzzle-state-solved = решена
web-puzzle-state-shown = ответ показан
web-puzzle-state-begun = начата
web-puzzle-older = Более ранние задачи
