"""Where a server can be found: the socket it listens on, its address for a browser and for friends, and a QR code."""

import errno
import io
import ipaddress
import os
import socket

import psutil
import segno

BACKLOG = 2048
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
NEXT_PORTS = 50
_SOMEWHERE_ELSE = "192.0.2.1"
"""An address for documents, where nobody lives: nothing is sent to it."""


class CannotListen(Exception):
    """A host and port that are not to be had: `taken`, `rights` or `host`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def bound(host: str, port: int) -> socket.socket:
    """A socket that nobody else can bind any more; it listens once it is told to. Raises CannotListen."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise CannotListen("host") from None
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would mean that two may have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except (OSError, OverflowError) as error:
        listener.close()
        raise CannotListen(_why(error)) from None
    listener.set_inheritable(True)
    return listener


def listen(listener: socket.socket) -> None:
    """Let people knock. Raises CannotListen, as another process may have been faster."""
    try:
        listener.listen(BACKLOG)
    except OSError as error:
        raise CannotListen(_why(error)) from None


def _why(error: Exception) -> str:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return "taken"
        case errno.EACCES | errno.EPERM:
            return "rights"
        case _:
            return "host"


def free_port(host: str, after: int) -> int:
    """A port that is free now: one of the next ones, else any."""
    for port in range(after + 1, min(after + NEXT_PORTS, 65_535) + 1):
        try:
            bound(host, port).close()
        except CannotListen:
            continue
        return port
    with bound(host, 0) as anywhere:
        return int(anywhere.getsockname()[1])


def is_loopback(host: str) -> bool:
    """Whether only this machine can come in by this name."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url(host: str, port: int) -> str:
    """The address to open on this machine."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return f"http://{host}:{port}"
    if found.is_unspecified:
        return f"http://{'[::1]' if found.version == 6 else LOOPBACK}:{port}"
    return f"http://{f'[{host}]' if found.version == 6 else host}:{port}"


def lan_address() -> str | None:
    """The address of this machine on the network that it talks to others by; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((_SOMEWHERE_ELSE, 9))  # sends nothing: the system only chooses where from
            found = str(asked.getsockname()[0])
        except OSError:
            return _any_address()
    return _any_address() if is_loopback(found) or found == EVERYWHERE else found


def _any_address() -> str | None:
    """Without a way out there may still be a network: a phone's, or a cable between two machines."""
    running = {name for name, state in psutil.net_if_stats().items() if state.isup}
    for name, several in psutil.net_if_addrs().items():
        for one in several:
            if name in running and one.family == socket.AF_INET and not is_loopback(one.address):
                return str(one.address)
    return None


def qr_code(text: str) -> str:
    """A QR code in half blocks, two rows of squares in each line; light squares are drawn, dark ones are left out."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
