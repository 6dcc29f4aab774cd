"""Every message is said by somebody, and nobody says what is not there: in Python and in the browser."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_languages import BIRDS, PIECES, SEASONS
from voliera.games import GAMES
from voliera.languages import LANGUAGES, locales_folder, message_ids

SOURCE = Path(__file__).parents[1] / "src" / "voliera"
BROWSER = Path(__file__).parents[1] / "web"


def sources() -> str:
    """All code of the Python side that speaks."""
    folders = [SOURCE / area for area in ("cli", "terminal", "arena", "learn", "server")]
    folders += sorted((SOURCE / "games").glob("*/terminal"))
    speaking = [file for folder in folders for file in folder.rglob("*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in speaking)


def browser() -> str:
    """All code of the browser's side."""
    files = [one for one in sorted((BROWSER / "src").rglob("*")) if one.suffix in (".svelte", ".ts")]
    files.append(BROWSER / "plugins" / "offline.ts")  # what a system is told about the app
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def quoted(code: str) -> set[str]:
    """Whatever stands in quotes and could be a message."""
    return set(re.findall(r"""["'`]([a-zA-Z][\w.-]*)["'`]""", code))


def families(python: str, web: str) -> set[str]:
    """How the ids begin that the code puts together: `say(f"event-{id}")`, and in the browser say(`event-${id}`).

    Where the name of a game comes next (`web-learn-${game}-${step}`), each game has a family.
    """
    of_games = re.findall(r"`([a-z][a-z0-9-]*-)\$\{game\}-\$\{", web)
    found = {f"{family}{game}-" for family in of_games for game in GAMES}
    found |= set(re.findall(r"""f["']([a-z-]+-)\{""", python))
    return found | set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", web))


def test_every_message_that_the_code_names_exists() -> None:
    named = set(re.findall(r"""(?:say|InputRefused)\(\s*"([a-z][\w.-]*)\"""", sources()))
    assert len(named) > 100
    assert not named - set(message_ids("en"))


def test_every_message_that_the_browser_names_exists() -> None:
    """What it says, and whatever else in quotes looks like one of the browser's own messages."""
    code = browser()
    named = set(re.findall(r"""\b(?:say|knows)\(\s*"([a-z][\w.-]*)\"""", code))
    named |= {one for one in quoted(code) if re.fullmatch(r"web-[a-z0-9-]*[a-z0-9](\.\w+)?", one)} - {"web-event"}
    assert len(named) > 50
    assert not named - set(message_ids("en"))


def test_the_families_that_the_browser_names_exist() -> None:
    ids = message_ids("en")
    named = [family for family in families("", browser()) if family.startswith("web-")]
    assert len(named) > 10
    assert not [family for family in named if not any(one.startswith(family) for one in ids)]


def test_every_message_is_used() -> None:
    """A message is used if the code of either side names it, or names the family it belongs to.

    A family that is a whole file (`web-home-${what}`) would hide what nobody says any more: there the rest of the id
    has to stand somewhere in the code too.
    """
    python, web = sources(), browser()
    in_the_page = (BROWSER / "plugins" / "words.ts").read_text(encoding="utf-8")  # what is said before scripts run
    named = quoted(python) | {one.partition(".")[0] for one in quoted(web)} | quoted(in_the_page)
    whole_files = {f"{file.stem}-" for file in (locales_folder() / "en").iterdir()}
    begun = families(python, web) - whole_files | {"rule-"}
    large = families("", web) & whole_files
    words = set(re.findall(r"[a-z][a-z0-9-]*", web))
    unused = []
    for message in message_ids("en"):
        name, _, attribute = message.partition(".")
        known = (
            name in named
            or any(name.startswith(family) for family in begun)
            or any(name.startswith(family) and name.removeprefix(family) in words for family in large)
            or name in BIRDS + SEASONS + PIECES
            or name in ("card-nominative", "card-accusative", "list-and")
        )
        known = known and (
            not attribute
            or name in BIRDS + SEASONS + PIECES
            or message in quoted(web)
            or f"}}.{attribute}" in python + web
            or any(attribute.startswith(family) for family in re.findall(r"\}\.([a-z-]+-)\$\{", web))
        )
        unused += [] if known else [message]
    assert not unused


def test_what_the_browser_says_lies_in_its_own_files() -> None:
    """So that the terminal's files are shipped to browsers only as far as they are shared."""
    for code in LANGUAGES:
        for file in (locales_folder() / code).glob("*.ftl"):
            ids = re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
            own = file.stem == "web" or file.stem.startswith("web-")
            assert ids
            assert all(one.startswith("web-") == own for one in ids), f"{code}/{file.name}"
