"""A whole scoring of the expert game at once, as compiled code: for self-play, on the CPU and inside CUDA kernels.

The exact search (`collapse.py`) needs more memory and time than a thread of a GPU has. Here each removal is judged by
playing on (standing.py); the removal after which that comes to most is made, and the question is asked again, so the
result is never worse than the first one found. Robin and Woodpecker go before, judged by playing on alone. With an Owl
to be played, a line is judged in four cases: sets below two, three, four, five cards are not written.

On lines of bots it comes to what the thorough planner finds in five of six scorings; the mean gap is 0.3 points.
"""

from voliera.games.birdie.rules.box import FIRST_SEASON, SHORTEST_SET, Bird
from voliera.games.birdie.rules.numbers import AT, FEATURE, KEEP, PIGEON, ROBIN, STOP
from voliera.games.birdie.rules.scoring import can_play, cards_under_stop
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.solve.at_once import (
    COPIED,
    LOWEST,
    Guesses,
    answer_owl,
    move_by_woodpecker,
    prepare_values,
    put_into,
    togetherness,
)
from voliera.games.birdie.solve.layers import Cards, is_of_use, move_into
from voliera.games.birdie.solve.standing import (
    close_gap,
    follow,
    gain_of_owls,
    gain_of_pigeon,
    gain_of_set,
    play_on,
    run_length,
    standing_of,
    uses_left,
)
from voliera.kernel import Log, Record, rule

MOVE_PARTS = 31
"""Of the Woodpecker's moves each part offers one: the move that brings most cards of a kind together."""


@rule
def cases_of(owls: int) -> int:
    """How many values the Owl may be planned to copy: 2 to 5."""
    return COPIED if owls > 0 else 1


@rule
def worth_of_removal(
    s: Record, v: Record, at: int, marked: int, case: int, owls: int, after: Cards, spare: Cards
) -> int:
    """What the line comes to if a card is removed first."""
    n = int(s.line_n[s.seat])
    gain, then = follow(v, s.line[s.seat], n, at, standing_of(s, marked, case))
    left = close_gap(s.line[s.seat], n, then, after)
    return gain + play_on(v, after, left, then, owls, chains_allowed(s) - 1, spare)


@rule
def worth_of_place(s: Record, v: Record, at: int, marked: int, case: int, owls: int, after: Cards, spare: Cards) -> int:
    """What the line comes to with the Robin's card at a place."""
    n = int(s.line_n[s.seat])
    put_into(after, s.line[s.seat], n, at, int(s.drawn))
    return play_on(v, after, n + 1, standing_of(s, marked, case), owls, chains_allowed(s), spare)


