"""Make small files of the rules' pictures for the documentation site: `make rule-pictures`.

web/e2e/rules.pics.ts photographs them into web/pictures/rules; this writes them to docs/pictures/rules as WebP.
"""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
TAKEN, KEPT = ROOT / "web" / "pictures" / "rules", ROOT / "docs" / "pictures" / "rules"
QUALITY = 80


def main() -> None:
    """Write all pictures that were taken, and remove those of statements that have none any more."""
    taken = sorted(TAKEN.glob("*.png"))
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in set(KEPT.glob("*.webp")) - {KEPT / f"{path.stem}.webp" for path in taken}:
        old.unlink()
    for path in taken:
        with Image.open(path) as picture:
            picture.convert("RGB").save(KEPT / f"{path.stem}.webp", quality=QUALITY, method=6)
    print(f"{len(taken)} pictures in {KEPT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
