"""The server: tables that survive everything, on one file or on PostgreSQL and Redis.

Everything that happens at a table after its creation is an entry in one log, numbered without gaps; a table is its row
and its entries, folded (table.py). A command is committed before anybody hears of it (actor.py), and every message
that leaves is made for one viewer by one module (outgoing.py). docs/operations.md tells how to run it.
"""
