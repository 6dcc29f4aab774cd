"""What every part of a running server leans on, held together so that it can be handed around."""

from dataclasses import dataclass, field

from voliera.server.bus import Bus
from voliera.server.metrics import Metrics
from voliera.server.settings import Limits, ServerSettings
from voliera.server.storage import Storage
from voliera.server.thinking.thinkers import Thinkers
from voliera.server.timekeeping import Timekeeper


@dataclass(frozen=True)
class Services:
    """One process's storage, bus, thinkers, figures, clocks and settings."""

    settings: ServerSettings
    storage: Storage
    bus: Bus
    thinkers: Thinkers
    metrics: Metrics = field(default_factory=Metrics)
    time: Timekeeper = field(default_factory=Timekeeper)

    @property
    def limits(self) -> Limits:
        """What is allowed."""
        return self.settings.limits

    def now(self) -> int:
        """Return wall time, for stamps: milliseconds since 1970."""
        return self.time.moment().at

    def steady(self) -> int:
        """Return the time that the clocks of tables run on, in milliseconds; it never steps."""
        return self.time.steady()