@rule
def worth_of_move(
    s: Record, v: Record, move: int, marked: int, case: int, owls: int, after: Cards, spare: Cards
) -> int:
    """What the line comes to after a move of the Woodpecker, or as it is (-1)."""
    n = int(s.line_n[s.seat])
    if move < 0:
        for i in range(n):
            after[i] = s.line[s.seat, i]
    else:
        move_into(after, s.line[s.seat], n, move // n, move % n)
    return play_on(v, after, n, standing_of(s, marked, case), owls, chains_allowed(s), spare)


@rule
def likely_move(line: Cards, n: int, part: int, after: Cards) -> int:
    """The Woodpecker's move of a part that brings most cards of a kind together: n × from + to, -1 without one."""
    most = -1
    found = -1
    for move in range(part, n * n, MOVE_PARTS):
        start = move // n
        to = move % n
        if to != start and to != start - 1 and is_of_use(line, n, start, to):
            move_into(after, line, n, start, to)
            together = togetherness(after, n)
            if together > most:
                most = together
                found = move
    return found


@rule
def chains_allowed(s: Record) -> int:
    """How many cards may be removed one by one (B-E6)."""
    return 1 if s.single_chain else int(s.line_n[s.seat]) + 1


@rule
def answer_chain(s: Record, v: Record, marked: int, case: int, log: Log) -> None:
    """Answer what a chain asks, as `follow` has it: the feature that gains more, the Pigeon where it gains more."""
    seat = int(s.seat)
    while s.seat == seat and (s.phase == Phase.FEATURE or s.phase == Phase.PIGEON):  # noqa: PLR1714
        standing = standing_of(s, marked, case)
        drop = gain_of_pigeon(v, standing)
        if s.phase == Phase.PIGEON:
            keep = gain_of_set(v, standing, int(s.formed_feature), int(s.formed_size))
            apply(s, PIGEON if drop > keep else KEEP, log)
        else:
            gap = int(s.gap)
            card = int(s.line[seat, gap])
            by_bird = gain_of_set(v, standing, card >> 2, size_at(s, gap, card >> 2))
            season = FIRST_SEASON + (card & 3)
            by_season = gain_of_set(v, standing, season, size_at(s, gap, season))
            apply(s, FEATURE + (season if max(by_season, drop) > max(by_bird, drop) else card >> 2), log)


@rule
def size_at(s: Record, gap: int, feature: int) -> int:
    """The size of the set that a feature would make at the gap."""
    n = int(s.line_n[s.seat])
    line = s.line[s.seat]
    return run_length(line, n, gap - 1, -1, feature) + run_length(line, n, gap, 1, feature)


@rule
def finish_collapse(s: Record, v: Record, seat: int, log: Log) -> None:
    """Stop, and play the Owl as often as it pays."""
    apply(s, STOP, log)
    while s.phase == Phase.OWL and s.seat == seat:
        answer_owl(s, v, log)


@rule
def collapse_seat(s: Record, w: Record, guesses: Guesses, log: Log) -> None:
    """Score for the seat that is asked, from the opening of its line to its end, in one thread."""
    seat = int(s.seat)
    prepare_values(s, w, guesses, 0, 1)
    marked = int(s.flaps[seat])
    owls = uses_left(s, Bird.OWL.value)
    while cards_under_stop(s) > 0 and can_play(s, Bird.ROBIN.value):
        insert_best(s, w, marked, owls, log)
    while s.line_n[seat] > SHORTEST_SET and can_play(s, Bird.WOODPECKER.value):
        if not move_best(s, w, marked, owls, log):
            break
    cases = cases_of(owls)
    first = 0
    while s.line_n[seat] > SHORTEST_SET:
        places = int(s.line_n[seat])
        found = best_removal(s, w, marked, owls, first, cases)
        if found < 0:
            break
        first = found // places
        cases = first + 1
        apply(s, AT + found % places, log)
        answer_chain(s, w, marked, first, log)
        if s.single_chain:
            break
    finish_collapse(s, w, seat, log)


@rule
def best_case(s: Record, w: Record, marked: int, owls: int) -> int:
    """The case in which the line as it is comes to most."""
    best = LOWEST
    found = 0
    for case in range(cases_of(owls)):
        worth = worth_of_move(s, w, -1, marked, case, owls, w.line, w.spare)
        if worth > best:
            best = worth
            found = case
    return found


@rule
def insert_best(s: Record, w: Record, marked: int, owls: int, log: Log) -> None:
    """Draw with the Robin, and insert the card where the line then comes to most."""
    case = best_case(s, w, marked, owls)
    apply(s, ROBIN, log)
    best = LOWEST
    found = 0
    for at in range(int(s.line_n[s.seat]) + 1):
        worth = worth_of_place(s, w, at, marked, case, owls, w.line, w.spare)
        if worth > best:
            best = worth
            found = at
    apply(s, AT + found, log)


@rule
def move_best(s: Record, w: Record, marked: int, owls: int, log: Log) -> bool:
    """Make the best of the Woodpecker's likely moves, if it is worth more than it costs; returns whether it was."""
    n = int(s.line_n[s.seat])
    case = best_case(s, w, marked, owls)
    best = worth_of_move(s, w, -1, marked, case, owls, w.line, w.spare) + int(w.costs[Bird.WOODPECKER.value])
    found = -1
    for part in range(MOVE_PARTS):
        move = likely_move(s.line[s.seat], n, part, w.line)
        if move >= 0:
            worth = worth_of_move(s, w, move, marked, case, owls, w.line, w.spare)
            if worth > best:
                best = worth
                found = move
    if found < 0:
        return False
    move_by_woodpecker(s, found // n, found % n, log)
    return True


@rule
def best_removal(s: Record, w: Record, marked: int, owls: int, first: int, cases: int) -> int:
    """The removal after which the line comes to most, with its case: places × case + place, -1 if stopping is best."""
    places = int(s.line_n[s.seat])
    best = gain_of_owls(w, standing_of(s, marked, 0), owls)
    found = -1
    for trial in range(places * first, places * cases):
        worth = worth_of_removal(s, w, trial % places, marked, trial // places, owls, w.line, w.spare)
        if worth > best:
            best = worth
            found = trial
    return found
