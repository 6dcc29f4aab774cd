"""A sheet as a person would type it into `voliera score`, in any of the four languages."""

from __future__ import annotations

from voliera.documents import Document
from voliera.games.birdie.rules.box import CARD_NUMBERS
from voliera.games.birdie.sheet.shorthand import keypad
from voliera.languages import Language


class Typist:
    """Types cards by codes or by keys, and actions by the keys of the table."""

    def __init__(self, code: str, by_keys: bool = False) -> None:
        self.language = Language(code)
        self.by_keys = by_keys

    def card(self, card: str) -> str:
        if self.by_keys:
            return keypad(self.language.code)[CARD_NUMBERS[card]]
        return "".join(self.feature(feature) for feature in card.split("-")).capitalize()

    def feature(self, feature: str) -> str:
        return self.language.say(f"{feature}.code")

    def cards(self, cards: list[str]) -> str:
        return ("" if self.by_keys else " ").join(map(self.card, cards)) or "-"

    def word(self, command: str) -> str:
        return self.language.say(f"word-{command}").split()[-1]

    def action(self, action: Document) -> str:
        match action["do"]:
            case "set":
                first, last = action["start"] + 1, action["start"] + action["length"]
                return f"{first}-{last} {self.feature(action['feature'])}"
            case "woodpecker":
                return f"{self.feature('woodpecker')} {action['from'] + 1} {action['to'] + 1}"
            case "robin":
                return self.feature("robin")
            case "pigeon":
                return self.feature("pigeon") + (f" {action['set'] + 1}" if "set" in action else "")
            case "insert" | "remove":
                return str(action["at"] + 1)
            case "feature":
                return self.feature(action["feature"])
            case "owl":
                return self.feature(action["box"])
            case verb:
                return self.word(verb)

    def heading(self, sheet: Document) -> list[str]:
        names = ",".join(sheet["names"])
        return [str(sheet["players"]), {"standard": "1", "expert": "2"}[sheet["variant"]], names]

    def round(self, told: Document) -> list[str]:
        lines = ["".join(str(seat + 1) for seat in told["pass_order"])]
        for scoring in told["scorings"]:
            seat = scoring["seat"]
            lines += [self.cards(told["lines"][seat]), self.cards(told["hands"][seat])]
            drawn = iter(scoring["drawn"])
            for action in scoring["actions"]:
                lines.append(self.action(action))
                if action["do"] == "robin":
                    lines.append(self.card(next(drawn)))
        return lines

    def sheet(self, sheet: Document) -> list[str]:
        """Every line that is typed, but for the last Enter."""
        return self.heading(sheet) + [line for told in sheet["rounds"] for line in self.round(told)]
