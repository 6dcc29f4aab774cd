"""The proxy does to connections what the partitions of the campaign need."""

import socket
import threading
from collections.abc import Iterator

import pytest

from tests.server.proxy import Proxies, Proxy


@pytest.fixture
def echo() -> Iterator[int]:
    """A server that says everything again."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                one, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=answer, args=(one,), daemon=True).start()

    def answer(one: socket.socket) -> None:
        with one:
            while said := one.recv(100):
                one.sendall(said)

    threading.Thread(target=serve, daemon=True).start()
    yield listener.getsockname()[1]
    listener.shutdown(socket.SHUT_RDWR)
    listener.close()


@pytest.fixture
def proxies() -> Iterator[Proxies]:
    with Proxies() as running:
        yield running


def call(proxy: Proxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), 60)


def said(line: socket.socket, text: bytes) -> bytes:
    line.sendall(text)
    return line.recv(100)


def test_what_passes_comes_back(proxies: Proxies, echo: int) -> None:
    proxy = proxies.to(echo)
    with call(proxy) as line:
        assert said(line, b"one") == b"one"
        proxies.set(proxy, "delay", 0.05)
        assert said(line, b"two") == b"two"


def test_a_cut_ends_connections_and_refuses_new_ones_until_it_is_mended(proxies: Proxies, echo: int) -> None:
    proxy = proxies.to(echo)
    with call(proxy) as line:
        assert said(line, b"one") == b"one"
        proxies.set(proxy, "cut")
        assert ended(line)
        with call(proxy) as refused:
            assert ended(refused)
    proxies.set(proxy, "pass")
    with call(proxy) as line:
        assert said(line, b"two") == b"two"


def ended(line: socket.socket) -> bool:
    try:
        return line.recv(100) == b""
    except ConnectionError:
        return True


def test_what_is_swallowed_arrives_when_the_way_is_free_again(proxies: Proxies, echo: int) -> None:
    proxy = proxies.to(echo)
    with call(proxy) as line:
        assert said(line, b"one") == b"one"
        proxies.set(proxy, "swallow")
        line.sendall(b"two")
        with call(proxy) as late:
            late.sendall(b"three")
            for silent in (line, late):
                silent.settimeout(0.3)
                with pytest.raises(TimeoutError):
                    silent.recv(100)
                silent.settimeout(60)
            proxies.set(proxy, "pass")
            assert line.recv(100) == b"two"
            assert late.recv(100) == b"three"
