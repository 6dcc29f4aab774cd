"""The deal of each day, and the table at which each person plays it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deal_games",
        sa.Column("day", sa.String(10), sa.ForeignKey("deals.day"), primary_key=True),
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_index("ix_deal_games_session_id", "deal_games", ["session_id"])
    op.create_index("ix_deal_games_table_id", "deal_games", ["table_id"])
