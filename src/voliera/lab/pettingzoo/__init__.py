"""The games as PettingZoo environments: `from voliera.lab.pettingzoo import birdie_v0, bower_v0`.

Each has `env`, with PettingZoo's usual wrappers (an illegal action loses), `raw_env` without them, and `parallel_env`,
in which all seats act at once and only the seat to move is heard. The version changes where a number of the observation
or an action changes its meaning.
"""

from functools import cache, partial
from typing import Any, NamedTuple

from voliera.extras import ExtraMissing

try:
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ExtraMissing("lab", "voliera.lab.pettingzoo") from error

from voliera.lab.laboratories import games, laboratory_of
from voliera.lab.pettingzoo.aec import Table
from voliera.lab.pettingzoo.parallel import ParallelTable

__all__ = ["Environment", "environments"]
ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""


class Environment(NamedTuple):
    """What PettingZoo calls an environment's module."""

    env: Any
    """With PettingZoo's usual wrappers: an illegal action loses."""
    raw_env: Any
    """Without wrappers: an illegal action is refused with `GameError`."""
    parallel_env: Any
    """All seats act at once, and only the seat to move is heard."""


def _wrapped(game: str, **settings: Any) -> Any:
    """Return a game with the wrappers that PettingZoo's own games have."""
    env: Any = Table(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


@cache
def environments() -> dict[str, Environment]:
    """Return all environments by their names, such as `birdie_v0`."""
    return {
        f"{game}_v{laboratory_of(game).version}": Environment(
            partial(_wrapped, game), partial(Table, game), partial(ParallelTable, game)
        )
        for game in games()
    }


def __dir__() -> list[str]:
    return sorted([*globals(), *environments()])


def __getattr__(name: str) -> Environment:
    found = environments().get(name)
    if found is None:
        raise AttributeError(f"there is no environment {name}; there is {', '.join(environments())}")
    return found
