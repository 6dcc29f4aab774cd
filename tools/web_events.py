"""Write real events with the sentences that Python makes of them, for the browser's words to be compared with.

`python -m tools.web_events` plays games of random players, keeps events until every argument of every event has been
seen in each of its kinds (none, one, few, many; each name that messages choose by), and tells each of them to the one
it is about and to somebody else, in four languages. What happens at a table besides the game comes from the server's
own folding of entries. Seeds are fixed: the same file comes out each time.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

import voliera
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.terminal import story as birdie
from voliera.games.bower.terminal import story as bower
from voliera.games.bower.terminal.nest import pair_of, tiles_of
from voliera.languages import LANGUAGES, Language
from voliera.protocol.messages import Settings
from voliera.server.core.entries import Entry, Kind
from voliera.server.core.folding import fold
from voliera.server.core.table import Change, Row, Table
from voliera.terminal.company import Company

FILE = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "events.json"
PEOPLE = (("person", "Anna", None), ("person", "Oleg", None), ("bot", "", "search"), ("bot", "", "search"))
GAMES: tuple[tuple[str, int, str, Document], ...] = (
    ("birdie", 4, "standard", {}),
    ("birdie", 3, "expert", {}),
    ("birdie", 2, "expert", {"single_chain": True}),
    ("bower", 2, "standard", {}),
    ("bower", 2, "super", {}),
)
SEEDS = range(1, 400)
OWN_WORDS = {"token-laid"}
"""What the browser words for itself, since its nests have no letters."""
CHOSEN_BY = {"by", "why", "from", "token", "along", "facing"}
"""Arguments whose value chooses between words; of others it only matters how many."""
RARE = [{"id": "bonus-reshuffled", "args": {"seat": 0, "count": count}} for count in (1, 3, 14)]
"""It takes a long game with many bonus tiles, which random players hardly ever play."""
BONUS_NEST = {"nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells"}


def main() -> None:
    """Play, tell, write."""
    events = [told for game in ("birdie", "bower") for told in _told(game)]
    document = {"seats": _seats(), "events": events, "around": list(around())}
    FILE.parent.mkdir(parents=True, exist_ok=True)
    lines = [f'"seats": {_text(document["seats"])}']
    lines += [f'"{name}": [\n{_lines(document[name])}\n]' for name in ("events", "around")]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(events)} sentences in {len(LANGUAGES)} languages, {FILE.stat().st_size} bytes")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _lines(values: list[Document]) -> str:
    return ",\n".join(map(_text, values))


def _seats() -> list[Document]:
    return [{"kind": kind, "name": name, "bot": bot, "person": None} for kind, name, bot in PEOPLE]


# Events of the games


def _told(game: str) -> Iterator[Document]:
    for event in [*_collected(game), *(RARE if game == "bower" else [])]:
        seat = event["args"].get("seat", event["args"].get("winner", 0))
        for you in (seat, 1 - seat if seat < 2 else None):
            said = {code: _sentence(game, event, you, Language(code)) for code in LANGUAGES}
            yield {"game": game, "you": you, "event": event, "said": None if event["id"] in OWN_WORDS else said}


def _collected(game: str) -> Iterator[Document]:
    seen: set[object] = set()
    for name, players, variant, options in GAMES:
        if name != game:
            continue
        for seed in SEEDS:
            for event in _played(voliera.new(name, players, variant, options, seed=seed), seed):
                kinds = {(event["id"], argument, _kind(argument, value)) for argument, value in event["args"].items()}
                if not kinds <= seen:
                    seen |= kinds
                    yield {"id": event["id"], "args": event["args"]}


def _played(game: Game, seed: int) -> Iterator[Document]:
    chance = random.Random(seed)
    while not game.over:
        yield from game.apply([chance.choice(game.legal())])


def _kind(argument: str, value: Any) -> object:
    """What of a value decides how the sentence goes."""
    if argument in CHOSEN_BY and isinstance(value, str):
        return value
    if isinstance(value, list):
        return len(value) if argument != "line" else len(value) > 0
    if isinstance(value, int) and not isinstance(value, bool) and argument not in {"seat", "at", "to", "from", "nest"}:
        return 0 if value == 0 else 1 if value == 1 else 2 if value < 5 else 5
    return value is None if not isinstance(value, bool) else value


def _sentence(game: str, event: Document, you: int | None, language: Language) -> str:
    company = Company(_names(language), you)
    if game == "birdie":
        return birdie.sentence(event, language, company)
    tiles = tiles_of({})
    if event["id"] == "display-refilled":
        named = [_tile(tile, tiles, language) for tile in event["args"]["tiles"]]
        return language.say("event-bower-display-refilled", tiles=", ".join(named), count=len(named))
    with patch.object(bower, "chip", _tile):  # the browser's names for tiles, in the terminal's sentences
        return bower.sentence(event, language, company, tiles)


def _names(language: Language) -> tuple[str, ...]:
    """People, and two bots of one character."""
    bot = language.say("bot-search")
    return ("Anna", "Oleg", bot, f"{bot} 2")


def _tile(tile: Any, tiles: Any, language: Language) -> str:
    if tile in BONUS_NEST:
        return language.say("web-tile-bonus", bonus=tile)
    first, second = pair_of(tile, tiles)
    return language.say("web-tile", first=first.material, second=second.material)


# What happens besides the game


def around() -> Iterator[Document]:
    """Every kind of entry but the game's own, in an order that a table could see."""
    start = voliera.new("birdie", 2, seed=1)
    free = {"kind": "free", "name": "", "session": None, "bot": None}
    anna = {"kind": "person", "name": "Anna", "session": "s0", "bot": None}
    settings = Settings(take_back=True)
    row = Row("t", "birdie", "standard", 2, {}, settings, [anna, free], start.position(), "", "", 0, "s0", None)
    table = Table(row)
    first = table.game.seat
    lay = next(action for action in table.game.legal() if action["do"] == "lay")
    told: set[str] = set()
    entries: list[tuple[Kind, int, Document]] = [
        ("join", 1, {"seat": 1, "name": "Oleg"}),
        ("say", 1, {"text": "ciao"}),
        ("say", 1, {"emote": "chirp"}),
        ("act", first or 0, {"actions": [lay]}),
        ("undo", first or 0, {}),
        ("act", first or 0, {"actions": [table.game.legal()[0]]}),
        ("back", 1 - (first or 0), {"seat": first, "say": "ask"}),
        ("back", 1, {"seat": 1, "say": "no"}),
        ("back", first or 0, {"seat": first, "say": "ask"}),
        ("back", 1 - (first or 0), {"seat": 1 - (first or 0), "say": "yes"}),
        ("vote", 0, {"seat": 1, "by": 0, "replace": False}),
        ("vote", 0, {"seat": 1, "by": 0, "replace": True}),
        ("return", 1, {"seat": 1}),
        ("flag", 1, {"seat": 1}),
        ("return", 1, {"seat": 1}),
        ("leave", 1, {"seat": 1}),
        ("resign", 1, {"seat": 1, "spent": 0}),
    ]
    for kind, seat, body in entries:
        entry = Entry("t", table.v + 1, table.rev + 1, 0, kind, seat, f"s{seat}", None, body)
        for event in fold(table, Change(entry)).events:
            text = _text([event["id"], event["args"]])
            if kind != "act" and text not in told:
                told.add(text)
                yield from ({"you": you, "event": {"id": event["id"], "args": event["args"]}} for you in (0, 1))


if __name__ == "__main__":
    main()
