"""How older databases come to the present schema: one file for each step, in versions/, run by alembic.

A step is never changed once it was released. On PostgreSQL its SQL is written out and sent at once, so it may not look
at data in Python: say it in SQL.
"""
