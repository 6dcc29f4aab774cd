"""Finished games that are passed on: link previews, their picture, and who may frame what."""

import asyncio
import re
import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.server.api_world import World, code, finished, opened, record_of, two
from voliera.languages import LANGUAGES
from voliera.protocol.errors import Refused
from voliera.server import sharing_pages, sharing_pictures
from voliera.server.notices.notice import Notice
from voliera.server.settings import Limits
from voliera.server.sharing_card import HEIGHT, WIDTH, drawn
from voliera.server.sharing_pictures import KEPT, WAITING, Pictures

PAGE = "<!doctype html><html><head>\n    <title>Voliera</title></head><body></body></html>"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder: Path = tmp_path_factory.mktemp("web")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return str(folder)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory, web: str) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("sharing"), web=web) as found:
        yield found


def tags(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text))


def test_previews_know_every_language() -> None:
    assert set(sharing_pages.LOCALES) == set(LANGUAGES)


def test_a_finished_game_has_a_preview_in_the_language_of_its_link(world: World) -> None:
    ada = world.device("<b>Ada</b>")
    token = ada.link(finished(ada, record_of("birdie")), "watch")["token"]
    stranger = world.device()
    told = tags(stranger.get(f"/r/{token}?lang=it").text)
    assert told["og:locale"] == "it_IT"
    assert told["og:image"] == f"http://voliera.test/r/{token}/picture.png?lang=it"
    assert re.search(r"ha vinto|vittoria condivisa", told["og:title"])
    assert "<b>" not in stranger.get(f"/r/{token}").text
    picture = stranger.get(f"/r/{token}/picture.png?lang=ru")
    assert picture.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(picture.content)).size == (WIDTH, HEIGHT)
    assert stranger.get(f"/api/shared/{token}/record").json()["game"] == "birdie"


def test_nothing_is_told_of_a_running_game_or_by_another_kind_of_link(world: World) -> None:
    table, first, _ = two(world)
    ada, stranger = world.device("Ada"), world.device()
    over = finished(ada, record_of("birdie"))
    running = first.link(table, "watch")["token"]
    for token in (running, "nosuchlink", "x" * 43):
        assert stranger.get(f"/r/{token}").text == PAGE
        assert stranger.get(f"/r/{token}/picture.png").status_code == 404
    assert code(stranger.get(f"/api/shared/{running}/record")) == (409, "not_over")
    assert code(stranger.get("/api/shared/nosuchlink/record")) == (404, "bad_link")
    link = ada.link(over, "watch")
    assert ada.delete(f"/api/tables/{over}/links/{link['id']}").status_code == 204
    assert code(stranger.get(f"/api/shared/{link['token']}/record")) == (404, "bad_link")


@pytest.mark.parametrize("token", ["anything", "A-Za_z09", "x" * 128])
def test_embedded_games_may_be_framed(world: World, token: str) -> None:
    framed = world.device().get(f"/embed/{token}")
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers


NOT_FRAMED = ("/", "/r/anything", "/embed", "/embedded", "/api/meta", "/t/embed/x")
NOT_EMBEDDED = ("/embed/", "/embed/~", "/embed/a/b", "/embed/a/", "/embed/%41bc", "/embed/a%0A", f"/embed/{'x' * 129}")
"""Addresses that the page does not take for a game that is embedded: it would go wherever the fragment leads."""


@pytest.mark.parametrize("path", [*NOT_FRAMED, *NOT_EMBEDDED])
def test_nothing_else_may_be_framed(world: World, path: str) -> None:
    answer = world.device().get(path)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-frame-options"] == "DENY"


