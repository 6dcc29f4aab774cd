"""The laboratory: environments for research, over the rules that people play by.

- `voliera.lab.batch`: thousands of games side by side, on all cores or on a CUDA device;
- `voliera.lab.pettingzoo`: one game, seat after seat (PettingZoo's AEC interface);
- `voliera.lab.gymnasium`: one seat against bots, and many games in one vector environment;
- `voliera.lab.openspiel`: the games as OpenSpiel knows games.

All of them number observations and actions alike (docs/lab-tables.md). This module imports none of the libraries.
"""

from voliera.games.contract import Laboratory
from voliera.games.numbering import Steps
from voliera.lab.laboratories import actions_of, laboratory_of

__all__ = ["Laboratory", "Steps", "actions_of", "laboratory_of"]
