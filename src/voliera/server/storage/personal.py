"""The tables of the database that hold something of a person: one list, by which people are exported and erased.

What an export tells of each is a name and some columns: no hash of a secret, and nothing of others.
"""

from typing import NamedTuple

from sqlalchemy import Table

from voliera.server.storage.schema import (
    blocks,
    challenges,
    credentials,
    deal_games,
    duels,
    entries,
    feats,
    friend_links,
    friends,
    grants,
    invitations,
    links,
    live,
    notices,
    plays,
    push_devices,
    rating_points,
    ratings,
    reports,
    seats,
    seeks,
    solved,
    tokens,
    webhooks,
)


class PersonalRows(NamedTuple):
    """Rows of a table, and what is told of them."""

    table: Table
    columns: tuple[str, ...]


BY_PERSON: dict[str, PersonalRows] = {
    "devices": PersonalRows(tokens, ("kind", "created", "expires")),
    "ratings": PersonalRows(ratings, ("game", "mu", "sigma", "games", "updated")),
    "rating_points": PersonalRows(rating_points, ("game", "games", "mu", "sigma", "at")),
    "games": PersonalRows(plays, ("table_id", "seat", "game", "variant", "ended", "outcome", "points", "counts")),
    "duels": PersonalRows(duels, ("table_id", "rival_seat", "bot", "outcome", "margin")),
    "feats": PersonalRows(feats, ("name", "at")),
    "puzzles": PersonalRows(solved, ("puzzle", "at")),
    "passkeys": PersonalRows(credentials, ("id", "domain", "created", "used")),
    "challenges": PersonalRows(challenges, ("kind", "expires")),
    "deals": PersonalRows(deal_games, ("day", "table_id")),
    "seek": PersonalRows(seeks, ("wish", "rating", "since")),
    "notified": PersonalRows(push_devices, ("endpoint", "lang", "kids", "muted", "created")),
    "blocked": PersonalRows(blocks, ("created",)),
    "friends": PersonalRows(friends, ("since",)),
    "friend_links": PersonalRows(friend_links, ("created", "expires")),
    "invitations": PersonalRows(invitations, ("table_id", "created")),
    "reports": PersonalRows(reports, ("table_id", "at", "why", "text")),
    "watched": PersonalRows(grants, ("table_id", "kind", "seat", "created")),
}
"""Rows with the person's `session_id`."""
OF_HOST: dict[str, PersonalRows] = {
    "webhooks": PersonalRows(webhooks, ("table_id", "lang", "page", "created")),
    "notices": PersonalRows(notices, ("table_id", "turn", "reminded")),
    "live": PersonalRows(live, ("table_id", "watchers", "glance", "updated")),
}
"""Rows with the `table_id` of a table that the person made."""
MADE_LINKS = PersonalRows(links, ("table_id", "kind", "seat", "created", "revoked"))
INVITED = PersonalRows(invitations, ("table_id", "created"))
"""Rows of invitations that the person gave (`made_by`)."""
BY_TABLE: tuple[Table, ...] = (
    plays,
    duels,
    links,
    grants,
    seats,
    entries,
    deal_games,
    invitations,
    *(kept.table for kept in OF_HOST.values()),
)
"""All that goes with a table (`table_id`) at which nobody else sits."""
