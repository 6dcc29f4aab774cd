"""The quick tutorials are run as they are written; `make docs` runs all of them."""

from pathlib import Path

import pytest

from tools.site.tutorials import FOLDER, pages, run

SLOW = {"bot.md", "engine.md"}  # they start processes, as tests of the laboratory and of engines do


@pytest.mark.parametrize("page", [page for page in pages() if page.name not in SLOW], ids=lambda page: page.name)
def test_a_tutorial_prints_what_it_shows(page: Path) -> None:
    result = run(page)
    assert result.attempted > 10
    assert result.failed == 0


def test_a_tutorial_that_differs_is_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "wrong.md"
    page.write_text("# Wrong\n\n```python\n>>> 1 + 1\n3\n\n```\n", encoding="utf-8")
    assert run(page).failed == 1
    assert "wrong.md" in capsys.readouterr().out
    assert {path.name for path in FOLDER.iterdir()} >= SLOW
