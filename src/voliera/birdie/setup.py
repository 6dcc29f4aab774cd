"""From documents to records: a fresh game, or a table somebody has set up.

A position is checked field by field; what cannot be is refused with the field's name and the rule behind it. Hidden
parts that are left out are dealt at random, consistently with the rest (hidden.py).
"""

from typing import Any, Literal

import msgspec

from voliera.birdie import components as parts
from voliera.birdie.components import (
    BIRDS,
    CARD_NUMBERS,
    CARDS,
    COPIES,
    FEATURE_NUMBERS,
    FEATURES,
    HALF,
    LONGEST_SET,
    Bird,
)
from voliera.birdie.deal import slice_end, start_game, stop_at
from voliera.birdie.documents import PHASES, POSITION_FORMAT, VARIANTS
from voliera.birdie.hidden import deal_hidden
from voliera.birdie.state import DISPLAY, DROPPED, LINE, MOST_ACTS, NONE, Phase, Variant, blank_records
from voliera.birdie.table import carries
from voliera.errors import GameError
from voliera.kernel import Record, States, seed_halves

Card = Literal[CARDS]  # type: ignore[valid-type]
Feature = Literal[FEATURES]  # type: ignore[valid-type]
DECK_ABOVE_STOP = {2: 22, 3: 51, 4: 48}


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The table options; components are checked by their own module."""

    single_chain: bool = False
    open_memory: bool = False
    components: Any = None


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


def refuse(field: str, why: str) -> GameError:
    """The error for an impossible position."""
    return GameError("bad_position", f"position.{field}: {why}")


def check_options(variant: str, options: object) -> Options:
    """The options of a table, or a GameError `bad_request` that names the wrong one."""
    try:
        checked = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise GameError("bad_request", f"options: {error}") from None
    if checked.single_chain and variant != "expert":
        raise GameError("bad_request", "options.single_chain: only the expert game has it")
    return checked


def blank(players: int, variant: str, options: object) -> States:
    """A record with players, variant, options and flap column set, and nothing dealt."""
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise GameError("bad_request", f"players: 2 to 4 play Birdie (B-C4), found {players!r:.40}")
    if variant not in VARIANTS:
        raise GameError("bad_request", f"variant: expected one of {', '.join(VARIANTS)}; found {variant!r:.40}")
    checked = check_options(variant, options)
    box = parts.builtin()
    if checked.components is not None:
        box = parts.check(checked.components, "options.components")
    states = blank_records(1)
    s = states[0]
    s.players = players
    s.variant = VARIANTS.index(variant)
    s.single_chain = checked.single_chain
    s.open_memory = checked.open_memory
    s.flap_boxes = len(box.flap)
    s.flap_values[: len(box.flap)] = box.flap
    return states


def new_game(players: int, variant: str, options: object, seed: int) -> States:
    """A fresh game, dealt from a seed."""
    states = blank(players, variant, options)
    start_game(states[0], players, *seed_halves(seed))
    return states


def from_position(document: object, seed: int) -> States:
    """The record of a position document; what it leaves out is dealt from the seed."""
    try:
        p = msgspec.convert(document, Position)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise GameError("bad_position", f"position{path.removesuffix('`')}: {what}") from None
    if p.format != POSITION_FORMAT:
        raise refuse("format", f'expected "{POSITION_FORMAT}", found {p.format!r:.40}')
    if p.game != "birdie":
        raise GameError("unknown_game", f"position.game: expected birdie, found {p.game!r:.40}")
    try:
        states = blank(p.players, p.variant, p.options)
    except GameError as error:
        raise GameError("bad_position", f"position.{error.message}") from None
    s = states[0]
    check_sizes(p)
    shown = given_cards(p)
    check_board(p, s)
    check_order(p)
    fill_record(p, s)
    check_phase(p, s)
    if p.deck and len(p.display) + int((s.laid_display >= 0).sum()) < DISPLAY:
        raise refuse("display", "four cards lie open as long as there are cards above Stop (B-T4)")
    fill_history(p, s)
    deal_hidden(s, shown, p.deck is None, p.under_stop is None, p.second_half is None, seed)
    check_room(s)
    if p.rng is not None:
        s.rng = p.rng
    return states


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
    if p.rng is not None and (len(p.rng) != 4 or not all(0 <= word < 1 << 32 for word in p.rng)):
        raise refuse("rng", "four numbers of 32 bits, or leave it out")


def check_board(p: Position, s: Record) -> None:
    """Boxes, flaps, uses and trophies are such as a game can bring about."""
    limit = 2 if p.variant == "expert" else 1
    for seat in range(p.players):
        if set(p.boxes[seat]) != set(FEATURES):
            raise refuse(f"boxes[{seat}]", f"exactly the boxes {', '.join(FEATURES)}")
        for name, value in p.boxes[seat].items():
            if value is not None and not 2 <= value <= LONGEST_SET:
                raise refuse(f"boxes[{seat}].{name}", f"a set has 2 to {LONGEST_SET} cards, found {value} (B-P4)")
        if not 0 <= p.flaps[seat] <= s.flap_boxes:
            raise refuse(f"flaps[{seat}]", f"0 to {s.flap_boxes} flap boxes, found {p.flaps[seat]} (B-C3)")
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


def fill_record(p: Position, s: Record) -> None:
    """Copy the checked document into the record; unknown cards are -1 in lines and missing in hands."""
    s.round_no = p.round
    s.phase = PHASES.index(p.phase)
    s.seat = NONE if p.seat is None else p.seat
    for seat in range(p.players):
        hand = s.hand[seat]
        for card in p.hands[seat]:
            if card is not None:
                hand[CARD_NUMBERS[card]] += 1
        s.hand_n[seat] = len(p.hands[seat])
        s.line[seat, : len(p.lines[seat])] = [NONE if card is None else CARD_NUMBERS[card] for card in p.lines[seat]]
        s.line_n[seat] = len(p.lines[seat])
        s.boxes[seat] = [p.boxes[seat][name] or 0 for name in FEATURES]
        s.uses[seat] = [p.uses[seat][name] for name in BIRDS]
        s.flaps[seat] = p.flaps[seat]
        s.pass_points[seat] = [NONE if points is None else points for points in p.pass_points[seat]]
    s.trophies = [NONE if holder is None else holder for holder in (p.trophies[name] for name in BIRDS)]
    s.pass_order[: len(p.pass_order)] = p.pass_order
    s.passed_n = len(p.pass_order)
    s.display[: len(p.display)] = [CARD_NUMBERS[card] for card in p.display]
    s.display_n = len(p.display)
    stop, end = stop_at(s), slice_end(s)
    deck = [CARD_NUMBERS[card] for card in p.deck or []]
    under = [CARD_NUMBERS[card] for card in p.under_stop or []]
    s.top = stop - len(deck)
    s.stock[s.top : stop] = deck
    s.under = end - len(under)
    s.stock[s.under : end] = under
    if p.second_half:
        s.stock[HALF:] = [CARD_NUMBERS[card] for card in p.second_half]


def check_phase(p: Position, s: Record) -> None:
    """What the phase asks for is there, and nothing else."""
    phase = Phase(int(s.phase))
    if (p.laying is not None) != (phase == Phase.LAYING):
        raise refuse("laying", "given in the phase laying, null in all others")
    if phase in (Phase.TURN, Phase.LAYING):
        if p.scoring is not None:
            raise refuse("scoring", "null while turns are played")
        if p.seat in p.pass_order:
            raise refuse("seat", f"seat {p.seat} has passed (B-T3)")
        if p.under_stop is not None and len(p.under_stop) != p.players:
            raise refuse("under_stop", f"as many cards as players ({p.players}) before anybody scores (B-S4)")
        if p.laying is not None:
            fill_laying(p, p.laying, s)
        return
    if len(p.pass_order) != p.players:
        raise refuse("pass_order", f"everybody has passed in the phase {p.phase} (B-P1)")
    if phase == Phase.OVER:
        if p.round != 2:
            raise refuse("round", "a game is over after round 2 (B-F1)")
        if p.scoring is not None:
            raise refuse("scoring", "null once the game is over")
        s.scored_n = p.players
        check_open_lines(p, p.pass_order)
        return
    if p.scoring is None:
        raise refuse("scoring", f"needed in the phase {p.phase}")
    if p.under_stop is None:
        raise refuse("under_stop", "needed while a seat scores")
    expert_phase = phase in (Phase.COLLAPSE, Phase.FEATURE, Phase.PIGEON)
    if (phase == Phase.SPLIT and s.variant == Variant.EXPERT) or (expert_phase and s.variant == Variant.STANDARD):
        raise refuse("phase", f"the {p.variant} game has no phase {p.phase} (B-E1)")
    fill_scoring(p, p.scoring, s)


def fill_laying(p: Position, laying: Laying, s: Record) -> None:
    """The open laying turn: its cards are the last ones of the seat's line (B-T2)."""
    seat = s.seat
    cards = laying.cards
    from_display = [i for i, laid in enumerate(cards) if laid.source == "display"]
    if not cards or len(cards) > s.line_n[seat] or len(from_display) > 2:
        raise refuse("laying.cards", "one or more cards, at most two of them from the display, all in the line (B-T2)")
    if len(from_display) + len(p.display) < 2 or len(from_display) + len(p.display) > DISPLAY:
        raise refuse("laying.cards", "a laying turn takes two of two to four display cards (B-T2)")
    numbers = [CARD_NUMBERS[laid.card] for laid in cards]
    if s.line[seat, s.line_n[seat] - len(cards) : s.line_n[seat]].tolist() != numbers:
        raise refuse("laying.cards", f"the last cards of lines[{seat}] are those of the open turn")
    s.laid_n = len(cards)
    s.laid_display[: len(from_display)] = from_display
    before = [*(CARD_NUMBERS[card] for card in p.display), *(numbers[i] for i in from_display)]
    s.before[: len(before)] = before


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


def check_room(s: Record) -> None:
    """No more acts than a round can have, those to come included (B-T1)."""
    to_come = int(s.display_n) + stop_at(s) - int(s.top) + int(s.players) - int(s.passed_n)
    if s.passed_n < s.players and s.acts_n + to_come > MOST_ACTS:
        raise refuse("history", "more acts than a round has turns")


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
