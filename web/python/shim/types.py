NoneType = type(None)


class SimpleNamespace:
    def __init__(self, **named):
        for name, value in named.items():
            setattr(self, name, value)
