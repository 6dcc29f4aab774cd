"""Games for the coach: of sensible players, with single decisions that are terrible."""

from collections.abc import Callable
from functools import cache
from math import inf

import voliera
from voliera import bots, solve
from voliera.coach import Decision, decisions
from voliera.documents import Document
from voliera.game import Game

Choose = Callable[[Game, list[Document]], list[Document]]
SCORING = ("split", "collapse", "insert", "feature", "pigeon", "owl")


@cache
def sensible(name: str, seed: int, variant: str = "standard", players: int = 2, level: str = "heuristic") -> Document:
    """The record of a game between players of a level."""
    game = voliera.new(name, players, variant, seed=seed)
    while not game.over:
        game.apply(bots.choose(game, level, seed)["action"])
    return game.record()


@cache
def scored_perfectly(seed: int, variant: str, players: int = 2) -> Document:
    """The record of a game in which every scoring is played by the solver, for points."""
    game = voliera.new("birdie", players, variant, seed=seed)
    while not game.over:
        if game.phase in SCORING:
            game.apply(solve.solve(game, time_ms=inf)["actions"])
        else:
            game.apply(bots.choose(game, "heuristic", seed)["action"])
    return game.record()


def planted(name: str, seed: int, here: Callable[[Game], bool], choose: Choose, variant: str = "standard") -> Document:
    """A game of sensible players but for one decision, the first one where it is `here`.

    `choose` gets the game and the sensible player's candidates, best first, and answers with actions. Returns the
    record, and with `planted` where the other decision begins.
    """
    game, at = voliera.new(name, 2, variant, seed=seed), None
    while not game.over:
        candidates = [one["action"] for one in bots.choose(game, "heuristic", seed)["candidates"]]
        actions = candidates[:1]
        if at is None and here(game):
            at = len(game.actions)
            actions = choose(game, candidates)
        game.apply(actions)
    assert at is not None
    return {"record": game.record(), "planted": at}


def decision_at(record: Document, at: int) -> Decision:
    """The decision that begins there."""
    return next(one for one in decisions(record) if one.at == at)


def behind(game: Game) -> bool:
    """The other has laid three cards more, and many are to come: a pass now gives the round away."""
    if game.phase != "turn":
        return False
    position = game.position()
    lines = [len(line) for line in position["lines"]]
    fresh = position["round"] == 1 and not position["pass_order"] and len(position["deck"]) >= 6
    return fresh and lines[1 - game.mover()] - lines[game.mover()] >= 3


def passing(game: Game, candidates: list[Document]) -> list[Document]:
    del game, candidates
    return [{"do": "pass"}]
