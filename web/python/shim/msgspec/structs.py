from _rt import D


def replace(_one, **changes):
    made = object.__new__(type(_one))
    for name, _, _, _ in _one._specs:
        setattr(made, name, changes.get(name, getattr(_one, name)))
    return made


def asdict(value):
    return D([(name, getattr(value, name)) for name, _, _, _ in value._specs])
