### Страница правил: поиск, главы, правила и одно правило поверх стола.

web-rules-title = Правила
web-rules-game = Игра
web-rules-search = Искать в правилах
web-rules-clear = Очистить
web-rules-all = Все
web-rules-chapters = Главы
# A switch: not only the one-sentence form of each statement, but all of it.
web-rules-in-full = Показывать все правила целиком
web-rules-also = См. также
# Copies the address of one statement.
web-rules-copy = Скопировать ссылку
web-rules-example = Пример
web-rules-everything = Все правила

web-rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
web-rules-none = По запросу «{ $query }» ничего нет
web-rules-meant = Может быть, «{ $words }»?
web-rules-fewer = Попробуйте меньше слов или только начало слова.
web-rules-other = { $game }: { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
web-rules-unknown = Правила { $number } нет.
