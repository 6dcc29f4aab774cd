"""What follows without anybody deciding: refills, the automatic pass, the next seat, chains, the next line and round.

A step that settles something leaves the record in a phase that nobody is asked in; from there these functions go on
until somebody has something to decide. Turns and scoring are kept apart, and so are the two moments that a whole
round waits for (opening a line, ending the round): on a GPU the threads of a warp then run the same code together.
"""

from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.collapse import follow_chain
from voliera.games.birdie.rules.deal import clear_scoring, refill
from voliera.games.birdie.rules.happenings import Happened
from voliera.games.birdie.rules.scoring import owl_or_finish
from voliera.games.birdie.rules.state import NONE, Phase, Variant, has_passed
from voliera.games.birdie.rules.turns import pass_round
from voliera.kernel import Log, Record, note, rule


@rule
def after_turn(s: Record, log: Log) -> None:
    """Refill the display (B-T4); the last player left passes after one more turn (B-T8); then the next seat."""
    automatic = 0
    if s.phase == Phase.TURN_DONE:
        refill(s, log)
        automatic = 1
    if automatic == 0 or s.passed_n == s.players - 1:
        pass_round(s, automatic, log)
    if s.passed_n == s.players:
        s.phase = Phase.OPENING
    else:
        next_seat(s)


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
def after_scoring(s: Record, log: Log) -> None:
    """Follow a chain; ask for the Owl; when a seat has finished, the next in pass order begins (B-P1)."""
    if s.phase == Phase.CHAIN:
        follow_chain(s, log)
    if s.phase == Phase.WRITTEN:
        owl_or_finish(s)
    if s.phase == Phase.SCORED:
        note(log, Happened.SCORED, s.seat, 0, 0)
        s.scored_n += 1
        s.phase = Phase.ROUND_DONE if s.scored_n == s.players else Phase.OPENING


@rule
def open_line(s: Record, log: Log) -> None:
    """The next seat in pass order begins to score: its line is laid out for all to see (B-P1, B-P2).

    What the seat was seen to take and is not in its line must still be in its hand: kept in `known` for redeal.
    """
    seat = int(s.pass_order[s.scored_n])
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
