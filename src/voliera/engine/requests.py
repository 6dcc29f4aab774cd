"""What can be asked of an engine: each request with the form of its answer, for both faces of the engine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from voliera.documents import Document
from voliera.engine import answers
from voliera.engine.answers import Form

EXACT = (1 << 53) - 1
"""The largest integer that all readers of JSON keep exact; larger seeds travel as texts."""
SOLVE_MS = 2_000
"""How long `solve` thinks unless it is told."""
INFO_MS = 100
"""How often a bot tells what it has found."""


class Listener:
    """Hears what an engine tells while it thinks, and hands it on in its form.

    If that raises, the engine is stopped, and the exception is kept until the answer is there: left in mid-answer, the
    engine would be out of step.
    """

    def __init__(self, info: Callable[[answers.Info], object]) -> None:
        self._info = info
        self.fault: Exception | None = None

    def __call__(self, told: Document) -> bool:
        """Hand it on; returns whether the engine is to stop."""
        found = answers.read_info(told)
        if self.fault is not None:
            return False
        try:
            return bool(self._info(found))
        except Exception as fault:
            self.fault = fault
            return True


@dataclass(frozen=True, slots=True)
class Ask(Generic[Form]):
    """A request, the form of its answer, the seconds that it may be thought about, and who hears what is found."""

    request: Document
    form: type[Form]
    thinking_s: float = 0.0
    info: Listener | None = None

    @property
    def fault(self) -> Exception | None:
        """What whoever heard has raised."""
        return None if self.info is None else self.info.fault

    def raise_fault(self) -> None:
        """Raise that, if there is something."""
        fault = self.fault
        if self.info is not None and fault is not None:
            self.info.fault = None
            try:
                raise fault
            finally:
                del fault  # no circle of exception and frame that would keep the engine


def command(name: str, **fields: Any) -> Document:
    """A request; fields that are None are left to the engine."""
    return {"cmd": name} | {field: value for field, value in fields.items() if value is not None}


def seed_text(seed: int | None) -> int | str | None:
    """A seed as it travels."""
    return seed if seed is None or -EXACT <= seed <= EXACT else str(seed)


def hello() -> Ask[answers.Greeting]:
    """Ask who is there."""
    return Ask(command("hello"), answers.Greeting)


def components(game: str, game_id: str | None) -> Ask[answers.Components]:
    """Ask for the data of a box."""
    return Ask(command("components", game=game, game_id=game_id), answers.Components)


def new(
    game: str,
    players: int | None,
    variant: str | None,
    options: Document | None,
    seed: int | None,
    names: Sequence[str] | None,
) -> Ask[answers.Opened]:
    """Open a fresh game."""
    request = command(
        "new",
        game=game,
        players=players,
        variant=variant,
        options=options,
        seed=seed_text(seed),
        names=None if names is None else list(names),
    )
    return Ask(request, answers.Opened)


def setup(position: Document, seed: int | None) -> Ask[answers.Opened]:
    """Open a game from a position."""
    request = command("setup", game=position.get("game"), position=position, seed=seed_text(seed))
    return Ask(request, answers.Opened)


def replay(record: Document) -> Ask[answers.Opened]:
    """Open the game of a record."""
    return Ask(command("replay", record=record), answers.Opened)


def of_game(name: str, form: type[Form], game_id: str | None) -> Ask[Form]:
    """Ask an open game for something that needs no more than a name."""
    return Ask(command(name, game_id=game_id), form)


def view(seat: int | None, game_id: str | None) -> Ask[answers.View]:
    """Ask what a seat, or a spectator, may know."""
    return Ask({**command("view", game_id=game_id), "seat": seat}, answers.View)


def apply(actions: Document | Sequence[Document], game_id: str | None) -> Ask[answers.Applied]:
    """Play one action, or several: all or none."""
    if isinstance(actions, dict):
        return Ask(command("apply", action=actions, game_id=game_id), answers.Applied)
    return Ask(command("apply", actions=list(actions), game_id=game_id), answers.Applied)


def bot(
    level: str,
    time_ms: int | None,
    nodes: int | None,
    seed: int | None,
    game_id: str | None,
    *,
    lines: bool = False,
    most: int | None = None,
    info: Callable[[answers.Info], object] | None = None,
    info_ms: int = INFO_MS,
) -> Ask[answers.Choice]:
    """Ask a bot."""
    request = command(
        "bot",
        level=level,
        time_ms=time_ms,
        nodes=nodes,
        seed=seed_text(seed),
        game_id=game_id,
        lines=lines or None,
        most=most,
        info=None if info is None else info_ms,
    )
    return Ask(request, answers.Choice, (time_ms or 0) / 1000, None if info is None else Listener(info))


def solve(objective: str, time_ms: int | None, game_id: str | None) -> Ask[answers.Solution]:
    """Ask the solver."""
    request = command("solve", objective=objective, time_ms=time_ms, game_id=game_id)
    return Ask(request, answers.Solution, (SOLVE_MS if time_ms is None else time_ms) / 1000)
