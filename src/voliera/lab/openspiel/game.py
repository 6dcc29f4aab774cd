"""A game, its states and its observers, for OpenSpiel."""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from voliera.game import Game
from voliera.games.numbering import MASK
from voliera.kernel import States, thaw
from voliera.lab.openspiel.endings import worlds
from voliera.lab.single import Single, exact


class Table:
    """What all states of one game share. Copies of a state share it, too."""

    def __init__(self, game: str, settings: dict[str, Any]) -> None:
        given = dict(settings)
        self.deals, self.seed, ending = (int(given.pop(name)) for name in ("deals", "seed", "ending"))
        self.players = int(given.pop("players"))
        variant, scoring = given.pop("variant"), given.pop("scoring")
        self.single = Single(game, self.players, variant, given, scoring)
        self.worlds = worlds(self.single, self.seed, ending, self.deals) if ending else None
        self.outcomes = [(number, 1 / self.deals) for number in range(self.deals)]
        self._turn, desk = self.single.worker.turn, self.single.worker.desk
        self.row, self.mask, self.rewards = (desk[field][0] for field in ("row", "mask", "rewards"))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        """The same: it holds nothing of a single state."""
        return self

    def dealt(self, number: int) -> States:
        """Return the record of a deal."""
        if self.worlds is not None:
            return thaw(self.worlds[number], self.single.rules.state)
        self.single.deal(self.seed + number)
        return self.single.states.copy()

    def play(self, states: States, action: int) -> int:
        """Play a legal action; return the seat to move, or -1: rewards are at hand then. `mask` is always written."""
        return self._turn(states, action, MASK)

    def legal(self, states: States) -> None:
        """Write the legal actions."""
        self.single.worker.look(states, 0, 1, self.row[None], self.mask[None], MASK)

    def view(self, frozen: bytes, seat: int) -> bytes:
        """Return what a seat may know of a record, as the protocol's document."""
        return self.game(frozen).view_texts(seat)[0]

    def game(self, frozen: bytes) -> Game:
        """Return a record as a game; a half-said action is taken back."""
        states = thaw(frozen, self.single.rules.state)
        self.single.worker.take_back(states)
        return Game(self.single.rules, states, self.single.options, (), None)


class State(pyspiel.State):
    """A state of the game: a record, and those before it."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self._states: States | None = None
        self._seat = -1
        self._legal: list[int] = []
        self._over = False
        self._returns = [0.0] * table.players
        self._past: list[tuple[int, int, bytes]] = []  # who played what, and the record after it
        self._recalled: dict[int, tuple[int, bytes, bytes]] = {}  # by player: entries heard, hashes of all, of the last

    def current_player(self) -> int:
        """Return who acts."""
        if self._over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._states is None else self._seat

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions in ascending order."""
        return self._legal if player == self._seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all as likely."""
        return self.table.outcomes

    def _apply_action(self, action: int) -> None:
        """Deal, or play a step."""
        mover = self._seat
        if self._states is None:
            self._states = self.table.dealt(action)
            self._seat = self._states["seat"].item(0)
            self.table.legal(self._states)
        else:
            self._seat = self.table.play(self._states, action)
            if self._seat < 0:
                self._over = True
                self._returns = exact(self.table.rewards, self.table.players)
        self._legal = self.table.mask.nonzero()[0].tolist()
        self._past.append((mover, action, self._states.tobytes()))

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in words: its kind and what it names."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        kind = next(one for one in reversed(self.table.single.lab.steps) if one.first <= action)
        return kind.name if kind.count == 1 else f"{kind.name} {action - kind.first}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._over

    def returns(self) -> list[float]:
        """Return everybody's reward."""
        return self._returns

    def __str__(self) -> str:
        """The whole table as text."""
        return "before the deal" if not self._past else str(self.table.game(self._past[-1][2]))

    def row_of(self, player: int) -> Any:
        """Return the observation of a player."""
        row = self.table.row
        if self._states is None:
            row[:] = 0
        else:
            self.table.single.worker.see(self._states, player, row)
        return row

    def seen_by(self, player: int, perfect_recall: bool) -> str:
        """Return what a player may know as text: the view and, with perfect recall, a hash of all that it has seen."""
        if not self._past:
            return f"player {player}, before the deal"
        shown = [f"player {player}", self.table.view(self._past[-1][2], player).decode()]
        if self._seat == player:
            shown.append(f"legal: {' '.join(map(str, self._legal))}")
        if perfect_recall:
            own = [str(action) for mover, action, _ in self._past if mover == player]
            shown += [f"own actions: {' '.join(own)}", f"past: {self._past_of(player).hex()}"]
        return "\n".join(shown)

    def _past_of(self, player: int) -> bytes:
        """Return a hash of everything that a player has seen and done until now, in its order."""
        heard, everything, last = self._recalled.get(player, (0, b"", b""))
        for mover, action, frozen in self._past[heard:]:
            view = _hash(self.table.view(frozen, player))
            own = f"{action} ".encode() if mover == player else b""
            if own or view != last:  # what a player cannot notice leaves no trace
                everything = _hash(everything + own + view)
                last = view
        self._recalled[player] = (len(self._past), everything, last)
        return everything


def _hash(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=12).digest()


class Observer:
    """What OpenSpiel asks for observations: the row of the laboratory, or text."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player may know into the tensor."""
        self.tensor[:] = state.row_of(player)

    def string_from(self, state: State, player: int) -> str:
        """Return what a player may know as text."""
        return state.seen_by(player, self.perfect_recall)


def game_class(name: str, kind: Any) -> Any:
    """Return the class of a game, to be registered with its type."""

    class SpielGame(pyspiel.Game):
        """One of the games, with the parameters of a table."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            settings = {**kind.parameter_specification, **(params or {})}
            self.table = Table(name, settings)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.table.single.actions,
                max_chance_outcomes=self.table.deals,
                num_players=self.table.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.table.single.lab.longest,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> State:
            """Return the state before the deal."""
            return State(self, self.table)

        def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
            """Return what makes observations; with perfect recall, as text only."""
            if params:
                raise ValueError(f"observers have no parameters; found {params}")
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return Observer(self.table.single.size, recall)

    return SpielGame
