"""Whom a device has muted: their invitations are not told of on it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; devices that were known before tell of it when their page is opened next."""
    op.add_column("push_devices", sa.Column("muted", sa.Text))
