### Арена (`voliera arena`): матчи ботов, таблицы и отчёт. Серия — один расклад, сыгранный на всех местах.

arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-headline = { $game }, { $variant }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}

arena-heading-results = Победы
arena-heading-cross = Таблица встреч
arena-heading-ratings = Рейтинги
arena-heading-order = Кто начинает
arena-heading-scores = { $game ->
    [bower] Яйца
   *[other] Очки
}
arena-heading-thinking = Размышления
arena-heading-rules = Как часто важно каждое правило

arena-column-contestant = игрок
arena-column-against = против
arena-column-units = серий
arena-column-win = доля побед
arena-column-interval = 95 %
arena-column-rating = рейтинг
arena-column-place = очерёдность
arena-column-mean = среднее
arena-column-deviation = отклонение
arena-column-quartiles = мин. · ¼ · ½ · ¾ · макс.
arena-column-decisions = решений
arena-column-mean-ms = мс, среднее
arena-column-most-ms = мс, максимум
arena-column-failures = сбои
arena-column-figure = что
arena-column-value = значение

arena-place = { $place ->
    [1] начинает
    [2] второй
    [3] третий
   *[other] четвёртый
}

arena-note-unit = Серия — один расклад: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} с переменой мест.
arena-note-single = Один бот играет за столом, где на всех остальных местах другой: при равной силе было бы { $share }.
arena-note-together = Все сидят за одним столом: при равной силе было бы { $share }.
arena-note-cross = Доля побед на одно место: игрок слева против игрока сверху.
arena-note-ratings = Шкала Эло, в среднем 0; на 400 больше — в десять раз сильнее.
arena-note-order = Доля побед по очерёдности; при равных шансах было бы { $share }.
arena-note-length = Ходов в партии: в среднем { $turns }, от { $least } до { $most }.
arena-note-rules = Доли побед — у тех игроков, с кем это случилось; возможно, сильный игрок просто делает это чаще.
arena-verdict = { $state ->
    [accepted] Принято: { $units ->
        [one] { $units } серия
        [few] { $units } серии
       *[other] { $units } серий
    }; доля побед { $name } — скорее { $p1 }, чем { $p0 } (логарифм отношения правдоподобия { $ratio }).
    [refused] Отклонено: { $units ->
        [one] { $units } серия
        [few] { $units } серии
       *[other] { $units } серий
    }; доля побед { $name } — скорее { $p0 }, чем { $p1 } (логарифм отношения правдоподобия { $ratio }).
   *[undecided] Не решено: { $units ->
        [one] { $units } серия
        [few] { $units } серии
       *[other] { $units } серий
    }; доля побед { $name } — { $p0 } или { $p1 } (логарифм отношения правдоподобия { $ratio }).
}

arena-axis-win = доля побед, %
arena-axis-rating = рейтинг (Эло)
arena-axis-turns = ходов в партии
arena-axis-ms = мс на решение: среднее и максимум

arena-setting-contestants = Игроки
arena-setting-units = Серий на пару
arena-setting-games = Партий
arena-setting-seed = Зерно
arena-setting-options = Настройки
arena-setting-program = Программа
arena-partial = Матч был прерван: здесь только законченные серии.

arena-dropped = Конец файла { $path } оборван: { $count ->
    [one] отброшена { $count } строка, её серия
    [few] отброшены { $count } строки, их серия
   *[other] отброшено { $count } строк, их серия
} будет сыграна заново.
arena-resumed = Продолжаем: { $count } из { $total ->
    [one] { $total } серии уже есть.
   *[other] { $total } серий уже есть.
}
arena-crowded = { $jobs ->
    [one] { $jobs } процесс
    [few] { $jobs } процесса
   *[other] { $jobs } процессов
}, а { $cores ->
    [one] ядро { $cores }
   *[other] ядер { $cores }
}: боты, которые думают по часам, успеют меньше, чем должны.
arena-interrupted = Прервано: сыграно { $count } из { $total ->
    [one] { $total } серии
   *[other] { $total } серий
}. { $again ->
    [yes] Та же команда продолжит отсюда.
   *[no] С --out ФАЙЛ.jsonl та же команда продолжила бы отсюда.
}
arena-kept = Все партии записаны в { $path }
arena-reported = Отчёт записан в { $path }

