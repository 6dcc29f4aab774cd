"""The table as documents: the whole position, what a seat may know of it, and the result.

A view is built by naming what is visible, never by copying the position and striking out (B-T6).
"""

from typing import Any

import numpy as np

from voliera.birdie.components import BIRDS, CARDS, FEATURES, HALF
from voliera.birdie.rules import result as count_result
from voliera.birdie.state import DROPPED, NONE, Phase
from voliera.birdie.table import Table, names, sorted_as_text
from voliera.documents import POSITION_FORMAT, VIEW_FORMAT, Document, seat_or_none
from voliera.kernel import States

PHASES = ("turn", "laying", "split", "insert", "collapse", "feature", "pigeon", "owl", "over")
VARIANTS = ("standard", "expert")
SCORING_PHASES = (Phase.SPLIT, Phase.INSERT, Phase.COLLAPSE, Phase.FEATURE, Phase.PIGEON, Phase.OWL)


def open_seats(t: Table) -> set[int]:
    """The seats whose line lies open: who has scored, who scores, and at the end everybody (B-P2)."""
    if t.phase == Phase.OVER:
        return set(range(t.players))
    if t.passed_n < t.players:
        return set()
    return set(t.pass_order[: t.scored_n + 1])


def phase_name(t: Table) -> str:
    """The protocol's name of what is asked."""
    return PHASES[t.phase]


def public_part(t: Table, options: Document) -> Document:
    """What everybody sees at any moment."""
    return {
        "game": "birdie",
        "players": t.players,
        "variant": VARIANTS[t.variant],
        "options": options,
        "round": t.round_no,
        "seat": seat_or_none(t.seat),
        "boxes": [{name: t.boxes[seat][i] or None for i, name in enumerate(FEATURES)} for seat in range(t.players)],
        "pass_points": [[v if v >= 0 else None for v in t.pass_points[seat]] for seat in range(t.players)],
        "pass_order": t.pass_order[: t.passed_n],
        "flaps": t.flaps[: t.players],
        "uses": [{name: t.uses[seat][i] for i, name in enumerate(BIRDS)} for seat in range(t.players)],
        "trophies": {name: seat_or_none(t.trophies[i]) for i, name in enumerate(BIRDS)},
    }


def laying(t: Table) -> Document | None:
    """The cards of the open laying turn, bottom-most first."""
    if t.phase != Phase.LAYING:
        return None
    cards = t.line_of(t.seat)[t.line_n[t.seat] - t.laid_n :]
    return {
        "cards": [{"card": card, "from": "display" if i in t.laid_display else "hand"} for i, card in enumerate(cards)]
    }


def scoring(t: Table, knows_drawn: bool) -> Document | None:
    """Where the scoring seat stands; the Robin's card only for who may know it."""
    if t.phase not in SCORING_PHASES:
        return None
    formed = {"feature": FEATURES[t.formed_feature], "size": t.formed_size} if t.formed_feature >= 0 else None
    return {
        "sets": [
            {
                "start": t.set_start[k],
                "length": t.set_length[k],
                "feature": FEATURES[t.set_feature[k] % DROPPED],
                "dropped": t.set_feature[k] >= DROPPED,
            }
            for k in range(t.sets_n)
        ],
        "drawn": CARDS[t.drawn] if t.drawn >= 0 and knows_drawn else None,
        "gap": t.gap if t.gap >= 0 else None,
        "set": formed,
        "written": [name for i, name in enumerate(FEATURES) if (t.written >> i) & 1],
        "scored": t.pass_order[: t.scored_n],
    }


def history(t: Table) -> list[Document] | None:
    """The public acts of this round, oldest first."""
    if t.acts_n == NONE:
        return None
    return [act(t, i) for i in range(t.acts_n)]


def act(t: Table, i: int) -> Document:
    """One public act."""
    seat = t.act_seat[i]
    if t.act_first[i] == NONE:
        return {"seat": seat, "passed": True}
    if t.act_second[i] == NONE:
        return {"seat": seat, "took": CARDS[t.act_first[i]]}
    cards = sorted_as_text(t.act_first[i], t.act_second[i])
    return {"seat": seat, "laid": cards, "from_hand": t.act_from_hand[i]}


def last_acts(t: Table) -> list[Document] | None:
    """The last act of each seat only: Birdie is a memory game."""
    if t.acts_n == NONE:
        return None
    last = {t.act_seat[i]: i for i in range(t.acts_n)}
    return [act(t, i) for i in sorted(last.values())]


def position(t: Table, options: Document) -> Document:
    """The whole table, hidden parts included."""
    public = public_part(t, options)
    return {
        "format": POSITION_FORMAT,
        **public,
        "phase": phase_name(t),
        "deck": names(t.stock[t.top : t.stop]),
        "under_stop": names(t.stock[t.under : t.stop + t.players]),
        "second_half": names(t.stock[HALF:]) if t.players == 2 and t.round_no == 1 else [],
        "display": names(t.display[: t.display_n]),
        "hands": [t.hand_of(seat) for seat in range(t.players)],
        "lines": [t.line_of(seat) for seat in range(t.players)],
        "laying": laying(t),
        "scoring": scoring(t, True),
        "history": history(t),
        "rng": t.rng,
    }


def view(t: Table, options: Document, viewer: int | None) -> Document:
    """What a seat, or a spectator, may know."""
    acts = viewer is not None and viewer == t.seat
    hidden_turn = t.phase == Phase.LAYING and not acts
    if acts or t.phase in (Phase.TURN, Phase.OVER):
        phase = phase_name(t)
    else:
        phase = "turn" if hidden_turn else "scoring"
    laid = t.laid_n if hidden_turn else 0
    from_hand = laid - sum(at != NONE for at in t.laid_display) if hidden_turn else 0
    shown = open_seats(t)
    lines: list[Any] = []
    hands: list[Any] = []
    for seat in range(t.players):
        own = seat == viewer
        if seat in shown or (own and t.open_memory):
            lines.append(t.line_of(seat))
        else:
            lines.append(t.line_n[seat] - (laid if seat == t.seat else 0))
        hands.append(t.hand_of(seat) if own else t.hand_n[seat] + (from_hand if seat == t.seat else 0))
    display = [card for card in t.before if card != NONE] if hidden_turn else t.display[: t.display_n]
    return {
        "format": VIEW_FORMAT,
        **public_part(t, options),
        "phase": phase,
        "deck_size": t.stop - t.top,
        "display": names(display),
        "hands": hands,
        "lines": lines,
        "laying": laying(t) if acts else None,
        "scoring": scoring(t, acts),
        "history": history(t) if t.open_memory else last_acts(t),
    }


def result(states: States) -> Document:
    """The result, final or as if the game ended now (B-F1, B-F2)."""
    totals = np.zeros(4, np.int16)
    parts = np.zeros((4, 5), np.int16)
    players = int(states[0].players)
    winner = count_result(states[0], totals, parts)
    return {
        "winner": seat_or_none(winner),
        "totals": totals[:players].tolist(),
        "breakdown": [
            dict(zip(("seasons", "birds", "pass", "flap", "trophies"), parts[seat].tolist(), strict=True))
            for seat in range(players)
        ],
    }
