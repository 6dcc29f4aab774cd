"""Keys of Bower's phases: a number for a tile, an egg or a bonus, a square such as `3b`, and a few words.

A tile is held over the nest before it is laid: `2` takes it up, `r` turns it, `3b` holds it there, Enter lays it.
`2 3b4b ok` does all of that at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.terminal import places
from voliera.games.bower.terminal.glyphs import coloured, egg
from voliera.games.bower.terminal.line import Token, tokens, words_of
from voliera.games.bower.terminal.nest import COLUMNS, Place, Square, built, rows_of, second_of, tiles_of
from voliera.games.bower.terminal.pad import COVER, TURNED, Pad, held, laying, shown_action, tile_key
from voliera.games.bower.terminal.words import objects_of
from voliera.languages import Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.requests import Act, Look, Request

Legal: TypeAlias = Sequence[Document]


def read(text: str, view: Document, legal: Legal, language: Language, pad: Pad) -> Request | None:
    """What a typed line asks for; None where it is not understood."""
    if not text:
        return _enter(legal, pad)
    typed = tokens(text, rows_of(view), language)
    if not typed:
        return None
    if typed[0].command == "note":
        return _note(typed[1:], view, language, pad)
    if laying(legal):
        return _place(typed, view, legal, language, pad)
    if all(token.square is not None for token in typed) and not any("at" in action for action in legal):
        return Look(notes=tuple(_described(token, view, language) for token in typed))
    action = _chosen(typed, view, legal, language)
    return None if action is None else Act((action,))


def _enter(legal: Legal, pad: Pad) -> Request | None:
    """Enter lays the tile where it is held."""
    action = shown_action(pad, legal)
    if action is not None:
        return Act((action,))
    if laying(legal) and len(legal) > 1:
        raise InputRefused("error-bower-where" if held(pad, legal) is not None else "error-bower-which-tile", "W-T2")
    return None


# Laying a tile


def _place(typed: Sequence[Token], view: Document, legal: Legal, language: Language, pad: Pad) -> Request | None:
    """Take a tile up, turn it, hold it somewhere; `ok` lays it (W-T2, W-B13)."""
    squares: list[Place] = []
    facing: str | None = None
    lay = False
    for token in typed:
        if token.square is not None:
            if token.far:
                raise InputRefused("error-bower-own-nest", "W-T2", square=token.text)
            squares.append(token.square)
        elif token.number is not None:
            pad = replace(pad, tile=_hand_tile(token.number, legal, view), at=None)
        elif token.facing is not None:
            facing = token.facing
        elif token.command == "turn":
            pad = _turned(pad, legal)
        elif token.command == "ok":
            lay = True
        elif token.command == "decline" and view["phase"] == "play":
            raise InputRefused("error-bower-must-play", "W-T3")
        elif token.command == "decline":
            raise InputRefused("error-bower-must-cover", "W-B13")
        else:
            return None
    if len(squares) > 2:
        return None
    if len(squares) == 2:
        facing = _facing_between(*squares)
    if squares or facing is not None:
        pad = _held_at(squares[0] if squares else pad.at, facing, view, legal, language, pad)
    if not lay:
        return Look(pad)
    action = shown_action(pad, legal)
    if action is None:
        raise InputRefused("error-bower-where" if held(pad, legal) is not None else "error-bower-which-tile", "W-T2")
    return Act((action,))


def _hand_tile(number: int, legal: Legal, view: Document) -> int:
    """The place in the hand of the tile with this number."""
    keys = {tile_key(action) for action in laying(legal)}
    if "gift" in keys:
        raise InputRefused("error-bower-gift", "W-B14")
    if COVER in keys:
        raise InputRefused("error-bower-cover-only", "W-B13")
    if number - 1 not in keys:
        raise InputRefused("error-bower-no-tile", "W-T2", number=number, count=len(view["hands"][view["seat"]]))
    return number - 1


def _turned(pad: Pad, legal: Legal) -> Pad:
    """Clockwise; over the nest, on to the next way in which the tile fits there."""
    tile = held(pad, legal)
    if tile is None:
        raise InputRefused("error-bower-which-tile", "W-T2")
    facing = TURNED[pad.facing]
    if pad.at is not None:
        fits = _facings(tile, pad.at, legal)
        while facing not in fits:
            facing = TURNED[facing]
    return replace(pad, facing=facing)


def _facings(tile: int | str, at: Place, legal: Legal) -> set[str]:
    return {action["facing"] for action in laying(legal) if tile_key(action) == tile and tuple(action["at"]) == at}


def _facing_between(first: Place, second: Place) -> str:
    for facing in TURNED:
        if second_of(first, facing) == second:
            return facing
    raise InputRefused("error-bower-neighbours", "W-T2")


def _held_at(at: Place | None, facing: str | None, view: Document, legal: Legal, language: Language, pad: Pad) -> Pad:
    """The tile held with its first square there; turned until it fits, unless the facing was typed."""
    tile = held(pad, legal)
    if tile is None:
        raise InputRefused("error-bower-which-tile", "W-T2")
    if at is None:
        return replace(pad, tile=tile, facing=facing or pad.facing)
    fits = _facings(tile, at, legal)
    wanted = facing or pad.facing
    if facing is None:
        for _ in TURNED:
            wanted = wanted if wanted in fits else TURNED[wanted]
    if wanted not in fits:
        raise _does_not_fit(at, facing, view, language, cover=tile == COVER)
    return replace(pad, tile=tile, at=at, facing=wanted)


def _does_not_fit(at: Place, facing: str | None, view: Document, language: Language, *, cover: bool) -> InputRefused:
    """Why a tile cannot lie there (W-T2, W-B13)."""
    rows = rows_of(view)
    square = places.name(at, rows, language, far=False)
    nest = built(view["nests"][view["seat"]], tiles_of(view["options"]))
    if cover:
        return InputRefused("error-bower-no-cover", "W-B13", square=square)
    both = [at] if facing is None else [at, second_of(at, facing)]
    if any(not (0 <= column < COLUMNS and 0 <= row < rows) for column, row in both):
        why = "outside"
    elif any(place in nest for place in both):
        why = "filled"
    elif facing is None and all(second_of(at, way) in nest for way in TURNED if _inside(second_of(at, way), rows)):
        why = "hole"
    else:
        why = "apart"
    return InputRefused("error-bower-no-place", "W-T2", square=square, why=why)


def _inside(place: Place, rows: int) -> bool:
    return 0 <= place[0] < COLUMNS and 0 <= place[1] < rows


# All other choices


def _chosen(typed: Sequence[Token], view: Document, legal: Legal, language: Language) -> Document | None:
    """The action that a line names, of those that are legal in this phase."""
    first, rest = typed[0], typed[1:]
    if first.command in ("take", "keep", "bonus") and rest:
        first, rest = rest[0], rest[1:]
    if first.command == "decline" and not rest:
        if {"do": "decline"} in legal:
            return {"do": "decline"}
        raise InputRefused("error-bower-must-choose", "W-B3" if view["phase"] == "keep" else "W-T1")
    if first.command in ("ok", "bonus") and not rest:
        return next((action for action in legal if action["do"] in ("bonus", "use")), None)
    if first.number is not None and not rest:
        return _numbered(first.number, view, legal)
    if first.square is not None:
        return _target(first, rest, view, legal, language)
    return None


def _numbered(number: int, view: Document, legal: Legal) -> Document:
    """A tile of the display or the hand, a bonus tile, or the column of an egg, by its number."""
    for action in legal:
        if number - 1 in (action.get("display"), action.get("hand"), action.get("column")):
            return action
    offered = [action for action in legal if action["do"] == "keep"]
    if 1 <= number <= len(offered):
        return offered[number - 1]
    columns = [action["column"] + 1 for action in legal if action["do"] == "spy"]
    if columns:
        raise InputRefused("error-bower-spy", "W-B7", columns=" ".join(map(str, columns)))
    if offered:
        raise InputRefused("error-bower-number", "W-B3", count=len(offered))
    if any("at" in action for action in legal):
        raise InputRefused("error-bower-square")
    count = sum("display" in action or "hand" in action for action in legal)
    if not count:
        raise InputRefused("error-bower-yes-or-no")
    raise InputRefused("error-bower-number", "W-T1" if view["phase"] in ("take", "setup") else "W-B14", count=count)


def _target(first: Token, rest: Sequence[Token], view: Document, legal: Legal, language: Language) -> Document | None:
    """The square for a token; for the X the object too, for the Branch the direction (W-B9 to W-B12)."""
    near = view["seat"]
    nest = 1 - near if first.far else near
    aimed = [action for action in legal if "at" in action and tuple(action["at"]) == first.square]
    effect = view["pending"]["effect"] if view["pending"] else ""
    if effect == "x":
        aimed = [action for action in aimed if action["nest"] == nest]
        return _crossed(first, rest, aimed, language)
    if not aimed or first.far:
        raise InputRefused("error-bower-own-square", "W-B12" if effect == "branch" else "W-B10", square=first.text)
    if effect != "branch":
        return None if rest else aimed[0]
    ways = {"along-row": "row", "along-column": "column"}
    if rest:
        if len(rest) > 1 or rest[0].command not in ways:
            return None
        aimed = [action for action in aimed if action["along"] == ways[rest[0].command or ""]]
        if not aimed:
            raise InputRefused("error-bower-branch-ends", "W-B12", square=first.text)
    if len(aimed) > 1:
        raise InputRefused("error-bower-branch-way", "W-B12", square=first.text)
    return aimed[0]


def _crossed(first: Token, rest: Sequence[Token], aimed: Legal, language: Language) -> Document:
    """The X on one feather or flower of a square (W-B9)."""
    if not aimed:
        raise InputRefused("error-bower-nothing-to-cross", "W-B9", square=first.text)
    there = [action["object"] for action in aimed]
    named = objects_of(words_of(rest), there, language)
    if len(named) == 1:
        return next(action for action in aimed if action["object"] == named[0])
    glyphs = " ".join(egg(name, language).plain for name in there)
    raise InputRefused("error-bower-which-object", "W-B9", square=first.text, objects=glyphs, example=glyphs.split()[0])


# Notes, and squares in words


def _note(typed: Sequence[Token], view: Document, language: Language, pad: Pad) -> Request:
    """`note 2 red feather` writes a guess on an unseen egg, `note 2` rubs it out."""
    if not typed or typed[0].number is None or not 1 <= typed[0].number <= COLUMNS:
        raise InputRefused("error-bower-note", "W-S1")
    column = typed[0].number - 1
    if view["eggs"][column] is not None:
        raise InputRefused("error-bower-note-known", "W-S1", column=column + 1)
    if len(typed) == 1:
        return Look(pad.noted(column, None))
    guesses = objects_of(words_of(typed[1:]), EGGS, language)
    if len(guesses) != 1:
        raise InputRefused("error-bower-note", "W-C2")
    return Look(pad.noted(column, guesses[0]))


def _described(token: Token, view: Document, language: Language) -> Text:
    """A square in words."""
    seat = 1 - view["seat"] if token.far else view["seat"]
    square: Square | None = None
    if token.square is not None:
        square = built(view["nests"][seat], tiles_of(view["options"])).get(token.square)
    if square is None:
        return Text(language.say("square-bower-empty", square=token.text))
    return coloured(square.described(token.text, language), language)
