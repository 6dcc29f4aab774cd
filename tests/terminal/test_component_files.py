"""A component file that cannot be used is refused in the reader's language, with the place that is wrong."""

import json
from pathlib import Path

import pytest

from voliera.errors import GameError
from voliera.games.birdie.border import components
from voliera.languages import LANGUAGES, Language

GOOD = components.builtin().document()
FAULTS = {
    "text": "{",
    "form": json.dumps({**GOOD, "flap": [1, "two"]}),
    "format": json.dumps({**GOOD, "format": "voliera/components/9"}),
    "game": json.dumps({**GOOD, "game": "bower"}),
    "count": json.dumps({**GOOD, "flap": [1, 2, 3]}),
    "negative": json.dumps({**GOOD, "flap": [-1, *GOOD["flap"][1:]]}),
    "fall": json.dumps({**GOOD, "flap": [1, 2, 3, 4, 3, 8, 10, 12, 15]}),
    "large": json.dumps({**GOOD, "flap": [*GOOD["flap"][:9], 1000]}),
}


@pytest.mark.parametrize("fault", ["unreadable", *FAULTS])
def test_every_fault_has_its_sentence(fault: str, tmp_path: Path) -> None:
    path = tmp_path / "components.json"
    if fault in FAULTS:
        path.write_text(FAULTS[fault], encoding="utf-8")
    with pytest.raises(GameError) as caught:
        components.read(path)
    facts = caught.value.facts
    assert facts["fault"] == fault
    assert str(facts["place"]).startswith(str(path))
    assert str(facts["place"]) in caught.value.message
    said = {Language(name).say("error-components", **facts) for name in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(facts["place"]) in sentence for sentence in said)


def test_a_good_file_is_read_in_both_forms(tmp_path: Path) -> None:
    flap = [1, 3, 5, 7, 9, 11, 13, 15, 17]
    (tmp_path / "a.json").write_text(json.dumps({**GOOD, "flap": flap}), encoding="utf-8")
    toml = f'format = "{components.FORMAT}"\ngame = "birdie"\nflap = {flap}\n'
    (tmp_path / "a.toml").write_text(toml, encoding="utf-8")
    assert components.read(tmp_path / "a.json") == components.read(tmp_path / "a.toml") == {**GOOD, "flap": flap}
