"""A typed line taken apart into numbers, words and dashes."""

from __future__ import annotations

import re
from dataclasses import dataclass

SHOWN = 40
"""How much of a line that was not understood is repeated."""

_RULE = re.compile(r"\b([A-Z])-?\s?([A-Z])(\d{1,2})\b")
_LOOKALIKES = str.maketrans("ВСТРАЕХвстраех", "BCTPAEXBCTPAEX")
_TOKEN = re.compile(r"\d+|[^\W\d_]+|[-–—]|(?P<space>[\s,;.:>→/+&]+)|(?P<other>.)")


@dataclass
class Typed:
    """The tokens of a line, read from left to right."""

    tokens: list[str]

    def next_number(self) -> int | None:
        """The next token if it is a number."""
        return int(self.tokens.pop(0)) if self.tokens and self.tokens[0].isdecimal() else None

    def skip_dash(self) -> bool:
        """Whether a dash stood here."""
        if self.tokens and self.tokens[0] == "-":
            self.tokens.pop(0)
            return True
        return False

    def numbers(self, wanted: int) -> list[int]:
        """The numbers that follow, dashes or not between them."""
        found: list[int] = []
        while len(found) < wanted:
            self.skip_dash()
            number = self.next_number()
            if number is None:
                break
            found.append(number)
        return found


def tokenised(text: str) -> Typed | None:
    """The numbers, words and dashes of a line; None where something else is in it."""
    tokens = []
    for match in _TOKEN.finditer(text):
        if match["other"]:
            return None
        if not match["space"]:
            tokens.append("-" if match.group() in "-–—" else match.group())
    return Typed(tokens)


def asked_rules(text: str, command: str | None = None) -> tuple[str, ...]:
    """The rule numbers in a line that consists of them: `B-T5`, `rule bt5 b-p9`."""
    written = text.upper().translate(_LOOKALIKES)
    numbers = tuple(f"{game}-{part}{number}" for game, part, number in _RULE.findall(written))
    if command == "rule" or (numbers and re.match(r"[A-Z]-", written)):
        return numbers
    return ()
