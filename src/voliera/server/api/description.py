"""The interface, described for machines: OpenAPI for HTTP, JSON Schema for the socket. Both are made from the structs.

The browser's and other clients' types are generated from these documents.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import voliera
from voliera.documents import Document
from voliera.protocol.errors import Failure, status_of
from voliera.protocol.messages import Incoming, Outgoing
from voliera.server.api.endpoint import PATH_PARTS, Answer, Call, Endpoint
from voliera.server.people import COOKIE

IN_OPENAPI = "#/components/schemas/{name}"
IN_SCHEMA = "#/$defs/{name}"
JSON = "application/json"
WHY = {
    400: "The request is wrong in itself",
    401: "Nobody is known on this device yet",
    403: "Not allowed",
    404: "Not there, or not to be seen",
    409: "The state of the table does not allow it",
    410: "What was kept of the table is damaged",
    413: "Too large",
    415: "Not JSON",
    429: "Too much in too short a time",
    503: "Not possible at the moment",
}


def endpoints(described: Sequence[Endpoint]) -> list[Endpoint]:
    """The endpoints that answer with the descriptions; they are not described themselves."""
    documents = {"/api/openapi.json": openapi(described), "/api/messages.json": messages()}
    return [_told(path, msgspec.json.encode(document).decode()) for path, document in documents.items()]


def _told(path: str, text: str) -> Endpoint:
    async def tell(call: Call) -> Answer:
        return Answer(text)

    return Endpoint("GET", path, "A description", tell, {200: dict[str, Any]}, who="anyone", alone=True)


def messages() -> Document:
    """The schema of everything that travels on the socket: what clients say, and what the server says."""
    (incoming, outgoing), named = msgspec.json.schema_components([Incoming, Outgoing], ref_template=IN_SCHEMA)
    schema: Document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "description": "One JSON object in each frame; its `type` names it.",
        "type": "object",
        "properties": {"incoming": incoming, "outgoing": outgoing},
        "required": ["incoming", "outgoing"],
        "additionalProperties": False,
        "$defs": named,
    }
    return {name: _without_raw(part) for name, part in schema.items()}


def openapi(described: Sequence[Endpoint]) -> Document:
    """The description of all endpoints."""
    kinds = list(_kinds(described))
    schemas, named = msgspec.json.schema_components(kinds, ref_template=IN_OPENAPI)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Document] = {}
    for one in described:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_kind)
    document: Document = {
        "openapi": "3.1.0",
        "info": {"title": "Voliera", "version": voliera.__version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }
    return {name: _without_raw(part) for name, part in document.items()}


def _kinds(described: Sequence[Endpoint]) -> Sequence[Any]:
    found: dict[str, Any] = {str(Failure): Failure}
    for one in described:
        for kind in (one.body, *one.answers.values()):
            if kind is not None:
                found[str(kind)] = kind
    return list(found.values())


def _operation(one: Endpoint, by_kind: Mapping[str, Document]) -> Document:
    operation: Document = {
        "operationId": _operation_id(one),
        "summary": one.summary,
        "tags": [one.path.split("/")[2]],
        "parameters": [*_path_parameters(one), *_query_parameters(one)],
        "responses": _responses(one, by_kind),
        "security": [{"session": []}] if one.who == "session" else [{}, {"session": []}],
    }
    if one.alone:
        del operation["security"]
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": by_kind[str(one.body)]}}}
    return operation


def _operation_id(one: Endpoint) -> str:
    parts = [part.strip("{}") for part in one.path.split("/")[2:]]
    return "_".join([one.method.lower(), *(re.sub(r"\W", "_", part) for part in parts)])


def _path_parameters(one: Endpoint) -> list[Document]:
    return [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(PATH_PARTS[name])}
        for name in re.findall(r"{(\w+)}", one.path)
    ]


def _query_parameters(one: Endpoint) -> list[Document]:
    if one.query is None:
        return []
    _, named = msgspec.json.schema_components([one.query], ref_template=IN_OPENAPI)
    schema = named[one.query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _not_null(field)}
        for name, field in schema["properties"].items()
    ]


def _not_null(schema: Document) -> Document:
    """A parameter is there or not: none is null."""
    choices = [one for one in schema.get("anyOf", ()) if one != {"type": "null"}]
    if len(choices) == 1:
        return choices[0]  # type: ignore[no-any-return]
    if None in schema.get("enum", ()):
        return {"enum": [value for value in schema["enum"] if value is not None]}
    return schema


def _responses(one: Endpoint, by_kind: Mapping[str, Document]) -> Document:
    found: dict[int, Document] = {}
    for status, kind in one.answers.items():
        found[status] = {"description": WHY.get(status, "Done")}
        if kind is not None:
            found[status]["content"] = {JSON: {"schema": by_kind[str(kind)]}}
    refusals: dict[int, list[str]] = {}
    for code in one.all_codes:
        refusals.setdefault(status_of(code), []).append(code)
    for status, codes in refusals.items():
        assert status not in one.answers, f"{one.path}: {status} would mean two things"
        found[status] = _refusal(status, codes, by_kind[str(Failure)])
    return {str(status): found[status] for status in sorted(found)}


def _refusal(status: int, codes: list[str], schema: Document) -> Document:
    exactly = {"properties": {"error": {"properties": {"code": {"enum": codes}}}}}
    told: Document = {"description": WHY[status], "content": {JSON: {"schema": {"allOf": [schema, exactly]}}}}
    if status in {429, 503}:
        seconds = {"type": "integer", "minimum": 1}
        told["headers"] = {"Retry-After": {"description": "Seconds", "required": True, "schema": seconds}}
    return told


def _without_raw(schema: Any) -> Any:
    """Texts that were encoded before have no schema of their own: what they stand for has one beside them."""
    if isinstance(schema, list):
        return [_without_raw(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _without_raw(value) for name, value in schema.items()}
    choices = found.get("anyOf")
    if isinstance(choices, list) and {} in choices:
        choices = [one for one in choices if one]
        if len(choices) == 1:
            return {**choices[0], **{name: value for name, value in found.items() if name != "anyOf"}}
        found["anyOf"] = choices
    return found
