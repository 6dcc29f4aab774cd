"""Birdie's batches on the CPU, and the functions that they share with the GPU."""

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.lab.layout import LAYOUT
from voliera.games.birdie.lab.observe import observe_seat, observe_turn
from voliera.games.birdie.observe import Row
from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.numbers import DONE, LAY, LAY_HAND, PASS, STEPS, TAKE
from voliera.games.birdie.rules.redeal import forget_open_action
from voliera.games.birdie.rules.state import NONE, SEATS, STATE, Phase
from voliera.games.birdie.rules.steps import apply, legal, legal_scoring
from voliera.games.birdie.selfplay.cpu import all_guesses, deal_again, score_round, tell_result
from voliera.games.birdie.solve.at_once import WORK, Guesses
from voliera.games.desks import ILLEGAL, LOOK, checked, desk_of
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import INTERPRETED, SILENT, Log, Record, States, below, entry, rule, short_entry
from voliera.kernel.addresses import Turn, direct, fixed, record_of

Listed = npt.NDArray[np.int16]
Flags = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.float32]
Words = npt.NDArray[np.int64]

DESK = desk_of(LAYOUT.size, STEPS, SEATS)
CARDS_TO_LAY = 2
"""Cards of the display that a laying turn takes (B-T2)."""


@rule
def look_at(s: Record, row: Row, mask: Flags, what: int, out: Listed) -> None:
    """Write the observation of the seat to move, a 1 for each legal step, or both, on zeros."""
    if s.phase == Phase.OVER:
        return
    if what & OBSERVATION:
        observe_turn(s, row)
    if what & MASK:
        mark_legal(s, mask, out)


@rule
def mark_legal(s: Record, mask: Flags, out: Listed) -> None:
    """Write a 1 for each legal step on zeros."""
    if s.phase <= Phase.LAYING:
        mark_turn(s, mask)
        return
    for i in range(legal_scoring(s, out)):
        mask[int(out[i])] = 1


@rule
def mark_turn(s: Record, mask: Flags) -> None:
    """The same in a turn, without a list: what `legal_turn` says of single cards is said here of all at once."""
    first = 1 if s.phase == Phase.TURN else 0
    mask[PASS] = first
    if s.laid_display[1] != NONE:
        mask[DONE] = 1
    elif first and s.display_n < CARDS_TO_LAY:
        mark_display(s, mask, 1, 0)
        return
    else:
        mark_display(s, mask, first, 1)
    for card in range(KINDS):
        mask[LAY_HAND + card] = 1 if s.hand[s.seat, card] > 0 else 0


@rule
def mark_display(s: Record, mask: Flags, take: int, lay: int) -> None:
    """Write whether the cards of the display may be taken, and laid."""
    for i in range(s.display_n):
        card = int(s.display[i])
        mask[TAKE + card] = take
        mask[LAY + card] = lay


@rule
def clear(row: Row, mask: Flags, what: int) -> None:
    """Write zeros where something is looked for."""
    if what & OBSERVATION:
        for k in range(row.shape[0]):
            row[k] = 0
    if what & MASK:
        for k in range(mask.shape[0]):
            mask[k] = 0


@rule
def end_game(s: Record, rewards: Numbers, points: Numbers) -> int:
    """Tell the result, if the game is over: 1 for the winner, and what makes it a game of sum 0 for the others."""
    if s.phase != Phase.OVER:
        return 0
    tell_result(s, rewards, points)
    for seat in range(s.players):
        if rewards[seat] == 0:
            rewards[seat] = -1.0 / (int(s.players) - 1)
    return 1


@entry
def deal_range(states: States, start: int, stop: int, seats: Flags, seed: int) -> None:
    """Deal games start … stop - 1, each from its own seed."""
    for i in range(start, stop):
        deal_again(states[i], seed + i)
        seats[i] = states[i].seat


@entry
def look_range(states: States, start: int, stop: int, rows: Row, mask: Flags, what: int, out: Listed) -> None:
    """Look at games start … stop - 1."""
    for i in range(start, stop):
        clear(rows[i], mask[i], what)
        look_at(states[i], rows[i], mask[i], what, out)


