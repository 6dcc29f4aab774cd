"""The pages as they lie in the repository: each has a place in the index, and each link leads somewhere."""

import json
import re

import pytest

from benchmarks.wasm import slowest
from tools.site import http_reference, plots
from tools.site.api import GROUPS
from tools.site.markdown import anchors, links, map_prose
from tools.site.places import ROOT, in_site, is_local, pages, resolve, rewritten
from tools.site.rules import STATEMENT, linked

MEANT_FOR_ALL = {"docs/index.md"}


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", pages())
def test_links_lead_somewhere(page: str) -> None:
    for target in filter(is_local, links(read(page))):
        path, anchor = resolve(page, target)
        assert (ROOT / path).is_file(), f"{page}: {target}"
        if anchor and path.endswith(".md"):
            assert anchor in anchors(read(path)), f"{page}: {target}"


def test_every_page_is_in_the_index() -> None:
    listed = {resolve("docs/index.md", target)[0] for target in links(read("docs/index.md"))}
    assert set(pages()) - listed == MEANT_FOR_ALL


def test_every_statement_has_its_picture() -> None:
    numbers = {number for book in ("birdie", "bower") for number in STATEMENT.findall(read(f"docs/rules/{book}.md"))}
    drawn = {path.stem for path in (ROOT / "docs" / "pictures" / "rules").glob("*.webp")}
    assert len(numbers) > 50
    assert drawn == numbers


def named_modules() -> set[str]:
    """The modules that list their names in `__all__`, and that pages or examples speak of."""
    examples = ROOT / "docs" / "examples"
    texts = [read(page) for page in pages()]
    texts += [path.read_text(encoding="utf-8") for path in (*examples.glob("*.py"), *examples.glob("*.ipynb"))]
    found = set()
    for name in {name for text in texts for name in re.findall(r"\bvoliera(?:\.\w+)*", text)}:
        parts = name.split(".")
        for length in range(1, len(parts) + 1):
            file = ROOT.joinpath("src", *parts[:length])
            file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
            if file.is_file() and "\n__all__ = " in file.read_text(encoding="utf-8"):
                found.add(".".join(parts[:length]))
    return found


def test_modules_that_pages_speak_of_are_in_the_reference() -> None:
    """A name that is not listed there may change without notice."""
    listed = {one.partition(":")[0] for _, modules in GROUPS.values() for one in modules}
    named = named_modules()
    assert len(named) > 10
    assert named - listed == set()


def test_the_page_of_webassembly_lists_what_its_benchmark_tells() -> None:
    kept = json.loads(read("benchmarks/results/wasm.json"))
    told = {*kept, *slowest({"heuristic": {"birdie": 12.34, "bower": 1.0}, "net": {"birdie": 2.0}})}
    assert slowest({"net": {"a": 12.34, "b": 1.0}}) == {"net_move_ms": 12.3}
    page = read("docs/wasm.md")
    assert {key for key in told if f"`{key}`" not in page} == {"date", "machine", "command"}


def test_the_plot_of_strength_shows_all_matches_of_two() -> None:
    found = plots.matches(read("docs/strength.md"))
    assert ("Birdie, standard: greedy – Sparrow", 48.4, 43.1, 53.8) in found
    assert not [name for name, *_ in found if "`" in name or "players" in name]


def test_a_broken_link_and_a_broken_anchor_are_seen() -> None:
    text = "See [a](nowhere.md), [b](bots.md#no-such-heading) and `[code](never.md)`.\n\n```\n[c](fence.md)\n```\n"
    assert links(text)[:2] == ["nowhere.md", "bots.md#no-such-heading"]
    assert "fence.md" not in links(text)
    assert "no-such-heading" not in anchors(read("docs/bots.md"))
    assert "levels-and-characters" in anchors(read("docs/bots.md"))


def test_headings_of_the_same_name_have_different_anchors() -> None:
    assert anchors("# A\n\n## What `it` is\n\n## What it is\n") == {"a", "what-it-is", "what-it-is-1"}


@pytest.mark.parametrize(
    ("page", "target", "there"),
    [
        ("README.md", "docs/bots.md#levels", "bots.md#levels"),
        ("docs/house.md", "../README.md", "overview.md"),
        ("docs/start/player.md", "../rules/birdie.md", "../rules/birdie.md"),
        ("docs/start/contributor.md", "../../CONTRIBUTING.md#a-rule", "../contributing.md#a-rule"),
        ("docs/rules/it/bower.md", "#set-up", "#set-up"),
        ("README.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("README.md", "LICENSE", "files/LICENSE"),
        ("docs/index.md", "examples/first_steps.ipynb", "examples/first_steps.md"),
        ("docs/index.md", "examples/ppo.py", "examples/ppo.py"),
    ],
)
def test_links_are_those_of_the_site(page: str, target: str, there: str) -> None:
    assert rewritten(page, target) == there


def test_numbers_of_statements_become_links_in_the_language_of_the_page() -> None:
    text = "As B-T5 says; `B-T1` is code.\n\n## B-T1 is a heading\n"
    shown = map_prose(text, lambda prose: linked(prose, "docs/rules/it/birdie.md"))
    assert shown == "As [B-T5](#b-t5) says; `B-T1` is code.\n\n## B-T1 is a heading\n"
    assert linked("W-B1", "docs/rules/it/birdie.md") == '<a href="bower.html#w-b1">W-B1</a>'
    assert linked("W-B1", "docs/puzzles.md") == '<a href="rules/bower.html#w-b1">W-B1</a>'
    assert re.fullmatch(r"rules/it/\w+\.md", in_site("docs/rules/it/birdie.md"))


@pytest.mark.parametrize("name", http_reference.PAGES)
def test_types_link_to_forms_that_are_there(name: str) -> None:
    page = http_reference.made()[name]
    forms = {heading.strip().lower() for heading in re.findall(r"^#+ (.+)$", page, re.MULTILINE)}
    targets = set(re.findall(r"\]\(#(\w+)\)", page))
    assert targets
    assert targets <= forms
