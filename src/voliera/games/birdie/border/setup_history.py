"""The public history of a set-up table: acts that can have followed each other (B-S6, B-T1 to B-T8)."""

from voliera.documents import refuse
from voliera.games.birdie.border.position import Act, Position
from voliera.games.birdie.rules.box import CARD_NUMBERS
from voliera.games.birdie.rules.deal import stop_at
from voliera.games.birdie.rules.state import LINE, MOST_ACTS, NONE
from voliera.kernel import Record


def fill_history(p: Position, s: Record) -> None:
    """The public acts of this round, as far as they are known."""
    if p.history is None:
        s.acts_n = NONE
        return
    if len(p.history) > MOST_ACTS:
        raise refuse("history", "more acts than a round has turns")
    passes = []
    seats, first, second, from_hand = s.act_seat, s.act_first, s.act_second, s.act_from_hand
    for i, act in enumerate(p.history):
        where = f"history[{i}]"
        if not 0 <= act.seat < p.players:
            raise refuse(f"{where}.seat", f"a seat from 0 to {p.players - 1}, found {act.seat}")
        if (act.took is not None) + (act.laid is not None) + (act.passed is not None) != 1:
            raise refuse(where, "exactly one of took, laid, passed")
        if (act.laid is not None) != (act.from_hand is not None):
            raise refuse(where, "laid comes with from_hand")
        if act.passed is False or (act.laid is not None and (len(act.laid) != 2 or not 0 <= act.from_hand <= LINE)):  # type: ignore[operator]
            raise refuse(where, "two display cards laid with hand cards, a card taken, or passed: true")
        seats[i] = act.seat
        if act.passed:
            passes.append(act.seat)
        elif act.took is not None:
            first[i] = CARD_NUMBERS[act.took]
        elif act.laid is not None:
            first[i], second[i] = sorted(CARD_NUMBERS[card] for card in act.laid)
            from_hand[i] = act.from_hand
    s.acts_n = len(p.history)
    if passes != p.pass_order[max(0, len(p.pass_order) - len(passes)) :]:
        raise refuse("history", "its passes do not agree with pass_order")
    check_turns(p, p.history, len(passes))


def check_turns(p: Position, acts: list[Act], passes: int) -> None:
    """The acts follow each other clockwise, past those who have passed, up to the seat to move (B-S6, B-T8)."""
    out = set(p.pass_order[: len(p.pass_order) - passes])
    expected, last_turn = None, False
    for i, act in enumerate(acts):
        if act.seat in out:
            raise refuse(f"history[{i}].seat", f"seat {act.seat} has passed before (B-T3)")
        if expected is not None and act.seat != expected:
            raise refuse(f"history[{i}].seat", f"it was the turn of seat {expected} (B-S6)")
        if last_turn and not act.passed:
            raise refuse(f"history[{i}]", "the last player passes after one more turn (B-T8)")
        if act.passed:
            out.add(act.seat)
        last_turn = not act.passed and len(out) == p.players - 1
        clockwise = [act.seat, *range(act.seat + 1, p.players), *range(act.seat)]
        expected = next((seat for seat in clockwise[not last_turn :] if seat not in out), None)
    if last_turn:
        raise refuse("history", "the last player passes after one more turn (B-T8)")
    if expected is not None and p.seat != expected:
        raise refuse("seat", f"by the history it is the turn of seat {expected} (B-S6)")


def check_room(s: Record) -> None:
    """No more acts than a round can have, those to come included (B-T1)."""
    to_come = int(s.display_n) + stop_at(s) - int(s.top) + int(s.players) - int(s.passed_n)
    if s.passed_n < s.players and s.acts_n + to_come > MOST_ACTS:
        raise refuse("history", "more acts than a round has turns")
