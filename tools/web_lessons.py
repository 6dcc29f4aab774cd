"""Write what the browser's tutorials need: `python -m tools.web_lessons` (with `--check`, only compare).

A lesson (`lessons/*.json`) is a record with comments: scenes, what the others do, what the learner is asked to do. Here
every move is made by the real engine, so that a lesson can never show what could not happen: what is seen after each
action, what may be touched, what happens, and every number that is said. The pages hold all of it, and need no server.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import voliera
from voliera.documents import Document
from voliera.game import Game
from voliera.games import rules_of
from voliera.server.core.attempts import heard, wall_of

HERE = Path(__file__).parents[1]
SOURCES = HERE / "lessons"
WEB_GAMES = HERE / "web" / "src" / "games"
GAMES = ("birdie", "bower")
MOST_TRIED = 150
"""Maximum number of things a learner can try in one step; more would be a heavy page, and no lesson."""


def written() -> dict[Path, str]:
    """The files, as they should be."""
    return {WEB_GAMES / game / "lesson" / "lesson.json": _text(built(lesson_of(game))) for game in GAMES}


def lesson_of(game: str) -> Document:
    """A lesson as it was written."""
    lesson: Document = json.loads((SOURCES / f"{game}.json").read_text(encoding="utf-8"))
    return lesson


def _text(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


def built(lesson: Document) -> Document:
    """The lesson with everything that the engine knows about it."""
    scenes: list[Document] = []
    steps = [step for _, step in played(lesson, scenes)]
    components = rules_of(lesson["game"]).components({})
    return {"game": lesson["game"], "seat": lesson["seat"], "components": components, "scenes": scenes, "steps": steps}


def played(lesson: Document, scenes: list[Document]) -> Iterator[tuple[Game, Document]]:
    """Each step, with the game as it is when the learner is asked; what was done follows in the next one."""
    seat: int = lesson["seat"]
    game: Game | None = None
    for source in lesson["steps"]:
        if "scene" in source:
            game = voliera.from_position(source["scene"])
            scenes.append({"view": game.view(seat)})
        assert game is not None, "a lesson begins with a scene"
        step: Document = {"id": source["id"], "rule": source["rule"], "scene": len(scenes) - 1}
        step |= {key: source[key] for key in ("show", "light", "exhibit") if key in source}
        step["lead"] = [_answer(game, actions, seat) for actions in source.get("lead", [])]
        ways = source.get("do", [])
        step["ways"] = ways
        step["tree"] = _tree(game, seat, source, [])
        assert _size(step["tree"]) <= MOST_TRIED, f"{source['id']}: too much can be tried"
        step["facts"] = {name: _fact(spec, game, source, step, seat) for name, spec in source.get("facts", {}).items()}
        if game.over or step.get("exhibit") == "board":
            step["result"] = game.result()
        yield game, step
        if ways:
            game.apply(ways[0])


def _answer(game: Game, actions: list[Document], seat: int) -> Document:
    """What one of the others does, as the learner sees it."""
    before = game.view(seat)
    events = game.apply(actions)
    return {"count": len(actions), "view": _changed(before, game.view(seat)), "events": heard(events, seat)}


def _tree(game: Game, seat: int, source: Document, path: list[Document]) -> Document:
    """What may be touched here, and what each of it leads to. A way that is done ends it."""
    if path in source.get("do", []) or game.seat != seat:
        return {"legal": [], "kids": []}
    legal = [action for action in game.legal() if _touchable(action, source, path)]
    return {"legal": legal, "kids": [_kid(game, seat, action, source, path) for action in legal]}


def _touchable(action: Document, source: Document, path: list[Document]) -> bool:
    """What comes next on a way, in any order where the order is what is learnt; and what may be tried besides."""
    ways = source.get("do", [])
    wanted = [one for way in ways for i, one in enumerate(way) if source.get("any_order") or path == way[:i]]
    return action in wanted or action in source.get("touch", []) or action["do"] in source.get("free", [])


def _kid(game: Game, seat: int, action: Document, source: Document, path: list[Document]) -> Document:
    before, after = game.view(seat), game.copy()
    events = after.apply(action)
    walls = [wall_of(event, seat) for event in events]
    wall = next((one for one in walls if one), None)
    told: Document = {"view": _changed(before, after.view(seat)), "events": heard(events, seat)}
    if wall:
        told |= {"wall": wall, "ahead": len(heard(events[: walls.index(wall)], seat))}
    if after.over:
        told["result"] = after.result()
    return {"action": action, **told, **_tree(after, seat, source, [*path, action])}


def _changed(before: Document, after: Document) -> Document:
    """A view holds the same things at any time: only those that are others now are written down."""
    assert before.keys() == after.keys()
    return {key: value for key, value in after.items() if before[key] != value}


def _size(tree: Document) -> int:
    return 1 + sum(_size(kid) for kid in tree["kids"])


def _fact(spec: str | Document, game: Game, source: Document, step: Document, seat: int) -> int:
    """A number that is said, from the engine.

    `view:deck_size`, `result:totals.0`, `then:…` (the result after the learner's move), `flap:flaps.0` (what so many
    flaps are worth), `do:passed.points` or `lead:formed[1].size` (of an event), or what actions would bring the learner
    in points (`{"gain": [actions]}`, or `"do"` for what is asked for).
    """
    if isinstance(spec, dict):
        actions = source["do"][0] if spec["gain"] == "do" else spec["gain"]
        return int(_after(game, actions).result()["totals"][seat] - game.result()["totals"][seat])
    where, _, path = spec.partition(":")
    if where == "view":
        return _number(game.view(seat), path)
    if where == "flap":
        return int(rules_of(game.name).components({})["flap"][_number(game.view(seat), path) - 1])
    if where == "result":
        return _number(game.result(), path)
    if where == "then":
        return _number(_after(game, source["do"][0]).result(), path)
    assert where in {"do", "lead"}, f"{spec}: where is that?"
    events = heard(game.copy().apply(source["do"][0]), seat) if where == "do" else _heard(step["lead"])
    name, _, argument = path.partition(".")
    found = re.fullmatch(r"([\w-]+)(?:\[(\d+)\])?", name)
    assert found, spec
    return _number([event for event in events if event["id"] == found[1]][int(found[2] or 0)]["args"], argument)


def _heard(lead: list[Document]) -> list[Document]:
    return [event for one in lead for event in one["events"]]


def _after(game: Game, actions: list[Document]) -> Game:
    after = game.copy()
    after.apply(actions)
    return after


def _number(document: Any, path: str) -> int:
    for part in path.split("."):
        document = document[int(part)] if isinstance(document, list) else document[part]
    assert type(document) is int, f"{path} is no number"
    return document


def main() -> None:
    """Write the files, or say which are not as they should be."""
    stale = [path for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        if stale:
            names = ", ".join(str(path.relative_to(HERE)) for path in stale)
            sys.exit(f"run python -m tools.web_lessons: {names} are stale")
        return
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
