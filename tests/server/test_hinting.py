"""A hint tells the whole turn: cards are laid one by one, and the table's own game is left alone."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import voliera
from voliera import bots
from voliera.documents import Document
from voliera.game import Game
from voliera.server.core.hints import HintWish
from voliera.server.live.hints import _whole_turn
from voliera.server.settings import Limits

MOST_TURNS = 60


class Thinkers:
    """Think at once, in this process."""

    async def choose(self, game: Game, level: str, **_: Any) -> Document:
        return bots.choose(game, level, 1)


def whole_turn(game: Game, level: Any = "greedy") -> Document:
    services = SimpleNamespace(thinkers=Thinkers(), limits=Limits())
    actor: Any = SimpleNamespace(services=services, table=SimpleNamespace(game=game, id="table"))
    return asyncio.run(_whole_turn(actor, HintWish("bot", level), 50))


def test_a_lay_is_told_card_by_card_up_to_its_end() -> None:
    game = voliera.new("birdie", players=2, seed=7)
    for _ in range(MOST_TURNS):
        before, legal = game.actions, game.legal()
        hint = whole_turn(game)
        actions = hint["actions"]
        assert actions[0] == hint["action"]
        assert (game.actions, game.legal()) == (before, legal)
        if actions[0]["do"] == "lay":
            break
        assert len(actions) == 1
        game.apply(actions)
    assert [one["do"] for one in actions] == ["lay"] * (len(actions) - 1) + ["done"]
    assert sum(one.get("from") == "display" for one in actions) == 2
    seat = game.seat
    game.apply(actions)
    assert game.seat != seat


def test_a_turn_of_one_action_is_told_as_one() -> None:
    hint = whole_turn(voliera.new("bower", seed=7))
    assert hint["actions"] == [hint["action"]]


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_the_strongest_bot_of_the_table_advises(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def choose(_: Any, game: Game, level: str, **__: Any) -> Document:
        asked.append(level)
        return {"action": game.legal()[0]}

    monkeypatch.setattr(Thinkers, "choose", choose)
    whole_turn(voliera.new(game, seed=7), "strongest")
    assert set(asked) == {"net+"}
