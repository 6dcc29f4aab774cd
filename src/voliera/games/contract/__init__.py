"""What a game supplies. A further game is one more folder with a `Wing`, and one line in `voliera.games`.

`Rules` is what `voliera.game.Game` plays by, and the only part that every game has. The other protocols are for bots,
solvers, coach, score sheet, puzzles, arena and terminal; a module or package of the game's folder answers each of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    import msgspec
    import numpy as np
    import numpy.typing as npt

    from voliera.arena.counting import Figures
    from voliera.bots.budget import Budget
    from voliera.bots.players import Candidates
    from voliera.bots.rungs import Rung
    from voliera.coach.comparing import Effort
    from voliera.coach.decision import Decision
    from voliera.documents import Document, Parts
    from voliera.game import Game
    from voliera.kernel import Log, States
    from voliera.kernel.exports import Export
    from voliera.lab.contract import Laboratory
    from voliera.learn.environments import Environment
    from voliera.puzzles.days import Kind
    from voliera.puzzles.puzzle import Found
    from voliera.puzzles.trying import Trying
    from voliera.svg.paper import Scene
    from voliera.terminal.face import Face
    from voliera.terminal.score.shell import Shell


class Rules(Protocol):
    """What `Game` plays by. Records travel as arrays of one element; `advance` changes them in place."""

    @property
    def name(self) -> str:
        """The game's name in all documents."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants, the usual one first."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def options(self) -> type[msgspec.Struct]:
        """The table options: a struct whose fields have types and defaults."""

    @property
    def state(self) -> np.dtype[np.void]:
        """The type of the record."""

    @property
    def steps(self) -> int:
        """Step numbers are 0 … steps - 1."""

    @property
    def hidden(self) -> int:
        """The most things that `redeal` may deal: the size of its pool."""

    @property
    def open_result(self) -> bool:
        """Whether the result so far depends on nothing that is hidden from anybody."""

    @property
    def parts(self) -> tuple[str, ...]:
        """What can be compiled side by side, the longest first."""

    def new(self, players: int, variant: str, options: object, seed: int) -> States:
        """Deal a game; bad settings raise GameError `bad_request`."""

    def from_position(self, document: object, seed: int) -> States:
        """Set up a position; impossible ones raise GameError `bad_position`."""

    def components(self, options: Document) -> Document:
        """Return the component data in force under these options."""

    def listing(self, states: States, out: npt.NDArray[np.int16]) -> int:
        """Write the legal step numbers to `out`; return how many there are, 0 when the game is over."""

    def advance(self, states: States, step: int, log: Log, out: npt.NDArray[np.int16]) -> int:
        """Play one legal step, note what happened in `log`, and list what is legal next."""

    def redeal(self, s: Any, seat: int, low: int, high: int, pool: npt.NDArray[np.int8]) -> None:
        """Deal again what the seat cannot know, consistently with everything it has seen."""

    def half_said(self, states: States) -> bool:
        """Whether an action of several steps is open."""

    def to_move(self, states: States) -> tuple[int | None, str]:
        """Return the seat to move (None when over) and the protocol's phase."""

    def check_action(self, action: object) -> Document:
        """Return the action if it is well formed, else raise GameError `bad_request`."""

    def numbers(self, states: States, action: Document) -> list[int]:
        """Return the steps of a well-formed action; none if it has none in this state."""

    def document(self, states: States, steps: list[int]) -> Document:
        """Return the action that the steps make, from the state before them."""

    def legal_actions(self, states: States, legal: list[int] | None = None) -> list[tuple[Document, list[int]]]:
        """Return every legal action with its steps; `legal` are the legal first steps, where they are known."""

    def refusal(self, states: States, action: Document) -> tuple[str, str]:
        """Return the rule number and the reason why a well-formed action is not legal."""

    def events(self, states: States, log: Log, options: Document) -> list[Document]:
        """Return the events of the last step."""

    def position(self, states: States, options: Document) -> Document:
        """Return the whole table; the options are put into it as they are, not copied."""

    def view(self, states: States, options: Document, seat: int | None) -> Document:
        """Return what a seat, or a spectator, may know; with the options as they are."""

    def view_parts(self, states: States, options: Document, seats: Sequence[int | None]) -> list[Parts]:
        """Return the same in parts, for several viewers of one moment, ready to be written as JSON."""

    def conceal(self, position: Document, view: Document) -> None:
        """Strike out of a position what its viewer does not know, where a set-up position may leave it out."""

    def result(self, states: States) -> Document:
        """Return the result so far, or the final one."""

    def progress(self, view: Document) -> Document:
        """Return how far a game is, as a spectator's view tells: its `share`, and `round`, `turn`, `turns` or None."""

    def explanation(self, states: States) -> Document:
        """Return the result with all that led to it, as data that people's words are made from."""

    def text(self, states: States, names: list[str]) -> str:
        """Return the whole table as English text."""

    def warm_up(self, part: str) -> None:
        """Compile one of the `parts`."""


