"""Bower's oracle by itself: whole games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.oracle.bower_tables import (
    fresh,
    made_up_components,
)

from .bower import EGGS, Document, Oracle, bonuses_of, start


def play_randomly(
    oracle: Oracle, components: Document, chance: random.Random, prefer: tuple[str, ...] = ()
) -> Counter[str]:
    """Play a game to its end; `prefer` names actions and bonus tiles that are chosen whenever they can be."""
    seen: Counter[str] = Counter()
    while oracle.phase != "over":
        legal = oracle.legal()
        assert legal, oracle.to_move()
        preferred = [action for action in legal if action["do"] in prefer or action.get("bonus") in prefer]
        action = chance.choice(preferred or legal)
        shuffled = list(oracle.bonus_discards) if oracle.needs_shuffle_after(action) else None
        if shuffled is not None:
            chance.shuffle(shuffled)
            seen["reshuffle"] += 1
        oracle.apply(action, shuffled)
        seen[action["do"]] += 1
        position = oracle.position()
        there = position["display"] + position["pile"] + position["hands"][0] + position["hands"][1] + position["out"]
        there += [item[key] for nest in position["nests"] for item in nest for key in ("tile", "cover") if key in item]
        there += [position["gift"]["tile"]] if position["gift"] else []
        there += [position["pending"]["tile"]] if "tile" in (position["pending"] or {}) else []
        assert sum(name.startswith("t") for name in there) == 36
        assert len(there) == len(set(there))
        pile = position["bonus_pile"] + position["bonus_discards"] + position["kept"][0] + position["kept"][1]
        pile += (position["pending"] or {}).get("drawn", [])
        assert len(pile) == len(set(pile))
        if seen.total() % 7 == 0:
            assert Oracle(position, components).legal() == oracle.legal()
    return seen


@pytest.mark.parametrize("variant", ["standard", "super"])
@pytest.mark.parametrize("fair_play", [False, True])
def test_random_games(variant: str, fair_play: bool) -> None:
    """Games come to an end, no tile is lost or doubled, and the result adds up."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        chance = random.Random(seed)
        options = {"fair_play": fair_play, "zero_ties": bool(seed % 2), "lone_ties": seed % 3 != 0}
        options["joining_gems"] = seed % 5 < 3
        tiles, bonuses, eggs = [f"t{n:02}" for n in range(1, 37)], bonuses_of(options), list(EGGS)
        for pile in (tiles, bonuses, eggs):
            chance.shuffle(pile)
        position = start(variant, options, tiles, bonuses, eggs, seed % 2)
        if variant == "standard" and seed % 2:
            position["bonus_pile"], position["bonus_discards"] = bonuses[:4], bonuses[4:]
        components = made_up_components(seed % 5)
        oracle = Oracle(position, components)
        prefer = [(), ("bonus",), ("bonus", "use", "cover", "gift")][seed % 3]
        seen += play_randomly(oracle, components, chance, prefer)
        assert oracle.turns_played == ([15, 15] if variant == "super" else [12, 12])
        assert oracle.gift is None
        assert oracle.double is None
        result = oracle.result()
        assert sum(result["eggs"]) <= 19
        assert len(result["columns"]) == 6
    assert {"take", "play", "bonus", "keep", "token", "spy", "use", "cover", "decline"} <= set(seen)
    assert fair_play or {"gift", "discard"} <= set(seen)
    assert variant == "super" or seen["reshuffle"]


def test_x4_super_nest_with_cover_uses_all_tiles() -> None:
    """W-X4: 15 turns each, the first picks, the display and the cover tile: 36."""
    covered = 0
    for seed in range(12):
        oracle = fresh(seed, "super", bonuses=["cover"])
        seen = play_randomly(oracle, made_up_components(seed), random.Random(seed), ("bonus", "cover", "use"))
        assert len(oracle.pile) == 1 - seen["cover"]
        assert len(oracle.display) == 3
        covered += seen["cover"]
    assert covered > 0
