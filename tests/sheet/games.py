"""Games of bots as a boxed table would write them down: the sheet of a real game, and what the game came to."""

from __future__ import annotations

import random
from copy import deepcopy
from functools import cache
from typing import Any

import voliera
from voliera import bots
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import CARDS, COPIES
from voliera.games.birdie.sheet import entries
from voliera.games.birdie.sheet.document import read_sheet
from voliera.games.birdie.sheet.play import play_sheet

SCORING = ("split", "insert", "collapse", "feature", "pigeon", "owl")


def played_game(
    seed: int, players: int, variant: str, level: str | None = None, **options: Any
) -> tuple[Document, Game]:
    """The sheet of a whole game, and the game at its end: between bots of a level, or with any kind of action."""
    chance = random.Random(seed)
    game = voliera.new("birdie", players=players, variant=variant, options=options, seed=seed)
    sheet: Document = {"format": "voliera/sheet/1", "game": "birdie", "players": players, "variant": variant}
    sheet |= {"options": options, "names": [], "rounds": []}
    scoring: Document | None = None
    while not game.over:
        if game.phase in SCORING:
            position = game.position()
            seat = game.mover()
            if len(sheet["rounds"]) < position["round"]:
                nothing: list[None] = [None] * players
                told = {"pass_order": position["pass_order"], "lines": [*nothing], "hands": [*nothing], "scorings": []}
                sheet["rounds"].append(told)
            told = sheet["rounds"][-1]
            if scoring is None or scoring["seat"] != seat or scoring not in told["scorings"]:
                scoring = {"seat": seat, "drawn": [], "actions": []}
                told["lines"][seat] = position["lines"][seat]
                told["hands"][seat] = position["hands"][seat]
                told["scorings"].append(scoring)
        action = bots.choose(game, level)["action"] if level else _any_action(game.legal(), chance)
        if game.phase in SCORING:
            assert scoring is not None
            scoring["actions"].append(action)
            if action == {"do": "robin"}:
                scoring["drawn"].append(game.position()["under_stop"][0])
        game.apply(action)
    return sheet, game


def small_sheet(seed: int, players: int, variant: str, names: list[str] | None = None) -> Document:
    """A complete sheet with short lines, dealt and played at random; one Robin at most is drawn in each round."""
    return deepcopy(_small_sheet(seed, players, variant)) | {"names": names or []}


@cache
def _small_sheet(seed: int, players: int, variant: str) -> Document:
    chance = random.Random(seed)
    document = entries.new_document()
    document |= {"players": players, "variant": variant, "options": {}, "names": [], "rounds": []}
    deck: list[str] = []
    for number in range(2):
        if players > 2 or number == 0:
            deck = [card for card in CARDS for _ in range(COPIES)]
            chance.shuffle(deck)
        document = entries.with_pass_order(document, chance.sample(range(players), players))
        for seat in document["rounds"][-1]["pass_order"]:
            document = entries.with_cards(document, "lines", seat, _dealt(deck, chance.choice((0, 4, 5, 6))))
            document = entries.with_cards(document, "hands", seat, _dealt(deck, chance.choice((0, 1, 2))))
            document = _scored(document, seat, deck, chance)
    return document


def _any_action(legal: list[Document], chance: random.Random) -> Document:
    """One of any kind, so that abilities are used; passing is put off."""
    kinds = {action["do"] for action in legal}
    if len(kinds) > 1 and chance.random() < 0.8:
        kinds -= {"pass", "write", "stop"}
    kind = chance.choice(sorted(kinds))
    return chance.choice([action for action in legal if action["do"] == kind])


def _dealt(deck: list[str], count: int) -> list[str]:
    return [deck.pop() for _ in range(count)]


def _scored(document: Document, seat: int, deck: list[str], chance: random.Random) -> Document:
    """The document after random legal actions of the seat."""
    while True:
        progress = play_sheet(read_sheet(document))
        if progress.next is not None and progress.next["what"] == "drawn":
            document = entries.with_drawn(document, seat, deck.pop())
            continue
        current = progress.current
        if current is None or current.seat != seat:
            return document
        drawn = any(scoring["drawn"] for scoring in document["rounds"][-1]["scorings"])
        legal = [action for action in current.game.legal() if action["do"] != "robin" or not drawn]
        document = entries.with_actions(document, seat, [_any_action(legal, chance)])
