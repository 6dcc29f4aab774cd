"""Every numbered statement of docs/rules has a test that names it, and no test names a statement that is not there.

The marks are read from the sources of the tests, so one look at the files is enough, whatever a run selects.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBER = r"[A-Z]-[A-Z][1-9][0-9]?"
STATEMENT = re.compile(rf"- ({NUMBER})  \S")


@cache
def documented() -> tuple[str, ...]:
    """The numbers of all statements, in the order of the rules."""
    lines = (line for path in RULES for line in path.read_text(encoding="utf-8").splitlines())
    return tuple(match[1] for line in lines if (match := STATEMENT.match(line)))


@cache
def marked() -> dict[str, list[str]]:
    """Statement numbers with the tests that are marked with them."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, number in marks_in(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(number, []).append(f"{path.relative_to(ROOT).as_posix()}::{name}")
    return found


def marks_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The tests of a file with the numbers in their `pytest.mark.rule`, parameters included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for call in (inner for decorator in node.decorator_list for inner in ast.walk(decorator)):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                    yield node.name, str(ast.literal_eval(call.args[0]))


def test_the_rules_are_found() -> None:
    assert "birdie" in [path.stem for path in RULES]
    assert {"B-C1", "B-T5", "B-P10", "B-F2", "B-X4"} <= set(documented())


def test_no_number_is_given_twice() -> None:
    assert len(documented()) == len(set(documented()))


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_form_of_the_rules(path: Path) -> None:
    """List items are statements, `- B-T1  text`, or begin with a name in code; what goes on is indented by two."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("-"):
            assert STATEMENT.match(line) or line.startswith("- `"), line
        else:
            assert not line.startswith(" ") or re.match(r"  \S", line), line
            assert not re.match(rf"\W*{NUMBER}  ", line), f"a statement that is no list item: {line}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_numbers_count_up_without_gaps(path: Path) -> None:
    seen: dict[str, int] = {}
    for match in re.finditer(rf"^- ({NUMBER})  ", path.read_text(encoding="utf-8"), re.MULTILINE):
        group, number = match[1][:3], int(match[1][3:])
        assert number == seen.get(group, 0) + 1, match[1]
        seen[group] = number


@pytest.mark.parametrize("language", ["en", "it", "es", "ru"])
def test_statements_call_options_by_the_names_that_people_read(language: str) -> None:
    """As the page that opens tables has them, with the id behind it: «Una sola catena» (`single_chain`)."""
    words = (ROOT / "locales" / language / "web-setup.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^web-setup-option-(\w+) = (.+)$", words, re.MULTILINE))
    found = 0
    for path in (ROOT / "docs" / "rules" / ("" if language == "en" else language)).glob("*.md"):
        for text in re.findall(rf"^- {NUMBER}  .+\n(?:  .+\n)*", path.read_text(encoding="utf-8"), re.MULTILINE):
            for option in set(re.findall(r"`(\w+)`", text)) & set(names):
                found += 1
                assert re.search(rf"[“«]{names[option]}[”»] \(`{option}`\)", " ".join(text.split())), (path, text)
    assert found >= 4


def test_every_statement_has_a_test() -> None:
    assert [number for number in documented() if number not in marked()] == []


def test_every_mark_names_a_statement() -> None:
    assert {number: tests for number, tests in marked().items() if number not in documented()} == {}


def test_the_sources_cite_statements_that_exist() -> None:
    games = {number[0] for number in documented()}
    for path in sorted((ROOT / "src" / "voliera").rglob("*.py")):
        cited = set(re.findall(rf"(?<![\w-]){NUMBER}(?![\w-])", path.read_text(encoding="utf-8")))
        assert {number for number in cited if number[0] in games} <= set(documented()), path
