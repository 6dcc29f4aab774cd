"""The oracle of Bower: the numbered statements of the rules, played by hand with lists, sets and dicts.

It exists to find mistakes in the engine, and so shares no code with it. Every method does one step as two people at the
table would and names the statement it follows. It reads and gives the documents of the protocol; randomness comes from
outside, as shuffled lists.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

Document = dict[str, Any]
Square = tuple[int, int]
"""Column and row, counted from 0; row 0 touches the board."""
Tile = Any
"""A name (of the component document, or a bonus nest tile), or two squares spelled out."""

MATERIALS = ["straw", "moss", "gravel"]
COLOURS = ["yellow", "purple", "red"]
EGGS = [f"{kind}-{colour}" for kind in ("flower", "feather") for colour in (*COLOURS, "white")]
COLUMNS = 6
DISPLAY = 3
FACINGS: dict[str, Square] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

NEST_TILES = ["nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells"]
EGG_TILES = ["egg-yellow", "egg-purple", "egg-red", "egg-shells"]
SPY_TILES = ["spy-opponent", "spy-aside"]
TOKEN_TILES = ["x", "white-feather", "white-flower", "shells", "branch"]
INTERACTIVE_TILES = ["cover", "gift", "double-turn", "discard"]
BONUSES = NEST_TILES + EGG_TILES + SPY_TILES + TOKEN_TILES + INTERACTIVE_TILES
UNFAIR = ["x", "gift", "double-turn", "discard"]
ADDED_BY_TOKEN = {
    "white-feather": ["feather-white"],
    "white-flower": ["flower-white"],
    "shells": ["shell", "shell"],
}


def earth(*objects: str) -> Document:
    """Spell out a square of Earth."""
    return {"material": "earth", "objects": list(objects)}


BONUS_NEST: dict[str, list[Document]] = {
    "nest-1": [earth("feather-white"), earth("feather-white")],
    "nest-2": [earth("flower-white"), earth("flower-white")],
    "nest-3": [earth("feather-white"), earth("flower-white")],
    "nest-4": [earth("feather-white", "gem"), earth("flower-white", "gem")],
    "coloured-shells": [{"material": "moss", "objects": []}, {"material": "moss", "objects": []}],
}
"""The bonus nest tiles of W-C4, for component documents that leave them out."""


def bonuses_of(options: Document) -> list[str]:
    """List the bonus tiles of the game: all 20, or the 16 of Fair Play (W-C4, W-V2)."""
    return [name for name in BONUSES if not (options.get("fair_play", False) and name in UNFAIR)]


def start(
    variant: str, options: Document, tiles: list[Tile], bonuses: list[str], eggs: list[str], first: int
) -> Document:
    """Set up a fresh game from shuffled nest tiles, bonus tiles and eggs (W-S1 to W-S3, W-V1, W-V2)."""
    if sorted(eggs) != sorted(EGGS) or sorted(bonuses) != sorted(bonuses_of(options)):
        raise ValueError("a game needs the 8 eggs and its bonus tiles")
    return {
        "format": "voliera/position/1",
        "game": "bower",
        "players": 2,
        "variant": variant,
        "options": options,
        "first": first,
        "turns_played": [0, 0],
        "phase": "setup",
        "seat": first,
        "eggs": eggs[:COLUMNS],
        "aside": eggs[COLUMNS:],
        "known": [{"columns": [], "aside": False}, {"columns": [], "aside": False}],
        "display": tiles[:DISPLAY],
        "pile": tiles[DISPLAY:],
        "bonus_pile": bonuses[:7] if variant == "super" else list(bonuses),
        "bonus_discards": [],
        "nests": [[], []],
        "hands": [[], []],
        "kept": [[], []],
        "pending": None,
        "gift": None,
        "double": None,
        "out": [],
    }


def beside(square: Square) -> list[Square]:
    """List the four squares that share a side with one, inside the grid or not."""
    column, row = square
    return [(column + across, row + away) for across, away in FACINGS.values()]


def two_squares(at: Iterable[int], facing: str) -> tuple[Square, Square]:
    """Give the squares on which a tile's first and second square lie."""
    column, row = at
    across, away = FACINGS[facing]
    return (column, row), (column + across, row + away)


def ends_of_branch(square: Square, along: str) -> tuple[Square, Square]:
    """Give the two squares at the ends of a Branch (W-B12)."""
    column, row = square
    if along == "row":
        return (column - 1, row), (column + 1, row)
    return (column, row - 1), (column, row + 1)


