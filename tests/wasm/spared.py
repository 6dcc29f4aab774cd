"""What browsers are spared: the side that they are compared with does without it, too."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from voliera.games.bower import bots
from voliera.games.bower.bots import network

NOWHERE = Path("nowhere.net")


@contextmanager
def as_in_browsers() -> Iterator[None]:
    """The network of Bower is not there; its strongest bot searches."""
    with patch.object(bots, "SHIPPED", NOWHERE), patch.object(network, "SHIPPED", NOWHERE):
        yield
