"""What every part of a running server leans on, held together so that it can be handed around."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from voliera.server.bus import Bus
from voliera.server.metrics import Metrics
from voliera.server.settings import Limits, ServerSettings
from voliera.server.storage import Storage
from voliera.server.thinking.thinkers import Thinkers


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Services:
    """One process's storage, bus, thinkers, figures and settings."""

    settings: ServerSettings
    storage: Storage
    bus: Bus
    thinkers: Thinkers
    metrics: Metrics = field(default_factory=Metrics)
    now: Callable[[], int] = now_ms

    @property
    def limits(self) -> Limits:
        """What is allowed."""
        return self.settings.limits
