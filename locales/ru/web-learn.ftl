### Обучение: всё, что окружает урок. $game — "birdie" или "bower".

web-learn-title = { $game ->
    [bower] Урок: Bower
   *[birdie] Урок: «Клювик»
}
web-learn-step = Шаг { $step } из { $steps }
web-learn-progress = Сколько пройдено
web-learn-steps = Все шаги
web-learn-teacher = Учитель
web-learn-leave = Выйти из урока
web-learn-settings = Язык и настройки
web-learn-back = Назад
web-learn-forward = Следующий шаг
web-learn-next = Дальше
web-learn-finish = Закончить
web-learn-show = Показать
web-learn-not-yet = Хорошая мысль, но в другой раз. А сейчас:
web-learn-nina = Нина
web-learn-leo = Лео

web-learn-choose = Научиться играть
web-learn-choose-sub = Пять минут на игру, и ходы делаете вы
web-learn-choose-birdie = Птички на проводе
    .sub = Собирайте карты, стройте ряд, ищите наборы
web-learn-choose-bower = Гнездо всем на зависть
    .sub = Берите плитки, стройте гнездо, выигрывайте яйца
web-learn-state = { $state ->
    [begun] Продолжить
    [done] Ещё раз
   *[new] Начать
}

web-learn-done = { $game ->
    [bower] Вы умеете играть в Bower
   *[birdie] Вы умеете играть в «Клювик»
}
web-learn-done-text = Остальное придёт за игрой. А правила всегда под рукой.
web-learn-play = Сыграть первую партию
    .sub = { $game ->
        [bower] Bower с добрым ботом
       *[birdie] «Клювик» с добрым ботом
    }
web-learn-opening = Открываем стол…
web-learn-other = { $game ->
    [bower] Научиться играть и в Bower
   *[birdie] Научиться играть и в «Клювик»
}
web-learn-again = Повторить урок
web-learn-rules = Читать правила
web-learn-home = На главную
