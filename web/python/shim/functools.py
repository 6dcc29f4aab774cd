# Caches and the like.
MISSING = object()


def lru_cache(maxsize=128):
    if callable(maxsize):
        return _cached(maxsize, 128)
    return lambda function: _cached(function, maxsize)


def cache(function):
    return _cached(function, None)


def _cached(function, most):
    known = {}

    def call(*arguments):
        found = known.get(arguments, MISSING)
        if found is MISSING:
            if most is not None and len(known) >= most:
                known.clear()
            found = known[arguments] = function(*arguments)
        return found

    return call


class cached_property:
    def __init__(self, function):
        self._function = function
        self._name = None

    def __set_name__(self, owner, name):
        self._name = name

    def __get__(self, instance, owner):
        value = self._function(instance)
        setattr(instance, self._name, value)
        return value


def partial(function, *first, **named):
    def call(*arguments, **more):
        for name in named:
            more.setdefault(name, named[name])
        return function(*first, *arguments, **more)

    return call


def reduce(function, values, start=MISSING):
    total = start
    for one in values:
        total = one if total is MISSING else function(total, one)
    return total
