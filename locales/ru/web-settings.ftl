### Что можно выбрать на этом устройстве.

web-settings-language = Язык
web-settings-theme = Тема
web-settings-theme-auto = как в системе
web-settings-theme-light = День
web-settings-theme-dark = Ночь
web-settings-speed = Анимация
web-settings-speed-none = нет
web-settings-speed-fast = быстрая
web-settings-speed-usual = обычная
web-settings-speed-slow = медленная
web-settings-speed-still = Система просит меньше движения: анимация выключена.
web-settings-switch-sound = Звук
web-settings-about-sound = у каждой птички свой голос
web-settings-switch-confirm = Переспрашивать
web-settings-about-confirm = перед тем, что нельзя отменить
web-settings-switch-contrast = Высокий контраст
web-settings-about-contrast = буквы, линии и рамки заметнее
web-settings-switch-tallies = Счёт по столбцам
web-settings-about-tallies = Bower: числа под столбцами
web-settings-switch-banter = Реплики ботов
web-settings-about-banter = По одной фразе каждого бота в начале и в конце игры.
web-settings-name = Ваше имя
web-settings-name-keep = Сохранить
web-settings-name-kept = Теперь другие видят это имя.
