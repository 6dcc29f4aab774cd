"""Compressed files beside the plain ones go to those who can unpack them, and nobody keeps the wrong form."""

import gzip
from pathlib import Path

import pytest

from tests.server.pages import PAGE, SCRIPT, a_side, asked, unpacked
from voliera.server.encodings import wished


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    """A browser's side with compressed files beside the plain ones. What they hold tells which one was sent."""
    built = a_side(tmp_path)
    for path, text in (("index.html", PAGE), ("assets/table-B4kq9_xZ.js", SCRIPT)):
        (built / f"{path}.gz").write_bytes(gzip.compress(text.encode()))
        (built / f"{path}.br").write_bytes(b"as if by brotli")
    return built


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0.5, gzip", "gzip"), ("br;q=0, *", "gzip")],
)
def test_who_can_unpack_gets_the_compressed_file(packed: Path, accepted: str, encoding: str) -> None:
    status, headers, body = unpacked(packed, "/assets/table-B4kq9_xZ.js", accept_encoding=accepted)
    file = packed / f"assets/table-B4kq9_xZ.js.{'br' if encoding == 'br' else 'gz'}"
    assert (status, body) == (200, file.read_bytes())
    assert headers["content-encoding"] == encoding
    assert headers["content-length"] == str(len(body))
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["vary"] == "accept-encoding"
    assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize("accepted", ["", "identity", "deflate", "gzip;q=0, br;q=0.0", "gzip;q=nonsense"])
def test_who_cannot_gets_the_plain_one_and_caches_are_told(packed: Path, accepted: str) -> None:
    _, headers, body = unpacked(packed, "/", accept_encoding=accepted)
    assert body == PAGE.encode()
    assert "content-encoding" not in headers
    assert headers["vary"] == "accept-encoding"
    assert headers["content-type"] == "text/html; charset=utf-8"


def test_each_form_of_a_file_is_remembered_for_itself(packed: Path) -> None:
    tags = {name: unpacked(packed, "/", accept_encoding=name)[1]["etag"] for name in ("br", "gzip", "identity")}
    assert len(set(tags.values())) == 3
    for name, tag in tags.items():
        again = asked(packed, "/", accept_encoding=name, if_none_match=tag)
        assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", "accept-encoding")
        assert "content-encoding" not in again.headers
    other = asked(packed, "/", accept_encoding="gzip", if_none_match=tags["br"])
    assert (other.status_code, other.text) == (200, PAGE)


def test_files_without_another_form_say_nothing_of_it(packed: Path) -> None:
    style = asked(packed, "/assets/table.css", accept_encoding="br, gzip")
    assert style.text == "body {}"
    assert "vary" not in style.headers
    (packed / "assets" / "table.css.br").symlink_to(packed.parent / "secret.txt")
    assert asked(packed, "/assets/table.css", accept_encoding="br").text == "body {}"


@pytest.mark.parametrize("path", ["/index.html.gz", "/index.html.br", "/assets/table-B4kq9_xZ.js.gz"])
def test_compressed_files_have_no_address_of_their_own(packed: Path, path: str) -> None:
    assert asked(packed, path).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "names"),
    [
        ("gzip, deflate, br", ["br", "gzip"]),
        ("*", ["br", "gzip"]),
        ("gzip, *;q=0", ["gzip"]),
        ("br;q=0.1, gzip;q=0.2", ["gzip", "br"]),
        (" BR ; q=1.0 ", ["br"]),
        (",,;;=", []),
        ("x" * 10_000 + ", gzip", []),
    ],
)
def test_encodings_are_chosen_as_browsers_ask(accepted: str, names: list[str]) -> None:
    assert wished(accepted) == names
