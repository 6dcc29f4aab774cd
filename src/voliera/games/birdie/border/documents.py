"""The table as documents: the whole position, what a seat may know of it, and the result.

A view is built by naming what is visible, never by copying the position and striking out (B-T6).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from voliera.documents import (
    POSITION_FORMAT,
    REMEMBERED,
    VIEW_FORMAT,
    Document,
    Part,
    Parts,
    seat_or_none,
    written,
)
from voliera.games.birdie.border.table import Table, names, sorted_as_text
from voliera.games.birdie.rules.box import BIRDS, CARDS, FEATURES, HALF
from voliera.games.birdie.rules.state import DROPPED, NONE, Phase
from voliera.games.birdie.rules.steps import result as count_result
from voliera.kernel import States
from voliera.reading import BLANK

ROUNDS = 2
AROUND_HANDS = (("phase", "deck_size", "display"), ("lines", "laying", "scoring", "history"))
"""What else `seen_from_outside` says: before the hands, which differ for all who look, and after them."""
ACTS = ("act_seat", "act_first", "act_second", "act_from_hand")
PHASES = ("turn", "laying", "split", "insert", "collapse", "feature", "pigeon", "owl", "over")
VARIANTS = ("standard", "expert")
TURN, LAYING, OVER = int(Phase.TURN), int(Phase.LAYING), int(Phase.OVER)  # views are many, and enums slow
SCORING_PHASES = frozenset(
    map(int, (Phase.SPLIT, Phase.INSERT, Phase.COLLAPSE, Phase.FEATURE, Phase.PIGEON, Phase.OWL))
)


def open_seats(t: Table) -> Iterable[int]:
    """Return the seats whose line lies open: those that have scored, the one that scores, at the end all (B-P2)."""
    if t.phase == OVER:
        return range(t.players)
    if t.passed_n < t.players:
        return ()
    return t.some(min(t.scored_n + 1, t.players), "pass_order")


def phase_name(t: Table) -> str:
    """The protocol's name of what is asked."""
    return PHASES[t.phase]


Put = Callable[[Part, bytes], Any]
"""How a part is put into a view: copied, or as text."""


def public_part(t: Table, options: Document, put: Put = Part.copied) -> Document:
    """What everybody sees at any moment."""
    players = t.players
    return {
        "game": "birdie",
        "players": players,
        "variant": VARIANTS[t.variant],
        "options": options,
        "round": t.round_no,
        "seat": seat_or_none(t.seat),
        "boxes": put(boxes, t.some(len(FEATURES) * players, "boxes")),
        "pass_points": put(pass_points, t.some(ROUNDS * players, "pass_points")),
        "pass_order": [*t.some(t.passed_n, "pass_order")],
        "flaps": [*t.some(players, "flaps")],
        "uses": put(uses, t.some(len(BIRDS) * players, "uses")),
        "trophies": put(trophies, t.some(len(BIRDS), "trophies")),
    }


def rows(numbers: bytes, size: int) -> list[bytes]:
    """The numbers of all seats, seat by seat."""
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


@Part
def boxes(numbers: bytes) -> list[Document]:
    """Everybody's boxes."""
    return [
        {name: value or None for name, value in zip(FEATURES, row, strict=True)} for row in rows(numbers, len(FEATURES))
    ]


@Part
def pass_points(numbers: bytes) -> list[list[int | None]]:
    """Everybody's points for passing, round by round."""
    return [[points if points != BLANK else None for points in row] for row in rows(numbers, ROUNDS)]


@Part
def uses(numbers: bytes) -> list[Document]:
    """How often everybody has used each ability."""
    return [dict(zip(BIRDS, row, strict=True)) for row in rows(numbers, len(BIRDS))]


@Part
def trophies(holders: bytes) -> Document:
    """Who has which trophy."""
    return {name: seat if seat != BLANK else None for name, seat in zip(BIRDS, holders, strict=True)}


@Part
def cards(numbers: bytes) -> list[str]:
    """Cards by their names."""
    return names(numbers)


def laying(t: Table) -> Document | None:
    """The cards of the open laying turn, bottom-most first."""
    if t.phase != LAYING:
        return None
    cards = t.line_of(t.seat)[t.line_n[t.seat] - t.laid_n :]
    return {
        "cards": [{"card": card, "from": "display" if i in t.laid_display else "hand"} for i, card in enumerate(cards)]
    }


def scoring(t: Table, knows_drawn: bool) -> Document | None:
    """Where the scoring seat stands; the Robin's card only for a viewer who may know it."""
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
        "scored": [*t.some(t.scored_n, "pass_order")],
    }


