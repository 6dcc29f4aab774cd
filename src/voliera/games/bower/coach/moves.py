"""A choice in Bower judged: a tile, its place, a bonus tile, a target, against the best one that a search finds."""

from voliera.bots.players import chance_of
from voliera.bots.thinking import think, tried
from voliera.coach.comparing import Comparison, Effort, Playout, alone, compare
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.border.actions import to_document
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.instinct.work import ROOT_MOVES
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead.core import Core, Move
from voliera.games.bower.rules.state import NONE

ADDED = 1 << 30
"""The number of a move that the search would not have looked at."""


def judge_move(known: Game, action: Document, effort: Effort, seed: int) -> tuple[Document, Comparison]:
    """The best choice found, and what came of comparing it with the one that was made."""
    seat = known.mover()
    k = Knowledge.of(known.whole_states(), seat)
    chance = chance_of(seed, k)
    steps = known.rules.numbers(known.whole_states(), action)
    root = Core(k.states(), seat, chance.getrandbits(64))
    listed = root.moves(ROOT_MOVES)
    played = next((move for move in listed if move.steps == steps), None)
    if played is None:
        played = Move(ADDED, steps, listed[0].score)
        listed = [played, *listed[: ROOT_MOVES - 1]]
        _offer(root, listed)
    fresh = chance.getrandbits(64)
    best = _favourite(root, listed, effort)
    if best is played:
        return action, alone(_playing_on(k, played, fresh), effort)
    found = compare(_playing_on(k, played, fresh), _playing_on(k, best, fresh), seat, effort)
    if found.cost(seat) <= 0:
        return action, Comparison(found.played, found.played, found.error)
    return to_document(Table.of(known.whole_states(), known.options), best.steps), found


def _favourite(root: Core, listed: list[Move], effort: Effort) -> Move:
    if len(listed) > 1:
        think([root.more], effort.budget)
        first = tried([root.tree])[0].move
        return next(move for move in listed if move.number == first)
    return listed[0]


def _offer(core: Core, moves: list[Move]) -> None:
    """Let the search look at these moves, at the root; one that was added counts as the most promising."""
    w = core.works[0]
    priors = {int(w.root_move[i]): float(w.root_prior[i]) for i in range(w.root_n)}
    w.root_n = len(moves)
    for i, move in enumerate(moves):
        first, second = (*move.steps, NONE)[:2]
        w.root_move[i], w.root_first[i], w.root_second[i] = move.number, first, second
        w.root_prior[i] = priors.get(move.number, max(priors.values(), default=1.0))


def _playing_on(k: Knowledge, move: Move, seed: int) -> Playout:
    """Play-outs of one move alone, in a tree of its own; the same seed gives the same worlds."""
    core = Core(k.states(), k.seat, seed)
    core.moves(ROOT_MOVES)
    _offer(core, [move])
    shares = core.works[0].shares

    def play() -> list[float]:
        core.more(1)
        return shares.tolist()  # type: ignore[no-any-return]

    return play
