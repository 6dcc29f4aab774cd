# What rewritten modules call instead of syntax and functions that MicroPython lacks or does otherwise.
from collections import OrderedDict as D

import host

MISSING = object()


class UnsetType:
    def __bool__(self):
        return False

    def __repr__(self):
        return "UNSET"


UNSET = UnsetType()


def M(*parts):
    made = D()
    for part in parts:
        made.update(part)
    return made


def T(*parts):
    made = []
    for part in parts:
        made.extend(part)
    return tuple(made)


def L(*parts):
    made = []
    for part in parts:
        made.extend(part)
    return made


def S(value, *more):
    if isinstance(value, (str, int, float)):
        return str(value)
    if more:
        return str(value, *more)
    if isinstance(value, BaseException) or hasattr(value, "__str__"):
        return str(value)
    return R(value)


def R(value):
    shown = repr(value)
    if "OrderedDict(" not in shown:
        return shown
    if isinstance(value, dict):
        return "{" + ", ".join([R(key) + ": " + R(one) for key, one in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([R(one) for one in value]) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join([R(one) for one in value]) + (",)" if len(value) == 1 else ")")
    return shown


def F(value, conversion, spec):
    if conversion == "r":
        value = R(value)
    elif not isinstance(value, (int, float, str)) or isinstance(value, bool):
        value = S(value)
    return ("{:" + spec + "}").format(value)


def sorted_(values, key=None, reverse=False):
    # Stable, as MicroPython's is not: equal keys are told apart by their places.
    if key is None:
        ranked = [(one, i) for i, one in enumerate(values)]
        if reverse:
            ranked = [(one, -i) for one, i in ranked]
        ranked.sort(reverse=reverse)
        return [one for one, _ in ranked]
    values = list(values)
    sign = -1 if reverse else 1
    ranked = [(key(one), sign * i) for i, one in enumerate(values)]
    ranked.sort(reverse=reverse)
    return [values[sign * i] for _, i in ranked]


def reversed_(values):
    return reversed(list(values)) if isinstance(values, dict) else reversed(values)


def m(method, value, *arguments, **named):
    function = METHODS[method]
    if method == "sort" or not hasattr(value, method):
        return function(value, *arguments, **named)
    return getattr(value, method)(*arguments, **named)


def _sort(values, key=None, reverse=False):
    values[:] = sorted_(values, key, reverse)


def _removesuffix(value, ending):
    return value[: len(value) - len(ending)] if ending and value.endswith(ending) else value


def _removeprefix(value, beginning):
    return value[len(beginning) :] if value.startswith(beginning) else value


def _bit_count(value):
    return bin(value).count("1")


def _bit_length(value):
    return len(bin(abs(value))) - 2 if value else 0


METHODS = {
    "isprintable": host.is_printable,
    "isalnum": host.is_alphanumeric,
    "sort": _sort,
    "removesuffix": _removesuffix,
    "removeprefix": _removeprefix,
    "bit_count": _bit_count,
    "bit_length": _bit_length,
    "casefold": lambda value: value.lower(),
    "capitalize": lambda value: value[:1].upper() + value[1:].lower(),
    "isdecimal": lambda value: value.isdigit(),
    "title": lambda value: " ".join([one[:1].upper() + one[1:].lower() for one in value.split(" ")]),
}


class _Slices:
    def __getitem__(self, key):
        return key


_SLICES = _Slices()


def slice_(start, stop=MISSING):
    return _SLICES[:start] if stop is MISSING else _SLICES[start:stop]


def exec_(source, scope):
    made = dict(scope)
    exec(source, made)
    scope.update(made)


def shown_exception(error):
    import io
    import sys

    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()


def getter(values):
    return lambda key: values[key]


def copy_attributes(to, source):
    for name, value in source.__dict__.items():
        setattr(to, name, value)


class Member(int):
    # A number of an enumeration that knows its name, where it was asked for by the number.
    def __repr__(self):
        return self.shown


class Enumeration:
    # The numbers of an enumeration by their names; iterating gives the numbers.
    def __init__(self, name, members):
        self._name, self._members = name, members
        for one, number in members:
            setattr(self, one, number)
        self._made = {}

    def __iter__(self):
        return iter([number for _, number in self._members])

    def __len__(self):
        return len(self._members)

    def __call__(self, number):
        if number not in self._made:
            for name, one in self._members:
                if one == number:
                    made = self._made[number] = Member(number)
                    made.name = name
                    made.shown = "<" + self._name + "." + name + ": " + str(number) + ">"
                    return made
            raise ValueError(str(number) + " is not a valid " + self._name)
        return self._made[number]


class Named:
    # A named tuple.
    def __iter__(self):
        return iter(self._tuple())

    def __len__(self):
        return len(self._fields)

    def __getitem__(self, at):
        return self._tuple()[at]

    def __eq__(self, other):
        return self._tuple() == (other._tuple() if isinstance(other, Named) else other)

    def __hash__(self):
        return hash(self._tuple())

    def __lt__(self, other):
        return self._tuple() < (other._tuple() if isinstance(other, Named) else other)

    def __repr__(self):
        shown = ", ".join([name + "=" + R(value) for name, value in zip(self._fields, self._tuple())])
        return type(self).__name__ + "(" + shown + ")"

    def _replace(self, **changes):
        named = dict(zip(self._fields, self._tuple()))
        named.update(changes)
        return type(self)(**named)


class Memory:
    # As much of `memoryview` as readings of records need.
    def __init__(self, data):
        self._data = data

    def __getitem__(self, key):
        return Memory(self._data[key])

    def cast(self, code, shape=None):
        from shim import numpy as np

        kind = np.dtype(code)
        count = len(self._data) // kind.itemsize
        return np.ndarray(kind, (count,) if shape is None else tuple(shape), self._data, 0)


memory = Memory


def dtype(described):
    from shim import numpy as np

    return np.dtype(described)


def array_of(described, shape, data):
    from shim import numpy as np

    return np.ndarray(np.dtype(described), shape, bytearray(data), 0)


def entry(names):
    from shim import numpy as np

    return np.entry(names)