def act(seat: int, first: int, second: int, from_hand: int) -> Document:
    """One public act."""
    if first == BLANK:
        return {"seat": seat, "passed": True}
    if second == BLANK:
        return {"seat": seat, "took": CARDS[first]}
    return {"seat": seat, "laid": sorted_as_text(first, second), "from_hand": from_hand}


Telling = Callable[[int, int, int, int], Any]
"""How an act is told: as a document (`act`), or as text."""


def history(t: Table, tell: Telling = act) -> list[Any] | None:
    """The public acts of this round, oldest first."""
    return None if t.acts_n == NONE else acts(t, range(t.acts_n), tell)


def last_acts(t: Table, tell: Telling = act) -> list[Any] | None:
    """The last act of each seat only: Birdie is a memory game."""
    if t.acts_n == NONE:
        return None
    seats = t.some(t.acts_n, "act_seat")
    last = sorted(seats.rfind(bytes((seat,))) for seat in range(t.players))
    return acts(t, [i for i in last if i >= 0], tell)


def acts(t: Table, which: Iterable[int], tell: Telling) -> list[Any]:
    """Some of the public acts of this round."""
    seats, first, second, from_hand = [t.some(t.acts_n, name) for name in ACTS]
    return [tell(seats[i], first[i], second[i], from_hand[i]) for i in which]


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
        "display": names(t.some(t.display_n, "display")),
        "hands": [t.hand_of(seat) for seat in range(t.players)],
        "lines": [t.line_of(seat) for seat in range(t.players)],
        "laying": laying(t),
        "scoring": scoring(t, True),
        "history": history(t),
        "rng": t.rng.copy(),
    }


def view(t: Table, options: Document, viewer: int | None) -> Document:
    """What a seat, or a spectator, may know."""
    return {"format": VIEW_FORMAT, **public_part(t, options)} | seen_by(t, viewer, seen_from_outside(t))


def view_parts(t: Table, options: Document, viewers: Sequence[int | None]) -> list[Parts]:
    """The same for several viewers: what is the same for all, which is most of it, is in common parts."""
    public: Document = {"format": VIEW_FORMAT, **public_part(t, options, _text)}
    outside = seen_from_outside(t, _text, _act_text)
    before, after = [{name: outside[name] for name in fields} for fields in AROUND_HANDS]
    views: list[Parts] = []
    for viewer in viewers:
        if viewer is None or viewer == t.seat or t.open_memory:
            views.append((public, seen_by(t, viewer, outside)))
        else:
            held = outside["hands"].copy()
            held[viewer] = t.hand_text(viewer)
            views.append((public, before, {"hands": held}, after))
    return views


def _text(part: Part, numbers: bytes) -> Any:
    return part.text(numbers)


@lru_cache(maxsize=REMEMBERED)
def _act_text(seat: int, first: int, second: int, from_hand: int) -> Any:
    return written(act(seat, first, second, from_hand))


def seen_from_outside(t: Table, put: Put = Part.copied, tell: Telling = act) -> Document:
    """What changes with who looks, for a spectator: an open laying turn has not happened, all scoring is called so."""
    phase, mover = t.phase, t.seat
    lines: list[Any] = [*t.some(t.players, "line_n")]
    hands: list[Any] = [*t.some(t.players, "hand_n")]
    display = t.some(t.display_n, "display")
    if phase == LAYING:
        lines[mover] -= t.laid_n
        hands[mover] += t.laid_n - t.laid_from_display
        display = t.display_before
    for seat in open_seats(t):
        lines[seat] = t.line_of(seat)
    return {
        "phase": PHASES[phase] if phase in (TURN, OVER) else "turn" if phase == LAYING else "scoring",
        "deck_size": t.stop - t.top,
        "display": put(cards, display),
        "hands": hands,
        "lines": lines,
        "laying": None,
        "scoring": scoring(t, False),
        "history": history(t, tell) if t.open_memory else last_acts(t, tell),
    }


def seen_by(t: Table, viewer: int | None, outside: Document) -> Document:
    """The same for a seat: its hand, its line with open memory, and what it is doing."""
    if viewer is None:
        return outside
    hands, lines = outside["hands"].copy(), outside["lines"]
    hands[viewer] = t.hand_of(viewer)
    seen = outside | {"hands": hands}
    if viewer == t.seat:
        seen |= {"phase": PHASES[t.phase], "laying": laying(t), "scoring": scoring(t, True)}
        if t.phase == LAYING:
            seen["display"] = names(t.some(t.display_n, "display"))
            seen["lines"] = lines = lines.copy()
            lines[viewer] += t.laid_n
    if t.open_memory:
        seen["lines"] = lines = lines.copy()
        lines[viewer] = t.line_of(viewer)
    return seen


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
