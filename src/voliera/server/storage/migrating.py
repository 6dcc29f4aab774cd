"""Migrations, without a command line: which revision the code knows, and how a database gets there."""

import io
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE = "voliera_revision"
"""Of our own name, since a PostgreSQL database may be shared with others who use alembic."""


def _config(output: io.StringIO | None = None) -> Config:
    config = Config(output_buffer=output)
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


@cache
def _scripts(_: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def newest() -> str:
    """The revision that this version of Voliera works with."""
    head = _scripts(FOLDER).get_current_head()
    assert head is not None
    return head


def knows(revision: str) -> bool:
    """Whether a revision is one of ours; a newer version's is not."""
    return revision in {script.revision for script in _scripts(FOLDER).walk_revisions()}


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest revision, in the transaction that the connection is in."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def upgrade_script(since: str | None) -> str:
    """The SQL that does the same on PostgreSQL."""
    output = io.StringIO()
    command.upgrade(_config(output), f"{since or 'base'}:head", sql=True)
    return output.getvalue()
