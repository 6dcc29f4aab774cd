# The parts of NumPy that documents, bots and solvers use outside compiled code.
#
# An array is a window of a buffer: a bytearray, or for large ones a block that JavaScript keeps (host.Far). Compiled
# functions are called through a frame of 8-byte slots; JavaScript copies arrays into the memory of the module and back.
from struct import calcsize, pack, pack_into, unpack_from

import host
from _rt import D
from uctypes import addressof

FAR = 16384
nan = float("nan")
newaxis = None
SIZES = {"b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4, "q": 8, "Q": 8, "f": 4, "d": 8}
STRS = {"b": "|i1", "B": "|u1", "?": "|b1", "h": "<i2", "H": "<u2", "i": "<i4", "I": "<u4", "q": "<i8", "Q": "<u8",
        "f": "<f4", "d": "<f8"}  # fmt: skip
RANKS = "?bBhHiIqQfd"
LISTS = (list, tuple, range, bytes, bytearray)


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


def _product(shape):
    product = 1
    for extent in shape:
        product *= extent
    return product


def _dtype(described):
    return described if isinstance(described, dtype) else dtype(described)


def _buffer(size):
    return bytearray(size) if size < FAR else host.Far(size)


class ndarray:
    def __init__(self, kind, shape, buffer, offset, strides=None):
        self.dtype, self.shape, self.buffer, self.offset = kind, shape, buffer, offset
        if strides is None:
            strides, step = [], kind.itemsize
            for extent in reversed(shape):
                strides.insert(0, step)
                step *= extent
            self.contiguous = True
        else:
            self.contiguous = False
        self.strides = strides

    @property
    def size(self):
        return _product(self.shape)

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def nbytes(self):
        return self.size * self.dtype.itemsize

    @property
    def T(self):
        return ndarray(self.dtype, tuple(reversed(self.shape)), self.buffer, self.offset, list(reversed(self.strides)))

    def __len__(self):
        return self.shape[0]

    def __bool__(self):
        return bool(self._flat()[0])

    def __iter__(self):
        return iter([self[i] for i in range(self.shape[0])])

    def _near(self, offset, size):
        # Bytes of the buffer that can be read here, and where among them they begin.
        if isinstance(self.buffer, (bytearray, bytes)):
            return self.buffer, offset
        return self.buffer.read(offset, size), 0

    def _offsets(self):
        found = [self.offset]
        for extent, step in zip(self.shape, self.strides):
            found = [start + step * i for start in found for i in range(extent)]
        return found

    def _flat(self):
        # All numbers, in C order.
        code = "<" + self.dtype.code
        if self.dtype.code == "?":
            return [bool(one) for one in self._as("B")._flat()]
        if self.contiguous:
            count = self.size
            buffer, start = self._near(self.offset, self.nbytes)
            return list(unpack_from("<" + str(count) + self.dtype.code, buffer, start)) if count else []
        size = self.dtype.itemsize
        found = []
        for offset in self._offsets():
            buffer, start = self._near(offset, size)
            found.append(unpack_from(code, buffer, start)[0])
        return found

    def _as(self, code):
        return ndarray(dtype(code), self.shape, self.buffer, self.offset, None if self.contiguous else self.strides)

    def _put(self, offset, packed):
        if isinstance(self.buffer, bytearray):
            self.buffer[offset : offset + len(packed)] = packed
        else:
            self.buffer.write(offset, packed)

    def tolist(self):
        return _nested(self._flat(), self.shape)

    def tobytes(self):
        if self.contiguous:
            buffer, start = self._near(self.offset, self.nbytes)
            return bytes(memoryview(buffer)[start : start + self.nbytes])
        size = self.dtype.itemsize
        parts = []
        for offset in self._offsets():
            buffer, start = self._near(offset, size)
            parts.append(bytes(buffer[start : start + size]))
        return b"".join(parts)

    def copy(self):
        return frombuffer(bytearray(self.tobytes()), self.dtype).reshape(self.shape)

    def reshape(self, *shape):
        shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
        if -1 in shape:
            rest = _product([one for one in shape if one != -1])
            shape = tuple([self.size // rest if one == -1 else one for one in shape])
        source = self if self.contiguous else self.copy()
        return ndarray(self.dtype, tuple(shape), source.buffer, source.offset)

    def ravel(self):
        return self.reshape(-1)

    flatten = ravel

    def astype(self, kind):
        kind = _dtype(kind)
        if kind.code == self.dtype.code:
            return self.copy()
        if self.size * max(kind.itemsize, self.dtype.itemsize) >= FAR and self.contiguous:
            source = self.buffer
            if isinstance(source, (bytearray, bytes)):
                source, start = host.Far(self.nbytes), 0
                source.write(0, self.tobytes())
            else:
                start = self.offset
            made = ndarray(kind, self.shape, _buffer(self.size * kind.itemsize), 0)
            if isinstance(made.buffer, bytearray):
                made._fill_flat(self._flat())
            else:
                host.convert(source, start, self.dtype.code, made.buffer, kind.code, self.size)
            return made
        made = zeros(self.shape, kind)
        made._fill_flat(self._flat())
        return made

    def item(self, at=0):
        return self._flat()[at] if at or self.shape != (1,) else self._number(self.offset)

    def _number(self, offset):
        buffer, start = self._near(offset, self.dtype.itemsize)
        if self.dtype.code == "?":
            return bool(buffer[start])
        return unpack_from("<" + self.dtype.code, buffer, start)[0]

    def _fill_flat(self, numbers):
        code = self.dtype.code
        if code not in "fd":
            numbers = [int(one) for one in numbers]
            if code == "?":
                code, numbers = "B", [1 if one else 0 for one in numbers]
            elif self.dtype.itemsize < 8:
                numbers = _wrapped(numbers, code)
        if self.contiguous:
            self._put(self.offset, pack("<" + str(len(numbers)) + code, *numbers) if numbers else b"")
        else:
            for offset, number in zip(self._offsets(), numbers):
                self._put(offset, pack("<" + code, number))

    # Indexing

    def __getitem__(self, key):
        if isinstance(key, str):
            field, at = self.dtype.fields[key]
            base = field.base
            steps, step = [], base.itemsize
            for extent in reversed(field.shape):
                steps.insert(0, step)
                step *= extent
            return ndarray(base, self.shape + field.shape, self.buffer, self.offset + at, list(self.strides) + steps)
        if isinstance(key, int):
            if key < 0:
                key += self.shape[0]
            if not 0 <= key < self.shape[0]:
                raise IndexError("index out of range")
            return self._inside(self.shape[1:], self.offset + key * self.strides[0], self.strides[1:])
        if isinstance(key, (ndarray, list)):
            return self._chosen(key)
        key = key if isinstance(key, tuple) else (key,)
        if len(key) == 2 and isinstance(key[0], ndarray) and isinstance(key[1], ndarray):
            pairs = zip(key[0]._flat(), key[1]._flat())
            return array([self[int(row), int(column)] for row, column in pairs], self.dtype)
        return self._window(key)

    def _inside(self, shape, offset, strides):
        if shape:
            kept = self.contiguous and len(shape) == len(self.shape) - 1
            return ndarray(self.dtype, shape, self.buffer, offset, None if kept else strides)
        if self.dtype.fields is not None:
            return record(self.dtype, self.buffer, offset)
        return self._number(offset)

    def _window(self, key):
        if Ellipsis in key:
            at = key.index(Ellipsis)
            missing = len(self.shape) - (len(key) - 1)
            key = key[:at] + (_ALL,) * missing + key[at + 1 :]
        shape, strides, offset, chosen, whole = [], [], self.offset, None, True
        axis = 0
        for one in key:
            if one is None:
                shape.append(1)
                strides.append(0)
                continue
            extent, step = self.shape[axis], self.strides[axis]
            if isinstance(one, int):
                offset += step * (one + extent if one < 0 else one)
                whole = whole and not shape
            elif isinstance(one, (ndarray, list)):
                chosen = (len(shape), one)
                shape.append(extent)
                strides.append(step)
            else:
                start, stop = _bounds(one, extent)
                whole = whole and (not shape and axis == 0 or (start, stop) == (0, extent))
                offset += step * start
                shape.append(max(0, stop - start))
                strides.append(step)
            axis += 1
        shape += self.shape[axis:]
        strides += self.strides[axis:]
        if chosen is not None:
            return ndarray(self.dtype, tuple(shape), self.buffer, offset, strides)._along(*chosen)
        if not shape:
            return self._inside((), offset, ())
        kept = self.contiguous and whole
        return ndarray(self.dtype, tuple(shape), self.buffer, offset, None if kept else strides)

    def _along(self, axis, places):
        # Chosen places of one axis, copied.
        places = _places(places)
        shape = self.shape[:axis] + (len(places),) + self.shape[axis + 1 :]
        made = zeros(shape, self.dtype)
        rest = self.shape[:axis] and range(self.shape[0]) if axis == 1 else None
        if axis == 0:
            for i, place in enumerate(places):
                made[i] = self[place]
        elif axis == 1:
            for row in rest:
                flat = self[row]
                numbers = flat.tolist()
                made[row] = [numbers[place] for place in places]
        return made

    def _chosen(self, key):
        return self._along(0, key)

    def __setitem__(self, key, value):
        if isinstance(key, str):
            self[key]._assign(value)
        elif isinstance(key, (ndarray, list)):
            places = _places(key)
            several = isinstance(value, (ndarray,) + LISTS)
            for i, place in enumerate(places):
                self[place] = value[i] if several else value
        elif isinstance(key, int) or (isinstance(key, tuple) and len(key) == len(self.shape) and _single(key)):
            indices = key if isinstance(key, tuple) else (key,)
            offset = self.offset
            for one, extent, step in zip(indices, self.shape, self.strides):
                offset += step * (one + extent if one < 0 else one)
            if len(indices) < len(self.shape):
                self[key]._assign(value)
            elif isinstance(value, record):
                self._put(offset, value.tobytes())
            else:
                _one(self, offset)._fill_flat([value])
        else:
            self._window(key if isinstance(key, tuple) else (key,))._assign(value)

    def _assign(self, value):
        if isinstance(value, ndarray) and value.dtype.code == self.dtype.code and self.contiguous:
            if value.shape == self.shape:
                self._put(self.offset, value.tobytes())
                return
        if isinstance(value, ndarray):
            numbers = value._flat()
        elif isinstance(value, LISTS):
            numbers = _flattened(value)
        else:
            numbers = [value] * self.size
        if len(numbers) < self.size:
            numbers = numbers * (self.size // len(numbers))
        self._fill_flat(numbers)

    # Arithmetic

    def _with(self, other, function, code=None, reflected=False):
        if not isinstance(other, ndarray):
            if isinstance(other, LISTS):
                other = asarray(other)
            else:
                flat = self._flat()
                numbers = (
                    [function(other, one) for one in flat] if reflected else [function(one, other) for one in flat]
                )
                kind = code or (self.dtype.code if not isinstance(other, float) else _promoted(self.dtype.code, "f"))
                return _made(numbers, self.shape, kind)
        left, right = _broadcast(self, other)
        numbers = [function(a, b) for a, b in zip(left[0], right[0])]
        return _made(numbers, left[1], code or _promoted(self.dtype.code, other.dtype.code))

    def __add__(self, other):
        return self._with(other, lambda a, b: a + b)

    def __radd__(self, other):
        return self._with(other, lambda a, b: a + b, None, True)

    def __sub__(self, other):
        return self._with(other, lambda a, b: a - b)

    def __rsub__(self, other):
        return self._with(other, lambda a, b: a - b, None, True)

    def __mul__(self, other):
        return self._with(other, lambda a, b: a * b)

    def __rmul__(self, other):
        return self._with(other, lambda a, b: a * b, None, True)

    def __truediv__(self, other):
        return self._with(other, lambda a, b: a / b, "f" if self.dtype.code == "f" else "d")

    def __floordiv__(self, other):
        return self._with(other, lambda a, b: a // b)

    def __mod__(self, other):
        return self._with(other, lambda a, b: a % b)

    def __and__(self, other):
        return self._with(other, lambda a, b: a & b)

    def __or__(self, other):
        return self._with(other, lambda a, b: a | b)

    def __rshift__(self, other):
        return self._with(other, lambda a, b: a >> b)

    def __lshift__(self, other):
        return self._with(other, lambda a, b: a << b)

    def __neg__(self):
        return _made([-one for one in self._flat()], self.shape, self.dtype.code)

    def __invert__(self):
        return _made([not one if self.dtype.code == "?" else ~one for one in self._flat()], self.shape, self.dtype.code)

    def __eq__(self, other):
        return self._with(other, lambda a, b: a == b, "?")

    def __ne__(self, other):
        return self._with(other, lambda a, b: a != b, "?")

    def __lt__(self, other):
        return self._with(other, lambda a, b: a < b, "?")

    def __le__(self, other):
        return self._with(other, lambda a, b: a <= b, "?")

    def __gt__(self, other):
        return self._with(other, lambda a, b: a > b, "?")

    def __ge__(self, other):
        return self._with(other, lambda a, b: a >= b, "?")

    def __hash__(self):
        return id(self)

    def __iadd__(self, other):
        self._assign(self + other)
        return self

    def __isub__(self, other):
        self._assign(self - other)
        return self

    def __ior__(self, other):
        self._assign(self | other)
        return self

    def __iand__(self, other):
        self._assign(self & other)
        return self

    def all(self):
        return all(self._flat())

    def any(self):
        return any(self._flat())

    def sum(self, axis=None):
        numbers = self._flat()
        return pairwise_sum(numbers) if self.dtype.code in "fd" else sum([int(one) for one in numbers])

    def max(self):
        return max(self._flat())

    def min(self):
        return min(self._flat())

    def argmax(self, axis=None):
        if axis is None:
            numbers = self._flat()
            return numbers.index(max(numbers))
        return array([row.argmax() for row in self], int64)

    def nonzero(self):
        return (flatnonzero(self),)

    def fill(self, value):
        self._assign(value)

    def __repr__(self):
        return "array(" + str(self.tolist()) + ")"


class _All:
    def __getitem__(self, key):
        return key


_ALL = _All()[:]


class record:
    # One record of an array: fields are attributes.
    def __init__(self, kind, buffer, offset):
        object.__setattr__(self, "_record", (kind, buffer, offset))

    def __getattr__(self, name):
        kind, buffer, offset = self._record
        if kind.fields is None or name not in kind.fields:
            raise AttributeError(name)
        field, at = kind.fields[name]
        if field.shape:
            return ndarray(field.base, field.shape, buffer, offset + at)
        if field.fields is not None:
            return record(field, buffer, offset + at)
        return ndarray(field, (1,), buffer, offset + at)._number(offset + at)

    def __setattr__(self, name, value):
        kind, buffer, offset = self._record
        field, at = kind.fields[name]
        ndarray(field.base, field.shape or (1,), buffer, offset + at)._assign(value)

    def __getitem__(self, name):
        return self.__getattr__(name)

    def __setitem__(self, name, value):
        self.__setattr__(name, value)

    @property
    def dtype(self):
        return self._record[0]

    def tobytes(self):
        kind, buffer, offset = self._record
        return ndarray(kind, (1,), buffer, offset).tobytes()


def _one(owner, offset):
    return ndarray(owner.dtype, (1,), owner.buffer, offset)


def _single(key):
    for one in key:
        if not isinstance(one, int):
            return False
    return True


def _bounds(one, extent):
    start, stop = one.start, one.stop
    start = 0 if start is None else start + extent if start < 0 else start
    stop = extent if stop is None else stop + extent if stop < 0 else stop
    return min(start, extent), min(stop, extent)


def _places(key):
    if isinstance(key, list):
        return [i for i, one in enumerate(key) if one] if key and isinstance(key[0], bool) else key
    numbers = key._flat()
    return [i for i, one in enumerate(numbers) if one] if key.dtype.code == "?" else numbers


def _wrapped(numbers, code):
    bits = 8 * SIZES[code]
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if code in "bhi" else (0, (1 << bits) - 1)
    if not numbers or (min(numbers) >= low and max(numbers) <= high):
        return numbers
    mask = (1 << bits) - 1
    return [one if low <= one <= high else ((one - low) & mask) + low for one in numbers]


def _promoted(a, b):
    if a == b:
        return a
    high, low = (a, b) if RANKS.index(a) >= RANKS.index(b) else (b, a)
    if high == "f" and low in "iIqQ":
        return "d"
    return high


def _made(numbers, shape, code):
    made = zeros(shape, dtype(code))
    made._fill_flat(numbers)
    return made


def _broadcast(a, b):
    # The numbers of both, each repeated to the common shape.
    if a.shape == b.shape:
        return (a._flat(), a.shape), (b._flat(), b.shape)
    count = max(len(a.shape), len(b.shape))
    left, right = ((1,) * (count - len(one.shape)) + tuple(one.shape) for one in (a, b))
    shape = tuple([max(x, y) for x, y in zip(left, right)])
    return tuple([(_spread(one._flat(), own, shape), shape) for one, own in ((a, left), (b, right))])


def _spread(flat, own, shape):
    if own == shape:
        return flat
    places, step = [0], 1
    steps = []
    for extent in reversed(own):
        steps.insert(0, 0 if extent == 1 else step)
        step *= extent
    for extent, by in zip(shape, steps):
        places = [place + by * i for place in places for i in range(extent)]
    return [flat[place] for place in places]


def _nested(flat, shape):
    if len(shape) < 2:
        return flat
    size = _product(shape[1:])
    return [_nested(flat[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]


def _flattened(values):
    found = []
    for one in values:
        if isinstance(one, LISTS):
            found.extend(_flattened(one))
        elif isinstance(one, ndarray):
            found.extend(one._flat())
        else:
            found.append(one)
    return found


def pairwise_sum(numbers):
    # NumPy adds floats in blocks of eight running sums; the same order gives the same bits.
    n = len(numbers)
    if n < 8:
        total = 0.0
        for one in numbers:
            total += one
        return total
    if n <= 128:
        sums = numbers[:8]
        i = 8
        while i < n - n % 8:
            for j in range(8):
                sums[j] += numbers[i + j]
            i += 8
        total = ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]))
        for one in numbers[i:]:
            total += one
        return total
    half = n // 2
    half -= half % 8
    return pairwise_sum(numbers[:half]) + pairwise_sum(numbers[half:])


def zeros(shape, kind=float64):
    kind = _dtype(kind)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return ndarray(kind, shape, _buffer(kind.itemsize * _product(shape)), 0)


def ones(shape, kind=float64):
    return full(shape, 1, kind)


def full(shape, value, kind=None):
    made = zeros(shape, kind or (float64 if isinstance(value, float) else int64))
    made._assign(value)
    return made


def _shape_of(values):
    if isinstance(values, ndarray):
        return values.shape
    if not isinstance(values, LISTS):
        return ()
    return (len(values),) + (_shape_of(values[0]) if values else ())


def array(values, kind=None):
    if isinstance(values, ndarray):
        return values.copy() if kind is None else values.astype(kind)
    if not isinstance(values, LISTS):
        values = list(values)
    flat = _flattened(values)
    if kind is None:
        kind = _kind_inside(values)
    if kind is None:
        kind = float64 if any([isinstance(one, float) for one in flat]) else int64
        if flat and all([isinstance(one, bool) for one in flat]):
            kind = bool_
    return _filled(flat, _shape_of(values), _dtype(kind))


def _kind_inside(values):
    # The kind of the arrays that a list is made of; None if it is made of numbers.
    while isinstance(values, (list, tuple)) and values:
        values = values[0]
    return values.dtype if isinstance(values, ndarray) else None


def _filled(flat, shape, kind):
    made = zeros(shape, kind)
    made._fill_flat(flat)
    return made


def asarray(values, kind=None):
    if isinstance(values, ndarray) and (kind is None or _dtype(kind).code == values.dtype.code):
        return values
    return array(values, kind)


def ascontiguousarray(values):
    return values if values.contiguous else values.copy()


def frombuffer(data, kind=float64, count=-1, offset=0):
    kind = _dtype(kind)
    count = (len(data) - offset) // kind.itemsize if count < 0 else count
    if count * kind.itemsize >= FAR:
        made = ndarray(kind, (count,), host.Far(count * kind.itemsize), 0)
        made.buffer.write(0, data[offset : offset + count * kind.itemsize])
        return made
    return ndarray(kind, (count,), data, offset)


def arange(start, stop=None):
    return array(list(range(start) if stop is None else range(start, stop)), int64)


def concatenate(parts):
    parts = [asarray(one) for one in parts]
    first = parts[0]
    shape = (sum([len(one) for one in parts]),) + tuple(first.shape[1:])
    return frombuffer(bytearray(b"".join([one.tobytes() for one in parts])), first.dtype).reshape(shape)


def stack(parts):
    parts = [asarray(one) for one in parts]
    return concatenate([one.reshape((1,) + tuple(one.shape)) for one in parts])


def repeat(values, counts):
    numbers = values._flat()
    counts = [counts] * len(numbers) if isinstance(counts, int) else counts
    return array([one for one, count in zip(numbers, counts) for _ in range(count)], values.dtype)


def flatnonzero(values):
    numbers = values._flat() if isinstance(values, ndarray) else values
    return array([i for i, one in enumerate(numbers) if one], int64)


def where(test, yes, no):
    yes, no = asarray(yes), asarray(no)
    shape = yes.shape if len(yes.shape) >= len(test.shape) else test.shape
    chosen = _spread(test._flat(), (1,) * (len(shape) - len(test.shape)) + tuple(test.shape), tuple(shape))
    numbers = [a if one else b for one, a, b in zip(chosen, yes._flat(), no._flat())]
    return _made(numbers, shape, yes.dtype.code)


def isnan(values):
    return _made([one != one for one in values._flat()], values.shape, "?")


def isfinite(values):
    if values.dtype.code not in "fd":
        return ones((1,), bool_)
    return _made([one == one and abs(one) != float("inf") for one in values._flat()], values.shape, "?")


def rint(values):
    return _made([float(round(one)) for one in values._flat()], values.shape, values.dtype.code)


def resize(values, count):
    numbers = values._flat()
    return array([numbers[i % len(numbers)] for i in range(count)], values.dtype)


def prod(values):
    return _product(values)


def sqrt(value):
    from math import sqrt as root

    return root(value)


def mean(values):
    numbers = values._flat() if isinstance(values, ndarray) else list(values)
    return pairwise_sum(numbers) / len(numbers)


class gcd:
    @staticmethod
    def reduce(values, axis=None):
        found = 0
        for one in _flattened([values]):
            a, b = found, abs(int(one))
            while b:
                a, b = b, a % b
            found = a
        return found


# Compiled functions

FRAME = bytearray(8 * 160)
FRAME_AT = addressof(FRAME)


def entry(names):
    # A function of the module; where records of several games are taken, the record's size chooses.
    numbers = [host.number_of(name) for name, _ in names]
    sizes = [host.size_of(number) for number in numbers]
    several = names[0][1].split(",")
    kinds = [{"int": int, "float": float, "bool": bool, "none": None}[one] for one in several]

    def call(*arguments):
        at = 0
        kept = []
        for one in arguments:
            if isinstance(one, (ndarray, record)):
                if isinstance(one, record):
                    kind, buffer, offset = one._record
                    shape, size = (), kind.itemsize
                else:
                    buffer, offset, shape, size = one.buffer, one.offset, one.shape, one.nbytes
                    if not one.contiguous and not _is_whole(one):
                        raise ValueError("an array that is not contiguous")
                if isinstance(buffer, bytes):
                    raise ValueError("an array that must not be changed")
                near = isinstance(buffer, bytearray)
                place = addressof(buffer) + offset if near else offset
                pack_into("<qqqqq", FRAME, at, 1 if near else 2, place, size, len(shape), 0 if near else buffer.number)
                at += 40
                for extent in shape:
                    pack_into("<q", FRAME, at, extent)
                    at += 8
                kept.append(buffer)
            elif isinstance(one, float):
                pack_into("<qd", FRAME, at, 4, one)
                at += 16
            else:
                pack_into("<qq", FRAME, at, 3, int(one))
                at += 16
        number = numbers[0]
        if len(numbers) > 1:
            kind = arguments[0].dtype
            number = numbers[sizes.index(kind.itemsize)]
        host.call(number, FRAME_AT, len(arguments))
        if len(kinds) > 1:
            found = unpack_from("<" + str(len(kinds)) + "d", FRAME, 0)
            return tuple([kind(one) for kind, one in zip(kinds, found)])
        return None if kinds[0] is None else kinds[0](unpack_from("<d", FRAME, 0)[0])

    return call


def _is_whole(one):
    # Whether steps are those of a contiguous array, however it was made; axes of one element do not matter.
    step = one.dtype.itemsize
    for extent, by in zip(reversed(one.shape), reversed(one.strides)):
        if extent > 1 and by != step:
            return False
        step *= extent
    return True
