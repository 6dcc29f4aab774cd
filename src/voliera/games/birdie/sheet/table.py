"""A table of the engine for each moment of a sheet: a seat about to score, or a round about to be told.

Everything comes from the sheet and from the table before: boxes, flaps, trophies, uses and pass points travel from one
to the next, and nothing is counted here but the passes (B-T7), which the engine checks. What a boxed table cannot know
(the cards under Stop, what is left above it) is filled in so that nothing depends on it: told cards come first under
Stop, and the solver looks at none of the others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from voliera.documents import POSITION_FORMAT, Document
from voliera.game import Game
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.rules.box import BIRDS, CARD_NUMBERS, CARDS, COPIES, FEATURES
from voliera.games.birdie.sheet.document import ROUNDS, BirdieSheet

SEED = 0
"""What the engine deals in place of unknown cards never matters, so it may always be the same."""
BOARD = ("boxes", "flaps", "uses", "trophies", "pass_points")
"""What travels from one table to the next."""


def fresh_board(players: int) -> Document:
    """Before anything is written."""
    return {
        "boxes": [dict.fromkeys(FEATURES) for _ in range(players)],
        "flaps": [0] * players,
        "uses": [dict.fromkeys(BIRDS, 0) for _ in range(players)],
        "trophies": dict.fromkeys(BIRDS),
        "pass_points": [[None, None] for _ in range(players)],
    }


def board_of(game: Game) -> Document:
    """What stands on the boards of a table."""
    position = game.position()
    return {field: position[field] for field in BOARD}


def passed(board: Document, number: int, order: Sequence[int]) -> Document:
    """The board with the points of this round's passes: two for each player still in (B-T7)."""
    points = [list(both) for both in board["pass_points"]]
    for place, seat in enumerate(order):
        points[seat][number] = 2 * (len(order) - 1 - place)
    return {**board, "pass_points": points}


def waiting_table(sheet: BirdieSheet, number: int, board: Document) -> Game:
    """The table of a round of which nothing is known yet."""
    position = _position(sheet, number, board) | {"phase": "turn", "seat": 0, "pass_order": [], "scoring": None}
    return Game.from_position(BIRDIE, position, SEED, sheet.names)


def written_table(sheet: BirdieSheet, number: int, board: Document) -> Game:
    """The table after somebody wrote without telling the line: the next round's, or after round 2 the end."""
    order = sheet.rounds[number].pass_order
    if number + 1 < ROUNDS:
        return waiting_table(sheet, number + 1, board)
    position = _position(sheet, number, board) | {"phase": "over", "seat": None, "pass_order": order, "scoring": None}
    return Game.from_position(BIRDIE, position, SEED, sheet.names)


def scoring_table(
    sheet: BirdieSheet,
    number: int,
    seat: int,
    board: Document,
    *,
    under_stop: int,
    drawn: Sequence[str] = (),
    gone: Iterable[str] = (),
) -> Game:
    """The table at which a seat begins to score: its line and hand as told, unknown ones empty.

    `under_stop` cards are under Stop, those of `drawn` on top; the seat has seen the cards of `gone` before.
    """
    one = sheet.rounds[number]
    players = len(one.pass_order)
    hand, line = one.hands[seat] or [], one.lines[seat] or []
    known = Counter([*hand, *line, *drawn])
    spare = [card for card in CARDS for _ in range(COPIES - known[card])]
    done = one.pass_order[: one.pass_order.index(seat)]
    position = _position(sheet, number, board) | {
        "phase": "collapse" if sheet.variant == "expert" else "split",
        "seat": seat,
        "pass_order": one.pass_order,
        "hands": [hand if other == seat else [] for other in range(players)],
        "lines": [line if other == seat else [] for other in range(players)],
        "under_stop": [*drawn, *spare][:under_stop],
        "scoring": {"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": done},
    }
    game = Game.from_position(BIRDIE, position, SEED, sheet.names)
    # A position cannot say what its players remember of cards that have left the table.
    for card in gone:
        game.states["gone"][0, seat, CARD_NUMBERS[card]] += 1
    return game


def _position(sheet: BirdieSheet, number: int, board: Document) -> Document:
    players = sheet.players or 0
    return {
        "format": POSITION_FORMAT,
        "game": "birdie",
        "players": players,
        "variant": sheet.variant,
        "options": sheet.options,
        "round": number + 1,
        "display": [],
        "hands": [[] for _ in range(players)],
        "lines": [[] for _ in range(players)],
        "laying": None,
        "history": None,
        **board,
    }
