"""The best play of a seat at the sheet's table, and what a Robin would be worth (B-A3).

A boxed table knows a Robin's card only once it is drawn. Before that the best play without it is given, with what the
Robin is expected to add; with the drawn cards told, the best play that puts them into the line.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.sheet.table import SEED
from voliera.games.birdie.solve.best_play import solve

ROBIN = {"do": "robin"}
REMEMBERED = 512
TIME_MS = 1000
"""How long the solver may look; only long lines of the expert game, and Robins, come near."""
MANY_MS = 60
"""The same for each place of the first of two drawn cards."""


@dataclass(frozen=True)
class Play:
    """Actions of a scoring that were played, what they gained, and what happened, up to where the seat has scored."""

    value: float
    actions: tuple[Document, ...] = ()
    events: tuple[Document, ...] = ()
    gains: tuple[tuple[str, int], ...] = ()
    """The value by the parts of the result's breakdown."""

    @property
    def boxes(self) -> dict[str, int]:
        """The boxes written, sets and Owl alike."""
        return {args["box"]: args["value"] for args in self._all("wrote")}

    @property
    def flaps(self) -> int:
        """How many flap boxes were marked."""
        return sum(args["by"] for args in self._all("flapped"))

    @property
    def trophies(self) -> list[str]:
        """The trophies taken, by their birds."""
        return [args["bird"] for args in self._all("trophy")]

    @property
    def spent(self) -> list[str]:
        """The hand cards given for abilities."""
        return [args["card"] for args in self._all("spent")]

    def _all(self, name: str) -> Iterable[Document]:
        return (event["args"] for event in self.events if event["id"] == name)

    def document(self) -> Document:
        """As `voliera.score` tells it."""
        explanation = [{"id": event["id"], "args": event["args"]} for event in self.events]
        return {
            "value": self.value,
            "actions": list(self.actions),
            "boxes": self.boxes,
            "explanation": explanation,
        }


@dataclass(frozen=True)
class Best:
    """The best play found, whether it is proved, and what a Robin that was not drawn is expected to add."""

    play: Play
    exact: bool
    bound: float
    robin: Document | None = field(default=None)
    time_ms: float = TIME_MS
    """How long it was allowed to take; what is exact would be the same with more."""

    def document(self) -> Document:
        """As `voliera.score` tells it."""
        told = {**self.play.document(), "exact": self.exact, "bound": self.bound}
        return told if self.robin is None else {**told, "robin": self.robin}


def own_events(events: Iterable[Document], seat: int) -> list[Document]:
    """What happened in a seat's scoring: up to where it has scored; what the others see instead is left out."""
    told: list[Document] = []
    for event in events:
        if event["id"] != "drew-hidden":
            told.append(event)
        if event["id"] == "scored" and event["args"]["seat"] == seat:
            break
    return told


def played(start: Game, actions: Sequence[Document]) -> tuple[Game, Play]:
    """The table after the actions of the seat that scores, and what they came to; GameError as `apply` raises it."""
    seat = start.mover()
    game = start.copy()
    events = own_events(game.apply(list(actions)), seat) if actions else []
    before, after = start.result(), game.result()
    parts = before["breakdown"][seat]
    gains = tuple((part, after["breakdown"][seat][part] - parts[part]) for part in parts)
    value = after["totals"][seat] - before["totals"][seat]
    return game, Play(value, tuple(actions), tuple(events), gains)


def best_play(game: Game, drawn: Sequence[str] = (), time_ms: float = TIME_MS) -> Best:
    """The best play from where the scoring seat stands; `drawn` are the cards that its next Robins have drawn.

    The value counts from there. Equal tables are searched once, or again where there is more time than before.
    """
    key = (game.whole_states().tobytes(), tuple(drawn))
    known = _known.get(key)
    if known is None or known.time_ms < time_ms:
        if len(_known) >= REMEMBERED:
            _known.pop(next(iter(_known)))
        found = _search(game, tuple(drawn), time_ms)
        _known[key] = known = replace(found, time_ms=TIME_MS if found.exact and not found.robin else time_ms)
    return known


_known: dict[tuple[bytes, tuple[str, ...]], Best] = {}


def _search(game: Game, drawn: tuple[str, ...], time_ms: float) -> Best:
    if drawn:
        return _with_draw(game, drawn, time_ms)
    best = _without_robin(game, time_ms)
    if ROBIN not in game.legal():
        return best
    plan = solve(game, time_ms=time_ms)
    expected = plan["value"] if ROBIN in plan["actions"] else best.play.value
    gain = max(0.0, expected - best.play.value)
    return replace(best, robin={"expected": best.play.value + gain, "gain": gain})


def _without_robin(game: Game, time_ms: float) -> Best:
    """The best play that draws nothing: that of the same table with the Robins taken out of the hand."""
    seat = game.mover()
    position = game.position()
    hand = position["hands"][seat]
    position["hands"][seat] = [card for card in hand if not card.startswith("robin-")]
    same = position["hands"][seat] == hand
    answer = solve(game if same else Game.from_position(BIRDIE, position, SEED), time_ms=time_ms)
    _, play = played(game, answer["actions"])
    return Best(play, answer["exact"], answer["bound"])


def _with_draw(game: Game, drawn: tuple[str, ...], time_ms: float) -> Best:
    """The best play after a Robin that has drawn a told card; with further ones, over all places for the first."""
    if len(drawn) == 1:
        return _after(game, [ROBIN], lambda after: _without_robin(after, time_ms))
    found = [
        _after(game, [ROBIN, {"do": "insert", "at": at}], lambda after: _search(after, drawn[1:], MANY_MS))
        for at in range(len(game.view(game.seat)["lines"][game.mover()]) + 1)
    ]
    best = max(found, key=lambda one: one.play.value)
    return replace(best, exact=all(one.exact for one in found), bound=max(one.bound for one in found))


def _after(game: Game, actions: list[Document], search: Callable[[Game], Best]) -> Best:
    """The best of what `search` finds after these actions, told from where they began."""
    after, _ = played(game, actions)
    rest = search(after)
    _, play = played(game, [*actions, *rest.play.actions])
    return replace(rest, play=play, robin=None)
