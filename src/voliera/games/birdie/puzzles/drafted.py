"""Lines as players draft them: bots play, and at every turn it is asked what would be scored if all passed now.

So a line, the boxes filled before it and the cards in hand have come about as at a real table. Of a line its later part
is used as well, as if it had been begun later. Bots are those whose choices no clock decides.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from voliera.bots.budget import Budget
from voliera.bots.players import candidates
from voliera.game import Game
from voliera.games.birdie import bots
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.solve.knowledge import Knowledge

LEVELS = ("greedy", "heuristic")
PLAYERS = (2, 3, 4)
START = {"standard": "split", "expert": "collapse"}
"""The phase in which a scoring begins."""
PAIR = 2
"""Cards by which a line is shortened: as many as a turn lays at least (B-T2)."""


@dataclass(frozen=True)
class Scoring:
    """A scoring of a drafted line, or of its later part, at its beginning."""

    drafted: Game
    begin: int
    """The first card of the line that is used."""
    k: Knowledge
    """What the seat knows that counts here: its line, boxes and birds. Cards before the first one are not told of."""

    def game(self) -> Game:
        """Set the table up. It takes longer than to see that most scorings are no puzzles."""
        position = self.drafted.position()
        seat = position["seat"]
        position["lines"][seat] = position["lines"][seat][self.begin :]
        return Game.from_position(BIRDIE, {**position, "history": None}, seed=0)


def scorings(variant: str, seed: int, shortest: int, longest: int) -> Iterator[Scoring | None]:
    """The scorings of one game; the lines have this many cards. None before each action."""
    players = PLAYERS[seed % len(PLAYERS)]
    game = Game.new(BIRDIE, players, variant, seed=seed)
    levels = [LEVELS[seed >> (4 + seat) & 1] for seat in range(players)]
    while not game.over:
        seat = game.mover()
        if game.phase == "turn" and int(game.states["passed_n"][0]) == 0:
            yield from shortened(game, shortest, longest)
        yield None
        game.apply(candidates(game, bots, levels[seat], seed, Budget())[0]["action"])


def shortened(game: Game, shortest: int, longest: int) -> Iterator[Scoring]:
    """The seat to move scores first, after everybody has passed: its line, and later parts of it."""
    cards = int(game.states["line_n"][0, game.mover()])
    if cards < shortest:
        return
    game = game.copy()
    start = START[game.variant]
    while game.phase != start:
        game.apply({"do": "pass"})
    k = Knowledge.of(game.whole_states(), game.mover())
    for begin in range(0, cards - shortest + 1, PAIR):
        if cards - begin <= longest:
            yield Scoring(game, begin, replace(k, line=k.line[begin:]))
