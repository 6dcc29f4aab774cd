from itertools import *  # noqa: F403


def pairwise(values):
    values = list(values)
    return zip(values, values[1:])


def islice(values, *bounds):
    start, stop = (0, bounds[0]) if len(bounds) == 1 else bounds
    found = []
    if stop is None or stop > 0:
        for i, one in enumerate(values):
            if i >= start:
                found.append(one)
            if stop is not None and i + 1 >= stop:
                break
    return iter(found)


def takewhile(test, values):
    for one in values:
        if not test(one):
            return
        yield one


def combinations(values, size):
    values = list(values)
    if size == 0:
        yield ()
        return
    for i in range(len(values) - size + 1):
        for rest in combinations(values[i + 1 :], size - 1):
            yield (values[i],) + rest


def permutations(values, size=None):
    values = list(values)
    size = len(values) if size is None else size
    if size == 0:
        yield ()
        return
    for i in range(len(values)):
        for rest in permutations(values[:i] + values[i + 1 :], size - 1):
            yield (values[i],) + rest


def product(*several):
    found = [()]
    for values in several:
        values = list(values)
        found = [one + (value,) for one in found for value in values]
    return iter(found)


def groupby(values, key=None):
    group, last = [], None
    for one in values:
        now = one if key is None else key(one)
        if group and now != last:
            yield last, iter(group)
            group = []
        last = now
        group.append(one)
    if group:
        yield last, iter(group)


def count(start=0):
    while True:
        yield start
        start += 1


def accumulate(values):
    total = None
    for one in values:
        total = one if total is None else total + one
        yield total


class _Chain:
    def __call__(self, *several):
        for values in several:
            for one in values:
                yield one

    def from_iterable(self, several):
        return self(*several)


chain = _Chain()
