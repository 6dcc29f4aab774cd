import json as _json

import host
from _rt import D

from shim.msgspec.converting import DecodeError, Raw, Struct, convert, fields_of

CLOSE = (",", ":")


def text(value):
    # Structs and raw JSON are looked for where documents may have them: in fields, and as members of lists and objects.
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, Struct):
        return _object(fields_of(value))
    if isinstance(value, dict):
        return _object(value.items())
    if isinstance(value, (list, tuple)) and any([isinstance(one, (Raw, Struct)) for one in value]):
        return "[" + ",".join([text(one) for one in value]) + "]"
    return _json.dumps(value, separators=CLOSE)


def _object(members):
    return "{" + ",".join([_json.dumps(name) + ":" + text(one) for name, one in members]) + "}"


def encode(value, order=None):
    # Plain documents; those with structs or raw JSON in them are written by an `Encoder`.
    return _json.dumps(value if order is None else _ordered(value), separators=CLOSE).encode()


def _ordered(value):
    # The same with the names of all objects sorted.
    if isinstance(value, dict):
        return D([(name, _ordered(value[name])) for name in sorted(value)])
    return [_ordered(one) for one in value] if isinstance(value, (list, tuple)) else value


def decode(source, type=None):
    source = source if isinstance(source, str) else source.decode()
    expression = host.expression(source)
    if expression is None:
        raise DecodeError("JSON is malformed")
    value = eval(expression, {"D": D})
    return value if type is None else convert(value, type)


class Encoder:
    def encode(self, value):
        return text(value).encode()
