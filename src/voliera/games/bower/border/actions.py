"""Actions as documents (protocol names) and as step numbers, both ways."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from voliera.documents import check_fields, is_integer
from voliera.errors import GameError
from voliera.games.bower.border.table import ALONG, FACINGS, PLACES, Table, at, square_at
from voliera.games.bower.rules import numbers as no
from voliera.games.bower.rules.box import BONUS_NUMBERS, BONUSES, OBJECT_NUMBERS, OBJECTS
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, HAND, NONE, SQUARES, STATE, Bonus, Phase
from voliera.games.bower.rules.steps import advance, listing
from voliera.kernel import SILENT, States, thaw

Action = dict[str, Any]

FIELDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "take": (("display",),),
    "play": (("hand", "at", "facing"),),
    "bonus": ((),),
    "decline": ((),),
    "keep": (("bonus",),),
    "use": ((),),
    "spy": (("column",),),
    "token": (("at",), ("nest", "at", "object"), ("at", "along")),
    "gift": (("display",),),
    "cover": (("at", "facing"),),
    "discard": (("hand",),),
}
"""The fields of each action beside `do`; a token names more where X and Branch want it."""

SIMPLE = {"bonus": no.BONUS, "decline": no.DECLINE, "use": no.USE}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
ANY_BONUS, ANY_OBJECT = (f"one of {', '.join(names)}" for names in (BONUSES, OBJECTS))
PLAIN_TOKENS = (Bonus.WHITE_FEATHER, Bonus.WHITE_FLOWER, Bonus.SHELLS)
TWO_STEP_TOKENS = frozenset(map(int, (Bonus.X, Bonus.BRANCH)))
HALF_SAID = frozenset(map(int, (Phase.PLACE, Phase.OBJECT, Phase.ALONG)))
PLAY = int(Phase.PLAY)
GIFT = no.GIFT - no.HAND
PLACES_AND_FACINGS = tuple((*place, facing) for place in PLACES for facing in FACINGS)
"""Column, row and facing by what the second step of playing a tile says."""


def check_form(action: object) -> Action:
    """The action if it is well formed, else a GameError `bad_request` that names what is wrong."""
    checked = check_fields(action, FIELDS)
    for field, value in checked.items():
        good, wanted = (True, "") if field == "do" else is_good(checked["do"], field, value)
        if not good:
            raise GameError("bad_request", f"action {checked['do']}.{field}: expected {wanted}, found {value!r:.40}")
    return checked


def is_good(verb: str, field: str, value: object) -> tuple[bool, str]:
    """Whether a field has the right type, or one of the right names; and what is wanted there."""
    if field == "at":
        good = isinstance(value, list) and len(value) == 2 and all(map(is_integer, value))
        return good, "a square [column, row]"
    if field == "facing":
        return isinstance(value, str) and value in FACINGS, '"n", "e", "s" or "w"'
    if field == "along":
        return isinstance(value, str) and value in ALONG, '"row" or "column"'
    if field == "bonus":
        return isinstance(value, str) and value in BONUS_NUMBERS, ANY_BONUS
    if field == "object":
        return isinstance(value, str) and value in OBJECT_NUMBERS, ANY_OBJECT
    if verb == "play" and value == "gift":
        return True, ""
    return is_integer(value), 'an integer or "gift"' if (verb, field) == ("play", "hand") else "an integer"


def within(value: int, size: int, first: int) -> list[int]:
    """The step of a number below `size`; none otherwise."""
    return [first + value] if 0 <= value < size else []


def place_number(t: Table, action: Action) -> list[int]:
    """The step that lays a tile."""
    square = square_at(action["at"], t.rows)
    return [] if square == NONE else [no.PLACE + 4 * square + FACINGS.index(action["facing"])]


def to_numbers(t: Table, action: Action) -> list[int]:
    """The steps of a well-formed action in this state; an empty list if it has none here (so it is illegal)."""
    verb, phase = action["do"], t.phase
    if verb in SIMPLE:
        return [SIMPLE[verb]]
    if verb == "take":
        return within(action["display"], DISPLAY, no.TAKE) if phase in (Phase.SETUP, Phase.TAKE) else []
    if verb == "play":
        tile = [no.GIFT] if action["hand"] == "gift" else within(action["hand"], HAND, no.HAND)
        place = place_number(t, action)
        return tile + place if phase == Phase.PLAY and tile and place else []
    if verb == "keep":
        return [no.KEEP + BONUS_NUMBERS[action["bonus"]]]
    if verb == "spy":
        return within(action["column"], COLUMNS, no.SPY)
    if verb == "discard":
        return within(action["hand"], HAND, no.HAND) if phase == Phase.DISCARD else []
    if phase != Phase.EFFECT:
        return []
    if verb == "gift":
        return within(action["display"], DISPLAY, no.TAKE) if t.effect == Bonus.GIFT else []
    if verb == "cover":
        return place_number(t, action) if t.cover_tile != NONE else []
    return token_numbers(t, action)


def token_numbers(t: Table, action: Action) -> list[int]:
    """The steps that lay a token: X and Branch take two."""
    square = square_at(action["at"], t.rows)
    if square == NONE:
        return []
    if "nest" in action:
        kind = OBJECT_NUMBERS[action["object"]]
        if t.effect != Bonus.X or action["nest"] not in (0, 1) or kind >= no.ALONG - no.OBJECT:
            return []
        return [(no.AT if action["nest"] == t.seat else no.AT_OTHER) + square, no.OBJECT + kind]
    if "along" in action:
        return [no.AT + square, no.ALONG + ALONG.index(action["along"])] if t.effect == Bonus.BRANCH else []
    return [no.AT + square] if t.effect in PLAIN_TOKENS else []


def to_document(t: Table, steps: Sequence[int]) -> Action:
    """The document of one whole action, given the state before its first step."""
    step = steps[0]
    if step in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[step]}
    if step < no.HAND:
        return {"do": "gift" if t.phase == Phase.EFFECT else "take", "display": step - no.TAKE}
    if step < no.PLACE:
        tile: int | str = "gift" if step == no.GIFT else step - no.HAND
        if t.phase == Phase.DISCARD:
            return {"do": "discard", "hand": tile}
        return {"do": "play", "hand": tile, **place(steps[1])}
    if step < no.BONUS:
        return {"do": "cover", **place(step)}
    if step < no.SPY:
        return {"do": "keep", "bonus": BONUSES[step - no.KEEP]}
    if step < no.AT:
        return {"do": "spy", "column": step - no.SPY}
    square = (step - no.AT) % SQUARES
    if t.effect == Bonus.X:
        nest = t.seat if step < no.AT_OTHER else 1 - t.seat
        return {"do": "token", "nest": nest, "at": at(square), "object": OBJECTS[steps[1] - no.OBJECT]}
    if t.effect == Bonus.BRANCH:
        return {"do": "token", "at": at(square), "along": ALONG[steps[1] - no.ALONG]}
    return {"do": "token", "at": at(square)}


def place(step: int) -> Action:
    """Where a tile is laid."""
    square, facing = divmod(step - no.PLACE, 4)
    return {"at": at(square), "facing": FACINGS[facing]}


def legal_actions(states: States, legal: list[int] | None = None) -> list[tuple[Action, list[int]]]:
    """Every legal action of the first game in the array, as a document and as steps.

    `legal`: the legal first steps, where they are known.
    """
    table = Table.of(states)
    whole = whole_actions(states, legal)
    if table.phase != PLAY:
        return [(to_document(table, steps), steps) for steps in whole]
    found: list[tuple[Action, list[int]]] = []  # the same, faster: there may be a hundred and more
    for steps in whole:
        tile, (column, row, facing) = steps[0] - no.HAND, PLACES_AND_FACINGS[steps[1] - no.PLACE]
        hand = tile if tile != GIFT else "gift"
        found.append(({"do": "play", "hand": hand, "at": [column, row], "facing": facing}, steps))
    return found


def whole_actions(states: States, legal: list[int] | None = None) -> list[list[int]]:
    """The step sequences of all legal actions: half-said ones are followed to their ends."""
    out = np.zeros(no.STEPS, np.int16)
    legal = out[: listing(states, out)].tolist() if legal is None else legal
    phase = states["phase"].item(0)
    if phase == PLAY and legal:  # wherever one tile fits, all do
        places = following(states, legal[0], out)
        return [[step, after] for step in legal for after in places]
    if phase in HALF_SAID or states["effect"].item(0) not in TWO_STEP_TOKENS:
        return [[step] for step in legal]
    found: list[list[int]] = []
    for step in legal:
        found += [[step]] if step < no.AT else [[step, after] for after in following(states, step, out)]
    return found


def following(states: States, step: int, out: Any) -> list[int]:
    """What can be said after a first step."""
    after = thaw(states.tobytes(), STATE)
    steps: list[int] = out[: advance(after, step, SILENT, out)].tolist()
    return steps