def is_flower_or_feather(thing: str) -> bool:
    """Tell Flowers and Feathers from gems and shells."""
    return thing.startswith(("flower-", "feather-"))


class Nest:
    """What can be seen of a nest: the uppermost squares with what counts on them, and the Branch."""

    def __init__(self, rows: int) -> None:
        """Begin with an empty grid."""
        self.rows = rows
        self.material: dict[Square, str] = {}
        self.objects: dict[Square, list[str]] = {}
        self.emblems: set[Square] = set()
        self.branches: list[tuple[Square, str]] = []
        self._known_places: list[tuple[Square, str]] | None = None

    def inside(self, square: Square) -> bool:
        """Say whether a square lies in the grid (W-C1, W-V1)."""
        return 0 <= square[0] < COLUMNS and 0 <= square[1] < self.rows

    def all_squares(self) -> list[Square]:
        """List the squares of the grid."""
        return [(column, row) for column in range(COLUMNS) for row in range(self.rows)]

    def lay(self, square: Square, printed: Document, emblem: bool) -> None:
        """Lay one square of a tile; what was under it, tokens too, no longer counts (W-T2, W-B13)."""
        self._known_places = None
        self.material[square] = printed["material"]
        self.objects[square] = list(printed["objects"])
        self.emblems.discard(square)
        if emblem:
            self.emblems.add(square)
        self.branches = [(place, along) for place, along in self.branches if place != square]

    def lay_token(self, token: Document) -> None:
        """Lay a token on a filled square (W-B9 to W-B12)."""
        square: Square = (token["at"][0], token["at"][1])
        name = token["token"]
        if name == "x":
            self.objects[square].remove(token["object"])
        elif name == "branch":
            self.branches.append((square, token["along"]))
        else:
            self.objects[square] += ADDED_BY_TOKEN[name]

    # Places

    def places(self) -> list[tuple[Square, str]]:
        """List where a tile can be played: inside, on empty squares, touching the board or a tile (W-T2)."""
        if self._known_places is not None:
            return self._known_places
        found = []
        for at in self.all_squares():
            if at in self.material:
                continue
            for facing in FACINGS:
                _, second = two_squares(at, facing)
                if self.inside(second) and second not in self.material and (self.touches(at) or self.touches(second)):
                    found.append((at, facing))
        self._known_places = found
        return found

    def touches(self, square: Square) -> bool:
        """Say whether a square has a side at the board or at a tile that lies there (W-T2)."""
        return square[1] == 0 or any(other in self.material for other in beside(square))

    def places_to_cover(self) -> list[tuple[Square, str]]:
        """List where a tile can cover two adjacent filled squares (W-B13)."""
        found = []
        for at in self.material:
            for facing in FACINGS:
                if two_squares(at, facing)[1] in self.material:
                    found.append((at, facing))
        return found

    def places_for_branch(self) -> list[tuple[Square, str]]:
        """List where the Branch can lie: on a filled square, with both ends inside the grid (W-B12)."""
        found = []
        for square in self.material:
            for along in ("row", "column"):
                if all(self.inside(end) for end in ends_of_branch(square, along)):
                    found.append((square, along))
        return found

    # Groups and counts

    def adjacent(self, square: Square) -> list[Square]:
        """List the filled squares that count as adjacent to one: at its sides, or over a Branch (W-B12)."""
        others = beside(square)
        for place, along in self.branches:
            one, other = ends_of_branch(place, along)
            if square == one:
                others.append(other)
            if square == other:
                others.append(one)
        return [other for other in others if other in self.material]

    def group_around(self, square: Square) -> set[Square]:
        """Flood from a square over adjacent squares of the same material."""
        group = {square}
        fresh = [square]
        while fresh:
            here = fresh.pop()
            for other in self.adjacent(here):
                if other not in group and self.material[other] == self.material[here]:
                    group.add(other)
                    fresh.append(other)
        return group

    def groups(self, material: str) -> list[set[Square]]:
        """List the groups of a material."""
        found: list[set[Square]] = []
        for square in self.material:
            if self.material[square] == material and not any(square in group for group in found):
                found.append(self.group_around(square))
        return found

    def column(self, number: int) -> list[Square]:
        """List the filled squares of a column."""
        return [square for square in self.material if square[0] == number]

    def count(self, thing: str, squares: Iterable[Square]) -> int:
        """Count the objects of one kind that are seen on some squares."""
        return sum(self.objects[square].count(thing) for square in squares)

    def count_all(self, things: Iterable[str], squares: Iterable[Square]) -> int:
        """Count the objects of several kinds on some squares."""
        there = list(squares)
        return sum(self.count(thing, there) for thing in things)


