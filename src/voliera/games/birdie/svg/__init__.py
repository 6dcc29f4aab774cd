"""Birdie's table as a picture: the display area on its wire, and for each player the board, the hand and the line."""

from collections.abc import Sequence
from pathlib import Path

from voliera.documents import Document
from voliera.games.birdie.svg.card import back, card
from voliera.games.birdie.svg.seat import HEIGHT as SEAT
from voliera.games.birdie.svg.seat import draw_seat
from voliera.svg.paper import INK_2, WIRE, Paper, Scene, art

WIDTH = 900
EDGE = 20
TOP = 58
CARD = 92
GAP = 14
DISPLAY = 176
"""Height of the display area."""


def totals(result: Document) -> Sequence[int]:
    """Return each seat's points."""
    points: Sequence[int] = result["totals"]
    return points


def draw(scene: Scene) -> str:
    """Return the picture of a position."""
    paper = Paper(WIDTH, art(Path(__file__).parent / "art.svg"))
    paper.text(EDGE + 6, 38, scene.heading, 21, font_weight=700)
    paper.text(WIDTH - EDGE - 6, 38, f"{scene.table['round']} / 2", 17, fill=INK_2, text_anchor="end", font_weight=600)
    top = TOP + display(paper, scene.table)
    for place, seat in enumerate(order(scene)):
        draw_seat(paper, scene, seat, EDGE, top + place * (SEAT + 12), WIDTH - 2 * EDGE)
    return paper.svg(top + scene.table["players"] * (SEAT + 12) + 8, scene.heading)


def order(scene: Scene) -> list[int]:
    """Return the seats from the viewer on; a spectator sees them in their order."""
    players: int = scene.table["players"]
    return [((scene.seat or 0) + place) % players for place in range(players)]


def display(paper: Paper, table: Document) -> float:
    """Draw the deck, and the face-up cards on the wire; return the height of it, 0 where nothing lies there."""
    cards: list[str] = table["display"]
    size: int = table["deck_size"] if "deck_size" in table else len(table["deck"])
    if not cards and not size:
        return 0
    paper.element(
        "path", d=f"M0 {TOP + 82}Q{WIDTH / 2} {TOP + 92} {WIDTH} {TOP + 82}", fill="none", stroke=WIRE, stroke_width=2.4
    )
    width = (len(cards) + 1) * (CARD + GAP) + 20
    left = (WIDTH - width) / 2
    if size:
        for lift in range(min(3, size)):
            back(paper, left - 2.5 * lift, TOP + 6 - 2.5 * lift, CARD)
        paper.badge(left + CARD / 2, TOP + 6 + CARD * 1.4 - 4, size)
    for i, one in enumerate(cards):
        card(paper, one, left + 20 + (i + 1) * (CARD + GAP), TOP + 6, CARD)
    return DISPLAY
