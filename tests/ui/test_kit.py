"""The shared widgets: they wrap, they can be walked with the keyboard, they say what they are."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.markup import Run
from imperium_desktop.ui.kit import (
    Choice,
    DarkWood,
    Felt,
    Ground,
    KeyCap,
    Page,
    Parchment,
    PlainButton,
    RichText,
    SeatSign,
    Segments,
    Switch,
    Wood,
    WrapRow,
    spoken,
)
from imperium_desktop.ui.kit.fields import Select
from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import typeset
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.theme.textures import FORMAT
from tests.tools import gallery
from tests.ui.fitting import shown

MANNERS = ((False, False), (True, False), (False, True))
LOG = "Anna kładzie {icon:tigris-temple} świątynię na H5 i łączy dwa królestwa (§7.5)"


def lines_of(markup: str, width: float) -> list[str]:
    laid = typeset(markup, type_of("body"), width)
    lines: dict[float, str] = {}
    for piece in laid.pieces:
        lines[piece.y] = lines.get(piece.y, "") + (piece.run.text if not piece.run.is_sign else f"<{piece.run.icon}>")
    return list(lines.values())


class TestLines:
    def test_text_wraps_and_every_word_is_kept(self) -> None:
        lines = lines_of("jeden dwa trzy cztery pięć sześć siedem osiem", 120)
        assert len(lines) > 2
        assert " ".join(lines).split() == ["jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem"]

    def test_a_number_stays_with_its_icon_and_the_icon_with_its_comma(self) -> None:
        for width in range(40, 200, 7):
            joined = lines_of("aaa bbb 2{icon:tigris-farm}, ccc ddd", width)
            assert sum("2<tigris-farm>," in line for line in joined) == 1

    def test_one_letter_words_go_with_the_next(self) -> None:
        for width in range(90, 300, 5):
            for line in lines_of("konflikt rolników i kupców z Dzbanem w wojnie o świątynie", width):
                assert line.split()[-1] not in ("i", "z", "w", "o")

    def test_a_word_that_is_too_long_is_broken_not_cut(self) -> None:
        lines = lines_of("Konstantynopolitańczykowianeczka", 60)
        assert len(lines) > 1
        assert "".join(lines) == "Konstantynopolitańczykowianeczka"
        assert typeset("Konstantynopolitańczykowianeczka", type_of("body"), 60).width <= 60

    def test_each_manner_is_as_wide_as_its_own_font(self) -> None:
        """Inside italic words, the stressed ones stand upright."""
        for kind in ("lesson", "lesson aside", "body"):
            fonts = {type_of(kind).font_of(Run(bold=bold, italic=italic)).toString() for bold, italic in MANNERS}
            assert len(fonts) == 3
        upright, slanted = (typeset(text, type_of("lesson"), 1e6).width for text in ("zanim tor", "*zanim tor*"))
        assert upright != slanted

    def test_forced_lines(self) -> None:
        assert lines_of("tura 14\n0:42", 500) == ["tura 14", "0:42"]

    def test_nothing_is_wider_than_the_room(self) -> None:
        sizes.set_window(1920, 1080)
        for width in range(80, 400, 13):
            assert typeset(LOG, type_of("prompt"), width).width <= width + 0.5


class TestRichText:
    def test_it_grows_as_it_narrows(self, qtbot: QtBot) -> None:
        label = shown(qtbot, RichText(LOG))
        assert label.heightForWidth(200) > label.heightForWidth(800) == label.heightForWidth(1600)

    @pytest.mark.parametrize("percent", [90, 100, 150])
    def test_a_layout_gives_it_the_height_it_needs(self, qtbot: QtBot, percent: int) -> None:
        sizes.set_scale(percent)
        holder = QWidget()
        rows = QVBoxLayout(holder)
        label = RichText(LOG, "prompt")
        rows.addWidget(label)
        rows.addStretch(1)
        shown(qtbot, holder, 300, 500)
        assert label.height() >= label.heightForWidth(label.width())

    def test_in_a_scrolling_page_too(self, qtbot: QtBot) -> None:
        page = Page()
        labels = [RichText(LOG) for _ in range(30)]
        for label in labels:
            page.rows.addWidget(label)
        shown(qtbot, page, 220, 200)
        assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
        assert page.verticalScrollBar().maximum() > 0

    def test_a_click_on_a_paragraph_asks_for_it(self, qtbot: QtBot) -> None:
        label = shown(qtbot, RichText("patrz §7.5 i [§7.6 Wsparcie z zewnątrz]"), 120, 200)
        for rule, rects in label.link_rects():
            for rect in rects:
                with qtbot.waitSignal(label.rule_clicked) as caught:
                    qtbot.mouseClick(label, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
                assert caught.args == [rule]
        assert [rule for rule, _ in label.link_rects()] == ["§7.5", "§7.6"]

    def test_a_click_beside_it_does_nothing(self, qtbot: QtBot) -> None:
        label = shown(qtbot, RichText("patrz §7.5"))
        with qtbot.assertNotEmitted(label.rule_clicked):
            qtbot.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(390, 290))

    def test_links_can_be_walked_and_followed_with_keys(self, qtbot: QtBot) -> None:
        holder = QWidget()
        rows = QVBoxLayout(holder)
        label, after = RichText("§1 albo §2"), PlainButton("dalej")
        rows.addWidget(label)
        rows.addWidget(after)
        shown(qtbot, holder)
        label.setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(label.rule_clicked) as caught:
            QTest.keyClick(label, Qt.Key.Key_Return)
        assert caught.args == ["§1"]
        QTest.keyClick(label, Qt.Key.Key_Tab)
        with qtbot.waitSignal(label.rule_clicked) as caught:
            QTest.keyClick(label, Qt.Key.Key_Space)
        assert caught.args == ["§2"]
        QTest.keyClick(label, Qt.Key.Key_Tab)
        assert after.hasFocus()

    def test_only_a_label_with_links_takes_the_focus(self, qtbot: QtBot) -> None:
        label = shown(qtbot, RichText("bez odnośnika"))
        assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
        label.set_text("z §1")
        assert label.focusPolicy() == Qt.FocusPolicy.TabFocus

    def test_its_words_are_accessible(self, qtbot: QtBot) -> None:
        label = shown(qtbot, RichText(LOG))
        assert label.accessibleName() == spoken(LOG)
        assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == spoken(LOG)


WHO = (Choice("person", "osoba", "app-person"), Choice("bot", "automat", "app-bot"), Choice("none", "nikt"))


class TestChoices:
    def test_arrows_walk_the_segments(self, qtbot: QtBot) -> None:
        segments = shown(qtbot, Segments(WHO, "person", "kto gra"))
        segments.segment("person").setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(segments.chosen_changed) as caught:
            QTest.keyClick(segments.focusWidget(), Qt.Key.Key_Right)
        assert caught.args == ["bot"]
        QTest.keyClick(segments.focusWidget(), Qt.Key.Key_Right)
        assert segments.chosen == "none"
        QTest.keyClick(segments.focusWidget(), Qt.Key.Key_Left)
        assert segments.chosen == "bot"

    def test_a_click_anywhere_on_a_segment_chooses_it(self, qtbot: QtBot) -> None:
        segments = shown(qtbot, Segments(WHO))
        assert segments.chosen == "person"
        segment = segments.segment("bot")
        qtbot.mouseClick(segment, Qt.MouseButton.LeftButton, pos=QPoint(segment.width() - 3, segment.height() - 3))
        assert segments.chosen == "bot"

    def test_choosing_moves_nothing(self, qtbot: QtBot) -> None:
        segments = shown(qtbot, Segments(WHO))
        before = [segments.segment(choice.key).geometry() for choice in WHO]
        segments.choose("none")
        assert [segments.segment(choice.key).geometry() for choice in WHO] == before

    def test_segments_say_what_they_are(self, qtbot: QtBot) -> None:
        segments = shown(qtbot, Segments(WHO, name="kto gra"))
        assert segments.accessibleName() == "kto gra"
        told = QAccessible.queryAccessibleInterface(segments.segment("bot"))
        assert told.role() == QAccessible.Role.RadioButton
        assert told.text(QAccessible.Text.Name) == "automat"

    def test_space_toggles_a_switch(self, qtbot: QtBot) -> None:
        switch = shown(qtbot, Switch("Kurtyna", on=True))
        switch.setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(switch.toggled) as caught:
            QTest.keyClick(switch, Qt.Key.Key_Space)
        assert caught.args == [False]
        told = QAccessible.queryAccessibleInterface(switch)
        assert told.role() == QAccessible.Role.CheckBox
        assert told.text(QAccessible.Text.Name) == "Kurtyna"

    def test_a_click_toggles_a_switch(self, qtbot: QtBot) -> None:
        switch = shown(qtbot, Switch("Kurtyna"), 50, 30)
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(45, 15))
        assert switch.isChecked()


class TestButtons:
    def test_a_narrow_button_takes_more_lines(self, qtbot: QtBot) -> None:
        button = shown(qtbot, PlainButton("Bardzo długi napis na przycisku", "main", icon="app-check", key="Enter"))
        assert button.heightForWidth(200) > button.sizeHint().height()
        assert button.heightForWidth(button.sizeHint().width()) == button.sizeHint().height()

    def test_targets_are_large_enough(self, qtbot: QtBot) -> None:
        sizes.set_window(1280, 720)
        for widget in (PlainButton("", icon="app-close"), Switch("x"), Segments((Choice("1", "1"),))):
            qtbot.addWidget(widget)
            assert min(widget.sizeHint().toTuple()) >= 28

    def test_enter_and_space_press_it(self, qtbot: QtBot) -> None:
        button = shown(qtbot, PlainButton("Dalej", "main"))
        button.setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(button.clicked):
            QTest.keyClick(button, Qt.Key.Key_Space)

    def test_the_role_changes_the_look(self, qtbot: QtBot) -> None:
        button = shown(qtbot, PlainButton("Dalej"), 120, 40)
        plain = button.grab().toImage()
        button.set_role("main")
        assert button.grab().toImage() != plain

    def test_rows_wrap(self, qtbot: QtBot) -> None:
        holder = QWidget()
        row = WrapRow(holder)
        buttons = [PlainButton(f"Przycisk {i}") for i in range(4)]
        for button in buttons:
            row.addWidget(button)
        shown(qtbot, holder, 800, 200)
        assert len({button.y() for button in buttons}) == 1
        holder.resize(250, 400)
        assert len({button.y() for button in buttons}) == 2
        assert row.heightForWidth(250) > row.heightForWidth(800)


class TestCards:
    def test_a_hint_folds_with_click_and_key(self, qtbot: QtBot) -> None:
        fold = Fold("Musisz mieć więcej", "Remis wygrywa broniący się (§7.6).")
        ground = Wood("panel")
        rows = QVBoxLayout(ground)
        rows.addWidget(fold)
        rows.addStretch(1)
        shown(qtbot, ground)
        head, body = fold._head, fold._body
        tall = fold.height()
        with qtbot.waitSignal(fold.folded_changed) as caught:
            qtbot.mouseClick(head, Qt.MouseButton.LeftButton)
        assert caught.args == [True]
        assert fold.is_folded
        assert not body.isVisible()
        qtbot.waitUntil(lambda: fold.height() < tall)
        head.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(head, Qt.Key.Key_Space)
        assert not fold.is_folded

    def test_a_long_title_has_its_lines_also_beside_the_way_to_the_next_hint(self, qtbot: QtBot) -> None:
        fold = Fold("", "")
        ground = Wood("panel")
        rows = QVBoxLayout(ground)
        rows.addWidget(fold)
        rows.addStretch(1)
        shown(qtbot, ground, 316, 400)
        fold.set_hint("Somebody could raze it soon", "Text", 1, 2)
        head = fold._head
        qtbot.waitUntil(lambda: head.height() == head.heightForWidth(head.width()) > head.minimumSizeHint().height())

    def test_its_own_words_follow_the_language(self, qtbot: QtBot) -> None:
        fold = Fold("Title", "Text")
        qtbot.addWidget(fold)
        assert fold._head.accessibleDescription() == "fold"
        set_language("pl")
        assert fold._head.accessibleDescription() == "zwiń"

    def test_grounds_find_the_sheets_on_them(self, qtbot: QtBot) -> None:
        table = Felt()
        panel = Wood("panel", table)
        near, far = Parchment(panel), Parchment(QWidget(table))
        shown(qtbot, table)
        assert near.ground() is panel
        assert far.ground() is table
        assert panel.sheets() == [near]
        assert table.sheets() == [far]

    def test_progress_is_never_negative_or_endless(self, qtbot: QtBot) -> None:
        bar = shown(qtbot, ProgressBar(3, 0, "Nauka"))
        assert (bar.minimum(), bar.maximum()) == (0, 1)


class TestTabs:
    def tabs(self) -> TabPages:
        tabs = TabPages("panel")
        for key in ("log", "scores", "rules"):
            tabs.add(key, key.title(), "app-log", QLabel(key))
        return tabs

    def test_arrows_open_pages(self, qtbot: QtBot) -> None:
        tabs = shown(qtbot, self.tabs())
        assert tabs.open_page == "log"
        tabs._bar.setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(tabs.page_changed) as caught:
            QTest.keyClick(tabs._bar, Qt.Key.Key_Right)
        assert caught.args == ["scores"]
        tabs.show_page("rules")
        assert tabs.open_page == "rules"

    def test_in_a_narrow_panel_the_icons_give_way_to_the_words(self, qtbot: QtBot) -> None:
        tabs = shown(qtbot, self.tabs(), 400, 200)
        wide = tabs._bar.tabRect(2).right()
        tabs.resize(190, 200)
        assert tabs._bar.tabRect(2).right() < wide
        assert tabs._bar.tabRect(2).right() <= 190

    def test_where_words_do_not_fit_only_the_open_tab_has_them(self, qtbot: QtBot) -> None:
        tabs = shown(qtbot, self.tabs(), 400, 200)
        tabs.resize(130, 200)
        bar = tabs._bar
        assert bar.tabRect(2).right() <= 130
        assert bar.tabRect(0).width() > bar.tabRect(1).width() == bar.tabRect(2).width()
        tabs.show_page("scores")
        assert bar.tabRect(1).width() > bar.tabRect(0).width() == bar.tabRect(2).width()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("percent", [90, 150])
def test_everything_paints_in_both_themes_at_both_ends_of_the_scale(qtbot: QtBot, theme: str, percent: int) -> None:
    set_theme(theme)
    sizes.set_scale(percent)
    whole = Ground()
    rows = QVBoxLayout(whole)
    for widget in (
        gallery.side_panel(),
        gallery.form(),
        gallery.button_board(),
        DarkWood("hand"),
        KeyCap("Enter", "table"),
        SeatSign(3, 30),
    ):
        rows.addWidget(widget)
    qtbot.addWidget(whole)
    image = QImage(QSize(900, 2000), FORMAT)
    image.fill(0)
    whole.resize(900, 2000)
    whole.render(image)
    assert len({image.pixel(x, 400) for x in range(900)}) > 20


def test_a_short_list_is_seen_as_a_whole(dressed: QApplication, qtbot: QtBot) -> None:
    select = shown(qtbot, Select(kind="body"))
    select.addItems(["Box: all", "Classics", "Legends"])
    select.showPopup()
    rows = sum(select.view().sizeHintForRow(row) for row in range(select.count()))
    assert select.view().viewport().height() >= rows
