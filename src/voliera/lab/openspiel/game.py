"""A game and its states, for OpenSpiel."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

from voliera.errors import GameError
from voliera.game import Game
from voliera.games.numbering import MASK
from voliera.kernel import States, seed_halves, thaw
from voliera.lab.asked import number_of
from voliera.lab.batch_base import check_batch_seed
from voliera.lab.openspiel.endings import worlds
from voliera.lab.openspiel.observers import Observer, beyond_text, observer_of
from voliera.lab.single import SEED_BITS, Single, exact


class Table:
    """What all states of one game share. Copies of a state share it, too."""

    def __init__(self, game: str, settings: dict[str, Any]) -> None:
        given = dict(settings)
        self.deals, self.seed = number_of("deals", given.pop("deals"), 1), check_batch_seed(given.pop("seed"))
        ending = int(given.pop("ending"))
        self.recall = int(given.pop("recall"))
        if self.recall < 0:
            raise GameError("bad_request", f"recall: a number of rows from 0 on; found {self.recall}")
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

    def redealt(self, frozen: bytes, seat: int, seed: int) -> States:
        """Return a record with everything that a seat cannot know dealt again."""
        states = thaw(frozen, self.single.rules.state)
        pool = np.zeros(self.single.rules.hidden, np.int8)
        self.single.rules.redeal(states[0], seat, *seed_halves(seed), pool)
        return states

    def see(self, states: States, seat: int) -> Any:
        """Return what a seat may know of a record, as the row of the laboratory; the next call rewrites it."""
        self.single.worker.see(states, seat, self.row)
        return self.row

    def view(self, frozen: bytes, seat: int | None) -> bytes:
        """Return what a seat or a spectator may know of a record, as the protocol's document."""
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
        self._from = [0] * table.players  # by player: the first entry that it can tell of
        self._recalled: dict[int | None, tuple[int, bytes, bytes]] = {}
        """By player, or None for spectators: entries heard, hashes of all and of the last."""

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

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "State":
        """Return a state that the player cannot tell from this one; all that it cannot know is dealt again.

        What the other players have seen belongs to this game: there they remember nothing of it. The history remains.
        """
        world: State = self.clone()
        if self._states is None:
            return world
        seed = int(probability_sampler() * (1 << SEED_BITS))
        mover, action, frozen = self._past[-1]
        for viewer in (player, None):
            world._past_of(viewer)
        world._states = states = self.table.redealt(frozen, player, seed)
        world._past[-1] = (mover, action, states.tobytes())
        told = len(world._past)
        for other in range(self.table.players):
            if other != player:
                world._from[other] = told
                world._recalled[other] = (told, b"", b"")
        if self._seat != player and not self._over:
            self.table.legal(states)  # an action that somebody else has half said is taken back
            world._legal = self.table.mask.nonzero()[0].tolist()
        return world

    def row_of(self, player: int) -> Any:
        """Return the observation of a player."""
        if self._states is None:
            self.table.row[:] = 0
            return self.table.row
        return self.table.see(self._states, player)

    def recalled(self, player: int) -> Iterator[tuple[Any, int | None]]:
        """Give the rows of all decisions of a player with what it did, then its row now."""
        for entry in range(max(1, self._from[player]), len(self._past)):
            mover, action, _ = self._past[entry]
            if mover == player:
                yield self.table.see(thaw(self._past[entry - 1][2], self.table.single.rules.state), player), action
        if self._states is not None:
            yield self.row_of(player), None

    def seen_by(self, player: int | None, perfect_recall: bool) -> str:
        """Return what a player or spectator may know as text: the view and, with recall, a hash of all it has seen."""
        who = "spectator" if player is None else f"player {player}"
        if not self._past:
            return f"{who}, before the deal"
        shown = [who, self.table.view(self._past[-1][2], player).decode()]
        if player is not None:
            shown += self._asked_of(player)
        if perfect_recall:
            if player is not None:
                entries = self._past[self._from[player] :]
                own = [str(action) for mover, action, _ in entries if mover == player]
                shown.append(f"own actions: {' '.join(own)}")
            shown.append(f"past: {self._past_of(player).hex()}")
        return "\n".join(shown)

    def kept_by(self, player: int) -> str:
        """Return as text what a player knows and a spectator does not."""
        if not self._past:
            return f"player {player}, before the deal"
        own, public = (self.table.view(self._past[-1][2], viewer) for viewer in (player, None))
        return "\n".join([f"player {player}", beyond_text(own, public), *self._asked_of(player)])

    def _asked_of(self, player: int) -> list[str]:
        """Return the legal actions as a line, if the player is to move."""
        return [f"legal: {' '.join(map(str, self._legal))}"] if self._seat == player else []

    def _past_of(self, player: int | None) -> bytes:
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


def loaded(name: str) -> Any:
    """Return a game by its name with parameters; importing this module's package has registered it."""
    return pyspiel.load_game(name)


def game_class(name: str, type_of: Callable[[bool], Any]) -> Any:
    """Return the class of a game; `type_of` gives its type, without or with tensors that recall everything."""

    class SpielGame(pyspiel.Game):
        """One of the games, with the parameters of a table."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            settings = {**type_of(False).parameter_specification, **(params or {})}
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
            super().__init__(type_of(self.table.recall > 0), info, params or {})

        def __reduce__(self) -> tuple[Any, ...]:
            """Pickle the name with its parameters."""
            return loaded, (str(self),)

        def new_initial_state(self) -> State:
            """Return the state before the deal."""
            return State(self, self.table)

        def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer | None:
            """Return what makes observations of a kind; None where there is none."""
            if params:
                raise ValueError(f"observers have no parameters; found {params}")
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return observer_of(self.table.single, self.table.recall, kind)

    return SpielGame
