# What the worker calls: one request, one answer, both JSON.
from voliera.protocol.engine import Engine, encode

_engine = Engine()


def answer(line):
    return encode(_engine.answer(line)).decode()
