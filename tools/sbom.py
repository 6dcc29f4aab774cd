"""Write a CycloneDX list of all packages that Voliera is built from: `python -m tools.sbom [FILE]`.

Python packages are those of the environment that runs this file; the browser's are those of `web/package-lock.json`.
The same packages give the same bytes: there is no time, no serial number and no address in the list.
"""

import base64
import json
import re
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "web" / "package-lock.json"
OWN = "voliera"

Component = dict[str, Any]


def python_components(installed: Iterable[Distribution]) -> list[Component]:
    """Return the packages of a Python environment, without Voliera itself."""
    found = {}
    for one in installed:
        name = re.sub(r"[-_.]+", "-", one.metadata["Name"]).lower()
        if name != OWN:
            found[name] = component("pypi", name, one.version, license_of(one))
    return list(found.values())


def license_of(one: Distribution) -> str | None:
    """Return the SPDX expression of a package, if it states one."""
    stated = one.metadata.get_all("License-Expression")
    return stated[0] if stated else None


def npm_components(lock: dict[str, Any]) -> list[Component]:
    """Return the packages of an npm lock file; those that only development needs have the scope `excluded`."""
    found: dict[str, Component] = {}
    for place, package in lock["packages"].items():
        if not place or package.get("link"):
            continue
        one = component("npm", npm_name(place, package), package["version"], package.get("license"))
        if package.get("dev"):
            one["scope"] = "excluded"
        if sums := hashes(package.get("integrity", "")):
            one["hashes"] = sums
        if one["purl"] not in found or "scope" not in one:  # a package may lie in several places
            found[one["purl"]] = one
    return list(found.values())


def npm_name(place: str, package: dict[str, Any]) -> str:
    """Return the name of a package: stated where it is an alias, else the end of its place."""
    name: str = package.get("name") or place.rpartition("node_modules/")[2]
    return name


def hashes(integrity: str) -> list[dict[str, str]]:
    """Return the sums of an `integrity` field in CycloneDX's form."""
    sums = (part.partition("-") for part in integrity.split())
    return [
        {"alg": f"SHA-{kind.removeprefix('sha')}", "content": base64.b64decode(text).hex()} for kind, _, text in sums
    ]


def component(kind: str, name: str, version: str, expression: str | None) -> Component:
    """Return one package as CycloneDX describes it."""
    purl = f"pkg:{kind}/{quote(name, safe='/')}@{quote(version, safe='')}"
    one: Component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if expression:
        one["licenses"] = [{"expression": expression}]
    return one


def bill(components: Iterable[Component], version: str) -> dict[str, Any]:
    """Return the whole document, its packages in order."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": OWN, "name": OWN, "version": version}},
        "components": sorted(components, key=lambda one: str(one["purl"])),
    }


def own_version() -> str:
    """Return the version of this checkout."""
    text = (ROOT / "src" / OWN / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise SystemExit("src/voliera/__init__.py states no __version__")
    return found[1]


def main(arguments: list[str]) -> int:
    """Write the list to the file that is named, else to the standard output."""
    if len(arguments) > 1 or any(one.startswith("-") for one in arguments):
        print("usage: python -m tools.sbom [FILE]", file=sys.stderr)
        return 2
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    document = bill([*python_components(distributions()), *npm_components(lock)], own_version())
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
