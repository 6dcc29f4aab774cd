"""Actions as documents (protocol names) and as step numbers, both ways."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from voliera.documents import check_fields, is_integer
from voliera.errors import GameError
from voliera.games.birdie.border.table import Table, carries
from voliera.games.birdie.rules import numbers as no
from voliera.games.birdie.rules.box import CARD_NUMBERS, CARDS, FEATURE_NUMBERS, FEATURES, FIRST_SEASON, SHORTEST_SET
from voliera.games.birdie.rules.state import LINE, STATE, Phase
from voliera.games.birdie.rules.steps import advance, listing
from voliera.kernel import SILENT, States, thaw

Action = dict[str, Any]

FIELDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "take": (("card",),),
    "lay": (("card", "from"),),
    "done": ((),),
    "pass": ((),),
    "woodpecker": (("from", "to"),),
    "robin": ((),),
    "insert": (("at",),),
    "set": (("start", "length", "feature"),),
    "pigeon": ((), ("set",)),
    "write": ((),),
    "owl": (("box",),),
    "end": ((),),
    "remove": (("at",),),
    "feature": (("feature",),),
    "keep": ((),),
    "stop": ((),),
}
"""The fields of each action beside `do`; the Pigeon names a set in the standard game only."""

SIMPLE = {
    "pass": no.PASS,
    "done": no.DONE,
    "robin": no.ROBIN,
    "keep": no.KEEP,
    "write": no.WRITE,
    "stop": no.STOP,
    "end": no.END,
}
OVER = int(Phase.OVER)
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
ONE_STEP_PHASES = frozenset(map(int, (Phase.PIGEON, Phase.INSERT, Phase.COLLAPSE, Phase.TURN, Phase.LAYING, Phase.OWL)))
"""Phases in which every action is one step, but for the Woodpecker."""
LAST_STEP_PHASES = frozenset(map(int, (Phase.TURN, Phase.LAYING, Phase.SPAN, Phase.MOVE_TO, Phase.DROP)))
"""Phases in which every step ends an action."""
INSERT, COLLAPSE, OWL = int(Phase.INSERT), int(Phase.COLLAPSE), int(Phase.OWL)


def check_form(action: object) -> Action:
    """The action if it is well formed, else a GameError `bad_request` that names what is wrong."""
    checked = check_fields(action, FIELDS)
    verb = checked["do"]
    for field, value in checked.items():
        if field != "do":
            check_field(verb, field, value)
    return checked


def check_field(verb: str, field: str, value: object) -> None:
    """Check the type, and where there are names, the name, of one field of an action."""
    if field == "card":
        good, wanted = isinstance(value, str) and value in CARD_NUMBERS, "a card such as robin-spring"
    elif field in ("feature", "box"):
        good, wanted = isinstance(value, str) and value in FEATURE_NUMBERS, "a bird or a season"
    elif verb == "lay" and field == "from":
        good, wanted = value in ("display", "hand"), '"display" or "hand"'
    else:
        good, wanted = is_integer(value), "an integer"
    if not good:
        raise GameError("bad_request", f"action {verb}.{field}: expected {wanted}, found {value!r:.40}")


def to_numbers(t: Table, action: Action) -> list[int]:
    """The steps of a well-formed action in this state; an empty list if it has none here (so it is illegal)."""
    verb = action["do"]
    phase = t.phase
    if verb in SIMPLE:
        return [SIMPLE[verb]]
    if verb == "take":
        return [no.TAKE + CARD_NUMBERS[action["card"]]]
    if verb == "lay":
        return [(no.LAY if action["from"] == "display" else no.LAY_HAND) + CARD_NUMBERS[action["card"]]]
    if verb == "woodpecker":
        return [no.WOODPECKER, *positions(action["from"], action["to"])]
    if verb == "pigeon":
        if "set" in action:
            return [no.PIGEON, *positions(action["set"])] if phase == Phase.SPLIT else []
        return [no.PIGEON] if phase == Phase.PIGEON else []
    if verb == "insert":
        return positions(action["at"]) if phase == Phase.INSERT else []
    if verb == "remove":
        return positions(action["at"]) if phase == Phase.COLLAPSE else []
    if verb == "feature":
        return [no.FEATURE + FEATURE_NUMBERS[action["feature"]]] if phase == Phase.FEATURE else []
    if verb == "owl":
        return [no.FEATURE + FEATURE_NUMBERS[action["box"]]] if phase == Phase.OWL else []
    return set_numbers(t, action) if phase == Phase.SPLIT else []


def positions(*values: int) -> list[int]:
    """Positions as steps; those that no line can have are no step at all."""
    return [no.AT + value if 0 <= value < LINE else -1 for value in values]


def set_numbers(t: Table, action: Action) -> list[int]:
    """The two steps of a declared set, if its first card carries the feature."""
    start, length, feature = action["start"], action["length"], FEATURE_NUMBERS[action["feature"]]
    if not 0 <= start < t.line_n[t.seat] or not 0 <= length - SHORTEST_SET < no.LENGTHS:
        return []
    if not carries(t.line[t.seat][start], feature):
        return []
    base = no.SPAN if feature < FIRST_SEASON else no.SPAN_SEASON
    return [no.AT + start, base + length - SHORTEST_SET]


def to_document(t: Table, steps: Sequence[int]) -> Action:
    """The document of one whole action, given the state before its first step."""
    step = steps[0]
    if step in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[step]}
    if step < no.LAY:
        return {"do": "take", "card": CARDS[step - no.TAKE]}
    if step < no.LAY_HAND:
        return {"do": "lay", "card": CARDS[step - no.LAY], "from": "display"}
    if step < no.WOODPECKER:
        return {"do": "lay", "card": CARDS[step - no.LAY_HAND], "from": "hand"}
    if step == no.WOODPECKER:
        return {"do": "woodpecker", "from": steps[1] - no.AT, "to": steps[2] - no.AT}
    if step == no.PIGEON:
        return {"do": "pigeon"} if len(steps) == 1 else {"do": "pigeon", "set": steps[1] - no.AT}
    if step < no.AT:
        name = FEATURES[step - no.FEATURE]
        return {"do": "owl", "box": name} if t.phase == OWL else {"do": "feature", "feature": name}
    at = step - no.AT
    if t.phase == INSERT:
        return {"do": "insert", "at": at}
    if t.phase == COLLAPSE:
        return {"do": "remove", "at": at}
    by_season, span = divmod(steps[1] - no.SPAN, no.LENGTHS)
    card = t.line[t.seat][at]
    feature = FIRST_SEASON + (card & 3) if by_season else card >> 2
    return {"do": "set", "start": at, "length": span + SHORTEST_SET, "feature": FEATURES[feature]}


def legal_actions(states: States, legal: list[int] | None = None) -> list[tuple[Action, list[int]]]:
    """Every legal action of the first game in the array, as a document and as steps.

    `legal`: the legal first steps, where they are known.
    """
    table = Table.of(states)
    return [(to_document(table, steps), steps) for steps in whole_actions(states, legal)]


def whole_actions(states: States, legal: list[int] | None = None) -> list[list[int]]:
    """The step sequences of all legal actions: half-said ones are followed to their ends."""
    if legal is not None and states["phase"].item(0) in LAST_STEP_PHASES:
        return [[step] for step in legal]
    out = np.zeros(no.STEPS, np.int16)
    return finished(states, out[: listing(states, out)].tolist() if legal is None else legal, out)


def finished(states: States, legal: list[int], out: Any) -> list[list[int]]:
    """The step sequences that begin with each of these legal steps and end where an action does."""
    phase = states["phase"].item(0)
    if phase in LAST_STEP_PHASES:
        return [[step] for step in legal]
    found: list[list[int]] = []
    for step in legal:
        if step == no.WOODPECKER or (phase not in ONE_STEP_PHASES and (step == no.PIGEON or step >= no.AT)):
            after = thaw(states.tobytes(), STATE)
            further = out[: advance(after, step, SILENT, out)].tolist()
            if after["phase"].item(0) > OVER:
                found += [[step, *rest] for rest in finished(after, further, out)]
                continue
        found.append([step])
    return found
