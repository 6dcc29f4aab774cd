"""`Slip`: an error in what somebody typed, which points at the place where it goes wrong."""

from dataclasses import dataclass

from voliera.errors import GameError


@dataclass(frozen=True)
class Typed:
    """A card that was read, and where it stands in the text."""

    card: str
    at: int
    length: int


class Slip(GameError):
    """Something typed that cannot be read: `facts` has the `text`, where (`at`) and how far (`length`) it is wrong.

    `fault` says in one word what is wrong; with the game's name before it, it is the message that words it
    (`slip-birdie-season`), and further facts are its arguments.
    """

    def __init__(
        self, text: str, at: int, length: int, fault: str, why: str, *, rule: str | None = None, **facts: str | int
    ) -> None:
        place: dict[str, str | int] = {"fault": fault, "text": text, "at": at, "length": max(1, length)}
        pointed = f"{text}\n{' ' * at}{'^' * max(1, length)} {why}"
        super().__init__("bad_request", pointed + (f" ({rule})" if rule else ""), rule=rule, facts={**place, **facts})
        self.read: list[Typed] = []
        """What was read before that place."""