class Players(Protocol):
    """A game's bots. Candidates are actions with their values, the chosen one first."""

    def knowledge(self, states: States, seat: int) -> Any:
        """Return all that the seat, whose turn it is, may know; equal knowledge prints alike."""

    def greedy(self, k: Any, chance: Random) -> Candidates:
        """Return what the greedy player makes of it; equal actions in an order by chance."""

    def heuristic(self, k: Any, chance: Random) -> Candidates:
        """Return what the heuristic player makes of it."""

    def search(self, states: States, k: Any, chance: Random, budget: Budget) -> Candidates:
        """Return what the search finds. Everything hidden from the seat is dealt again before it is looked at."""


class Network(Protocol):
    """A player that has learned by self-play."""

    def is_trained_for(self, players: int, variant: str) -> bool:
        """Whether the shipped network looks ahead at such a table."""

    def net(self, states: States, k: Any, chance: Random, weights: Path | None) -> Candidates:
        """Return what the network prefers, with the shipped weights or those of a file."""

    def net_ahead(self, states: States, k: Any, chance: Random, weights: Path | None, budget: Budget) -> Candidates:
        """Return what the network prefers after looking ahead (`net+`); the budget's nodes are worlds."""


class Ladder(Protocol):
    """How a game's characters play, from the weakest to the strongest: neighbours are about equally far apart."""

    def rung(self, character: str, players: int, variant: str) -> Rung | None:
        """Return how a character plays at a table; None where it plays at its own level."""

    def candidates(self, rung: Rung, states: States, k: Any, chance: Random) -> Candidates:
        """Return what a weakened rung makes of what its seat knows, the chosen action first."""


class Worlds(Protocol):
    """What `net+` asks of a game (voliera.bots.net.ahead): worlds that a seat cannot tell from the true one."""

    @property
    def turns(self) -> int:
        """Turns that are played in each world before the network judges it, the candidate's included."""

    def seat(self, states: States) -> int:
        """Return the seat to move."""

    def players(self, states: States) -> int:
        """Return the number of players."""

    def is_open(self, states: States) -> bool:
        """Whether a turn of several steps has begun."""

    def deal(self, states: States, seat: int, seeds: npt.NDArray[np.int64]) -> States:
        """Deal worlds for a seat; the same seeds and the same knowledge give the same worlds."""

    def look(self, worlds: States) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Return observations, legal steps (a bit each, in words of 64), and the seats to move."""

    def ends_turn(self, world: States, step: int) -> bool:
        """Play a step of the turn that the seat is at; return whether the turn has ended with it."""

    def step(
        self, worlds: States, steps: npt.NDArray[np.int64]
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.float32]]:
        """Play a step in every world: where a turn has ended, where the game is over, and all seats' shares then."""


class Solver(Protocol):
    """The protocol's `solve`: the best scoring play."""

    def solve(self, game: Game, objective: str, time_ms: float | None, memory_mb: float | None) -> Document:
        """Answer `voliera.solve.solve`, whose arguments are checked already."""


class Prepared(Protocol):
    """A module of compiled functions that are not rules: solvers and searches."""

    def prepare(self) -> None:
        """Compile everything in it."""


class Coach(Protocol):
    """How a game's decisions are told apart and judged."""

    @property
    def LEVEL(self) -> str:  # noqa: N802 - a constant of a module
        """The level of the bot that judges choices."""

    @property
    def KINDS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """The kinds of decisions: `choice`, and `scoring` where a whole scoring is one decision."""

    def kind_of(self, phase: str) -> str:
        """Return the kind of a decision that begins in this phase."""

    def ends(self, game: Game, seat: int, kind: str, events: list[Document]) -> bool:
        """Whether the action just played was the last one of the seat's decision."""

    def judge(self, game: Game, known: Game, decision: Decision, effort: Effort, seed: int) -> Document:
        """Answer `voliera.coach.judge`. `game` is for what the seat did and saw itself, `known` for all else."""


class ScoreSheet(Protocol):
    """The score sheet of the boxed game."""

    def score(self, sheet: Document, time_ms: float | None = None) -> Document:
        """Score a sheet; `time_ms` is for each best play that has to be found."""

    def position(self, sheet: Document, seed: int) -> Document:
        """Return where a sheet stands, to play on from; GameError `no_position` where nothing can be played."""


