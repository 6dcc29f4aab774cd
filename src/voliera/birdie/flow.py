"""What follows without anybody deciding: refills, the next seat, the automatic pass, opening a line, the next round.

A step leaves the record in one of three phases that nobody is asked in, and `move_on` goes on from there.
"""

from voliera.birdie.components import KINDS
from voliera.birdie.deal import clear_scoring, end_round, refill
from voliera.birdie.happenings import Happened
from voliera.birdie.state import NONE, Phase, Variant, has_passed
from voliera.birdie.turns import pass_round
from voliera.kernel import Log, Record, note, rule


@rule
def move_on(s: Record, log: Log) -> None:
    """Go on until somebody has something to decide."""
    if s.phase == Phase.TURN_DONE:
        refill(s, log)
        if s.passed_n == s.players - 1:  # B-T8: the last player left had one more turn
            pass_round(s, 1, log)
        else:
            next_seat(s)
    if s.phase == Phase.PASSED:
        if s.passed_n == s.players:
            open_line(s, int(s.pass_order[0]), log)
        else:
            next_seat(s)
    elif s.phase == Phase.SCORED:
        note(log, Happened.SCORED, s.seat, 0, 0)
        s.scored_n += 1
        if s.scored_n == s.players:
            end_round(s, log)
        else:
            open_line(s, int(s.pass_order[s.scored_n]), log)


@rule
def next_seat(s: Record) -> None:
    """Clockwise to the next player who has not passed (B-S6)."""
    seat = int(s.seat)
    while True:
        seat = (seat + 1) % int(s.players)
        if not has_passed(s, seat):
            break
    s.seat = seat
    s.phase = Phase.TURN


@rule
def open_line(s: Record, seat: int, log: Log) -> None:
    """A seat begins to score: its line is laid out for all to see (B-P1, B-P2).

    What the seat was seen to take and is not in its line must still be in its hand: kept in `known` for redeal.
    """
    s.seat = seat
    clear_scoring(s)
    s.phase = Phase.COLLAPSE if s.variant == Variant.EXPERT else Phase.SPLIT
    for i in range(max(0, int(s.acts_n))):
        if s.act_seat[i] == seat and s.act_first[i] != NONE:
            s.known[seat, s.act_first[i]] += 1
            if s.act_second[i] != NONE:
                s.known[seat, s.act_second[i]] += 1
    for i in range(s.line_n[seat]):
        s.known[seat, s.line[seat, i]] -= 1
    for card in range(KINDS):
        s.known[seat, card] = max(0, s.known[seat, card])
    note(log, Happened.OPENED, seat, 0, 0)
