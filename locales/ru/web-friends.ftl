### Друзья: ссылки, чтобы ими стать, кто сейчас здесь, приглашения за стол.

web-friends = Друзья
web-friends-here = { $count ->
    [0] сейчас никого нет
    [one] сейчас здесь { $count } человек
    [few] сейчас здесь { $count } человека
   *[many] сейчас здесь { $count } человек
}
web-friends-presence-away = не в сети
web-friends-presence-online = в сети
web-friends-presence-playing = за столом
web-friends-watch = Смотреть
web-friends-watch-name = Смотреть: { $name }
web-friends-remove = Убрать
web-friends-remove-name = Убрать: { $name }
web-friends-remove-title = Убрать из друзей: { $name }?
web-friends-remove-text = Вы больше не будете видеть друг друга здесь. Об этом никто не получит сообщения.
web-friends-remove-no = Оставить
web-friends-none = Пока нет друзей
web-friends-none-text = Создайте ссылку и отправьте её: кто её откроет и согласится, будет в вашем списке, а вы — в его.
web-friends-link = Добавить друга
web-friends-link-text = Кто откроет эту ссылку и согласится, станет вашим другом. Она действует неделю, её можно отозвать.
web-friends-make = Создать ссылку
web-friends-until = действует до { $day }
web-friends-share = Давайте дружить в Voliera.
web-friends-kids = Включён детский режим. Чтобы добавить друзей, взрослый отключает его в настройках.
web-friends-invitations = Приглашения
web-friends-invited = { $name } приглашает вас
web-friends-sit = Сесть
web-friends-decline = Не сейчас
web-friends-invite = Пригласить друзей
web-friends-invite-one = Пригласить
web-friends-invite-name = Пригласить: { $name }
web-friends-asked = приглашение отправлено
web-friends-ask = { $name } предлагает дружить
web-friends-ask-text = Каждый будет видеть, в сети ли другой, и вы сможете приглашать друг друга за стол. Отказаться можно в любой момент.
web-friends-agree = Да, будем дружить
web-friends-done = Теперь вы друзья
web-friends-done-text = { $name } теперь в вашем списке, а вы — в списке друга.
web-friends-list = К моим друзьям
web-friends-own = Это ваша собственная ссылка
web-friends-own-text = Отправьте её кому-нибудь: кто её откроет и согласится, станет вашим другом.
