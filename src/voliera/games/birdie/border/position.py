"""The position document as typed data, and what can be said against it before any record is made.

Unknown fields, wrong types and names, sizes, ranges, a fifth copy of a card, points that the pass order denies: each is
refused with the field's name and, where there is one, the rule behind it.
"""

from typing import Any, Literal

import msgspec

from voliera.documents import check_rng, refuse
from voliera.games.birdie.border.documents import PHASES
from voliera.games.birdie.rules.box import BIRDS, CARD_NUMBERS, CARDS, COPIES, FEATURES, HALF, LONGEST_SET
from voliera.games.birdie.rules.state import DISPLAY, LINE

DEALT = 2
"""Hand cards that everybody is dealt (B-S5)."""
Card = Literal[CARDS]  # type: ignore[valid-type]
Feature = Literal[FEATURES]  # type: ignore[valid-type]
DECK_ABOVE_STOP = {2: 22, 3: 51, 4: 48}


class LaidCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card of the open laying turn."""

    card: Card
    source: Literal["display", "hand"] = msgspec.field(name="from")


class Laying(msgspec.Struct, forbid_unknown_fields=True):
    """The open laying turn."""

    cards: list[LaidCard]


class DeclaredSet(msgspec.Struct, forbid_unknown_fields=True):
    """A set declared in the standard game."""

    start: int
    length: int
    feature: Feature
    dropped: bool


class FormedSet(msgspec.Struct, forbid_unknown_fields=True):
    """A set that has just appeared in the expert game."""

    feature: Feature
    size: int


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    """Where the scoring seat stands."""

    sets: list[DeclaredSet]
    drawn: Card | None
    gap: int | None
    formed: FormedSet | None = msgspec.field(name="set")
    written: list[Feature]
    scored: list[int]


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """A public act: exactly one of took, laid (with from_hand), passed."""

    seat: int
    took: Card | None = None
    laid: list[Card] | None = None
    from_hand: int | None = None
    passed: bool | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The position document."""

    format: str
    game: str
    players: int
    variant: str
    options: dict[str, Any]
    round: int
    phase: str
    seat: int | None
    display: list[Card]
    hands: list[list[Card | None]]
    lines: list[list[Card | None]]
    laying: Laying | None
    boxes: list[dict[str, int | None]]
    pass_points: list[list[int | None]]
    pass_order: list[int]
    flaps: list[int]
    uses: list[dict[str, int]]
    trophies: dict[str, int | None]
    scoring: Scoring | None
    deck: list[Card] | None = None
    under_stop: list[Card] | None = None
    second_half: list[Card] | None = None
    history: list[Act] | None = None
    rng: list[int] | None = None


def check_sizes(p: Position) -> None:
    """Lists have the right lengths and numbers their ranges."""
    for field in ("hands", "lines", "boxes", "pass_points", "flaps", "uses"):
        if len(getattr(p, field)) != p.players:
            raise refuse(field, f"one entry per player ({p.players}) is needed, found {len(getattr(p, field))}")
    if p.round not in (1, 2):
        raise refuse("round", f"1 or 2, found {p.round}")
    if p.phase not in PHASES:
        raise refuse("phase", f"one of {', '.join(PHASES)}; found {p.phase!r:.40}")
    if p.phase == "over":
        if p.seat is not None:
            raise refuse("seat", "null once the game is over")
    elif p.seat is None or not 0 <= p.seat < p.players:
        raise refuse("seat", f"a seat from 0 to {p.players - 1}, found {p.seat}")
    if len(p.display) > DISPLAY:
        raise refuse("display", f"at most four cards lie open, found {len(p.display)} (B-S5)")
    if p.deck is not None and len(p.deck) > DECK_ABOVE_STOP[p.players]:
        raise refuse("deck", f"at most {DECK_ABOVE_STOP[p.players]} cards are above Stop, found {len(p.deck)} (B-S5)")
    if p.under_stop is not None and len(p.under_stop) > p.players:
        raise refuse("under_stop", f"at most {p.players} cards are under Stop, found {len(p.under_stop)} (B-S4)")
    has_second_half = p.players == 2 and p.round == 1
    if p.second_half is not None and len(p.second_half) != (HALF if has_second_half else 0):
        wanted = "32 cards are set aside for round 2" if has_second_half else "only two players in round 1 have one"
        raise refuse("second_half", f"{wanted}, found {len(p.second_half)} (B-S2)")
    for field, lists in (("hands", p.hands), ("lines", p.lines)):
        for seat, cards in enumerate(lists):
            if len(cards) > LINE - 1:
                raise refuse(f"{field}[{seat}]", f"more cards than there are ({len(cards)})")
    check_rng(p.rng)


