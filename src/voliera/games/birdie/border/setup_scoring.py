"""A table set up while somebody scores: where the seat stands, and whether it can stand there (B-P1 to B-E8)."""

from voliera.documents import refuse
from voliera.games.birdie.border.position import Position, Scoring
from voliera.games.birdie.border.table import carries
from voliera.games.birdie.rules.box import BIRDS, CARD_NUMBERS, FEATURE_NUMBERS, LONGEST_SET, Bird
from voliera.games.birdie.rules.state import DROPPED, NONE, Phase, Variant
from voliera.kernel import Record


def fill_scoring(p: Position, scoring: Scoring, s: Record) -> None:
    """The scoring seat's sets, drawn card, gap, and what it has written."""
    done = len(scoring.scored)
    if done >= p.players or scoring.scored != p.pass_order[:done]:
        raise refuse("scoring.scored", "the seats that have finished, in pass order (B-P1)")
    if p.pass_order[done] != p.seat:
        raise refuse("seat", f"seat {p.pass_order[done]} scores now (B-P1)")
    s.scored_n = done
    phase, seat = Phase(int(s.phase)), int(s.seat)
    check_open_lines(p, p.pass_order[: done + 1])
    if (scoring.drawn is not None) != (phase == Phase.INSERT):
        raise refuse("scoring.drawn", "the Robin's card, in the phase insert only (B-A3)")
    if scoring.drawn is not None:
        s.drawn = CARD_NUMBERS[scoring.drawn]
        if len(p.under_stop or []) >= p.players:
            raise refuse("under_stop", "the drawn card has left it (B-A3)")
        if p.uses[seat]["robin"] == 0:
            raise refuse(f"uses[{seat}].robin", "the drawn card has cost one (B-A3)")
    if scoring.sets and s.variant == Variant.EXPERT:
        raise refuse("scoring.sets", "empty in the expert game (B-E1)")
    if scoring.sets and phase == Phase.INSERT:
        raise refuse("scoring.sets", "the Robin comes before the first set (B-P10)")
    fill_sets(p, scoring, s)
    if scoring.gap is not None:
        if s.variant == Variant.STANDARD or phase == Phase.INSERT or not 0 <= scoring.gap <= s.line_n[seat]:
            raise refuse("scoring.gap", "an index of the line after a removal in the expert game, else null (B-E2)")
        s.gap = scoring.gap
    elif phase in (Phase.FEATURE, Phase.PIGEON) or (phase == Phase.OWL and s.variant == Variant.EXPERT):
        raise refuse("scoring.gap", f"needed in the phase {p.phase}")
    if (scoring.formed is not None) != (phase == Phase.PIGEON):
        raise refuse("scoring.set", "the set that has just appeared, in the phase pigeon only (B-E8)")
    if scoring.formed is not None:
        if not 2 <= scoring.formed.size <= LONGEST_SET:
            raise refuse("scoring.set.size", f"2 to {LONGEST_SET} cards, found {scoring.formed.size}")
        s.formed_feature = FEATURE_NUMBERS[scoring.formed.feature]
        s.formed_size = scoring.formed.size
    if len(set(scoring.written)) != len(scoring.written):
        raise refuse("scoring.written", "each box once")
    for name in scoring.written:
        if s.boxes[seat, FEATURE_NUMBERS[name]] == 0:
            raise refuse("scoring.written", f"the box {name} is empty")
        s.written |= 1 << FEATURE_NUMBERS[name]
    if scoring.written and (phase in (Phase.SPLIT, Phase.INSERT) or (s.gap < 0 and phase != Phase.OWL)):
        raise refuse("scoring.written", f"nothing has been written yet in the phase {p.phase}")
    check_question(p, s)


def check_open_lines(p: Position, seats: list[int]) -> None:
    """The lines of those who score or have scored are known to everybody (B-P2)."""
    for seat in seats:
        if None in p.lines[seat]:
            raise refuse(f"lines[{seat}]", "an open line has no unknown cards (B-P2)")


def fill_sets(p: Position, scoring: Scoring, s: Record) -> None:
    """The declared sets: real runs, left to right (B-P4)."""
    free = 0
    for k, declared in enumerate(scoring.sets):
        where = f"scoring.sets[{k}]"
        feature = FEATURE_NUMBERS[declared.feature]
        stop = declared.start + declared.length
        if declared.length < 2 or declared.start < free or stop > s.line_n[s.seat]:
            raise refuse(where, "two or more cards of the line, to the right of the sets before it (B-P4)")
        cards = [int(card) for card in s.line[s.seat, declared.start : stop]]
        if not all(carries(card, feature) for card in cards):
            raise refuse(where, f"its cards do not all share {declared.feature} (B-P4)")
        s.set_start[k] = declared.start
        s.set_length[k] = declared.length
        s.set_feature[k] = feature + (DROPPED if declared.dropped else 0)
        s.sets_n = k + 1
        free = stop
    dropped = sum(declared.dropped for declared in scoring.sets)
    if dropped > p.uses[int(s.seat)]["pigeon"]:
        raise refuse("scoring.sets", "more sets dropped than the Pigeon was used (B-A4)")


def check_question(p: Position, s: Record) -> None:
    """The engine asks only what can be answered: the phase's question must have one."""
    seat, phase = int(s.seat), Phase(int(s.phase))
    limit = 2 if s.variant == Variant.EXPERT else 1
    if s.gap != NONE:
        check_gap(s)
    for asked, bird in ((Phase.PIGEON, Bird.PIGEON), (Phase.OWL, Bird.OWL)):
        if phase == asked and s.uses[seat, bird] >= limit:
            raise refuse("phase", f"seat {seat} cannot play the {BIRDS[bird]} any more (B-A1)")
    if phase == Phase.OWL and (s.written == 0 or s.boxes[seat].all()):
        raise refuse("phase", "the Owl needs a set written this round and an empty box (B-A5)")


def check_gap(s: Record) -> None:
    """What lies beside the gap fits the phase: a chain goes on by itself as long as it can (B-E3 to B-E6)."""
    phase, gap = Phase(int(s.phase)), int(s.gap)
    beside = [int(card) for card in s.line[s.seat, max(0, gap - 1) : gap + 1] if card != NONE]
    inside = gap > 0 and len(beside) == 2
    if phase == Phase.FEATURE:
        if not inside or beside[0] != beside[1]:
            raise refuse("phase", "feature is asked when the same card lies on both sides of the gap (B-E4)")
    elif phase == Phase.PIGEON:
        if any(carries(card, int(s.formed_feature)) for card in beside):
            raise refuse("scoring.set", "a card beside the gap has its feature and would be part of it (B-E3)")
    elif inside and (beside[0] >> 2 == beside[1] >> 2 or beside[0] & 3 == beside[1] & 3):
        raise refuse("scoring.gap", "the cards beside it share a feature: the chain would have gone on (B-E5)")
