"""Engines driven from Python: any program that speaks the engine protocol (docs/protocol.md), `voliera engine` first.

    from voliera.engine import Engine

    with Engine() as engine:
        engine.new("birdie", seed=7)
        print(engine.bot("search", time_ms=500).action)

There are two classes with the same methods, `Engine` for plain calls and `AsyncEngine` for asyncio, as in httpx and
redis-py: a method is either called or awaited, and the type checker knows which. One class would have to return
both. Whatever does not wait is written once: pipes and limits (conversation.py), requests (requests.py), the forms
of answers (answers.py), errors (errors.py).

`voliera.bots.external.External` is the way to let such a program play a seat: it tells the program no more than
the seat may know, and checks its moves.
"""

from voliera.engine.answers import Applied, Candidate, Choice, Greeting, Info, Opened, Solution, ToMove
from voliera.engine.async_engine import AsyncEngine
from voliera.engine.engine import Engine
from voliera.engine.errors import (
    EngineClosed,
    EngineDied,
    EngineError,
    EngineNonsense,
    EngineNotStarted,
    EngineTimeout,
    EngineTooLong,
)

__all__ = [
    "Applied",
    "AsyncEngine",
    "Candidate",
    "Choice",
    "Engine",
    "EngineClosed",
    "EngineDied",
    "EngineError",
    "EngineNonsense",
    "EngineNotStarted",
    "EngineTimeout",
    "EngineTooLong",
    "Greeting",
    "Info",
    "Opened",
    "Solution",
    "ToMove",
]
