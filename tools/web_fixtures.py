"""Write the situations that the browser's gallery shows: real `full` messages of real tables, found by playing.

`python -m tools.web_fixtures` plays games of sensible and of random players until each situation of the list below has
come up, and writes what the server would tell one viewer then. Seeds are fixed: the same files come out each time.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import voliera
from voliera.bots import choose
from voliera.documents import Document
from voliera.game import Game
from voliera.games import GAMES, rules_of
from voliera.protocol.messages import Settings, Viewer
from voliera.server.api.meta import meta
from voliera.server.core.entries import Entry
from voliera.server.core.folding import fold
from voliera.server.core.outgoing import full
from voliera.server.core.table import Change, Row, Table
from voliera.server.settings import Limits

FOLDER = Path(__file__).parents[1] / "web" / "gallery" / "fixtures"
ANSWERS = FOLDER.parent / "answers"
"""What a server says to questions that need no table."""
TABLE_ID = "abcdefghijkl2345"
PEOPLE = (("person", "Anna", None), ("person", "Oleg", None), ("bot", "", "search"), ("person", "Marta", None))
MOST_SEEDS = 3_000
SETTINGS = Settings(hints=True, take_back=True)
NOW = 1_790_000_000_000


@dataclass(frozen=True)
class Situation:
    """What to look for, and who looks."""

    name: str
    game: str
    found: Callable[[Game], bool]
    players: int = 2
    variant: str = "standard"
    options: dict[str, Any] = field(default_factory=dict)
    viewer: str = "mover"
    """`mover`, `other` (the next seat), or `watch`."""
    sensible: bool = True


def main() -> None:
    """Find all situations and write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    ANSWERS.mkdir(exist_ok=True)
    _write(ANSWERS / "meta.json", meta(Limits()))
    for name in GAMES:
        _write(ANSWERS / f"components-{name}.json", rules_of(name).components({}))
    for situation in SITUATIONS:
        _write(FOLDER / f"{situation.name}.json", look_for(situation))
        print(situation.name)


def _write(path: Path, document: object) -> None:
    text = msgspec.json.format(msgspec.json.encode(document), indent=1)
    path.write_bytes(text + b"\n")


def look_for(situation: Situation) -> Document:
    """What the viewer is told when the situation first comes up."""
    for seed in range(1, MOST_SEEDS):
        for table in _played(situation, seed):
            person = situation.viewer != "mover" or table.game.seat in {None, 0}
            if person and situation.found(table.game):
                return _told(situation, table)
    raise LookupError(f"{situation.name} never came up")


def _played(situation: Situation, seed: int) -> Iterator[Table]:
    """A table, after each of its actions."""
    start = voliera.new(situation.game, situation.players, situation.variant, situation.options, seed=seed)
    table, chance = Table(_row(situation, start)), random.Random(seed)
    while table.status != "over":
        if situation.sensible:
            action = choose(table.game, "heuristic", seed=seed)["action"]
        else:
            action = chance.choice(table.game.legal())
        entry = Entry("", table.v + 1, table.rev + 1, 0, "act", table.mover, None, None, {"actions": [action]})
        fold(table, Change(entry))
        yield table


def _row(situation: Situation, start: Game) -> Row:
    people = PEOPLE[: situation.players] if situation.players > 2 else (PEOPLE[0], PEOPLE[2])
    seats = [
        {"kind": kind, "name": name, "session": f"s{seat}" if kind == "person" else None, "bot": bot}
        for seat, (kind, name, bot) in enumerate(people)
    ]
    return Row(
        TABLE_ID,
        *(situation.game, situation.variant, situation.players, situation.options, SETTINGS, seats),
        *(start.position(), "", "c0ffee" * 10, NOW, "s0", None),
    )


def _told(situation: Situation, table: Table) -> Document:
    mover = table.game.seat
    seat = 0 if mover is None else mover
    if situation.viewer == "other":
        seat = (seat + 1) % situation.players
    viewer = Viewer("watch") if situation.viewer == "watch" else Viewer("seat", seat)
    told: Document = msgspec.json.decode(msgspec.json.encode(full(table, viewer, NOW)))
    return told


def _phase(game: Game) -> str:
    return str(game.position()["phase"])


def _does(game: Game, *verbs: str) -> bool:
    """Whether the seat to move may do all of these."""
    return {*verbs} <= {action["do"] for action in game.legal()}


def _birdie_turn(hand: int, *, line: int = 5, second: bool = False, passed: bool = False) -> Callable[[Game], bool]:
    def found(game: Game) -> bool:
        here = game.position()
        return (
            here["phase"] == "turn"
            and here["round"] == (2 if second else 1)
            and len(here["hands"][here["seat"]]) >= hand
            and len(here["lines"][here["seat"]]) >= line
            and bool(here["pass_order"]) == passed
        )

    return found


def _birdie_laying(game: Game) -> bool:
    here = game.position()
    return here["phase"] == "laying" and len(here["laying"]["cards"]) == 2 and len(here["hands"][here["seat"]]) >= 2


def _birdie_line(phase: str, fewest: int, *abilities: str, most: int = 99) -> Callable[[Game], bool]:
    def found(game: Game) -> bool:
        here = game.position()
        if here["phase"] != phase or here["scoring"]["sets"] or here["scoring"]["gap"] is not None:
            return False
        own = here["hands"][here["seat"]]
        held = {str(card).partition("-")[0] for card in own}
        return fewest <= len(here["lines"][here["seat"]]) <= most and {*abilities} <= held

    return found


