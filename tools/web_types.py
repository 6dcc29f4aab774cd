"""The browser's types, from the server's schemas (`python -m tools.generated`).

What comes out of it is never edited: everything that travels on the socket, everything that the HTTP interface takes
and answers, and the documents of each game (`tools/forms.py`).
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from tools.forms import EVENT, PACKAGES, definitions, table_definitions
from tools.typescript import type_of
from voliera.kernel.exports import Argument, Export, Scalar
from voliera.server.api import ENDPOINTS
from voliera.server.api.description import messages, openapi
from voliera.wasm import all_exports

SOURCES = Path(__file__).parents[1] / "web" / "src"
FOLDER = SOURCES / "net"
NOTE_ON_FORMS = "// Made by tools/web_types.py from the game's forms. Not to be edited.\n"
NOTE_ON_TABLES = "// Made by tools/web_types.py from the forms of a table. Not to be edited.\n"
NOTE_ON_ENTRIES = "// Made by tools/web_types.py from the exports of the games. Not to be edited.\n"
NOTE = "// Made by tools/web_types.py from the server's structs. Not to be edited.\n"


KINDS = ("Action", "Advice", "Components", "Options", "Position", "Result", "Sheet", "View")
"""Documents that every game has: what knows no game speaks of those of all games together."""
_FIELDS = {
    **dict.fromkeys(("action", "actions", "best", "legal", "played"), "Action"),
    **dict.fromkeys(("ahead", "events", "log"), "GameEvent"),
    "document": "JsonObject",
    "hint": "Advice",
    "options": "Options",
    "record": "GameRecord",
    "result": "Result",
    "sheet": "Sheet",
    "start": "Position",
    "view": "View",
}
"""Fields that hold documents of a game: for the server's structs they are objects, and the game reads them."""
TABLE_FORMS = table_definitions()
DOCUMENTS = {
    **dict.fromkeys((*KINDS, "GameEvent"), "../games/documents.ts"),
    "GameRecord": "../games/record.ts",
    **dict.fromkeys(TABLE_FORMS, "./documents.ts"),
    "JsonObject": "./json.ts",
}
"""Where the browser's side has them."""

EVENTS = "export type Event = { [Id in keyof EventArgs]: { id: Id; args: EventArgs[Id] } }[keyof EventArgs];\n"
"""The schema's choice between all events, in one line."""

_SILENT = re.compile(r'/\*\*.*?\*/|"[^"]*"')
"""Comments and literals: no place where a type is named."""


def written() -> dict[Path, str]:
    """The files, as they should be."""
    socket, interface = messages(), openapi(ENDPOINTS)
    parts = socket["properties"]
    spoken = {"Incoming": parts["incoming"], "Outgoing": parts["outgoing"]}
    told, asked = _declared(socket["$defs"]) + _declared(spoken), interface["components"]["schemas"]
    return {
        FOLDER / "documents.ts": _forms(NOTE_ON_TABLES, TABLE_FORMS),
        FOLDER / "messages.ts": NOTE + _imports(told, DOCUMENTS) + told,
        FOLDER / "interface.ts": NOTE + _beside(asked, socket["$defs"]),
        SOURCES / "games" / "documents.ts": NOTE_ON_FORMS + _of_all_games(),
        SOURCES / "offline" / "entries.ts": NOTE_ON_ENTRIES + _entries(all_exports()),
        **{SOURCES / "games" / game / "documents.ts": _forms(NOTE_ON_FORMS, definitions(game)) for game in PACKAGES},
    }


def _entries(exports: list[Export]) -> str:
    """The functions of the WebAssembly module."""
    lines = []
    for export in exports:
        given = (f"{name}: {_given(kind)}" for name, kind in zip(export.names, export.arguments, strict=True))
        several = isinstance(export.result, int)
        back = "number[]" if several else {"none": "void", "flag": "boolean", "number": "number"}[str(export.result)]
        lines.append(f"  {export.name}({', '.join(given)}): {back};\n")
    return f'import type {{ Block }} from "./module.ts";\n\nexport interface Entries {{\n{"".join(lines)}}}\n'


def _given(argument: Argument) -> str:
    """The type of an argument in TypeScript."""
    if not isinstance(argument, Scalar):
        return "Block"
    return {Scalar.LONG: "number | bigint", Scalar.FLAG: "boolean"}.get(argument, "number")


def _forms(note: str, schemas: dict[str, Any]) -> str:
    return note + "".join(_declaration(name, schema) for name, schema in schemas.items())


def _beside(schemas: dict[str, Any], messages: dict[str, Any]) -> str:
    """The types that are not among the messages, and an import of the messages that they name."""
    own = _declared({name: schema for name, schema in schemas.items() if name not in messages})
    return _imports(own, DOCUMENTS | dict.fromkeys(messages, "./messages.ts")) + own


def _imports(text: str, known: Mapping[str, str]) -> str:
    """Import the types that a text names, from the files that have them."""
    spoken = set(re.findall(r"\w+", _SILENT.sub("", text)))
    files = {known[name]: sorted(other for other in spoken if known.get(other) == known[name]) for name in known}
    lines = (f'import type {{ {", ".join(names)} }} from "{file}";\n' for file, names in files.items() if names)
    return "\n" + "".join(lines)


def _of_all_games() -> str:
    """The documents that every game has, as unions."""
    imports = "".join(f'import type * as {game} from "./{game}/documents.ts";\n' for game in PACKAGES)
    unions = (f"export type {kind} = {' | '.join(f'{game}.{kind}' for game in PACKAGES)};\n" for kind in KINDS)
    event = " | ".join((*(f"{game}.Event" for game in PACKAGES), "TableEvent"))
    return (
        f'\nimport type {{ Event as TableEvent }} from "../net/documents.ts";\n{imports}\n{"".join(unions)}'
        f"\n/** An event of a game, or of the table around it. */\nexport type GameEvent = {event};\n"
    )


def _declared(schemas: dict[str, Any]) -> str:
    return "".join(_declaration(name, schemas[name]) for name in sorted(schemas) if name not in TABLE_FORMS)


def _declaration(name: str, schema: dict[str, Any]) -> str:
    said = schema.get("description")
    comment = f"/** {' '.join(said.split())} */\n" if said else ""
    if name == EVENT:
        return f"\n{comment}{EVENTS}"
    if name in _always_whole():
        schema = {**schema, "required": list(schema.get("properties", ()))}
    if "properties" in schema:
        fields = {field: _of_a_game(field, kind) for field, kind in schema["properties"].items()}
        schema = {**schema, "properties": fields}
    return f"\n{comment}export type {name} = {type_of(schema)};\n"


def _of_a_game(field: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Name the document of a game that a field holds, or several; other fields stay as they are."""
    match schema:
        case {"anyOf": kinds}:
            return {**schema, "anyOf": [_of_a_game(field, kind) for kind in kinds]}
        case {"type": "array", "items": items}:
            return {**schema, "items": _of_a_game(field, items)}
        case {"type": "object"} if field in _FIELDS and not schema.get("properties"):
            return {"$ref": _FIELDS[field]}
    return schema


@cache
def _always_whole() -> frozenset[str]:
    """What the server says with all its fields: a default is left out only where the struct says so, or by clients."""
    structs = {kind.__name__: kind.__struct_config__ for kind in _below(Struct)}
    return frozenset(
        name for name, config in structs.items() if not config.omit_defaults and not config.forbid_unknown_fields
    )


def _below(kind: type[Struct]) -> Iterator[type[Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
