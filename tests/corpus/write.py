"""Add records to the corpus: `python -m tests.corpus.write`. What is there already is never written again.

A record `NAME.json` is a plain record document, as `voliera replay` reads it; `NAME.final.json` beside it says what it
comes to: the result, and a hash of the last position. To add records, add lines to `RECORDS`.
"""

import json
import random
import sys
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import voliera
from tests.configurations import CONFIGURATIONS, Configuration, choose
from tests.games.birdie.facts import FEATURES
from voliera.documents import Document
from voliera.game import Game

FOLDER = Path(__file__).parent

EMPTY = dict.fromkeys(FEATURES)
SET_UP: Document = {
    "format": "voliera/position/1",
    "game": "birdie",
    "players": 3,
    "variant": "expert",
    "options": {},
    "round": 2,
    "phase": "turn",
    "seat": 1,
    "display": ["owl-winter", "owl-winter", "robin-spring", "pigeon-autumn"],
    "hands": [["pigeon-summer", None], ["woodpecker-spring", "robin-summer", "owl-autumn"], [None, None, None]],
    "lines": [[None, "owl-summer", None, None], ["robin-winter", "robin-autumn", "owl-autumn", "robin-spring"], []],
    "laying": None,
    "boxes": [
        {**EMPTY, "robin": 3, "pigeon": 2, "spring": 4, "summer": 2},
        {**EMPTY, "owl": 2, "pigeon": 2, "autumn": 3, "winter": 6},
        {**EMPTY, "woodpecker": 5, "spring": 2, "autumn": 2},
    ],
    "pass_points": [[4, None], [0, None], [2, 4]],
    "pass_order": [2],
    "flaps": [4, 5, 3],
    "uses": [
        {"robin": 1, "owl": 0, "pigeon": 2, "woodpecker": 0},
        {"robin": 0, "owl": 1, "pigeon": 0, "woodpecker": 1},
        {"robin": 0, "owl": 0, "pigeon": 0, "woodpecker": 0},
    ],
    "trophies": {"robin": 0, "owl": 1, "pigeon": 0, "woodpecker": 2},
    "scoring": None,
}
"""The second round of a game of three, set up with little more than what somebody at the table would know."""


def square(material: str, *objects: str) -> Document:
    return {"material": material, "objects": list(objects)}


TYPED_IN: Document = {
    "format": "voliera/position/1",
    "game": "bower",
    "players": 2,
    "variant": "standard",
    "options": {"zero_ties": False},
    "first": 1,
    "turns_played": [2, 3],
    "phase": "take",
    "seat": 0,
    "eggs": ["feather-red", None, "flower-white", None, None, None],
    "known": [{"columns": [3], "aside": False}, {"columns": [], "aside": False}],
    "display": [
        [square("straw", "gem", "gem"), square("moss", "shell")],
        [square("gravel", "flower-red"), square("gravel", "feather-yellow", "gem")],
        [square("moss", "shell", "shell"), square("straw", "feather-purple")],
    ],
    "pile": [
        *("t01", "t02", "t03", "t05", "t08", "t13", "t21", "t34"),
        *([square("straw", "gem", "gem"), square("moss", "gem", "flower-purple")] for _ in range(3)),
        *([square("gravel", "gem"), square("straw", "gem", "feather-red")] for _ in range(3)),
        *("t04", "t06", "t07", "t09"),
    ],
    "bonus_pile": ["gift", "x", "double-turn", "cover", "branch"],
    "bonus_discards": ["egg-red", "discard"],
    "nests": [
        [
            {"tile": [square("straw", "gem", "gem"), square("straw", "shell")], "at": [2, 0], "facing": "n"},
            {"tile": [square("moss", "flower-white"), square("earth")], "at": [3, 0], "facing": "e"},
            {"token": "white-feather", "at": [3, 0]},
        ],
        [
            {"tile": "t10", "at": [0, 0], "facing": "e"},
            {"tile": "coloured-shells", "at": [0, 1], "facing": "e"},
            {"tile": [square("gravel", "gem", "gem"), square("gravel", "gem")], "at": [5, 1], "facing": "s"},
            {"token": "shells", "at": [1, 1]},
        ],
    ],
    "hands": [["t11", "nest-4"], ["t12"]],
    "kept": [["spy-opponent", "white-feather", "nest-4"], ["coloured-shells", "shells"]],
    "pending": None,
    "gift": None,
    "double": None,
    "out": [],
}
"""A game of Bower in its third turn, tiles typed in as they lie there, some eggs unknown, two tiles never seen."""

NAMES = ("Ada", "Bruno", "Чайка", "Ñandú")


def own_seed(configuration: Configuration, number: int) -> int:
    """A seed that stays the same when the list of configurations grows."""
    return crc32(f"{configuration} {number}".encode()) % 1000


RECORDS: list[tuple[Configuration, int, int | None]] = [
    *((configuration, own_seed(configuration, number), None) for configuration in CONFIGURATIONS for number in (5, 6)),
    (Configuration("birdie", 4, "standard"), 2**53 - 1, 60),
    (Configuration("bower", 2, "standard"), 2**53 - 1, 35),
    (Configuration("bower", 2, "super", {"fair_play": True}), 77, 40),
    (Configuration("bower", 2, "standard", {"fair_play": True}), 109, None),
    (Configuration("bower", 2, "standard"), 92, None),
]
"""Configuration, seed, and the number of actions after which the record breaks off, if it does."""


def play_on(game: Game, configuration: Configuration, seed: int, actions: int | None) -> Game:
    """Play to the end, or for this many actions."""
    chance = random.Random(seed)
    while not game.over and (actions is None or len(game.actions) < actions):
        game.apply(choose(game, chance, configuration.facts.sensible))
    return game


def games() -> dict[str, Game]:
    """Every game of the corpus, by its name."""
    found = {}
    for configuration, seed, actions in RECORDS:
        game = voliera.new(
            *(configuration.game, configuration.players, configuration.variant, configuration.options, seed),
            names=NAMES[: seed % (configuration.players + 1)],
        )
        name = f"{configuration}-{seed}" + (f"-first-{actions}" if actions else "")
        found[name] = play_on(game, configuration, seed, actions)
    start = voliera.from_position(SET_UP, seed=5)
    found["birdie-expert-3-set-up"] = play_on(start, Configuration("birdie", 3, "expert"), 5, None)
    start = voliera.from_position(TYPED_IN, seed=5)
    found["bower-standard-2-set-up"] = play_on(start, Configuration("bower", 2, "standard"), 5, None)
    return found


def position_hash(game: Game) -> str:
    """A hash of the whole position, whatever the order of its keys."""
    return sha256(json.dumps(game.position(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def final(game: Game) -> Document:
    """What a record comes to."""
    return {"result": game.result(), "position": position_hash(game)}


def main(folder: Path = FOLDER) -> None:
    for name, game in games().items():
        record, end = folder / f"{name}.json", folder / f"{name}.final.json"
        if record.exists() or end.exists():
            print(f"{record.name} is there already and stays as it is", file=sys.stderr)
            continue
        for file, document in ((record, game.record()), (end, final(game))):
            file.write_text(json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"added {record.name}")


if __name__ == "__main__":
    main()
