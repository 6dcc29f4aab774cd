"""A table whose row or entries cannot be read as what was written: it alone is refused, everything else goes on.

The answer is 410 (Gone), and a `bye` without a time to come back: the fault lies with this table and not with the
process, so asking again, or asking another process, does not help. 5xx would make proxies give the process up.
"""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from voliera.protocol.errors import Refused
from voliera.server.core.table import Table
from voliera.server.storage.errors import Damaged, Unavailable

CODE = "damaged_table"
_log = structlog.get_logger("voliera.tables")


class DamagedTable(Refused):
    """What is kept of a table is damaged."""

    def __init__(self, table_id: str) -> None:
        super().__init__(CODE, "what the server kept of this table is damaged; its operator can restore a backup")
        self.table_id = table_id


@contextmanager
def reading(table_id: str) -> Iterator[None]:
    """Whatever goes wrong in here while a table is decoded and folded is damage: raise DamagedTable, and log it."""
    try:
        yield
    except Refused:
        raise
    except Unavailable as error:
        if isinstance(error, Damaged):
            raise damaged(table_id, error) from None
        raise
    except Exception as error:
        raise damaged(table_id, error) from None


def damaged(table_id: str, error: Exception) -> DamagedTable:
    """Log what was found, by its type and place: its words might quote a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].name}, line {frames[-1].lineno}" if frames else ""
    _log.error("table_damaged", table=table_id, why=type(error).__name__, place=place)
    return DamagedTable(table_id)


def check_complete(table: Table) -> None:
    """All entries that the row counts were there."""
    if table.v < table.row.v:
        raise ValueError("entries are missing at the end")
