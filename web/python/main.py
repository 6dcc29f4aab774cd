# What the worker calls: one request, one answer, both JSON.
from voliera.protocol.engine import Engine, encode

_engine = Engine()
_house = None


def answer(line):
    return encode(_engine.answer(line)).decode()


def house(line):
    global _house
    if _house is None:
        from voliera.offline.house import House

        _house = House()
    return _house.answer(line)
