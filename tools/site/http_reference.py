"""The HTTP interface and the messages of the socket as pages, from the description that the server gives of itself."""

import re
from collections.abc import Mapping
from typing import Any

from tools.typescript import type_of
from voliera.documents import Document
from voliera.server.api import ENDPOINTS, description
from voliera.server.sockets.door import PATH

PAGES = ["http", "messages"]
NO_FORMS = {"Array", "Record", "Json", "JsonObject"}
"""Types of TypeScript and of JSON, which no form describes."""
HTTP = """# The HTTP interface

Made from the description that every server gives of itself, `/api/openapi.json` (OpenAPI 3.1), when this site is built.
Requests and answers are JSON; types are written as in TypeScript, `JsonObject` is any JSON object, and
[forms](#forms) lists those that have a name.
*Session* means that a request needs the cookie that `POST /api/session` sets. A refused request is answered with a
`Failure`, whose `error.code` is one of those listed. [The client](client.md) speaks this interface in Python,
[running a server](operations.md) says how to put it on the network, and [limits](limits.md) how much may be asked.
"""
MESSAGES = f"""# Messages of the socket

Made from the schema that every server gives at `/api/messages.json`, when this site is built. A table is a web socket
at `{PATH}`: one JSON object in each frame, and its `type` names it. Views, actions and events inside (`JsonObject`) are
[documents of the games](documents.md). [The client](client.md) keeps such a connection alive in Python.
"""


def made() -> dict[str, str]:
    """Return the pages by their names."""
    return {"http": http_page(description.openapi(ENDPOINTS)), "messages": messages_page(description.messages())}


def http_page(document: Document) -> str:
    """Return the page of all endpoints, by what they are about."""
    groups: dict[str, list[str]] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            groups.setdefault(operation["tags"][0], []).append(_endpoint(method.upper(), path, operation))
    parts = [HTTP, *(f"## {heading(tag)}\n\n" + "\n".join(told) for tag, told in groups.items()), "## Forms\n"]
    return "\n".join([*parts, *_forms(document["components"]["schemas"])])


def heading(tag: str) -> str:
    """Return the heading of a group of endpoints."""
    return tag.replace("-", " ").capitalize()


def messages_page(document: Document) -> str:
    """Return the page of what clients and servers say."""
    named = document["$defs"]
    said = {way: document["properties"][way]["discriminator"]["mapping"] for way in ("incoming", "outgoing")}
    parts = [MESSAGES]
    for way, title in (("incoming", "What clients say"), ("outgoing", "What the server says")):
        parts.append(f"## {title}\n")
        parts += [_form(ref.rpartition("/")[2], named.pop(ref.rpartition("/")[2])) for ref in said[way].values()]
    return "\n".join([*parts, "## Forms\n", *_forms(named)])


def _endpoint(method: str, path: str, operation: Document) -> str:
    session = "" if {} in operation.get("security", [{}]) else " Session."
    lines = [f"### {method} {path}\n", f"{_sentence(operation['summary'])}{session}\n"]
    if operation["parameters"]:
        lines += ["| parameter | in | type | meaning |", "|---|---|---|---|"]
        lines += [_parameter(one) for one in operation["parameters"]]
        lines.append("")
    if "requestBody" in operation:
        lines.append(f"Body: {_type(_json(operation['requestBody']))}\n")
    lines += [f"- {status}: {_answer(answer)}" for status, answer in operation["responses"].items()]
    return "\n".join(lines) + "\n"


def _parameter(one: Document) -> str:
    needed = "" if one["required"] else "may be left out: "
    return f"| `{one['name']}` | {one['in']} | {needed}{_type(one['schema'])} | {_meaning(one['schema'])} |"


def _answer(answer: Document) -> str:
    schema = _json(answer)
    if schema is None:
        return "no body"
    if "allOf" in schema:  # a Failure, narrowed to its codes
        codes = schema["allOf"][1]["properties"]["error"]["properties"]["code"]["enum"]
        return f"{answer['description']}: " + ", ".join(f"`{code}`" for code in codes)
    return _type(schema)


def _json(document: Document) -> Document | None:
    content = document.get("content")
    return content["application/json"]["schema"] if content else None


def _forms(schemas: Mapping[str, Document]) -> list[str]:
    return [_form(name, schema) for name, schema in sorted(schemas.items())]


def _form(name: str, schema: Document) -> str:
    lines = [f"### {name}\n"]
    if "description" in schema:
        lines.append(f"{_sentence(schema['description'])}\n")
    fields = schema.get("properties")
    if fields is None:
        lines.append(f"{_type(schema)}\n")
    elif fields:
        needed = set(schema.get("required", ()))
        lines += ["| field | type | meaning |", "|---|---|---|"]
        lines += [_field(field, one, field in needed) for field, one in fields.items()]
        lines.append("")
    return "\n".join(lines)


def _field(name: str, schema: Document, needed: bool) -> str:
    default = schema.get("default")
    left_out = "" if needed else f"default `{default}`" if default not in (None, "") else "may be left out"
    return f"| `{name}` | {_type(schema)} | {' · '.join(filter(None, [_meaning(schema), left_out]))} |"


def _meaning(schema: Document) -> str:
    bounds = [f"{word} {schema[key]}" for key, word in BOUNDS.items() if key in schema]
    return ", ".join(filter(None, [_told(schema.get("description", "")).rstrip("."), *bounds]))


BOUNDS = {
    "minimum": "at least",
    "maximum": "at most",
    "minLength": "characters: at least",
    "maxLength": "characters: at most",
    "minItems": "entries: at least",
    "maxItems": "entries: at most",
}


def _type(schema: Any) -> str:
    """Return a type as code, with links to the forms that it names."""
    written = " ".join(type_of(schema).split()).replace("|", "\\|")
    names = re.findall(r"\b[A-Z]\w+\b", re.sub(r'"[^"]*"', "", written))
    links = [f"[{name}](#{name.lower()})" for name in dict.fromkeys(names) if name not in NO_FORMS]
    if links and re.fullmatch(r"\w+", written):
        return links[0]
    return f"`{written}`" + (f" ({', '.join(links)})" if links else "")


def _told(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _sentence(text: str) -> str:
    return _told(text).rstrip(".") + "."
