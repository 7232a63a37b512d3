"""The settings page says what is wished; who hears it puts it into force."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.store.settings import Settings, Window
from imperium_desktop.ui.settings.settings_page import WISHES, SettingsPage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import palette, set_theme
from tests.ui.fitting import WINDOWS, cramped_at_rest, in_all_looks, nameless, pages_end, stand

__all__ = ["pages_end"]


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    made = SettingsPage(Settings(language="en", recent_names=("Anna",)))
    qtbot.addWidget(made)
    stand(made, 1280, 720)
    made.setFocus()
    return made


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "pl"),
        ("text_scale", 120),
        ("theme", "light"),
        ("hints", "lots"),
        ("bot_pace", "fast"),
        ("curtain", "never"),
    ],
)
def test_each_wish_is_told(page: SettingsPage, qtbot: QtBot, name: str, value: object) -> None:
    with qtbot.waitSignal(page.changed) as changed:
        qtbot.mouseClick(page.wishes[name].segment(str(value)), Qt.MouseButton.LeftButton)
    assert isinstance(changed.args[0], Settings)
    assert getattr(changed.args[0], name) == value
    assert changed.args[0].recent_names == ("Anna",)


def test_every_value_of_the_settings_can_be_wished() -> None:
    from typing import get_args, get_type_hints

    kinds = get_type_hints(Settings)
    for name, wish in WISHES.items():
        assert set(wish.values) == {str(value) for value in get_args(kinds[name])}


def test_whether_a_loss_is_asked_about(page: SettingsPage, qtbot: QtBot) -> None:
    assert page.asking.isChecked()
    with qtbot.waitSignal(page.changed) as changed:
        qtbot.mouseClick(page.asking, Qt.MouseButton.LeftButton)
    assert not changed.args[0].ask_before_losing
    assert page.rows["ask_before_losing"].about.plain_text() == "Whatever is left over goes without a question."


def test_motion_by_keyboard(page: SettingsPage, qtbot: QtBot) -> None:
    page.motion.setFocus()
    with qtbot.waitSignal(page.changed) as changed:
        qtbot.keyClick(page.motion, Qt.Key.Key_Space)
    assert not changed.args[0].motion
    assert page.rows["motion"].about.plain_text() == "Pieces jump straight into place."


def test_arrows_change_a_wish(page: SettingsPage, qtbot: QtBot) -> None:
    page.wishes["hints"].segment("some").setFocus()
    with qtbot.waitSignal(page.changed) as changed:
        qtbot.keyClick(page.wishes["hints"].segment("some"), Qt.Key.Key_Right)
    assert changed.args[0].hints == "none"
    assert page.rows["hints"].about.plain_text() == "Only when you ask."


def test_wishes_add_up(page: SettingsPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.wishes["theme"].segment("light"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.wishes["bot_pace"].segment("slow"), Qt.MouseButton.LeftButton)
    assert (page.settings.theme, page.settings.bot_pace) == ("light", "slow")


def test_defaults_leave_window_and_names_alone(qtbot: QtBot) -> None:
    window = Window(panel=120)
    page = SettingsPage(Settings(theme="light", text_scale=150, window=window, recent_names=("Ola",)))
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    with qtbot.waitSignal(page.changed) as changed:
        qtbot.mouseClick(page.defaults, Qt.MouseButton.LeftButton)
    assert changed.args[0] == Settings(window=window, recent_names=("Ola",))
    assert page.wishes["theme"].chosen == "dark"


def test_showing_settings_tells_nothing(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.changed):
        page.show_settings(Settings(theme="light", hints="none", motion=False))
    assert page.wishes["hints"].chosen == "none"
    assert not page.motion.isChecked()


def test_everything_at_once_in_force(page: SettingsPage, qtbot: QtBot) -> None:
    def obey(settings: Settings) -> None:
        set_language(settings.language or "en")
        set_theme(settings.theme)
        sizes.set_scale(settings.text_scale)

    page.changed.connect(obey)
    qtbot.mouseClick(page.wishes["language"].segment("pl"), Qt.MouseButton.LeftButton)
    assert page.title.plain_text() == "Ustawienia"
    assert page.wishes["bot_pace"].segment("slow").text() == "powoli"
    qtbot.mouseClick(page.wishes["theme"].segment("light"), Qt.MouseButton.LeftButton)
    assert palette().name == "light"
    qtbot.mouseClick(page.wishes["text_scale"].segment("150"), Qt.MouseButton.LeftButton)
    for _ in range(3):
        QApplication.processEvents()
    assert cramped_at_rest(page) == []


def test_signs_are_always_on(page: SettingsPage) -> None:
    assert page.rows["signs"].about.plain_text().startswith("Always on")
    set_language("pl")
    assert page.rows["signs"].about.plain_text().startswith("Zawsze włączone")


def test_enter_and_escape_close(page: SettingsPage, qtbot: QtBot) -> None:
    assert QApplication.focusWidget() is page.done
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        with qtbot.waitSignal(page.cancelled):
            qtbot.keyClick(page.done, key)


def test_everything_that_can_be_reached_has_a_name(page: SettingsPage) -> None:
    assert nameless(page) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_no_word_is_cut(page: SettingsPage, window: tuple[int, int]) -> None:
    for look in in_all_looks(page, window, [90, 150, 100]):
        assert cramped_at_rest(page) == [], look
        if look.endswith("100 %"):
            assert page.page.verticalScrollBar().maximum() == 0, look
