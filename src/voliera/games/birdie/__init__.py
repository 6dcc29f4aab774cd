"""Birdie: 2 to 4 players, 64 cards, two rounds; the standard and the expert game.

The rules are in `rules/`, over the record of `rules/state.py`; `border/` translates between records and documents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliera.games.contract import (
    Coach,
    Counter,
    Drawing,
    Environment,
    Feats,
    Laboratory,
    Ladder,
    Network,
    Players,
    Prepared,
    Puzzles,
    Rules,
    ScoreSheet,
    Solver,
    TerminalSheet,
    Wing,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voliera.kernel.exports import Export
    from voliera.terminal.face import Face


class Birdie(Wing):
    """Birdie, part by part."""

    name = "birdie"
    puzzle_kinds = ("split", "chain")
    network_in_browsers = True

    def rules(self) -> Rules:
        """Return the rules."""
        from voliera.games.birdie.border.game import BIRDIE

        return BIRDIE

    def bots(self) -> Players:
        """Return the players."""
        from voliera.games.birdie import bots

        return bots

    def network(self) -> Network:
        """Return the network."""
        from voliera.games.birdie import bots

        return bots

    def ladder(self) -> Ladder:
        """Return how characters play."""
        from voliera.games.birdie import ladder

        return ladder

    def selfplay(self) -> Environment:
        """Return the self-play."""
        from voliera.games.birdie import selfplay

        return selfplay

    def lab(self) -> Laboratory:
        """Return the laboratory."""
        from voliera.games.birdie.lab import BIRDIE

        return BIRDIE

    def solver(self) -> Solver:
        """Return the exact solver of scorings."""
        from voliera.games.birdie.solve import best_play

        return best_play

    def prepared(self) -> Sequence[Prepared]:
        """Return the network, the search and the solvers."""
        from voliera.games.birdie.bots import lookahead, network
        from voliera.games.birdie.solve import collapse, split

        return network, lookahead, collapse, split

    def exports(self) -> Sequence[Export]:
        """Return rules, solvers, search and network for browsers."""
        from voliera.games.birdie.exports import EXPORTS

        return EXPORTS

    def coach(self) -> Coach:
        """Return what judges decisions."""
        from voliera.games.birdie import coach

        return coach

    def sheet(self) -> ScoreSheet:
        """Return the score sheet."""
        from voliera.games.birdie import sheet

        return sheet

    def puzzles(self) -> Puzzles:
        """Return the puzzles."""
        from voliera.games.birdie import puzzles

        return puzzles

    def arena(self) -> Counter:
        """Return what the arena counts."""
        from voliera.games.birdie import arena

        return arena

    def feats(self) -> Feats:
        """Return what is remarkable in a game."""
        from voliera.games.birdie import feats

        return feats

    def drawing(self) -> Drawing:
        """Return what draws positions."""
        from voliera.games.birdie import svg

        return svg

    def terminal(self) -> Face:
        """Return the table in the terminal."""
        from voliera.games.birdie.terminal import BIRDIE

        return BIRDIE

    def terminal_sheet(self) -> TerminalSheet:
        """Return the score sheet in the terminal."""
        from voliera.games.birdie.terminal import score

        return score
