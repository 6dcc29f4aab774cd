"""Bower, as the general proofs must be told of it.

The result is counted here by hand from a position, a third time beside engine and oracle: squares as a dictionary,
groups by spreading labels, columns by trying every declaration of every white object.
"""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

from tests.facts import EventForm, Facts, Hidden, Place, Settings, are, is_number, is_one_of
from voliera.documents import Document
from voliera.game import Game
from voliera.games import rules_of
from voliera.games.bower.border.actions import FIELDS
from voliera.games.bower.rules import numbers
from voliera.games.bower.rules.state import Phase, Variant
from voliera.kernel import States

MATERIALS = ("straw", "moss", "gravel")
COLOURS = ("yellow", "purple", "red")
EGGS = tuple(f"{kind}-{colour}" for kind in ("flower", "feather") for colour in (*COLOURS, "white"))
OBJECTS = (*EGGS, "gem", "shell")
NEST_TILES = ("nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells")
EGG_TILES = ("egg-yellow", "egg-purple", "egg-red", "egg-shells")
TOKENS = ("x", "white-feather", "white-flower", "shells", "branch")
BONUSES = (
    *(*NEST_TILES, *EGG_TILES, "spy-opponent", "spy-aside", *TOKENS),
    *("cover", "gift", "double-turn", "discard"),
)
UNFAIR = ("x", "gift", "double-turn", "discard")
NOTICED = (*UNFAIR, "cover", "branch")
PHASES = ("setup", "take", "play", "bonus", "keep", "effect", "discard", "over")
TILES = 36
DIRECTIONS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

Square = tuple[int, int]


# Other boxes and other starts than the usual ones


def random_square(chance: random.Random, objects: Sequence[str], materials: Sequence[str], fewest: int) -> Document:
    found = [chance.choice(objects) for _ in range(chance.randint(fewest, 3))]
    return {"material": chance.choice(materials), "objects": sorted(found, key=OBJECTS.index)}


def other_tiles() -> Document:
    """A component document: 36 tiles that are not ours, and other bonus nest tiles."""
    chance = random.Random(1)
    plain = [name for name in OBJECTS if not name.endswith("-white")]
    earth = (*MATERIALS, "earth")
    tiles = [[random_square(chance, plain, MATERIALS, 1) for _ in range(2)] for _ in range(TILES)]
    return {
        "format": "voliera/components/1",
        "game": "bower",
        "tiles": [{"id": f"Tile {i}", "squares": squares} for i, squares in enumerate(tiles)],
        "bonus_nest": {name: [random_square(chance, OBJECTS, earth, 0) for _ in range(2)] for name in NEST_TILES},
    }


OTHER_TILES = other_tiles()


FIRST_PICKS: list[Document] = [{"do": "take", "display": 0}, {"do": "take", "display": 1}]


def few_bonus_tiles(game: Game, chance: random.Random) -> Document:
    """A game just begun in which bonus tiles have become few: a short pile, and some discards of nobody's.

    In every other one the tiles that both players notice are among them.
    """
    game.apply(FIRST_PICKS)
    fresh = game.position()
    count = chance.randint(4, 7 if fresh["variant"] == "super" else 9)
    bonuses = chance.sample(fresh["bonus_pile"], count)
    if chance.random() < 0.5:
        noticed = [name for name in NOTICED if not (fresh["options"].get("fair_play") and name in UNFAIR)]
        bonuses = chance.sample([*noticed, *(name for name in bonuses if name not in noticed)][:count], count)
    if fresh["variant"] == "super":
        return {**fresh, "bonus_pile": bonuses}
    left = chance.randint(3, count)
    return {**fresh, "bonus_pile": bonuses[:left], "bonus_discards": bonuses[left:]}


