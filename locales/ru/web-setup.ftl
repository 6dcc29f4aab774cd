### Подготовка стола и ожидание за ним, пока не соберутся все.

web-setup-title = Новый стол
web-setup-sub = Выберите и откройте
web-setup-game = Игра
web-setup-variant = Вариант
web-setup-variant-birdie-standard = Обычный
web-setup-variant-birdie-expert = Продвинутый
web-setup-variant-bower-standard = Обычный
web-setup-variant-bower-super = Супергнездо
web-setup-about-birdie-standard = Вы сами делите свой ряд на наборы.
web-setup-about-birdie-expert = Вы убираете птичку, и соседи с общим признаком уходят цепочкой.
web-setup-about-bower-standard = По двенадцать ходов, гнездо 6 на 4.
web-setup-about-bower-super = По пятнадцать ходов, гнездо 6 на 5 и семь открытых бонусных плиток.

web-setup-seats = Места
web-setup-players = Игроки
web-setup-me-sub = Коснитесь, чтобы сменить имя
web-setup-name = Ваше имя
web-setup-name-why = Чтобы другие знали, кто вы. Оно остаётся на этом устройстве.
web-setup-name-invite = Друзья увидят это имя в приглашении и за столом.
web-setup-name-go = К приглашению
web-setup-keep = Оставить так
web-setup-friend = Друг
web-setup-friend-sub = придёт по ссылке или QR-коду
web-setup-who = Кто сядет сюда?
web-setup-level = Сила { $level } из 5
web-setup-level-random = соперник для начала
web-setup-level-greedy = лёгкий соперник
web-setup-level-heuristic = надёжный соперник
web-setup-level-search = сильный соперник
web-setup-level-strongest = сильнейший соперник

web-setup-place = Где играете
web-setup-place-own = Каждый на своём
web-setup-place-alone = Против ботов
web-setup-place-here = Все на одном
web-setup-explain-own-place = Каждый играет на своём устройстве. Друзья приходят по ссылке.
web-setup-explain-alone = Вы играете против ботов на этом устройстве.
web-setup-explain-here = Устройство передаётся по кругу. Между ходами всё скрывает занавес; сеть не нужна.
web-setup-here-name = Имя игрока { $number }
web-setup-somebody = Кто-то рядом
web-setup-somebody-sub = играет на этом устройстве по очереди

web-setup-rules = Правила
web-setup-option-open_memory = Открытая память
web-setup-explain-open_memory = Каждый может смотреть в свою личную колоду и читать весь журнал.
web-setup-option-single_chain = Только одна цепочка
web-setup-explain-single_chain = В каждом подсчёте убирают только одну птичку со своей цепочкой.
web-setup-option-fair_play = Честная игра
web-setup-explain-fair_play = Без четырёх бонусных плиток, которые мешают сопернику.
web-setup-option-zero_ties = Ракушки решают 0:0
web-setup-explain-zero_ties = Где ни у кого нет того, что просит яйцо, решают ракушки.
web-setup-option-lone_ties = Два яйца за 1:1 по ракушкам
web-setup-explain-lone_ties = По одному предмету, решают ракушки: два яйца. Иначе два даёт только 1:0.
web-setup-option-joining_gems = Соединённые самоцветы в счёт
web-setup-explain-joining_gems = Плитка без самоцвета даёт бонус, если соединит три. Иначе самоцвет нужен на ней самой.

web-setup-table = За столом
web-setup-clock = Часы
web-setup-clock-none = Без часов
web-setup-clock-live = На время
web-setup-clock-days = По дням
web-setup-explain-none = Время не ограничено.
web-setup-explain-live = Время на всю игру и немного за каждый ход. За того, у кого время вышло, доигрывает бот.
web-setup-explain-days = Несколько дней на ход: играйте, когда удобно.
web-setup-minutes = Минут каждому
web-setup-increment = Плюс секунд за ход
web-setup-days = Дней на ход
web-setup-hints = Подсказки
web-setup-explain-hints = Если попросить, вам покажут хороший ход.
web-setup-take_back = Возврат хода
web-setup-explain-take_back = Ход возвращают, если все согласны.
web-setup-chat = Чат
web-setup-explain-chat = Игроки могут переписываться; быстрые реакции доступны всегда.
web-setup-public = Для всех
web-setup-explain-public = Любой может найти стол, сесть и смотреть.
web-setup-rated = На рейтинг
web-setup-explain-rated = Итог идёт в рейтинг людей за столом.
web-setup-pace = Темп ботов
web-setup-pace-0 = Сразу
web-setup-pace-1400 = Спокойно
web-setup-pace-2600 = Медленно
web-setup-explain-pace = Минимальное время бота на ход.

web-setup-own = Свои компоненты
web-setup-explain-own = { $game ->
    [bower] Файл JSON с другими плитками гнезда, под вашу коробку.
   *[birdie] Файл JSON с другими значениями взмахов, под вашу коробку.
}
web-setup-file = Выбрать файл
web-setup-file-off = Убрать
web-setup-file-large = Этот файл слишком велик для файла компонентов.
web-setup-file-json = Этот файл не читается как JSON. Выберите другой.
web-setup-file-game = { $game ->
    [bower] Это не файл компонентов Bower. В нём должны быть указаны формат voliera/components/1 и игра bower.
   *[birdie] Это не файл компонентов «Клювика». В нём должны быть указаны формат voliera/components/1 и игра birdie.
}
web-setup-file-refused = Сервер не принимает этот файл компонентов: { $detail }
web-setup-open = Открыть стол
web-setup-open-now = игра начнётся сразу
web-setup-open-wait = { $count ->
    [one] затем пригласите { $count } друга
    [few] затем пригласите { $count } друзей
   *[many] затем пригласите { $count } друзей
}

web-setup-lobby = Ждём
web-setup-lobby-sub = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
web-setup-free = Свободное место
web-setup-free-sub = для того, кто придёт по ссылке
web-setup-here = здесь
web-setup-away = сейчас не здесь
web-setup-bot = бот
web-setup-you = { $name } (вы)
web-setup-invitation = Приглашение
web-setup-invitation-text = Игра начнётся, когда все места будут заняты. До тех пор страницу можно закрыть: ваше место сохранится.
web-setup-how = Как играем
web-setup-leave = Уйти
web-setup-leave-sub = место освободится
web-setup-bots-instead = С ботами
web-setup-bots-instead-sub = играть сразу, не ждать
web-setup-sit = Сесть за стол
web-setup-in-clock-none = без часов
web-setup-in-clock-live = { $minutes } мин + { $seconds } с за ход
web-setup-in-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-setup-in-no-zero_ties = ракушки не решают 0:0
web-setup-in-usual = обычные компоненты
web-setup-in-flaps = взмахи { $values }
web-setup-in-tiles = свои плитки гнезда
web-setup-no-hints = без подсказок
web-setup-no-take_back = без возврата хода
web-setup-no-chat = без чата
web-setup-in-no-lone_ties = одно яйцо за 1:1 по ракушкам
web-setup-in-no-joining_gems = бонус только за плитку с самоцветом
