"""Friends on the same network get an address and a QR code which says the same."""

import io
import socket
import sys

import pytest
import segno
from rich.console import Console

from voliera.languages import LANGUAGES, Language
from voliera.server.running import addresses, announcing
from voliera.server.running.announcing import Announcement


def told(code: str, *, lan: bool, friends: str | None) -> str:
    out = io.StringIO()
    console = Console(file=out, width=40, highlight=False, emoji=False, markup=False)
    Announcement("0.0.0.0" if lan else "127.0.0.1", 8460, Language(code), console, lan, False).tell(
        "http://127.0.0.1:8460", friends
    )
    return out.getvalue()


def squares(drawn: str) -> list[list[int]]:
    """Half blocks back into squares: 1 is dark."""
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows: list[list[int]] = []
    for line in drawn.splitlines():
        pairs = [halves[character] for character in line]
        rows += [[top for top, _ in pairs], [bottom for _, bottom in pairs]]
    return rows


def test_the_code_holds_every_square_of_the_address_and_a_quiet_rim() -> None:
    url = "http://192.168.1.20:8460"
    drawn = squares(addresses.qr_code(url))
    wanted = [list(row) for row in segno.make(url, error="l", micro=False).matrix_iter(border=2)]
    assert drawn[: len(wanted)] == wanted
    assert not any(wanted[0])


@pytest.mark.parametrize("code", LANGUAGES)
def test_friends_see_address_and_code_in_every_language(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    text = told(code, lan=True, friends="192.168.1.20")
    assert "http://127.0.0.1:8460" in text
    assert "http://192.168.1.20:8460" in text
    assert addresses.qr_code("http://192.168.1.20:8460") in text
    assert "Ctrl-C" in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_without_a_network_this_is_said(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    assert Language(code).say("serve-lan-none") in told(code, lan=True, friends=None)
    alone = told(code, lan=False, friends=None)
    assert "█" not in alone
    assert Language(code).say("serve-lan-none") not in alone


def test_the_networks_address_is_no_loopback() -> None:
    found = addresses.lan_address()
    assert found is None or not addresses.is_loopback(found)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8460"),
        ("0.0.0.0", "http://127.0.0.1:8460"),
        ("::", "http://[::1]:8460"),
        ("fe80::1", "http://[fe80::1]:8460"),
        ("games.example", "http://games.example:8460"),
    ],
)
def test_addresses_to_open(host: str, url: str) -> None:
    assert addresses.url(host, 8460) == url


def test_a_socket_that_is_bound_is_nobody_elses_once_it_listens() -> None:
    with addresses.bound("127.0.0.1", 0) as first:
        addresses.listen(first)
        with pytest.raises(addresses.CannotListen, match="taken"):
            addresses.bound("127.0.0.1", first.getsockname()[1])


def test_the_browser_is_left_alone_where_nobody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("BROWSER", raising=False)
    assert not announcing.can_open_browser()
    monkeypatch.setenv("BROWSER", "my-browser")
    assert announcing.can_open_browser()
    monkeypatch.delenv("BROWSER")
    monkeypatch.setenv("DISPLAY", ":0")
    assert announcing.can_open_browser()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not announcing.can_open_browser()


def test_a_server_that_is_not_there_does_not_answer() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        assert not announcing.answers(f"http://127.0.0.1:{silent.getsockname()[1]}", patience_s=0.3)