SETTINGS: list[Settings] = [
    (2, "standard", {}),
    (2, "super", {}),
    (2, "standard", {"fair_play": True}),
    (2, "super", {"fair_play": True}),
    (2, "standard", {"zero_ties": False}),
    (2, "super", {"components": OTHER_TILES}),
    (2, "standard", {"fair_play": True, "components": OTHER_TILES}),
    (2, "super", {"fair_play": True, "zero_ties": False, "components": OTHER_TILES}),
    (2, "standard", {"lone_ties": False}),
    (2, "super", {"joining_gems": False, "components": OTHER_TILES}),
    (2, "standard", {"zero_ties": False, "lone_ties": False, "joining_gems": False}),
]


# Events

BOWER_EVENTS = {
    "tile-taken": EventForm("seat tile first"),
    "display-refilled": EventForm("tiles", reveals=True, random=True),
    "tile-played": EventForm("seat tile at facing gift"),
    "no-room": EventForm("seat lost"),
    "bonus-earned": EventForm("seat columns groups"),
    "bonus-declined": EventForm("seat"),
    "bonus-reshuffled": EventForm("seat count", random=True),
    "bonus-drawn": EventForm("seat bonuses", to="self", reveals=True, random=True),
    "bonus-drawn-hidden": EventForm("seat count", to="others", random=True),
    "bonus-kept": EventForm("seat bonus", reveals="standard"),
    "effect-impossible": EventForm("seat bonus"),
    "effect-declined": EventForm("seat bonus"),
    "spied": EventForm("seat column"),
    "egg-seen": EventForm("seat column egg", to="self", reveals=True),
    "spied-aside": EventForm("seat"),
    "aside-seen": EventForm("seat eggs", to="self", reveals=True),
    "token-laid": EventForm("seat token nest at object along"),
    "cover-drawn": EventForm("seat tile", reveals=True, random=True),
    "cover-laid": EventForm("seat tile at facing"),
    "gift-given": EventForm("seat to tile"),
    "double-turn": EventForm("seat to"),
    "discard-asked": EventForm("seat"),
    "tile-discarded": EventForm("seat tile"),
    "eggs-revealed": EventForm("eggs aside", reveals=True),
    "over": EventForm("winners eggs by"),
}

OUR_TILES = rules_of("bower").components({})["tiles"]
is_tile = is_one_of(*(tile["id"] for tile in (*OUR_TILES, *OTHER_TILES["tiles"])), *NEST_TILES)
is_bonus = is_one_of(*BONUSES)
is_egg = is_one_of(*EGGS)
is_seat = is_number(0, 1)
BOWER_ARGUMENTS = {
    "seat": is_seat,
    "to": is_seat,
    "nest": is_seat,
    "tile": is_tile,
    "tiles": are(is_tile, 1, 2),
    "first": is_one_of(True, False),
    "tile-played.gift": is_one_of(True, False),
    "at": lambda value: are(is_number(0, 5), 2, 2)(value) and value[1] < 5,
    "facing": is_one_of(*DIRECTIONS),
    "lost": lambda value: value is None or is_tile(value),
    "columns": lambda value: are(is_number(0, 5), 0, 2)(value) and value == sorted(set(value)),
    "groups": lambda value: are(is_one_of(*MATERIALS, "earth"), 0, 2)(value) and len(set(value)) == len(value),
    "bonus-reshuffled.count": is_number(1, 20),
    "bonus-drawn-hidden.count": is_number(1, 3),
    "bonuses": are(is_bonus, 1, 3),
    "bonus": is_bonus,
    "column": is_number(0, 5),
    "egg": is_egg,
    "aside-seen.eggs": are(is_egg, 2, 2),
    "eggs-revealed.eggs": are(is_egg, 6, 6),
    "over.eggs": are(is_number(0, 19), 2, 2),
    "aside": are(is_egg, 2, 2),
    "token": is_one_of(*TOKENS),
    "object": is_one_of(None, *EGGS),
    "along": is_one_of(None, "row", "column"),
    "winners": is_one_of([0], [1], [0, 1]),
    "by": is_one_of("eggs", "coloured-shells", "shells", "shared"),
}


