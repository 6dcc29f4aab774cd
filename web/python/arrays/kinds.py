# Types of numbers and records.
from struct import pack, unpack_from

from _rt import D

SIZES = {"b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4, "q": 8, "Q": 8, "f": 4, "d": 8}
STRS = {"b": "|i1", "B": "|u1", "?": "|b1", "h": "<i2", "H": "<u2", "i": "<i4", "I": "<u4", "q": "<i8", "Q": "<u8",
        "f": "<f4", "d": "<f8"}  # fmt: skip
RANKS = "?bBhHiIqQfd"
LISTS = (list, tuple, range, bytes, bytearray)


def _product(shape):
    product = 1
    for extent in shape:
        product *= extent
    return product


def _steps(kind, shape):
    # Bytes from one place of each axis to the next, where all lie one after the other.
    steps, step = [], kind.itemsize
    for extent in reversed(shape):
        steps.insert(0, step)
        step *= extent
    return steps


class dtype:
    def __init__(self, described, shape=()):
        if isinstance(described, dtype):
            described = described.code if described.fields is None else (described.itemsize, described.listed)
        elif isinstance(described, Kind):
            described = described.code
        elif described is float:
            described = "d"
        elif described is int:
            described = "q"
        elif described is bool:
            described = "?"
        self.shape = shape
        self.fields = self.names = None
        self.code = described
        if isinstance(described, tuple):
            size, self.listed = described
            self.code = "record"
            self.fields = D([(name, (_field(code, shape), at)) for name, code, at, shape in self.listed])
            self.names = tuple(self.fields)
        else:
            size = SIZES[described]
        self.one = size
        self.itemsize = size * _product(shape)
        self.format = "<" + self.code
        self._base = None if shape else self
        self._windows = {}

    @property
    def base(self):
        if self._base is None:
            self._base = dtype((self.one, self.listed) if self.fields is not None else self.code)
        return self._base

    def window(self, name):
        # What a field is made of: type, shape, place and steps.
        found = self._windows.get(name)
        if found is None:
            field, at = self.fields[name]
            found = self._windows[name] = (field.base, field.shape, at, _steps(field.base, field.shape))
        return found

    @property
    def str(self):
        return STRS[self.code]

    def newbyteorder(self, order):
        return self

    def __eq__(self, other):
        return self.code == dtype(other).code and self.itemsize == dtype(other).itemsize

    def __hash__(self):
        return id(self)


_FIELDS = {}


def _field(code, shape):
    if isinstance(code, tuple):
        return dtype(code, shape)
    if (code, shape) not in _FIELDS:
        _FIELDS[code, shape] = dtype(code, shape)
    return _FIELDS[code, shape]


class Kind:
    def __init__(self, code):
        self.code = code

    def __call__(self, value):
        if self.code == "f":
            return unpack_from("<f", pack("<f", value))[0]
        if self.code == "d":
            return float(value)
        return bool(value) if self.code == "?" else int(value)


int8, uint8, int16, uint16 = Kind("b"), Kind("B"), Kind("h"), Kind("H")
int32, uint32, int64, uint64 = Kind("i"), Kind("I"), Kind("q"), Kind("Q")
float32, float64, bool_ = Kind("f"), Kind("d"), Kind("?")


def _dtype(described):
    return described if isinstance(described, dtype) else dtype(described)
