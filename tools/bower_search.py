"""The search for Bower's nest tiles: what even tiles are, and how they are found (W-C3).

What is even is written down as goals: something that can be counted, and how often it should be there. The search
begins with the right objects in any order and swaps two of them again and again, at first also where that makes things
a little worse. If a goal is missed in the end, it begins again. It reckons in integers only, with random numbers of its
own, so that it finds the same tiles on every machine.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement, islice
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[Any]
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Swapping millions of objects is for machine code."""
    machine_code: Function = numba.njit(function)
    return machine_code


LAYOUT = {
    ("straw", "straw"): "13 12 12 12 12 12",
    ("straw", "moss"): "31 22 21 21 12 12",
    ("straw", "gravel"): "13 22 21 21 12 12",
    ("moss", "moss"): "13 12 12 12 12 12",
    ("moss", "gravel"): "31 21 21 12 12 12",
    ("gravel", "gravel"): "13 12 12 12 12 12",
}
"""How many objects lie on the two squares of each tile: three on 28 tiles, four on eight. Straw and Gravel have 39,
Moss has 38, as 116 cannot be shared by three; Moss is the ground of the Coloured Shells."""
TILES = [(i, (int(size[0]), int(size[1]))) for i, pair in enumerate(LAYOUT) for size in LAYOUT[pair].split()]

FLOWERS = ("flower-yellow", "flower-purple", "flower-red")
FEATHERS = ("feather-yellow", "feather-purple", "feather-red")
BRIGHT = FLOWERS + FEATHERS
KINDS = (*BRIGHT, "gem", "shell")
"""In the order in which objects are written."""
STOCK = dict.fromkeys(BRIGHT, 12) | {"gem": 24, "shell": 20}

ATTEMPT = 117
"""The attempt that found our tiles; most attempts miss a goal or two."""
STEPS = 400_000
FIRST_TOLERANCE = 4
"""By how much a swap may miss the goals further at first; less and less is tolerated, in the end nothing."""

Objects: TypeAlias = tuple[str, ...]
Tile: TypeAlias = tuple[tuple[str, Objects], ...]
"""Two squares, each a material and its objects."""

FACES: list[Objects] = [face for size in (1, 2, 3) for face in combinations_with_replacement(KINDS, size)]
"""All that can lie on a square."""
FACE_NUMBERS = {face: number for number, face in enumerate(FACES)}


def face_number(objects: Objects) -> int:
    """The number of what lies on a square, in any order."""
    return FACE_NUMBERS[tuple(sorted(objects, key=KINDS.index))]


def goals() -> dict[str, tuple[int, int]]:
    """What is counted: how often it is there, at least and at most."""
    wanted = {"a kind on both squares of a tile": (0, 0), "a tile without two of flowers and feathers": (0, 0)}
    wanted |= {"two gems and a shell on a tile": (0, 0), "equal shell": (0, 0)}
    for material, shells in (("straw", 7), ("moss", 6), ("gravel", 7)):
        wanted |= {f"{kind} on {material}": (4, 4) for kind in BRIGHT}
        wanted |= {f"gem on {material}": (8, 8), f"shell on {material}": (shells, shells)}
        wanted |= {f"equal {what} on {material}": (1, 1) for what in ("flower", "feather", "gem")}
        wanted |= {f"{kind} alone on {material}": (1, 2) for kind in BRIGHT}
        wanted |= {f"gem alone on {material}": (2, 3), f"shell alone on {material}": (1, 3)}
    for one, other in LAYOUT:
        wanted |= {f"{kind} on {one}-{other}": (2, 2) for kind in BRIGHT}
        wanted |= {f"gem on {one}-{other}": (4, 4), f"shell on {one}-{other}": (3, 4)}
    for kind in BRIGHT:
        wanted |= {f"equal {kind}": (1, 1), f"{kind} alone": (3, 4), f"{kind} among three": (1, 2)}
        wanted |= {f"{kind} with {other} on a square": (1, 4) for other in ("gem", "shell")}
        wanted |= {f"{kind} with gem on a tile": (7, 7), f"{kind} with shell on a tile": (6, 7)}
    for one, other in combinations(BRIGHT, 2):
        wanted |= {f"{one} with {other} on a square": (0, 1), f"{one} with {other} on a tile": (2, 2)}
    wanted |= {"gem with shell on a square": (0, 3), "gem with shell on a tile": (5, 5)}
    wanted |= {"gem among three": (3, 7), "shell among three": (2, 4)}
    for face in FACES[len(KINDS) :]:
        wanted |= {f"{' and '.join(face)} on {material}": (0, 1) for material in ("straw", "moss", "gravel")}
        wanted |= {" and ".join(face): (0, 2)} if face != ("gem", "gem") else {}
    return wanted


