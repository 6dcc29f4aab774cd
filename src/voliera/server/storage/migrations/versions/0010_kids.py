"""Devices in the kid-safe mode: notifications of public tables name nobody there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; devices that were known before are told of the mode when their page is opened next."""
    op.add_column("push_devices", sa.Column("kids", sa.Boolean))