def bower_most_actions(_: int, variant: str) -> int:
    """No game of Bower has more actions than this.

    Two first picks. A turn is `take`, `play`, and `bonus` or `decline`: 12 turns each, 15 in Super Nest. A bonus tile
    is kept once: `keep` and its effect, of which cover and discard take one action more.
    """
    turns, bonuses = (30, 7) if variant == "super" else (24, 20)
    return 2 + 3 * turns + 2 * bonuses + 2


# What is conserved


def nest_tiles(position: Document) -> list[tuple[str, Any]]:
    """Every nest tile on the table, with where it lies: in a seat's nest or hand, or with nobody."""
    found = [("", tile) for name in ("display", "pile", "out") for tile in position[name]]
    for seat in range(2):
        found += [(f"{seat}", tile) for tile in position["hands"][seat]]
        laid = [item.get("tile", item.get("cover")) for item in position["nests"][seat] if "token" not in item]
        found += [(f"{seat}", tile) for tile in laid]
    if position["gift"]:
        found.append(("", position["gift"]["tile"]))
    if position["pending"] and "tile" in position["pending"]:
        found.append(("", position["pending"]["tile"]))
    return found


def bower_cards(position: Document) -> "Counter[str]":
    """Nest tiles, bonus tiles and eggs; a bonus nest tile that was kept is where it is played from."""
    bonuses = [*position["bonus_pile"], *position["bonus_discards"]]
    bonuses += [name for kept in position["kept"] for name in kept if name not in NEST_TILES]
    if position["pending"]:
        bonuses += position["pending"].get("drawn", [])
    found = Counter(f"egg {egg}" for egg in (*position["eggs"], *position["aside"]))
    found.update(f"bonus {name}" for name in bonuses)
    found.update(f"{'bonus' if tile in NEST_TILES else 'tile'} {tile}" for _, tile in nest_tiles(position))
    return found


def bower_in_the_box(variant: str, options: Document) -> int:
    """36 nest tiles, 8 eggs, and 20, 16 or 7 bonus tiles (W-C2 to W-C4, W-V1, W-V2)."""
    return TILES + len(EGGS) + (7 if variant == "super" else 16 if options.get("fair_play") else 20)


def bower_check_record(states: States, position: Document) -> None:
    """The sets of squares and the counters are what they count; what lies in a nest is somebody's to lay."""
    s = states[0]
    everything = nest_tiles(position)
    owners = {name: str(seat) for seat in range(2) for name in position["kept"][seat]}
    for where, tile in everything:
        if tile in NEST_TILES:
            assert tile in position["out"] or where == owners[tile], "the seat that keeps a bonus nest tile has it"
    for seat in range(2):
        tokens = [item["token"] for item in position["nests"][seat] if "token" in item]
        assert all(token == "x" or owners[token] == str(seat) for token in tokens)
        covers = [item for item in position["nests"][seat] if "cover" in item]
        assert not covers or owners["cover"] == str(seat)
        laid = len(position["nests"][seat]) - len(tokens) - len(covers)
        assert laid <= position["turns_played"][seat] + 1, "a tile a turn"
        faces = [None if at < 0 else int(s.faces[at >> 1, at & 1]) for at in s.square[seat].tolist()]
        assert sum(face is not None for face in faces) == 2 * laid
        check_squares(s, seat, faces)
        assert (s.hand[seat] >= 0).tolist() == [i < s.hand_n[seat] for i in range(len(s.hand[seat]))]
    assert len(position["display"]) == 3 or position["phase"] == "setup" or not position["pile"]
    assert (s.display >= 0).tolist() == [i < s.display_n for i in range(3)]
    for name, count in (("bonus_pile", s.bonus_n), ("discards", s.discards_n), ("drawn", s.drawn_n)):
        assert (s[name] >= 0).tolist() == [i < count for i in range(len(s[name]))]
    assert (s.discarded_by[s.discards_n :] == -1).all()


