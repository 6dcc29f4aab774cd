"""What networks are told of the other's eggs and of the instinct: as the search has it, and as the game went."""

from random import Random

import numpy as np

from voliera.games.bower.bots.instinct.work import EGGS_EACH
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead.core import ALL_MOVES, Core
from voliera.games.bower.bots.mind import ASSIGNED, WAYS
from voliera.games.bower.bots.observed import WORDS, Thoughts, observe_first
from voliera.games.bower.hints import HINTED, HINTS, Hint
from voliera.games.bower.layout import CERTAINTY, GRAIN, HINTS_AT, LAYOUT, SIZE
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.scoring import new_sheet
from voliera.games.bower.rules.state import COLUMNS, SEATS, Phase
from voliera.games.bower.selfplay import tables
from voliera.games.bower.selfplay.cpu import step_many
from voliera.games.deals import first_deal
from voliera.kernel import SILENT

HEAT = 15.0
"""Grains by which a step may be worse, to be taken e times less often."""


class Followed:
    """Some games that go on as the instinct likes it, more or less, with thoughts that follow them."""

    def __init__(self, count: int, seed: int) -> None:
        self.states = tables.dealt(count, "all", seed)
        self.thoughts = Thoughts(self.states)
        self.rows = np.zeros((count, SIZE), np.int8)
        self.legal, self.mover = np.zeros((count, WORDS), np.int64), np.zeros(count, np.int8)
        self.results = np.zeros((count, SEATS), np.float32), np.zeros((count, SEATS), np.float32)
        self.done = np.zeros(count, np.int8)
        self.chance, self.seed = Random(seed), first_deal(seed) + count

    def hints(self, game: int) -> dict[int, int]:
        """What the instinct says of the legal steps, as the seat counts them."""
        row = self.rows[game, HINTS_AT : HINTS_AT + HINTED * HINTS].reshape(HINTED, HINTS)[:, Hint.INSTINCT]
        return {step: int(row[step]) for step in range(HINTED) if int(self.legal[game, step // 64]) >> step % 64 & 1}

    def look(self) -> None:
        self.thoughts.think(self.states)
        self.thoughts.look(self.states, self.rows, self.legal, self.mover)

    def play(self) -> None:
        steps = []
        for game in range(len(self.states)):
            hints = self.hints(game)
            weights = [np.exp(hint / HEAT) for hint in hints.values()]
            steps.append(self.chance.choices(list(hints), weights)[0])
        step_many(self.states, np.array(steps), *self.results, self.done, new_sheet(), SILENT, self.seed)
        self.seed += len(self.states)


def test_all_assignments_are_weighed() -> None:
    assert WAYS == 8 * 7 * 6 == len({tuple(way) for way in ASSIGNED.tolist()})


def test_networks_believe_what_the_search_believes() -> None:
    games, gaps = Followed(6, 2), []
    for number in range(90):
        games.look()
        if number % 10 == 0:
            for game in range(6):
                known = Knowledge.of(games.states[game : game + 1], int(games.mover[game]))
                core = Core(known.states(), known.seat, 0)
                found = core.works["guess"][0]
                told = LAYOUT.part(games.rows[game], "guesses").reshape(EGGS_EACH, -1) / CERTAINTY
                for column in range(SEATS - 1 - known.seat, COLUMNS, SEATS):
                    row = told[(column if known.seat == 0 else COLUMNS - 1 - column) // SEATS]
                    gaps.append(np.abs(row - found[column]).max())
        games.play()
    assert np.mean(gaps) < 0.03
    assert np.max(gaps) < 0.3


def test_thoughts_that_follow_a_game_are_those_of_its_record() -> None:
    games, compared, equal = Followed(8, 3), 0, 0
    finished, row = 0, np.zeros(SIZE, np.int8)
    for number in range(150):
        games.look()
        if number % 15 == 0:
            for game in range(8):
                observe_first(games.states[game : game + 1], row)
                gap = np.abs(row.astype(int) - games.rows[game])
                compared += 1
                equal += not gap.any()
        games.play()
        finished += int(games.done.sum())
    assert finished >= 8
    assert equal > 0.8 * compared


def test_hints_say_what_the_instinct_thinks_of_each_step() -> None:
    games, compared = Followed(6, 4), 0
    for _ in range(60):
        games.look()
        for game in range(6):
            s, hints = games.states[game], games.hints(game)
            assert max(hints.values()) <= 0
            if s.phase not in (Phase.SETUP, Phase.TAKE, Phase.PLAY):
                continue
            seat = int(s.seat)
            known = Knowledge.of(games.states[game : game + 1], seat)
            core = Core(known.states(), seat, 0)
            core.works["guess"] = games.thoughts.works["guess"][game]
            best: dict[int, float] = {}
            for move in core.moves(ALL_MOVES):
                step = turned_step(seat, move.steps[0])
                best[step] = max(best.get(step, -99.0), move.score)
            for step, score in best.items():
                less = max(-127.0, GRAIN * (score - max(best.values())))
                assert abs(hints[step] - less) <= 1
                compared += 1
        games.play()
    assert compared > 300
