"""From documents to records: a fresh game, or a table somebody has set up.

A position is checked field by field (position.py, setup_history.py, setup_scoring.py). Hidden parts that are left out
are dealt at random, consistently with the rest (hidden.py).
"""

from functools import lru_cache
from typing import Any

import msgspec

from voliera.documents import read_options, read_position, refuse
from voliera.errors import GameError
from voliera.games.birdie.border import components as parts
from voliera.games.birdie.border.documents import PHASES, VARIANTS
from voliera.games.birdie.border.hidden import deal_hidden
from voliera.games.birdie.border.position import (
    Laying,
    Position,
    check_board,
    check_complete,
    check_order,
    check_sizes,
    given_cards,
)
from voliera.games.birdie.border.setup_history import check_room, fill_history
from voliera.games.birdie.border.setup_scoring import check_open_lines, fill_scoring
from voliera.games.birdie.rules.box import BIRDS, CARD_NUMBERS, FEATURES, HALF
from voliera.games.birdie.rules.deal import slice_end, start_game, stop_at
from voliera.games.birdie.rules.state import DISPLAY, NONE, STATE, Phase, Variant, blank_records
from voliera.games.birdie.rules.wide import deal_wide
from voliera.kernel import Record, States, seed_halves, thaw
from voliera.kernel.chance import is_wide


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The table options; components are checked by their own module."""

    single_chain: bool = False
    open_memory: bool = False
    components: Any = None


def check_options(variant: str, options: object) -> Options:
    """The options of a table, or a GameError `bad_request` that names the wrong one."""
    checked = read_options(options, Options)
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
    return thaw(_blank(players, variant, checked.single_chain, checked.open_memory, tuple(box.flap)), STATE)


@lru_cache(maxsize=64)
def _blank(players: int, variant: str, single_chain: bool, open_memory: bool, flap: tuple[int, ...]) -> bytes:
    states = blank_records(1)
    s = states[0]
    s.players = players
    s.variant = VARIANTS.index(variant)
    s.single_chain = single_chain
    s.open_memory = open_memory
    s.flap_boxes = len(flap)
    s.flap_values[: len(flap)] = flap
    return states.tobytes()


def new_game(players: int, variant: str, options: object, seed: int) -> States:
    """A fresh game, dealt from a seed."""
    states = blank(players, variant, options)
    if is_wide(seed):
        deal_wide(states[0], players, seed)
    else:
        start_game(states[0], players, *seed_halves(seed))
    return states


def from_position(document: object, seed: int) -> States:
    """The record of a position document; what it leaves out is dealt from the seed."""
    p = read_position(document, Position, "birdie")
    try:
        states = blank(p.players, p.variant, p.options)
    except GameError as error:
        raise GameError("bad_position", f"position.{error.message}") from None
    s = states[0]
    check_sizes(p)
    shown = given_cards(p)
    check_board(p, int(s.flap_boxes))
    check_order(p)
    fill_record(p, s)
    check_phase(p, s)
    if p.deck and s.passed_n < s.players and len(p.display) + int((s.laid_display >= 0).sum()) < DISPLAY:
        raise refuse("display", "four cards lie open as long as there are cards above Stop (B-T4)")
    fill_history(p, s)
    deal_hidden(s, shown, p.deck is None, p.under_stop is None, p.second_half is None, seed)
    check_room(s)
    check_complete(p)
    if p.rng is not None:
        s.rng = p.rng
    return states


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
