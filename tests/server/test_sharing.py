"""Finished games that are passed on: link previews, their picture, and who may frame what."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.server.api_world import World, code, finished, opened, record_of, two
from voliera.server.notices.notice import Notice
from voliera.server.sharing_card import HEIGHT, WIDTH, drawn

PAGE = "<!doctype html><html><head>\n    <title>Voliera</title></head><body></body></html>"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    web: Path = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text(PAGE, encoding="utf-8")
    with opened(tmp_path_factory.mktemp("sharing"), web=str(web)) as found:
        yield found


def tags(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text))


def test_a_finished_game_has_a_preview_in_the_language_of_its_link(world: World) -> None:
    ada = world.device("<b>Ada</b>")
    token = ada.link(finished(ada, record_of("birdie")), "watch")["token"]
    stranger = world.device()
    told = tags(stranger.get(f"/r/{token}?lang=it").text)
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
