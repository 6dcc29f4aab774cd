"""Nest tiles of the tests' own, so that no screen in them depends on the tiles that Voliera brings."""

from __future__ import annotations

from typing import Any

from voliera.games.bower.border import components


def square(words: str) -> dict[str, Any]:
    material, *objects = words.split()
    return {"material": material, "objects": objects}


WRITTEN = {
    "t01": ("straw shell", "straw flower-red gem gem"),
    "t02": ("straw gem", "straw flower-purple feather-purple"),
    "t03": ("straw flower-yellow", "straw feather-yellow feather-purple"),
    "t13": ("straw shell", "gravel flower-yellow feather-purple feather-red"),
    "t14": ("straw flower-purple flower-red", "gravel flower-yellow flower-purple"),
    "t15": ("straw flower-purple gem", "gravel flower-yellow gem"),
    "t20": ("moss shell", "moss feather-red gem"),
    "t21": ("moss flower-purple", "moss feather-purple gem"),
    "t30": ("moss gem", "gravel flower-purple flower-purple"),
    "t36": ("gravel shell", "gravel feather-red gem"),
}


def box() -> dict[str, Any]:
    """A component document in which these tiles have these squares, and all are called t01 to t36."""
    document = components.builtin().document()
    for number, tile in enumerate(document["tiles"], start=1):
        tile["id"] = f"t{number:02}"
        if tile["id"] in WRITTEN:
            tile["squares"] = [square(words) for words in WRITTEN[tile["id"]]]
    return document


OPTIONS = {"components": box()}
