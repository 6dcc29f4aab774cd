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
    grants,
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


class Kept(NamedTuple):
    """Rows of a table, and what is told of them."""

    table: Table
    columns: tuple[str, ...]


BY_PERSON: dict[str, Kept] = {
    "devices": Kept(tokens, ("kind", "created", "expires")),
    "ratings": Kept(ratings, ("game", "mu", "sigma", "games", "updated")),
    "rating_points": Kept(rating_points, ("game", "games", "mu", "sigma", "at")),
    "games": Kept(plays, ("table_id", "seat", "game", "variant", "ended", "outcome", "points", "counts")),
    "duels": Kept(duels, ("table_id", "rival_seat", "bot", "outcome", "margin")),
    "feats": Kept(feats, ("name", "at")),
    "puzzles": Kept(solved, ("puzzle", "at")),
    "passkeys": Kept(credentials, ("id", "domain", "created", "used")),
    "challenges": Kept(challenges, ("kind", "expires")),
    "deals": Kept(deal_games, ("day", "table_id")),
    "seek": Kept(seeks, ("wish", "rating", "since")),
    "notified": Kept(push_devices, ("endpoint", "lang", "kids", "created")),
    "blocked": Kept(blocks, ("created",)),
    "reports": Kept(reports, ("table_id", "at", "why", "text")),
    "watched": Kept(grants, ("table_id", "kind", "seat", "created")),
}
"""Rows with the person's `session_id`."""
OF_HOST: dict[str, Kept] = {
    "webhooks": Kept(webhooks, ("table_id", "lang", "page", "created")),
    "notices": Kept(notices, ("table_id", "turn", "reminded")),
    "live": Kept(live, ("table_id", "watchers", "glance", "updated")),
}
"""Rows with the `table_id` of a table that the person made."""
MADE_LINKS = Kept(links, ("table_id", "kind", "seat", "created", "revoked"))
BY_TABLE: tuple[Table, ...] = (
    plays,
    duels,
    links,
    grants,
    seats,
    entries,
    deal_games,
    *(kept.table for kept in OF_HOST.values()),
)
"""All that goes with a table (`table_id`) at which nobody else sits."""
