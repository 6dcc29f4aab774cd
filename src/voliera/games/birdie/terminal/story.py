"""Events and the view's history, told as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from voliera.documents import Document
from voliera.languages import Language
from voliera.terminal.company import Company

TURN_EVENTS = frozenset({"took", "refilled", "laid-card", "laid", "passed"})
"""Told by the table itself: the last act of each seat is in the view's history, the rest is for the players' memory."""


def sentence(event: Document, language: Language, company: Company) -> str:
    """One event in one sentence."""
    args = dict(event["args"])
    seat = args.get("seat")
    if event["id"] == "over":
        seat = args["winner"]
    words: dict[str, str | int] = {"who": company.who(seat), "player": company.name(seat)}
    match event["id"]:
        case "refilled":
            words |= {"cards": " ".join(args["cards"]), "count": len(args["cards"])}
        case "laid":
            words |= {"cards": " ".join(args["cards"]), "hand": args["from_hand"]}
        case "passed":
            words |= {"points": args["points"], "automatic": "yes" if args["automatic"] else "no"}
        case "line-opened":
            words |= {"count": len(args["line"])}
        case "moved":
            words |= {"card": args["card"], "from": args["from"] + 1, "to": args["to"] + 1}
        case "inserted" | "removed":
            words |= {"card": args["card"], "at": args["at"] + 1}
        case "declared":
            words |= {"feature": args["feature"], "size": args["length"]}
            words |= {"first": args["start"] + 1, "last": args["start"] + args["length"]}
        case "trophy":
            loser = args["from"]
            words |= {"bird": args["bird"], "loser": "nobody" if loser is None else company.who(loser)}
            words |= {"name": company.name(loser)}
        case "dealt":
            words |= {"round": args["round"]}
        case "over":
            words |= {"points": args["totals"][args["winner"]]}
        case _:
            words |= {key: value for key, value in args.items() if isinstance(value, (str, int)) and key != "seat"}
    return language.say(f"event-{event['id']}", **words)


def told(events: Iterable[Document], language: Language, company: Company) -> list[str]:
    """Sentences for a list of events. Cards laid one by one become one sentence that keeps their order."""
    sentences: list[str] = []
    order: list[str] = []
    for event in events:
        if event["id"] == "laid-card":
            order.append(event["args"]["card"])
            continue
        if event["id"] == "laid" and order:
            seat = event["args"]["seat"]
            words = {"who": company.who(seat), "player": company.name(seat), "cards": " ".join(order)}
            sentences.append(language.say("event-laid-order", **words))
            order = []
            continue
        sentences.append(sentence(event, language, company))
    if order:
        words = {"who": "you", "player": company.name(company.you), "cards": " ".join(order)}
        sentences.append(language.say("event-laid-order", **words))
    return sentences


def last_acts(view: Document, language: Language, company: Company) -> list[str]:
    """The view's history in sentences: the last act of each seat, or all of them at a table with open memory."""
    sentences = []
    for act in view.get("history") or []:
        words: dict[str, str | int] = {"who": company.who(act["seat"]), "player": company.name(act["seat"])}
        if "took" in act:
            sentences.append(language.say("event-took", card=act["took"], **words))
        elif "laid" in act:
            cards = " ".join(act["laid"])
            sentences.append(language.say("event-laid", cards=cards, hand=act["from_hand"], **words))
        else:
            points = view["pass_points"][act["seat"]][view["round"] - 1]
            sentences.append(language.say("event-passed", points=points or 0, automatic="no", **words))
    return sentences
