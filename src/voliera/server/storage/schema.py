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
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session_id", String(32), ForeignKey("sessions.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, code (for one use)
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

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # as it was at the table
    Column("table_id", String(32), nullable=False),
    Column("why", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),  # the last lines of whom it is about, as JSON
)
