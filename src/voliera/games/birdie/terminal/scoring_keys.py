"""Keys of scoring: `1-4 ro` declares a set, `5` removes a card in the expert variant, birds' codes use abilities.

Positions count from 1 on the screen and from 0 in the documents. Several steps may stand in one line:
`1-4 5-6su pg2 ok`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voliera.documents import Document
from voliera.games.birdie.terminal.cards import both, code
from voliera.games.birdie.terminal.line import shared
from voliera.games.birdie.terminal.words import command_of, feature_of
from voliera.languages import Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.typed import Typed, tokenised

FINISH = {"split": "write", "collapse": "stop", "pigeon": "keep", "owl": "end"}
"""What `ok` does in each phase."""
ABILITIES = ("woodpecker", "robin", "pigeon", "owl")


def actions(text: str, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """The actions of one line; empty where it is not understood."""
    typed = tokenised(text)
    if typed is None or not typed.tokens:
        return []
    read: dict[str, Callable[[Typed, Document, Sequence[Document], Language], list[Document]]] = {
        "split": _split,
        "collapse": _collapse,
        "insert": _insert,
        "feature": _feature,
        "pigeon": _keep_or_drop,
        "owl": _owl,
    }
    return read[view["phase"]](typed, view, legal, language) if view["phase"] in read else []


def _finish(command: str | None, view: Document) -> Document | None:
    """`ok`, or the phase's own word for it."""
    finish = FINISH[view["phase"]]
    if command in ("ok", finish) or (command == "done" and finish == "write"):
        return {"do": finish}
    return None


