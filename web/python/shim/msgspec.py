# The parts of msgspec that requests and positions need: structs, conversion with the same refusals, and JSON.
import json as _json

import host
from _rt import UNSET, D, R, UnsetType


class MsgspecError(Exception):
    pass


class DecodeError(MsgspecError):
    pass


class ValidationError(DecodeError):
    pass


class Raw:
    pass


class Struct:
    _specs = ()
    _closed = False
    _tag = None

    def __init__(self, *values, **named):
        for i, (name, _, _, default) in enumerate(self._specs):
            if i < len(values):
                setattr(self, name, values[i])
            elif name in named:
                setattr(self, name, named[name])
            elif default is None:
                raise TypeError("Missing required argument '" + name + "'")
            else:
                setattr(self, name, default[1]() if default[0] else _fresh(default[1]))

    def __eq__(self, other):
        return type(self) is type(other) and all(
            [getattr(self, one[0]) == getattr(other, one[0]) for one in self._specs]
        )

    def __repr__(self):
        return (
            type(self).__name__
            + "("
            + ", ".join([one[0] + "=" + R(getattr(self, one[0])) for one in self._specs])
            + ")"
        )


def _fresh(value):
    return type(value)(value) if isinstance(value, (list, dict, set)) else value


class field:
    def __init__(self, **named):
        pass


ORDER = ("bool", "int", "float", "str", "object", "array", "null")
KINDS = {"literal": "str", "array": "array", "tuple": "array", "fixed": "array", "object": "object", "int": "int"}


def _is_struct(spec):
    return not isinstance(spec, (str, tuple))


def _names(spec):
    # What documents call the types that a description allows.
    if _is_struct(spec):
        return {"object"}
    if isinstance(spec, str):
        return {spec}
    if spec[0] == "union":
        found = set()
        for one in spec[1]:
            found |= _names(one)
        return found
    if spec[0] == "literal":
        return {"int" if isinstance(one, int) else "str" if isinstance(one, str) else "null" for one in spec[1]}
    return {KINDS[spec[0]]}


def _shown(spec):
    names = _names(spec)
    return "any" if "any" in names else " | ".join([one for one in ORDER if one in names])


def _name_of(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "bool"
    for kind, name in ((int, "int"), (float, "float"), (str, "str"), (dict, "object"), ((list, tuple), "array")):
        if isinstance(value, kind):
            return name
    return type(value).__name__


def _wrong(text, path):
    return ValidationError(text + (" - at `$" + path + "`" if path else ""))


def _mismatch(value, spec, path):
    return _wrong("Expected `" + _shown(spec) + "`, got `" + _name_of(value) + "`", path)


def convert(document, kind, strict=True):
    spec = (lambda: kind) if isinstance(kind, type) and issubclass(kind, Struct) else kind
    return _convert(document, spec, "")


def _convert(value, spec, path):
    if _is_struct(spec):
        if not isinstance(value, dict):
            raise _mismatch(value, spec, path)
        return _struct(value, spec(), path)
    name = spec if isinstance(spec, str) else spec[0]
    if name == "any":
        return value
    if name == "union":
        return _union(value, spec, path)
    found = _name_of(value)
    if name == "literal":
        if found not in _names(spec):
            raise _mismatch(value, spec, path)
        if value not in spec[1]:
            raise _wrong("Invalid enum value " + repr(value), path)
        return value
    if name == "float" and found == "int":
        return float(value)
    if name == "int" and found == "float" and value == int(value):
        value, found = int(value), "int"
    if found != KINDS.get(name, name):
        raise _mismatch(value, spec, path)
    if name == "int" and not isinstance(spec, str):
        _check_range(value, spec, path)
    elif name == "array":
        _check_length(value, spec, path)
        return [_convert(one, spec[1], path + "[" + str(i) + "]") for i, one in enumerate(value)]
    elif name == "tuple":
        return tuple([_convert(one, spec[1], path + "[" + str(i) + "]") for i, one in enumerate(value)])
    elif name == "fixed":
        if len(value) != len(spec[1]):
            raise _wrong("Expected `array` of length " + str(len(spec[1])) + ", got " + str(len(value)), path)
        return tuple([_convert(one, spec[1][i], path + "[" + str(i) + "]") for i, one in enumerate(value)])
    elif name == "object":
        return D([(key, _convert(one, spec[1], path + "[...]")) for key, one in value.items()])
    return value


def _union(value, spec, path):
    found = _name_of(value)
    for one in spec[1]:
        names = _names(one)
        if "any" in names or found in names:
            return _convert(value, one, path)
    for one in spec[1]:
        if found == "int" and "float" in _names(one):
            return _convert(value, one, path)
        if found == "float" and "int" in _names(one) and value == int(value):
            return int(value)
    raise _mismatch(value, spec, path)


def _check_range(value, spec, path):
    _, least, most = spec
    if least is not None and value < least:
        raise _wrong("Expected `int` >= " + str(least), path)
    if most is not None and value > most:
        raise _wrong("Expected `int` <= " + str(most), path)


def _check_length(value, spec, path):
    _, _, least, most = spec
    if least is not None and len(value) < least:
        raise _wrong("Expected `array` of length >= " + str(least), path)
    if most is not None and len(value) > most:
        raise _wrong("Expected `array` of length <= " + str(most), path)


def _struct(value, kind, path):
    made = object.__new__(kind)
    known = {spec[1]: spec for spec in kind._specs}
    for key, one in value.items():
        spec = known.get(key)
        if spec is not None:
            setattr(made, spec[0], _convert(one, spec[2], path + "." + key))
        elif kind._closed and not (kind._tag is not None and key == kind._tag[0]):
            raise _wrong("Object contains unknown field `" + key + "`", path)
    for name, encoded, _, default in kind._specs:
        if encoded not in value:
            if default is None:
                raise _wrong("Object missing required field `" + encoded + "`", path)
            setattr(made, name, default[1]() if default[0] else _fresh(default[1]))
    return made


def to_builtins(value):
    if isinstance(value, Struct):
        found = D()
        for name, encoded, _, _ in value._specs:
            one = getattr(value, name)
            if one is not UNSET:
                found[encoded] = to_builtins(one)
        return found
    if isinstance(value, dict):
        return D([(key, to_builtins(one)) for key, one in value.items()])
    if isinstance(value, (list, tuple)):
        return [to_builtins(one) for one in value]
    return value


class _JSON:
    class Encoder:
        def encode(self, value):
            return json.encode(value)

    def encode(self, value):
        return _json.dumps(value).encode()

    def decode(self, text, type=None):
        text = text if isinstance(text, str) else text.decode()
        source = host.expression(text)
        if source is None:
            raise DecodeError("JSON is malformed")
        value = eval(source, {"D": D})
        return value if type is None else convert(value, type)


json = _JSON()


class structs:
    @staticmethod
    def replace(value, **changes):
        made = object.__new__(type(value))
        for name, _, _, _ in value._specs:
            setattr(made, name, changes.get(name, getattr(value, name)))
        return made

    @staticmethod
    def asdict(value):
        return D([(name, getattr(value, name)) for name, _, _, _ in value._specs])
