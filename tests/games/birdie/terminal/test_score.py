"""Birdie's score sheet typed in: whole games, wrong lines, undo, interruptions, files, in four languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.sheet.desk import fill
from tests.sheet.games import small_sheet
from tests.sheet.typist import Typist
from voliera.languages import LANGUAGES, Language
from voliera.terminal.refusal import InputRefused

HEADING = ["2", "1", "Ada, Bo"]
LINE = "ROsp ROsu ROau OWsu PIsu PIwi"
NONSENSE = ["7777", "[red]½", "B-Z9", "save /no/such/folder/x.json"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best play is not what is tested here."""
    monkeypatch.setattr("voliera.games.birdie.sheet.best.TIME_MS", 150)


def shown_lines(text: str) -> list[str]:
    """What the sheet has drawn, without what was typed and without file names."""
    return [line for line in text.splitlines() if not line.startswith("> ") and "/" not in line]


@pytest.mark.rule("B-F1")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (4, "expert")])
def test_a_whole_game_is_typed_in(lang: str, players: int, variant: str, path: Path) -> None:
    sheet = small_sheet(players, players, variant, ["Marta", "Олег", "Anna", "Пьер"][:players])
    lines = Typist(lang, by_keys=lang in ("it", "ru")).sheet(sheet)
    filled = fill([*lines, ""], path, lang=lang, width=60)
    assert not filled.left
    assert filled.document["rounds"] == sheet["rounds"]
    result = voliera.score(sheet)["result"]
    last = filled.text[filled.text.rindex(Language(lang).say("result-total")) - 1500 :]
    assert Language(lang).say("result-title") in last
    assert all(str(total) in last for total in result["totals"])
    assert sheet["names"][result["winner"]] in last
    echoes = {line for typed in lines for line in typed.split("\n")}
    wide = [line for line in shown_lines(filled.text) if len(line) > 60 and line.strip() not in echoes]
    assert not wide


@pytest.mark.parametrize(
    ("lang", "variant"), [("en", "expert"), ("it", "standard"), ("es", "expert"), ("ru", "standard")]
)
def test_wrong_lines_at_every_question_change_nothing(lang: str, variant: str, path: Path) -> None:
    sheet = small_sheet(2, 2, variant)
    right = Typist(lang).sheet(sheet)
    lines: list[str] = []
    wrong = 0
    for number, line in enumerate(right):
        names = number == 2
        lines += [line] if names else [*NONSENSE, "?", line]
        wrong += 0 if names else len(NONSENSE)
    filled = fill([*lines, *NONSENSE, ""], path, lang=lang)
    assert filled.document["rounds"] == sheet["rounds"]
    assert filled.text.count("✗") == wrong + len(NONSENSE)


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_every_entry_can_be_taken_back(variant: str, path: Path) -> None:
    sheet = small_sheet(2, 2, variant)
    right = Typist("en").sheet(sheet)
    lines = [part for line in right for part in (line, "u", line)]
    filled = fill([*lines, ""], path)
    assert filled.document["rounds"] == sheet["rounds"]
    assert filled.text.count("Undone.") == len(right)


def test_all_entries_can_be_taken_back_to_the_beginning(path: Path) -> None:
    sheet = small_sheet(2, 2, "standard")
    right = Typist("en").sheet(sheet)
    filled = fill([*right, *["u"] * len(right), "u"], path)
    assert filled.text.count("Undone.") == len(right)
    assert "There is nothing to undo" in filled.text
    assert set(filled.document) <= {"format", "game", "options"}


@pytest.mark.parametrize(("variant", "end"), [("standard", EOFError), ("expert", KeyboardInterrupt)])
def test_an_interruption_at_any_step_loses_nothing(variant: str, end: type[BaseException], path: Path) -> None:
    sheet = small_sheet(2, 2, variant)
    right = Typist("it", by_keys=True).sheet(sheet)
    for line in right:
        filled = fill([line, end], path, lang="it")
        assert str(path) in filled.words
    assert filled.document["rounds"] == sheet["rounds"]


