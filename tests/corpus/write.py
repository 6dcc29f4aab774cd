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
from tests.games import CONFIGURATIONS, FEATURES, Configuration, Document, choose
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

NAMES = ("Ada", "Bruno", "Чайка", "Ñandú")


def own_seed(configuration: Configuration, number: int) -> int:
    """A seed that stays the same when the list of configurations grows."""
    return crc32(f"{configuration} {number}".encode()) % 1000


RECORDS: list[tuple[Configuration, int, int | None]] = [
    *((configuration, own_seed(configuration, number), None) for configuration in CONFIGURATIONS for number in (5, 6)),
    (Configuration("birdie", 4, "standard"), 2**53 - 1, 60),
]
"""Configuration, seed, and the number of actions after which the record breaks off, if it does."""


def play_on(game: Game, configuration: Configuration, seed: int, actions: int | None) -> Game:
    """To the end, or for so many actions."""
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
