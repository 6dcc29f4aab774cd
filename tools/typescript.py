"""JSON schemas as TypeScript."""

import re
from typing import Any

_NAME = re.compile(r"[A-Za-z_$][\w$]*")


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript of one schema."""
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"const": value}:
            return _literal(value)
        case {"enum": values}:
            return " | ".join(map(_literal, values))
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " | ".join(dict.fromkeys(type_of(kind) for kind in kinds))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(type_of(item) for item in items)}]"
        case {"type": "array"}:
            return f"Array<{type_of(schema.get('items') or {})}>"
        case {"type": "object", "properties": fields} if not fields:
            return "Record<string, never>"
        case {"type": "object", "properties": fields}:
            needed = set(schema.get("required", ()))
            lines = (
                f"  {_key(name)}{'' if name in needed else '?'}: {type_of(field)};" for name, field in fields.items()
            )
            return "{\n" + "\n".join(lines) + "\n}"
        case {"type": "object"}:
            more = schema.get("additionalProperties")
            names = schema.get("propertyNames")
            if (not more or more is True) and not names:
                return "JsonObject"
            value = type_of(more) if isinstance(more, dict) and more else "unknown"
            return f"Partial<Record<{type_of(names)}, {value}>>" if names else f"Record<string, {value}>"
        case {"type": "integer"} | {"type": "number"}:
            return "number"
        case {"type": str(simple)}:
            return simple
        case _:
            return "unknown"


def _key(name: str) -> str:
    return name if _NAME.fullmatch(name) else f'"{name}"'


def _literal(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value).lower()
