from _rt import D


def replace(value, **changes):
    made = object.__new__(type(value))
    for name, _, _, _ in value._specs:
        setattr(made, name, changes.get(name, getattr(value, name)))
    return made


def asdict(value):
    return D([(name, getattr(value, name)) for name, _, _, _ in value._specs])
