"""Words for when something happened and how long it took."""

import time
from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from imperium_desktop.ui.theme.language import language, mark, tr

MINUTE: Final = 60
HOUR: Final = 3600
WEEK: Final = 7
"""Days that are named by their weekday."""
ON_WEEKDAYS: Final = (
    mark("on Monday at {time}"),
    mark("on Tuesday at {time}"),
    mark("on Wednesday at {time}"),
    mark("on Thursday at {time}"),
    mark("on Friday at {time}"),
    mark("on Saturday at {time}"),
    mark("on Sunday at {time}"),
)


def moment(when: float, now: float | None = None) -> str:
    """Tell when: "5 minutes ago", "yesterday at 21:03", "on Tuesday at 20:15", "12 November"."""
    present = time.time() if now is None else now
    passed = present - when
    then, today = _local(when), _local(present)
    if 0 <= passed < MINUTE:
        return tr("just now")
    if 0 <= passed < HOUR:
        return tr("{n} minutes ago", n=int(passed // MINUTE))
    days = then.date().daysTo(today.date())
    clock = then.toString("HH:mm")
    if passed < 0 or days >= WEEK:
        return day(when, now)
    if days == 0:
        return tr("today at {time}", time=clock)
    if days == 1:
        return tr("yesterday at {time}", time=clock)
    return tr(ON_WEEKDAYS[then.date().dayOfWeek() - 1], time=clock)


def day(when: float, now: float | None = None) -> str:
    """The date, with its year if that is not the present one."""
    then, today = _local(when).date(), _local(time.time() if now is None else now).date()
    pattern = "d MMMM" if then.year() == today.year() else "d MMMM yyyy"
    return QLocale(language()).toString(then, pattern)


def short_day(when: float) -> str:
    """Day for the axis of a chart and for narrow columns: "12.11"."""
    return _local(when).toString("d.MM")


def date_and_time(when: float) -> str:
    then = _local(when)
    return f"{QLocale(language()).toString(then.date(), 'd MMMM yyyy')}, {then.toString('HH:mm')}"


def duration(seconds: float) -> str:
    """Tell a duration: "1 h 24 min"; everything below a minute is a minute."""
    minutes = max(round(seconds / MINUTE), 1)
    hours, rest = divmod(minutes, 60)
    if not hours:
        return tr("{minutes} min", minutes=minutes)
    return tr("{hours} h {minutes} min", hours=hours, minutes=rest) if rest else tr("{hours} h", hours=hours)


def _local(when: float) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(when * 1000))
