"""Cookies as browsers send them: other programs on the same host set theirs, on any port, in any form."""

import pytest

from voliera.server.people import cookie_of

SECRET = "Zk3v_-" * 7 + "A"
OTHERS = [
    'prefs={"a":1}',
    "a[b]=1",
    "seen",
    "name=Zoë",
    "name=Zoë".encode().decode("latin-1"),
    'quoted="a; b"',
    'open="',
    "=nameless",
    "",
    "voliera_theme=dark",
    "Voliera=other",
    "voliera",
    "voliera=",
]


@pytest.mark.parametrize("other", OTHERS)
def test_a_cookie_of_another_program_hides_nothing(other: str) -> None:
    for header in (f"{other}; voliera={SECRET}", f"voliera={SECRET}; {other}", f"{other};voliera={SECRET};{other}"):
        assert cookie_of([(b"cookie", header.encode("latin-1"))]) == SECRET


def test_cookies_may_come_in_several_headers() -> None:
    assert cookie_of([(b"cookie", b"a=1"), (b"host", b"x"), (b"cookie", f"voliera={SECRET}".encode())]) == SECRET


def test_a_quoted_value_is_the_value() -> None:
    assert cookie_of([(b"cookie", f'voliera="{SECRET}"'.encode())]) == SECRET


@pytest.mark.parametrize(
    "header", ["", "a=b", "voliera", "voliera=", f"voliera2={SECRET}", f"x=voliera={SECRET}", ";;;"]
)
def test_without_ours_there_is_none(header: str) -> None:
    assert cookie_of([(b"cookie", header.encode())]) is None
