"""Bower as `voliera.game.Game` plays it: rules and border, joined."""

from collections.abc import Sequence

import numpy as np

from voliera.documents import Document, Parts, seat_or_none
from voliera.games.bower.border import actions, components, documents, events, refusals, setup, text
from voliera.games.bower.border.table import Table
from voliera.games.bower.rules import nest, redeal
from voliera.games.bower.rules import steps as rules
from voliera.games.bower.rules.box import BONUSES
from voliera.games.bower.rules.numbers import HAND, STEPS
from voliera.games.bower.rules.state import STATE, SUPER_TURNS, TURNS, Phase, blank_records
from voliera.games.contract import Rules
from voliera.kernel import Log, States, new_log

OVER = int(Phase.OVER)
PLAYING = "what is legal, turns, bonus tiles"
DEALING = "dealing, redealing, results"


class BowerRules:
    """What `Rules` asks for."""

    name = "bower"
    variants = documents.VARIANTS
    players = (2, 2)
    options = setup.Options
    state = STATE
    steps = STEPS
    hidden = len(BONUSES)
    open_result = False
    parts = (PLAYING, DEALING)

    advance = staticmethod(rules.advance)
    listing = staticmethod(rules.listing)
    redeal = staticmethod(redeal.redeal)
    new = staticmethod(setup.new_game)
    from_position = staticmethod(setup.from_position)
    check_action = staticmethod(actions.check_form)
    legal_actions = staticmethod(actions.legal_actions)
    result = staticmethod(documents.result)
    explanation = staticmethod(documents.explanation)
    text = staticmethod(text.draw_table)

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
        """What the last step did."""
        if log[0, 0] == 0:  # an action of several steps has just begun
            return []
        t = Table.of(states, options)
        return events.read_log(t, log, documents.result(states) if t.phase == OVER else {})

    @staticmethod
    def progress(view: Document) -> Document:
        """How far the game is: the turns that both have played."""
        played, turns = view["turns_played"], SUPER_TURNS if view["variant"] == "super" else TURNS
        turn = min(turns, min(played) + 1)
        return {"share": sum(played) / (turns * len(played)), "round": None, "turn": turn, "turns": turns}

    @staticmethod
    def position(states: States, options: Document) -> Document:
        """The whole table."""
        return documents.position(Table.of(states, options), options)

    @staticmethod
    def view(states: States, options: Document, seat: int | None) -> Document:
        """What a seat may know."""
        return documents.view(Table.of(states, options), options, seat)

    @staticmethod
    def view_parts(states: States, options: Document, seats: Sequence[int | None]) -> list[Parts]:
        """The same in parts, for several."""
        return documents.view_parts(Table.of(states, options), options, seats)

    @staticmethod
    def conceal(position: Document, view: Document) -> None:
        """Strike out the eggs that the seat has not seen. Both hands stay: every tile in them lay open (W-T4)."""
        position["eggs"], position["aside"] = view["eggs"], view["aside"]

    @staticmethod
    def warm_up(part: str) -> None:
        """Compile one part by using it once."""
        if part == PLAYING:
            states, out = blank_records(1), np.zeros(STEPS, np.int16)
            states["phase"] = OVER
            rules.listing(states, out)
            states["phase"], states["seat"] = Phase.PLAY, 0
            rules.advance(states, HAND, new_log(), out)
            nest.put(states[0], 0, 0, 0, 0)
        else:
            states = setup.new_game(2, "standard", {}, 0)
            documents.result(states)
            redeal.redeal(states[0], 0, 1, 2, np.zeros(BOWER.hidden, np.int8))


BOWER: Rules = BowerRules()
