"""What finished games come to for a person: how each ended, and sums over all of them.

Results are told apart by their fields, as in every document: points or eggs, one winner or several.

A seat is *left* when a bot plays for its person as the game ends. It has lost to everybody, whatever the bot made of
it; the other seats are compared with each other as the result says.
"""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Literal

from msgspec import Struct
from msgspec.json import decode

from voliera.documents import Document
from voliera.games import GAMES
from voliera.server.core.table import Table, dealt

Outcome = Literal["won", "drawn", "lost"]
OUTCOMES: tuple[Outcome, ...] = ("won", "drawn", "lost")
DAY_MS = 86_400_000
Ended = tuple[str, str, int, Outcome, int | None]
"""A finished game of one person: its game and variant, when it ended (milliseconds since 1970), how, and the points.

There are no points where the seat was left: a bot made them.
"""
_NOBODY = frozenset[int]()


class Figures(Struct, frozen=True):
    """All games of one variant."""

    game: str
    variant: str
    games: int
    won: int
    drawn: int
    lost: int
    average: float
    """Mean of points or eggs, without games that were left; 0 where there are no others."""
    best: int


class Sums(Struct, frozen=True):
    """All games of a person: the usual games first, wins in a row, and days on which a game ended."""

    variants: list[Figures]
    wins_now: int
    """Games won in a row up to the last one."""
    wins_longest: int
    days: list[int]
    """Days since 1970 in the reader's time zone, the newest first."""


def totals_of(result: Document) -> list[int]:
    """Return each seat's points or eggs."""
    return list(result.get("totals") or result["eggs"])


def winners_of(result: Document) -> set[int]:
    """Return the seats that won, which may be several."""
    if "winners" in result:
        return set(result["winners"])
    return {result["winner"]} if result["winner"] is not None else set()


def ranks(result: Document, players: int, left: AbstractSet[int] = _NOBODY) -> list[float]:
    """Return the places of all seats, 0 for the winner; seats that share a place have the same number.

    Seats that were left share the last place. If one of them won, the best of the others has won instead.
    """
    totals, won = totals_of(result), winners_of(result) - left
    here = [seat for seat in range(players) if seat not in left]
    if left and not won:
        won = {seat for seat in here if totals[seat] == max(totals[one] for one in here)}
    places = [0.0 if seat in won else 1.0 + sum(other > totals[seat] for other in totals) for seat in range(players)]
    return [players + 1.0 if seat in left else place for seat, place in enumerate(places)]


def outcome_of(result: Document, seat: int, left: AbstractSet[int] = _NOBODY) -> Outcome:
    """Return how a game ended for a seat; a shared win is a draw."""
    if seat in left:
        return "lost"
    won = winners_of(result)
    if left:
        won = {one for one, place in enumerate(ranks(result, len(totals_of(result)), left)) if place == 0}
    if seat not in won:
        return "lost" if won else "drawn"
    return "won" if len(won) == 1 else "drawn"


def duel_of(places: Sequence[float], seat: int, rival: int) -> Outcome:
    """Return how a seat fared against another one."""
    if places[seat] == places[rival]:
        return "drawn"
    return "won" if places[seat] < places[rival] else "lost"


def sums(games: Iterable[Ended], offset_min: int, most_days: int) -> Sums:
    """Return the sums over games, the oldest first, for a reader whose clock is this many minutes ahead of UTC."""
    found: dict[tuple[str, str], list[int]] = {}
    days: dict[int, None] = {}
    now = longest = 0
    for game, variant, ended, outcome, points in games:
        line = found.setdefault((game, variant), [0, 0, 0, 0, 0, 0])
        line[OUTCOMES.index(outcome)] += 1
        if points is not None:
            line[3:] = [line[3] + 1, line[4] + points, max(line[5], points)]
        now = now + 1 if outcome == "won" else 0
        longest = max(longest, now)
        days[(ended + offset_min * 60_000) // DAY_MS] = None
    variants = [
        _figures(game, variant, *found[game, variant])
        for game, wing in GAMES.items()
        for variant in wing.rules().variants
        if (game, variant) in found
    ]
    return Sums(variants, now, longest, sorted(days, reverse=True)[:most_days])


def _figures(game: str, variant: str, won: int, drawn: int, lost: int, own: int, points: int, best: int) -> Figures:
    average = round(points / own, 2) if own else 0.0
    return Figures(game, variant, won + drawn + lost, won, drawn, lost, average, best)


def counts(seed: object, origin: object) -> bool:
    """Whether a table's game is one of its players: from its own deal on, not from the middle of another one."""
    return seed is not None and origin is None


def feats_of(table: Table) -> list[set[str]]:
    """Return what is remarkable in a finished game, seat by seat, by the names that the game's folder gives.

    A game that was given up has no end in which anything could be remarkable.
    """
    feats = GAMES[table.row.game].feats()
    if feats is None or table.resigned is not None:
        return [set() for _ in table.seats]
    game = dealt(table.row)
    watch = feats.watch(game)
    for _, actions in table.acts:
        watch.after(game.apply(decode(actions)))
    return watch.earned(game)
