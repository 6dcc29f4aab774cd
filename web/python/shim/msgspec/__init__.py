# The parts of msgspec that requests, messages and positions need.
from _rt import UNSET, UnsetType

from shim.msgspec import json, structs
from shim.msgspec.converting import (
    DecodeError,
    MsgspecError,
    Raw,
    Struct,
    ValidationError,
    convert,
    field,
    to_builtins,
)
