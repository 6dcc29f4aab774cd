"""Birdie's score sheet: every seat's line scored by the real rules, beside the best play (B-P1 to B-F2)."""

from voliera.documents import Document
from voliera.games.birdie.sheet.best import TIME_MS
from voliera.games.birdie.sheet.document import read_sheet
from voliera.games.birdie.sheet.play import Progress, SeatScored, play_sheet
from voliera.games.birdie.sheet.standing import position
from voliera.games.birdie.sheet.table import board_of

__all__ = ["position", "score", "summary"]


def score(sheet: Document, time_ms: float | None = None) -> Document:
    """Score a Birdie sheet, complete or not. For each best play the solver may look for `time_ms` (1 s).

    The sheet is `{"format": "voliera/sheet/1", "game": "birdie", "players": n, "variant": …, "options": {…},
    "names": […], "rounds": [ROUND, ROUND]}`; a ROUND is

    - `pass_order`: the seats in the order in which they passed; with it begins everything else;
    - `lines`, `hands`: the cards of each seat, as a list of names or one text of short codes (`"ROsp OWwi"`), or null
      where they are not known yet; `hands` are what was left in the hand for abilities, and may be left out;
    - `scorings`: `{"seat": s, "drawn": […], "actions": […]}` for those who have scored, where `drawn` are the cards
      that the seat's Robins drew, in order, and `actions` are the protocol's, a part of them, or null for the best
      play. Left out, everybody whose line is known scores at their best. Where `actions` are null, `boxes` may be those
      that the seat announces (`{"robin": 4, "summer": 2}`): a play that writes just these is looked for;
    - `written`: for seats that tell no line, what they have written in this round, `{"boxes", "flaps", "uses"}`.

    The answer has the canonical `sheet`; `rounds`, in them the `seats` in the order of passing with `best` and
    `played` (each with `value`, `actions`, `boxes`, and the `explanation` as events of the protocol; `best` also with
    `exact` and `bound`, and with `robin` where one in hand could still be drawn: what it is `expected` to bring and to
    `gain`), what was `missed` and, where boxes were announced, whether they can be written (`announced`: `"right"`,
    `"wrong"`, or `"unknown"` where not everything could be tried); `boxes`, `flaps`, `trophies`, `pass_points`, `uses`
    and the `result` as they stand; and `next`, what the sheet still has to be told, or null once the game is over.

    >>> import voliera
    >>> sheet = {"format": "voliera/sheet/1", "game": "birdie", "players": 2, "rounds": [
    ...     {"pass_order": [1, 0], "lines": ["ROsp ROsu ROau OWsu PIsu", "PIwi PIwi OWwi"]}]}
    >>> scored = voliera.score(sheet)
    >>> scored["rounds"][0]["seats"][1]["best"]["boxes"]
    {'robin': 3, 'summer': 2}
    >>> scored["result"]["totals"], scored["next"]
    ([10, 8], {'what': 'pass_order', 'round': 2})
    """
    progress = play_sheet(read_sheet(sheet), TIME_MS if time_ms is None else time_ms)
    return {"sheet": progress.sheet.document(), **summary(progress)}


def summary(progress: Progress) -> Document:
    """What a played sheet comes to."""
    told: Document = {
        "rounds": [{"seats": [_seat(one) for one in seats]} for seats in progress.rounds],
        "boxes": [],
        "flaps": [],
        "uses": [],
        "trophies": {},
        "pass_points": [],
        "result": None,
    }
    if progress.game is not None:
        told |= {**board_of(progress.game), "result": progress.game.result()}
    return {**told, "next": progress.next}


def _seat(one: SeatScored) -> Document:
    best = one.best()
    missed = best.play.value - one.play.value if one.done else None
    told = {"seat": one.seat, "best": best.document(), "played": one.play.document(), "missed": missed}
    if one.announced is None:
        return told
    found = one.announced
    return {**told, "announced": "right" if found.actions is not None else "wrong" if found.complete else "unknown"}
