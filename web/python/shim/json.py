from shim.msgspec import DecodeError
from shim.msgspec import json as _json


def loads(text):
    try:
        return _json.decode(text)
    except DecodeError:
        raise ValueError("not JSON")


def dumps(value):
    return _json.encode(value).decode()
