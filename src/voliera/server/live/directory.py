"""The directory: which process owns a table, as far as this one knows."""

from voliera.server.live.actor import Actor
from voliera.server.live.local import LocalTables
from voliera.server.live.room import Room
from voliera.server.live.rooms import Rooms


class Directory:
    """Finds tables. What it remembers of other owners may be out of date: a process asked by mistake says so."""

    def __init__(self, rooms: Rooms, local: LocalTables) -> None:
        self.rooms = rooms
        self.local = local

    async def find(self, table_id: str) -> Actor | str:
        """Return the table if this process owns it or can, else the process that owns it."""
        room = self.rooms.get(table_id)
        if room is not None and room.owner is not None and not self.is_local(table_id):
            return room.owner
        return await self.local.find(table_id)

    def is_local(self, table_id: str) -> bool:
        """Whether this process owns a table."""
        return table_id in self.local.actors

    def remote_room(self, table_id: str) -> Room | None:
        """Return the room of a table that another process owns, if sockets of this process look at it."""
        return None if self.is_local(table_id) else self.rooms.get(table_id)

    def owners(self) -> dict[str, str]:
        """Return the tables that sockets of this process look at and other processes own, with their owners."""
        return {table: room.owner for table, room in self.rooms.items() if room.owner is not None}

    def forget(self, table_id: str, owner: str) -> bool:
        """Forget who owns a table, unless it is somebody else by now; everybody in its room must be greeted again."""
        room = self.rooms.get(table_id)
        if room is None or room.owner != owner:
            return False
        room.owner = None
        room.out_again()
        return True
