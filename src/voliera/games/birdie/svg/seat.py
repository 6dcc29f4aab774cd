"""A player of Birdie: the board with its eight boxes, the hand, and the line."""

from voliera.documents import Document
from voliera.games.birdie.colours import DARK
from voliera.games.birdie.rules.box import BIRDS, SEASONS
from voliera.games.birdie.svg.card import RATIO, card, icon, row
from voliera.svg.paper import INK_2, LAST, LINE, MARKER, Box, Paper, Scene

HEIGHT = 158
HAND = 210
"""Room for the hand."""
CARD = 58
BOX = 56
MOST_BACKS = 14
"""No more backs are drawn side by side; the number says how many there are."""
MOST_LETTERS = 15


def draw_seat(paper: Paper, scene: Scene, seat: int, x: float, y: float, width: float) -> None:
    """Draw one player."""
    table = scene.table
    name, moving = scene.names[seat], table["seat"] == seat
    paper.plate(Box(x, y, width, HEIGHT), name, MOST_LETTERS, scene.total(seat), moving=moving)
    board(paper, table, seat, x + 182, y + 10)
    paper.element("path", d=f"M{x + 14} {y + 58}H{x + width - 14}", stroke=LINE, stroke_width=1.5)
    cards(paper, table, seat, x + 16, y + 68, width - 32)


def board(paper: Paper, table: Document, seat: int, x: float, y: float) -> None:
    """Draw boxes, Flaps, passing points and trophies."""
    held = {bird for bird, holder in table["trophies"].items() if holder == seat}
    for i, feature in enumerate((*SEASONS, *BIRDS)):
        left = x + i * (BOX + 4)
        value = table["boxes"][seat][feature]
        paper.rect(left, y, BOX, 38, rx=8, fill="#fdfcf7", stroke=DARK[feature], stroke_width=1.6)
        icon(paper, feature, left + 5, y + 8, 22)
        if value is not None:
            paper.text(left + 37, y + 26, value, 19, fill=MARKER, font_weight=700, text_anchor="middle")
        if feature in held:
            paper.use(f"trophy-{feature}", left + BOX - 13, y - 8, 20, 25)
        elif feature in BIRDS and table["uses"][seat][feature]:
            paper.element("circle", cx=left + BOX - 6, cy=y + 6, r=3.4, fill=DARK[feature])
    left = x + 8 * (BOX + 4) + 10
    paper.use("flap", left, y, 20, 20, color=INK_2)
    paper.text(left + 25, y + 16, table["flaps"][seat], 16, font_weight=700)
    passed = " · ".join("–" if points is None else str(points) for points in table["pass_points"][seat])
    paper.text(left, y + 38, passed, 15, fill=INK_2, font_weight=600)


def cards(paper: Paper, table: Document, seat: int, x: float, y: float, width: float) -> None:
    """Draw the hand, the cards that are being laid, and the line."""
    hand, line = table["hands"][seat], table["lines"][seat]
    label(paper, "hand", x, y)
    group(paper, hand, x + 14, y, HAND)
    left = x + HAND + 44
    paper.element("path", d=f"M{left - 24} {y}v{CARD * RATIO}", stroke=LINE, stroke_width=1.5)
    label(paper, "line", left - 14, y)
    laying = table["laying"] if table["seat"] == seat else None
    if laying:
        laid = [one["card"] for one in laying["cards"]]
        room = CARD + (len(laid) - 1) * 24
        paper.rect(left - 4, y - 5, room + 8, CARD * RATIO + 10, rx=9, fill=LAST)
        row(paper, laid, left, y, CARD, room)
        left += room + 20
    step = group(paper, line, left, y, x + width - left)
    scoring = table["scoring"] if table["seat"] == seat else None
    if scoring and not isinstance(line, int):
        sets(paper, scoring, left, y, step)


def label(paper: Paper, words: str, x: float, y: float) -> None:
    """Write what lies there, upwards along the cards."""
    middle = y + CARD * RATIO / 2
    place = f"rotate(-90 {x + 3:.2f} {middle:.2f})"
    paper.text(x + 3, middle + 4, words, 12, fill=INK_2, text_anchor="middle", transform=place)


def group(paper: Paper, shown: list[str] | int, x: float, y: float, room: float) -> float:
    """Draw cards, or backs and their number."""
    if not isinstance(shown, int):
        return row(paper, shown, x, y, CARD, room)
    drawn = min(shown, MOST_BACKS)
    step = row(paper, drawn, x, y, CARD, min(room, CARD + (drawn - 1) * 16))
    if shown:
        paper.badge(x + (drawn - 1) * step + CARD / 2, y + CARD * RATIO / 2, shown)
    return step


def sets(paper: Paper, scoring: Document, x: float, y: float, step: float) -> None:
    """Draw a bracket under each set that was declared, and the card that was drawn."""
    for one in scoring["sets"]:
        if one["dropped"]:
            continue
        left, right = x + one["start"] * step, x + (one["start"] + one["length"] - 1) * step + CARD
        below = y + CARD * RATIO + 3
        paper.element(
            "path",
            d=f"M{left + 2} {below - 2}v4h{right - left - 4}v-4",
            fill="none",
            stroke=DARK[one["feature"]],
            stroke_width=3.4,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    if scoring["drawn"]:  # it waits to be inserted
        card(paper, scoring["drawn"], x - CARD * 0.2, y - 20, CARD * 0.8)
