# Places in arrays, and numbers that fit them.
from arrays.kinds import SIZES, _product


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


def _nested(flat, shape):
    if len(shape) < 2:
        return flat
    size = _product(shape[1:])
    return [_nested(flat[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]
