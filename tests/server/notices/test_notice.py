"""What notices say: the right words in every language, and nothing that is hidden from anybody."""

import pytest

from tests.configurations import CONFIGURATIONS, Configuration
from tests.server.tables import played, random_acts
from tests.server.test_message_secrets import SECRET_WORDS, poisoned
from voliera.languages import LANGUAGES
from voliera.protocol.messages import Viewer
from voliera.server.core.clocks import DAY_MS
from voliera.server.notices.addressing import pushed
from voliera.server.notices.notice import Notice, end_of, turn_of
from voliera.server.notices.webhooks import message
from voliera.server.notices.wording import HOUR_MS, body, line, said, title


def notice(**changes: object) -> Notice:
    facts = {"kind": "turn", "table": "t", "game": "birdie", "names": ("Ada", "Marta", "heuristic"), "seat": 0}
    return Notice(**{**facts, "bots": (False, False, True), "session": "a", "turn": 3, "round": 2, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_notices_are_the_same_bytes_in_every_world(configuration: Configuration) -> None:
    """Whatever is hidden from a watcher may be anything: no message changes."""
    sitting = played(configuration, 12)
    told = 0
    for happening in random_acts(sitting, configuration, 12):
        table = sitting.table
        if happening.v % 5 and table.status != "over":
            continue
        other = poisoned(table, configuration, Viewer("watch"), 7 * happening.v)
        if table.status == "over":
            assert end_of(table) == end_of(other)
            continue
        ours, theirs = (turn_of(one, sitting.now, sitting.now) for one in (table, other))
        assert ours is not None
        assert ours == theirs
        text = pushed(ours, "en", 0, 1) + message(line(ours, "en", 0), "", table.id)
        assert not [word for word in SECRET_WORDS if word in text]
        told += 1
    assert told > 3


def test_every_language_says_them() -> None:
    now = 1_000_000
    assert (title(notice(), "en", now), body(notice(), "en")) == ("Birdie: your turn", "with Marta and Jay · round 2")
    assert (title(notice(), "ru", now), body(notice(), "ru")) == (
        "«Клювик»: ваш ход",
        "Marta и Сойка и вы · раунд 2",
    )
    for lang in LANGUAGES:
        for hours in (1, 2, 5, 21):
            late = notice(kind="reminder", deadline=now + hours * HOUR_MS)
            assert str(hours) in title(late, lang, now)
            assert str(hours) in line(late, lang, now)
        days = notice(kind="reminder", deadline=now + 3 * DAY_MS, game="bower", round=None)
        assert "3" in title(days, lang, now)
        assert "Bower" in line(days, lang, now)
        assert body(days, lang)
        for end in (
            {"winners": (1,), "score": (40, 51, 3)},
            {"winners": (0, 1), "score": (4, 4, 1)},
            {"winners": (1,)},
        ):
            assert "Birdie" in line(notice(kind="over", **end), lang, now) or lang == "ru"


def test_the_words_of_an_end_name_the_winner_and_the_points() -> None:
    won = notice(kind="over", names=("Ada", "Marta"), bots=(False, False), winners=(1,), score=(40, 51))
    assert line(won, "en", 0) == "Birdie: Marta won, 51 : 40"
    assert line(notice(kind="over", winners=(1,)), "en", 0) == "Birdie: Marta won"


@pytest.mark.parametrize(
    "name", ["@everyone", "<!channel>", "[x](http://evil.example)", "evil.example", "**Ada**", "`x`"]
)
def test_a_name_calls_nobody_and_links_nowhere_in_a_channel(name: str) -> None:
    text = line(notice(names=(name, "Marta"), bots=(False, False)), "en", 0)
    for wrong in ("@everyone", "<!", "](", "http://", "evil.example", "**", "`"):
        assert wrong not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kid_safe_mode_names_nobody_at_a_public_table(lang: str) -> None:
    public = notice(public=True)
    told = pushed(public, lang, 0, 1, kids=True).decode()
    assert "Ada" not in told
    assert "Marta" not in told
    assert said(lang, "bot-heuristic") in told
    assert said(lang, "notice-bird", seat=1) in told
    assert "Marta" in pushed(public, lang, 0, 1).decode()
    assert "Marta" in pushed(notice(), lang, 0, 1, kids=True).decode()


def test_guests_are_called_guests_in_the_language_of_the_reader() -> None:
    one = notice(names=("Ada", "Гость"), bots=(False, False))
    assert body(one, "it") == "con Ospite · round 2"
