"""Changing a nest of a sheet: a square, a tile or a token at a time. What is given stays as it is; lists are new.

What is entered counts as what lies on top. A tile of which one square is changed becomes two squares by themselves, and
a nest with a cover becomes what can be seen of it.
"""

from dataclasses import replace

from voliera.documents import Document
from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.sheet.nest import Nest
from voliera.games.bower.sheet.tiles import Place, facing

TOKEN_OBJECTS = {"white-feather": "feather-white", "white-flower": "flower-white"}
"""Of what tokens bring, that which an X can lie on (W-B9)."""


def with_square(nest: Nest, place: Place, square: Document | None) -> list[Document]:
    """The nest with this square, or with none there; tokens stay if there is something for them to lie on."""
    items = _without(nest, place)
    if square is not None:
        items.append({"square": square, "at": list(place)})
    changed = replace(nest, items=[*items, *nest.tokens()])
    return items + [token for token in nest.tokens() if can_lie(changed, token)]


def with_tile(nest: Nest, tile: str, first: Place, second: Place) -> list[Document]:
    """The nest with this tile; over filled squares it is what can be seen from now on."""
    if {first, second} & set(nest.filled()):
        for place, square in zip((first, second), nest.faces[tile], strict=True):
            nest = replace(nest, items=with_square(nest, place, square))
        return list(nest.items)
    item = {"tile": tile, "at": list(first), "facing": facing(first, second)}
    return [*_laid(nest), item, *nest.tokens()]


def with_token(nest: Nest, token: Document) -> list[Document]:
    """The nest with a token, where it lies now."""
    return [*without_token(nest, token["token"]), token]


def without_token(nest: Nest, name: str) -> list[Document]:
    """The nest without a token, and without an X that lay on it."""
    tokens = [token for token in nest.tokens() if token["token"] != name]
    changed = replace(nest, items=[*_laid(nest), *tokens])
    return _laid(nest) + [token for token in tokens if can_lie(changed, token)]


def crossable(nest: Nest, place: Place) -> list[str]:
    """The flowers and feathers on a square that an X can be laid on, printed or token, each once (W-B9)."""
    objects = list(nest.seen().get(place, {}).get("objects", ()))
    objects += [TOKEN_OBJECTS.get(token["token"], "") for token in nest.tokens() if token["at"] == list(place)]
    return [name for name in EGGS if name in objects]


def _laid(nest: Nest) -> list[Document]:
    """Tiles and squares without the tokens; under a cover nothing is kept."""
    if any("cover" in item for item in nest.items):
        return [{"square": square, "at": list(place)} for place, square in nest.seen().items()]
    return [item for item in nest.items if "token" not in item]


def _without(nest: Nest, place: Place) -> list[Document]:
    """Tiles and squares, with nothing on this place."""
    items = []
    for item in _laid(nest):
        alone = replace(nest, items=[item]).seen()
        if place not in alone:
            items.append(item)
        else:
            items += [{"square": square, "at": list(other)} for other, square in alone.items() if other != place]
    return items


def can_lie(nest: Nest, token: Document) -> bool:
    """Whether there is something under a token, and under an X what it lies on."""
    place = (token["at"][0], token["at"][1])
    return place in nest.filled() and (token["token"] != "x" or token["object"] in crossable(nest, place))


def before(document: Document) -> Document | None:
    """A sheet without its last entry, for whoever goes on with a saved one; None at its beginning.

    The order is that in which a sheet asks: variant, options, names, eggs, nests, egg tiles.
    """
    kept = document.get("kept") or [None, None]
    for seat in (1, 0):
        if kept[seat] is not None:
            less = kept[seat][:-1] if kept[seat] else None
            return {**document, "kept": [less if one == seat else kept[one] for one in (0, 1)]}
    nests = document.get("nests") or [[], []]
    for seat in (1, 0):
        if nests[seat]:
            return {**document, "nests": [nests[one][:-1] if one == seat else nests[one] for one in (0, 1)]}
    eggs = document.get("eggs") or []
    known = [column for column, egg in enumerate(eggs) if egg is not None]
    if known:
        return {**document, "eggs": [None if column == known[-1] else egg for column, egg in enumerate(eggs)]}
    for field in ("names", "lone_ties", "zero_ties", "fair_play", "variant"):
        options = document.get("options", {})
        if field in options:
            # nobody is asked about joining_gems, so it goes with the question before
            gone = {field, "joining_gems"}
            return {**document, "options": {name: value for name, value in options.items() if name not in gone}}
        if field in document:
            return {name: value for name, value in document.items() if name != field}
    return None
