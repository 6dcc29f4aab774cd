"""Cards of Birdie: the season as the ground, the bird on its wire, and both once more as icons in the corners."""

from collections.abc import Sequence

from voliera.games.birdie.colours import DARK
from voliera.svg.paper import INK, SURFACE, WIRE, Paper

RATIO = 168 / 120


def card(paper: Paper, name: str, x: float, y: float, width: float) -> None:
    """Draw the face of a card."""
    bird, _, season = name.partition("-")
    paper.open_group(f"{bird.capitalize()}, {season}", transform=placed(x, y, width), data_card=name)
    paper.open_group(clip_path=paper.reference("cards-clip"))
    paper.use(season, 0, 0, 120, 168)
    paper.element("path", d="M0 106.5q60 4 120 0", fill="none", stroke=WIRE, stroke_width=3)
    paper.use(bird, 19, 18, 104, 104)
    paper.element("path", d="M0 0h35a7 7 0 0 1 7 7v28a8 8 0 0 1-8 8H0zM0 125h34a8 8 0 0 1 8 8v35H0z", fill=SURFACE)
    icon(paper, bird, 3, 3, 37)
    icon(paper, season, 3, 128, 37)
    paper.close_group()
    edge(paper)
    paper.close_group()


def back(paper: Paper, x: float, y: float, width: float) -> None:
    """Draw the back of a card."""
    paper.open_group(transform=placed(x, y, width), data_back="")
    paper.open_group(clip_path=paper.reference("cards-clip"))
    paper.use("back", 0, 0, 120, 168)
    paper.close_group()
    edge(paper)
    paper.close_group()


def placed(x: float, y: float, width: float) -> str:
    """Return how a card that is 120 wide comes to its place and size."""
    return f"translate({x:.2f} {y:.2f}) scale({width / 120:.4f})"


def edge(paper: Paper) -> None:
    """Draw the edge of a card that is 120 wide."""
    paper.rect(1, 1, 118, 166, rx=10, fill="none", stroke=INK, stroke_opacity=0.55, stroke_width=2.4)


def icon(paper: Paper, feature: str, x: float, y: float, size: float) -> None:
    """Draw the icon of a bird or season, in its colour."""
    paper.use(f"icon-{feature}", x, y, size, size, color=DARK[feature])


def row(paper: Paper, cards: Sequence[str] | int, x: float, y: float, width: float, room: float) -> float:
    """Draw cards side by side, overlapping where there is little room; a number draws as many backs.

    Returns the distance from one card to the next.
    """
    count = cards if isinstance(cards, int) else len(cards)
    step = min(width + 6, (room - width) / max(1, count - 1))
    for i in range(count):
        if isinstance(cards, int):
            back(paper, x + i * step, y, width)
        else:
            card(paper, cards[i], x + i * step, y, width)
    return step
