"""What a client should know before anything else: games, bots, languages, and what is too much."""

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

import voliera
from voliera import languages
from voliera.bots.characters import CHARACTERS
from voliera.bots.characters import DEFAULT as DEFAULT_BOT
from voliera.documents import Document
from voliera.errors import GameError
from voliera.games import GAMES, rules_of
from voliera.protocol.messages import PROTOCOL
from voliera.server.core.names import GameName


class OptionMeta(Struct, frozen=True):
    """An option of a game: a switch, or an inline component document."""

    name: str
    type: Literal["boolean", "components"]
    default: bool | None
    variants: list[str]
    """The variants in which it may be changed."""


class GameMeta(Struct, frozen=True):
    """A game that can be played here."""

    game: GameName
    players: tuple[int, int]
    """Fewest and most."""
    variants: list[str]
    options: list[OptionMeta]


class BotMeta(Struct, frozen=True):
    """A bot that can sit at a table."""

    id: str
    level: str
    """The level it plays at where the game has no ladder of its own for characters."""
    time_ms: int | None
    """How long it thinks about a move at most; None where thinking longer would change nothing."""


class LimitsMeta(Struct, frozen=True):
    """What is too much, where a client should know before it asks."""

    frame_bytes: int
    body_bytes: int
    actions: int
    text: int
    name: int
    bot_ms: int
    code_s: int
    tables: int
    seat_messages: int
    window_s: float


class MetaAnswer(Struct, frozen=True):
    """What is offered here."""

    protocol: int
    version: str
    games: list[GameMeta]
    bots: list[BotMeta]
    default_bot: str
    languages: list[str]
    limits: LimitsMeta


def offered(bot_ms: int) -> dict[str, Any]:
    """Return what is offered where a bot may think this long: the fields of a MetaAnswer, other than its limits."""
    bots = [BotMeta(one.id, one.level, None if one.time_ms is None else min(one.time_ms, bot_ms)) for one in CHARACTERS]
    return {
        "protocol": PROTOCOL,
        "version": voliera.__version__,
        "games": [game_meta(name) for name in GAMES],
        "bots": bots,
        "default_bot": DEFAULT_BOT,
        "languages": list(languages.LANGUAGES),
    }


@cache
def offered_on_devices() -> Document:
    """Return the same as plain data for devices, where nobody limits a bot."""
    found: Document = msgspec.to_builtins(offered(max(one.time_ms or 0 for one in CHARACTERS)))
    return found


@cache
def game_meta(name: str) -> GameMeta:
    """What can be chosen for a game; its rules are asked, so that nothing is said twice."""
    rules = rules_of(name)
    options: list[OptionMeta] = []
    for one in msgspec.structs.fields(rules.options):
        if one.type is bool:
            flipped = {one.name: not one.default}
            variants = [variant for variant in rules.variants if _allowed(name, variant, flipped)]
            options.append(OptionMeta(one.name, "boolean", one.default, variants))
        else:
            options.append(OptionMeta(one.name, "components", None, list(rules.variants)))
    return GameMeta(name, rules.players, list(rules.variants), options)


def _allowed(name: str, variant: str, options: dict[str, bool]) -> bool:
    try:
        voliera.new(name, rules_of(name).players[0], variant, options, 1)
    except GameError:
        return False
    return True
