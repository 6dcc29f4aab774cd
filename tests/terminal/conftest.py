"""What every test of the terminal is given."""

from tests.terminal.sitting import sit, strict_languages

__all__ = ["sit", "strict_languages"]
