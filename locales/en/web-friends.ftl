### Friends: links to become one, who is here, and invitations to tables.

web-friends = Friends
web-friends-here = { $count ->
    [0] nobody is here now
    [one] { $count } is here now
   *[other] { $count } are here now
}
web-friends-presence-away = away
web-friends-presence-online = here now
web-friends-presence-playing = at a table
web-friends-watch = Watch
web-friends-watch-name = Watch { $name }
web-friends-remove = Remove
web-friends-remove-name = Remove { $name }
web-friends-remove-title = Remove { $name } from your friends?
web-friends-remove-text = You will no longer see each other here. No message is sent about it.
web-friends-remove-no = Keep
web-friends-none = No friends yet
web-friends-none-text = Make a link and send it: whoever opens it and agrees is in your list, and you are in theirs.
web-friends-link = Add a friend
web-friends-link-text = Whoever opens this link and agrees becomes your friend. It works for a week, and you can revoke it.
web-friends-make = Make a link
web-friends-until = works until { $day }
web-friends-share = Let us be friends on Voliera.
web-friends-kids = The kid-safe mode is on. To add friends, a grown-up switches it off in the settings.
web-friends-invitations = Invitations
web-friends-invited = { $name } invites you
web-friends-sit = Sit down
web-friends-decline = Not now
web-friends-invite = Invite friends
web-friends-invite-one = Invite
web-friends-invite-name = Invite { $name }
web-friends-asked = invited
web-friends-ask = { $name } wants to be your friend
web-friends-ask-text = You will see whether the other is here, and can invite each other to tables. Either of you can end it at any time.
web-friends-agree = Yes, be friends
web-friends-done = You are friends now
web-friends-done-text = { $name } is in your list now, and you are in theirs.
web-friends-list = To my friends
web-friends-own = This is your own link
web-friends-own-text = Send it to someone: whoever opens it and agrees becomes your friend.