def check_squares(s: Any, seat: int, faces: list[int | None]) -> None:
    """Filled squares, materials and gems of a nest, bit by bit."""
    for square, face in enumerate(faces):
        bits = [int(s.filled[seat]), *s.material[seat].tolist(), *s.gems[seat].tolist()]
        has = [mask >> square & 1 for mask in bits]
        if face is None:
            assert has == [0] * 7
        else:
            gems = face >> 16 & 3
            assert has == [1, *(int(face >> 20 & 3 == material) for material in range(4)), gems & 1, gems >> 1]


# The result, by hand


class Nest:
    """What lies on top of a nest's squares."""

    def __init__(self, items: list[Document], squares_of: dict[str, list[Document]]) -> None:
        self.material: dict[Square, str] = {}
        self.objects: dict[Square, Counter[str]] = {}
        self.coloured: set[Square] = set()
        self.branch: tuple[Square, str] | None = None
        for item in items:
            column, row = item["at"]
            if "token" in item:
                self.lay_token((column, row), item)
                continue
            tile = item.get("tile", item.get("cover"))
            right, up = DIRECTIONS[item["facing"]]
            both = ((column, row), (column + right, row + up))
            squares: Any = squares_of[tile] if isinstance(tile, str) else tile
            for place, square in zip(both, squares, strict=True):
                self.material[place] = square["material"]
                self.objects[place] = Counter(square["objects"])
                (self.coloured.add if tile == "coloured-shells" else self.coloured.discard)(place)
            if self.branch and self.branch[0] in both:
                self.branch = None

    def lay_token(self, place: Square, item: Document) -> None:
        token = item["token"]
        if token == "branch":
            self.branch = place, item["along"]
        elif token == "x":
            self.objects[place][item["object"]] -= 1
        else:
            adds = {"white-feather": ("feather-white", 1), "white-flower": ("flower-white", 1), "shells": ("shell", 2)}
            name, count = adds[token]
            self.objects[place][name] += count

    def labels(self) -> dict[Square, Square]:
        """Squares of a group have the same label, the least of their squares: it spreads until nothing changes."""
        pairs = {((c, r), (c + right, r + up)) for c, r in self.material for right, up in ((0, 1), (1, 0))}
        if self.branch:
            (c, r), along = self.branch
            right, up = (1, 0) if along == "row" else (0, 1)
            pairs.add(((c - right, r - up), (c + right, r + up)))
        label = {square: square for square in self.material}
        joined = [(a, b) for a, b in pairs if a in label and b in label and self.material[a] == self.material[b]]
        changed = True
        while changed:
            changed = False
            for a, b in joined:
                least = min(label[a], label[b])
                changed |= label[a] != label[b]
                label[a] = label[b] = least
        return label

    def count(self, name: str, squares: Sequence[Square] | None = None) -> int:
        return sum(self.objects[square][name] for square in (self.objects if squares is None else squares))

    def column(self, number: int) -> list[Square]:
        return [square for square in self.material if square[0] == number]

    def largest(self, material: str) -> tuple[int, bool, int]:
        """Size of the largest group; whether Coloured Shells are in it; its shells. The best of several."""
        groups: dict[Square, list[Square]] = {}
        for square, label in self.labels().items():
            if self.material[square] == material:
                groups.setdefault(label, []).append(square)
        found = [
            (len(group), material == "moss" and not self.coloured.isdisjoint(group), self.count("shell", group))
            for group in groups.values()
        ]
        return max(found, default=(0, False, 0))

    def matches(self, egg: str, squares: list[Square]) -> list[int]:
        """How many objects can match an egg: every white object is given every colour."""
        kind, colour = egg.split("-")
        if colour == "white":
            return [sum(self.count(f"{kind}-{each}", squares) for each in (*COLOURS, "white"))]
        white = self.count(f"{kind}-white", squares)
        printed = self.count(egg, squares)
        return sorted({printed + declared.count(colour) for declared in product(COLOURS, repeat=white)})


