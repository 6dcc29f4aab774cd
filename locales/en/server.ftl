### The server (`voliera serve`): what the one who starts it reads, why it cannot start, and the small page in a browser.

serve-running = Voliera is running: { $url }
serve-lan = Friends on the same network open { $url } or scan this:
serve-lan-none = No network was found: only this machine can play for now.
serve-lan-open = Anyone on this network can come in, and the traffic is not encrypted.
serve-stop = Ctrl-C stops it. Everything confirmed is kept.
serve-stopped = Stopped. Everything confirmed is kept.

error-serve-taken = Port { $port } is taken by another program. Try: voliera serve --port { $free }
error-serve-rights = Port { $port } needs more privileges than you have here: choose one above 1023 with --port.
error-serve-host = “{ $host }” is not an address of this machine: leave --host out, or use --lan for friends on the same network.
error-serve-lan-host = --lan listens on every network of this machine, --host on one address: give only one of them.
error-serve-number = { $option } takes a number from { $least } to { $most }, not { $given }.
error-serve-environment = A number is expected in the environment: VOLIERA_PORT, VOLIERA_THINKERS and all VOLIERA_LIMIT_… are numbers. Correct it, or unset it.
error-serve-origin = “{ $origin }” is not an origin: write it like https://games.example or http://10.0.0.5:8080.
error-serve-proxies = “{ $address }” is not an address: --proxies takes addresses and networks, like 127.0.0.1,10.0.0.0/8.
error-serve-web = There is no index.html in { $path }: VOLIERA_WEB names the folder with the browser’s files.
error-serve-workers = { $workers ->
    [one] { $workers } process needs
   *[other] { $workers } processes need
} a database and a bus in common: give --database postgresql://… and --redis redis://…, or leave --workers out.
error-serve-start = The server could not start. The log above says why.

error-serve-database-bad-url = { $why ->
    [scheme] The database’s address is not understood: it begins with postgresql:// or sqlite:///, or is the path of a file.
    [file] A database in a file is written sqlite:///path/to/file.db, or just as its path.
   *[other] The database’s address is not understood: write it like postgresql://user:password@host:5432/voliera.
}
error-serve-database-not-writable = { $why ->
    [rights] The database { $place } may not be changed by this user: grant the right to create tables.
   *[other] { $place } cannot be written: check the folder, its rights and the space on the disk, or name another file with --database.
}
error-serve-database-locked = { $place } is in use by another Voliera. Stop that one, or name another file with --database.
error-serve-database-damaged = { $why ->
    [foreign] { $place } holds something else, not Voliera’s tables. It was not touched; name another one with --database.
   *[other] { $place } is damaged. It was not touched. Put back a backup; without one, save what can be read with: sqlite3 { $place } ".recover" | sqlite3 new.db — and name that file with --database. See “A damaged file” in docs/operations.md.
}
error-serve-database-newer = { $place } was written by a newer Voliera. It was not touched; use that version, or name another one with --database.
error-serve-database-missing = There is no database at { $place }. Name the server’s with --database.
error-serve-database-older = { $place } was written by an older Voliera. It was not touched; start the server once with this version, which updates it.
error-serve-database-unreachable = { $why ->
    [login] The database { $place } refuses the user or the password: check them in the address.
    [no_database] There is no database { $place }: create it first, with createdb.
   *[other] The database { $place } does not answer: check that it is running, and its address.
}
error-serve-redis-unreachable = { $why ->
    [login] Redis at { $place } refuses the user or the password: check them in the address.
   *[other] Redis at { $place } does not answer: check that it is running, and its address.
}
error-serve-redis-bad-url = The address of Redis is not understood: write it like redis://host:6379/0.

page-title = Voliera: the server is running
page-running = The server is running. Tables are waiting for players.
page-browser = Its pages for the browser are not part of this installation, so for now you play from a terminal.
page-join = Were you given a link? Copy all of it, including everything after the #, and give it to the terminal in quotes:
page-secret = The link is your seat: show it to nobody else.
page-alone = Without a link you can play at your own table:
page-api = For programs: the description of the interface