def _split(typed: Typed, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """Standard scoring: sets, abilities, writing (B-P3 to B-P10)."""
    found: list[Document] = []
    sets: list[Document] = [dict(declared) for declared in view["scoring"]["sets"]]
    while typed.tokens:
        if typed.tokens[0].isdecimal():
            declared = _set(typed, view, sets, language)
            sets.append(declared)
            found.append(declared)
            continue
        word = typed.tokens.pop(0)
        command = command_of(word, language)
        finish = _finish(command, view)
        if finish:
            if typed.tokens:
                raise InputRefused("error-ok-last")
            found.append(finish)
        elif command == "set" and typed.tokens and typed.tokens[0].isdecimal():
            continue
        elif command == "pigeon":
            found.append(_drop(typed, view, sets))
        elif command in ABILITIES:
            found.append(_ability(command, typed, view, legal, bool(sets)))
        elif command == "remove":
            raise InputRefused("error-standard-no-remove", "B-P4")
        else:
            return []
    return _left_to_right(found, view)


def _set(typed: Typed, view: Document, sets: Sequence[Document], language: Language) -> Document:
    """`1-4`, `1-4 ro`: two or more neighbours that share a feature, in no other set (B-P4)."""
    line: list[str] = view["lines"][view["seat"]]
    first = typed.next_number() or 0
    dashed = typed.skip_dash()
    last = typed.next_number() if dashed else None
    if last is None:
        raise InputRefused("error-set-range", "B-P4", count=len(line))
    first, last = min(first, last), max(first, last)
    if first < 1 or last > len(line):
        raise InputRefused("error-set-outside", "B-P4", count=len(line))
    if first == last:
        raise InputRefused("error-set-short", "B-P4")
    possible = shared(line[first - 1 : last])
    if not possible:
        raise InputRefused("error-set-nothing-shared", "B-P4", first=first, last=last)
    feature = possible[0] if len(possible) == 1 else None
    if typed.tokens and typed.tokens[0].isalpha():
        named = feature_of(typed.tokens[0], language, possible)
        if named:
            typed.tokens.pop(0)
            feature = named
        else:
            _check_word_after_set(typed, first, last, language)
    if feature is None:
        raise InputRefused("error-set-which", "B-P4", **_choice(possible, language), first=first, last=last)
    for other_set in sets:
        if first - 1 < other_set["start"] + other_set["length"] and last > other_set["start"]:
            raise InputRefused("error-set-overlap", "B-P4", first=first, last=last)
    return {"do": "set", "start": first - 1, "length": last - first + 1, "feature": feature}


def _check_word_after_set(typed: Typed, first: int, last: int, language: Language) -> None:
    """A word that is neither a command nor an ability with its number was meant as the feature, and is wrong."""
    word = typed.tokens[0]
    command, other = command_of(word, language), feature_of(word, language)
    with_number = len(typed.tokens) > 1 and typed.tokens[1].isdecimal()
    if other and not (command in ABILITIES and with_number):
        raise InputRefused("error-set-feature", "B-P4", first=first, last=last, feature=other)
    if command is None:
        raise InputRefused("error-unknown", text=word)


def _choice(features: Sequence[str], language: Language) -> dict[str, str]:
    one, two = features
    return {"one": one, "two": two, "one_key": code(one, language).lower(), "two_key": code(two, language).lower()}


def _left_to_right(found: list[Document], view: Document) -> list[Document]:
    """Sets are declared from left to right; those of one line are put in order, earlier ones cannot be."""
    declared = view["scoring"]["sets"]
    border = max((s["start"] + s["length"] for s in declared), default=0)
    new = [action for action in found if action["do"] == "set"]
    if any(action["start"] < border for action in new):
        raise InputRefused("error-set-order")
    if any(action["do"] == "pigeon" for action in found):
        if new != sorted(new, key=lambda action: int(action["start"])):
            raise InputRefused("error-set-order")
        return found
    ordered = iter(sorted(new, key=lambda action: int(action["start"])))
    return [next(ordered) if action["do"] == "set" else action for action in found]


def _drop(typed: Typed, view: Document, sets: Sequence[Document]) -> Document:
    """`pg 2`: the Pigeon drops the second declared set (B-A4)."""
    blocked = _cannot("pigeon", view)
    if blocked:
        raise blocked
    if not sets:
        raise InputRefused("error-pigeon-no-set", "B-A4")
    numbers = typed.numbers(1)
    number = numbers[0] if numbers else len(sets) if len(sets) == 1 else 0
    if not 1 <= number <= len(sets):
        raise InputRefused("error-pigeon-which", "B-A4", count=len(sets))
    if sets[number - 1].get("dropped"):
        raise InputRefused("error-pigeon-twice", "B-A4", number=number)
    return {"do": "pigeon", "set": number - 1}


def _ability(command: str, typed: Typed, view: Document, legal: Sequence[Document], sets_declared: bool) -> Document:
    """Woodpecker or Robin, before the first set or removal (B-A2, B-A3); the Owl has its own moment."""
    if command == "owl":
        raise _cannot("owl", view) or InputRefused(
            "error-owl-later", "B-E8" if view["variant"] == "expert" else "B-P10"
        )
    blocked = _cannot(command, view)
    if blocked:
        raise blocked
    if sets_declared:
        raise InputRefused("error-ability-late", "B-P10", bird=command)
    if view["variant"] == "expert" and not any(action["do"] in ("woodpecker", "robin") for action in legal):
        raise InputRefused("error-ability-late-expert", "B-E2", bird=command)
    if command == "robin":
        if {"do": "robin"} not in legal:
            raise InputRefused("error-robin-empty", "B-A3")
        return {"do": "robin"}
    count = len(view["lines"][view["seat"]])
    if count < 2:
        raise InputRefused("error-woodpecker-short", "B-A2")
    numbers = typed.numbers(2)
    if len(numbers) < 2 or not all(1 <= number <= count for number in numbers) or numbers[0] == numbers[1]:
        raise InputRefused("error-woodpecker-where", "B-A2", count=count)
    return {"do": "woodpecker", "from": numbers[0] - 1, "to": numbers[1] - 1}


def _cannot(bird: str, view: Document) -> InputRefused | None:
    """Why the seat has not got this ability: no card of the bird, or used up (B-A1)."""
    seat = view["seat"]
    if view["uses"][seat][bird] >= (2 if view["variant"] == "expert" else 1):
        return InputRefused("error-ability-used", "B-A1", bird=bird)
    if not any(both(card)[0] == bird for card in view["hands"][seat]):
        return InputRefused("error-ability-no-card", "B-A1", bird=bird)
    return None


def _collapse(typed: Typed, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """Expert scoring between two chains: remove a card, use an ability, stop (B-E2, B-E6)."""
    count = len(view["lines"][view["seat"]])
    if not typed.tokens[0].isdecimal():
        command = command_of(typed.tokens.pop(0), language)
        finish = _finish(command, view)
        if finish:
            return [] if typed.tokens else [finish]
        if command == "set":
            raise InputRefused("error-expert-no-sets", "B-E2")
        if command == "pigeon":
            raise _cannot("pigeon", view) or InputRefused("error-pigeon-later", "B-E8")
        if command in ABILITIES:
            action = _ability(command, typed, view, legal, False)
            return [] if typed.tokens else [action]
        if command != "remove":
            return []
    numbers = typed.numbers(1)
    if typed.tokens:
        raise InputRefused("error-expert-no-sets", "B-E2")
    if not numbers or not 1 <= numbers[0] <= count:
        raise InputRefused("error-remove-where", "B-E2", count=count)
    action = {"do": "remove", "at": numbers[0] - 1}
    if action not in legal:
        raise InputRefused("error-single-chain", "B-E6")
    return [action]


def _insert(typed: Typed, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """`i5` or `5`: the Robin's card gets position 5 (B-A3)."""
    if typed.tokens[0].isalpha() and command_of(typed.tokens[0], language) == "insert":
        typed.tokens.pop(0)
    numbers = typed.numbers(1)
    count = len(view["lines"][view["seat"]])
    if not numbers or typed.tokens or not 1 <= numbers[0] <= count + 1:
        raise InputRefused("error-insert-where", "B-A3", count=count + 1)
    return [{"do": "insert", "at": numbers[0] - 1}]


def _feature(typed: Typed, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """One of the two shared features, by its code, name, or 1 and 2 (B-E4)."""
    possible = [action["feature"] for action in legal]
    word = typed.tokens.pop(0)
    chosen = feature_of(word, language, possible)
    if word in ("1", "2") and len(possible) == 2:
        chosen = possible[int(word) - 1]
    if chosen is None or typed.tokens:
        raise InputRefused("error-feature-which", "B-E4", **_choice(possible, language))
    return [{"do": "feature", "feature": chosen}]


def _keep_or_drop(typed: Typed, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """The set that has just appeared is written, or dropped with the Pigeon (B-E8)."""
    command = command_of(typed.tokens.pop(0), language)
    action = {"do": "pigeon"} if command == "pigeon" else _finish("ok" if command == "write" else command, view)
    if action is None or typed.tokens:
        raise InputRefused("error-keep-or-drop", "B-E8")
    return [action]


def _owl(typed: Typed, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """`o sp`, `sp` or `end`: the Owl's value goes into an empty box, or is declined (B-A5)."""
    open_boxes = [action["box"] for action in legal if action["do"] == "owl"]
    word = typed.tokens.pop(0)
    finish = _finish(command_of(word, language), view)
    if finish and not typed.tokens:
        return [finish]
    if command_of(word, language) == "owl" and typed.tokens:
        word = typed.tokens.pop(0)
    box = feature_of(word, language, open_boxes)
    if box and not typed.tokens:
        return [{"do": "owl", "box": box}]
    filled = feature_of(word, language)
    if filled and filled not in open_boxes:
        raise InputRefused("error-owl-filled", "B-A5", feature=filled)
    raise InputRefused("error-owl-which", "B-A5")