error-arena = Этот матч нельзя сыграть: { $detail }
error-arena-level = Уровня «{ $level }» нет: выберите из { $levels }; у search и net+ может быть предел, например search@500n или net+@50ms, у net и net+ файл весов, например net:FILE.
error-arena-no-budget = { $level } не нуждается во времени: пишите просто { $level }.
error-arena-bot = Назовите программу после --bot, например --bot "python my_bot.py".
error-arena-contestants = { $count ->
    [0] Играть некому
   *[other] Назван только один игрок
}: назовите два уровня или больше, например greedy random.
error-arena-number = --{ $name } — целое число от 1; { $number } не подходит.
error-arena-budget = Укажите --time-ms или --nodes, но не оба, и целое число от 1.
error-arena-players = Число игроков { $players } не подходит этой игре: выберите от { $fewest } до { $most }.
error-arena-file = { $path } нельзя использовать: { $detail }
error-arena-other = В { $path } другой матч; там ≠ здесь: { $different }. Назовите другой файл или задайте те же настройки.
error-arena-line = В строке { $number } файла { $path } нет результата арены. Исправьте её или назовите другой файл.
error-arena-format = В { $path } нет результатов арены. Назовите другой файл.
error-arena-ray = Ray не установлен: pip install "voliera[ray]"
error-arena-ray-address = По адресу { $address } не отвечает ни один кластер Ray: { $detail }
error-arena-parquet = Для файлов Parquet нужен pyarrow: pip install "voliera[data]"
error-arena-report = Для отчёта нужен matplotlib: pip install "voliera[arena]"
error-arena-sprt = --sprt ждёт две доли побед, сначала меньшую: --sprt 0.5,0.55
error-arena-sprt-two = --sprt — для матча двоих: назовите только двух игроков.

## Как часто важно каждое правило «Клювика»

figure-birdie-early-pass = Пасы, пока открыты две карты или больше
figure-birdie-early-pass-wins = Победы тех, кто спасовал так рано
figure-birdie-first-pass-wins = Победы того, кто спасовал первым в раунде { $subject }
figure-birdie-line = Карт в ряду, раунд { $subject }
figure-birdie-ability = Способность { NAME($subject, case: "genitive") }: применений на игрока
figure-birdie-ability-wins = Способность { NAME($subject, case: "genitive") }: победы тех, кто её применил
figure-birdie-owl-value = Число, записанное с помощью совы
figure-birdie-trophies-taken = Птичьих трофеев взято за партию
figure-birdie-trophies-changed = Птичьих трофеев сменило владельца за партию
figure-birdie-flaps = Взмахов отмечено на игрока
figure-birdie-boxes = Окошек заполнено на игрока
figure-birdie-points = { $subject ->
    [seasons] Очков за времена года, на игрока
    [birds] Очков за птичек, на игрока
    [pass] Очков за пасы, на игрока
    [flap] Очков за взмахи, на игрока
   *[trophies] Очков за трофеи, на игрока
}
figure-birdie-without = { $subject ->
    [pass] Без очков за пасы победил бы другой
    [flap] Без очков за взмахи победил бы другой
   *[trophies] Без трофеев победил бы другой
}

## Как часто важно каждое правило Bower

figure-bower-earned = Бонусов заработано на игрока
figure-bower-kept = Бонусных плиток оставлено на игрока
figure-bower-kept-some = Игроки, которые оставили от двух до четырёх
figure-bower-kept-tile = { BONUSES($subject) }: партии, где её оставили
figure-bower-kept-tile-wins = { BONUSES($subject) }: победы того, кто её оставил
figure-bower-bonus-declined = Отказов от бонуса за партию
figure-bower-effects-declined = Отказов от действия плитки за партию
figure-bower-impossible = Невозможных действий плитки за партию
figure-bower-no-room = Ходов без места за партию
figure-bower-groups-paid = Самые большие группы, давшие яйца
figure-bower-columns-paid = Столбцы, давшие яйца
figure-bower-columns-two = Столбцы, давшие два яйца
figure-bower-by-shells = Группы и столбцы, решённые ракушками
figure-bower-by-coloured-shells = Группы и столбцы, решённые Разноцветными ракушками
figure-bower-egg-tiles-paid = Плитки яиц, давшие яйцо
figure-bower-level = Партии с равным числом яиц
figure-bower-shared = Общие победы
figure-bower-eggs = { $subject ->
    [groups] Яиц за группы, на игрока
    [columns] Яиц за столбцы, на игрока
   *[egg-tiles] Яиц за плитки яиц, на игрока
}
