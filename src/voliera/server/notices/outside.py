"""Requests from this server to addresses that people gave: push services and webhooks.

A person could name an address inside of the operator's network. So only https to public addresses is spoken; the name
is resolved here, every address that it has must be public, and the connection goes to one that was looked at, so that
a name cannot mean something else a moment later. Redirects are not followed, proxies of the environment are not used.
Of an answer the status counts; a short one is read to its end and thrown away, so that its connection is used again.
"""

import asyncio
import ipaddress
from collections.abc import Iterable, Mapping
from contextlib import suppress
from urllib.parse import urlsplit

import httpcore2

from voliera.server.notices.names import Names

CONNECTIONS = 128
"""Maximum number of connections, and of requests on their way."""
KEPT_CONNECTIONS = 4
"""Maximum number of connections that are kept open when nothing is sent."""
CONNECT_S = 5.0
TOTAL_S = 10.0
"""Seconds for a whole request, the name's resolution included."""
LONGEST_URL = 1_024
SHORT = 2_048
"""Bytes of an answer that are read."""
SHORT_S = 0.5
"""Seconds in which they have to come."""
_UNICAST6 = ipaddress.IPv6Network("2000::/3")
"""All addresses of IPv6 that are given to networks. Those outside mean IPv4 in some way, or something local."""
_NOT_PUBLIC = tuple(
    map(
        ipaddress.ip_network,
        (
            "168.63.129.16/32",  # the platform of Azure, seen from inside
            "192.0.0.0/24",  # protocols; the metadata of Oracle's cloud are there
            "192.88.99.0/24",  # relays of 6to4
            "2001::/23",  # protocols: Teredo, benchmarks, ORCHID
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4
            "3fff::/20",  # documentation
        ),
    )
)
_DOORS = {"https": 443, "http": 80}


class NotAllowed(Exception):
    """An address that this server does not speak to."""


class Unreached(Exception):
    """Nobody answered in time."""


class Unanswered(Unreached):
    """The time was over."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet; ways to reach IPv4 through IPv6 do not count as public."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip not in _UNICAST6:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in _NOT_PUBLIC)


def checked(url: str, *, private: bool = False) -> tuple[str, str, int]:
    """Return scheme, host and port of an address that may be spoken to as far as its text tells; raises NotAllowed.

    `private` lets http and private addresses pass, for servers inside of a network of their own.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NotAllowed("no address") from None
    if len(url) > LONGEST_URL or not url.isascii() or any(ord(one) <= 0x20 for one in url):
        raise NotAllowed("no address")
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise NotAllowed("https only")
    if not host or parts.username is not None or parts.password is not None:
        raise NotAllowed("no address")
    if not private:
        if port not in {None, 443, 8443}:
            raise NotAllowed("this port is not allowed")
        if _is_literal(host):
            raise NotAllowed("a name is needed, not a number")
    return parts.scheme, host, port or _DOORS[parts.scheme]


def _is_literal(host: str) -> bool:
    """Whether a host is an IP address in any spelling: `127.1`, `0x7f.1` and `2130706433` are ones, too."""
    last = host.rstrip(".").rpartition(".")[2].lower()
    return ":" in host or last.isdigit() or last.startswith("0x")


class Resolving(httpcore2.AsyncNetworkBackend):
    """Connects to the very addresses that were looked at; they have to be public unless private ones are allowed."""

    def __init__(self, names: Names, *, private: bool = False) -> None:
        self._names = names
        self._private = private
        self._under = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """Resolve a name, look at all its addresses, and connect; raises NotAllowed."""
        try:
            addresses = await self._names.resolved(host)
        except TimeoutError:
            raise httpcore2.ConnectTimeout("resolver") from None
        except OSError as error:
            raise httpcore2.ConnectError(type(error).__name__) from None
        if not self._private:
            check_public(addresses)
        for address in addresses[:-1]:
            try:
                return await self._under.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore2.ConnectError, httpcore2.ConnectTimeout):
                continue
        return await self._under.connect_tcp(addresses[-1], port, timeout, local_address, socket_options)


def check_public(addresses: list[str]) -> None:
    """Raise NotAllowed unless a name leads to public addresses alone."""
    if not addresses or not all(map(is_public, addresses)):
        raise NotAllowed("the name leads to an address that is not public")


async def checked_host(url: str, names: Names, *, private: bool = False) -> str:
    """Return the host of an address that may be spoken to; raises NotAllowed with the reason where it may not."""
    _, host, _ = checked(url, private=private)
    if private:
        return host
    try:
        addresses = await names.resolved(host)
    except TimeoutError:
        raise NotAllowed("this name was not found in time") from None
    except OSError:
        raise NotAllowed("this name is not known") from None
    check_public(addresses)
    return host


class Outside:
    """The way out of one process."""

    def __init__(self, *, private: bool = False) -> None:
        self.private = private
        self.names = Names()
        self._pool = httpcore2.AsyncConnectionPool(
            httpcore2.default_ssl_context(),
            max_connections=CONNECTIONS,
            max_keepalive_connections=KEPT_CONNECTIONS,
            keepalive_expiry=30.0,
            network_backend=Resolving(self.names, private=private),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send something, and return the status of the answer; raises NotAllowed, Unreached or Unanswered."""
        checked(url, private=self.private)
        told = {**headers, "Content-Length": str(len(body)), "Host": urlsplit(url).netloc}
        times = {"connect": CONNECT_S, "read": TOTAL_S, "write": TOTAL_S, "pool": TOTAL_S}
        pairs = [(name.encode("ascii"), value.encode("latin-1")) for name, value in told.items()]
        try:
            async with asyncio.timeout(TOTAL_S):
                wish = self._pool.stream("POST", url, headers=pairs, content=body, extensions={"timeout": times})
                async with wish as answer:
                    await _read(answer)
                    return int(answer.status)
        except (httpcore2.TimeoutException, TimeoutError) as error:
            raise Unanswered(type(error).__name__) from None
        except (httpcore2.NetworkError, httpcore2.ProtocolError) as error:
            raise Unreached(type(error).__name__) from None

    async def close(self) -> None:
        """Let all connections go."""
        self.names.close()
        await self._pool.aclose()


async def _read(answer: httpcore2.Response) -> None:
    """Read a short answer; with one that is longer, slower or broken off, the connection is closed."""
    left = SHORT
    with suppress(TimeoutError, httpcore2.TimeoutException, httpcore2.NetworkError, httpcore2.ProtocolError):
        async with asyncio.timeout(SHORT_S):
            async for part in answer.aiter_stream():
                left -= len(part)
                if left < 0:
                    return
