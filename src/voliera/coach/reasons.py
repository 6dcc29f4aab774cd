"""Why one choice is better than another: ids of sentences and their arguments, as events have them.

The sentences are in `locales/*/coach-why.ftl`. What they say is counted from the table after either choice, never
guessed; `better` is a figure of the best choice, `here` the same figure of what was played.
"""

from dataclasses import dataclass, field

from voliera.documents import Document

MOST = 3
"""Maximum number of reasons, besides the one about the win."""


@dataclass(slots=True)
class Reasons:
    """The reasons found so far, the most telling first; and the rule that the first of them leans on."""

    listed: list[Document] = field(default_factory=list)
    rule: str | None = None

    def add(self, name: str, rule: str | None = None, **args: str | int | float) -> None:
        """One more reason; its arguments are sorted, so that it is the same text everywhere."""
        self.listed.append({"id": f"coach-{name}", "args": dict(sorted(args.items()))})
        if self.rule is None:
            self.rule = rule

    def shortened(self) -> "Reasons":
        """The first of them."""
        del self.listed[MOST:]
        return self


def percent(share: float) -> int:
    """A share as people read it."""
    return round(100 * share)