class Puzzles(Protocol):
    """A game's puzzles, of the kinds that `Wing.puzzle_kinds` names."""

    def found(self, kind: Kind, seed: int, wanted: int) -> Iterator[Found | None]:
        """Look for puzzles of a kind and, where it can be aimed at, of a difficulty.

        None after each look that found nothing, so that whoever cannot wait can do something else in between.
        """

    def judged(self, game: Game, actions: list[Document]) -> tuple[int, list[Document]]:
        """Play a whole answer; return what it is worth, and its events. GameError for what is no whole answer."""

    def trying(self, game: Game) -> Trying:
        """Return the brute force that proves a puzzle."""


class Watch(Protocol):
    """Somebody at the table who keeps a tally of one game."""

    def before(self, game: Game, action: Document) -> None:
        """Look at the table before an action."""

    def after(self, events: list[Document]) -> None:
        """Hear what came of it."""

    def tally(self, game: Game) -> Document:
        """Return the tally of a game that is over: data for the results."""

    def turns(self, game: Game) -> int:
        """Return how many turns the game had."""


class Counter(Protocol):
    """What the arena counts of a game."""

    @property
    def SHARES(self) -> frozenset[str]:  # noqa: N802 - a constant of a module
        """The figures (their first words) that are shares, from 0 to 1; the others are means."""

    def watch(self, game: Game) -> Watch:
        """Return an empty tally for a new game."""

    def shares(self, result: Document) -> list[float]:
        """Return each seat's share of the win."""

    def totals(self, result: Document) -> list[int]:
        """Return each seat's points or eggs."""

    def figures(self, line: Document) -> Figures:
        """Return what one game's line of the results comes to, for averages over all of them."""


class FeatWatch(Protocol):
    """Somebody at the table who notices what is remarkable in one game."""

    def after(self, events: list[Document]) -> None:
        """Hear what came of an act."""

    def earned(self, game: Game) -> list[set[str]]:
        """Return the feats of each seat in a game that is over."""


class Feats(Protocol):
    """What is remarkable in a game, for the birds on people's wires: each feat is earned once."""

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """The names of all feats; no two games have the same one."""

    def watch(self, game: Game) -> FeatWatch:
        """Return somebody who has seen nothing yet of a new game."""


class Drawing(Protocol):
    """How positions are drawn (voliera.svg)."""

    def totals(self, result: Document) -> Sequence[int]:
        """Return each seat's points of a result."""

    def draw(self, scene: Scene) -> str:
        """Return an SVG document of what the scene shows, and of nothing else."""


class TerminalSheet(Protocol):
    """`voliera score` for one game."""

    def run(self, shell: Shell, document: Document | None) -> None:
        """Fill in a sheet, new or resumed, until it is closed."""


class Wing(ABC):
    """One game. Each part is imported when it is first asked for; None where the game has no such part."""

    name: ClassVar[str]
    puzzle_kinds: ClassVar[tuple[Kind, ...]] = ()
    network_in_browsers: ClassVar[bool] = False
    """Whether the network's weights are sent to browsers, too; else their bots search."""

    @abstractmethod
    def rules(self) -> Rules:
        """Return what `Game` plays by."""

    def bots(self) -> Players | None:
        """Return the players besides `random`, who plays every game."""
        return None

    def network(self) -> Network | None:
        """Return the player that has learned."""
        return None

    def ladder(self) -> Ladder | None:
        """Return how characters play; without it each plays at a level."""
        return None

    def selfplay(self) -> Environment | None:
        """Return what networks are trained in."""
        return None

    def lab(self) -> Laboratory | None:
        """Return what environments for research are made of."""
        return None

    def solver(self) -> Solver | None:
        """Return what finds the best scoring play."""
        return None

    def prepared(self) -> Sequence[Prepared]:
        """Return the solvers and searches to compile ahead, those that take longest first."""
        return ()

    def exports(self) -> Sequence[Export]:
        """Return the compiled functions that the game needs in a browser."""
        return ()

    def coach(self) -> Coach | None:
        """Return what judges decisions."""
        return None

    def sheet(self) -> ScoreSheet | None:
        """Return the score sheet of the boxed game."""
        return None

    def puzzles(self) -> Puzzles | None:
        """Return what makes and judges puzzles."""
        return None

    def arena(self) -> Counter | None:
        """Return what the arena counts besides wins and points."""
        return None

    def feats(self) -> Feats | None:
        """Return what is remarkable in a game."""
        return None

    def drawing(self) -> Drawing | None:
        """Return what draws positions."""
        return None

    def terminal(self) -> Face | None:
        """Return the game's table in the terminal."""
        return None

    def terminal_sheet(self) -> TerminalSheet | None:
        """Return the game's score sheet in the terminal."""
        return None
