"""Birdie as `voliera.game.Game` plays it: rules and border, joined."""

from collections.abc import Sequence

import numpy as np

from voliera.documents import Document, Parts, seat_or_none
from voliera.games.birdie.border import actions, components, documents, events, refusals, setup, text
from voliera.games.birdie.border.table import Table
from voliera.games.birdie.rules import redeal
from voliera.games.birdie.rules import steps as rules
from voliera.games.birdie.rules.box import DECK
from voliera.games.birdie.rules.numbers import AT, STEPS
from voliera.games.birdie.rules.state import STATE, Phase, blank_records
from voliera.games.contract import Rules
from voliera.kernel import Log, States, new_log

OVER = int(Phase.OVER)
PLAYING = "what is legal, turns, scoring"
DEALING = "dealing, redealing, results"
ROUNDS = 2
DECKS = {2: 22, 3: 51, 4: 48}
"""Cards above Stop when a round begins, by players."""


class BirdieRules:
    """What `Rules` asks for."""

    name = "birdie"
    variants = documents.VARIANTS
    players = (2, 4)
    options = setup.Options
    state = STATE
    steps = STEPS
    hidden = DECK
    open_result = True
    parts = (PLAYING, DEALING)

    advance = staticmethod(rules.advance)
    listing = staticmethod(rules.listing)
    redeal = staticmethod(redeal.redeal)
    new = staticmethod(setup.new_game)
    from_position = staticmethod(setup.from_position)
    check_action = staticmethod(actions.check_form)
    legal_actions = staticmethod(actions.legal_actions)

    @staticmethod
    def components(options: Document) -> Document:
        """The component data in force."""
        given = options.get("components")
        return (components.builtin() if given is None else components.check(given)).document()

    @staticmethod
    def half_said(states: States) -> bool:
        """Whether an action of several steps is open."""
        return bool(states["phase"].item(0) > OVER)

    @staticmethod
    def to_move(states: States) -> tuple[int | None, str]:
        """Who acts, and what is asked."""
        return seat_or_none(states["seat"].item(0)), documents.PHASES[states["phase"].item(0)]

    @staticmethod
    def numbers(states: States, action: Document) -> list[int]:
        """The steps of a well-formed action; empty if it has none here."""
        return actions.to_numbers(Table.of(states), action)

    @staticmethod
    def document(states: States, steps: list[int]) -> Document:
        """The action that the steps make, from the state before them."""
        return actions.to_document(Table(states), steps)

    @staticmethod
    def refusal(states: States, action: Document) -> tuple[str, str]:
        """Rule number and reason for refusing an action."""
        return refusals.reason(Table(states), action)

    @staticmethod
    def events(states: States, log: Log, options: Document) -> list[Document]:
        """What the last step did; cards have the same names under all options."""
        del options
        if log[0, 0] == 0:  # an action of several steps has just begun
            return []
        t = Table.of(states)
        return events.read_log(t, log, documents.result(states) if t.phase == OVER else {})

    @staticmethod
    def position(states: States, options: Document) -> Document:
        """The whole table."""
        return documents.position(Table.of(states), options)

    @staticmethod
    def view(states: States, options: Document, seat: int | None) -> Document:
        """What a seat may know."""
        return documents.view(Table.of(states), options, seat)

    @staticmethod
    def view_parts(states: States, options: Document, seats: Sequence[int | None]) -> list[Parts]:
        """The same in parts, for several."""
        return documents.view_parts(Table.of(states), options, seats)

    @staticmethod
    def progress(view: Document) -> Document:
        """How far the game is: rounds, and within a round the cards above Stop that are gone."""
        before = view["round"] - 1
        scored = view["phase"] in {"scoring", "over"}
        gone = 1.0 if scored else 1 - min(1.0, view["deck_size"] / DECKS[view["players"]])
        return {"share": (before + gone) / ROUNDS, "round": view["round"], "turn": None, "turns": None}

    @staticmethod
    def result(states: States) -> Document:
        """Points so far or at the end."""
        return documents.result(states)

    @staticmethod
    def explanation(states: States) -> Document:
        """The result: its breakdown says all."""
        return documents.result(states)

    @staticmethod
    def text(states: States, names: list[str]) -> str:
        """The table as English text."""
        return text.draw_table(Table(states), names, documents.result(states)["totals"])

    @staticmethod
    def conceal(position: Document, view: Document) -> None:
        """Strike out the others' hands and closed lines.

        The viewer's line stays, though nobody may look into it (B-T6): a seat has seen what it laid, and may remember.
        """
        for other in range(position["players"]):
            if other != view["seat"]:
                position["hands"][other] = [None] * len(position["hands"][other])
                if not isinstance(view["lines"][other], list):
                    position["lines"][other] = [None] * len(position["lines"][other])

    @staticmethod
    def warm_up(part: str) -> None:
        """Compile one part by using it once."""
        if part == PLAYING:
            states = blank_records(1)
            states["phase"] = OVER
            out = np.zeros(STEPS, np.int16)
            rules.listing(states, out)
            states["phase"] = Phase.MOVE_FROM
            rules.advance(states, AT, new_log(), out)
        else:
            states = setup.new_game(2, "standard", {}, 0)
            documents.result(states)
            redeal.redeal(states[0], 0, 1, 2, np.zeros(BIRDIE.hidden, np.int8))
            setup.from_position(documents.position(Table(states), {}), 0)


BIRDIE: Rules = BirdieRules()
