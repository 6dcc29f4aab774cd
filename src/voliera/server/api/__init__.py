"""The HTTP interface: everything around a table that needs no socket, and the table itself where sockets are blocked.

Each file holds the endpoints of one idea, as data (endpoint.py); serving.py serves them, description.py describes them.
"""

from itertools import groupby

from starlette.routing import BaseRoute, Route

from voliera.server.api import (
    analyses,
    attempts,
    company,
    deals,
    description,
    friends,
    hints,
    links,
    lists,
    live,
    lobby,
    meta,
    own_data,
    passkeys,
    play,
    profile,
    push,
    puzzles,
    ratings,
    records,
    seek,
    sessions,
    shared,
    sheets,
    study,
    tables,
    webhooks,
)
from voliera.server.api.allowances import Allowances
from voliera.server.api.endpoint import Endpoint
from voliera.server.api.serving import PathApp, Turns, nowhere
from voliera.server.house import House

__all__ = ["ENDPOINTS", "routes"]

_MODULES = (
    meta,
    sessions,
    company,
    friends,
    profile,
    passkeys,
    own_data,
    lists,
    tables,
    links,
    seek,
    lobby,
    live,
    play,
    attempts,
    hints,
    records,
    ratings,
    study,
    sheets,
    puzzles,
    deals,
    analyses,
    push,
    webhooks,
    shared,
)
ENDPOINTS: tuple[Endpoint, ...] = tuple(one for module in _MODULES for one in module.ENDPOINTS)


def routes(house: House) -> list[BaseRoute]:
    """The routes of the interface, and of its description."""
    allowances = Allowances(house.services.limits, house.services.bus)
    everything = [*ENDPOINTS, *description.endpoints(ENDPOINTS)]
    by_path = groupby(sorted(everything, key=_path), _path)
    turns = Turns(house.services.limits)
    doors: list[BaseRoute] = [Route(path, PathApp(house, allowances, turns, list(group))) for path, group in by_path]
    return [*doors, Route("/api/{rest:path}", nowhere, methods=_METHODS)]


_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def _path(endpoint: Endpoint) -> str:
    return endpoint.path
