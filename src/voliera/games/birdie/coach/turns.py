"""A turn of Birdie judged: a card taken, cards laid, or a pass, against the best turn that a search finds."""

from collections.abc import Sequence
from functools import partial

import numpy as np

from voliera.bots.players import chance_of
from voliera.bots.thinking import think, tried
from voliera.bots.tree import new_tree
from voliera.coach.comparing import Comparison, Effort, Playout, alone, compare
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.bots.lookahead import core, prepare
from voliera.games.birdie.bots.lookahead.desk import MOST_BLOCK, new_desk
from voliera.games.birdie.bots.lookahead.instinct import MOVE_LAY, MOVE_PASS, MOVE_TAKE
from voliera.games.birdie.bots.lookahead.playing import simulate
from voliera.games.birdie.bots.lookahead.prospects import lay_out
from voliera.games.birdie.bots.lookahead.root import MOST_LAYINGS, Option, lay_on, options_of
from voliera.games.birdie.rules.box import CARDS, KINDS
from voliera.games.birdie.rules.state import STATE
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.kernel import States


def judge_turn(
    known: Game, actions: Sequence[Document], effort: Effort, seed: int
) -> tuple[list[Document], Comparison]:
    """The best turn found, and what came of comparing it with the one that was played."""
    prepare()
    states, seat = known.whole_states(), known.mover()
    k = Knowledge.of(states, seat)
    chance = chance_of(seed, k)
    options = options_of(k)
    played = _option(actions)
    same = [option for option in options if (option.move < MOVE_LAY or option.block) and _same(option, played)]
    if same:
        played = same[0]
    else:
        played = played._replace(worth=options[0].worth)
        options.insert(0, played)
    tree = new_tree()
    think([core(states, k, options, tree, chance.getrandbits(32))], effort.budget)
    by_move = {option.move: option for option in options}
    best = by_move[tried([tree])[0].move]
    fresh = chance.getrandbits(32)
    if best is played:
        return list(actions), alone(_playing_on(states, k, played, fresh), effort)
    found = compare(_playing_on(states, k, played, fresh), _playing_on(states, k, best, fresh), seat, effort)
    if found.cost(seat) <= 0:
        return list(actions), Comparison(found.played, found.played, found.error)
    return _actions(best), found


def _option(actions: Sequence[Document]) -> Option:
    """A turn that was played, as the search knows turns."""
    first = actions[0]
    if first["do"] == "pass":
        return Option(0.0, first, MOVE_PASS)
    if first["do"] == "take":
        return Option(0.0, first, MOVE_TAKE + CARDS.index(first["card"]))
    laid = [action for action in actions if action["do"] == "lay"]
    block = tuple(CARDS.index(action["card"]) + KINDS * (action["from"] == "hand") for action in laid)
    return Option(0.0, first, MOVE_LAY + MOST_LAYINGS, block[:MOST_BLOCK])


def _same(one: Option, other: Option) -> bool:
    if min(one.move, other.move) < MOVE_LAY:
        return one.move == other.move
    return one.block == other.block


def _actions(option: Option) -> list[Document]:
    """The whole turn, as it is played."""
    if option.move < MOVE_LAY:
        return [option.action]
    laid = [
        {"do": "lay", "card": CARDS[card % KINDS], "from": "hand" if card >= KINDS else "display"}
        for card in option.block
    ]
    return [*laid, {"do": "done"}]


def _playing_on(states: States, k: Knowledge, option: Option, seed: int) -> Playout:
    """Play-outs of one option alone, in a tree of its own; the same seed gives the same worlds."""
    desk = new_desk()
    desk[0].seed = seed
    lay_out(desk[0], k)
    lay_on(desk[0], [option])
    shares = desk[0].shares[: k.players]
    more = partial(simulate, states, np.zeros(1, STATE), new_tree(), desk, k.seat)

    def play() -> list[float]:
        more(1)
        return shares.tolist()  # type: ignore[no-any-return]

    return play
