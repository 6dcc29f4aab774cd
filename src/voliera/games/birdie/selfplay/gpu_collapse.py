"""A seat's scoring of the expert game by a warp: what `solve.quick_collapse` does in one thread, trial by trial."""

from typing import Any

from voliera.games.birdie.rules.box import SHORTEST_SET, Bird
from voliera.games.birdie.rules.numbers import AT, ROBIN
from voliera.games.birdie.rules.scoring import can_play, cards_under_stop
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.solve.at_once import LOWEST, move_by_woodpecker, prepare_values
from voliera.games.birdie.solve.quick_collapse import (
    answer_chain,
    cases_of,
    finish_collapse,
    likely_move,
    worth_of_move,
    worth_of_place,
    worth_of_removal,
)
from voliera.games.birdie.solve.standing import gain_of_owls, standing_of, uses_left

WARP = 32
NOTHING = 1 << 30
"""The pick of a thread that has tried nothing."""


def collapse_on(cuda: Any) -> Any:
    """The device function; `worths` and `picks` are shared by the warp, `after` and `spare` are a thread's own."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def best_pick(worths: Any, picks: Any, least: int) -> int:
        """The pick that is worth most, and more than `least`; of equal ones the first, as one thread finds it."""
        best = least
        found = -1
        for k in range(WARP):
            if worths[k] > best or (worths[k] == best and found >= 0 and picks[k] < found):
                best = int(worths[k])
                found = int(picks[k])
        return found

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def best_case(
        s: Any, v: Any, marked: int, owls: int, lane: int, worths: Any, picks: Any, after: Any, spare: Any
    ) -> int:
        """The case in which the line as it is comes to most."""
        worths[lane] = LOWEST
        picks[lane] = lane
        if lane < cases_of(owls):
            worths[lane] = worth_of_move(s, v, -1, marked, lane, owls, after, spare)
        cuda.syncthreads()
        case: int = best_pick(worths, picks, LOWEST)
        cuda.syncthreads()
        return case

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def collapse(
        s: Any, v: Any, guesses: Any, lane: int, worths: Any, picks: Any, after: Any, spare: Any, log: Any
    ) -> None:
        seat = int(s.seat)
        prepare_values(s, v, guesses, lane, WARP)
        marked = int(s.flaps[seat])
        owls = uses_left(s, Bird.OWL.value)
        cuda.syncthreads()
        while cards_under_stop(s) > 0 and can_play(s, Bird.ROBIN.value):
            case = best_case(s, v, marked, owls, lane, worths, picks, after, spare)
            if lane == 0:
                apply(s, ROBIN, log)
            cuda.syncthreads()
            worths[lane] = LOWEST
            picks[lane] = NOTHING
            for at in range(lane, int(s.line_n[seat]) + 1, WARP):
                worth = worth_of_place(s, v, at, marked, case, owls, after, spare)
                if worth > worths[lane]:
                    worths[lane] = worth
                    picks[lane] = at
            cuda.syncthreads()
            if lane == 0:
                apply(s, AT + best_pick(worths, picks, LOWEST), log)
            cuda.syncthreads()
        moving = s.line_n[seat] > SHORTEST_SET and can_play(s, Bird.WOODPECKER.value)
        while moving:
            n = int(s.line_n[seat])
            case = best_case(s, v, marked, owls, lane, worths, picks, after, spare)
            worths[lane] = LOWEST
            picks[lane] = lane
            move = -1 if lane == 0 else likely_move(s.line[seat], n, lane - 1, after)
            if lane == 0 or move >= 0:
                worths[lane] = worth_of_move(s, v, move, marked, case, owls, after, spare)
            cuda.syncthreads()
            least = worths[0] + int(v.costs[Bird.WOODPECKER.value])
            found = best_pick(worths, picks, least)
            cuda.syncthreads()
            if lane == found:
                move_by_woodpecker(s, move // n, move % n, log)
            cuda.syncthreads()
            moving = found > 0 and can_play(s, Bird.WOODPECKER.value)
        first = 0
        cases = cases_of(owls)
        collapsing = s.line_n[seat] > SHORTEST_SET
        while collapsing:
            places = int(s.line_n[seat])
            worths[lane] = LOWEST
            picks[lane] = NOTHING
            for trial in range(places * first + lane, places * cases, WARP):
                worth = worth_of_removal(s, v, trial % places, marked, trial // places, owls, after, spare)
                if worth > worths[lane]:
                    worths[lane] = worth
                    picks[lane] = trial
            cuda.syncthreads()
            found = best_pick(worths, picks, gain_of_owls(v, standing_of(s, marked, 0), owls))
            collapsing = found >= 0 and not s.single_chain
            cuda.syncthreads()
            if found >= 0:
                first = found // places
                cases = first + 1
                if lane == 0:
                    apply(s, AT + found % places, log)
                    answer_chain(s, v, marked, first, log)
            cuda.syncthreads()
            collapsing = collapsing and s.line_n[seat] > SHORTEST_SET
        if lane == 0:
            finish_collapse(s, v, seat, log)
        cuda.syncthreads()

    return collapse
