"""From documents to records: a fresh game, or a table somebody has set up.

A position is checked field by field (position.py), its nests are laid again item by item, and hidden parts that are
left out are dealt at random, consistently with the rest.
"""

from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from voliera.documents import read_options, read_position, refuse
from voliera.errors import GameError
from voliera.games.bower.border import components as parts
from voliera.games.bower.border.actions import whole_actions
from voliera.games.bower.border.components import encode_square
from voliera.games.bower.border.documents import PHASES, VARIANTS
from voliera.games.bower.border.position import (
    Position,
    Tile,
    check_bonuses,
    check_eggs,
    check_pending,
    check_sizes,
    check_tiles,
)
from voliera.games.bower.border.setup_nest import lay_nest
from voliera.games.bower.border.table import tile_ids
from voliera.games.bower.rules.box import (
    BONUS_NUMBERS,
    BONUSES,
    EGG_NUMBERS,
    EGGS,
    FAIR_PLAY_LEAVES_OUT,
    NEST_BONUSES,
    SPELLED,
    TILES,
)
from voliera.games.bower.rules.deal import start_game
from voliera.games.bower.rules.numbers import DECLINE
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, NONE, SEATS, STATE, SUPER_TILES, Phase, blank_records
from voliera.games.bower.rules.wide import deal_wide
from voliera.kernel import Record, States, seed_halves, thaw
from voliera.kernel.chance import is_wide, seed_record


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The table options; components are checked by their own module."""

    fair_play: bool = False
    zero_ties: bool = True
    lone_ties: bool = True
    joining_gems: bool = True
    components: Any = None


def blank(players: int, variant: str, options: object) -> States:
    """A record with variant, options and tiles set, and nothing dealt."""
    if isinstance(players, bool) or not isinstance(players, int) or players != SEATS:
        raise GameError("bad_request", f"players: 2 play Bower (W-C1), found {players!r:.40}")
    if variant not in VARIANTS:
        raise GameError("bad_request", f"variant: expected one of {', '.join(VARIANTS)}; found {variant!r:.40}")
    checked = read_options(options, Options)
    switches = (checked.fair_play, checked.zero_ties, checked.lone_ties, checked.joining_gems)
    states = thaw(_blank(variant, *switches), STATE)
    if checked.components is not None:
        states[0].faces = parts.faces_of(parts.check(checked.components, "options.components"))
    return states


@lru_cache(maxsize=64)
def _blank(variant: str, fair_play: bool, zero_ties: bool, lone_ties: bool, joining_gems: bool) -> bytes:
    """Return the bytes of such a record with the built-in tiles."""
    states = blank_records(1)
    s = states[0]
    s.variant = VARIANTS.index(variant)
    s.fair_play = fair_play
    s.zero_ties = zero_ties
    s.lone_ties_off = not lone_ties
    s.joining_gems_off = not joining_gems
    s.faces = parts.builtin_faces()
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
    p = read_position(document, Position, "bower")
    try:
        states = blank(p.players, p.variant, p.options)
    except GameError as error:
        raise GameError("bad_position", f"position.{error.message}") from None
    s = states[0]
    check_sizes(p)
    check_pending(p)
    check_eggs(p)
    check_tiles(p, tile_ids(p.options))
    used = check_bonuses(p, bool(s.fair_play))
    chance = Random(seed)
    seed_record(s, seed)
    fill_record(p, s, number_tiles(p, s, chance))
    fill_eggs(p, s, chance)
    fill_bonuses(p, s, used, chance)
    check_phase(p, states)
    if p.rng is not None:
        s.rng = p.rng
    return states


def number_tiles(p: Position, s: Record, chance: Random) -> dict[str, int]:
    """The number of the tile at each place of the document, and of the pile if it is left out.

    Tiles that are spelled out take numbers that no tile of the document has, and bring their own faces.
    """
    ids = {name: number for number, name in enumerate(tile_ids(p.options))}
    ids |= {name: TILES + number for number, name in enumerate(NEST_BONUSES)}
    numbers = {field: ids[tile] for field, tile in p.places() if isinstance(tile, str)}
    taken = set(numbers.values())
    free = [number for number in range(TILES) if number not in taken]
    if p.pile is None:
        chance.shuffle(free)
        return numbers | {f"pile[{i}]": number for i, number in enumerate(free)}
    for field, tile in p.places():
        if not isinstance(tile, str):
            numbers[field] = free.pop(0)
            s.faces[numbers[field]] = spelled_out(tile)
    return numbers


def spelled_out(tile: Tile) -> list[int]:
    """Both squares of a tile that is spelled out."""
    squares = [parts.Square(square.material, tuple(square.objects)) for square in tile if not isinstance(square, str)]
    return [encode_square(square) | SPELLED for square in squares]


def fill_record(p: Position, s: Record, numbers: dict[str, int]) -> None:
    """Copy the checked document into the record; nests are laid item by item."""
    s.first = p.first
    s.turns = p.turns_played
    s.phase = PHASES.index(p.phase)
    s.seat = NONE if p.seat is None else p.seat
    s.double = NONE if p.double is None else p.double
    pile = listed(numbers, "pile")
    s.top = TILES - len(pile)
    s.pile[s.top :] = pile
    for field, target in (("display", s.display), ("out", s.out)):
        tiles = listed(numbers, field)
        target[: len(tiles)] = tiles
    s.display_n = len(p.display)
    s.out_n = len(p.out)
    if p.gift is not None:
        s.gift = numbers["gift.tile"]
        s.gift_seat = p.gift.seat
    if p.pending is not None and not isinstance(p.pending.effect, msgspec.UnsetType):
        s.effect = BONUS_NUMBERS[p.pending.effect]
        s.cover_tile = numbers.get("pending.tile", NONE)
    elif p.phase == "discard":
        s.effect = BONUS_NUMBERS["discard"]
    tokens: set[str] = set()
    for seat in range(SEATS):
        hand = listed(numbers, f"hands[{seat}]")
        s.hand[seat, : len(hand)] = hand
        s.hand_n[seat] = len(hand)
        s.spied[seat] = sum(1 << column for column in p.known[seat].columns)
        s.spied_aside[seat] = p.known[seat].aside
        lay_nest(p, s, seat, numbers, tokens)


def listed(numbers: dict[str, int], field: str) -> list[int]:
    """The tiles of a list in the document."""
    tiles: list[int] = []
    while f"{field}[{len(tiles)}]" in numbers:
        tiles.append(numbers[f"{field}[{len(tiles)}]"])
    return tiles


def fill_eggs(p: Position, s: Record, chance: Random) -> None:
    """The eggs that are given; the others are dealt (W-S1)."""
    places = [*(p.eggs or [None] * COLUMNS), *(p.aside or [None] * 2)]
    left = [egg for egg in EGGS if egg not in places]
    chance.shuffle(left)
    eggs = [EGG_NUMBERS[left.pop() if egg is None else egg] for egg in places]
    s.eggs = eggs[:COLUMNS]
    s.aside = eggs[COLUMNS:]


def fill_bonuses(p: Position, s: Record, used: set[str], chance: Random) -> None:
    """Bonus tiles where they are given; a pile that is left out is dealt from those that are nowhere (W-S2, W-V1)."""
    left_out = FAIR_PLAY_LEAVES_OUT if s.fair_play else ()
    pile = p.bonus_pile
    if pile is None:
        pile = [name for name in BONUSES if name not in used and name not in left_out]
        chance.shuffle(pile)
        if p.is_super:
            pile = pile[: max(0, SUPER_TILES - len(used))]
    s.bonus_pile[: len(pile)] = [BONUS_NUMBERS[name] for name in pile]
    s.bonus_n = len(pile)
    s.discards[: len(p.bonus_discards)] = [BONUS_NUMBERS[name] for name in p.bonus_discards]
    s.discards_n = len(p.bonus_discards)
    for seat, kept in enumerate(p.kept):
        s.kept[seat, : len(kept)] = [BONUS_NUMBERS[name] for name in kept]
        s.kept_n[seat] = len(kept)
    if p.pending is not None and not isinstance(p.pending.drawn, msgspec.UnsetType):
        s.drawn[: len(p.pending.drawn)] = [BONUS_NUMBERS[name] for name in p.pending.drawn]
        s.drawn_n = len(p.pending.drawn)


def check_phase(p: Position, states: States) -> None:
    """The turns go with the phase, and there is something to decide."""
    s = states[0]
    if p.phase == "over":
        if p.turns_played != [p.all_turns] * SEATS:
            raise refuse("turns_played", f"the game is over after {p.all_turns} turns each (W-E1)")
        return
    owner = 1 - int(s.seat) if s.phase == Phase.DISCARD else int(s.seat)
    if p.turns_played[owner] >= p.all_turns:
        raise refuse("turns_played", f"seat {owner} has had all {p.all_turns} turns (W-E1)")
    for field, seat, turns in (("gift", int(s.gift_seat), 1), ("double", int(s.double), 2)):
        if seat != NONE and p.turns_played[seat] + turns > p.all_turns:
            raise refuse(field, f"seat {seat} has not {turns} of its turns left (W-B14, W-B15)")
    if p.phase == "setup":
        check_first_picks(p)
    elif s.top < TILES and len(p.display) < DISPLAY:
        raise refuse("display", "three tiles lie open as long as there are tiles in the pile (W-T1)")
    if s.phase == Phase.TAKE and s.gift_seat == s.seat:
        raise refuse("phase", "a seat that was given a tile takes none: the phase is play (W-B14)")
    if s.phase == Phase.BONUS and s.bonus_n + s.discards_n == 0:
        raise refuse("phase", "no bonus tile is left, so none is offered (W-B4)")
    if p.phase in ("bonus", "keep", "effect", "discard") and not p.nests[owner]:
        raise refuse("phase", f"a bonus comes with a tile, but the nest of seat {owner} is empty (W-B1)")
    if s.phase == Phase.PLAY and (s.hand_n[s.seat] or s.gift_seat == s.seat) and not whole_actions(states):
        raise refuse("phase", "no tile fits into this nest any more, so the turn has ended (W-T3)")
    if p.phase == "effect" and is_in_vain(p, s):
        raise refuse("pending.effect", f"{BONUSES[s.effect]} can have no effect here, so the turn has ended (W-B3)")
    if whole_actions(states) in ([], [[DECLINE]]):
        raise refuse("phase", f"nothing can be decided in this phase: {p.phase} asks for what is not there")


def is_in_vain(p: Position, s: Record) -> bool:
    """Whether a kept tile is asked about that has no effect: the cover, or one for the opponent (W-B13 to W-B16)."""
    other = 1 - int(s.seat)
    turns_left = p.all_turns - p.turns_played[other]
    name = BONUSES[s.effect]
    if name == "cover":
        return bool(s.cover_tile == NONE and s.top == TILES)
    if name == "gift":
        return bool(turns_left < 1 or s.gift != NONE)
    return (name == "double-turn" and turns_left < 2) or (name == "discard" and not p.hands[other])


def check_first_picks(p: Position) -> None:
    """Nothing is laid yet; the first player picks from three tiles, then the other from two (W-S3)."""
    spied = any(known.columns or known.aside for known in p.known)
    given = p.gift is not None or p.double is not None
    if any(p.nests) or any(p.turns_played) or any(p.kept) or given or spied or p.out or p.bonus_discards:
        raise refuse("phase", "nothing is laid, kept or given before the first turn (W-S3)")
    picked = int(p.seat != p.first)
    if len(p.display) != DISPLAY - picked or [len(p.hands[p.first]), len(p.hands[1 - p.first])] != [picked, 0]:
        raise refuse("display", "the first player picks one of three tiles, then the other one of two (W-S3)")
