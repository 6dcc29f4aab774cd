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

    @property
    def base(self):
        return dtype((self.one, self.listed) if self.fields is not None else self.code) if self.shape else self

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