def decide(figures: list[Any], clear: str, tie: list[tuple[bool, int]]) -> tuple[int, str]:
    """Who has more, or else Coloured Shells, or else shells: 1 for seat 0, -1 for seat 1, 0; and by what."""
    for (a, b), by in (
        (figures, clear),
        ([broken[0] for broken in tie], "coloured-shells"),
        ([broken[1] for broken in tie], "shells"),
    ):
        if a != b:
            return (1 if a > b else -1), by
    return 0, "tied"


def shared_out(difference: int) -> list[int]:
    return [max(0, difference), max(0, -difference)]


def group_by_hand(nests: list[Nest], material: str) -> Document:
    """W-E2, W-E5."""
    best = [nest.largest(material) for nest in nests]
    sizes = [size for size, _, _ in best]
    winner, by = decide(sizes, "size", [(coloured, shells) for _, coloured, shells in best])
    if sizes == [0, 0]:
        winner, by = 0, "none"
    shells = [one[2] for one in best]
    return {"material": material, "sizes": sizes, "shells": shells, "eggs": shared_out(winner), "by": by}


def column_by_hand(nests: list[Nest], column: int, egg: str, zero_ties: bool, lone_ties: bool) -> Document:
    """W-E3 to W-E5: all pairs of declarations; each side's best against the best answer, with most objects."""
    squares = [nest.column(column) for nest in nests]
    shells = [nest.count("shell", part) for nest, part in zip(nests, squares, strict=True)]
    coloured = [not nest.coloured.isdisjoint(part) for nest, part in zip(nests, squares, strict=True)]
    tie = list(zip(coloured, shells, strict=True))

    def outcome(a: int, b: int) -> tuple[int, str]:
        winner, by = decide([a, b], "objects", tie)
        if a == b == 0 and (winner == 0 or not zero_ties):
            return 0, "none"
        doubled = (a if winner > 0 else b) == 1 and (a != b or lone_ties)
        return winner * (2 if doubled else 1), by

    ours, theirs = (nest.matches(egg, part) for nest, part in zip(nests, squares, strict=True))
    worst = {a: min(outcome(a, b)[0] for b in theirs) for a in ours}
    best = {b: max(outcome(a, b)[0] for a in ours) for b in theirs}
    assert max(worst.values()) == min(best.values()), "who declares first does not matter (W-E4)"
    value = max(worst.values())
    a, b = max(a for a in ours if worst[a] == value), max(b for b in theirs if best[b] == value)
    difference, by = outcome(a, b)
    eggs = shared_out(difference)
    return {"column": column, "egg": egg, "counts": [a, b], "shells": shells, "eggs": eggs, "by": by}


def egg_tile_by_hand(nests: list[Nest], bonus: str, seat: int) -> Document:
    """W-B6."""
    colour = bonus.removeprefix("egg-")
    names = ["shell"] if colour == "shells" else [f"flower-{colour}", f"feather-{colour}"]
    counts = [sum(nest.count(name) for name in names) for nest in nests]
    mine, other = counts[seat], counts[1 - seat]
    if colour == "shells" and bool(nests[0].coloured) != bool(nests[1].coloured):
        mine, other = len(nests[seat].coloured), len(nests[1 - seat].coloured)
    return {"bonus": bonus, "seat": seat, "counts": counts, "eggs": int(mine > other)}


def bower_result(position: Document, components: Document) -> Document:
    """The eggs of both, counted off the nests (W-E2 to W-E7)."""
    squares_of = {tile["id"]: tile["squares"] for tile in components["tiles"]} | components["bonus_nest"]
    nests = [Nest(items, squares_of) for items in position["nests"]]
    groups = [group_by_hand(nests, material) for material in MATERIALS]
    ties = [position["options"].get(name, True) for name in ("zero_ties", "lone_ties")]
    columns = [column_by_hand(nests, column, egg, *ties) for column, egg in enumerate(position["eggs"])]
    tiles = [(name, seat) for seat in range(2) for name in position["kept"][seat] if name in EGG_TILES]
    egg_tiles = [egg_tile_by_hand(nests, name, seat) for name, seat in tiles]
    eggs = [sum(line["eggs"][seat] for line in groups + columns) for seat in range(2)]
    for line in egg_tiles:
        eggs[line["seat"]] += line["eggs"]
    assert sum(eggs) <= 19, "19 eggs are the most that can be won (W-C5)"
    coloured, shells = [bool(nest.coloured) for nest in nests], [nest.count("shell") for nest in nests]
    winner, by = decide(eggs, "eggs", list(zip(coloured, shells, strict=True)))
    return {
        "eggs": eggs,
        "winners": {1: [0], -1: [1], 0: [0, 1]}[winner],
        "by": by if winner else "shared",
        "shells": shells,
        "coloured_shells": coloured,
        "groups": groups,
        "columns": columns,
        "egg_tiles": egg_tiles,
    }


