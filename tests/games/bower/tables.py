"""Small tables of Bower to test on: positions, actions and questions in few words.

A square is a letter for its material (S, M, G, E) and one for each object: Flowers are capitals (Y, P, R, W), Feathers
small letters (y, p, r, w), `g` is a Gem, `s` a Shell. "SYg Ms" is a tile: Straw with a yellow Flower and a Gem, and
Moss with a Shell. "12n SYg Ms" lays it with its first square in column 1, row 2, and its second one above. The steps of
a nest stand between slashes: "00n Sg Sg / 00n cover Ms Ms / 00 white-feather / 01 x feather-red / 10 branch row".

Whatever a test does not mention goes without saying: other squares are filled with idle tiles (Earth with a Gem, which
no scoring counts) where a nest has fewer tiles than turns, hands and display hold tiles of the component file, and the
bonus tiles that lie in the nests are among those that were kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import voliera
from voliera.documents import Document

Tile = str | list[Document]

MATERIALS = {"S": "straw", "M": "moss", "G": "gravel", "E": "earth"}
COLOURS = {"y": "yellow", "p": "purple", "r": "red", "w": "white"}
FLOWERS = {letter.upper(): f"flower-{colour}" for letter, colour in COLOURS.items()}
FEATHERS = {letter: f"feather-{colour}" for letter, colour in COLOURS.items()}
OBJECTS = {**FLOWERS, **FEATHERS, "g": "gem", "s": "shell"}
EGGS = (*FLOWERS.values(), *FEATHERS.values())
NEST_TILES = ("nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells")
EGG_TILES = ("egg-yellow", "egg-purple", "egg-red", "egg-shells")
SPY_TILES = ("spy-opponent", "spy-aside")
TOKENS = ("x", "white-feather", "white-flower", "shells", "branch")
INTERACTIVE = ("cover", "gift", "double-turn", "discard")
BONUSES = NEST_TILES + EGG_TILES + SPY_TILES + TOKENS + INTERACTIVE
UNFAIR = ("x", "gift", "double-turn", "discard")
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
AFTER_PLAYING = ("bonus", "keep", "effect", "discard")

BONUS: Document = {"do": "bonus"}
DECLINE: Document = {"do": "decline"}
USE: Document = {"do": "use"}


def take(display: int) -> Document:
    """Take a display tile (W-T1)."""
    return {"do": "take", "display": display}


def place(where: str) -> Document:
    """Where a tile goes: "12n" is column 1, row 2, facing away from the board."""
    return {"at": [int(where[0]), int(where[1])], "facing": where[2]}


def lay(where: str, hand: int | str = 0) -> Document:
    """Play a tile of the hand (W-T2), or the gift (W-B14)."""
    return {"do": "play", "hand": hand, **place(where)}


def keep(bonus: str) -> Document:
    """Keep one of the bonus tiles drawn (W-B3)."""
    return {"do": "keep", "bonus": bonus}


def spy(column: int) -> Document:
    """Look at an egg of the opponent (W-B7)."""
    return {"do": "spy", "column": column}


def cross(nest: int, where: str, thing: str) -> Document:
    """Lay the X on an object (W-B9)."""
    return {"do": "token", "nest": nest, "at": [int(where[0]), int(where[1])], "object": thing}


def token(where: str, along: str | None = None) -> Document:
    """Lay a white object or the Shells (W-B10, W-B11), or the Branch along something (W-B12)."""
    action: Document = {"do": "token", "at": [int(where[0]), int(where[1])]}
    return action if along is None else {**action, "along": along}


def cover(where: str) -> Document:
    """Lay the tile that was drawn over two squares (W-B13)."""
    return {"do": "cover", **place(where)}


def give(display: int) -> Document:
    """Give a display tile to the opponent (W-B14)."""
    return {"do": "gift", "display": display}


def discard(hand: int) -> Document:
    """Discard a hand tile (W-B16)."""
    return {"do": "discard", "hand": hand}


def square(code: str) -> Document:
    """A square from its letters, its objects in the order in which the engine writes them."""
    order = list(OBJECTS.values())
    return {"material": MATERIALS[code[0]], "objects": sorted((OBJECTS[one] for one in code[1:]), key=order.index)}


def tile(code: str) -> Tile:
    """A tile: two squares spelled out, or a name."""
    squares = code.split()
    return [square(one) for one in squares] if len(squares) == 2 else code.strip()


def tiles(codes: str | Iterable[str]) -> list[Tile]:
    """Several tiles; names with spaces between, or a list in which tiles can be spelled out."""
    return [tile(code) for code in (codes.split() if isinstance(codes, str) else codes)]


def nest(steps: str) -> list[Document]:
    """What was laid into a nest, in order."""
    return [item(step.split()) for step in steps.split("/") if step.strip()]


def item(words: list[str]) -> Document:
    """One thing laid: a tile or a cover, or a token."""
    where, what, *more = words
    if len(where) == 3:
        if what == "cover":
            return {"cover": tile(" ".join(more)), **place(where)}
        return {"tile": tile(" ".join([what, *more])), **place(where)}
    on_square: Document = {"token": what, "at": [int(where[0]), int(where[1])]}
    if more:
        on_square["object" if what == "x" else "along"] = more[0]
    return on_square


def filled(items: Sequence[Document]) -> list[tuple[int, int]]:
    """The squares that have a tile."""
    found: list[tuple[int, int]] = []
    for one in items:
        if "tile" in one:
            (column, row), (right, up) = one["at"], STEPS[one["facing"]]
            found += [(column, row), (column + right, row + up)]
    return found


def laid(items: Sequence[Document]) -> int:
    """How many tiles were played into a nest: neither covers nor tokens."""
    return sum("tile" in one for one in items)


def fill_up(items: list[Document], count: int, code: str, rows: int) -> None:
    """Play idle tiles into a nest until it has this many, each touching the board or a tile, the last columns first."""
    squares = [(column, row) for row in range(rows) for column in range(5, -1, -1)]
    while laid(items) < count:
        taken = set(filled(items))
        free = [one for one in squares if one not in taken]
        where = next(
            (column, row, facing)
            for column, row in free
            for facing, (right, up) in (("n", (0, 1)), ("w", (-1, 0)))
            if (column + right, row + up) in free
        )
        items.append({"tile": tile(code), "at": list(where[:2]), "facing": where[2]})


def egg_spaces(known: Mapping[int, str]) -> tuple[list[str], list[str]]:
    """Six eggs with the known ones in their columns, and the two that are left."""
    rest = [egg for egg in EGGS if egg not in known.values()]
    return [known[column] if column in known else rest.pop(0) for column in range(6)], rest


def position(
    *nests: str,
    phase: str = "take",
    seat: int | None = 0,
    variant: str = "standard",
    options: Document | None = None,
    turns: tuple[int, int] | None = None,
    first: int | None = None,
    hands: Sequence[str | Iterable[str]] | None = None,
    display: str | Iterable[str] = "t01 t02 t03",
    pile: str | Iterable[str] | None = None,
    eggs: Mapping[int, str] | None = None,
    kept: Sequence[str] = ("", ""),
    x_by: int | None = None,
    top: str = "",
    discards: str = "",
    drawn: str | None = None,
    effect: str | None = None,
    cover_tile: str | None = None,
    gift: tuple[int, str] | None = None,
    double: int | None = None,
    out: str | Iterable[str] = (),
    idle: str = "Eg Eg",
    **given: Any,
) -> Document:
    """A position document.

    `turns` are the finished turns; without it both have had as many as tiles lie in the fuller nest. `kept` names what
    each player keeps beside what lies in nests and hands, `top` the bonus tiles on top of their pile, in Super Nest
    the first open ones. `x_by` is who laid the X, else the other player. Field names with their value replace all that.
    """
    whose = 1 - seat if phase == "discard" and seat is not None else seat
    placed = [nest(steps) for steps in (*nests, "", "")[:2]]
    open_turn = [int(phase in AFTER_PLAYING and whose == one) for one in (0, 1)]
    most = max(laid(placed[one]) - open_turn[one] for one in (0, 1))
    turns = (most, most) if turns is None else turns
    for one in (0, 1):
        fill_up(placed[one], turns[one] + open_turn[one], idle, 5 if variant == "super" else 4)
    if first is None:
        first = (whose or 0) if turns[0] == turns[1] else int(turns[1] > turns[0])
    if hands is None and phase == "setup":
        hands = ["", ""]
    elif hands is None:
        taken = phase == "play" and gift is None
        hands = ["t31 t32" if taken and seat == 0 else "t31", "t33 t34" if taken and seat == 1 else "t33"]
    held = [tiles(hand) for hand in hands]
    keeps = keeping(placed, held, kept, x_by)
    used = [(effect, whose), ("discard" if phase == "discard" else None, whose)]
    used += [("gift", 1 - gift[0])] if gift else []
    used += [("double-turn", 1 - double)] if double is not None else []
    for bonus, owner in used:
        if bonus and bonus not in keeps[owner or 0]:
            keeps[owner or 0].append(bonus)
    if pile is None:
        lying = sum("token" not in one for items in placed for one in items) + sum(map(len, held)) + bool(gift) + 4
        pile = ["t04", "t05", "t06", "t07", "t08", "t09"][: max(0, 36 - lying)]
    spaces, aside = egg_spaces(eggs or {})
    pending: Document | None = {"drawn": drawn.split()} if drawn is not None else None
    if effect is not None or phase == "discard":
        pending = {"effect": effect or "discard"}
    if cover_tile is not None:
        pending = {"effect": "cover", "tile": tile(cover_tile)}
    return {
        "format": "voliera/position/1",
        "game": "bower",
        "players": 2,
        "variant": variant,
        "options": options or {},
        "first": first,
        "turns_played": list(turns),
        "phase": phase,
        "seat": seat,
        "eggs": spaces,
        "aside": aside,
        "known": [{"columns": [], "aside": False}, {"columns": [], "aside": False}],
        "display": tiles(display),
        "pile": tiles(pile),
        "bonus_pile": bonus_pile(variant, options or {}, top, [*keeps[0], *keeps[1], *discards.split()], drawn or ""),
        "bonus_discards": discards.split(),
        "nests": placed,
        "hands": held,
        "kept": keeps,
        "pending": pending,
        "gift": None if gift is None else {"seat": gift[0], "tile": tile(gift[1])},
        "double": double,
        "out": tiles(out),
        **given,
    }


def keeping(
    placed: list[list[Document]], held: list[list[Tile]], named: Sequence[str], x_by: int | None
) -> list[list[str]]:
    """Which bonus tiles each player has kept: those named, and those that lie in nests and hands."""
    keeps = [one.split() for one in named]
    for seat in (0, 1):
        found = [(seat, one) for one in held[seat]]
        for thing in placed[seat]:
            owner = (1 - seat if x_by is None else x_by) if thing.get("token") == "x" else seat
            found.append((owner, "cover" if "cover" in thing else thing.get("tile") or thing["token"]))
        for owner, bonus in found:
            if isinstance(bonus, str) and bonus in BONUSES and bonus not in keeps[owner]:
                keeps[owner].append(bonus)
    return keeps


def bonus_pile(variant: str, options: Document, top: str, gone: Sequence[str], drawn: str) -> list[str]:
    """The bonus tiles to come, those on top first; in Super Nest the open ones, seven less those that were kept."""
    first = top.split()
    unfair = UNFAIR if options.get("fair_play") else ()
    pile = first + [bonus for bonus in BONUSES if bonus not in {*first, *gone, *drawn.split(), *unfair}]
    return pile[: 7 - len(gone)] if variant == "super" else pile


def table(*nests: str, seed: int = 1, **more: Any) -> voliera.Game:
    """A game at such a position."""
    return voliera.from_position(position(*nests, **more), seed)


def playing(mine: str = "", hand: str = "", *, theirs: str = "", more_hand: str = "t31", **more: Any) -> voliera.Game:
    """Seat 0 is about to play; `hand` is the tile at 0 of its hand, spelled out or by name."""
    hands = more.pop("hands", [[hand or "t32", more_hand], "t33"])
    return table(mine, theirs, phase="play", hands=hands, **more)


def settling(effect: str, mine: str = "00n Mg Mg", theirs: str = "", **more: Any) -> voliera.Game:
    """Seat 0 has kept a bonus tile and is asked what to do with it."""
    return table(mine, theirs, phase="effect", effect=effect, **more)


def keeping_one(drawn: str, mine: str = "00n Mg Mg", theirs: str = "", **more: Any) -> voliera.Game:
    """Seat 0 has drawn bonus tiles and keeps one."""
    return table(mine, theirs, phase="keep", drawn=drawn, **more)


def ended(mine: str, theirs: str, *, turns: int = 12, **more: Any) -> voliera.Game:
    """A game that is over. Nests that are not full are filled up with Earth and Gems, which count for nothing."""
    return table(mine, theirs, phase="over", seat=None, turns=(turns, turns), **more)


def play(game: voliera.Game, *actions: Document) -> list[Document]:
    """Play actions; returns the events."""
    return game.apply(list(actions))


def quiet_turn(game: voliera.Game) -> list[Document]:
    """Play a turn somehow, at the first place, and decline everything; returns the events."""
    seat, turns = game.seat, game.position()["turns_played"]
    assert seat is not None
    events: list[Document] = []
    while not game.over and game.position()["turns_played"][seat] == turns[seat]:
        legal = game.legal()
        events += game.apply(DECLINE if DECLINE in legal else legal[0])
    return events


def told(events: Sequence[Document], name: str) -> list[Document]:
    """The arguments of all events of one kind, in order."""
    return [event["args"] for event in events if event["id"] == name]


def ids(events: Sequence[Document]) -> list[str]:
    """What happened, in order."""
    return [event["id"] for event in events]


def refused(game: voliera.Game, action: Document) -> str | None:
    """The statement behind the refusal of an action that must be illegal here, and must change nothing."""
    before, legal = game.position(), game.legal()
    with pytest.raises(voliera.GameError) as caught:
        game.apply(action)
    assert caught.value.code == "illegal_action", caught.value.message
    assert caught.value.legal == legal
    assert action not in legal
    assert game.position() == before
    return caught.value.rule


def rejected(document: object, seed: int = 1) -> str:
    """The message with which a position is refused that must be impossible."""
    with pytest.raises(voliera.GameError) as caught:
        voliera.from_position(document, seed)  # type: ignore[arg-type]
    assert caught.value.code == "bad_position", caught.value.message
    return caught.value.message


def verbs(game: voliera.Game) -> set[str]:
    """The kinds of action that are legal."""
    return {action["do"] for action in game.legal()}


def places(game: voliera.Game, hand: int | str = 0) -> set[str]:
    """Where a tile can be played, or the cover laid."""
    return {
        f"{action['at'][0]}{action['at'][1]}{action['facing']}"
        for action in game.legal()
        if action["do"] == "cover" or (action["do"] == "play" and action["hand"] == hand)
    }


def squares_for_token(game: voliera.Game) -> list[str]:
    """Where the token can be laid, in the order in which it is listed; with its direction, if it has one."""
    return [
        "".join(map(str, action["at"])) + (f" {action['along']}" if "along" in action else "")
        for action in game.legal()
        if action["do"] == "token"
    ]


def nest_of(game: voliera.Game, seat: int = 0) -> list[Document]:
    """What was laid into a nest."""
    items: list[Document] = game.position()["nests"][seat]
    return items


def hand_of(game: voliera.Game, seat: int = 0) -> list[Tile]:
    """A player's hand."""
    held: list[Tile] = game.position()["hands"][seat]
    return held


def column(game: voliera.Game, number: int) -> tuple[list[int], list[int], str]:
    """A column of the result: matching objects, eggs, and by what."""
    found = game.result()["columns"][number]
    assert found["column"] == number
    return found["counts"], found["eggs"], found["by"]


def group(game: voliera.Game, material: str) -> tuple[list[int], list[int], list[int], str]:
    """A material of the result: sizes of the counted groups, their shells, eggs, and by what."""
    found = {one["material"]: one for one in game.result()["groups"]}[material]
    return found["sizes"], found["shells"], found["eggs"], found["by"]