GOALS = goals()
GOAL_NUMBERS = {what: number for number, what in enumerate(GOALS)}


def on_square(material: str, pair: tuple[str, str], face: Objects) -> list[str]:
    """What a square counts for."""
    found = [f"{kind} on {place}" for kind in face for place in (material, f"{pair[0]}-{pair[1]}")]
    found += [f"{kind} alone" for kind in face if len(face) == 1]
    found += [f"{kind} alone on {material}" for kind in face if len(face) == 1]
    found += [f"{kind} among three" for kind in face if len(face) == 3]
    found += [" and ".join(face), f"{' and '.join(face)} on {material}"] if len(face) > 1 else []
    for one, other in combinations(face, 2):
        if one == other:
            found += [f"equal {one}", f"equal {one.split('-')[0]} on {material}"]
        else:
            found.append(f"{one} with {other} on a square")
    return found


def on_tile(first: Objects, second: Objects) -> list[str]:
    """What a tile counts for as a whole."""
    count = Counter(first + second)
    found = ["a kind on both squares of a tile"] * len({*first} & {*second})
    found += ["a tile without two of flowers and feathers"] * abs(2 - sum(count[kind] for kind in BRIGHT))
    found += ["two gems and a shell on a tile"] * (count["gem"] > 1 and count["shell"] > 0)
    for one, other in combinations([kind for kind in KINDS if kind in count], 2):
        found += [f"{one} with {other} on a tile"] * (1 if one == "gem" or other in BRIGHT else count[one])
    return found


class Box(NamedTuple):
    """All of this as arrays, for the compiled loop."""

    grounds: Numbers  # by tile: which of the six pairs of materials
    places: Numbers  # where objects lie: tile, side, place on the square
    squares: Numbers  # by ground, side and face: the goals that it counts for, then -1
    tiles: Numbers  # by both faces: likewise
    penalties: Numbers  # by goal and count: the square of how far that is off
    kinds: Numbers  # by face and place: the kind that lies there
    after: Numbers  # by face, place and kind: the face with that kind there instead


def box() -> Box:
    """The tables of the search."""

    def numbers(found: list[str]) -> list[int]:
        known = [GOAL_NUMBERS[what] for what in found if what in GOAL_NUMBERS]
        return known + [-1] * (24 - len(known))

    squares = [[[numbers(on_square(one, pair, face)) for face in FACES] for one in pair] for pair in LAYOUT]
    tiles = [[numbers(on_tile(one, two) if len(one + two) <= 4 else []) for two in FACES] for one in FACES]
    penalties = [[max(fewest - n, n - most, 0) ** 2 for n in range(120)] for fewest, most in GOALS.values()]
    after = np.full((len(FACES), 3, len(KINDS)), -1)
    for i, face in enumerate(FACES):
        for place in range(len(face)):
            for k, kind in enumerate(KINDS):
                after[i, place, k] = face_number((*face[:place], kind, *face[place + 1 :]))
    return Box(
        grounds=np.array([ground for ground, _ in TILES]),
        places=np.array([(i, k, n) for i, (_, sizes) in enumerate(TILES) for k in (0, 1) for n in range(sizes[k])]),
        squares=np.array(squares, np.int16),
        tiles=np.array(tiles, np.int16),
        penalties=np.array(penalties, np.int16),
        kinds=np.array([[*map(KINDS.index, face), -1, -1][:3] for face in FACES]),
        after=after,
    )


