"""A client for served tables: typed, asynchronous, on the same protocol as the browser's side.

`Client` is a person on a server, `Table` a live table that mends its connection by itself, and `play` sits down and
plays a whole game with a function that chooses. docs/client.md shows how.
"""

from voliera.extras import ExtraMissing

try:
    from voliera.client.client import Client
except ModuleNotFoundError as error:
    raise ExtraMissing("client", "voliera.client") from error
from voliera.client.errors import BadLink, ClientError, Gone, Refused, Unreachable
from voliera.client.links import Link, parse
from voliera.client.playing import play, play_at, sit_down
from voliera.client.table import Table

__all__ = [
    "BadLink",
    "Client",
    "ClientError",
    "Gone",
    "Link",
    "Refused",
    "Table",
    "Unreachable",
    "parse",
    "play",
    "play_at",
    "sit_down",
]
