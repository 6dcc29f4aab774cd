"""What evaluations are timed on: observations from games of the networks against themselves; and when and where."""

import os
import platform
from datetime import date
from typing import Any

import numpy as np

import voliera
from voliera import bots
from voliera.games.birdie.layout import SIZE
from voliera.games.birdie.observe import observe_first
from voliera.games.bower.bots.observed import observe_first as observe_bower
from voliera.games.bower.layout import LAYOUT as BOWER_LAYOUT

SEED = 20_261_118


def made() -> dict[str, str]:
    """When and where a figure is measured."""
    return {"date": date.today().isoformat(), "machine": f"{platform.machine()}, {os.cpu_count()} cores"}


def rows_of(games: int) -> Any:
    """Observations from games of the network against itself."""
    found = []
    for seed in range(games):
        game = voliera.new("birdie", 2, "standard", seed=SEED + seed)
        while not game.over:
            if game.phase in ("turn", "laying"):
                row = np.zeros(SIZE, np.int8)
                observe_first(game.whole_states(), row)
                found.append(row)
            game.apply(bots.choose(game, "net", seed=seed)["action"])
    return found


def rows_of_bower(games: int) -> Any:
    """The same for Bower."""
    found = []
    for seed in range(games):
        game = voliera.new("bower", 2, "standard", seed=SEED + seed)
        while not game.over:
            row = np.zeros(BOWER_LAYOUT.size, np.int8)
            observe_bower(game.whole_states(), row)
            found.append(row)
            game.apply(bots.choose(game, "net", seed=seed)["action"])
    return found