@compiled
def drawn(state: Numbers, below: int) -> int:
    """The next random number from 0 on (xorshift of 32 bits)."""
    x = state[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    state[0] = x
    return int(x % below)


@compiled
def count(goals_hit: Numbers, by: int, counts: Numbers, box: Box) -> int:
    """Count what a square or a tile counts for, or no longer; how much worse that makes it all."""
    worse = 0
    for goal in goals_hit:
        if goal < 0:
            break
        worse -= box.penalties[goal, counts[goal]]
        counts[goal] += by
        worse += box.penalties[goal, counts[goal]]
    return worse


@compiled
def lay(tile: int, by: int, faces: Numbers, counts: Numbers, box: Box) -> int:
    """Lay a tile down (by 1) or take it up (by -1); how much worse that makes it all."""
    one, two = faces[tile]
    ground = box.grounds[tile]
    worse = count(box.tiles[one, two], by, counts, box)
    return (
        worse
        + count(box.squares[ground, 0, one], by, counts, box)
        + count(box.squares[ground, 1, two], by, counts, box)
    )


@compiled
def swap(a: Numbers, b: Numbers, face_a: int, face_b: int, faces: Numbers, counts: Numbers, box: Box) -> int:
    """Put other faces on two squares, of one tile or of two; how much worse that makes it all."""
    worse = lay(a[0], -1, faces, counts, box)
    faces[a[0], a[1]] = face_a
    worse += lay(a[0], 1, faces, counts, box)
    worse += lay(b[0], -1, faces, counts, box)
    faces[b[0], b[1]] = face_b
    return worse + lay(b[0], 1, faces, counts, box)


@compiled
def improve(faces: Numbers, counts: Numbers, attempt: int, steps: int, box: Box) -> int:
    """Swap objects until all goals are met or the steps are done; how far off the goals that is."""
    state = np.array([attempt * 2654435761 & 0xFFFFFFFF])
    missing = 0
    for goal in range(len(counts)):
        missing += box.penalties[goal, 0]
    for tile in range(len(faces)):
        missing += lay(tile, 1, faces, counts, box)
    for step in range(steps):
        a, b = box.places[drawn(state, len(box.places))], box.places[drawn(state, len(box.places))]
        face_a, face_b = faces[a[0], a[1]], faces[b[0], b[1]]
        kind_a, kind_b = box.kinds[face_a, a[2]], box.kinds[face_b, b[2]]
        if kind_a == kind_b or (a[0] == b[0] and a[1] == b[1]):
            continue
        worse = swap(a, b, box.after[face_a, a[2], kind_b], box.after[face_b, b[2], kind_a], faces, counts, box)
        if worse * steps * 1000 <= FIRST_TOLERANCE * (steps - step) * drawn(state, 1000):
            missing += worse
        else:
            swap(a, b, face_a, face_b, faces, counts, box)
        if missing == 0:
            break
    return missing


def search(attempt: int = ATTEMPT) -> list[Tile]:
    """The tiles of the first attempt, from this one on, that meets all goals."""
    arrays = box()
    while True:
        objects = (kind for kind, number in STOCK.items() for _ in range(number))
        faces = np.array([[face_number(tuple(islice(objects, size))) for size in sizes] for _, sizes in TILES])
        counts = np.zeros(len(GOALS), int)
        if improve(faces, counts, attempt, STEPS, arrays) == 0:
            break
        attempt += 1
    in_order = sorted(range(len(TILES)), key=lambda i: (*TILES[i], *faces[i]))
    pairs = list(LAYOUT)
    return [tuple(zip(pairs[TILES[i][0]], (FACES[face] for face in faces[i]), strict=True)) for i in in_order]
