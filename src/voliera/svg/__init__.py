"""Positions as pictures: `voliera.svg.draw(game, seat=0)` returns an SVG document; in Jupyter a `Game` shows itself.

A picture shows what a seat may know, and no more; `everything=True` shows the whole table. Each game draws its own
(`Wing.drawing`). What is written beside the pictures is names and numbers, and a heading in English.
"""

from voliera.errors import GameError
from voliera.game import Game
from voliera.games import GAMES
from voliera.games.contract import Drawing
from voliera.svg.paper import Scene

__all__ = ["Picture", "draw", "shown"]


class Picture(str):
    """An SVG document, which Jupyter shows as the picture that it is."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def draw(game: Game, seat: int | None = None, *, everything: bool = False) -> Picture:
    """Return the position as an SVG document, as a seat sees it, or a spectator (None).

    With `everything` all that is hidden lies open. A game without drawings is refused (GameError).
    """
    drawing = drawing_of(game)
    if drawing is None:
        raise GameError("bad_request", f"there are no drawings of {game.name}")
    view = game.view(seat)
    known = game.over or everything or game.rules.open_result
    scene = Scene(
        table=game.position() if everything else view,
        names=game.names,
        seat=seat,
        components=game.rules.components(game.options),
        totals=drawing.totals(game.result()) if known else None,
        heading=heading(game, view["phase"]),
    )
    return Picture(drawing.draw(scene))


def shown(game: Game) -> Picture | None:
    """Return the position as the seat to move sees it, or None where the game has no drawings."""
    return None if drawing_of(game) is None else draw(game, game.seat)


def drawing_of(game: Game) -> Drawing | None:
    """Return what draws a game."""
    wing = GAMES.get(game.name)
    return None if wing is None else wing.drawing()


def heading(game: Game, phase: str) -> str:
    """Return what stands above the picture; the phase is that of a view."""
    doing = "over" if game.seat is None else f"{phase}, {game.names[game.seat]} to move"
    return f"{game.name.capitalize()}, {game.variant}: {doing}"
