"""Messages are parsed one by one when they are said; nothing is lost by that."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax.ast import Message, Term

from voliera.languages import LANGUAGES, locales_folder, resources
from voliera.lexicon import Lexicon, entries

TEXT = """\
# A comment
first = { second } and { -third(case: "genitive") }
    .attribute = by { first }
second = { $count ->
    [one] one thing
   *[other] many things of { fourth.name }
}

## A group
-third = third { $case ->
    [genitive] of it
   *[nominative] it
}
fourth =
    .name = the fourth
alone=without spaces
"""


def test_an_entry_is_parsed_with_all_it_refers_to() -> None:
    lexicon = Lexicon("en", [TEXT], {})
    assert lexicon.format("first", {"count": 3}) == ("many things of the fourth and third of it", [])
    assert lexicon.format("first.attribute", {"count": 1}) == ("by one thing and third of it", [])
    assert lexicon.format("fourth.name", {}) == ("the fourth", [])
    assert lexicon.format("alone", {}) == ("without spaces", [])


@pytest.mark.parametrize("message", ["fifth", "fourth", "first.other", "-third", ""])
def test_what_is_not_there_has_no_pattern(message: str) -> None:
    assert Lexicon("en", [TEXT], {}).pattern(message) is None


def test_the_first_of_two_messages_with_one_name_counts() -> None:
    assert Lexicon("en", ["a = one\n", "a = two\n"], {}).format("a", {}) == ("one", [])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_of_a_language_is_found(code: str) -> None:
    files = [file.read_text(encoding="utf-8") for file in sorted((locales_folder() / code).glob("*.ftl"))]
    whole = [entry for resource in resources(code) for entry in resource.body if isinstance(entry, Message | Term)]
    names = [f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name for entry in whole]
    assert [name for text in files for name, _ in entries(text)] == names


def test_threads_that_say_the_same_for_the_first_time_all_find_it() -> None:
    text = "".join(f"m{i} = {{ m{i + 1} }}\n" for i in range(60)) + "m60 = end\n"
    for _ in range(5):
        lexicon, together = Lexicon("en", [text], {}), threading.Barrier(4)

        def say(lexicon: Lexicon, together: threading.Barrier) -> tuple[str | None, list[Exception]]:
            together.wait()
            return lexicon.format("m0", {})

        with ThreadPoolExecutor(4) as threads:
            said = [threads.submit(say, lexicon, together) for _ in range(4)]
        assert [one.result() for one in said] == [("end", [])] * 4
