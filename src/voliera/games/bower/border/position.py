"""The position document as typed data, and what can be said against it before any record is made.

Unknown fields, wrong types and names, sizes, ranges, a tile or egg that appears twice: each is refused with the field's
name and, where there is one, the rule behind it. Turn counts are not compared with what lies in the nests: a table that
somebody typed in need not tell how it came about.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from voliera.documents import check_rng, refuse
from voliera.games.bower.border.documents import PHASES
from voliera.games.bower.rules.box import BONUSES, EGGS, FAIR_PLAY_LEAVES_OUT, MATERIALS, NEST_BONUSES, OBJECTS, TILES
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, DRAWN, HAND, SEATS, SUPER_TILES, SUPER_TURNS, TURNS

Egg = Literal[EGGS]  # type: ignore[valid-type]
Bonus = Literal[BONUSES]  # type: ignore[valid-type]
Object = Literal[OBJECTS]  # type: ignore[valid-type]
Facing = Literal["n", "e", "s", "w"]
TOKENS = BONUSES[11:16]


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of a tile that is spelled out."""

    material: Literal[MATERIALS]  # type: ignore[valid-type]
    objects: list[Object]


Tile = str | list[Square]


class Item(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in a nest: exactly one of tile, cover, token."""

    at: list[int]
    tile: Tile | msgspec.UnsetType = msgspec.UNSET
    cover: Tile | msgspec.UnsetType = msgspec.UNSET
    token: Literal[TOKENS] | msgspec.UnsetType = msgspec.UNSET  # type: ignore[valid-type]
    facing: Facing | msgspec.UnsetType = msgspec.UNSET
    object: Object | msgspec.UnsetType = msgspec.UNSET
    along: Literal["row", "column"] | msgspec.UnsetType = msgspec.UNSET


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat has spied."""

    columns: list[int]
    aside: bool


class Pending(msgspec.Struct, forbid_unknown_fields=True):
    """What is being settled: the tiles drawn, or an effect (the cover with its tile)."""

    drawn: list[Bonus] | msgspec.UnsetType = msgspec.UNSET
    effect: Bonus | msgspec.UnsetType = msgspec.UNSET
    tile: Tile | msgspec.UnsetType = msgspec.UNSET


class Gift(msgspec.Struct, forbid_unknown_fields=True):
    """A tile that was given away and waits to be played."""

    seat: int
    tile: Tile


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The position document."""

    format: str
    game: str
    players: int
    variant: str
    options: dict[str, Any]
    first: int
    turns_played: list[int]
    phase: str
    seat: int | None
    known: list[Known]
    display: list[Tile]
    bonus_discards: list[Bonus]
    nests: list[list[Item]]
    hands: list[list[Tile]]
    kept: list[list[Bonus]]
    pending: Pending | None
    gift: Gift | None
    double: int | None
    out: list[Tile]
    eggs: list[Egg | None] | None = None
    aside: list[Egg | None] | None = None
    pile: list[Tile] | None = None
    bonus_pile: list[Bonus] | None = None
    rng: list[int] | None = None

    @property
    def is_super(self) -> bool:
        """Whether Super Nest is played."""
        return self.variant == "super"

    @property
    def all_turns(self) -> int:
        """Turns of each player in the whole game."""
        return SUPER_TURNS if self.is_super else TURNS

    def places(self) -> Iterator[tuple[str, Tile]]:
        """Every nest tile of the document, with the field that holds it."""
        for field in ("display", "pile", "out"):
            for i, tile in enumerate(getattr(self, field) or ()):
                yield f"{field}[{i}]", tile
        for seat in range(SEATS):
            for i, tile in enumerate(self.hands[seat]):
                yield f"hands[{seat}][{i}]", tile
            for i, item in enumerate(self.nests[seat]):
                for what in ("tile", "cover"):
                    laid: Tile | msgspec.UnsetType = getattr(item, what)
                    if not isinstance(laid, msgspec.UnsetType):
                        yield f"nests[{seat}][{i}].{what}", laid
        if self.gift is not None:
            yield "gift.tile", self.gift.tile
        if self.pending is not None and not isinstance(self.pending.tile, msgspec.UnsetType):
            yield "pending.tile", self.pending.tile

    def bonus_places(self) -> Iterator[tuple[str, str]]:
        """Every bonus tile of the document, with the field that holds it."""
        for field in ("bonus_pile", "bonus_discards"):
            for i, name in enumerate(getattr(self, field) or ()):
                yield f"{field}[{i}]", name
        for seat in range(SEATS):
            for i, name in enumerate(self.kept[seat]):
                yield f"kept[{seat}][{i}]", name
        if self.pending is not None and not isinstance(self.pending.drawn, msgspec.UnsetType):
            for i, name in enumerate(self.pending.drawn):
                yield f"pending.drawn[{i}]", name


def check_sizes(p: Position) -> None:
    """Lists have the right lengths and numbers their ranges."""
    for field in ("turns_played", "known", "nests", "hands", "kept"):
        if len(getattr(p, field)) != SEATS:
            raise refuse(field, f"one entry per player ({SEATS}) is needed, found {len(getattr(p, field))}")
    if p.first not in range(SEATS):
        raise refuse("first", f"seat 0 or 1, found {p.first}")
    for seat, turns in enumerate(p.turns_played):
        if not 0 <= turns <= p.all_turns:
            raise refuse(f"turns_played[{seat}]", f"0 to {p.all_turns} turns, found {turns} (W-E1)")
    if p.phase not in PHASES:
        raise refuse("phase", f"one of {', '.join(PHASES)}; found {p.phase!r:.40}")
    if p.phase == "over":
        if p.seat is not None:
            raise refuse("seat", "null once the game is over")
    elif p.seat not in range(SEATS):
        raise refuse("seat", f"seat 0 or 1, found {p.seat}")
    if p.double is not None and p.double not in range(SEATS):
        raise refuse("double", f"seat 0 or 1, or null, found {p.double}")
    if p.gift is not None and p.gift.seat not in range(SEATS):
        raise refuse("gift.seat", f"seat 0 or 1, found {p.gift.seat}")
    if len(p.display) > DISPLAY:
        raise refuse("display", f"at most three tiles lie open, found {len(p.display)} (W-S2)")
    for seat, hand in enumerate(p.hands):
        taken = p.phase == "play" and p.seat == seat and p.gift is None
        room = HAND - (p.all_turns - p.turns_played[seat] - taken)  # each turn can bring a tile more (W-T3, W-B5)
        if len(hand) > room:
            raise refuse(f"hands[{seat}]", f"at most {room} tiles for the turns left, found {len(hand)} (W-T4)")
    for field, size in (("eggs", COLUMNS), ("aside", 2)):
        eggs = getattr(p, field)
        if eggs is not None and len(eggs) != size:
            raise refuse(field, f"{size} eggs, found {len(eggs)}; an unknown one is null (W-S1)")
    for seat, spied in enumerate(p.known):
        if len(set(spied.columns)) != len(spied.columns):
            raise refuse(f"known[{seat}].columns", "different columns")
        if len(spied.columns) > 1 or (spied.columns and p.known[1 - seat].columns):
            raise refuse(f"known[{seat}].columns", "there is one tile to spy at one egg (W-B7)")
        for column in spied.columns:
            if not 0 <= column < COLUMNS or column % SEATS == seat:
                raise refuse(f"known[{seat}].columns", f"columns of the opponent's eggs, found {column} (W-B7)")
    check_rng(p.rng)


def check_eggs(p: Position) -> None:
    """No egg appears twice (W-C2)."""
    seen: set[str] = set()
    for field in ("eggs", "aside"):
        for i, egg in enumerate(getattr(p, field) or ()):
            if egg is not None and egg in seen:
                raise refuse(f"{field}[{i}]", f"{egg} appears twice, there is one of each (W-C2)")
            seen.add(egg)


def check_bonuses(p: Position, fair_play: bool) -> set[str]:
    """No bonus tile appears twice; returns those that the document places somewhere, tokens and nest tiles too."""
    used: set[str] = set()
    for field, name in p.bonus_places():
        if fair_play and name in FAIR_PLAY_LEAVES_OUT:
            raise refuse(field, f"{name} is not used in Fair Play (W-V2)")
        if name in used:
            raise refuse(field, f"{name} appears twice, there is one of each (W-C4)")
        used.add(name)
    kept = {name for names in p.kept for name in names}
    laid: set[str] = set()
    for field, name, owner in laid_bonuses(p):
        if fair_play and name in FAIR_PLAY_LEAVES_OUT:
            raise refuse(field, f"{name} is not used in Fair Play (W-V2)")
        if field == "pending.effect" and name in laid:
            raise refuse(field, f"{name} has had its effect already (W-C4)")
        if name in used - laid and name not in kept:
            raise refuse(field, f"the bonus tile {name} was not kept by anybody: it is drawn, discarded or in the pile")
        if owner is not None and name in p.kept[1 - owner]:
            raise refuse(field, f"the bonus tile {name} was kept by the other seat, {1 - owner}")
        laid.add(name)
        used.add(name)
    if p.is_super and (p.bonus_discards or len(used) > SUPER_TILES):
        field = "bonus_discards" if p.bonus_discards else "bonus_pile" if p.bonus_pile else "kept"
        raise refuse(field, "Super Nest has seven bonus tiles, open or kept, and discards none (W-V1)")
    return used


def laid_bonuses(p: Position) -> Iterator[tuple[str, str, int | None]]:
    """The bonus tiles that must have been kept, and by whom: their nest tile, token, cover or effect is on the table.

    An X may come from either seat, and so may a tile that is out of the game.
    """
    for field, tile in p.places():
        if isinstance(tile, str) and tile in NEST_BONUSES:
            yield field, tile, None if field.startswith("out") else int("[1]" in field[:8])
    for seat in range(SEATS):
        for i, item in enumerate(p.nests[seat]):
            if not isinstance(item.token, msgspec.UnsetType):
                yield f"nests[{seat}][{i}].token", item.token, None if item.token == "x" else seat
            if not isinstance(item.cover, msgspec.UnsetType):
                yield f"nests[{seat}][{i}].cover", "cover", seat
    if p.gift is not None:
        yield "gift", "gift", 1 - p.gift.seat
    if p.double is not None:
        yield "double", "double-turn", 1 - p.double
    if p.pending is not None and not isinstance(p.pending.effect, msgspec.UnsetType):
        owner = p.seat if p.seat is None or p.phase != "discard" else 1 - p.seat
        yield "pending.effect", p.pending.effect, owner
    elif p.phase == "discard":
        yield "phase", "discard", None if p.seat is None else 1 - p.seat
    for seat, spied in enumerate(p.known):
        if spied.columns:
            yield f"known[{seat}].columns", "spy-opponent", seat
        if spied.aside:
            yield f"known[{seat}].aside", "spy-aside", seat


def check_pending(p: Position) -> None:
    """What the phase asks for is given, and nothing else."""
    drawn: list[str] | msgspec.UnsetType = msgspec.UNSET
    effect: str | msgspec.UnsetType = msgspec.UNSET
    if p.pending is not None:
        drawn, effect = p.pending.drawn, p.pending.effect
        tile = not isinstance(p.pending.tile, msgspec.UnsetType)
        if (drawn is msgspec.UNSET) == (effect is msgspec.UNSET) or (tile and effect != "cover"):
            raise refuse("pending", 'null, {"drawn"}, {"effect"}, or {"effect": "cover", "tile"}')
    if (drawn is not msgspec.UNSET) != (p.phase == "keep" and not p.is_super):
        raise refuse("pending", "the tiles drawn are given in the phase keep, and only there (Super Nest draws none)")
    if not isinstance(drawn, msgspec.UnsetType) and not 1 <= len(drawn) <= DRAWN:
        raise refuse("pending.drawn", f"one to three tiles, found {len(drawn)} (W-B3)")
    if isinstance(effect, msgspec.UnsetType):
        if p.phase == "effect":
            raise refuse("pending", 'the phase effect says which: {"effect": NAME}')
    elif p.phase not in ("effect", "discard"):
        raise refuse("pending", f"no effect is settled in the phase {p.phase}")
    elif p.phase == "discard" and effect != "discard":
        raise refuse("pending.effect", "in the phase discard it is discard, or pending is null")
    elif effect in BONUSES[: BONUSES.index("spy-opponent")]:
        raise refuse("pending.effect", f"{effect} takes effect without a question (W-B3)")


def check_tiles(p: Position, ids: Any) -> None:
    """Tiles have known names and appear once; there are at most 36, and spelled-out ones come with the pile (W-C3)."""
    seen: set[str] = set()
    count = 0
    spelled = ""
    for field, tile in p.places():
        if isinstance(tile, str):
            if tile in NEST_BONUSES:
                if field.startswith(("display", "pile", "gift", "pending")) or field.endswith("cover"):
                    raise refuse(field, f"{tile} is a bonus tile: it is never in the pile (W-B5)")
            elif tile not in ids:
                raise refuse(field, f"there is no tile {tile!r:.40}: an id of the component file, a bonus nest tile")
            if tile in seen:
                raise refuse(field, f"{tile} appears twice, there is one of each (W-C3)")
            seen.add(tile)
        else:
            spelled = spelled or field
            if len(tile) != 2 or any(len(square.objects) > 3 for square in tile):
                raise refuse(field, "a tile has two squares, each with three objects at most (W-C3)")
        count += not (isinstance(tile, str) and tile in NEST_BONUSES)
    if count > TILES:
        raise refuse("tiles", f"there are {TILES} nest tiles, found {count} (W-C3)")
    if spelled and p.pile is None:
        raise refuse("pile", f"needed, as {spelled} is spelled out")
