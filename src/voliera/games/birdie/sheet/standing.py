"""Where a Birdie sheet stands, as a position that can be played: a seat about to score, or the beginning of round 2."""

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.rules.box import CARDS, COPIES
from voliera.games.birdie.sheet.document import BirdieSheet, read_sheet
from voliera.games.birdie.sheet.play import play_sheet
from voliera.games.birdie.sheet.table import board_of


def position(sheet: Document, seed: int) -> Document:
    """The position, everything that the sheet does not tell dealt from the seed; GameError `no_position` without one.

    >>> import voliera
    >>> sheet = {"format": "voliera/sheet/1", "game": "birdie", "players": 2, "rounds": [
    ...     {"pass_order": [1, 0], "lines": ["ROsp ROsu ROau OWsu PIsu", "PIwi PIwi OWwi"]}]}
    >>> found = position(sheet, 1)
    >>> found["round"], found["phase"], found["seat"], len(found["display"])
    (2, 'turn', 0, 4)
    """
    read = read_sheet(sheet)
    progress = play_sheet(read)
    what = progress.next["what"] if progress.next else "over"
    if what == "scoring" and progress.game is not None:
        return progress.game.position()
    if what == "pass_order" and progress.game is not None and progress.next and progress.next["round"] > 1:
        return _second_round(read, progress.game, seed)
    raise GameError("no_position", f"sheet: nothing can be played from here; what it is missing is the {what}")


def _second_round(sheet: BirdieSheet, game: Game, seed: int) -> Document:
    """Round 2 as it begins, dealt by the rules: after the last player of round 1 has nothing left to score (B-A6).

    Cards of round 1 that the sheet knows stay where they are; with two players they do not come again (B-S2).
    """
    told = sheet.rounds[0]
    last = told.pass_order[-1]
    lines = [line or [] for line in told.lines]
    drawn = [card for scoring in told.scorings for card in scoring.drawn]
    hands = [list(hand or []) for hand in told.hands]
    hands[last] += [*lines[last], *drawn]
    lines[last] = []
    shown = [card for cards in (*lines, *hands) for card in cards]
    spare = [card for card in CARDS for _ in range(COPIES - shown.count(card))]
    before = game.position() | {
        "round": 1,
        "phase": "collapse" if sheet.variant == "expert" else "split",
        "seat": last,
        "pass_order": told.pass_order,
        **board_of(game),
        "display": [],
        "hands": hands,
        "lines": lines,
        "under_stop": spare[: len(told.pass_order)],
        "scoring": {
            "sets": [],
            "drawn": None,
            "gap": None,
            "set": None,
            "written": [],
            "scored": told.pass_order[:-1],
        },
        "history": None,
    }
    for dealt in ("deck", "second_half", "rng"):
        del before[dealt]
    table = Game.from_position(BIRDIE, before, seed, sheet.names)
    while table.phase not in ("turn", "over"):
        table.apply({"do": {"split": "write", "collapse": "stop", "owl": "end"}[table.phase]})
    return table.position()
