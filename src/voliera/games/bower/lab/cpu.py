"""Bower's batches on the CPU, and the functions that they share with the GPU.

An observation of a seat that is not to move is made from a record in which a half-said action has not happened yet
and nothing has been drawn, as `redeal` has it.
"""

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.games.bower.lab.layout import LAYOUT, TO_MOVE
from voliera.games.bower.lab.sights import KEPT_SIGHT, clear, kept_sights, observe_again
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.observe import Row, observe
from voliera.games.bower.rules.numbers import STEPS
from voliera.games.bower.rules.redeal import forget_half_said
from voliera.games.bower.rules.scoring import ROWS, Score, Sheet, new_sheet
from voliera.games.bower.rules.state import NONE, SEATS, STATE, Phase
from voliera.games.bower.rules.steps import apply, legal
from voliera.games.bower.selfplay.cpu import tell_result
from voliera.games.bower.selfplay.tables import deal_again
from voliera.games.bower.sight import new_sights, see
from voliera.games.desks import ILLEGAL, LOOK, checked, desk_of
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import INTERPRETED, SILENT, Log, Record, States, below, entry, rule, short_entry
from voliera.kernel.addresses import Turn, direct, fixed, record_of

Listed = npt.NDArray[np.int16]
Flags = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.float32]
Words = npt.NDArray[np.int64]

DESK = desk_of(LAYOUT.size, STEPS, SEATS, ("sheet", np.int32, (ROWS, int(Score.WIDTH))))


@rule
def see_all(s: Record, g: Record, row: Row) -> None:
    """Write the observation of the seat to move on zeros, into room for a sight."""
    see(s, g)
    observe(s, g, row)
    row[TO_MOVE] = 1


@rule
def look_again(s: Record, g: Record, row: Row, mask: Flags, what: int, out: Listed) -> None:
    """Write the observation over the row of a kept sight, the legal actions over whatever the mask holds, or both."""
    if what & OBSERVATION:
        if s.phase == Phase.OVER:
            g.known = 0
            clear(row)
        else:
            observe_again(s, g, row)
            row[TO_MOVE] = 1
    if what & MASK:
        clear(mask)
        mark_legal(s, mask, out)


@rule
def mark_legal(s: Record, mask: Flags, out: Listed) -> None:
    """Write a 1 for each legal action on zeros."""
    for i in range(legal(s, out)):
        mask[turned_step(int(s.seat), int(out[i]))] = 1


@rule
def end_game(s: Record, sheet: Sheet, rewards: Numbers, points: Numbers) -> int:
    """Tell the result, if the game is over: 1 for the winner and -1 for the other, or 0 for both."""
    if s.phase != Phase.OVER:
        return 0
    tell_result(s, sheet, rewards, points)
    for seat in range(rewards.shape[0]):
        rewards[seat] = 2 * rewards[seat] - 1
    return 1


@entry
def deal_range(states: States, start: int, stop: int, seats: Flags, seed: int) -> None:
    """Deal games start … stop - 1, each from its own seed."""
    for i in range(start, stop):
        deal_again(states[i], seed + i)
        seats[i] = states[i].seat


@entry
def look_range(
    states: States, start: int, stop: int, rows: Row, mask: Flags, what: int, out: Listed, sights: States
) -> None:
    """Look at games start … stop - 1; each has its sight."""
    for i in range(start, stop):
        look_again(states[i], sights[i - start], rows[i], mask[i], what, out)


@entry
def play_range(
    sheet: Sheet,
    log: Log,
    states: States,
    start: int,
    stop: int,
    actions: Words,
    rewards: Numbers,
    points: Numbers,
    done: Flags,
    seats: Flags,
    episodes: Words,
    again: int,
    seed: int,
) -> None:
    """Play an action in each of the games start … stop - 1 that are not over."""
    for i in range(start, stop):
        s = states[i]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        done[i] = 0
        if s.phase != Phase.OVER:
            apply(s, turned_step(int(s.seat), actions[i]), log)
            done[i] = end_game(s, sheet, rewards[i], points[i])
        if done[i] and again:
            episodes[i] += 1
            deal_again(s, seed + i + states.shape[0] * episodes[i])
        seats[i] = s.seat


