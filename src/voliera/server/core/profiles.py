"""What people are told of themselves. Nobody else is told more than a name, a bird and ratings."""

from typing import Literal

from msgspec import Struct

from voliera.server.core.statistics import Figures, Outcome

Avatar = Literal[
    "robin-spring", "robin-summer", "robin-autumn", "robin-winter",
    "owl-spring", "owl-summer", "owl-autumn", "owl-winter",
    "pigeon-spring", "pigeon-summer", "pigeon-autumn", "pigeon-winter",
    "woodpecker-spring", "woodpecker-summer", "woodpecker-autumn", "woodpecker-winter",
    "bowerbird-spring", "bowerbird-summer", "bowerbird-autumn", "bowerbird-winter",
]  # fmt: skip
"""A bird, and the season behind it."""


class Point(Struct, frozen=True):
    """A rating as it was after a game."""

    at: int
    mu: float
    sigma: float
    rating: int
    """As it is shown: 1500 for a newcomer."""


class RatingCurve(Struct, frozen=True):
    """How somebody's rating in a game went, the oldest point first."""

    game: str
    points: list[Point]


class Rival(Struct, frozen=True):
    """How somebody fared against somebody else, or against a bot."""

    person: str | None
    bot: str | None
    name: str
    avatar: str | None
    games: list[str]
    """The games that they played."""
    won: int
    drawn: int
    lost: int
    margin: int
    """The most points more than the rival's in a game; below 0 where there never were more.

    Games that were left are not compared: 0 where there are no others.
    """
    stranger: bool = False
    """Whether they met at public tables only."""


class Feat(Struct, frozen=True):
    """Something remarkable that somebody did, by the name that a game's folder gives it."""

    name: str
    at: int


class Passkey(Struct, frozen=True):
    """A passkey that opens this self."""

    id: str
    domain: str
    created: int
    used: int | None


class Profile(Struct, frozen=True):
    """A person, as that person alone sees it."""

    id: str
    name: str
    avatar: Avatar | None
    created: int
    games: int
    variants: list[Figures]
    wins_now: int
    wins_longest: int
    days: list[int]
    """Days since 1970, in the asker's time zone, on which a game ended; the newest first."""
    curves: list[RatingCurve]
    rivals: list[Rival]
    feats: list[Feat]
    puzzles: list[str]
    """Days whose puzzles were solved, the newest first."""
    passkeys: list[Passkey]
    recovery: int | None
    """When the recovery code was made; null where there is none."""
    deals: int
    """Deals of the day that were played to their end."""


class Opponent(Struct, frozen=True):
    """Somebody else at a table."""

    name: str
    bot: str | None


class PlayedGame(Struct, frozen=True):
    """A finished game of a person."""

    table: str
    game: str
    variant: str
    ended: int
    outcome: Outcome
    points: int
    seats: int
    opponents: list[Opponent]
    public: bool = False
    """Whether it was played at a public table, where strangers may sit."""


class PlayedGames(Struct, frozen=True):
    """A page of them, the newest first."""

    games: list[PlayedGame]
    next: str | None
    """What to ask for next (`before`); None at the end."""
