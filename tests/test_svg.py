"""Pictures of positions: whole documents, with all that a seat sees and nothing that it does not."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import voliera
from tests.configurations import CONFIGURATIONS
from voliera import bots, svg
from voliera.games import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def moments(game: voliera.Game, every: int) -> Iterator[voliera.Game]:
    """A game of random players, now and then."""
    for count in range(10_000):
        if count % every == 0:
            yield game
        if game.over:
            return
        game.apply(bots.choose(game, "random", seed=count)["action"])


def drawn(picture: str, kind: str) -> Counter[str]:
    """What a picture shows of a kind: `card`, `tile`, `egg`, `bonus`."""
    found = (one.get(f"data-{kind}") for one in ElementTree.fromstring(picture).iter())
    return Counter(one for one in found if one is not None)


def named_in(document: Any, names: set[str]) -> Counter[str]:
    """How often a document names each of these things."""
    if isinstance(document, str):
        return Counter([document]) if document in names else Counter()
    inside = document.values() if isinstance(document, dict) else document if isinstance(document, list | tuple) else ()
    return sum((named_in(one, names) for one in inside), Counter())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_pictures_are_whole_documents_and_show_what_a_seat_may_know(configuration: Any) -> None:
    for game in moments(configuration.new(seed=5), every=29):
        for seat in (None, *range(game.players)):
            picture = svg.draw(game, seat)
            root = ElementTree.fromstring(picture)
            assert root.tag == f"{SVG}svg"
            ids = [one.get("id") for one in root.iter() if one.get("id")]
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', picture)) <= set(ids)
            assert not re.search(r"<script|https?://(?!www\.w3\.org/2000/svg\")|var\(|nan", picture)
            if seat is not None:
                assert picture == svg.draw(game.redealt(seat, seed=game.players), seat)


def test_birdie_shows_its_cards() -> None:
    game = voliera.new("birdie", 3, seed=7)
    view = game.view(1)
    assert drawn(svg.draw(game, 1), "card") == Counter(view["display"]) + Counter(view["hands"][1])
    assert drawn(svg.draw(game), "card") == Counter(view["display"])
    open_cards = drawn(svg.draw(game, everything=True), "card")
    assert open_cards == Counter(view["display"]) + sum((Counter(hand) for hand in game.position()["hands"]), Counter())


def test_a_line_that_is_scored_lies_open_with_its_sets() -> None:
    game = voliera.new("birdie", 2, seed=3)
    while game.phase != "split" or not (game.view(game.seat)["scoring"] or {}).get("sets"):
        game.apply(bots.choose(game, "heuristic", seed=1)["action"])
    picture = svg.draw(game, game.seat)
    line = game.view(game.seat)["lines"][game.mover()]
    assert len(line) > 3
    assert Counter(line) <= drawn(picture, "card")
    assert "stroke-linejoin" in picture.partition("</defs>")[2]


def test_bower_shows_its_tiles_and_eggs() -> None:
    game = voliera.new("bower", seed=7)
    for count in range(20):
        game.apply(bots.choose(game, "random", seed=count)["action"])
    names = {tile["id"] for tile in game.rules.components({})["tiles"]}
    for seat in (0, 1, None):
        view = game.view(seat)
        assert drawn(svg.draw(game, seat), "tile") == named_in([view["display"], view["nests"], view["hands"]], names)
        eggs = drawn(svg.draw(game, seat), "egg")
        assert eggs == Counter(egg or "hidden" for egg in [*view["eggs"], *view["aside"]])
    assert "hidden" not in drawn(svg.draw(game, everything=True), "egg")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_itself_as_the_seat_to_move_sees_it(name: str) -> None:
    game = voliera.new(name, seed=2)
    assert game._repr_svg_() == svg.draw(game, game.seat)
    while not game.over:
        game.apply(bots.choose(game, "random", seed=1)["action"])
    assert game._repr_svg_() == svg.draw(game, None)


def test_names_are_written_as_they_are() -> None:
    game = voliera.new("birdie", seed=1, names=["<b>&", 'A "long" name of somebody'])
    words = [one.text for one in ElementTree.fromstring(svg.draw(game)).iter(f"{SVG}text")]
    assert "<b>&" in words
    assert 'A "long" name…' in words


def test_seats_that_are_not_there_are_refused() -> None:
    with pytest.raises(voliera.GameError, match="seat"):
        svg.draw(voliera.new("bower", seed=1), 2)


def test_a_game_without_drawings_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = voliera.new("bower", seed=1)
    monkeypatch.setattr(type(GAMES["bower"]), "drawing", lambda self: None)
    with pytest.raises(voliera.GameError, match="no drawings of bower"):
        svg.draw(game)
    assert game._repr_svg_() is None
