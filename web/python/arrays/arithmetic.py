# Arithmetic of arrays, number by number, in the order in which NumPy adds.
from math import sqrt

from arrays.kinds import LISTS, RANKS


class Arithmetic:
    def _with(self, other, function, code=None, reflected=False):
        if not isinstance(other, Arithmetic):
            if isinstance(other, LISTS):
                other = self.like(other)
            else:
                flat = self._flat()
                numbers = (
                    [function(other, one) for one in flat] if reflected else [function(one, other) for one in flat]
                )
                kind = code or (self.dtype.code if not isinstance(other, float) else _promoted(self.dtype.code, "f"))
                return self.made(numbers, self.shape, kind)
        left, right = _broadcast(self, other)
        numbers = [function(a, b) for a, b in zip(left[0], right[0])]
        return self.made(numbers, left[1], code or _promoted(self.dtype.code, other.dtype.code))

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
        return self.made([-one for one in self._flat()], self.shape, self.dtype.code)

    def __invert__(self):
        return self.made(
            [not one if self.dtype.code == "?" else ~one for one in self._flat()], self.shape, self.dtype.code
        )

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

    def mean(self, axis=None):
        numbers = self._flat()
        if axis is None:
            return pairwise_sum(numbers) / len(numbers)
        rows, width = self.shape
        return self.made([one / rows for one in _columns(numbers, width)], (width,), "d")

    def std(self, ddof=0):
        numbers = self._flat()
        middle = pairwise_sum(numbers) / len(numbers)
        away = [one - middle for one in numbers]
        return sqrt(pairwise_sum([one * one for one in away]) / (len(numbers) - ddof))

    def max(self):
        return max(self._flat())

    def min(self):
        return min(self._flat())

    def argmax(self, axis=None):
        if axis is None:
            numbers = self._flat()
            return numbers.index(max(numbers))
        return self.made([row.argmax() for row in self], (len(self),), "q")

    def fill(self, value):
        self._assign(value)


def _columns(numbers, width):
    # The sum of each column, row after row, as NumPy adds them.
    sums = numbers[:width]
    for at in range(width, len(numbers), width):
        for i in range(width):
            sums[i] += numbers[at + i]
    return sums


def _promoted(a, b):
    if a == b:
        return a
    high, low = (a, b) if RANKS.index(a) >= RANKS.index(b) else (b, a)
    if high == "f" and low in "iIqQ":
        return "d"
    return high


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
