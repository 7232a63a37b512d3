"""Whatever nobody foresaw: caught wherever it is raised, counted by its place, and written down if somebody wants it.

Nothing here may raise, or a fault in the telling would hide the fault that is told.
"""

import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import PySide6
from PySide6.QtCore import QObject, Qt, Signal, qVersion

from imperium_desktop import __version__

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch
    from imperium_desktop.rules.record import FaultReport

KNOWN: Final = 100
"""Places; more are told on the error output only."""
LONGEST: Final = 64 << 10
"""Characters of a traceback."""
LONGEST_JOURNAL: Final = 4 << 20

Raised: TypeAlias = tuple[type[BaseException], BaseException | None, TracebackType | None]


class Fault(msgspec.Struct):
    trace: str
    rule: bool = False
    """Raised by the rules of a game, which put the match back to where the action began."""
    answer: str = ""
    """The answer that broke a rule."""
    times: int = 1
    quiet: bool = False
    """The page can do without what failed: nobody is disturbed."""


class FaultWatch(QObject):
    """`met` tells a fault the first time it is met at its place, in the window's own thread and between two events."""

    met = Signal(object)
    _raised = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faults: dict[str, Fault] = {}
        self._lock = threading.RLock()
        self._raised.connect(self.met, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch faults from now on, in all threads. Qt hands over what is raised in slots and events."""
        sys.excepthook = self.catch
        threading.excepthook = lambda args: self.catch(args.exc_type, args.exc_value, args.exc_traceback)

    def catch(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        try:
            told = not self._is_new(
                f"{kind.__qualname__} {place_of(trace)}", lambda: Fault(traced((kind, error, trace)))
            )
        except Exception:
            told = False
        if not told:
            sys.__excepthook__(kind, error or kind(), trace)

    def catch_rule(self, report: "FaultReport") -> None:
        """A match has already put itself back."""
        answer = msgspec.json.encode(report.answer).decode() if report.answer is not None else ""
        self._is_new(report.trace, lambda: Fault(report.trace[-LONGEST:], rule=True, answer=answer))

    def overlook(self, error: Exception) -> None:
        """Raised by something that a page can do without."""
        self._is_new(
            f"{type(error).__qualname__} {place_of(error.__traceback__)}",
            lambda: Fault(traced((type(error), error, error.__traceback__)), quiet=True),
        )

    def _is_new(self, place: str, fault: Callable[[], Fault]) -> bool:
        with self._lock:
            known = self.faults.get(place)
            if known is not None:
                known.times += 1
                return False
            if len(self.faults) == KNOWN:
                return True
            made = self.faults[place] = fault()
        self._raised.emit(made)
        return True


def place_of(trace: TracebackType | None) -> str:
    """File and line where it was raised."""
    frames = traceback.extract_tb(trace, limit=-1)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "?"


def traced(raised: Raised) -> str:
    kind, error, trace = raised
    text = "".join(traceback.format_exception(kind, error, trace))
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n…\n{text[-LONGEST // 2 :]}"


# In writing


def report_text(faults: Iterable[Fault], match: "AnyMatch | None" = None, bots: tuple[str, ...] = ()) -> str:
    """All that was met, on what machine, and the running match without the names of the people in it."""
    import platform

    parts = [
        f"Imperium Desktop {__version__}\n"
        f"Python {platform.python_version()}, PySide {PySide6.__version__}, Qt {qVersion()}\n"
        f"{platform.platform()}"
    ]
    for number, fault in enumerate(list(faults), 1):  # another thread may meet more
        answer = f"\nanswer: {fault.answer}" if fault.answer else ""
        parts.append(f"Fault {number}, met {fault.times} x{answer}\n{fault.trace.rstrip()}")
    if match is not None:
        parts.append(f"The match\n{journal_text(match, bots)}")
    return "\n\n".join(parts).replace(str(Path.home()), "~") + "\n"


def journal_text(match: "AnyMatch", bots: tuple[str, ...]) -> str:
    from imperium_desktop.rules import journal

    try:
        data = journal.write(match, journal.Seating(bots=bots))
    except Exception as error:  # the fault may lie just there
        return f"cannot be written: {type(error).__name__}: {error}"
    return data.decode().rstrip() if len(data) <= LONGEST_JOURNAL else f"{len(data)} bytes, too long for a report"
