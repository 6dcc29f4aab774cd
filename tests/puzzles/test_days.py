"""What a day has follows from its date: kinds that vary, a difficulty, and numbers of its own."""

from datetime import UTC, date, datetime, timedelta

import pytest

from voliera.puzzles.days import FIRST_DAY, KINDS, day_of, difficulty_of, kind_of, last_day, number_of, today

YEAR = [FIRST_DAY + timedelta(days=i) for i in range(366)]


def test_no_day_has_the_kind_of_the_day_before() -> None:
    assert all(kind_of(day) != kind_of(day + timedelta(days=1)) for day in YEAR)


def test_every_week_has_every_kind() -> None:
    assert all({kind_of(day + timedelta(days=i)) for i in range(7)} == set(KINDS) for day in YEAR)


def test_every_kind_comes_on_every_weekday_and_so_in_every_difficulty() -> None:
    for weekday in range(7):
        assert {kind_of(day) for day in YEAR[:28] if day.weekday() == weekday} == set(KINDS)
    assert {difficulty_of(day) for day in YEAR[:7]} == {1, 2, 3, 4, 5}


def test_every_attempt_has_a_number_of_its_own() -> None:
    numbers = {number_of(day, kind, attempt) for day in YEAR[:50] for kind in KINDS for attempt in range(10)}
    assert len(numbers) == 50 * 4 * 10
    assert number_of(date(2026, 11, 15), "gift", 0) == 226_966_653_949_237


@pytest.mark.parametrize(
    "text", ["", "today", "2026-1-1", "2026-02-30", "20260101", "2026-W01-1", "2026-01-01T00:00", "٢٠٢٦-٠١-٠١"]
)
def test_what_is_no_day_is_none(text: str) -> None:
    assert day_of(text) is None


def test_a_day_begins_first_where_clocks_are_fourteen_hours_ahead() -> None:
    def ms(*when: int) -> int:
        return int(datetime(*when, tzinfo=UTC).timestamp() * 1000)  # type: ignore[arg-type, misc]

    assert (today(ms(2026, 3, 1, 9, 59)), last_day(ms(2026, 3, 1, 9, 59))) == (date(2026, 3, 1), date(2026, 3, 1))
    assert (today(ms(2026, 3, 1, 10, 0)), last_day(ms(2026, 3, 1, 10, 0))) == (date(2026, 3, 1), date(2026, 3, 2))
