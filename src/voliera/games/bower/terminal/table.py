"""One screen of Bower: the two nests with the eggs between them, display, hand, what was kept and what happened.

Drawn from a view document alone, so that an egg that a seat has not seen cannot be on its screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.rule import Rule
from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.rules.box import MATERIALS
from voliera.games.bower.terminal import story
from voliera.games.bower.terminal.board import LABEL, Board, Marks
from voliera.games.bower.terminal.bonuses import choices
from voliera.games.bower.terminal.glyphs import coloured, egg, material_letter, tile
from voliera.games.bower.terminal.legend import signs
from voliera.games.bower.terminal.nest import Nest, Place, built, largest_groups, pair_of, rows_of, second_of, tiles_of
from voliera.games.bower.terminal.pad import COVER, Pad, held, open_places, shown_action
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.face import Page, Scene
from voliera.terminal.layout import bulleted, flowing

MOST_SENTENCES = 5
OTHER_ROWS = 12
"""Rows of text beside squares and sentences: title, eggs, tallies, owners, groups, tiles, hint and prompt."""
TURNS = {"standard": 12, "super": 15}
ARROWS = {"e": "→", "n": "↓", "w": "←", "s": "↑"}
"""Where the second square of a held tile lies, as players see their own nest."""


def near_seat(company: Company) -> int:
    """The seat whose nest is drawn at the bottom: the reader's."""
    return 0 if company.you is None else company.you


def draw(scene: Scene) -> Page:
    """The whole table as the reader knows it."""
    view, language, company = scene.view, scene.language, scene.company
    near = near_seat(company)
    parts: Page = [title(view, language, company, scene.width), owner_line(scene, 1 - near)]
    parts.append(board(scene).drawn())
    parts += [owner_line(scene, near), groups_line(scene)]
    if view["phase"] == "keep" and scene.legal:
        return [*parts, choices(view, scene.legal, language)]
    parts += _super_bonuses(scene)
    parts += [_tiles_line(scene, "display"), *_gift(scene), *_hand(scene)]
    return parts + (_first_look(scene) if view["phase"] == "setup" else []) + recent(scene)


def _first_look(scene: Scene) -> Page:
    """Before the first turn: what the signs mean, and the reader's eggs in words."""
    language = scene.language
    eggs = [
        language.say("count-bower-column", column=column + 1, egg=name)
        for column, name in enumerate(scene.view["eggs"])
        if name is not None
    ]
    words = language.say("heading-bower-eggs", eggs=" · ".join(eggs))
    return [*signs(language), *([Text(flowing(words, scene.width))] if eggs else [])]


def title(view: Document, language: Language, company: Company, width: int) -> Rule:
    """Game, turn, who acts and what is asked."""
    seat = view["seat"]
    if seat is None:
        words = [language.say("title-over")]
    else:
        turns = TURNS[view["variant"]]
        number = min(view["turns_played"][seat] + 1, turns)
        words = [language.say("title-turn", who=company.who(seat), player=company.name(seat))]
        words += [language.say("title-bower-turn", number=number, turns=turns)]
        words += [language.say(f"title-bower-{view['phase']}")]
    named = [language.say("game-bower"), *words]
    return Rule(Text(" · ".join(named if len(" · ".join(named)) <= width - 4 else words), "bold"), style="dim")


def board(scene: Scene) -> Board:
    """The nests as they are, with the held tile where it is held, and the places it could go to."""
    view, company = scene.view, scene.company
    near, tiles = near_seat(company), tiles_of(view["options"])
    nests: list[Nest] = [built(items, tiles) for items in view["nests"]]
    marks = [Marks(latest=_latest(seat, scene.since) if seat != company.you else ()) for seat in (0, 1)]
    pad = scene.pad or Pad()
    action = shown_action(pad, scene.legal)
    if action is not None:
        at: Place = (action["at"][0], action["at"][1])
        second = second_of(at, action["facing"])
        nests[near][at], nests[near][second] = pair_of(_held_tile(scene, action), tiles)
        marks[near] = replace(marks[near], held=(at, second))
    elif held(pad, scene.legal) is not None:
        marks[near] = replace(marks[near], open=open_places(pad, scene.legal))
    return Board(
        view=view,
        near=near,
        nests=(nests[0], nests[1]),
        rows=rows_of(view),
        language=scene.language,
        width=scene.width,
        tall=is_tall(scene),
        notes=pad.notes,
        marks=(marks[0], marks[1]),
    )


