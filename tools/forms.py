"""The games' documents as JSON schemas, from the types in `games/*/forms/`.

`python -m tools.forms` writes docs/schemas/; with `--check` it only compares. `tools/web_types.py` makes the browser's
types from the same schemas.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter
from typing_extensions import TypeAliasType, is_typeddict

from voliera.games.birdie import forms as birdie
from voliera.games.bower import forms as bower

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"
PACKAGES = {"birdie": birdie, "bower": bower}
MODULES = ("names", "actions", "tables", "events", "results")


def definitions(game: str) -> dict[str, Any]:
    """Return the schema of every form of a game, by its name, in the order of the source."""
    modules = [import_module(f"{PACKAGES[game].__name__}.{module}") for module in MODULES]
    found = {name: kind for module in modules for name, kind in vars(module).items()}
    kinds = {name: kind for name, kind in found.items() if is_typeddict(kind) or isinstance(kind, TypeAliasType)}
    read: Literal["validation"] = "validation"
    _, whole = TypeAdapter.json_schemas([(name, read, TypeAdapter(kind)) for name, kind in kinds.items()])
    schemas: dict[str, Any] = whole["$defs"]
    return {name: closed(schemas[name]) for name in kinds}


def closed(schema: Any) -> Any:
    """Return a schema without titles, in which objects have no other fields than those that are named."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    lean = {name: closed(one) for name, one in schema.items() if name != "title" or not isinstance(one, str)}
    if "properties" in lean:
        lean["additionalProperties"] = False
    return lean


def written() -> dict[Path, str]:
    """Return the files, as they should be."""
    schemas = {
        FOLDER / f"{game}.json": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"The documents of {game.capitalize()}",
            "$defs": definitions(game),
        }
        for game in PACKAGES
    }
    return {path: json.dumps(schema, indent=2, ensure_ascii=False) + "\n" for path, schema in schemas.items()}


def main() -> None:
    """Write the files, or say which of them are old."""
    stale = {path: text for path, text in written().items() if not path.is_file() or path.read_text("utf-8") != text}
    if "--check" in sys.argv[1:]:
        sys.exit(f"not up to date: {', '.join(path.name for path in stale)}; run make generated" if stale else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in stale.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
