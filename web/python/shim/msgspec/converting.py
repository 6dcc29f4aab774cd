# Structs, and conversion of documents with the same refusals.
from _rt import UNSET, D, R, UnsetType


class MsgspecError(Exception):
    pass


class DecodeError(MsgspecError):
    pass


class ValidationError(DecodeError):
    pass


class Raw:
    # JSON that is made already.
    def __init__(self, data):
        self.text = data if isinstance(data, str) else data.decode()


class Struct:
    _specs = ()
    _closed = False
    _tag = None
    _brief = False

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
KINDS = {"array": "array", "tuple": "array", "fixed": "array"}
KINDS.update({"literal": "str", "str": "str", "object": "object", "int": "int"})


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


def is_default(value, default):
    # Whether a field need not be said: as msgspec has it, where structs are brief.
    if default is None:
        return False
    if default[0]:
        return value == [] or value == {}
    return value is default[1] or (isinstance(value, (str, list, dict)) and value == default[1])


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
    elif name == "str" and not isinstance(spec, str):
        _check_text(value, spec, path)
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
    if found == "object" and all([not _is_struct(one) or one()._tag is not None for one in spec[1]]):
        tagged = [one for one in spec[1] if _is_struct(one)]
        if tagged:
            return _tagged(value, tagged, path)
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


def _tagged(value, structs, path):
    field = structs[0]()._tag[0]
    if field not in value:
        raise _wrong("Object missing required field `" + field + "`", path)
    for one in structs:
        if one()._tag[1] == value[field]:
            return _struct(value, one(), path)
    raise _wrong("Invalid value " + repr(value[field]), path + "." + field)


def _check_range(value, spec, path):
    _, least, most = spec
    if least is not None and value < least:
        raise _wrong("Expected `int` >= " + str(least), path)
    if most is not None and value > most:
        raise _wrong("Expected `int` <= " + str(most), path)


def _check_text(value, spec, path):
    _, least, most, pattern = spec
    _check_extent(value, "str", least, most, path)
    if pattern is not None:
        from shim import re

        if not re.compile(pattern).search(value):
            raise _wrong("Expected `str` matching regex '" + pattern + "'", path)


def _check_length(value, spec, path):
    _, _, least, most = spec
    _check_extent(value, "array", least, most, path)


def _check_extent(value, name, least, most, path):
    if least is not None and len(value) < least:
        raise _wrong("Expected `" + name + "` of length >= " + str(least), path)
    if most is not None and len(value) > most:
        raise _wrong("Expected `" + name + "` of length <= " + str(most), path)


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


def fields_of(value):
    # The names and values of a struct, as its document has them.
    found = [] if value._tag is None else [value._tag]
    for name, encoded, _, default in value._specs:
        one = getattr(value, name)
        if one is not UNSET and not (value._brief and is_default(one, default)):
            found.append((encoded, one))
    return found


def to_builtins(value):
    if isinstance(value, Struct):
        return D([(name, to_builtins(one)) for name, one in fields_of(value)])
    if isinstance(value, dict):
        return D([(key, to_builtins(one)) for key, one in value.items()])
    if isinstance(value, (list, tuple)):
        return [to_builtins(one) for one in value]
    return value
