"""Whom people do not want to meet, and what they tell the operator of others."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "blocks",
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index("ix_reports_session_id", "reports", ["session_id"])
    op.create_index("ix_reports_about", "reports", ["about"])
