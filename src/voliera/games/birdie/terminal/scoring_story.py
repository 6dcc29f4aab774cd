"""How somebody scored, on one page: the line with its sets under it, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from voliera.documents import Document
from voliera.games.birdie.terminal.line import line_of
from voliera.games.birdie.terminal.story import sentence
from voliera.games.birdie.terminal.table import listed
from voliera.languages import Language
from voliera.terminal.company import Company


def scoring_story(events: Sequence[Document], language: Language, company: Company, width: int) -> list[RenderableType]:
    """Sentences in their order; the line is drawn once it is final, with the declared sets as brackets."""
    parts: list[RenderableType] = []
    line: list[str] = []
    declared: list[Document] = []
    waiting = False
    for event in one_flap_sentence(events):
        args = event["args"]
        if waiting and event["id"] not in ("spent", "moved", "drew", "drew-hidden", "inserted", "declared"):
            parts += line_of(line, language, width, declared)
            waiting = False
        match event["id"]:
            case "line-opened":
                line, declared, waiting = list(args["line"]), [], bool(args["line"])
            case "moved" if line:
                line.insert(args["to"], line.pop(args["from"]))
            case "inserted" if line:
                line.insert(args["at"], args["card"])
            case "declared" if waiting:
                declared.append({**args, "dropped": False})
                continue
        parts.append(listed([sentence(event, language, company)], language))
    if waiting:
        parts += line_of(line, language, width, declared)
    return parts


def one_flap_sentence(events: Sequence[Document]) -> list[Document]:
    """Flaps marked one by one are told once for each scorer, with their sum."""
    kept: list[Document] = []
    marked: dict[int, int] = {}
    for event in reversed(events):
        if event["id"] == "flapped":
            seat = event["args"]["seat"]
            if seat in marked:
                later = kept[marked[seat]]
                kept[marked[seat]] = {
                    **later,
                    "args": {**later["args"], "by": later["args"]["by"] + event["args"]["by"]},
                }
                continue
            marked[seat] = len(kept)
        kept.append(event)
    return kept[::-1]
