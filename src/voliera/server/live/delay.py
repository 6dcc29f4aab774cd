"""Watchers of a public table see it one move late while it is played: nobody can whisper to a player what is new.

They see nothing that is hidden anyway; but a stranger with an engine would be of use to a player only at once. A move
is held back until the next one, and so is all that happens in between: a sign that a player gives does not show the
move before it. When the game ends everything is shown. A table that was loaded again is shown as it is: its last move
is old by then.
"""

from voliera.protocol.messages import Viewer
from voliera.server.core.table import Happening, Table

MOST_HELD = 64
"""Maximum number of entries held one by one; of more, watchers are told the whole table that came of them."""

Told = tuple[Table, Happening | None]
"""A table after an entry, or a whole table."""


class Delay:
    """What watchers see of a table, and the entries that are held back from them: the last move, and all after it."""

    def __init__(self, table: Table) -> None:
        self.shown = table
        """The table as watchers see it."""
        self._held: list[Told] = []

    def seen_by(self, viewer: Viewer, table: Table) -> Table:
        """Return the table as a viewer may see it."""
        return self.shown if viewer.kind == "watch" else table

    def pass_on(self, table: Table, happening: Happening, *, move: bool) -> list[Told]:
        """Take an entry, which may be a move; return what watchers are told now, in order."""
        held = self._held
        if not _applies(table):
            self.shown, self._held = table, []
            return [(table, None if held else happening)]
        if move:
            self._held = [(table, happening)]
        elif held:
            self._held = [*held, (table, happening)] if len(held) < MOST_HELD and held[-1][1] else [(table, None)]
            return []
        else:
            held = [(table, happening)]
        if held:
            self.shown = held[-1][0]
        return held


def _applies(table: Table) -> bool:
    """Whether moves are held back: while a public game is played."""
    return table.row.settings.public and table.status == "running"