def test_other_pages_may_show_the_picture_and_load_nothing_else(world: World) -> None:
    ada = world.device("Ada")
    token = ada.link(finished(ada, record_of("birdie")), "watch")["token"]
    picture = world.device().get(f"/r/{token}/picture.png")
    assert picture.headers.get_list("cross-origin-resource-policy") == ["cross-origin"]
    for path in (f"/r/{token}", f"/embed/{token}", f"/api/shared/{token}/record", "/picture.png", "/r/a/b/picture.png"):
        answer = world.device().get(path)
        assert answer.headers.get_list("cross-origin-resource-policy") == ["same-origin"], path


def test_the_picture_holds_any_names(world: World) -> None:
    for names in (("Ada", "greedy"), ("Константин Константинович" * 2, "x" * 24), ("鳥", "")):
        notice = Notice("over", "t", "bower", names, (False, False), winners=(0,), score=(12, 7))
        assert Image.open(BytesIO(drawn(notice, "ru"))).size == (WIDTH, HEIGHT)
    nobody = Notice("over", "t", "third", ("Ada", "Berta"), (False, False), winners=(0, 1), score=())
    assert Image.open(BytesIO(drawn(nobody, "en"))).size == (WIDTH, HEIGHT)


def test_an_address_that_asks_too_often_gets_no_more_previews(tmp_path: Path, web: str) -> None:
    with opened(tmp_path, Limits(previews_per_minute=3), web=web) as world:
        ada = world.device("Ada")
        token = ada.link(finished(ada, record_of("birdie")), "watch")["token"]
        crawler, other = world.device(address="192.0.2.7"), world.device(address="192.0.2.8")
        assert "og:title" in crawler.get(f"/r/{token}").text
        assert "og:title" in crawler.get(f"/embed/{token}").text
        assert crawler.get(f"/r/{token}/picture.png").status_code == 200
        refused = crawler.get(f"/r/{token}/picture.png")
        assert code(refused) == (429, "too_many")
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.headers["cache-control"] == "no-store"
        page = crawler.get(f"/r/{token}")  # people get in, without a preview
        assert (page.status_code, page.text) == (200, PAGE)
        assert "og:title" in other.get(f"/r/{token}").text
        assert other.get(f"/r/{token}/picture.png").status_code == 200


class Painter:
    """Draws when it is told to, and counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sharing_pictures, "drawn", self.draw)
        self.go_on = threading.Event()
        self.drawn: list[str] = []
        self.at_once = self.most = 0

    def draw(self, notice: Notice, lang: str) -> bytes:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        assert self.go_on.wait(60)
        self.drawn.append(notice.table)
        self.at_once -= 1
        return notice.table.encode()


def result(table: str) -> Notice:
    return Notice("over", table, "bower", ("Ada", "Berta"), (False, False), winners=(0,), score=(12, 7))


def test_pictures_are_drawn_one_at_a_time_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(monkeypatch)

    async def work() -> None:
        pictures = Pictures()
        wanted = [str(i % 8) for i in range(WAITING)]
        asked = [asyncio.create_task(pictures.png(result(name), "en")) for name in wanted]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await pictures.png(result("late"), "en")
        assert (caught.value.code, bool(caught.value.retry_ms)) == ("busy", True)
        painter.go_on.set()
        assert await asyncio.gather(*asked) == [name.encode() for name in wanted]
        assert painter.most == 1
        assert sorted(painter.drawn) == sorted(set(wanted))
        assert await pictures.png(result("late"), "en") == b"late"

    asyncio.run(work())


def test_a_picture_that_is_kept_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(monkeypatch)

    async def work() -> None:
        pictures = Pictures()
        painter.go_on.set()
        await pictures.png(result("kept"), "en")
        painter.go_on.clear()
        other = asyncio.create_task(pictures.png(result("other"), "en"))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(pictures.png(result("kept"), "en"), 10) == b"kept"
        painter.go_on.set()
        await other
        for i in range(KEPT):
            await pictures.png(result(f"more{i}"), "en")
        assert len(pictures._kept) == KEPT
        await pictures.png(result("kept"), "en")
        assert painter.drawn.count("kept") == 2

    asyncio.run(work())
