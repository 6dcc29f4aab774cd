"""`voliera serve` as a process: it answers, guards its answers, keeps secrets out of its log, and leaves politely."""

import asyncio
import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Serving
from tests.waiting import PATIENCE_S
from voliera.protocol.messages import PROTOCOL
from voliera.server.running.process import ENOUGH_FILES, options
from voliera.server.settings import ServerSettings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("serve"), "--lang", "en") as running:
        yield running


async def hello(socket: ClientConnection, table: str) -> Any:
    """The first message that is the table as a whole."""
    await socket.send(json.dumps({"type": "hello", "proto": PROTOCOL, "table": table}))
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "full":
            return message


async def last_words(socket: ClientConnection) -> list[Any]:
    """Everything until the other side closes."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await socket.recv()))
    except ConnectionClosed:
        return heard


def test_it_is_well_and_says_where(server: Serving) -> None:
    assert server.ask("GET", "/healthz").document == {"ok": True}
    assert server.url in server.told()


def test_all_kinds_of_answers_are_guarded(server: Serving) -> None:
    asked = [
        ("GET", "/", 200),
        ("GET", "/voliera.svg", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/session", 401),
        ("GET", "/nothing.js", 404),
        ("POST", "/", 405),
    ]
    for method, path, status in asked:
        answer = server.ask(method, path)
        assert (path, answer.status) == (path, status)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert f"ws://127.0.0.1:{server.port}" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "strict-transport-security" not in answer.headers
        assert "server" not in answer.headers
        assert ("no-store" in answer.headers["cache-control"]) == (
            status != 200 or path.startswith(("/api", "/h", "/m"))
        )


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="asks Linux")
def test_as_many_files_may_be_open_as_the_system_allows(server: Serving) -> None:
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
    assert int(soft) == min(int(hard), ENOUGH_FILES)


def test_the_word_of_a_proxy_is_taken_only_where_one_was_named() -> None:
    assert not options(ServerSettings())["proxy_headers"]
    behind = options(ServerSettings(proxies="10.0.0.0/8"))
    assert behind["proxy_headers"]
    assert behind["forwarded_allow_ips"] == "10.0.0.0/8"


@pytest.mark.parametrize("path", ["/../command.py", "/..%2fcommand.py", "/%2e%2e/command.py", "//etc/passwd", "/%00"])
def test_nothing_outside_can_be_fetched(server: Serving, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65_536), b""))
    assert b"import" not in answer
    assert b"root:" not in answer
    assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 404", b"HTTP/1.1 400"))


def test_the_log_of_a_session_holds_no_secret(server: Serving) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = server.table(ada)
    secrets = {ada.partition("=")[2], bo.partition("=")[2]}
    for kind in ("invite", "watch", "coach"):
        body = {"kind": kind, "seat": 0} if kind == "coach" else {"kind": kind}
        link = server.ask("POST", f"/api/tables/{table}/links", body, ada)
        assert link.status == 201, link.body
        secrets.add(link.document["token"])
        if kind == "invite":
            used = server.ask("POST", "/api/links/exchange", {"token": link.document["token"]}, bo)
            assert used.status == 200, used.body
    code = server.ask("POST", "/api/session/code", {}, ada).document["code"]
    secrets.add(code)
    assert server.ask("POST", "/api/session/claim", {"code": code}).status == 200
    assert server.ask("GET", f"/api/tables/{table}?token={code}&secret=query-of-mine", cookie=ada).status < 500
    assert server.ask("POST", "/api/links/exchange", {"token": "no-such-token-of-mine"}, bo).status == 404

    async def talk() -> None:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with connect(f"{address}?secret=query-of-mine", additional_headers={"Cookie": ada}) as one:
            await hello(one, table)
            await one.send("not-a-message-of-mine")
            await last_words(one)

    asyncio.run(talk())
    with closing(sqlite3.connect(server.folder / "voliera.db")) as database:
        for seed, nonce in database.execute("SELECT seed, nonce FROM tables WHERE id = ?", (table,)):
            secrets |= {str(seed), str(nonce)}
    log = server.log()
    assert all(json.loads(line)["event"] for line in log.splitlines())
    assert '"serving"' in log
    assert len(secrets) == 8
    for secret in (*secrets, "of-mine", "secret="):
        assert secret not in log
        assert secret not in server.told()


def test_who_is_connected_is_told_when_to_come_back_and_the_process_ends_well(server: Serving) -> None:
    ada = server.person()
    table = server.table(ada, second="bot")
    children: list[psutil.Process] = []

    async def talk() -> tuple[list[Any], list[int | None]]:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with (
            connect(address, additional_headers={"Cookie": ada}) as one,
            connect(address, additional_headers={"Cookie": ada}) as two,
        ):
            await hello(one, table)
            await hello(two, table)
            children.extend(psutil.Process(server.process.pid).children(recursive=True))
            server.process.send_signal(signal.SIGTERM)
            words = [(await last_words(each))[-1] for each in (one, two)]
            return words, [one.close_code, two.close_code]

    words, codes = asyncio.run(talk())
    assert [word["type"] for word in words] == ["bye", "bye"]
    assert all(word["retry_ms"] >= 500 for word in words)
    assert words[0]["retry_ms"] != words[1]["retry_ms"]
    assert codes == [1013, 1013]
    assert server.process.wait(PATIENCE_S) == 0
    assert psutil.wait_procs(children, timeout=PATIENCE_S)[1] == []
    assert "Stopped. Everything confirmed is kept." in server.told()
    assert '"stopped"' in server.log()


@pytest.mark.skipif(sys.platform == "win32", reason="workers are stopped by signals")
def test_workers_share_a_socket_and_say_goodbye_too(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    environment = {"VOLIERA_DATABASE": postgres_url, "VOLIERA_REDIS": redis_url}
    with Serving(tmp_path, "--workers", "2", environment=environment) as server:
        server.wait_for('"serving"', 2)
        ada = server.person()
        table = server.table(ada)

        async def talk() -> list[Any]:
            address = f"ws://127.0.0.1:{server.port}/socket"
            sockets = [await connect(address, additional_headers={"Cookie": ada}) for _ in range(4)]
            for each in sockets:
                await hello(each, table)
            server.process.send_signal(signal.SIGTERM)
            return [(await last_words(each))[-1] for each in sockets]

        assert [(word["type"], word["why"]) for word in asyncio.run(talk())] == [("bye", "restart")] * 4
        assert server.process.wait(PATIENCE_S) == 0
        log = server.log()
        assert log.count('"stopped"') == 2
        for shown in (log, server.told()):
            assert "plumage" not in shown
            assert "postgres" not in shown


def test_a_port_that_is_taken_is_said_by_the_process() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "voliera", "serve", "--lang", "it", "--no-browser", "--port", str(port)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)
    assert ended.returncode == 2
    assert f"La porta {port} è occupata" in " ".join(ended.stderr.split())
    assert ended.stdout == ""
