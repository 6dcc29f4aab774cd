"""The names of the games as a type of fields."""

from typing import Annotated

from msgspec import Meta

from voliera.games import GAMES

GameName = Annotated[str, Meta(pattern=f"^({'|'.join(GAMES)})$", extra_json_schema={"enum": list(GAMES)})]
"""The name of a game; the description lists them all."""
