"""Limits of servers under test: those that only a slow machine meets are out of reach.

A test of a limit sets it itself.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from voliera.server.api import play, study
from voliera.server.bus import connections, leases, redis_bus, subscriber
from voliera.server.core import hints
from voliera.server.storage import postgresql

PATIENCE_S = 600.0
LIMITS: dict[str, Any] = {
    "hello_s": PATIENCE_S,
    "silence_s": PATIENCE_S,
    "send_timeout_s": PATIENCE_S,
    "thinker_wait_s": PATIENCE_S,
    "thinker_grace_s": PATIENCE_S,
}
"""Fields of `Limits`."""
BUS_S = 15.0
"""Longer than any process stalls. What Redis loses when it is killed is noticed by this limit alone."""
LEASE_MS = 15_000
"""Longer than any process stalls; tests that kill an owner wait for it."""
SOLVE_MS = 60_000
"""As long as a thinker may take at all."""
CONSTANTS: tuple[tuple[ModuleType, str, float], ...] = (
    (subscriber, "WAIT_S", BUS_S),
    (subscriber, "SILENCE_S", BUS_S),
    (connections, "SOCKET_S", BUS_S),
    (redis_bus, "PATIENCE_S", BUS_S),
    (leases, "LEASE_MS", LEASE_MS),
    (postgresql, "CONNECT_S", PATIENCE_S),
    (postgresql, "COMMAND_S", PATIENCE_S),
    (play, "PATIENCE_S", PATIENCE_S),
    (study, "SOLVE_MS", SOLVE_MS),
    (hints, "SOLVE_MS", SOLVE_MS),
)
"""Limits that nobody can set, module by module."""


def be_patient(replace: Callable[[ModuleType, str, float], None] = setattr) -> None:
    """Put the constants of this process out of reach."""
    for module, name, value in CONSTANTS:
        replace(module, name, value)