class Oracle:
    """One game of Bower, from a full position document."""

    def __init__(self, position: Document, components: Document | None = None) -> None:
        """Read a position with all hidden parts given; `rng` is ignored.

        `components` is the document in which tile names are looked up, unless the position's options bring their own.
        """
        self.variant: str = position["variant"]
        self.options: Document = position["options"]
        self.first: int = position["first"]
        self.turns_played: list[int] = list(position["turns_played"])
        self.phase: str = position["phase"]
        self.seat: int | None = position["seat"]
        self.eggs: list[str] = list(position["eggs"])
        self.aside: list[str] = list(position["aside"])
        self.known: list[Document] = [
            {"columns": list(known["columns"]), "aside": known["aside"]} for known in position["known"]
        ]
        self.display: list[Tile] = list(position["display"])
        self.pile: list[Tile] = list(position["pile"])
        self.bonus_pile: list[str] = list(position["bonus_pile"])
        self.bonus_discards: list[str] = list(position["bonus_discards"])
        self.nests: list[list[Document]] = [[dict(item) for item in nest] for nest in position["nests"]]
        self.hands: list[list[Tile]] = [list(hand) for hand in position["hands"]]
        self.kept: list[list[str]] = [list(kept) for kept in position["kept"]]
        self.pending: Document | None = copy_pending(position["pending"])
        self.gift: Document | None = None if position["gift"] is None else dict(position["gift"])
        self.double: int | None = position["double"]
        self.out: list[Tile] = list(position["out"])
        if self.phase == "discard":
            self.pending = {"effect": "discard"}
        self.super: bool = self.variant == "super"
        self.rows: int = 5 if self.super else 4
        self.turns: int = 15 if self.super else 12
        self.zero_ties: bool = self.options.get("zero_ties", True)
        self.lone_ties: bool = self.options.get("lone_ties", True)
        self.joining_gems: bool = self.options.get("joining_gems", True)
        document: Document = self.options.get("components") or components or {}
        self.squares_of: dict[str, list[Document]] = {**BONUS_NEST, **document.get("bonus_nest", {})}
        for tile in document.get("tiles", []):
            self.squares_of[tile["id"]] = tile["squares"]
        self._known_nests: list[Nest | None] = [None, None]
        self._known_legal: list[Document] | None = None

    # What may be done

    def to_move(self) -> Document:
        """Say who is asked, and in which phase."""
        return {"seat": self.seat, "phase": self.phase}

    def legal(self) -> list[Document]:
        """List every legal action, each once; none when the game is over."""
        return [copy_action(action) for action in self._legal()]

    def _legal(self) -> list[Document]:
        """List the legal actions, worked out once per position."""
        if self.phase == "over":
            return []
        if self._known_legal is None:
            lists = {
                "setup": self._legal_take,
                "take": self._legal_take,
                "play": self._legal_play,
                "bonus": self._legal_bonus,
                "keep": self._legal_keep,
                "effect": self._legal_effect,
                "discard": self._legal_discard,
            }
            self._known_legal = lists[self.phase]()
        return self._known_legal

    def _legal_take(self) -> list[Document]:
        """List the display tiles (W-S3, W-T1)."""
        return [{"do": "take", "display": number} for number in range(len(self.display))]

    def _legal_play(self) -> list[Document]:
        """List each hand tile in each place; a gift must be played instead (W-T2, W-B14)."""
        seat = self._mover()
        hand: list[int | str] = list(range(len(self.hands[seat])))
        if self._has_gift(seat):
            hand = ["gift"]
        actions: list[Document] = []
        for at, facing in self._nest(seat).places():
            for number in hand:
                actions.append({"do": "play", "hand": number, "at": list(at), "facing": facing})
        return actions

    def _legal_bonus(self) -> list[Document]:
        """List the answers to an earned bonus (W-B3)."""
        return [{"do": "bonus"}, {"do": "decline"}]

    def _legal_keep(self) -> list[Document]:
        """List the bonus tiles of which one is kept (W-B3, W-V1)."""
        names = self.bonus_pile if self.super else self._pending()["drawn"]
        return [{"do": "keep", "bonus": name} for name in names]

    def _legal_effect(self) -> list[Document]:
        """List the targets of the kept tile's effect, or declining; a drawn cover tile must be laid (W-B3, W-B13)."""
        pending = self._pending()
        if "tile" in pending:
            places = self._nest(self._mover()).places_to_cover()
            return [{"do": "cover", "at": list(at), "facing": facing} for at, facing in places]
        return [{"do": "decline"}, *self._targets(pending["effect"])]

    def _targets(self, effect: str) -> list[Document]:
        """List the ways to carry out an effect; none if it is impossible (W-B7 to W-B16)."""
        seat = self._mover()
        other = 1 - seat
        nest = self._nest(seat)
        use: list[Document] = [{"do": "use"}]
        if effect == "spy-opponent":
            return [{"do": "spy", "column": column} for column in own_columns(other)]
        if effect == "spy-aside":
            return use
        if effect == "x":
            actions: list[Document] = []
            for owner in (0, 1):
                for square, objects in self._nest(owner).objects.items():
                    for thing in dict.fromkeys(objects):
                        if is_flower_or_feather(thing):
                            actions.append({"do": "token", "nest": owner, "at": list(square), "object": thing})
            return actions
        if effect in ADDED_BY_TOKEN:
            return [{"do": "token", "at": list(square)} for square in nest.material]
        if effect == "branch":
            return [{"do": "token", "at": list(square), "along": along} for square, along in nest.places_for_branch()]
        if effect == "cover":
            return use if self.pile and nest.places_to_cover() else []
        if effect == "gift":
            if self.turns_played[other] >= self.turns:
                return []
            return [{"do": "gift", "display": number} for number in range(len(self.display))]
        if effect == "double-turn":
            return use if self.turns - self.turns_played[other] >= 2 else []
        if effect == "discard":
            return use if self.hands[other] else []
        raise AssertionError(f"no such effect: {effect}")

    def _legal_discard(self) -> list[Document]:
        """List the hand tiles of the seat that must discard one (W-B16)."""
        return [{"do": "discard", "hand": number} for number in range(len(self.hands[self._mover()]))]

    # Doing it

    def apply(self, action: Document, shuffled: list[str] | None = None) -> None:
        """Do one legal action; `shuffled` is the new order of the discarded bonus tiles, if it reshuffles them."""
        if action not in self._legal():
            raise ValueError(f"not legal now: {action}")
        if self.needs_shuffle_after(action):
            if shuffled is None or sorted(shuffled) != sorted(self.bonus_discards):
                raise ValueError("this action needs the discarded bonus tiles in a new order (W-B4)")
        self._known_legal = None
        do = action["do"]
        if do == "take" and self.phase == "setup":
            self._take_first(action["display"])
        elif do == "take":
            self._take(action["display"])
        elif do == "play":
            self._play(action["hand"], action["at"], action["facing"])
        elif do == "bonus":
            self._bonus(shuffled)
        elif do == "decline":
            self._end_turn(self._mover())
        elif do == "keep":
            self._keep(action["bonus"])
        elif do == "spy":
            self._spy(action["column"])
        elif do == "token":
            self._token(action)
        elif do == "use":
            self._use()
        elif do == "cover":
            self._cover(action["at"], action["facing"])
        elif do == "gift":
            self._give(action["display"])
        elif do == "discard":
            self._discard(action["hand"])

    def needs_shuffle_after(self, action: Document) -> bool:
        """Say whether this legal action would reshuffle the discarded bonus tiles (W-B4)."""
        if action["do"] != "bonus" or self.super:
            return False
        return len(self.bonus_pile) < 3 and bool(self.bonus_discards)

    def shuffled_after(self, position: Document) -> list[str]:
        """Read the new order of the discards off another's position, in which the reshuffling action was done.

        To be asked before the action is done here. What was drawn and what is left in the pile, less the old pile.
        """
        order: list[str] = [*position["pending"]["drawn"], *position["bonus_pile"]]
        return order[len(self.bonus_pile) :]

    # A turn

    def _refill(self) -> None:
        """Lay new tiles open at the end of the display, as far as there are any (W-T1)."""
        while len(self.display) < DISPLAY and self.pile:
            self.display.append(self.pile.pop(0))

    def _take_first(self, number: int) -> None:
        """Take a tile before the game begins; after the second player two new ones are laid open (W-S3)."""
        seat = self._mover()
        self.hands[seat].append(self.display.pop(number))
        if seat == self.first:
            self.seat = 1 - seat
        else:
            self._refill()
            self._begin_turn(self.first)

    def _begin_turn(self, seat: int) -> None:
        """Ask for a tile; or, with a gift or an empty display, for a place at once (W-T1, W-B14)."""
        self.seat = seat
        if self._has_gift(seat):
            assert self.gift is not None
            if self._room(seat):
                self.phase = "play"
            else:
                self.out.append(self.gift["tile"])
                self.gift = None
                self._end_turn(seat)
        elif self.display:
            self.phase = "take"
        elif self.hands[seat] and self._room(seat):
            self.phase = "play"
        else:
            self._end_turn(seat)

    def _take(self, number: int) -> None:
        """Take one display tile into the hand and refill (W-T1); without room the turn ends (W-T3)."""
        seat = self._mover()
        self.hands[seat].append(self.display.pop(number))
        self._refill()
        if self._room(seat):
            self.phase = "play"
        else:
            self._end_turn(seat)

    def _play(self, number: int | str, at: list[int], facing: str) -> None:
        """Play a hand tile, or the gift, into the player's nest (W-T2, W-B14); see whether it earns a bonus (W-B1)."""
        seat = self._mover()
        if number == "gift":
            assert self.gift is not None
            tile = self.gift["tile"]
            self.gift = None
        else:
            assert isinstance(number, int)
            tile = self.hands[seat].pop(number)
        before = self._nest(seat)
        self._add_to_nest(seat, {"tile": tile, "at": list(at), "facing": facing})
        earned = earns_bonus(before, self._nest(seat), two_squares(at, facing), self.joining_gems)
        left = self.bonus_pile if self.super else self.bonus_pile + self.bonus_discards
        if earned and left:
            self.phase = "bonus"
        else:
            self._end_turn(seat)

    def _end_turn(self, owner: int) -> None:
        """Count the turn and see whose turn is next (W-T1, W-T3, W-B15, W-E1)."""
        self.pending = None
        self.turns_played[owner] += 1
        other = 1 - owner
        if self.double == owner:
            self.double = None
            self._begin_turn(owner)
        elif self.turns_played[other] < self.turns:
            self._begin_turn(other)
        elif self.turns_played[owner] < self.turns:
            self._begin_turn(owner)
        else:
            self.seat = None
            self.phase = "over"

    # Bonus tiles

    def _bonus(self, shuffled: list[str] | None) -> None:
        """Draw 3 bonus tiles one by one, over a reshuffle if need be (W-B3, W-B4); open ones are not drawn (W-V1)."""
        self.phase = "keep"
        if self.super:
            return
        drawn: list[str] = []
        while len(drawn) < 3:
            if not self.bonus_pile:
                if not self.bonus_discards:
                    break
                assert shuffled is not None
                self.bonus_pile = list(shuffled)
                self.bonus_discards = []
            drawn.append(self.bonus_pile.pop(0))
        self.pending = {"drawn": drawn}

    def _keep(self, name: str) -> None:
        """Keep one bonus tile, discard the others, and see to its effect (W-B3, W-B5, W-B6)."""
        seat = self._mover()
        if self.super:
            self.bonus_pile.remove(name)
        else:
            self.bonus_discards += [other for other in self._pending()["drawn"] if other != name]
        self.pending = None
        self.kept[seat].append(name)
        if name in NEST_TILES:
            self.hands[seat].append(name)
            self._end_turn(seat)
        elif name in EGG_TILES or not self._targets(name):
            self._end_turn(seat)
        else:
            self.phase = "effect"
            self.pending = {"effect": name}

    def _spy(self, column: int) -> None:
        """See one opposing egg, for good (W-B7)."""
        seat = self._mover()
        known = self.known[seat]
        known["columns"] = sorted({*known["columns"], column})
        self._end_turn(seat)

    def _token(self, action: Document) -> None:
        """Lay the token of the kept tile; an X may go to either nest (W-B9 to W-B12)."""
        seat = self._mover()
        item: Document = {"token": self._pending()["effect"], "at": list(action["at"])}
        for detail in ("object", "along"):
            if detail in action:
                item[detail] = action[detail]
        self._add_to_nest(action.get("nest", seat), item)
        self._end_turn(seat)

    def _use(self) -> None:
        """Carry out an effect without a choice (W-B8, W-B13, W-B15, W-B16)."""
        seat = self._mover()
        effect = self._pending()["effect"]
        if effect == "spy-aside":
            self.known[seat]["aside"] = True
            self._end_turn(seat)
        elif effect == "double-turn":
            self.double = 1 - seat
            self._end_turn(seat)
        elif effect == "cover":
            self.pending = {"effect": "cover", "tile": self.pile.pop(0)}
        elif effect == "discard":
            self.phase = "discard"
            self.seat = 1 - seat
            self.pending = {"effect": "discard"}

    def _cover(self, at: list[int], facing: str) -> None:
        """Lay the drawn tile over two filled squares; it earns nothing (W-B13)."""
        seat = self._mover()
        self._add_to_nest(seat, {"cover": self._pending()["tile"], "at": list(at), "facing": facing})
        self._end_turn(seat)

    def _give(self, number: int) -> None:
        """Give a display tile to the opponent and refill (W-B14)."""
        seat = self._mover()
        self.gift = {"seat": 1 - seat, "tile": self.display.pop(number)}
        self._refill()
        self._end_turn(seat)

    def _discard(self, number: int) -> None:
        """Put an own hand tile out of the game; the turn was the other's and ends (W-B16)."""
        seat = self._mover()
        self.out.append(self.hands[seat].pop(number))
        self._end_turn(1 - seat)

    # Looking at the table

    def _mover(self) -> int:
        """Name the seat that is asked."""
        assert self.seat is not None
        return self.seat

    def _pending(self) -> Document:
        """Give what is under way."""
        assert self.pending is not None
        return self.pending

    def _has_gift(self, seat: int) -> bool:
        """Say whether a gift waits for a seat (W-B14)."""
        return self.gift is not None and self.gift["seat"] == seat

    def _room(self, seat: int) -> bool:
        """Say whether there is room for a tile in a nest (W-T3)."""
        return bool(self._nest(seat).places())

    def _printed(self, tile: Tile) -> list[Document]:
        """Look up the two squares of a tile."""
        squares: list[Document] = self.squares_of[tile] if isinstance(tile, str) else tile
        return squares

    def _add_to_nest(self, seat: int, item: Document) -> None:
        """Lay a tile or a token into a nest."""
        self.nests[seat].append(item)
        self._known_nests[seat] = None

    def _nest(self, seat: int) -> Nest:
        """Look at a nest: lay all its tiles and tokens in their order; done once until something is added."""
        known = self._known_nests[seat]
        if known is None:
            known = Nest(self.rows)
            for item in self.nests[seat]:
                if "token" in item:
                    known.lay_token(item)
                else:
                    tile = item["tile"] if "tile" in item else item["cover"]
                    for square, printed in zip(
                        two_squares(item["at"], item["facing"]), self._printed(tile), strict=True
                    ):
                        known.lay(square, printed, tile == "coloured-shells")
            self._known_nests[seat] = known
        return known

    # Documents

    def position(self) -> Document:
        """Write the whole position, without `rng`."""
        return {
            "format": "voliera/position/1",
            "game": "bower",
            "players": 2,
            "variant": self.variant,
            "options": self.options,
            "first": self.first,
            "turns_played": list(self.turns_played),
            "phase": self.phase,
            "seat": self.seat,
            "eggs": list(self.eggs),
            "aside": list(self.aside),
            "known": [{"columns": list(known["columns"]), "aside": known["aside"]} for known in self.known],
            "display": list(self.display),
            "pile": list(self.pile),
            "bonus_pile": list(self.bonus_pile),
            "bonus_discards": list(self.bonus_discards),
            "nests": [[copy_action(item) for item in nest] for nest in self.nests],
            "hands": [list(hand) for hand in self.hands],
            "kept": [list(kept) for kept in self.kept],
            "pending": copy_pending(self.pending),
            "gift": None if self.gift is None else dict(self.gift),
            "double": self.double,
            "out": list(self.out),
        }

    def view(self, seat: int | None) -> Document:
        """Write what a seat, or a spectator (None), may know (W-S1, W-T4, W-B3, W-B7, W-B8)."""
        view = self.position()
        view["format"] = "voliera/view/1"
        view["pile_size"] = len(self.pile)
        view["bonus_pile_size"] = len(self.bonus_pile)
        view["bonus_discards"] = len(self.bonus_discards)
        del view["pile"]
        if not self.super:
            del view["bonus_pile"]
        for other in (0, 1):
            if other != seat:
                view["hands"][other] = len(self.hands[other])
        if self.phase != "over":
            for column in range(COLUMNS):
                if seat is None or column not in own_columns(seat) + self.known[seat]["columns"]:
                    view["eggs"][column] = None
            if seat is None or not self.known[seat]["aside"]:
                view["aside"] = [None, None]
        if self.phase == "keep" and not self.super and seat != self.seat:
            view["pending"] = {"drawn": len(self._pending()["drawn"])}
        return view

    # Scoring

    def result(self) -> Document:
        """Count the eggs as if the game ended now (W-E1 to W-E7)."""
        groups = [self._score_group(material) for material in MATERIALS]
        columns = [self._score_column(column) for column in range(COLUMNS)]
        egg_tiles = [
            self._score_egg_tile(seat, name) for seat in (0, 1) for name in self.kept[seat] if name in EGG_TILES
        ]
        eggs = [
            sum(group["eggs"][seat] for group in groups)
            + sum(column["eggs"][seat] for column in columns)
            + sum(tile["eggs"] for tile in egg_tiles if tile["seat"] == seat)
            for seat in (0, 1)
        ]
        coloured = self._coloured()
        shells = [self._count_in_nest(seat, ["shell"]) for seat in (0, 1)]
        winners, by = [0, 1], "shared"
        if eggs[0] != eggs[1]:
            winners, by = [greater(eggs)], "eggs"
        elif coloured[0] != coloured[1]:
            winners, by = [greater(coloured)], "coloured-shells"
        elif shells[0] != shells[1]:
            winners, by = [greater(shells)], "shells"
        return {
            "eggs": eggs,
            "winners": winners,
            "by": by,
            "shells": shells,
            "coloured_shells": coloured,
            "groups": groups,
            "columns": columns,
            "egg_tiles": egg_tiles,
        }

    def _coloured(self) -> list[bool]:
        """Say in which nests at least one square of Coloured Shells is uncovered (W-E5)."""
        return [bool(self._nest(seat).emblems) for seat in (0, 1)]

    def _count_in_nest(self, seat: int, things: list[str]) -> int:
        """Count objects in a whole nest."""
        nest = self._nest(seat)
        return nest.count_all(things, nest.material)

    def _score_group(self, material: str) -> Document:
        """Compare the largest groups of a material (W-E2, W-E5)."""
        sizes, shells, coloured = [0, 0], [0, 0], [False, False]
        for seat in (0, 1):
            nest = self._nest(seat)
            groups = nest.groups(material)
            sizes[seat] = max((len(group) for group in groups), default=0)
            # Of several largest ones the best for the player: with Coloured Shells (Moss only), then with most shells.
            best = [
                (material == "moss" and bool(group & nest.emblems), nest.count("shell", group))
                for group in groups
                if len(group) == sizes[seat]
            ]
            coloured[seat], shells[seat] = max(best, default=(False, 0))
        eggs, by = [0, 0], "tied"
        if sizes[0] != sizes[1]:
            eggs[greater(sizes)], by = 1, "size"
        elif sizes == [0, 0]:
            by = "none"
        elif coloured[0] != coloured[1]:
            eggs[greater(coloured)], by = 1, "coloured-shells"
        elif shells[0] != shells[1]:
            eggs[greater(shells)], by = 1, "shells"
        return {"material": material, "sizes": sizes, "shells": shells, "eggs": eggs, "by": by}

    def _score_column(self, column: int) -> Document:
        """Compare the objects of a column, the white ones declared as best for their owners (W-E3 to W-E5)."""
        egg = self.eggs[column]
        shells, coloured, choices = [0, 0], [False, False], []
        for seat in (0, 1):
            nest = self._nest(seat)
            squares = nest.column(column)
            shells[seat] = nest.count("shell", squares)
            coloured[seat] = any(square in nest.emblems for square in squares)
            choices.append(possible_counts(egg, [thing for square in squares for thing in nest.objects[square]]))
        favoured: int | None = None
        by_favour = "tied"
        if coloured[0] != coloured[1]:
            favoured, by_favour = greater(coloured), "coloured-shells"
        elif shells[0] != shells[1]:
            favoured, by_favour = greater(shells), "shells"
        counts = declare(choices[0], choices[1], favoured, self.zero_ties, self.lone_ties)
        eggs = column_eggs(counts[0], counts[1], favoured, self.zero_ties, self.lone_ties)
        by = by_favour
        if counts[0] != counts[1]:
            by = "objects"
        elif counts[0] == 0 and eggs == [0, 0]:
            by = "none"
        return {"column": column, "egg": egg, "counts": counts, "shells": shells, "eggs": eggs, "by": by}

    def _score_egg_tile(self, seat: int, name: str) -> Document:
        """See whether an egg tile pays its owner (W-B6)."""
        other = 1 - seat
        colour = name.removeprefix("egg-")
        things = ["shell"] if colour == "shells" else [f"flower-{colour}", f"feather-{colour}"]
        counts = [self._count_in_nest(each, things) for each in (0, 1)]
        pays = counts[seat] > counts[other]
        coloured = self._coloured()
        if colour == "shells" and coloured[0] != coloured[1]:
            pays = coloured[seat]
        return {"bonus": name, "seat": seat, "counts": counts, "eggs": 1 if pays else 0}


