"""Tables that somebody looks at: the process that owns one, the rooms of sockets, and tables that others own."""
