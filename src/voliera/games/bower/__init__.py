"""Bower: two players, 36 nest tiles, eight eggs, twenty bonus tiles; Super Nest and Fair Play.

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
    TerminalSheet,
    Wing,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voliera.kernel.exports import Export
    from voliera.terminal.face import Face


class Bower(Wing):
    """Bower, part by part."""

    name = "bower"
    puzzle_kinds = ("placement", "gift")

    def rules(self) -> Rules:
        """Return the rules."""
        from voliera.games.bower.border.game import BOWER

        return BOWER

    def bots(self) -> Players:
        """Return the players."""
        from voliera.games.bower import bots

        return bots

    def network(self) -> Network:
        """Return the network for both variants."""
        from voliera.games.bower import bots

        return bots

    def ladder(self) -> Ladder:
        """Return how characters play."""
        from voliera.games.bower import ladder

        return ladder

    def selfplay(self) -> Environment:
        """Return the self-play for both variants."""
        from voliera.games.bower import selfplay

        return selfplay

    def lab(self) -> Laboratory:
        """Return the laboratory."""
        from voliera.games.bower.lab import BOWER

        return BOWER

    def prepared(self) -> Sequence[Prepared]:
        """Return the network, the search and the solver."""
        from voliera.games.bower.bots import lookahead, network
        from voliera.games.bower.solve import placements

        return network, lookahead, placements

    def exports(self) -> Sequence[Export]:
        """Return rules, solvers, search and network for browsers."""
        from voliera.games.bower.exports import EXPORTS

        return EXPORTS

    def coach(self) -> Coach:
        """Return what judges decisions."""
        from voliera.games.bower import coach

        return coach

    def sheet(self) -> ScoreSheet:
        """Return the score sheet."""
        from voliera.games.bower import sheet

        return sheet

    def puzzles(self) -> Puzzles:
        """Return the puzzles."""
        from voliera.games.bower import puzzles

        return puzzles

    def arena(self) -> Counter:
        """Return what the arena counts."""
        from voliera.games.bower import arena

        return arena

    def feats(self) -> Feats:
        """Return what is remarkable in a game."""
        from voliera.games.bower import feats

        return feats

    def drawing(self) -> Drawing:
        """Return what draws positions."""
        from voliera.games.bower import svg

        return svg

    def terminal(self) -> Face:
        """Return the table in the terminal."""
        from voliera.games.bower.terminal import BOWER

        return BOWER

    def terminal_sheet(self) -> TerminalSheet:
        """Return the score sheet in the terminal."""
        from voliera.games.bower.terminal import score

        return score
