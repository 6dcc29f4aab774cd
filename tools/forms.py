"""The documents as JSON schemas and as a page of tables, from the types in `games/*/forms/` and `protocol/forms.py`.

They go to docs/schemas/ and docs/documents.md (`python -m tools.generated`).
`tools/web_types.py` makes the browser's types from the same schemas.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from pydantic import TypeAdapter
from typing_extensions import TypeAliasType, is_typeddict

from tools.typescript import type_of
from voliera.games.birdie import forms as birdie
from voliera.games.bower import forms as bower
from voliera.protocol import forms as table

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"
PACKAGES = {"birdie": birdie, "bower": bower}
EVENT = "Event"
PAGE = FOLDER.parent / "documents.md"
HEADING = """# The documents, field by field

Made from `src/voliera/games/*/forms/` and `src/voliera/protocol/forms.py` by `make generated`; not to be edited.
[protocol.md](protocol.md) says what the fields mean and when documents are sent. Types are written as in TypeScript. As
JSON schemas: [Birdie](schemas/birdie.json), [Bower](schemas/bower.json), [the table](schemas/table.json).
"""
MODULES = ("names", "actions", "tables", "events", "results", "plays", "sheets")


def definitions(game: str) -> dict[str, Any]:
    """Return the schema of every form of a game, by its name, in the order of the source."""
    return forms_in(*(import_module(f"{PACKAGES[game].__name__}.{module}") for module in MODULES))


def table_definitions() -> dict[str, Any]:
    """Return the schema of each form that belongs to the table around a game."""
    return forms_in(table)


def forms_in(*modules: ModuleType) -> dict[str, Any]:
    """Return the schema of every form in some modules, and of the events whose arguments are among them."""
    found = {name: kind for module in modules for name, kind in vars(module).items()}
    kinds = {name: kind for name, kind in found.items() if is_typeddict(kind) or isinstance(kind, TypeAliasType)}
    read: Literal["validation"] = "validation"
    _, whole = TypeAdapter.json_schemas([(name, read, TypeAdapter(kind)) for name, kind in kinds.items()])
    schemas: dict[str, Any] = whole["$defs"]
    return {name: closed(events_of(schemas) if name == EVENT else schemas[name]) for name in kinds}


def events_of(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an event: one form for each id, with the arguments that `EventArgs` has for it."""
    forms = [
        {"type": "object", "properties": {"id": {"const": name}, "args": args}, "required": ["id", "args"]}
        for name, args in schemas["EventArgs"]["properties"].items()
    ]
    return {"description": schemas[EVENT]["description"], "oneOf": forms}


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
        FOLDER / f"{name}.json": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"The documents of {title}",
            "$defs": forms,
        }
        for name, title, forms in _parts()
    }
    files = {path: json.dumps(schema, indent=2, ensure_ascii=False) + "\n" for path, schema in schemas.items()}
    return {**files, PAGE: page()}


def page() -> str:
    """Return the page of tables."""
    parts = [HEADING]
    for _, title, forms in _parts():
        parts.append(f"## {title[0].upper()}{title[1:]}\n")
        parts += [section(name, schema) for name, schema in forms.items()]
    return "\n".join(parts)


def _parts() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Return the name, the title and the forms of each game, and of the table around it."""
    for game in PACKAGES:
        yield game, game.capitalize(), definitions(game)
    yield "table", "the table", table_definitions()


def section(name: str, schema: Any) -> str:
    """Return one form: its fields as a table, or what it stands for."""
    told = f"{schema['description']}\n\n" if "description" in schema else ""
    if name == EVENT:
        return f"### {name}\n\n{told}`{{ id: …; args: EventArgs[id] }}`\n"
    if "properties" not in schema:
        return f"### {name}\n\n{told}`{type_of(schema)}`\n"
    needed = schema.get("required", ())
    rows = [
        f"| `{field}` | {'' if field in needed else 'may be left out: '}`{in_cell(type_of(kind))}` |"
        for field, kind in schema["properties"].items()
    ]
    table = "\n".join(["| field | type |", "|---|---|", *rows])
    return f"### {name}\n\n{told}{table}\n"


def in_cell(text: str) -> str:
    """Return a type as it can stand in a table: bars would end the cell."""
    return text.replace("|", "\\|")
