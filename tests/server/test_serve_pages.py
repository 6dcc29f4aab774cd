"""The browser's side is served from one folder and from nowhere else; without it, a small page in four languages."""

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.server.pages import SECRET, a_side, asked, raw
from voliera.languages import LANGUAGES
from voliera.server.web import preferred


@pytest.fixture
def built(tmp_path: Path) -> Path:
    return a_side(tmp_path)


def test_files_have_their_types_and_only_hashed_ones_are_kept(built: Path) -> None:
    script = asked(built, "/assets/table-B4kq9_xZ.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    style = asked(built, "/assets/table.css")
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert style.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/abcdef", "/tables/open", "/no/such/place"])
def test_places_inside_the_browsers_side_get_its_page(built: Path, path: str) -> None:
    page = asked(built, path)
    assert page.status_code == 200
    assert "the table" in page.text
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_a_page_that_did_not_change_is_not_sent_again(built: Path) -> None:
    first = asked(built, "/")
    again = asked(built, "/", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_changed_is_sent_although_it_is_as_long_and_as_old(built: Path) -> None:
    """As when another version of the package is installed: its page names other files, nothing else is different."""
    page, then = built / "index.html", (1_580_601_600, 1_580_601_600)
    os.utime(page, then)
    first = asked(built, "/").headers["etag"]
    page.write_text(page.read_text().replace("the table", "the tebla"))
    os.utime(page, (then[0], then[1] + 1))
    again = asked(built, "/", if_none_match=first)
    assert (again.status_code, "the tebla" in again.text) == (200, True)


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/missing.js", "/assets/missing.css", "/notes.ini"])
def test_what_is_not_there_is_not_there(built: Path, path: str) -> None:
    answer = asked(built, path)
    assert answer.status_code == 404
    assert "the table" not in answer.text


def test_pages_are_only_read(built: Path) -> None:
    for web in (built, None):
        assert asked(web, "/", "POST").status_code == 405
        assert asked(web, "/", "HEAD").content == b""


OUT = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..\\secret.txt",
    "//secret.txt",
    "/../../../../../../../../etc/passwd",
    "//etc/passwd",
    "/etc/passwd",
    "/./../secret.txt",
    "/assets/\x00.css",
    "/way-out.txt",
    "/" + "a/" * 3000 + "x.css",
    "/" + "a" * 5000 + ".css",
    "/page.html.in",
    "/../web.py",
    "/\udce4.css",
]


@pytest.mark.parametrize("path", OUT)
def test_nothing_outside_the_folder_can_be_named(built: Path, path: str) -> None:
    for web in (built, None):
        status, body = raw(web, path)
        assert SECRET.encode() not in body
        assert b"root:" not in body
        assert b"StaticFiles" not in body
        assert status == 404 or (status == 200 and (b"<!doctype html>" in body) and "." not in path.strip("./"))


class Inline(HTMLParser):
    """Finds what a strict policy forbids, and collects what a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.loaded: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in told):
            self.found.append(tag)
        self.found += [name for name in told if name == "style" or name.startswith("on")]
        self.found += [value for value in told.values() if value and value.startswith(("javascript:", "data:"))]
        self.loaded += [str(told["href"])] if tag == "link" else [str(told["src"])] if "src" in told else []

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_small_page_speaks_the_readers_language_and_holds_nothing_inline(code: str) -> None:
    page = asked(None, "/", accept_language=f"{code}-XX,de;q=0.5")
    assert page.headers["content-language"] == code
    assert page.headers["vary"] == "accept-language"
    assert f'<html lang="{code}">' in page.text
    read = Inline()
    read.feed(page.text)
    assert read.found == []
    assert "voliera join" in page.text
    assert "/api/openapi.json" in page.text
    assert "$" not in page.text
    for path in read.loaded:
        assert path.startswith("/")
        loaded = asked(None, path)
        assert loaded.status_code == 200
        assert loaded.headers["content-type"].split(";")[0] in {"text/css", "image/svg+xml"}


def test_the_small_page_says_different_things_in_four_languages() -> None:
    texts = {asked(None, "/", accept_language=code).text for code in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert re.search("[а-я]{4}", asked(None, "/?lang=ru").text)
    assert asked(None, "/?lang=xx", accept_language="es").headers["content-language"] == "es"
    assert asked(None, "/anywhere").text == asked(None, "/").text


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("", "en"),
        ("it", "it"),
        ("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7", "ru"),
        ("en;q=0.1, es-419", "es"),
        ("es;q=0", "en"),
        ("fr,*;q=0.5", "en"),
        ("it;q=nonsense,,;;", "en"),
        ("x" * 10_000 + ",it", "en"),
    ],
)
def test_languages_are_chosen_as_browsers_ask(accepted: str, code: str) -> None:
    assert preferred(accepted) == code
