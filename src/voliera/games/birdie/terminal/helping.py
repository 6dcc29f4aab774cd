"""Birdie's help: the keys of each phase, what the marks on the table mean, and the short hint above the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.rules.box import BIRDS, SEASONS
from voliera.games.birdie.terminal.cards import code, feature_tab
from voliera.languages import Language
from voliera.terminal.helping import page
from voliera.terminal.layout import flowing

KEYS = {
    "turn": ("take", "lay", "lay-hand", "pass"),
    "laying": ("lay-more", "done"),
    "split": ("set", "set-feature", "sets", "write", "woodpecker", "robin", "pigeon"),
    "insert": ("insert",),
    "collapse": ("remove", "woodpecker", "robin", "stop"),
    "feature": ("feature",),
    "pigeon": ("keep", "drop"),
    "owl": ("owl", "end"),
}
CHOICE_ABILITIES = ("woodpecker", "robin", "pigeon")


def keys(phase: str, language: Language, always: Sequence[str]) -> list[RenderableType]:
    """A page of help for this phase, with the rows of what can be typed at any time."""
    legend: list[RenderableType] = []
    for features in (BIRDS, SEASONS):
        row_of_codes = Text()
        for feature in features:
            row_of_codes.append_text(feature_tab(feature, language))
            row_of_codes.append(f" {language.say(feature)}   ")
        legend.append(row_of_codes)
    order = " ".join(code(bird, language) for bird in BIRDS)
    legend += [Text(language.say("help-marks", birds=order)), Text(language.say("help-line")), Text("")]
    return page(KEYS.get(phase, ()), legend, language, "B-T5", always)


def hint(view: Document, legal: Sequence[Document], language: Language, width: int) -> Text:
    """What can be typed now, in a line or two."""
    phase = view["phase"]
    words: dict[str, str | int] = {}
    if phase == "turn":
        words = {"display": len(view["display"]), "points": 2 * (view["players"] - len(view["pass_order"]) - 1)}
    elif phase == "insert":
        words = {"count": len(view["lines"][view["seat"]]) + 1}
    elif phase == "feature":
        one, two = [action["feature"] for action in legal]
        words = {"one": one, "two": two, "one_key": code(one, language).lower(), "two_key": code(two, language).lower()}
    elif phase == "owl":
        value = min(view["boxes"][view["seat"]][box] for box in view["scoring"]["written"])
        words = {"value": min(value, 5)}
    elif phase in ("split", "collapse"):
        words = {"count": len(view["lines"][view["seat"]])}
    text = Text()
    if phase == "turn" and len(view["pass_order"]) == view["players"] - 1:
        text.append(language.say("last-turn") + " [B-T8]\n", "bold")
    text.append(flowing(language.say(f"hint-{phase}", **words), width))
    able = [bird for bird in CHOICE_ABILITIES if any(action["do"] == bird for action in legal)]
    if able and phase in ("split", "collapse"):
        uses = " · ".join(language.say(f"ability-{bird}") for bird in able)
        text.append("\n" + flowing(f"{language.say('hint-abilities')} {uses}", width))
    return text
