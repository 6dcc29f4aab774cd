"""Make small files of the README's pictures: `make readme-pictures`.

web/e2e/readme.pics.ts photographs them into web/pictures/readme; this writes them to docs/pictures with 256 colours.
"""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
TAKEN, KEPT = ROOT / "web" / "pictures" / "readme", ROOT / "docs" / "pictures"


def main() -> None:
    """Write all pictures that were taken."""
    taken = sorted(TAKEN.glob("*.png"))
    for path in taken:
        with Image.open(path) as picture:
            picture.convert("RGB").quantize(256).save(KEPT / path.name, optimize=True)
    print(f"{len(taken)} pictures in {KEPT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
