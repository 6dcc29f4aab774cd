"""Each language keeps to its own words: no message uses a word that its term list rules out (docs/languages/*.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, TextElement

from tests.test_languages import nodes
from voliera.languages import LANGUAGES, locales_folder

PAGES = Path(__file__).parents[1] / "docs" / "languages"
TERMS = ("what", "the word", "not")
KEPT = ("message", "the review proposed", "why it stays")


@dataclass(frozen=True)
class Banned:
    """A word or phrase that messages do not use, and the part of a file's name to which that is restricted."""

    word: str
    file: str = ""

    def found_in(self, text: str) -> bool:
        """Whether a text has it as whole words, in capitals or not; a star at its end stands for any ending."""
        stem = r"\s+".join(re.escape(part) for part in self.word.removesuffix("*").split())
        ending = r"\w*" if self.word.endswith("*") else r"(?!\w)"
        return re.search(rf"(?<!\w){stem}{ending}", text, re.IGNORECASE) is not None


def table(page: str, heading: str, columns: tuple[str, ...]) -> list[list[str]]:
    """The rows of the table under a level-2 heading."""
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    if section is None:
        raise ValueError(f"there is no heading “## {heading}”")
    lines = [line.strip() for line in section[1].splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if not rows or tuple(rows[0]) != columns:
        raise ValueError(f"“## {heading}” needs a table with the columns {', '.join(columns)}")
    if wrong := [row for row in rows if len(row) != len(columns)]:
        raise ValueError(f"“## {heading}” has a row that is not {len(columns)} cells long: {wrong[0]}")
    return rows[2:]


def banned(page: str) -> list[Banned]:
    """Everything in the third column of the terms: `word; two words; stem*; word (file)`."""
    entries = [entry.strip() for row in table(page, "Terms", TERMS) for entry in row[2].split(";")]
    parts = [re.fullmatch(r"(.+?)(?: \(([\w-]+)\))?", entry) for entry in entries if entry]
    return [Banned(part[1], part[2] or "") for part in parts if part is not None]


def said(pattern: Pattern | None) -> str:
    """The text of a pattern with all its variants, and a mark wherever something else is put in."""
    return "\ufffc".join(node.value for node in nodes(pattern) if isinstance(node, TextElement))


def texts(source: str) -> Iterator[tuple[str, str]]:
    """The messages and attributes of a file with their text; not the words that people type."""
    for entry in FluentResource(source).body:
        if isinstance(entry, Message) and not entry.id.name.startswith("word-"):
            yield entry.id.name, said(entry.value)
            for attribute in entry.attributes:
                if attribute.id.name != "typed":
                    yield f"{entry.id.name}.{attribute.id.name}", said(attribute.value)


def offences(page: str, files: dict[str, str]) -> list[str]:
    """Each banned word that a message uses, as `file message: word`."""
    words = banned(page)
    return [
        f"{file} {message}: {one.word}"
        for file, source in files.items()
        for message, text in texts(source)
        for one in words
        if one.file in file and one.found_in(text)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_use_the_words_of_their_language(code: str) -> None:
    page = PAGES / f"{code}.md"
    assert page.exists(), f"{page.name}: this language has no term list"
    files = {file.name: file.read_text(encoding="utf-8") for file in sorted((locales_folder() / code).glob("*.ftl"))}
    assert not offences(page.read_text(encoding="utf-8"), files)


@pytest.mark.parametrize("code", LANGUAGES)
def test_kept_texts_are_messages_with_a_reason(code: str) -> None:
    page = (PAGES / f"{code}.md").read_text(encoding="utf-8")
    assert all(all(row) for row in table(page, "Kept", KEPT))


def listed(*words: str) -> str:
    """A term list with these words in its third column."""
    rows = "\n".join(f"| a thing | its name | {word} |" for word in words)
    return f"# Made up\n\n## Terms\n\nOf the box.\n\n| what | the word | not |\n|---|---|---|\n{rows}\n\n## Kept\n"


def test_a_banned_word_is_found_with_its_file_and_message() -> None:
    files = {"nest.ftl": "first = A big heap of hay\nsecond = A pile\n    .sub = one Heap\n"}
    assert offences(listed("heap"), files) == ["nest.ftl first: heap", "nest.ftl second.sub: heap"]


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("lay", "You lay it down.", True),
        ("lay", "A layer of moss, and play", False),
        ("lay*", "A layer of moss", True),
        ("lay*", "You play", False),
        ("the own", "into the\n    own nest", True),
        ("the own", "the owner", False),
        ("птиц*", "Две птицы", True),
        ("птица", "птичка", False),
    ],
)
def test_words_are_matched_whole_and_a_star_takes_any_ending(word: str, text: str, found: bool) -> None:
    assert bool(offences(listed(word), {"a.ftl": f"message = {text}\n"})) is found


def test_a_word_can_be_banned_in_some_files_only() -> None:
    files = {"bower.ftl": "one = a box\n", "birdie.ftl": "two = a box\n"}
    assert offences(listed("box (bower)"), files) == ["bower.ftl one: box"]


def test_several_words_share_a_cell_and_a_cell_may_be_empty() -> None:
    assert banned(listed("a heap; big one (nest)", "")) == [Banned("a heap"), Banned("big one", "nest")]


def test_variants_are_read_but_ids_variables_comments_and_typed_words_are_not() -> None:
    source = """
# heap
heap-one = { $heap ->
    [heap] nothing
   *[other] { NAME($heap, case: "heap") } pile
}
word-heap = heap
straw = straw
    .typed = heap
"""
    assert offences(listed("heap"), {"a.ftl": source}) == []
    assert offences(listed("pile"), {"a.ftl": source}) == ["a.ftl heap-one: pile"]


@pytest.mark.parametrize("page", ["# Nothing", "## Terms\n\nNo table.\n", "## Terms\n\n| what | word |\n|---|---|\n"])
def test_a_page_without_its_table_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="Terms"):
        banned(page)
