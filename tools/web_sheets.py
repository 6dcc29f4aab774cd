"""Write random boards of Birdie with the engine's result, for the browser's score sheet to be compared with.

`python -m tools.web_sheets` draws few values, so that ties for trophies and for the win are many.
"""

import json
import random
from pathlib import Path
from typing import Any

import voliera
from voliera.games.birdie.rules.box import BIRDS, FEATURES

FIXTURE = Path(__file__).parents[1] / "web" / "tests" / "sheet-birdie.fixture.json"
CASES = 40
TIES = 15
OWN_FLAPS = [1, 3, 5, 7, 9, 11, 13, 15, 17]


def cases() -> list[dict[str, Any]]:
    """Sheets as the screen keeps them, each with the result."""
    chance = random.Random(8)
    found = [_case(chance) for _ in range(CASES)]
    while sum(map(_tied, found)) < TIES:
        found += filter(_tied, [_case(chance)])
    return found


def _tied(case: dict[str, Any]) -> bool:
    """Whether two have the most points, so that their passes decide (B-F2)."""
    totals = case["result"]["totals"]
    return bool(totals.count(max(totals)) > 1)


def _case(chance: random.Random) -> dict[str, Any]:
    players = chance.randint(2, 4)
    own = chance.random() < 0.3
    components = {"components": {"format": "voliera/components/1", "game": "birdie", "flap": OWN_FLAPS}} if own else {}
    variant = chance.choice(["standard", "expert"])
    free = [set(FEATURES) for _ in range(4)]
    left = [dict.fromkeys(BIRDS, 2 if variant == "expert" else 1) for _ in range(4)]
    rounds = [_round(chance, players, free, left) for _ in range(2)]
    told = [
        {
            "pass_order": one["order"][:players],
            "written": [
                {"boxes": seat["boxes"], "flaps": len(seat["boxes"]) if seat["flaps"] is None else seat["flaps"],
                 "uses": seat["uses"]}
                for seat in one["seats"][:players]
            ],
        }
        for one in rounds
    ]  # fmt: skip
    heading = {"format": "voliera/sheet/1", "game": "birdie", "players": players, "variant": variant}
    heading["options"] = components
    scored = voliera.score({**heading, "rounds": told})
    assert scored["next"] is None
    document = {**heading, "names": [""] * 4, "screen": {"title": "", "rounds": rounds, "trophies": {}}}
    return {
        "document": document,
        "result": scored["result"],
        "trophies": scored["trophies"],
        "flaps": scored["flaps"],
        "uses": scored["uses"],
    }


def _round(chance: random.Random, players: int, free: list[set[str]], left: list[dict[str, int]]) -> dict[str, Any]:
    order: list[int | None] = [*chance.sample(range(players), players), *[None] * (4 - players)]
    seats: list[dict[str, Any]] = []
    for seat in range(4):
        boxes = {}
        if seat < players:
            for box in chance.sample(sorted(free[seat]), min(len(free[seat]), chance.randint(0, 4))):
                boxes[box] = chance.randint(2, 4)
                free[seat].discard(box)
        flaps = chance.choice([None, None, chance.randint(0, 9)])
        uses = {}
        for bird in BIRDS:
            if seat < players and left[seat][bird] and chance.random() < 0.2:
                uses[bird] = chance.randint(1, left[seat][bird])
                left[seat][bird] -= uses[bird]
        seats.append(
            {"boxes": boxes, "flaps": flaps, "uses": uses, "line": [], "hand": [], "drawn": [], "actions": None}
        )
    return {"order": order, "seats": seats}


def text() -> str:
    """The fixture file."""
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(text(), encoding="utf-8")
