"""`Game`, what people hold in their hands, whichever of the games it is.

Named documents outside (plain dicts, as in the engine protocol), numbers inside. Everything that plays one game at a
time goes through it; batches, training and the laboratory call the compiled rules. What a game supplies to be held like
this stands in games/contract.
"""

from collections.abc import Sequence
from copy import deepcopy

import numpy as np

from voliera.documents import RECORD_FORMAT, Document, texts_of
from voliera.errors import GameError
from voliera.games.contract.rules import Rules
from voliera.given import check_names, check_seed, copier, seed_document
from voliera.kernel import States, new_log, seed_halves, thaw


class Game:
    """A game in progress: new, legal, apply, undo, view, position, record.

    Refused calls raise GameError and change nothing.
    """

    def __init__(self, rules: Rules, states: States, options: Document, names: Sequence[str], seed: int | None) -> None:
        """Take a record as it is; `voliera.new`, `voliera.from_position` and `voliera.replay` make one first."""
        self.rules = rules
        self.states = states
        self._options = options
        self._copy_options = copier(options)
        self.seed = seed
        self.players = int(states["players"][0])
        self.names = [*names, *(f"Player {seat + 1}" for seat in range(len(names), self.players))]
        self._given_names = list(names)
        self._start = states.tobytes()
        self._past: list[tuple[bytes, tuple[int, ...]]] = []  # before each action: the record; the steps it took
        self._log = new_log()
        self._out = np.zeros(rules.steps, np.int16)
        self._legal: list[int] = []
        self._half_said = False
        self.resigned: int | None = None
        """The seat that gave a game of two up as it stands now; forgotten as soon as the game moves."""
        self._take_stock(rules.listing(states, self._out))

    @classmethod
    def new(
        cls,
        rules: Rules,
        players: int = 2,
        variant: str = "standard",
        options: Document | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
    ) -> "Game":
        """Deal a game of these rules, as `voliera.new` does by the game's name."""
        seed = check_seed(seed)
        options = {} if options is None else options
        states = rules.new(players, variant, options, seed)
        return cls(rules, states, copier(dict(options))(), check_names(names, players), seed)

    @classmethod
    def from_position(
        cls, rules: Rules, position: Document, seed: int | str | None = None, names: Sequence[str] = ()
    ) -> "Game":
        """Set up a position of these rules, as `voliera.from_position` does."""
        seed = check_seed(seed)
        states = rules.from_position(position, seed)
        return cls(rules, states, deepcopy(position["options"]), check_names(names, int(states[0].players)), seed)

    @property
    def name(self) -> str:
        """The game's name."""
        return self.rules.name

    @property
    def options(self) -> Document:
        """The table options, as they were given."""
        return self._copy_options()

    @property
    def variant(self) -> str:
        """The variant's name."""
        return self.rules.variants[int(self.states["variant"][0])]

    @property
    def seat(self) -> int | None:
        """Who acts; None when the game is over."""
        return self.rules.to_move(self._whole())[0]

    @property
    def phase(self) -> str:
        """What is asked, in the protocol's words."""
        return self.rules.to_move(self._whole())[1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._legal

    @property
    def actions(self) -> list[Document]:
        """The actions applied since the start."""
        return [self.rules.document(self._thaw(before), list(steps)) for before, steps in self._whole_past()]

    def mover(self) -> int:
        """Who acts; a game that is over is refused."""
        seat = self.seat
        if seat is None:
            raise GameError("game_over", "the game is over: there is nothing left to choose")
        return seat

    def whole_states(self) -> States:
        """The record without a half-said action, for those who think about it; it must not be changed."""
        return self._whole()

    def to_move(self) -> Document:
        """Seat and phase as the protocol shows them."""
        seat, phase = self.rules.to_move(self._whole())
        return {"seat": seat, "phase": phase}

    def legal(self) -> list[Document]:
        """Every legal action, each once; empty when the game is over."""
        known = None if self._half_said else self._legal
        return [action for action, _ in self.rules.legal_actions(self._whole(), known)]

    def apply(self, action: Document | Sequence[Document]) -> list[Document]:
        """Play an action, or several in order: all or none. Returns the events, in the order they happened."""
        actions = [action] if isinstance(action, dict) else action
        if not isinstance(actions, list | tuple) or not actions:
            raise GameError("bad_request", "apply takes an action, or a list of at least one")
        checked = [self.rules.check_action(one) for one in actions]
        half_said: tuple[int, ...] = ()
        if self._half_said:
            half_said = self._past[-1][1]
            self._restore()
        depth = len(self._past)
        events: list[Document] = []
        try:
            for one in checked:
                events += self._apply_one(one)
        except BaseException:
            while len(self._past) > depth:
                self._restore()
            for step in half_said:
                self.step(step)
            raise
        return events

    def _apply_one(self, action: Document) -> list[Document]:
        if self.over:
            raise GameError("game_over", "the game is over: nothing can be played any more")
        steps = self.rules.numbers(self.states, action)
        events: list[Document] = []
        if not steps:
            raise self._refuse(action, self.states)
        for i, step in enumerate(steps):
            try:
                self.step(step)
            except GameError:
                before = self._thaw(self._past[-1][0]) if i else self.states
                raise self._refuse(action, before) from None
            events += self.rules.events(self.states, self._log, self._options)
        return events

    def _refuse(self, action: Document, states: States) -> GameError:
        rule, why = self.rules.refusal(states, action)
        legal = [document for document, _ in self.rules.legal_actions(states)]
        listed = "; ".join(_in_short(document) for document in legal[:12])
        more = f"; and {len(legal) - 12} more" if len(legal) > 12 else ""
        message = f"{_in_short(action)} is not legal: {why} ({rule}). Legal now: {listed}{more}"
        return GameError("illegal_action", message, rule=rule, legal=legal)

    def numbers(self) -> list[int]:
        """The legal step numbers: the compact numbering of steps inside, for research."""
        return self._legal.copy()

    def step(self, number: int) -> None:
        """Play one step by its number. An action of several steps has happened once its last step is played."""
        if number not in self._legal:
            if self.over:
                raise GameError("game_over", "the game is over: nothing can be played any more")
            raise GameError("illegal_action", f"step {number} is not legal; legal now: {self._legal}")
        if self._half_said:
            before, steps = self._past[-1]
            self._past[-1] = (before, (*steps, number))
        else:
            self._past.append((self.states.tobytes(), (number,)))
        self._take_stock(self.rules.advance(self.states, number, self._log, self._out))

    def undo(self) -> None:
        """Take back the last action (or the half-said one)."""
        if not self._past:
            raise GameError("bad_request", "nothing to undo: this is the start of the game")
        self._restore()

    def settle(self) -> None:
        """Forget how the game came here: undo goes no further back, the record begins here. It saves memory.

        What seats remember but no position tells (cards that were seen to leave) stays in this game; a replay of the
        record does not have it.
        """
        if self._half_said:
            raise GameError("bad_request", "an action is half said: finish it, or undo it, before the game is settled")
        self._start = self.states.tobytes()
        self._past = []

    def view(self, seat: int | None) -> Document:
        """What a seat may know, or a spectator (None)."""
        self._check_viewer(seat)
        return self.rules.view(self._whole(), self._options, seat) | {"options": self._copy_options()}

    def view_texts(self, *seats: int | None) -> list[bytes]:
        """The same as JSON; what several viewers of one moment share is written once."""
        for seat in seats:
            self._check_viewer(seat)
        return texts_of(self.rules.view_parts(self._whole(), self._options, seats))

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players):
            raise GameError(
                "bad_request", f"seat: 0 to {self.players - 1}, or null for a spectator; found {seat!r:.40}"
            )

    def position(self) -> Document:
        """The whole table, hidden parts included."""
        return self._position(self._whole())

    def result(self) -> Document:
        """The result, final or as if the game ended now."""
        return self.rules.result(self._whole())

    def explain(self) -> Document:
        """The result with all that led to it: who got what, and why."""
        return self.rules.explanation(self._whole())

    def record(self) -> Document:
        """The whole game as a document that can be replayed forever."""
        record = {
            "format": RECORD_FORMAT,
            "game": self.name,
            "players": self.players,
            "variant": self.variant,
            "options": self.options,
            "seed": seed_document(self.seed),
            "names": list(self._given_names),
            "start": self._position(self._thaw(self._start)),
            "actions": self.actions,
            "result": self.result() if self.over else None,
        }
        return record if self.resigned is None else {**record, "resigned": self.resigned}

    def copy(self) -> "Game":
        """An independent game in the same state, with the same past."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.states = self._thaw(self.states.tobytes())
        twin.names = list(self.names)
        twin._past = self._past.copy()
        twin._log = self._log.copy()
        twin._out = self._out.copy()
        twin._legal = self._legal.copy()
        return twin

    def at(self, frozen: bytes) -> "Game":
        """The same game in a state that it was in, given by its bytes; as after `settle`, its record begins there."""
        return Game(self.rules, self._thaw(frozen), self._options, self._given_names, self.seed)

    def redealt(self, seat: int, seed: int = 0) -> "Game":
        """A game that the seat cannot tell from this one: everything it cannot know is dealt again, by the seed.

        With the same seed, two games that the seat cannot tell apart become the same.
        """
        states = self._thaw(self._whole().tobytes())
        pool = np.zeros(self.rules.hidden, np.int8)
        self.rules.redeal(states[0], seat, *seed_halves(seed), pool)
        return Game(self.rules, states, self._options, self._given_names, None)

    def __repr__(self) -> str:
        """Which game this is, and how far it has come."""
        seat, phase = self.rules.to_move(self._whole())
        doing = "over" if seat is None else f"seat {seat} to move ({phase})"
        past = len(self._whole_past())
        return f"<Game: {self.name}, {self.variant}, {self.players} players, {past} actions played, {doing}>"

    def __str__(self) -> str:
        """The whole table as English text."""
        return self.rules.text(self._whole(), self.names)

    def _repr_svg_(self) -> str | None:
        """The table as the seat to move sees it, for Jupyter; None where the game has no drawings."""
        from importlib import import_module

        drawings = import_module("voliera.svg")  # by its name: drawings need the games, and those need this file
        picture: str | None = drawings.shown(self)
        return picture

    def _take_stock(self, count: int) -> None:
        """Keep what is legal now, and whether an action of several steps is open."""
        self.resigned = None
        self._legal = self._out[:count].tolist()
        self._half_said = self.rules.half_said(self.states)

    def _whole(self) -> States:
        """The record without a half-said action: for everybody outside it has not happened yet."""
        return self._thaw(self._past[-1][0]) if self._half_said else self.states

    def _position(self, states: States) -> Document:
        document = self.rules.position(states, self._options)
        document["options"] = self._copy_options()
        return document

    def _whole_past(self) -> list[tuple[bytes, tuple[int, ...]]]:
        return self._past[:-1] if self._half_said else self._past

    def _thaw(self, frozen: bytes) -> States:
        return thaw(frozen, self.rules.state)

    def _restore(self) -> None:
        before, _ = self._past.pop()
        self.states[:] = np.frombuffer(before, self.rules.state)
        self._take_stock(self.rules.listing(self.states, self._out))


def _in_short(action: Document) -> str:
    return " ".join(str(value) for value in action.values())
