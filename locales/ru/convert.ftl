### Файлы партий из одного формата в другой (`voliera convert`).

convert-done = { $count ->
    [one] { $count } партия сохранена
    [few] { $count } партии сохранены
   *[other] { $count } партий сохранено
} в { $path }.

convert-fault-character = { $path }, строка { $line }, столбец { $column }: здесь могут быть только печатные символы в UTF-8.
convert-fault-closing = { $path }, строка { $line }, столбец { $column }: здесь нужна скобка «]», конец заголовка.
convert-fault-comment = { $path }, строка { $line }, столбец { $column }: здесь нужен конец строки или комментарий после «;».
convert-fault-deal = { $path }, строка { $line }, столбец { $column }: из этого зерна раздаётся другое начало, чем в сохранённой партии. Его контрольная сумма — { $wanted }.
convert-fault-deep = { $path }, строка { $line }, столбец { $column }: значения можно вкладывать друг в друга не глубже, чем на { $wanted } { $wanted ->
    [one] уровень
    [few] уровня
   *[other] уровней
}.
convert-fault-field = { $path }, строка { $line }, столбец { $column }: здесь нужно название поля действия.
convert-fault-format = { $path }, строка { $line }, столбец { $column }: здесь нужна первая строка партии: [Format { $wanted }].
convert-fault-header = { $path }, строка { $line }, столбец { $column }: здесь нужен один из заголовков { $wanted }.
convert-fault-key = { $path }, строка { $line }, столбец { $column }: здесь нужен заголовок, например [Game "birdie"].
convert-fault-long = { $path }, строка { $line }, столбец { $column }: можно прочитать не больше { $wanted } { $wanted ->
    [one] символа
   *[other] символов
}.
convert-fault-missing = { $path }, строка { $line }, столбец { $column }: этой партии нужен заголовок [{ $wanted } …].
convert-fault-once = { $path }, строка { $line }, столбец { $column }: это можно указать только один раз.
convert-fault-record = { $path }, строка { $line }, столбец { $column }: здесь нужна сохранённая партия, объект JSON.
convert-fault-rules = { $path }, строка { $line }, столбец { $column }: игра идёт не по правилам ({ $wanted }).
convert-fault-seat = { $path }, строка { $line }, столбец { $column }: сейчас очередь места { $wanted }.
convert-fault-value = { $path }, строка { $line }, столбец { $column }: здесь нужно значение: слово, число, числа через запятую или JSON.
convert-fault-verb = { $path }, строка { $line }, столбец { $column }: здесь нужно действие, начиная с его слова.

error-convert-format = «{ $format }» — не формат: выберите один из { $choices }.
error-convert-empty = В { $path } нет ни одной партии.
error-convert-one = В { $path } несколько партий, а в JSON помещается одна: выберите --to jsonl или --to text.
