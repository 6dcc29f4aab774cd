from shim.msgspec import DecodeError
from shim.msgspec import json as _json


def loads(text):
    try:
        return _json.decode(text)
    except DecodeError:
        raise ValueError("not JSON")


def dumps(value, sort_keys=False, separators=None, ensure_ascii=True):
    return _sorted(value) if sort_keys else _json.encode(value).decode()


def _sorted(value):
    # Sorted names, no spaces, plain ASCII: what hashes are made of.
    if isinstance(value, dict):
        return "{" + ",".join([_ascii(key) + ":" + _sorted(value[key]) for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_sorted(one) for one in value]) + "]"
    return _ascii(value) if isinstance(value, str) else _json.encode(value).decode()


def _ascii(text):
    made = ""
    for one in _json.encode(text).decode():
        code = ord(one)
        if code < 127:
            made += one
        elif code < 0x10000:
            made += "\\u%04x" % code
        else:
            code -= 0x10000
            made += "\\u%04x\\u%04x" % (0xD800 + (code >> 10), 0xDC00 + (code & 0x3FF))
    return made
