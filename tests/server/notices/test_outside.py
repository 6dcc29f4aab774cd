"""Addresses that people give: nothing inside of the operator's network can be reached, by whatever name."""

import asyncio
from typing import Any

import httpcore2
import pytest

from tests.server.notices.push_service import PushService
from voliera.server.notices import names, outside
from voliera.server.notices.names import Names
from voliera.server.notices.outside import NotAllowed, Outside, Resolving, Unanswered, Unreached, checked, is_public

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "255.255.255.255",
    "168.63.129.16",
    "192.0.0.192",
    "192.88.99.1",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::7f00:1",
    "64:ff9b:1::808:808",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:0:10.0.0.1",
    "::ffff:0:8.8.8.8",
    "::ffff:168.63.129.16",
    "100::1",
    "2002:7f00:1::1",
    "2002:808:808::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "3fff::1",
    "4000::1",
    "5f00::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450::1", "::ffff:8.8.8.8"],
)
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "ftp://example.org/x",
        "//example.org/x",
        "https:///x",
        "https://user@example.org/x",
        "https://user:word@example.org/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://8.8.8.8/x",
        "https://example.org:22/x",
        "https://example.org:99999/x",
        "https://exa mple.org/x",
        "https://example.org/\r\nHost: inside",
        "https://ex\u00e4mple.org/x",
        "https://example.org/" + "x" * 2_000,
    ],
)
def test_addresses_that_are_refused_by_their_text(url: str) -> None:
    with pytest.raises(NotAllowed):
        checked(url)


def test_an_ordinary_address_passes() -> None:
    assert checked("https://hooks.example.org/services/T0/B0") == ("https", "hooks.example.org", 443)


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["10.0.0.1"], ["::1"], ["::ffff:192.168.0.1"], ["fe80::1%2"], ["93.184.216.34", "10.0.0.1"]],
)
def test_a_name_that_leads_inside_is_refused_where_the_connection_is_made(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One private address among public ones is enough."""
    monkeypatch.setattr(names, "addresses_of", lambda host: addresses)

    async def post() -> None:
        way = Outside()
        try:
            await way.post("https://rebinding.example/x", {}, b"{}")
        finally:
            await way.close()

    with pytest.raises(NotAllowed):
        asyncio.run(post())


def test_localhost_is_refused_by_the_real_resolver() -> None:
    async def post() -> None:
        way = Outside()
        try:
            await way.post("https://localhost/x", {}, b"{}")
        finally:
            await way.close()

    with pytest.raises((NotAllowed, Unreached)) as caught:
        asyncio.run(post())
    assert isinstance(caught.value, NotAllowed)


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else at the second question is asked once only."""
    asked: list[str] = []
    connected: list[str] = []

    def resolves(host: str) -> list[str]:
        asked.append(host)
        return ["93.184.216.34"] if len(asked) == 1 else ["127.0.0.1"]

    class Under(httpcore2.AnyIOBackend):
        async def connect_tcp(self, host: str, *more: Any) -> Any:
            connected.append(host)
            raise httpcore2.ConnectError("far away")

    monkeypatch.setattr(names, "addresses_of", resolves)
    backend = Resolving(Names())
    monkeypatch.setattr(backend, "_under", Under())

    async def connect() -> None:
        with pytest.raises(httpcore2.ConnectError):
            await backend.connect_tcp("rebinding.example", 443)

    asyncio.run(connect())
    assert (asked, connected) == (["rebinding.example"], ["93.184.216.34"])


def test_redirects_are_not_followed_and_slow_answers_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        service = PushService(status=302)
        await service.start()
        way = Outside(private=True)
        assert await way.post(f"{service.url}/x", {}, b"{}") == 302
        assert len(service.requests) == 1
        service.delay_s = 3_600.0
        monkeypatch.setattr(outside, "TOTAL_S", 0.05)
        with pytest.raises(Unanswered):
            await way.post(f"{service.url}/x", {}, b"{}")
        await way.close()
        await service.stop()

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("rest", "connections"),
    [
        (b"Content-Length: 0\r\n\r\n", 1),
        (b"Content-Length: 5\r\n\r\nthere", 1),
        (b"Content-Length: 4096\r\n\r\n" + b"x" * 4_096, 4),
        (b"Content-Length: 5\r\n\r\nhal", 4),
    ],
    ids=["empty", "short", "long", "broken off"],
)
def test_a_connection_is_used_again_where_its_answer_is_short(
    monkeypatch: pytest.MonkeyPatch, rest: bytes, connections: int
) -> None:
    """Each message would begin with a handshake of its own. Whatever the answer looks like, its status counts."""
    monkeypatch.setattr(outside, "SHORT_S", 0.05)

    async def ask() -> None:
        service = PushService(rest=rest)
        await service.start()
        way = Outside(private=True)
        for _ in range(4):
            assert await way.post(f"{service.url}/x", {}, b"{}") == 201
        assert (len(service.requests), service.connections) == (4, connections)
        await way.close()
        await service.stop()

    asyncio.run(ask())


def test_a_connection_that_its_service_has_closed_is_replaced() -> None:
    async def ask() -> None:
        service = PushService()
        await service.start()
        way = Outside(private=True)
        for _ in range(3):
            assert await way.post(f"{service.url}/x", {}, b"{}") == 201
            await service.hang_up()
        assert service.connections == 3
        await way.close()
        await service.stop()

    asyncio.run(ask())
