"""The games as Gymnasium environments: one seat against bots, and many games in one vector environment.

    import gymnasium, voliera.lab.gymnasium

    env = gymnasium.make("voliera/Birdie-v0", opponent="net")
    many = gymnasium.make_vec("voliera/Birdie-v0", num_envs=4096)

Importing this module registers the ids; `gymnasium.make("voliera.lab.gymnasium:voliera/Birdie-v0")` imports it itself.
"""

from voliera.extras import ExtraMissing

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ExtraMissing("lab", "voliera.lab.gymnasium") from error

from voliera.lab.laboratories import games, laboratory_of

__all__ = ["IDS", "register"]


def id_of(game: str) -> str:
    """Return the id of a game's environment."""
    return f"voliera/{game.capitalize()}-v{laboratory_of(game).version}"


IDS = {id_of(game): game for game in games()}
"""The game of each id."""


def register() -> None:
    """Register the ids with Gymnasium, unless that was done before."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}.seat:Seat",
                vector_entry_point=f"{__name__}.vector:VectorTable",
                kwargs={"game": game},
                disable_env_checker=True,  # it samples actions without the mask, at every first step
            )


register()
