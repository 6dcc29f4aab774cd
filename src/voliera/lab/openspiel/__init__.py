"""The games as OpenSpiel knows games: importing this module registers `python_birdie` and `python_bower`.

These names mean the newest version; `python_birdie_v0` and `python_bower_v0` are the same games with their versions,
which change where a number of the observation or an action changes its meaning.

    import pyspiel, voliera.lab.openspiel

    game = pyspiel.load_game("python_birdie(players=3,variant=expert)")

One chance node begins a game: it picks one of `deals` deals, those of the seeds from `seed` on, all as likely. Whatever
is shuffled or drawn later follows from the deal. With `ending` the game begins in the middle (endings.py), with
`recall` information states have tensors (observers.py).
"""

from functools import partial
from typing import Any

import msgspec

from voliera.extras import ExtraMissing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ExtraMissing("lab", "voliera.lab.openspiel") from error

from voliera.games import rules_of
from voliera.lab.laboratories import AGENT, games, laboratory_of
from voliera.lab.openspiel.game import game_class

__all__ = ["DEFAULTS", "name_of", "names_of"]
DEFAULTS: dict[str, Any] = {
    "players": 2,
    "variant": "standard",
    "scoring": AGENT,
    "deals": 1024,
    "seed": 0,
    "ending": 0,
    "recall": 0,
}
"""The parameters of every game, besides its own options."""


def name_of(game: str) -> str:
    """Return the name under which OpenSpiel knows a game."""
    return f"python_{game}"


def names_of(game: str) -> tuple[str, str]:
    """Return that name, which means the newest version, and the one with the version."""
    return name_of(game), f"{name_of(game)}_v{laboratory_of(game).version}"


def _type_of(game: str, name: str, recalls: bool = False) -> Any:
    """Return the type of a game under one of its names; with `recalls` it has tensors of information states."""
    rules = rules_of(game)
    options = {
        name: value for name, value in msgspec.structs.asdict(rules.options()).items() if isinstance(value, bool)
    }
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{game.capitalize()}, by Voliera",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**DEFAULTS, **options},
    )


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in games():
        for name in names_of(game):
            if name not in known:
                pyspiel.register_game(_type_of(game, name), game_class(game, partial(_type_of, game, name)))


_register()
