### Links: what one leads to, making them, sharing them; and the way to another device.

web-links-invited = { $game ->
    [bower] An invitation to Bower
   *[birdie] An invitation to Birdie
}
web-links-watching = { $game ->
    [bower] Watch a game of Bower
   *[birdie] Watch a game of Birdie
}
web-links-coaching = { $game ->
    [bower] Coach a game of Bower
   *[birdie] Coach a game of Birdie
}
web-links-from = from { $name }
web-links-invited-text = Take a seat: no account is needed.
web-links-about-game = { $game ->
    [bower] Take tiles, build your nest, win the eggs.
   *[birdie] Gather cards, lay a line, find the sets.
}
web-links-watching-text = You will see what everybody at the table sees.
web-links-coaching-text = You will see what { $name } sees, hand included.
web-links-name = Your name
web-links-sit = Sit down
web-links-watch = Watch
web-links-coach = Coach
web-links-full = All seats are taken
web-links-full-text = Someone was faster. Ask for a link to watch, or play a game of your own.
web-links-over-text = This game is over. You can still see how it ended.
web-links-bad = This link leads nowhere
web-links-bad-text = It was revoked, or only partly copied. Ask for a new one.
web-links-home = To the home page
web-links-who = Who sits here

web-links-title = Links
web-links-kind = What the link is for
web-links-kind-invite = Invite
web-links-kind-watch = Watch
web-links-kind-coach = Coach
web-links-about-invite = Whoever opens it can take a free seat.
web-links-about-watch = Whoever opens it can watch, and sees no hidden cards or eggs.
web-links-about-coach = Whoever opens it sees your seat as you do, hand included.
web-links-no-seat = No seat is free, so nobody can be invited now.
web-links-make = Make a link
web-links-made = Links that still work
web-links-none = You have not made a link to this table yet.
web-links-revoke = Revoke
web-links-revoked = Revoked: it no longer works.
web-links-when = made { $ago }

web-links-share-text = { $game ->
    [bower] Bower is on the table: come and play.
   *[birdie] Birdie is on the table: come and play.
}
web-links-qr = QR code of the link
web-links-address = Address of the link
web-links-here-only = This address works only on this computer. For friends, start the server with “voliera serve --lan” and open the address it names.

web-links-device = Another device
web-links-device-text = Scan this with the other device, or open the link there. Both devices then play as { $name }.
web-links-device-expires = { $minutes ->
    [one] Works once, for { $minutes } minute.
   *[other] Works once, for { $minutes } minutes.
}
web-links-device-expired = This code has expired.
web-links-device-new = A new code
web-links-claim = Continue here
web-links-claim-text = This device will play as the person who made the code, with all their tables.
web-links-claim-instead = On this device you have been { $name }. That name and its tables will no longer be here.
web-links-claim-yes = Yes, continue here
web-links-claim-no = No, stay as I am
web-links-claim-bad = This code no longer works
web-links-claim-bad-text = It has already been used, or has expired. Make a new one on the other device.
