"""Bower's events, told as sentences. Tiles stand in them as glyphs, squares by their name."""

from __future__ import annotations

from collections.abc import Iterable

from voliera.documents import Document
from voliera.games.bower.terminal.glyphs import chip
from voliera.games.bower.terminal.nest import Tiles, second_of, tiles_of
from voliera.games.bower.terminal.places import name as square_name
from voliera.languages import Language
from voliera.terminal.company import Company

SHOWN_BY_THE_TABLE = frozenset({"display-refilled", "discard-asked", "eggs-revealed", "over"})
"""What is plain to see at once, or has a page of its own."""
ROWS = 5
"""Names of rows are the same for four of them."""


def told(events: Iterable[Document], language: Language, company: Company, options: Document) -> list[str]:
    """A sentence for each event."""
    tiles = tiles_of(options)
    return [sentence(event, language, company, tiles) for event in events]


def sentence(event: Document, language: Language, company: Company, tiles: Tiles) -> str:
    """One event in one sentence."""
    args = event["args"]
    seat = args.get("seat")
    words: dict[str, str | int] = {"who": company.who(seat), "player": company.name(seat)}
    match event["id"]:
        case "tile-taken" | "tile-discarded" | "cover-drawn":
            words |= {"tile": chip(args["tile"], tiles, language)}
        case "display-refilled":
            listed = [chip(tile, tiles, language) for tile in args["tiles"]]
            words |= {"tiles": " ".join(listed), "count": len(listed)}
        case "tile-played" | "cover-laid":
            words |= {"tile": chip(args["tile"], tiles, language), "columns": _columns(args)}
            words |= {"count": len(_columns(args).split()), "gift": "yes" if args.get("gift") else "no"}
        case "no-room":
            lost = args["lost"]
            words |= {"lost": "no" if lost is None else "yes"}
            words |= {"tile": "" if lost is None else chip(lost, tiles, language)}
        case "bonus-earned":
            words |= third_gem(args)
        case "bonus-drawn":
            words |= {"bonuses": " ".join(args["bonuses"])}
        case "bonus-reshuffled" | "bonus-drawn-hidden":
            words |= {"count": args["count"]}
        case "bonus-kept" | "effect-impossible" | "effect-declined":
            words |= {"bonus": args["bonus"]}
        case "spied":
            words |= {"column": args["column"] + 1}
        case "egg-seen":
            words |= {"column": args["column"] + 1, "egg": args["egg"]}
        case "aside-seen":
            words |= {"eggs": " ".join(args["eggs"])}
        case "token-laid":
            words |= _token(args, language, company)
        case "gift-given":
            words |= {"tile": chip(args["tile"], tiles, language)} | _other(args["to"], company)
        case "double-turn":
            words |= _other(args["to"], company)
        case "eggs-revealed":
            words |= {"eggs": " ".join(args["eggs"])}
        case "over":
            words |= _over(args, company)
    return language.say(f"event-bower-{event['id']}", **words)


def _columns(args: Document) -> str:
    """The columns of a tile, from left to right, each once."""
    both = {args["at"][0], second_of(args["at"], args["facing"])[0]}
    return " ".join(str(column + 1) for column in sorted(both))


def third_gem(args: Document) -> dict[str, str | int]:
    """Where a third gem earned a bonus: in columns, in groups, or in both (W-B1)."""
    columns, groups = args["columns"], args["groups"]
    return {
        "where": "both" if columns and groups else "column" if columns else "group",
        "columns": " ".join(str(column + 1) for column in columns),
        "count": len(columns),
        "groups": " ".join(groups),
    }


def _other(seat: int, company: Company) -> dict[str, str | int]:
    return {"whom": company.who(seat), "other": company.name(seat)}


def _token(args: Document, language: Language, company: Company) -> dict[str, str | int]:
    near = 0 if company.you is None else company.you
    place = (args["at"][0], args["at"][1])
    return {
        "token": args["token"],
        "square": square_name(place, ROWS, language, far=args["nest"] != near),
        "object": args["object"] or "gem",
        "along": args["along"] or "none",
        "whose": "own" if args["nest"] == args["seat"] else company.who(args["nest"]),
        "owner": company.name(args["nest"]),
    }


def _over(args: Document, company: Company) -> dict[str, str | int]:
    shared = len(args["winners"]) > 1
    winner = args["winners"][0]
    return {
        "who": "shared" if shared else company.who(winner),
        "player": company.name(winner),
        "eggs": args["eggs"][winner],
        "others": args["eggs"][1 - winner],
        "by": args["by"],
    }
