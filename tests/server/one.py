"""One server process, as `voliera serve` runs it, on the port that is given: `python -m tests.server.one PORT`."""

import socket
import sys

from tests.server.patience import be_patient
from voliera.server.running.process import serve
from voliera.server.settings import from_environment


def serve_on(port: int) -> None:
    """Listen here, and serve until told to stop."""
    be_patient()
    listener = socket.create_server(("127.0.0.1", port), backlog=2048)
    serve(from_environment(), listener, 1)


if __name__ == "__main__":
    serve_on(int(sys.argv[1]))
