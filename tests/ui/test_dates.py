"""Moments and durations in words."""

import time

import pytest

from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.wording.dates import duration, moment
from tests.ui.shelf import DAY, HOUR


@pytest.mark.parametrize(
    ("ago", "english", "polish"),
    [
        (10, "just now", "przed chwilą"),
        (60, "1 minute ago", "1 minutę temu"),
        (3 * 60, "3 minutes ago", "3 minuty temu"),
        (25 * 60, "25 minutes ago", "25 minut temu"),
        (5 * HOUR, "today at 10:00", "dziś o 10:00"),
        (20 * HOUR, "yesterday at 19:00", "wczoraj o 19:00"),
        (2 * DAY, "on Monday at 15:00", "w poniedziałek o 15:00"),
        (5 * DAY, "on Friday at 15:00", "w piątek o 15:00"),
        (40 * DAY, "2 October", "2 października"),
        (400 * DAY, "7 October 2025", "7 października 2025"),
        (-2 * DAY, "13 November", "13 listopada"),
    ],
)
def test_when_in_words(ago: float, english: str, polish: str) -> None:
    now = time.mktime((2026, 11, 11 + 1, 15, 0, 0, 0, 0, -1)) - DAY
    assert moment(now - ago, now) == english
    set_language("pl")
    assert moment(now - ago, now) == polish


def test_duration_in_words() -> None:
    assert [duration(seconds) for seconds in (5, 90 * 60, 2 * HOUR)] == ["1 min", "1 h 30 min", "2 h"]
    set_language("pl")
    assert [duration(seconds) for seconds in (5, 90 * 60, 2 * HOUR)] == ["1 min", "1 godz. 30 min", "2 godz."]
