"""What a server tells Prometheus about itself. Numbers only: no table, no person, no secret."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.sockets = Gauge("voliera_sockets", "Open web sockets", registry=registry)
        self.tables = Gauge("voliera_tables", "Tables in memory", registry=registry)
        self.commands = Counter("voliera_commands", "Commands, by kind", ["kind"], registry=registry)
        self._by_kind: dict[type, Counter] = {}
        self.nacks = Counter("voliera_nacks", "Refused commands, by code", ["code"], registry=registry)
        self.resyncs = Counter("voliera_resyncs", "Whole views sent, by reason", ["reason"], registry=registry)
        self.byes = Counter("voliera_byes", "Sockets closed by the server, by reason", ["why"], registry=registry)
        self._http_refused = Counter(
            "voliera_http_refused", "Requests and connections cut off, by status or reason", ["why"], registry=registry
        )
        self.commit = Histogram(
            "voliera_commit_seconds",
            "From asking for a commit to its being durable",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=registry,
        )
        self.thinking = Gauge("voliera_thinkers_running", "Bots and solvers at work", registry=registry)
        self.bot_queue = Gauge("voliera_thinkers_queued", "Bots and solvers waiting", registry=registry)
        self.lag = Gauge("voliera_loop_lag_seconds", "The event loop's last lag", registry=registry)
        self.longest_lag = Gauge(
            "voliera_loop_lag_longest_seconds",
            "The longest lag since these figures were last asked for",
            registry=registry,
        )

    def commanded(self, command: object) -> None:
        """One more command of its kind."""
        kind = type(command)
        if kind not in self._by_kind:
            self._by_kind[kind] = self.commands.labels(kind.__name__.lower())
        self._by_kind[kind].inc()

    def http_refused(self, why: str) -> None:
        """Count a connection that was refused or cut off."""
        self._http_refused.labels(why).inc()
