# TOML files of the package are carried as JSON.
from shim.msgspec import json


class TOMLDecodeError(ValueError):
    pass


def loads(text):
    return json.decode(text)