@entry
def play_range(
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
            apply(s, actions[i], log)
            done[i] = end_game(s, rewards[i], points[i])
        if done[i] and again:
            episodes[i] += 1
            deal_again(s, seed + i + states.shape[0] * episodes[i])
        seats[i] = s.seat


@entry
def play_turns(
    works: States,
    guesses: Guesses,
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
    """The same where the solver answers what scoring asks."""
    for i in range(start, stop):
        s = states[i]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        done[i] = 0
        if s.phase != Phase.OVER:
            apply(s, actions[i], log)
            score_round(s, works[0], guesses, log)
            done[i] = end_game(s, rewards[i], points[i])
        if done[i] and again:
            episodes[i] += 1
            deal_again(s, seed + i + states.shape[0] * episodes[i])
        seats[i] = s.seat


@entry
def answer_range(
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
            if end_game(s, rewards[i], points[i]):
                done[i] = 1
                if again:
                    episodes[i] += 1
                    deal_again(s, seed + i + states.shape[0] * episodes[i])
                    learners[i] = (learners[i] + 1) % int(s.players)
        seats[i] = s.seat


@entry
def turn_first(desks: States, states: States, action: int, what: int) -> int:
    """Play an action in the first game and look at what comes of it; returns the seat to move, -1 at the end."""
    return turn(desks[0], states[0], action, what)


@short_entry
def turn_there(places: int, action: int) -> int:
    """The same, if the action is legal, in records whose addresses are listed: desk and game."""
    d = record_of(places, 0, DESK)
    if action < 0 or action >= STEPS or d.mask[action] == 0:
        return ILLEGAL
    return turn(d, record_of(places, 1, STATE), action, LOOK)


@rule
def turn(d: Record, s: Record, action: int, what: int) -> int:
    """Play an action and look at what comes of it."""
    apply(s, action, d.log[:])
    return look_on(s, d, what)


@entry
def turn_solved(works: States, guesses: Guesses, desks: States, states: States, action: int, what: int) -> int:
    """The same where the solver answers what scoring asks."""
    s, d = states[0], desks[0]
    apply(s, action, d.log[:])
    score_round(s, works[0], guesses, d.log[:])
    return look_on(s, d, what)


@rule
def look_on(s: Record, d: Record, what: int) -> int:
    """Write on the desk what has come of a turn; returns the seat to move."""
    row, mask = d.row[:], d.mask[:]
    end_game(s, d.rewards[:], d.points[:])
    clear(row, mask, what)
    look_at(s, row, mask, what, d.out[:])
    return int(s.seat)


@entry
def see_first(states: States, copies: States, seat: int, row: Row) -> None:
    """What a seat may know of the first game."""
    for k in range(row.shape[0]):
        row[k] = 0
    copies[0] = states[0]
    observe_seat(copies[0], seat, row)


@entry
def take_back_first(states: States) -> None:
    """Take back a half-said action of the first game."""
    if states[0].phase > Phase.OVER:
        forget_open_action(states[0])


class Worker:
    """One thread's functions, where the agent answers everything; `turn` writes on the desk."""

    def __init__(self) -> None:
        self.desk = np.zeros(1, DESK)
        self.turn = partial(turn_first, self.desk)
        self._out = np.zeros(STEPS, np.int16)
        self._copies: States | None = None

    def turn_of(self, states: States) -> Turn:
        """Return `turn` for records that stay where they are."""
        if INTERPRETED:
            return checked(self.turn, self.desk, states)
        return fixed(direct(turn_there, 2), self.desk, states)

    def deal(self, states: States, start: int, stop: int, seats: Flags, seed: int) -> None:
        """Deal games."""
        deal_range(states, start, stop, seats, seed)

    def look(self, states: States, start: int, stop: int, rows: Row, mask: Flags, what: int) -> None:
        """Look at games."""
        look_range(states, start, stop, rows, mask, what, self._out)

    def play(self, states: States, start: int, stop: int, *rest: Any) -> None:
        """Play an action in each game."""
        play_range(SILENT, states, start, stop, *rest)

    def answer(self, states: States, start: int, stop: int, *rest: Any) -> None:
        """Play at random for the other seats."""
        answer_range(self._out, SILENT, states, start, stop, *rest)

    def see(self, states: States, seat: int, row: Row) -> None:
        """Observe the first game for any seat."""
        if self._copies is None:
            self._copies = states[:1].copy()
        see_first(states, self._copies, seat, row)

    def take_back(self, states: States) -> None:
        """Take back a half-said action of the first game."""
        take_back_first(states)


class SolvedWorker(Worker):
    """The same where the solver answers what scoring asks."""

    def __init__(self) -> None:
        super().__init__()
        self._works = np.zeros(1, WORK)
        self._guesses = all_guesses()
        self.turn = partial(turn_solved, self._works, self._guesses, self.desk)

    def turn_of(self, states: States) -> Turn:
        """Return `turn` for records that stay where they are; the solver takes longer than any call."""
        return checked(self.turn, self.desk, states)

    def play(self, states: States, start: int, stop: int, *rest: Any) -> None:
        """Play a turn's action in each game, and score."""
        play_turns(self._works, self._guesses, SILENT, states, start, stop, *rest)
