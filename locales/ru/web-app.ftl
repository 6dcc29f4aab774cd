### Страница как приложение: что о ней показывает система и когда есть новая версия.

web-app-about = «Клювик» и Bower, две игры о птицах: с друзьями, с ботами, со своей коробкой.
web-app-puzzle = Задача дня
web-app-sheet = Лист подсчёта
web-app-rules = Правила
web-app-new = Есть новая версия Voliera.
web-app-update = Обновить
web-app-later = Позже
web-app-install = Установить приложение

web-app-part = Не удалось загрузить часть страницы. Проверьте связь и попробуйте ещё раз.
# In the page itself, in every language, until its scripts run.
web-app-unstarted = Voliera не запустилась. Нужны JavaScript и браузер 2023 года или новее. Если они есть, обновите страницу.
