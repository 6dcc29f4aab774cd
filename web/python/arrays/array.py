# Arrays and records: windows of a buffer, which is a bytearray, or for large ones a block that JavaScript keeps.
from struct import pack, unpack_from

import host

from arrays.arithmetic import Arithmetic
from arrays.kinds import LISTS, _dtype, _product, _steps, bool_, dtype, float64, int64
from arrays.places import _bounds, _nested, _places, _single, _wrapped

FAR = 16384


def _buffer(size):
    return bytearray(size) if size < FAR else host.Far(size)


class ndarray(Arithmetic):
    def __init__(self, kind, shape, buffer, offset, strides=None, contiguous=False):
        self.dtype, self.shape, self.buffer, self.offset = kind, shape, buffer, offset
        self.contiguous = contiguous or strides is None
        self.strides = _steps(kind, shape) if strides is None else strides

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
        code = self.dtype.format
        if self.dtype.code == "?":
            return [bool(one) for one in self._as("B")._flat()]
        if self.contiguous:
            count = self.size
            buffer, start = self._near(self.offset, self.nbytes)
            return list(unpack_from("<" + str(count) + self.dtype.code, buffer, start)) if count else []
        offsets = self._offsets()
        if not offsets:
            return []
        first = min(offsets)  # all that lies between is read at once
        buffer, start = self._near(first, max(offsets) - first + self.dtype.itemsize)
        return [unpack_from(code, buffer, start + offset - first)[0] for offset in offsets]

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
        return unpack_from(self.dtype.format, buffer, start)[0]

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

    def __getitem__(self, key):
        if isinstance(key, str):
            base, shape, at, steps = self.dtype.window(key)
            alone = self.shape == (1,)  # then all of the field lies together
            return ndarray(base, self.shape + shape, self.buffer, self.offset + at, self.strides + steps, alone)
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
            return ndarray(self.dtype, shape, self.buffer, offset, strides, kept)
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
        return ndarray(self.dtype, tuple(shape), self.buffer, offset, strides, kept)

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

    def __repr__(self):
        return "array(" + str(self.tolist()) + ")"

    def made(self, numbers, shape, code):
        return _filled(numbers, shape, dtype(code))

    def like(self, values):
        return asarray(values)


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
        base, shape, at, steps = kind.window(name)
        if shape:
            return ndarray(base, shape, buffer, offset + at, steps, True)
        if base.fields is not None:
            return record(base, buffer, offset + at)
        return ndarray(base, (1,), buffer, offset + at)._number(offset + at)

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


def _shape_of(values):
    if isinstance(values, ndarray):
        return values.shape
    if not isinstance(values, LISTS):
        return ()
    return (len(values),) + (_shape_of(values[0]) if values else ())


def zeros(shape, kind=float64):
    kind = _dtype(kind)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return ndarray(kind, shape, _buffer(kind.itemsize * _product(shape)), 0)


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


def frombuffer(data, kind=float64, count=-1, offset=0):
    kind = _dtype(kind)
    count = (len(data) - offset) // kind.itemsize if count < 0 else count
    if count * kind.itemsize >= FAR:
        made = ndarray(kind, (count,), host.Far(count * kind.itemsize), 0)
        made.buffer.write(0, data[offset : offset + count * kind.itemsize])
        return made
    return ndarray(kind, (count,), data, offset)