def own_columns(seat: int) -> list[int]:
    """List the columns whose eggs a seat sees from the start (W-S1)."""
    return [0, 2, 4] if seat == 0 else [1, 3, 5]


def greater(pair: list[int] | list[bool]) -> int:
    """Name the seat with more."""
    assert pair[0] != pair[1]
    return 0 if pair[0] > pair[1] else 1


def earns_bonus(before: Nest, after: Nest, placed: tuple[Square, Square], joining_gems: bool) -> bool:
    """Say whether a placement brought a column, or the group around a placed square, to three gems (W-B1, W-B2).

    Without `joining_gems` the placed tile must have a gem in that column or group.
    """

    def can_earn(squares: Iterable[Square]) -> bool:
        return joining_gems or after.count("gem", set(placed) & set(squares)) > 0

    for square in placed:
        column = after.column(square[0])
        was_there = before.count("gem", before.column(square[0]))
        if after.count("gem", column) >= 3 and was_there < 3 and can_earn(column):
            return True
        group = after.group_around(square)
        if after.count("gem", group) >= 3 and can_earn(group):
            old_groups = [before.group_around(member) for member in group if member in before.material]
            if not any(before.count("gem", old) >= 3 for old in old_groups):
                return True
    return False


def possible_counts(egg: str, objects: list[str]) -> list[int]:
    """List how many objects can match an egg, over all ways to give each white one a colour (W-C2, W-E4)."""
    kind, colour = egg.split("-")
    if colour == "white":
        return [sum(thing.startswith(f"{kind}-") for thing in objects)]
    printed = objects.count(egg)
    white = objects.count(f"{kind}-white")
    return sorted({printed + declared.count(colour) for declared in product(COLOURS, repeat=white)})