def check_board(p: Position, flap_boxes: int) -> None:
    """Boxes, flaps, uses and trophies are such as a game can bring about."""
    limit = 2 if p.variant == "expert" else 1
    for seat in range(p.players):
        if set(p.boxes[seat]) != set(FEATURES):
            raise refuse(f"boxes[{seat}]", f"exactly the boxes {', '.join(FEATURES)}")
        for name, value in p.boxes[seat].items():
            if value is not None and not 2 <= value <= LONGEST_SET:
                raise refuse(f"boxes[{seat}].{name}", f"a set has 2 to {LONGEST_SET} cards, found {value} (B-P4)")
        if not 0 <= p.flaps[seat] <= flap_boxes:
            raise refuse(f"flaps[{seat}]", f"0 to {flap_boxes} flap boxes, found {p.flaps[seat]} (B-C3)")
        if set(p.uses[seat]) != set(BIRDS):
            raise refuse(f"uses[{seat}]", f"exactly the birds {', '.join(BIRDS)}")
        for name, count in p.uses[seat].items():
            if not 0 <= count <= limit:
                raise refuse(f"uses[{seat}].{name}", f"0 to {limit} uses, found {count} (B-A1)")
    if set(p.trophies) != set(BIRDS):
        raise refuse("trophies", f"exactly the birds {', '.join(BIRDS)}")
    for name, holder in p.trophies.items():
        if holder is None:
            continue
        if not 0 <= holder < p.players:
            raise refuse(f"trophies.{name}", f"a seat or null, found {holder}")
        values = [boxes[name] or 0 for boxes in p.boxes]
        if values[holder] == 0 or values[holder] < max(values):
            raise refuse(f"trophies.{name}", f"seat {holder} does not have the highest value (B-P9)")


def check_order(p: Position) -> None:
    """Pass order and pass points agree (B-T7)."""
    if len(set(p.pass_order)) != len(p.pass_order) or not set(p.pass_order) <= set(range(p.players)):
        raise refuse("pass_order", "different seats, in the order of passing")
    worth = [2 * (p.players - 1 - i) for i in range(p.players)]
    for seat, points in enumerate(p.pass_points):
        if len(points) != 2:
            raise refuse(f"pass_points[{seat}]", "one entry per round")
        wanted = worth[p.pass_order.index(seat)] if seat in p.pass_order else None
        if points[p.round - 1] != wanted:
            raise refuse(f"pass_points[{seat}][{p.round - 1}]", f"{wanted} by the pass order (B-T7)")
        if p.round == 1 and points[1] is not None:
            raise refuse(f"pass_points[{seat}][1]", "null before round 2")
    if p.round == 2 and sorted(points[0] if points[0] is not None else -1 for points in p.pass_points) != worth[::-1]:
        raise refuse("pass_points", f"round 1 gave {', '.join(map(str, worth))} in the order of passing (B-T7)")


def given_cards(p: Position) -> list[int]:
    """How many copies of each card the document shows; a fifth copy is refused (B-C1)."""
    counts = [0] * len(CARDS)
    lists = [p.display, p.deck or [], p.under_stop or [], p.second_half or [], *p.hands, *p.lines]
    if p.scoring is not None and p.scoring.drawn is not None:
        lists.append([p.scoring.drawn])
    for cards in lists:
        for card in cards:
            if card is not None:
                counts[CARD_NUMBERS[card]] += 1
    for number, count in enumerate(counts):
        if count > COPIES:
            raise refuse("cards", f"{CARDS[number]} appears {count} times, there are {COPIES} (B-C1)")
    return counts


def check_complete(p: Position) -> None:
    """No card is missing from a round that is known from its deal on (B-C1, B-S2).

    Where hidden parts are left out, or the history does not tell where all cards of the seats came from, cards may be
    out of sight: they are not counted. Two players play round 2 with one half, whichever that is.
    """
    halves = p.players == 2
    piles = [p.deck, p.under_stop, p.second_half if halves and p.round == 1 else []]
    if None in piles or not is_known_from_the_deal(p):
        return
    shown = given_cards(p)
    if halves and p.round == 2:
        if sum(shown) != HALF:
            raise refuse("cards", f"two players have {HALF} cards in round 2, found {sum(shown)} (B-S2)")
        return
    missing = [f"{card} ({COPIES - count})" for card, count in zip(CARDS, shown, strict=True) if count < COPIES]
    if missing:
        raise refuse("cards", f"missing: {', '.join(missing)}; there are {COPIES} of each card (B-C1)")


def is_known_from_the_deal(p: Position) -> bool:
    """Whether turns are played, and every seat has its first two cards and what the history says it took (B-S5)."""
    if p.history is None or p.phase not in ("turn", "laying"):
        return False
    came = [DEALT] * p.players
    for act in p.history:
        came[act.seat] += 1 if act.took else len(act.laid or ())
    if p.laying is not None and p.seat is not None:
        came[p.seat] += sum(laid.source == "display" for laid in p.laying.cards)
    seats = zip(p.hands, p.lines, came, strict=True)
    return all(None not in (*hand, *line) and len(hand) + len(line) == count for hand, line, count in seats)
