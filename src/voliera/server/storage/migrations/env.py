"""What alembic runs: with a connection it migrates there (SQLite), without one it writes the SQL (PostgreSQL)."""

from alembic import context

from voliera.server.storage.migrating import VERSION_TABLE

connection = context.config.attributes.get("connection")
if connection is not None:
    context.configure(connection=connection, version_table=VERSION_TABLE, transactional_ddl=True)
else:
    context.configure(
        dialect_name="postgresql", version_table=VERSION_TABLE, literal_binds=True, transactional_ddl=False
    )
with context.begin_transaction():
    context.run_migrations()
