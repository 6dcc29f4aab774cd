"""The replays that the gallery shows: a stretch of a corpus game as one seat saw it, and what the coach makes of it.

    .venv/bin/python -m tools.web_replays

They are real: the engine's own steps, a real analysis, and what the better moves would have led to.
"""

import json
from pathlib import Path

from msgspec.json import encode

from voliera.coach import analyse
from voliera.documents import Document
from voliera.server.core.making import replayed
from voliera.server.core.study import StudyWish, played, steps_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "gallery" / "replays"
SHOWN = {"birdie": ("birdie-standard-3-739", 34, ["Ada", "Bruno", "Чайка"]), "bower": ("bower-standard-2-92", 18, [])}
"""Of each game a record of the corpus, from which action on it is shown, and the names, where others are wanted."""


def stretch(name: str, begin: int, names: list[str]) -> Document:
    """The rest of a record, as a record that begins there."""
    record: Document = json.loads((ROOT / "tests" / "corpus" / f"{name}.json").read_text())
    start = replayed(record, begin).position()
    actions = record["actions"][begin:]
    return {**record, "seed": None, "start": start, "actions": actions, "names": names or record["names"]}


def shown(record: Document) -> Document:
    """All that the screen asks for: the steps of the seat that made the dearest mistake, and what was better."""
    analysis = analyse(record)
    bad = [one for one in analysis["decisions"] if one["mark"] and one["kind"] == "choice"]
    dearest = max(bad, key=lambda one: one["cost"])
    better = {str(one["at"]): played(StudyWish(record, one["at"], one["best"])) for one in analysis["decisions"]}
    return {
        "at": dearest["at"],
        "eyes": dearest["seat"],
        "answer": steps_of(record, dearest["seat"]),
        "analysis": analysis,
        "better": {at: {"view": one.view, "events": one.events} for at, one in better.items()},
    }


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for game, (name, begin, names) in SHOWN.items():
        text = encode(shown(stretch(name, begin, names)))
        (FOLDER / f"{game}.json").write_bytes(text + b"\n")
        print(game, len(text))


if __name__ == "__main__":
    main()
