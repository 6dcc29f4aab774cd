"""The tutorials are run as they are written: `python -m tools.site.tutorials [PAGE …]`."""

import doctest
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.site.places import ROOT

FOLDER = ROOT / "docs" / "tutorials"


def pages() -> list[Path]:
    """Return the tutorials."""
    return sorted(FOLDER.glob("*.md"))


def run(page: Path) -> doctest.TestResults:
    """Run the examples of a page in one go, from the root of the checkout, where its commands are run too."""
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        return doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF).run(test)
    finally:
        os.chdir(before)


def main(named: Sequence[str]) -> None:
    """Run tutorials, all of them unless some are named; what differs is printed."""
    failed = 0
    for page in [Path(name) for name in named] or pages():
        result = run(page)
        failed += result.failed
        print(f"{page.name}: {result.attempted} examples, {result.failed} differ")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