def column_eggs(first: int, second: int, favoured: int | None, zero_ties: bool, lone_ties: bool) -> list[int]:
    """Give the eggs of a column for the matching objects of both; `favoured` wins a tie (W-E3)."""
    eggs = [0, 0]
    won_alone = (first, second) in {(1, 0), (0, 1)}
    winner = favoured
    if first != second:
        winner = greater([first, second])
    elif first == 0 and not zero_ties:
        winner = None
    if winner is not None:
        eggs[winner] = 2 if won_alone or (first == second == 1 and lone_ties) else 1
    return eggs


def declare(ours: list[int], theirs: list[int], favoured: int | None, zero_ties: bool, lone_ties: bool) -> list[int]:
    """Play out the declarations of a column for the best difference, of equal ones the most objects (W-E4).

    Both orders of declaring are tried; they must come to the same.
    """

    def difference(first: int, second: int) -> int:
        eggs = column_eggs(first, second, favoured, zero_ties, lone_ties)
        return eggs[0] - eggs[1]

    def answer_of_second(first: int) -> int:
        return max(theirs, key=lambda second: (-difference(first, second), second))

    def answer_of_first(second: int) -> int:
        return max(ours, key=lambda first: (difference(first, second), first))

    begun = max(ours, key=lambda first: (difference(first, answer_of_second(first)), first))
    one_way = [begun, answer_of_second(begun)]
    begun = max(theirs, key=lambda second: (-difference(answer_of_first(second), second), second))
    other_way = [answer_of_first(begun), begun]
    assert one_way == other_way, "who declares first must not matter (W-E4)"
    return one_way


def copy_action(action: Document) -> Document:
    """Copy an action or a nest item."""
    copied = dict(action)
    if "at" in copied:
        copied["at"] = list(copied["at"])
    return copied


def copy_pending(pending: Document | None) -> Document | None:
    """Copy what is under way."""
    if pending is None:
        return None
    return {key: list(value) if key == "drawn" else value for key, value in pending.items()}