def bower_check_explanation(explanation: Document, result: Document) -> None:
    """An explanation is the result and more; what it adds leads to what the result says."""
    for name, value in result.items():
        if name in ("groups", "columns", "egg_tiles"):
            for line, wanted in zip(explanation[name], value, strict=True):
                assert {part: line[part] for part in wanted} == wanted
        else:
            assert explanation[name] == value
    for line in explanation["groups"]:
        assert [len(squares) for squares in line["squares"]] == line["sizes"]
        assert not any(line["coloured"]) or line["material"] == "moss"
        assert line["by"] != "coloured-shells" or line["coloured"][0] != line["coloured"][1]
    for line in explanation["columns"]:
        assert [a + b for a, b in zip(line["printed"], line["declared"], strict=True)] == line["counts"]
        assert all(0 <= a <= b for a, b in zip(line["declared"], line["white"], strict=True))
        assert line["single"] == (2 in line["eggs"])
        assert not line["egg"].endswith("-white") or line["white"] == [0, 0]
    for line in explanation["egg_tiles"]:
        assert not any(line["coloured"]) or line["bonus"] == "egg-shells"


# What is hidden


def hidden_eggs(s: Any, viewer: int | None) -> list[tuple[Place, int]]:
    """The eggs that a seat may not know: not its own, not spied at (W-S1, W-B7, W-B8)."""
    if s.phase == Phase.OVER:
        return []
    spied = 0 if viewer is None else int(s.spied[viewer])
    columns = [column for column in range(6) if column % 2 != viewer and not spied >> column & 1]
    found: list[tuple[Place, int]] = [(("eggs", 0, column), int(s.eggs[column])) for column in columns]
    if viewer is None or not s.spied_aside[viewer]:
        found += [(("aside", 0, i), int(s.aside[i])) for i in range(2)]
    return found


def hidden_bonuses(s: Any, viewer: int | None) -> list[tuple[Place, int]]:
    """The pile, the discards, and what the other seat has drawn; Super Nest hides none (W-B3, W-V1)."""
    if s.variant == Variant.SUPER:
        return []
    counts = {"bonus_pile": int(s.bonus_n), "discards": int(s.discards_n)}
    if s.seat != viewer:
        counts["drawn"] = int(s.drawn_n)
    return [((name, 0, i), int(s[name][i])) for name, count in counts.items() for i in range(count)]


def bower_hidden(states: States, viewer: int | None) -> Hidden:
    """Eggs, nest tiles and bonus tiles that a view does not show."""
    s = states[0]
    tiles: list[tuple[Place, int]] = [(("pile", 0, i), int(s.pile[i])) for i in range(int(s.top), TILES)]
    for seat in range(2):
        if seat != viewer:
            hand = enumerate(s.hand[seat, : s.hand_n[seat]].tolist())
            tiles += [(("hand", seat, i), tile) for i, tile in hand if tile < TILES]
    return [hidden_eggs(s, viewer), tiles, hidden_bonuses(s, viewer)]


