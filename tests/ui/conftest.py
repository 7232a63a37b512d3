"""Windows without a screen, with the fonts and the sheet of the program, and the same look before every test."""

import gc
import os
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    from imperium_desktop.ui import style

    style.install(qapp)
    return qapp


@pytest.fixture(autouse=True)
def usual_look(dressed: QApplication) -> Iterator[None]:
    from imperium_desktop.ui.fonts import sizes
    from imperium_desktop.ui.language import set_language
    from imperium_desktop.ui.palette import set_theme

    yield
    gc.collect()
    set_theme("dark")
    sizes.set_window(1920, 1080)
    sizes.set_scale(100)
    set_language("en")


PATIENT = {"test_end", "test_history", "test_library", "test_new_game", "test_preferences", "test_replay", "test_start"}
"""Modules that take minutes: `make patient` runs them, `make test` stays under eight minutes on two cores."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem in PATIENT:
            item.add_marker(pytest.mark.slow)
