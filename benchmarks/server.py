"""The server under load, beside a bare echo on the same stack, in one run: `make bench-server`.

One process drives everything over real sockets on the loopback, another one is the server, so that two cores are
enough. Four phases: the echo, as fast as it goes; many tables at a steady pace, where latency counts; the same tables
as fast as they go; the echo again, since a shared machine is not equally fast at all times. An action counts when it
was validated, committed at full durability, acknowledged and shown on every screen of its table.

The last line is JSON. `echo_msgs`: messages that the bare echo gives back in a second, the mean of before and after.
`actions`: actions in a second as fast as it goes; `messages`: what the server sends for them (an ack, and each player's
own view); `ratio`: messages against the echo's; `actions_per_echo`: actions against the echo's. `p50_ms`, `p99_ms`:
from sending an action to the last screen of its table that shows it, at `paced` actions in a second. `kb_per_player`:
memory of the server's process for each connected player, tables included, when all have sat down, and `_after` at the
end. `longest_block_ms`: the longest that the event loop let a timer wait at that pace. `push_delay_ms`: what a thousand
notifications add to the median time from an action to the screens (benchmarks/push.py, also for
other `push_…`). `seek_pairs_s`: seconds until
10,000 people who look for an opponent have been told of their tables (benchmarks/seeking.py, also for other `seek_…`).
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from datetime import date
from pathlib import Path
from statistics import quantiles
from typing import Any

import psutil
import uvloop
from rich.console import Console
from rich.table import Table as Shown

from benchmarks import push, seeking
from benchmarks.engine import machine
from benchmarks.load import WAIT_S, Load, at_a_pace, keep_alive, people_and_tables, sit_down
from benchmarks.wire import Wire, connect
from tests.server.running import Server, free_port
from voliera.server.house import opened
from voliera.server.metrics import WINDOW_S
from voliera.server.settings import ServerSettings

RESULTS = Path(__file__).parent / "results" / "server.json"
console = Console()


async def echo_rate(sockets: int, seconds: float) -> float:
    """How many messages a second the bare stack gives back."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "benchmarks.echo_server:app",
        "--port",
        str(port),
        "--log-level",
        "error",
    ]
    options = ["--ws", "websockets-sansio", "--ws-per-message-deflate", "false", "--no-access-log"]
    process = subprocess.Popen([*command, *options])
    try:
        counted = 0

        def heard(wire: Wire, text: bytes) -> None:
            nonlocal counted
            counted += 1
            wire.say(text)

        wires: list[Wire] = []
        until = time.monotonic() + WAIT_S
        while len(wires) < sockets:
            try:
                wires.append(await connect(port, "/socket", heard))
            except OSError:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)
        text = b'{"type":"act","id":"12.1","rev":12,"actions":[{"do":"take","card":"woodpecker-autumn"}]}'
        for wire in wires:
            wire.say(text)
        await asyncio.sleep(1)
        before, started = counted, time.perf_counter()
        await asyncio.sleep(seconds)
        rate = (counted - before) / (time.perf_counter() - started)
        for wire in wires:
            wire.close()
        return rate
    finally:
        process.terminate()
        process.wait()


def figure(server: Server, name: str) -> float:
    """One of the server's own figures."""
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
    raise KeyError(name)


async def as_fast_as_it_goes(load: Load, seconds: float) -> tuple[float, float]:
    """Every table acts as soon as it can: actions and messages a second."""
    load.greedy = True
    ready, load.ready = load.ready, []
    for table in ready:
        table.act()
    await asyncio.sleep(1)
    load.reset()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - started
    acted, heard = load.acknowledged / passed, load.heard / passed
    load.greedy = False
    return acted, heard


async def measure(tables: int, players: int, seconds: float, rate: float) -> dict[str, Any]:
    """The whole run."""
    console.print("a bare echo …")
    before = await echo_rate(tables, seconds)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "voliera.db")
        console.print(f"{tables} tables with {players} players each …")
        async with opened(ServerSettings(database=database)) as house:
            made = await people_and_tables(house, tables, players)
        with Server(database, limit_sockets_per_address=10_000) as server:
            process = psutil.Process(server.pid)
            bare = process.memory_info().rss
            load = Load(1)
            await sit_down(load, server, made)
            pinging = asyncio.create_task(keep_alive(load))
            seated = process.memory_info().rss
            await asyncio.sleep(WINDOW_S)  # the longest lag is that of the last minute: sitting down is not measured
            load.reset()
            console.print(f"{rate:.0f} actions a second …")
            await at_a_pace(load, rate, 2 * seconds)
            latencies, paced = list(load.latencies), load.acknowledged / (2 * seconds)
            block = figure(server, "voliera_loop_lag_longest_seconds")
            sockets = figure(server, "voliera_sockets")
            pinging.cancel()
            load.heard = 0
            console.print("as fast as it goes …")
            acted, heard = await as_fast_as_it_goes(load, seconds)
            grown = process.memory_info().rss
            for table in load.tables:
                for player in table.players:
                    if player.wire is not None:
                        player.wire.close()
            if load.trouble:
                console.print(f"[red]{len(load.trouble)} refusals, the first: {load.trouble[0]!r}")
            held = figure(server, "voliera_tables")
    console.print("a thousand notifications …")
    notified = await push.measure(200, 1_000, rate / 2)
    console.print(f"{seeking.SEEKERS} people who look for an opponent …")
    sought = await seeking.measure()
    console.print("the echo again …")
    after = await echo_rate(tables, seconds)
    echo = (before + after) / 2
    cuts = quantiles(latencies, n=100)
    return {
        "echo_msgs": round(echo),
        "actions": round(acted),
        "ratio": round(heard / echo, 3),
        "actions_per_echo": round(acted / echo, 3),
        "messages": round(heard),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "paced": round(paced),
        "sockets": int(sockets),
        "tables": int(held),
        "kb_per_player": round((seated - bare) / 1024 / (tables * players), 1),
        "kb_per_player_after": round((grown - bare) / 1024 / (tables * players), 1),
        "longest_block_ms": round(1000 * block, 1),
        "refused": len(load.trouble),
        **notified,
        **sought,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=200.0)
    given = parser.parse_args()
    figures = uvloop.run(measure(given.tables, given.players, given.seconds, given.rate))
    kept = {"date": str(date.today()), "machine": machine(), **figures}
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    shown = Shown("figure", "value")
    for name, value in figures.items():
        shown.add_row(name, f"{value:,}")
    console.print(shown)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