def bower_unseen(states: States, viewer: int | None) -> Hidden:
    """Hands came from the open display; and a seat that has discarded a bonus tile remembers it (W-T4)."""
    s = states[0]
    bonuses = hidden_bonuses(s, viewer)
    own = [i for i in range(int(s.discards_n)) if viewer is not None and s.discarded_by[i] == viewer]
    pile = [(("pile", 0, i), int(s.pile[i])) for i in range(int(s.top), TILES)]
    return [
        hidden_eggs(s, viewer),
        pile,
        [one for one in bonuses if not (one[0][0] == "discards" and one[0][2] in own)],
    ]


def bower_put(states: States, place: Place, old: int, new: int) -> None:
    """Lay another thing where one lies."""
    del old
    name, row, column = place
    if name == "hand":
        states["hand"][0, row, column] = new
    else:
        states[name][0, column] = new


def bower_own(s: Any, seat: int) -> bytes:
    """The eggs it has seen, both hands, the bonus tiles it draws and those it has discarded."""
    hidden = {place[:1] + place[2:] for place, _ in hidden_eggs(s, seat)}
    eggs = [int(s.eggs[i]) for i in range(6) if ("eggs", i) not in hidden]
    aside = [int(s.aside[i]) for i in range(2) if ("aside", i) not in hidden]
    discards = [int(s.discards[i]) for i in range(int(s.discards_n)) if s.discarded_by[i] == seat]
    drawn = s.drawn.tolist() if s.seat == seat else []
    return bytes(str([eggs, aside, discards, drawn, s.hand.tolist(), s.hand_n.tolist()]), "ascii")


# How it is played

PLACES = 14
"""Places for a tile that a player who likes gems compares."""


def gems_on(s: Any, tile: int) -> list[int]:
    """Gems on both squares of a tile."""
    return [face >> 16 & 3 for face in s.faces[tile].tolist()]


def likes_gems(game: Game, chance: random.Random, actions: Sequence[Document]) -> Document:
    """Any action; a tile goes where its gems meet others in a column, as bonus tiles would hardly be seen otherwise."""
    s = game.states[0]
    seat = int(s.seat)
    if actions[0]["do"] == "take":
        return max(chance.choices(actions, k=2), key=lambda action: sum(gems_on(s, int(s.display[action["display"]]))))
    if actions[0]["do"] != "play":
        return chance.choice(actions)
    planes = s.gems[seat].tolist()
    columns = [
        sum((plane >> (5 * column + row) & 1) * (weight + 1) for weight, plane in enumerate(planes) for row in range(5))
        for column in range(6)
    ]

    def worth(action: Document) -> int:
        tile = int(s.gift) if action["hand"] == "gift" else int(s.hand[seat, action["hand"]])
        column = action["at"][0]
        both = (column, column + DIRECTIONS[action["facing"]][0])
        gems = Counter[int]()
        for where, count in zip(both, gems_on(s, tile), strict=True):
            gems[where] += count
        return max(columns[where] + gems[where] if columns[where] < 3 else 0 for where in both)

    return max((chance.choice(actions) for _ in range(PLACES)), key=worth)


BOWER = Facts(
    settings=SETTINGS,
    phases=frozenset(PHASES),
    actions=frozenset(FIELDS),
    slow={"decline": 0.05},
    slowest={"decline": 0.0001},
    sensible={"decline": 0.12},
    hasty_steps=frozenset({numbers.DECLINE}),
    memories=("discarded_by", "crossed_mask", "crossed_n"),
    reordered=lambda _: (),
    events=BOWER_EVENTS,
    arguments=BOWER_ARGUMENTS,
    shuffles="bonus-reshuffled",
    most_actions=bower_most_actions,
    copies=1,
    in_the_box=bower_in_the_box,
    cards=bower_cards,
    departures=lambda *_: Counter(),
    check_record=bower_check_record,
    whole=lambda *_: None,
    result=bower_result,
    check_explanation=bower_check_explanation,
    told_at_the_end=("winners", "eggs", "by"),
    hidden=bower_hidden,
    unseen=bower_unseen,
    put=bower_put,
    own=bower_own,
    pick=likes_gems,
    rich=few_bonus_tiles,
)
