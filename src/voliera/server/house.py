"""One running server process: its services, its tables and its people, opened and closed together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from voliera.server.attendance import Attendance
from voliera.server.bus import Alone, Bus
from voliera.server.company import Company
from voliera.server.friends import Friends
from voliera.server.live.hall import Hall
from voliera.server.people import People
from voliera.server.seeking.desk import Desk
from voliera.server.services import Services
from voliera.server.settings import ServerSettings
from voliera.server.storage.opening import open_storage
from voliera.server.storage.records import Records
from voliera.server.thinking.thinkers import Thinkers


@dataclass(frozen=True)
class House:
    """What every door of the server opens to."""

    services: Services
    hall: Hall
    people: People
    company: Company
    friends: Friends
    attendance: Attendance
    records: Records
    desk: Desk


@asynccontextmanager
async def opened(settings: ServerSettings) -> AsyncIterator[House]:
    """A house while it is open; what cannot be opened raises StorageError or BusDown before anybody comes in."""
    storage = await open_storage(settings.database)
    storage.start()
    thinkers = Thinkers(settings.thinkers, grace_s=settings.limits.thinker_grace_s)
    services = Services(settings, storage, await _bus(settings), thinkers)
    hall, desk, people, company = Hall(services), Desk(services), People(services), Company(services)
    attendance = Attendance(services, people, hall.rooms)
    records = Records(storage)
    hall.listener.forgetting.append(records.forget)
    try:
        await hall.start()
        desk.start()
        attendance.start()
        yield House(services, hall, people, company, Friends(services, company), attendance, records, desk)
        await desk.close()
        await hall.close()
    finally:
        await attendance.close()
        await desk.close()
        await hall.coaching.close()
        await thinkers.close()
        await storage.close()


async def _bus(settings: ServerSettings) -> Bus:
    if settings.redis is None:
        return Alone()
    from voliera.server.bus.redis_bus import RedisBus

    return RedisBus(settings.redis)
