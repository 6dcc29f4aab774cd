# Functions that make arrays of others.
from arrays.arithmetic import _spread, pairwise_sum
from arrays.array import _filled, _flattened, array, asarray, frombuffer, ndarray, zeros
from arrays.kinds import _product, bool_, dtype, float64, int64


def _made(numbers, shape, code):
    return _filled(numbers, shape, dtype(code))


def ones(shape, kind=float64):
    return full(shape, 1, kind)


def full(shape, value, kind=None):
    made = zeros(shape, kind or (float64 if isinstance(value, float) else int64))
    made._assign(value)
    return made


def ascontiguousarray(values):
    return values if values.contiguous else values.copy()


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


def mean(values, axis=None):
    return asarray(values).mean(axis)


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
