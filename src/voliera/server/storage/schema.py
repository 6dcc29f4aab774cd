"""The tables of the database. Migrations (migrations/) bring older files here; a test compares the two.

JSON is kept as text that was encoded once. Secrets of people (cookies, links, codes) are kept as SHA-256 only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),  # public: it opens nothing
    Column("name", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("avatar", String(24)),  # a bird and a season; None where nobody chose one
    Column("caught_up", Boolean),  # None: games may have ended before `plays` was there
    Column(
        "table_id", String(32)
    ),  # where they were last seen in a seat; `seen` and these are kept of those with friends
    Column("at_table", BigInteger),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session_id", String(32), ForeignKey("sessions.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie; code and recovery (for one use); used
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("variant", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seats", Text, nullable=False),  # as they were at the creation
    Column("seed", String(40)),
    Column("nonce", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("host", String(32)),
    Column("origin", String(32)),
    # What lists show; it follows the entries in the same transaction.
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("v", Integer, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("mover", Integer),
    Column("deadline", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("result", Text),
    # The whole position, secret while the game runs. It is long, so it comes last: what changes above is written alone.
    Column("start", Text, nullable=False),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_host", "host"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("v", Integer, primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("session_id", String(32)),
    Column("action_id", String(64)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "session_id", "action_id", name="entries_once"),
)
_JOINED = entries.c.kind == "join"
Index("entries_by_joiner", entries.c.session_id, sqlite_where=_JOINED, postgresql_where=_JOINED)
"""Whoever has an entry at a table made it or joined it: so all tables of a person are found without reading entries."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session_id", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(16)),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # invite, watch, coach
    Column("seat", Integer),
    Column("made_by", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
)

grants = Table(
    "grants",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Column("link", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Index("grants_by_session", "session_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

rating_points = Table(
    "rating_points",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("games", Integer, primary_key=True),  # rated games up to this one
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

plays = Table(
    "plays",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(16), nullable=False),
    Column("variant", String(16), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("outcome", String(8), nullable=False),  # won, drawn, lost
    Column("points", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),  # whether it was played from its deal on
    Index("plays_by_time", "session_id", "ended", "table_id"),
    Index("plays_by_table", "table_id"),
)

duels = Table(
    "duels",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("rival_seat", Integer, primary_key=True),
    Column("rival", String(32), index=True),  # a person's session
    Column("bot", String(16)),
    Column("outcome", String(8), nullable=False),
    Column("margin", Integer, nullable=False),  # points more than the rival's
    Index("duels_by_table", "table_id"),
)
"""Of games that count: how each player fared against each other one."""

feats = Table(
    "feats",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

solved = Table(
    "solved",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

credentials = Table(
    "credentials",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the authenticator calls it
    Column("session_id", String(32), ForeignKey("sessions.id"), nullable=False, index=True),
    Column("handle", Text, nullable=False),  # the authenticator's name of it, base64url
    Column("public_key", Text, nullable=False),  # base64url
    Column("domain", String(255), nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # add, enter
    Column("session_id", String(32), index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

sheets = Table(
    "sheets",
    metadata,
    Column("code", String(32), primary_key=True),  # whoever knows it may read and write
    Column("v", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
)

analyses = Table(
    "analyses",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash of the record and of how it was analysed
    Column("document", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("document", Text, nullable=False),  # with its answer
    Column("made", BigInteger, nullable=False),
)

probes = Table(
    "probes",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("filler", Text, nullable=False),  # takes room on the disk
)

blocks = Table(
    "blocks",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),
    Column("other_id", String(32), ForeignKey("sessions.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

friends = Table(
    "friends",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),  # two rows for two friends
    Column("other_id", String(32), ForeignKey("sessions.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

friend_links = Table(
    "friend_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session_id", String(32), ForeignKey("sessions.id"), nullable=False, index=True),  # who made it
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True),  # who is invited
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("made_by", String(32), ForeignKey("sessions.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("session_id", String(32), nullable=False, index=True),  # who told it
    Column("about", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # as it was at the table
    Column("table_id", String(32), nullable=False),
    Column("why", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),  # the last lines of whom it is about, as JSON
)

seeks = Table(
    "seeks",
    metadata,
    Column("session_id", String(32), primary_key=True),  # one at a time
    Column("id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("wish", Text, nullable=False),  # the same text for all who want the same
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # a sign of life of the client; without one it ends
    Column("table_id", String(32)),  # where the pair plays, once there is one
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row, shared by all processes
    Column("private", String(64), nullable=False),  # it signs what goes to push services; it opens nothing here
    Column("created", BigInteger, nullable=False),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("session_id", String(32), ForeignKey("sessions.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(96), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("contact", String(300), nullable=False),  # the address of the page, for the push service's operators
    Column("failures", Integer, nullable=False),  # in a row
    Column("created", BigInteger, nullable=False),
    Column("kids", Boolean),  # None where the device has not said
    Column("muted", Text),  # ids of people whose invitations are not told of there, as JSON; None as above
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("url", Text, nullable=False),  # a secret of whoever set it: never told again
    Column("lang", String(8), nullable=False),
    Column("page", String(300), nullable=False),  # where the server's pages are, for the link to the table
    Column("failures", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("turn", Integer, nullable=False),  # the last turn that was told of
    Column("reminded", BigInteger, nullable=False),  # the last deadline that was reminded of
)

live = Table(
    "live",
    metadata,
    Column("table_id", String(32), primary_key=True),  # public, running, and in some process's memory
    Column("watchers", Integer, nullable=False),
    Column("glance", Text, nullable=False),  # how far the game is, as watchers know it
    Column("updated", BigInteger, nullable=False),  # by the process that owns the table; without that it ends
)

deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-15
    Column("seed", String(40), nullable=False),  # a secret of the server; records tell it when a game is over
    Column("created", BigInteger, nullable=False),
    Column("line", Text),  # how the strongest bot played it, as JSON, once somebody has finished the deal
)

deal_games = Table(
    "deal_games",
    metadata,
    Column("day", String(10), ForeignKey("deals.day"), primary_key=True),
    Column("session_id", String(32), ForeignKey("sessions.id"), primary_key=True, index=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
)
