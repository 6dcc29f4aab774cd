"""One server process, as `voliera serve` runs it, on the port that is given: `python -m tests.server.one PORT`."""

import os
import socket
import sys

from tests.server.patience import be_patient
from voliera.server.live import turns
from voliera.server.running.process import serve
from voliera.server.settings import from_environment

QUICK_TURNS = {"QUICK_TURNS_S": "0.2"}
"""In the environment of a server: seconds after which a turn is told of, and between two looks at the tables."""


def serve_on(port: int) -> None:
    """Listen here, and serve until told to stop."""
    be_patient()
    if (quick := os.environ.get("QUICK_TURNS_S")) is not None:
        turns.GRACE_S = turns.LOOK_S = float(quick)
    listener = socket.create_server(("127.0.0.1", port), backlog=2048)
    serve(from_environment(), listener, 1)


if __name__ == "__main__":
    serve_on(int(sys.argv[1]))