def test_a_resumed_sheet_can_still_be_taken_back(path: Path) -> None:
    sheet = small_sheet(2, 2, "standard")
    right = Typist("en").sheet(sheet)
    fill(right, path)
    filled = fill(["u"] * (2 * len(right)), path)
    assert set(filled.document) <= {"format", "game", "options", "rounds"}
    assert not filled.document["rounds"]
    again = fill([*right, ""], path)
    assert again.document["rounds"] == sheet["rounds"]


def test_at_a_terminal_every_scoring_has_its_page(path: Path) -> None:
    lines = [*HEADING, "1", LINE, "-", "1-3 4-5 ok", "", "-", "", "write", "u", "write", ""]
    filled = fill(lines, path, interactive=True)
    assert not filled.left
    page = next(page for page in filled.pages if "What Ada has played" in page)
    assert "Ada writes 3 in the Robin box. Ada takes the Robin Birdie Trophy." in page
    assert "─ Ro 3 ─" in page
    assert "Enter: next · u undoes the last entry" in page
    assert "Round 1 of 2" in page
    assert "Undone." in filled.text
    assert len(filled.document["rounds"][0]["scorings"]) == 2


def test_help_is_a_page_at_a_terminal_and_names_the_keys(path: Path) -> None:
    filled = fill(["?", "", *HEADING, "?", "", "1", "?", "", LINE, "?", "", "-", "?", ""], path, interactive=True)
    helped = [page for page in filled.pages if "What you can type" in page]
    assert len(helped) == 5
    assert all("undo the last entry" in page for page in helped)
    assert "ROsp OWwi" in helped[2]
    assert "ro 4 su 2" in helped[4]


def test_q_is_a_card_where_cards_are_typed_and_quit_leaves(path: Path) -> None:
    filled = fill([*HEADING, "1", "-", "q", "quit", "never read"], path)
    assert filled.left == ["never read"]
    assert filled.document["rounds"][0]["hands"][0] == ["owl-spring"]
    assert "Goodbye!" in filled.text


def test_names_are_optional_and_must_differ(path: Path) -> None:
    filled = fill(["3", "1", "Ada, ada,Bo", "Ada,Ada", "Ada,Bo,Cy,Dee", "", "u", ", Bo", "3bo"], path)
    assert "Two players have the same name" in filled.text
    assert "There are 4 names for 3 players." in filled.text
    assert "Player 3" in filled.text


@pytest.mark.rule("B-T7")
@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("11", "Each player passes once"),
        ("1", "3 players pass, and 1 is named."),
        ("15", "There is no player 5"),
        ("zoe", "Who is “zoe”?"),
        ("a", "Who is “a”?"),
        ("", "3 players pass, and 0 are named."),
    ],
)
def test_a_wrong_pass_order_is_refused(typed: str, words: str, path: Path) -> None:
    filled = fill(["3", "1", "Ada,Anna,Bo", typed], path)
    assert words in filled.words
    assert not filled.document.get("rounds")


@pytest.mark.rule("B-T7")
@pytest.mark.parametrize("typed", ["231", "2 3 1", "an b ad", "Anna, Bo", "23"])
def test_the_pass_order_by_numbers_or_names(typed: str, path: Path) -> None:
    filled = fill(["3", "1", "Ada,Anna,Bo", typed], path)
    assert filled.document["rounds"][0]["pass_order"] == [1, 2, 0]
    assert "▶ Anna" in filled.text


