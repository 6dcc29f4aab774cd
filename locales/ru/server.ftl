### Сервер (`voliera serve`): что читает тот, кто его запускает, почему он не может начать работу, и маленькая страница.

serve-running = Voliera работает: { $url }
serve-lan = Друзья в той же сети открывают { $url } или наводят камеру сюда:
serve-lan-none = Сеть не найдена: пока играть можно только на этом компьютере.
serve-lan-open = Войти может любой в этой сети, и данные передаются без шифрования.
serve-stop = Ctrl-C остановит сервер. Всё подтверждённое сохранится.
serve-stopped = Сервер остановлен. Всё подтверждённое сохранено.

error-serve-taken = Порт { $port } занят другой программой. Попробуйте: voliera serve --port { $free }
error-serve-rights = Для порта { $port } у вас здесь не хватает прав: выберите с --port номер больше 1023.
error-serve-host = «{ $host }» — не адрес этого компьютера: уберите --host или укажите --lan для друзей в той же сети.
error-serve-lan-host = --lan слушает все сети этого компьютера, --host — один адрес: укажите что-то одно.
error-serve-number = { $option }: нужно число от { $least } до { $most }, а не { $given }.
error-serve-environment = В окружении ожидается число: VOLIERA_PORT, VOLIERA_THINKERS и все VOLIERA_LIMIT_… должны быть числами. Исправьте переменную или удалите её.
error-serve-origin = «{ $origin }» — не источник: напишите его так: https://games.example или http://10.0.0.5:8080.
error-serve-proxies = «{ $address }» — не адрес: в --proxies указывают адреса и сети, например 127.0.0.1,10.0.0.0/8.
error-serve-web = В { $path } нет index.html: VOLIERA_WEB указывает папку со страницами для браузера.
error-serve-workers = { $workers ->
    [one] Для { $workers } процесса
    [few] Для { $workers } процессов
   *[many] Для { $workers } процессов
} нужны общие база данных и шина: укажите --database postgresql://… и --redis redis://… или уберите --workers.
error-serve-start = Сервер не смог начать работу. Причина в журнале выше.

error-serve-database-bad-url = { $why ->
    [scheme] Адрес базы данных непонятен: он начинается с postgresql:// или sqlite:/// либо это путь к файлу.
    [file] База данных в файле записывается как sqlite:///путь/к/файлу.db или просто как путь.
   *[other] Адрес базы данных непонятен: напишите его так: postgresql://имя:пароль@host:5432/voliera.
}
error-serve-database-not-writable = { $why ->
    [rights] Этому пользователю нельзя менять базу данных { $place }: дайте ему право создавать таблицы.
   *[other] Запись в { $place } невозможна: проверьте папку, права и место на диске или укажите другой файл с --database.
}
error-serve-database-locked = { $place } уже использует другая Voliera. Остановите её или укажите другой файл с --database.
error-serve-database-damaged = { $why ->
    [foreign] В { $place } лежит что-то другое, не таблицы Voliera. Ничего не изменено; укажите другое место с --database.
   *[other] { $place } повреждён. Ничего не изменено. Верните резервную копию; если её нет, спасите то, что читается: sqlite3 { $place } ".recover" | sqlite3 new.db — и укажите этот файл с --database. См. «A damaged file» в docs/operations.md.
}
error-serve-database-newer = { $place } записан более новой версией Voliera. Ничего не изменено; используйте ту версию или укажите другое место с --database.
error-serve-database-missing = Базы данных { $place } нет. Укажите базу сервера с --database.
error-serve-database-older = { $place } записан более старой версией Voliera. Ничего не изменено; запустите сервер этой версии один раз, и он обновит базу.
error-serve-database-unreachable = { $why ->
    [login] База данных { $place } не принимает имя или пароль: проверьте их в адресе.
    [no_database] Базы данных { $place } нет: сначала создайте её командой createdb.
   *[other] База данных { $place } не отвечает: проверьте, что она работает, и её адрес.
}
error-serve-redis-unreachable = { $why ->
    [login] Redis по адресу { $place } не принимает имя или пароль: проверьте их в адресе.
   *[other] Redis по адресу { $place } не отвечает: проверьте, что он работает, и его адрес.
}
error-serve-redis-bad-url = Адрес Redis непонятен: напишите его так: redis://host:6379/0.

page-title = Voliera: сервер работает
page-running = Сервер работает. Столы ждут здесь игроков.
page-browser = Страницы для браузера в эту установку не входят, поэтому пока играют из терминала.
page-join = Вам дали ссылку? Скопируйте её целиком, вместе со всем, что идёт после #, и передайте терминалу в кавычках:
page-secret = Ссылка и есть ваше место за столом: никому другому её не показывайте.
page-alone = Без ссылки можно играть за своим столом:
page-api = Для программ: описание интерфейса
