"""What the seat itself can do now: its options with priors, made with care by the heuristic player."""

from typing import Any, NamedTuple

from voliera.games.birdie.bots.drafting import Drafting
from voliera.games.birdie.bots.lookahead.desk import MOST_BLOCK
from voliera.games.birdie.bots.lookahead.instinct import MOVE_LAY, MOVE_PASS, MOVE_TAKE
from voliera.games.birdie.bots.promise import Block
from voliera.games.birdie.rules.box import CARDS, KINDS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.solve.estimates import guesses
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.kernel import Record
from voliera.kernel.exact import exp

MOST_LAYINGS = 24
WARMTH = 1.5
"""Options that are this many points apart differ by e in their priors."""
FAIR_SHARE = 0.3
"""How much of the priors is given to all options alike."""


class Option(NamedTuple):
    """A whole turn: its first action, the promise of it, and the cards that it lays (+ KINDS from the hand)."""

    worth: float
    action: dict[str, Any]
    move: int
    block: Block = ()


def line_of(option: Option) -> list[dict[str, Any]]:
    """All actions of a turn."""
    if option.move < MOVE_LAY:
        return [option.action]
    laid = [
        {"do": "lay", "card": CARDS[card % KINDS], "from": "hand" if card >= KINDS else "display"}
        for card in option.block
    ]
    return [*laid, {"do": "done"}]


def options_of(k: Knowledge) -> list[Option]:
    """The turns that are worth looking at, most promising first."""
    drafting = Drafting(k, guesses(k))
    found = []
    if k.phase == Phase.TURN:
        found.append(Option(drafting.passing(), {"do": "pass"}, MOVE_PASS))
        found += [Option(worth, action, MOVE_TAKE + CARDS.index(action["card"])) for worth, action in drafting.takes()]
    layings = drafting.layings() if k.laid_display + len(k.display) >= 2 else []
    for number, (worth, laid, sources) in enumerate(sorted(layings, key=lambda one: -one[0])[:MOST_LAYINGS]):
        block = tuple(card + KINDS * (source == "hand") for card, source in zip(laid, sources, strict=True))
        first = {"do": "lay", "card": CARDS[laid[0]], "from": sources[0]} if laid else {"do": "done"}
        found.append(Option(worth, first, MOVE_LAY + number, block[:MOST_BLOCK]))
    return sorted(found, key=lambda one: -one.worth)


def lay_on(desk: Record, options: list[Option]) -> None:
    """Lay the options on the desk."""
    desk.root_options = len(options)
    shares = [exp((option.worth - options[0].worth) / WARMTH) for option in options]
    for i, (option, share) in enumerate(zip(options, shares, strict=True)):
        desk.root_move[i] = option.move
        desk.root_prior[i] = FAIR_SHARE / len(options) + (1 - FAIR_SHARE) * share / sum(shares)
        desk.root_block_n[i] = len(option.block)
        desk.root_block[i, : len(option.block)] = option.block
