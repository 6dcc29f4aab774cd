"""Public tables that are being played, with what a list shows of them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "live",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("glance", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
