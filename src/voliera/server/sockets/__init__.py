"""Web sockets: from the first frame to the table, and back at once to everybody."""