def is_tall(scene: Scene) -> bool:
    """Whether the window has room for squares of two rows."""
    return scene.height >= 16 + 4 * rows_of(scene.view)


def _latest(seat: int, since: Sequence[Document]) -> tuple[Place, ...]:
    """The squares of the tile that a seat laid since the reader's last turn."""
    for event in reversed(since):
        if event["id"] in ("tile-played", "cover-laid") and event["args"]["seat"] == seat:
            column, row = event["args"]["at"]
            return (column, row), second_of((column, row), event["args"]["facing"])
    return ()


def _held_tile(scene: Scene, action: Document) -> object:
    view = scene.view
    if action["do"] == COVER:
        return view["pending"]["tile"]
    if action["hand"] == "gift":
        return view["gift"]["tile"]
    return view["hands"][near_seat(scene.company)][action["hand"]]


def owner_line(scene: Scene, seat: int) -> Text:
    """Whose nest it is, and what its owner has: hand, bonus tiles, turns."""
    view, language, company = scene.view, scene.language, scene.company
    hand = view["hands"][seat]
    words = [company.name(seat), language.say("owner-bower-hand", count=hand if isinstance(hand, int) else len(hand))]
    if view["double"] == seat:
        words.append(language.say("owner-bower-double"))
    aside = view["aside"] if view["known"][seat]["aside"] else []
    if seat == company.you and any(aside):
        seen = " ".join(egg(name, language).plain for name in aside)
        words.append(language.say("owner-bower-aside", eggs=seen))
    if view["kept"][seat]:
        words.append(language.say("owner-bower-kept", bonuses=" ".join(view["kept"][seat])))
    rows = flowing(" · ".join(words), scene.width - 2).replace("\n", "\n  ")
    text = Text(("▶ " if seat == view["seat"] else "  ") + rows)
    text.stylize("bold", 0, 2 + len(company.name(seat)))
    return text