def _bower_turn(phase: str, turns: int) -> Callable[[Game], bool]:
    def found(game: Game) -> bool:
        here = game.position()
        return bool(here["phase"] == phase and here["turns_played"][here["seat"]] >= turns)

    return found


def _bower_effect(name: str) -> Callable[[Game], bool]:
    def found(game: Game) -> bool:
        pending = game.position()["pending"]
        return pending is not None and pending.get("effect") == name and _phase(game) == "effect"

    return found


def _bower_crossed(game: Game) -> bool:
    """Whether the other has just laid the X into the nest of the seat to move."""
    here = game.position()
    own = here["nests"][here["seat"]] if here["phase"] in {"take", "play"} else []
    return bool(own) and own[-1].get("token") == "x"


def _bower_kept_by_both(game: Game) -> bool:
    here = game.position()
    return here["phase"] == "keep" and all(here["kept"])


def _birdie_dealt(game: Game) -> bool:
    """Whether the second round begins."""
    here = game.position()
    return here["phase"] == "turn" and here["round"] == 2 and not any(here["lines"]) and not here["pass_order"]


def _over(game: Game) -> bool:
    return game.over


EFFECTS = ("x", "branch", "white-feather", "white-flower", "shells", "cover", "gift", "spy-opponent", "spy-aside")

SITUATIONS = [
    Situation("birdie-turn-4", "birdie", _birdie_turn(5, second=True, passed=True), players=4),
    Situation("birdie-turn-3", "birdie", _birdie_turn(4), players=3),
    Situation("birdie-turn-2", "birdie", _birdie_turn(3)),
    Situation("birdie-hand-7", "birdie", _birdie_turn(7, line=2), sensible=False),
    Situation("birdie-other", "birdie", _birdie_turn(3), players=4, viewer="other"),
    Situation("birdie-watch", "birdie", _birdie_turn(3), players=4, viewer="watch"),
    Situation("birdie-open-memory", "birdie", _birdie_turn(3), options={"open_memory": True}),
    Situation("birdie-laying", "birdie", _birdie_laying, players=4),
    Situation("birdie-split", "birdie", _birdie_line("split", 11, "pigeon", "owl", most=12)),
    Situation("birdie-split-all", "birdie", _birdie_line("split", 8, "robin", "woodpecker", "pigeon", "owl")),
    Situation("birdie-split-18", "birdie", _birdie_line("split", 16), sensible=False),
    Situation("birdie-insert", "birdie", lambda game: _phase(game) == "insert", sensible=False),
    Situation("birdie-owl", "birdie", lambda game: _phase(game) == "owl"),
    Situation("birdie-scoring-other", "birdie", _birdie_line("split", 9), players=4, viewer="other"),
    Situation("birdie-collapse", "birdie", _birdie_line("collapse", 11, "pigeon", "owl"), variant="expert"),
    Situation("birdie-collapse-18", "birdie", _birdie_line("collapse", 16), variant="expert", sensible=False),
    Situation("birdie-feature", "birdie", lambda game: _phase(game) == "feature", variant="expert", sensible=False),
    Situation("birdie-keep", "birdie", lambda game: _phase(game) == "pigeon", variant="expert", sensible=False),
    Situation("birdie-second", "birdie", _birdie_dealt, players=4),
    Situation("birdie-over-4", "birdie", _over, players=4),
    Situation("birdie-over-2", "birdie", _over, variant="expert"),
    Situation("bower-setup", "bower", lambda game: _phase(game) == "setup"),
    Situation("bower-take", "bower", _bower_turn("take", 5)),
    Situation("bower-play", "bower", _bower_turn("play", 6)),
    Situation("bower-play-first", "bower", _bower_turn("play", 0)),
    Situation("bower-other", "bower", _bower_turn("play", 7), viewer="other"),
    Situation("bower-watch", "bower", _bower_turn("play", 7), viewer="watch"),
    Situation("bower-bonus", "bower", lambda game: _phase(game) == "bonus"),
    Situation("bower-keep", "bower", lambda game: _phase(game) == "keep"),
    Situation("bower-keep-super", "bower", lambda game: _phase(game) == "keep", variant="super"),
    Situation("bower-keep-late", "bower", _bower_kept_by_both, variant="super"),
    Situation("bower-play-super", "bower", _bower_turn("play", 6), variant="super"),
    Situation("bower-crossed", "bower", _bower_crossed, sensible=False),
    Situation("bower-crossed-super", "bower", _bower_crossed, variant="super", sensible=False),
    *(Situation(f"bower-{name}", "bower", _bower_effect(name), sensible=False) for name in EFFECTS),
    Situation(
        "bower-cover-place",
        "bower",
        lambda game: _phase(game) == "effect" and _does(game, "cover"),
        sensible=False,
    ),
    Situation("bower-discard", "bower", lambda game: _phase(game) == "discard", sensible=False),
    Situation("bower-over", "bower", _over),
    Situation("bower-over-fair", "bower", _over, options={"fair_play": True}, sensible=False),
]

if __name__ == "__main__":
    main()