def test_saving_elsewhere_goes_on_there(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    fill([*HEADING, f"save {other}", "2"], path)
    assert json.loads(other.read_text())["rounds"][0]["pass_order"] == [1, 0]
    assert "rounds" not in json.loads(path.read_text())


def test_exports_as_data_and_as_text(path: Path, tmp_path: Path) -> None:
    sheet = small_sheet(2, 2, "standard", ["Ada", "Bo"])
    data, text = tmp_path / "out.json", tmp_path / "out.txt"
    lines = [*Typist("en").sheet(sheet), f"export {data}", f"export {text}", f"export {text}", "export", ""]
    filled = fill(lines, path)
    exported = json.loads(data.read_text())
    assert exported["result"] == voliera.score(sheet)["result"]
    assert exported["sheet"]["rounds"] == sheet["rounds"]
    written = text.read_text()
    assert "Birdie, score sheet" in written
    assert "\x1b" not in written
    assert written.count("What Ada has played") == written.count("What Bo has played") == 2
    assert "already exists" in filled.words
    assert "Name a file that ends in .json or .txt" in filled.words


def test_an_export_can_be_gone_on_with_and_stays_as_it_is(path: Path, tmp_path: Path) -> None:
    data = tmp_path / "out.json"
    fill([*HEADING, "1", f"export {data}"], path)
    exported = data.read_text()
    filled = fill([LINE], tmp_path / "other.json", resume=data)
    assert len(filled.document["rounds"][0]["lines"][0]) == 6
    assert data.read_text() == exported


@pytest.mark.rule("B-F2")
def test_a_tie_is_explained_at_the_end(path: Path) -> None:
    nobody = ["-", "", "write"] * 2
    filled = fill([*HEADING, "1", *nobody, "2", *nobody, ""], path)
    assert "Bo wins with 2 points." in filled.text
    assert "Bo passed earlier in round 2 and wins. [B-F2]" in filled.words


def test_an_empty_line_has_a_best_play_too(path: Path) -> None:
    filled = fill([*HEADING, "1", "-", "", "", ""], path)
    assert filled.document["rounds"][0]["scorings"][0]["actions"] == [{"do": "write"}]


def test_an_export_that_was_asked_for_comes_at_the_end_however_it_ends(path: Path, tmp_path: Path) -> None:
    text = tmp_path / "out.txt"
    fill([*HEADING, "1"], path, export=text)
    assert "Round 1 of 2" in text.read_text()


def test_a_file_that_cannot_be_written_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    filled = fill([*HEADING, "1"], tmp_path / "no" / "such" / "folder.json")
    assert "cannot be written" in filled.words
    kept = list(tmp_path.glob("birdie-score-*.json"))
    assert len(kept) == 1
    assert json.loads(kept[0].read_text())["rounds"][0]["pass_order"] == [0, 1]


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"players": 5}, "error-players"),
        ({"variant": "hard"}, "error-variant"),
        ({"single_chain": True}, "error-chain-variant"),
        ({"names": "a,b,c,d,e"}, "error-names"),
        ({"game": "chess"}, "error-sheet-game"),
        ({"components": Path("no-such-file.json")}, "error-components"),
    ],
)
def test_wishes_that_cannot_be_met(wishes: dict[str, Any], message: str, path: Path) -> None:
    with pytest.raises(InputRefused) as refusal:
        fill([], path, **wishes)
    assert refusal.value.message == message
    assert not path.exists()


def test_wishes_are_not_asked_for_again(path: Path) -> None:
    filled = fill(["21"], path, names="Ada,Bo", variant="expert", single_chain=True)
    assert filled.document["players"] == 2
    assert filled.document["options"] == {"single_chain": True}
    assert filled.document["rounds"][0]["pass_order"] == [1, 0]
    with pytest.raises(InputRefused) as refusal:
        fill([], path, players=2)
    assert refusal.value.message == "error-sheet-resume"


def test_a_sheet_of_another_game_or_no_sheet_is_not_opened(path: Path) -> None:
    for text, message in (
        ("{", "error-file-json"),
        ("[]", "error-sheet-file"),
        ('{"format": "voliera/record/1", "game": "birdie"}', "error-sheet-file"),
        ('{"format": "voliera/sheet/1", "game": "bower"}', "error-sheet-other-game"),
    ):
        path.write_text(text)
        with pytest.raises(InputRefused) as refusal:
            fill([], path)
        assert refusal.value.message == message
        assert path.read_text() == text
