"""The server of benchmarks/seeking.py: `python -m benchmarks.seeking_server PORT GATE`.

It is the whole server, but pairs nobody until there is a file GATE. Then it prints, as JSON, by the clock of the
machine: when it began to pair, and when all that could be paired were at committed tables.
"""

import asyncio
import json
import socket
import sys
import time
from pathlib import Path

from voliera.server.running.process import serve
from voliera.server.seeking.pairing import Pairing
from voliera.server.settings import from_environment

LOOK_S = 0.01


def main() -> None:
    """Serve on a port of this machine until told to stop."""
    port, gate = int(sys.argv[1]), Path(sys.argv[2])
    pair = Pairing.run

    async def gated(self: Pairing, late_ms: int = 0) -> list[str]:
        while not gate.exists():
            await asyncio.sleep(LOOK_S)
        began = time.monotonic()
        paired = await pair(self, late_ms)
        if paired:
            print(json.dumps({"began": began, "ended": time.monotonic(), "paired": len(paired)}), flush=True)
        return paired

    Pairing.run = gated  # type: ignore[method-assign]
    serve(from_environment(), socket.create_server(("127.0.0.1", port), backlog=2048), 1)


if __name__ == "__main__":
    main()
