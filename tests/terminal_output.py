"""What a terminal has shown, for tests that read it."""

import io
from dataclasses import dataclass, field

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""What clears the screen: a new page begins."""


@dataclass
class Shown:
    """Everything that was written to one screen."""

    output: io.StringIO = field(repr=False)

    @property
    def text(self) -> str:
        """Everything that was shown."""
        return self.output.getvalue()

    @property
    def words(self) -> str:
        """The same without line breaks."""
        return " ".join(self.text.split())

    @property
    def pages(self) -> list[str]:
        """What was shown between two clearings of the screen."""
        return self.text.split(CLEAR)
