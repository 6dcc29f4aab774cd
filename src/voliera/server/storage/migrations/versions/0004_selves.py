"""What people keep of themselves: a bird, their games and rivals, feats, a curve of ratings, passkeys.

The curves begin with the ratings of the day of this step. Games that ended before it are added when their player first
asks for them (`sessions.caught_up`); feats are noticed from now on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def _person() -> "sa.Column[str]":
    return sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True)


def _table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Make the tables, and begin the curves."""
    op.add_column("sessions", sa.Column("avatar", sa.String(24)))
    op.add_column("sessions", sa.Column("caught_up", sa.Boolean))
    joined = sa.text("kind = 'join'")
    op.create_index("entries_by_joiner", "entries", ["session_id"], sqlite_where=joined, postgresql_where=joined)
    op.create_table(
        "rating_points",
        _person(),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO rating_points (session_id, game, games, mu, sigma, at) "
        "SELECT session_id, game, games, mu, sigma, updated FROM ratings"
    )
    _create_games()
    _create_passkeys()


def _create_games() -> None:
    op.create_table(
        "plays",
        _person(),
        _table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(16), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
    )
    op.create_index("plays_by_time", "plays", ["session_id", "ended", "table_id"])
    op.create_index("plays_by_table", "plays", ["table_id"])
    op.create_table(
        "duels",
        _person(),
        _table(),
        sa.Column("rival_seat", sa.Integer, primary_key=True),
        sa.Column("rival", sa.String(32)),
        sa.Column("bot", sa.String(16)),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
    )
    op.create_index("ix_duels_rival", "duels", ["rival"])
    op.create_index("duels_by_table", "duels", ["table_id"])
    for name, what in (("feats", "name"), ("solved", "puzzle")):
        op.create_table(
            name,
            _person(),
            sa.Column(what, sa.String(32), primary_key=True),
            sa.Column("at", sa.BigInteger, nullable=False),
        )


def _create_passkeys() -> None:
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("domain", sa.String(255), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("ix_credentials_session_id", "credentials", ["session_id"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("session_id", sa.String(32)),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challenges_session_id", "challenges", ["session_id"])
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
