"""Build and check the documentation site: `python -m tools.site`, by the environment `.venv-docs`."""

import subprocess
import sys
from pathlib import Path

from tools.site import links, spelling, tutorials
from tools.site.places import ROOT
from tools.site.stage import stage

BUILD = ROOT / "build"
SOURCE, SITE, ELSEWHERE = BUILD / "docs-source", BUILD / "docs", BUILD / "docs-external.txt"


def render(source: Path, site: Path) -> None:
    """Let Sphinx make the pages; a warning is an error, and all of them are shown."""
    options = ["-q", "-W", "--keep-going", "-E", "-b", "html", "-c", str(ROOT / "docs" / "site"), "-j", "auto"]
    subprocess.run(
        [sys.executable, "-m", "sphinx", *options, "-d", str(BUILD / "docs-trees"), str(source), str(site)],
        cwd=ROOT,
        check=True,
    )


def main() -> int:
    """Build the site, and say what is wrong with it."""
    faults = [f"spelling: {fault}" for fault in spelling.check()]
    stage(SOURCE)
    try:
        render(SOURCE, SITE)
    except subprocess.CalledProcessError:
        faults.append("Sphinx: see the warnings above")
    broken, elsewhere = links.check(SITE)
    ELSEWHERE.write_text("\n".join(elsewhere) + "\n", encoding="utf-8")
    faults += [f"link: {fault}" for fault in broken]
    faults += [f"tutorial: {page.name} differs, see above" for page in tutorials.pages() if tutorials.run(page).failed]
    print(
        "\n".join(faults) or f"{SITE / 'index.html'} is ready; {len(elsewhere)} links to other sites were not followed"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
