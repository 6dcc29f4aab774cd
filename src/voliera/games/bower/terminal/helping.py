"""Bower's help: the keys of each phase, what the signs mean, and the short hint above the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.terminal.glyphs import BRANCH, CROSS, EMBLEM
from voliera.games.bower.terminal.legend import signs
from voliera.games.bower.terminal.pad import Pad, held, laying, shown_action
from voliera.games.bower.terminal.preview import preview
from voliera.languages import Language
from voliera.terminal.face import Page, Scene
from voliera.terminal.helping import page
from voliera.terminal.layout import flowing

PLACING = ("bower-tile", "bower-square", "bower-turn", "bower-lay", "bower-at-once")
KEYS = {
    "setup": ("bower-take", "bower-look"),
    "take": ("bower-take", "bower-look"),
    "play": PLACING,
    "bonus": ("bower-bonus", "bower-decline", "bower-look"),
    "keep": ("bower-keep", "bower-look"),
    "spy-opponent": ("bower-spy", "bower-decline"),
    "x": ("bower-x", "bower-decline"),
    "branch": ("bower-branch", "bower-decline"),
    "gift": ("bower-gift", "bower-decline"),
    "token": ("bower-token", "bower-decline"),
    "use": ("bower-use", "bower-decline"),
    "cover": PLACING[1:],
    "discard": ("bower-discard",),
}
TOKENS = ("white-feather", "white-flower", "shells")
ANY_PHASE = ("bower-note",)


def question(view: Document) -> str:
    """What is asked: the phase, or in phase `effect` the kind of choice."""
    phase: str = view["phase"]
    if phase != "effect":
        return phase
    pending = view["pending"]
    effect: str = pending["effect"]
    if effect == "cover" and "tile" in pending:
        return "cover"
    if effect in TOKENS:
        return "token"
    return effect if effect in KEYS and effect not in ("cover", "discard") else "use"


def keys(view: Document, language: Language, always: Sequence[str]) -> Page:
    """A page of help for what is asked now, with the rows of what can be typed at any time, and the legend."""
    return page((*KEYS.get(question(view), ()), *ANY_PHASE), legend(language), language, "W-T2", always)


def legend(language: Language) -> list[RenderableType]:
    """The signs, and the marks on board and nests."""
    special = language.say("help-bower-special", cross=CROSS, emblem=EMBLEM, **BRANCH)
    return [*signs(language), Text(special), Text(language.say("help-bower-marks")), Text("")]


def hint(scene: Scene) -> Text:
    """What can be typed now, in a line or two; while a tile is held, what laying it there would do."""
    view, language, width = scene.view, scene.language, scene.width
    asked = question(view)
    words: dict[str, str | int] = {}
    if asked in ("setup", "take", "gift"):
        words = {"count": len(view["display"])}
    elif asked == "keep":
        words = {"count": sum(action["do"] == "keep" for action in scene.legal)}
    elif asked in ("play", "cover"):
        return _placing(scene)
    elif asked == "spy-opponent":
        columns = [str(action["column"] + 1) for action in scene.legal if action["do"] == "spy"]
        words = {"columns": " ".join(columns)}
    elif asked == "discard":
        words = {"count": len(scene.legal)}
    if view["phase"] == "effect":
        words |= {"bonus": view["pending"]["effect"]}
    if view["phase"] == "bonus":
        words |= {"open": "yes" if view.get("bonus_pile") is not None else "no"}
    return Text(flowing(language.say(f"hint-bower-{asked}", **words), width))


def _placing(scene: Scene) -> Text:
    """Which tile, which square, or what it would do there."""
    pad, language = scene.pad or Pad(), scene.language
    tile = held(pad, scene.legal)
    action = shown_action(pad, scene.legal)
    if action is not None:
        words = preview(scene, action)
        return Text.assemble((words + "\n", "bold"), flowing(language.say("hint-bower-held"), scene.width))
    if tile is None:
        count = len({action.get("hand") for action in laying(scene.legal)})
        return Text(flowing(language.say("hint-bower-play", count=count), scene.width))
    return Text(
        flowing(language.say("hint-bower-square", kind=str(tile) if isinstance(tile, str) else "hand"), scene.width)
    )
