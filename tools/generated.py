"""All files that are made from sources: `python -m tools.generated` writes them, `--check` says which are old.

Each maker is a module with `written()`, which returns its files as they should be.
"""

import sys

from tools import birdie_spellings, forms, house_picture, lab_tables, limits_page, svg_art, web_types

MAKERS = (forms, web_types, lab_tables, limits_page, house_picture, birdie_spellings, svg_art)


def main() -> None:
    """Write the files that are not as they should be, or name them."""
    files = {path: text for maker in MAKERS for path, text in maker.written().items()}
    stale = [path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        names = ", ".join(f"{path.parent.name}/{path.name}" for path in stale)
        sys.exit(f"not up to date: {names}; run `make generated`" if stale else 0)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], "utf-8")


if __name__ == "__main__":
    main()
