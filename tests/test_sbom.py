"""The list of packages is complete, is the same each time, and names no address."""

import json
import re
from email.message import Message
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, cast

import pytest

from tools import sbom

INTEGRITY = "sha512-" + "A" * 86 + "=="
LOCK: dict[str, Any] = {
    "packages": {
        "": {"name": "voliera-web", "version": "0.1.0"},
        "node_modules/@fluent/bundle": {"version": "0.19.1", "integrity": INTEGRITY, "license": "Apache-2.0"},
        "node_modules/magic": {"version": "1.0.0", "dev": True},
        "node_modules/other/node_modules/magic": {"version": "1.0.0"},
        "node_modules/alias": {"name": "real", "version": "2.0.0", "dev": True},
        "node_modules/here": {"link": True},
    }
}


class Installed:
    """As much of an installed package as the list reads."""

    def __init__(self, name: str, version: str, **fields: str) -> None:
        self.metadata = Message()
        self.metadata["Name"] = name
        self.version = version
        for field, text in fields.items():
            self.metadata[field.replace("_", "-")] = text


def python(*packages: Installed) -> list[sbom.Component]:
    return sbom.python_components(cast("list[Distribution]", packages))


def test_python_packages_have_their_normal_names_and_voliera_is_not_its_own_part() -> None:
    parts = python(Installed("fluent.runtime", "0.4.0", License_Expression="Apache-2.0"), Installed("voliera", "0.1.0"))
    assert [one["purl"] for one in parts] == ["pkg:pypi/fluent-runtime@0.4.0"]
    assert parts[0]["licenses"] == [{"expression": "Apache-2.0"}]


def test_npm_packages_are_listed_once_and_those_of_development_are_marked() -> None:
    parts = {one["purl"]: one for one in sbom.npm_components(LOCK)}
    assert set(parts) == {"pkg:npm/%40fluent/bundle@0.19.1", "pkg:npm/magic@1.0.0", "pkg:npm/real@2.0.0"}
    assert [one.get("scope") for one in parts.values()] == [None, None, "excluded"]


def test_sums_are_written_in_hexadecimal() -> None:
    assert sbom.hashes(INTEGRITY) == [{"alg": "SHA-512", "content": "00" * 64}]


def test_the_order_of_packages_does_not_matter() -> None:
    parts = [*python(Installed("b", "1"), Installed("a", "2")), *sbom.npm_components(LOCK)]
    assert sbom.bill(parts, "1") == sbom.bill(reversed(parts), "1")


def test_the_list_of_this_checkout_is_whole_and_names_no_address(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert (sbom.main([str(one)]), sbom.main([str(two)])) == (0, 0)
    text = one.read_text(encoding="utf-8")
    assert text == two.read_text(encoding="utf-8")
    assert not re.search(r"https?:|registry", text)
    parts = json.loads(text)["components"]
    names = {part["name"] for part in parts}
    assert {"numpy", "numba", "svelte", "@fluent/bundle"} <= names
    assert len({part["bom-ref"] for part in parts}) == len(parts)
    installed = {re.sub(r"[-_.]+", "-", found.metadata["Name"]).lower() for found in distributions()} - {"voliera"}
    assert installed == {part["name"] for part in parts if part["purl"].startswith("pkg:pypi/")}


@pytest.mark.parametrize("arguments", [["a", "b"], ["--help"]])
def test_a_wrong_call_says_how_it_is_called(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert sbom.main(arguments) == 2
    assert "usage" in capsys.readouterr().err
