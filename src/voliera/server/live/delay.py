"""Watchers of a public table see it one entry late while it is played: nobody can whisper to a player what is new.

They see nothing that is hidden anyway; but a stranger with an engine would be of use to a player only at once. When the
game ends everything is shown. A table that was loaded again is shown as it is: its last move is old by then.
"""

from voliera.protocol.messages import Viewer
from voliera.server.core.table import Happening, Table


class Delay:
    """What watchers see of a table, and the entry that is held back from them."""

    def __init__(self, table: Table) -> None:
        self.shown = table
        """The table as watchers see it."""
        self._held: tuple[Table, Happening] | None = None

    def seen_by(self, viewer: Viewer, table: Table) -> Table:
        """Return the table as a viewer may see it."""
        return self.shown if viewer.kind == "watch" else table

    def pass_on(self, table: Table, happening: Happening) -> tuple[Table, Happening | None] | None:
        """Take an entry; return what watchers are told now: a table after an entry, a whole table, or nothing."""
        held, self._held = self._held, None
        if not _applies(table):
            self.shown = table
            return table, happening if held is None else None
        self._held = table, happening
        if held is None:
            return None
        self.shown = held[0]
        return held


def _applies(table: Table) -> bool:
    """Whether entries are held back: from the first move of a public game to its end."""
    return table.row.settings.public and table.status == "running" and bool(table.acts)
