"""Friends by link, invitations and presence; and the best line of each day's deal."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables, and the columns of presence; nobody is a friend of anybody yet."""
    op.add_column("deals", sa.Column("line", sa.Text))
    op.add_column("sessions", sa.Column("table_id", sa.String(32)))
    op.add_column("sessions", sa.Column("at_table", sa.BigInteger))
    op.create_table(
        "friends",
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_friends_other_id", "friends", ["other_id"])
    op.create_table(
        "friend_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_friend_links_session_id", "friend_links", ["session_id"])
    op.create_table(
        "invitations",
        sa.Column("session_id", sa.String(32), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("made_by", sa.String(32), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_index("ix_invitations_made_by", "invitations", ["made_by"])