@entry
def answer_range(
    sheet: Sheet,
    out: Listed,
    log: Log,
    states: States,
    start: int,
    stop: int,
    learners: Flags,
    chances: States,
    rewards: Numbers,
    points: Numbers,
    done: Flags,
    seats: Flags,
    episodes: Words,
    again: int,
    seed: int,
) -> None:
    """Play at random for all seats but the learner's, until that is to move; where a game ends, go on with the next.

    The learner's seat moves on by one from game to game.
    """
    for i in range(start, stop):
        s = states[i]
        while s.phase != Phase.OVER and s.seat != learners[i]:
            apply(s, int(out[below(chances[i], legal(s, out))]), log)
            if end_game(s, sheet, rewards[i], points[i]):
                done[i] = 1
                if again:
                    episodes[i] += 1
                    deal_again(s, seed + i + states.shape[0] * episodes[i])
                    learners[i] = (learners[i] + 1) % SEATS
        seats[i] = s.seat


@entry
def turn_first(desks: States, sights: States, states: States, action: int, what: int) -> int:
    """Play an action in the first game and look at what comes of it; returns the seat to move, -1 at the end."""
    return turn(desks[0], sights[0], states[0], action, what)


@short_entry
def turn_there(places: int, action: int) -> int:
    """The same, if the action is legal, in records whose addresses are listed: desk, sight and game."""
    d = record_of(places, 0, DESK)
    if action < 0 or action >= STEPS or d.mask[action] == 0:
        return ILLEGAL
    return turn(d, record_of(places, 1, KEPT_SIGHT), record_of(places, 2, STATE), action, LOOK)


@rule
def turn(d: Record, sight: Record, s: Record, action: int, what: int) -> int:
    """Play an action and look at what comes of it."""
    row, mask = d.row[:], d.mask[:]
    apply(s, turned_step(int(s.seat), action), d.log[:])
    end_game(s, d.sheet[:], d.rewards[:], d.points[:])
    look_again(s, sight, row, mask, what, d.out[:])
    return int(s.seat)


@entry
def see_first(states: States, copies: States, sights: States, seat: int, row: Row) -> None:
    """What a seat may know of the first game."""
    for k in range(row.shape[0]):
        row[k] = 0
    copies[0] = states[0]
    s = copies[0]
    mover = int(s.seat)
    if mover != seat:
        forget_half_said(s)
        s.drawn_n = 0
        s.seat = seat
    see(s, sights[0])
    observe(s, sights[0], row)
    if mover != NONE:
        row[TO_MOVE + (0 if mover == seat else 1)] = 1


@entry
def take_back_first(states: States) -> None:
    """Take back a half-said action of the first game."""
    if states[0].phase > Phase.OVER:
        forget_half_said(states[0])


class Worker:
    """One thread's functions, with the room that they need; `turn` writes on the desk."""

    def __init__(self) -> None:
        self.desk = np.zeros(1, DESK)
        self._sight_of_desk = kept_sights()
        self.turn = partial(turn_first, self.desk, self._sight_of_desk)
        self._out = np.zeros(STEPS, np.int16)
        self._sights, self._sight = kept_sights(), new_sights()
        self._sheet = new_sheet()
        self._copies: States | None = None

    def turn_of(self, states: States) -> Turn:
        """Return `turn` for records that stay where they are."""
        if INTERPRETED:
            return checked(self.turn, self.desk, states)
        return fixed(direct(turn_there, 2), self.desk, self._sight_of_desk, states)

    def deal(self, states: States, start: int, stop: int, seats: Flags, seed: int) -> None:
        """Deal games."""
        deal_range(states, start, stop, seats, seed)

    def look(self, states: States, start: int, stop: int, rows: Row, mask: Flags, what: int) -> None:
        """Look at games; where there are many, their rows are always the same ones."""
        if stop - start == 1:  # the row may be the desk's, and the game another one
            self._sights["known"] = self._sight_of_desk["known"] = 0
        elif len(self._sights) < stop - start:
            self._sights = kept_sights(stop - start)
        look_range(states, start, stop, rows, mask, what, self._out, self._sights)

    def play(self, states: States, start: int, stop: int, *rest: Any) -> None:
        """Play an action in each game."""
        play_range(self._sheet, SILENT, states, start, stop, *rest)

    def answer(self, states: States, start: int, stop: int, *rest: Any) -> None:
        """Play at random for the other seats."""
        answer_range(self._sheet, self._out, SILENT, states, start, stop, *rest)

    def see(self, states: States, seat: int, row: Row) -> None:
        """Observe the first game for any seat."""
        if self._copies is None:
            self._copies = states[:1].copy()
        see_first(states, self._copies, self._sight, seat, row)

    def take_back(self, states: States) -> None:
        """Take back a half-said action of the first game."""
        take_back_first(states)