def _cut(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text


def groups_line(scene: Scene) -> Text:
    """The largest group of each material, the near nest's first."""
    view, tiles, near = scene.view, tiles_of(scene.view["options"]), near_seat(scene.company)
    own, other = (largest_groups(built(view["nests"][seat], tiles)) for seat in (near, 1 - near))
    language = scene.language
    letters = {one: material_letter(one, language) for one in MATERIALS[:3]}
    for names in ({one: f"{letter} {language.say(one)}" for one, letter in letters.items()}, letters):
        sizes = " · ".join(f"{name} {own[one]}:{other[one]}" for one, name in names.items())
        words = f"  {language.say('heading-bower-groups')} {sizes}"
        if len(words) <= scene.width:
            break
    pile = scene.language.say("heading-bower-piles", tiles=view["pile_size"], bonuses=view["bonus_pile_size"])
    if len(words) + 3 + len(pile) <= scene.width:
        words += f" · {pile}"
    return _cut(Text(words), scene.width)


def _super_bonuses(scene: Scene) -> Page:
    """Super Nest's open bonus tiles (W-V1)."""
    open_tiles = scene.view.get("bonus_pile")
    if open_tiles is None:
        return []
    words = scene.language.say("heading-bower-open", count=len(open_tiles), bonuses=" ".join(open_tiles))
    return [Text(words)]


def keyed_tiles(scene: Scene, listed: Sequence[object], *, keys: bool, chosen: int | None = None) -> Text:
    """Tiles in a row, each behind its number where it can be chosen; the held one with the way it is turned."""
    arrow = ARROWS[(scene.pad or Pad()).facing]
    tiles, language = tiles_of(scene.view["options"]), scene.language
    for spaced, gap in ((True, "   "), (True, "  "), (False, " ")):
        shown = []
        for index, one in enumerate(listed):
            key = f"{index + 1} " if keys else ""
            text = tile(pair_of(one, tiles), language, spaced=spaced)
            if index == chosen:
                text = Text.assemble(("»", "bold"), text, (f"« {arrow}".rstrip(), "bold"))
            shown.append(Text.assemble((key, "bold"), text))
        row = Text(gap).join(shown)
        if len(row) <= scene.width - LABEL - 12:
            break
    return row


def _tiles_line(scene: Scene, name: str) -> Text:
    keys = any("display" in action for action in scene.legal)
    heading = scene.language.say(f"heading-bower-{name}")
    listed = keyed_tiles(scene, scene.view["display"], keys=keys)
    return Text.assemble((f"{heading}  ", "bold"), listed)


def _gift(scene: Scene) -> Page:
    """A gift lies open, apart from the hand (W-B14)."""
    gift = scene.view["gift"]
    if gift is None:
        return []
    company = scene.company
    words = scene.language.say("heading-bower-gift", who=company.who(gift["seat"]), player=company.name(gift["seat"]))
    chosen = 0 if held(scene.pad or Pad(), scene.legal) == "gift" else None
    return [Text.assemble((f"{words}  ", "bold"), keyed_tiles(scene, [gift["tile"]], keys=False, chosen=chosen))]


def _hand(scene: Scene) -> Page:
    """The reader's hand; the held tile is marked, with the direction of its second square."""
    view, language, pad = scene.view, scene.language, scene.pad or Pad()
    if scene.company.you is None:
        return []
    hand = view["hands"][scene.company.you]
    if not isinstance(hand, list):
        return []
    tile_in_fingers = held(pad, scene.legal)
    chosen = tile_in_fingers if isinstance(tile_in_fingers, int) else None
    keys = any(isinstance(action.get("hand"), int) for action in scene.legal)
    heading = language.say("heading-bower-hand", count=len(hand))
    parts: Page = [Text.assemble((f"{heading}  ", "bold"), keyed_tiles(scene, hand, keys=keys, chosen=chosen))]
    pending = view["pending"]
    if pending and "tile" in pending:
        words = language.say("heading-bower-cover")
        drawn = keyed_tiles(scene, [pending["tile"]], keys=False, chosen=0 if tile_in_fingers == COVER else None)
        parts.append(Text.assemble((f"{words}  ", "bold"), drawn))
    return parts


def replayed(scene: Scene) -> Page:
    """The table of a replay: both hands are open, and the last move is told."""
    view, company = scene.view, scene.company
    near = near_seat(company)
    scene = replace(scene, since=scene.own, own=())
    parts: Page = [title(view, scene.language, company, scene.width), owner_line(scene, 1 - near)]
    parts += [board(scene).drawn(), owner_line(scene, near)]
    if view["seat"] is None:
        return [parts[0], *recent(scene)]
    parts += [groups_line(scene), *_super_bonuses(scene), _tiles_line(scene, "display"), *_gift(scene)]
    for seat in (near, 1 - near):
        words = scene.language.say("replay-hand", player=company.name(seat))
        parts.append(Text.assemble((f"{words} ", "bold"), keyed_tiles(scene, view["hands"][seat], keys=False)))
    return parts + recent(scene)


def recent(scene: Scene) -> Page:
    """What happened since the reader's last turn, and in this one."""
    events = [event for event in (*scene.since, *scene.own) if event["id"] not in story.SHOWN_BY_THE_TABLE]
    sentences = story.told(events, scene.language, scene.company, scene.view["options"])
    rows = rows_of(scene.view)
    room = (
        scene.height
        - OTHER_ROWS
        - (4 if is_tall(scene) else 2) * rows
        - (2 if scene.view.get("bonus_pile") is not None else 0)
    )
    if scene.crowded:
        room -= 4
    most = min(max(room, 0 if scene.crowded else 1), MOST_SENTENCES)
    return [bulleted([coloured(words, scene.language) for words in sentences[-most:]])] if sentences and most else []
