"""Decisions of games that were played, as a network would have met them: what it would have seen, and what was done."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from voliera.arena import whole_games
from voliera.arena.counters import counter_of
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.contract import Environment
from voliera.kernel import SILENT
from voliera.notation import lines_of, parse_jsonl
from voliera.records import replay, shortened

Step = tuple[npt.NDArray[np.int8], npt.NDArray[np.int64], int]
"""What the network sees, a bit for each legal step, and the step that was taken."""


class Examples(NamedTuple):
    """Decisions, a row each; seats are counted from the one that decides."""

    rows: npt.NDArray[np.int8]  # [decision, number]: observations
    legal: npt.NDArray[np.int64]  # [decision, word]: a bit for each legal step
    taken: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float32]  # [decision, seat]: of the win
    players: npt.NDArray[np.int64]
    games: npt.NDArray[np.int64]  # the number of the game that the decision is from
    mix: str  # the tables, weighed by their games (voliera.games.mix)


def read_games(path: Path) -> Iterator[Document]:
    """Records of a file: Parquet of `voliera arena --out`, or lines of JSON."""
    if path.suffix == whole_games.SUFFIX:
        yield from whole_games.records(path)
        return
    try:
        with path.open("rb") as file:
            for one in parse_jsonl(lines_of(file)):
                yield one.record
    except OSError as error:
        raise GameError("bad_request", f"{path}: cannot be read ({error.strerror})") from None


def examples_of(records: Iterable[Document], environment: Environment, name: str | None = None) -> Examples:
    """All decisions that a network would be asked for in finished games; with a name only those of that player."""
    steps: list[Step] = []
    shares: list[list[float]] = []
    players: list[int] = []
    games: list[int] = []
    tables: Counter[str] = Counter()
    for record in records:
        if record["game"] != environment.layout.game:
            raise GameError("bad_request", f"imitate: games of {environment.layout.game}; found {record['game']}")
        if record.get("result") is None:
            continue
        number = tables.total()
        tables[f"{record['players']}:{record['variant']}"] += 1
        won = counter_of(record["game"]).shares(record["result"])
        for seat, decisions in decided(record, environment):
            if name is None or record["names"][seat] == name:
                steps += decisions
                turned = won[seat:] + won[:seat] + [0.0] * (environment.seats - len(won))
                shares += [turned] * len(decisions)
                players += [len(won)] * len(decisions)
                games += [number] * len(decisions)
    if not steps:
        whose = "" if name is None else f" of {name!r:.40}"
        raise GameError("bad_request", f"imitate: the file holds no decision{whose} in a finished game")
    rows, legal, taken = zip(*steps, strict=True)
    return Examples(
        np.stack(rows),
        np.stack(legal),
        np.array(taken),
        np.array(shares, np.float32),
        np.array(players),
        np.array(games),
        ",".join(f"{table}={max(1, round(100 * count / tables.total()))}" for table, count in sorted(tables.items())),
    )


def decided(record: Document, environment: Environment) -> Iterator[tuple[int, list[Step]]]:
    """The seat of each action of a game, and the decisions of a network that make up the action."""
    game = replay(shortened(record, 0))
    for action in record["actions"]:
        yield game.mover(), steps_of(game, action, environment)
        game.apply([action])


def steps_of(game: Game, action: Document, environment: Environment) -> list[Step]:
    """The steps of an action that a network decides."""
    rules, states = game.rules, game.states.copy()
    out = np.zeros(rules.steps, np.int16)
    found = []
    for step in rules.numbers(states, action):
        seen = environment.seen(states)
        if seen is not None:
            found.append((*seen, environment.own_step(game.mover(), step)))
        rules.advance(states, step, SILENT, out)
    return found
