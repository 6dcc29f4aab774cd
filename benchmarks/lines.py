"""Lines to measure the solvers on: cards by chance, and lines as players lay them.

A solver's time depends on the line, and lines of players are not like lines of chance: neighbours match. The drafter
here plays the turns of one seat with a simple mind, fast and for any length. In its lines neighbours share a feature
about as often as in those of the greedy bot (`python -m benchmarks.lines` compares them).
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from random import Random
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import voliera
from voliera import bots
from voliera.games.birdie.rules.box import CARD_NUMBERS, COPIES, KINDS

Line = tuple[int, ...]

SIZES = (10, 14, 18, 22, 26, 28)
KINDS_OF_LINE = ("random", "drafted")
DISPLAY = 4
OPENING_HAND = 2
MOST_HELD = 3
"""Hand cards beyond which the drafter takes no more."""
CAREFUL = 0.5
"""How often the drafter looks for the best; else it lays what comes, as one does who is after something else."""
HELD_BACK = 1.5
"""What a hand card must add to be laid."""
OTHERS_TAKE = 2
"""Display cards that other players take between two turns, while there are enough."""


def matches(a: int, b: int) -> bool:
    """Whether two cards share a bird or a season."""
    return a // 4 == b // 4 or a % 4 == b % 4


def shuffled_deck(chance: Random) -> list[int]:
    """The 64 cards."""
    deck = [card for card in range(KINDS) for _ in range(COPIES)]
    chance.shuffle(deck)
    return deck


def random_line(size: int, chance: Random) -> Line:
    """Any cards of the deck."""
    return tuple(shuffled_deck(chance)[:size])


class Block(NamedTuple):
    """Cards laid in one turn, and where they come from."""

    cards: Line
    display: Line
    hand: Line


def drafted_line(size: int, chance: Random) -> Line:
    """A line laid two display cards at a time, with hand cards where they fit (B-T1, B-T2)."""
    deck = shuffled_deck(chance)
    hand = [deck.pop() for _ in range(OPENING_HAND)]
    display = [deck.pop() for _ in range(DISPLAY)]
    line: Line = ()
    while len(line) < size:
        spare = len(deck) - (size - len(line))
        possible = list(blocks(display, hand))
        block = best_block(line, possible) if chance.random() < CAREFUL else chance.choice(possible)
        if togetherness(line[-1:] + block.cards) < 2 and len(hand) < MOST_HELD and spare > OTHERS_TAKE:
            wanted = max(display, key=lambda card: sum(matches(card, other) for other in display + hand))
            display.remove(wanted)
            hand.append(wanted)
        else:
            line += block.cards
            for pile, laid in ((display, block.display), (hand, block.hand)):
                for card in laid:
                    pile.remove(card)
        for _ in range(OTHERS_TAKE if spare > 2 * DISPLAY else 0):
            display.pop(chance.randrange(len(display)))
        while len(display) < DISPLAY and deck:
            display.append(deck.pop())
    return line[:size]


def blocks(display: Sequence[int], hand: Sequence[int]) -> Iterator[Block]:
    """Two display cards in any order, alone or with one hand card anywhere among them."""
    for pair in permutations(display, 2):
        yield Block(pair, pair, ())
        for card in hand:
            for at in range(3):
                yield Block((*pair[:at], card, *pair[at:]), pair, (card,))


def best_block(line: Line, possible: Sequence[Block]) -> Block:
    """What best continues the end of the line; a hand card must add more than a match."""
    return max(possible, key=lambda block: togetherness(line[-2:] + block.cards) - HELD_BACK * len(block.hand))


def togetherness(cards: Sequence[int]) -> int:
    """How well cards lie together: longer runs of one feature count more than pairs."""
    found = bird_run = season_run = 0
    for a, b in pairwise(cards):
        bird_run = bird_run + 1 if a // 4 == b // 4 else 0
        season_run = season_run + 1 if a % 4 == b % 4 else 0
        found += min(2, bird_run) + min(2, season_run)
    return found


def lines(kind: str, size: int, count: int, seed: int) -> list[Line]:
    """Make this many lines of a kind and size; the same for the same seed."""
    make = {"random": random_line, "drafted": drafted_line}[kind]
    return [make(size, Random(f"{seed} {kind} {size} {number}")) for number in range(count)]


def greedy_lines(variant: str, games: int, seed: int) -> Iterator[Line]:
    """The lines of greedy bots in whole first rounds, with two to four players."""
    for number in range(games):
        game = voliera.new("birdie", 2 + number % 3, variant, seed=seed + number)
        turns = 0
        while game.phase in ("turn", "laying"):
            turns += 1
            game.apply(bots.choose(game, "greedy", seed=1_000 * number + turns)["action"])
        for line in game.position()["lines"]:
            yield tuple(CARD_NUMBERS[card] for card in line)


def likeness(of: Sequence[Line]) -> tuple[float, float, float]:
    """Shares of neighbours that match and that are equal, and how well cards lie together per card."""
    pairs = [pair for line in of for pair in pairwise(line)]
    return (
        fmean(matches(*pair) for pair in pairs),
        fmean(a == b for a, b in pairs),
        sum(map(togetherness, of)) / sum(map(len, of)),
    )


def main() -> None:
    """Compare the lines with those of the greedy bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=200, help="lines per size (200)")
    parser.add_argument("--games", type=int, default=30, help="games of the greedy bot per variant (30)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table("lines", "mean size", "neighbours match", "are equal", "togetherness")
    rows = {f"{kind} {size}": lines(kind, size, asked.lines, asked.seed) for kind in KINDS_OF_LINE for size in SIZES}
    for variant in ("standard", "expert"):
        rows[f"greedy, {variant}"] = list(greedy_lines(variant, asked.games, asked.seed))
    for name, made in rows.items():
        match, equal, together = likeness(made)
        table.add_row(name, f"{fmean(map(len, made)):.1f}", f"{match:.0%}", f"{equal:.0%}", f"{together:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
