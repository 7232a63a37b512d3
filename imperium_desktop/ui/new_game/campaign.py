"""A campaign: matches that follow one another, what each asks for, and how far one has come. An extra to the game."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.rules.campaign import CampaignStage
from imperium_desktop.teaching.rulebook import Listing, Rulebook, plain, read_rulebook
from imperium_desktop.ui.kit import IconSign, Page, Parchment, PlainButton, RichText, Rule, escaped
from imperium_desktop.ui.kit.titled_page import TitledPage
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import language, mark, tr
from imperium_desktop.ui.wording.game_names import title_of

STATES: Final = {
    "closed": ("app-hidden", mark("opens when the one before is won")),
    "open": ("app-next", mark("waits for you")),
    "won": ("app-check", mark("won")),
    "mastered": ("app-crown", mark("won, and its challenge met")),
}


class StageRow(QWidget):
    chosen = Signal()

    def __init__(self, number: int, stage: CampaignStage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.stage = stage
        self.sign = IconSign(STATES[stage.state][0], 26)
        self.name = RichText("", "subheading", "on_page_title")
        self.about = RichText("", "body", "ink")
        self.button = PlainButton("", "main" if stage.state == "open" else "quiet", icon="app-continue")
        self.button.setEnabled(stage.state != "closed")
        self.button.clicked.connect(self.chosen)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.name)
        words.addWidget(self.about)
        row = QHBoxLayout(self)
        row.addWidget(self.sign)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def retranslate(self, book: Rulebook) -> None:
        goals, challenge = (listed(book, anchor, self.number) for anchor in (self.stage.goals, self.stage.challenge))
        self.name.set_text(f"{self.number}. {escaped(self.stage.name)} · {tr(STATES[self.stage.state][1])}")
        self.about.set_text(f"{escaped(goals)}\n{tr('Challenge: {text}', text=escaped(challenge))}")
        self.button.setText(tr("Play again") if self.stage.state in ("won", "mastered") else tr("Start"))


class CampaignPage(TitledPage):
    chosen = Signal(object)
    """The Stage to play."""

    def __init__(self, game_id: str, stages: Sequence[CampaignStage], parent: QWidget | None = None) -> None:
        super().__init__(facts_of(game_id).icon, parent)
        self.game_id = game_id
        self.stages = list(stages)
        self.rows = [StageRow(number, stage) for number, stage in enumerate(stages, 1)]
        self.page = Page()
        for number, row in enumerate(self.rows):
            if number:
                self.page.rows.addWidget(Rule())
            self.page.rows.addWidget(row)
            row.chosen.connect(lambda stage=row.stage: self.chosen.emit(stage))
        sheet = Parchment()
        QVBoxLayout(sheet).addWidget(self.page)
        self.body.addWidget(sheet)
        self.main_part = next((row.button for row in self.rows if row.stage.state == "open"), self.back_button)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        self.page.rows.setSpacing(sizes.measure.height(3, 8))

    def retranslate(self) -> None:
        super().retranslate()
        book = read_rulebook(self.game_id, language())
        won = sum(stage.state in ("won", "mastered") for stage in self.stages)
        self.title.set_text(tr("Campaign: {game}", game=escaped(title_of(self.game_id))))
        self.subtitle.set_text(
            tr("{won} of {all} won · an extra beyond the rulebook of the game", won=won, all=len(self.stages))
        )
        for row in self.rows:
            row.retranslate(book)


def listed(book: Rulebook, anchor: str, number: int) -> str:
    """An item of the first list of a paragraph, without the name it begins with."""
    paragraph = book.paragraph(anchor)
    lists = [block for block in paragraph.blocks if isinstance(block, Listing)] if paragraph is not None else []
    text = plain(lists[0].items[number - 1]) if lists and number <= len(lists[0].items) else ""
    told = text.partition(" – ")[2]
    return told[:1].upper() + told[1:]
