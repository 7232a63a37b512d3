"""What this program is, what of it belongs to whom, and where it keeps what is played."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from imperium_desktop import __version__
from imperium_desktop.store.disk import readable
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.kit import PlainButton, RichText
from imperium_desktop.ui.kit.sheet_page import SheetPage
from imperium_desktop.ui.kit.words.fact_table import FactTable
from imperium_desktop.ui.theme.following import FollowsLanguage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr


class AboutPage(FollowsLanguage, SheetPage):
    def __init__(self, folders: Folders, behind: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__("imperium-empire", behind, parent)
        self._folders = folders
        self.about = RichText("", "lesson", "on_page_title")
        self.facts = FactTable()
        self.page.rows.addWidget(self.about)
        self.page.rows.addWidget(self.facts)
        self.open_folder = PlainButton(role="quiet", icon="app-load")
        self.open_folder.clicked.connect(self._open_folder)
        self.done = PlainButton(role="main", icon="app-check", key="Enter")
        self.done.clicked.connect(self.accept)
        self.foot.addWidget(self.open_folder)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)
        self.restyle()
        self.retranslate()

    def accept(self) -> None:
        self.cancelled.emit()

    def first_focus(self) -> QWidget:
        return self.done

    def widest(self) -> int:
        return sizes.measure.length(760, 900)

    def restyle(self) -> None:
        self.page.rows.setSpacing(sizes.measure.length(8, 14))
        super().restyle()

    def retranslate(self) -> None:
        self.title.set_text("Imperium Desktop")
        self.subtitle.set_text(tr("version {version}", version=__version__))
        self.close_button.setAccessibleName(tr("Close"))
        self.about.set_text(
            tr("Unofficial, for owners of the games. Their names are trademarks of their publishers.")
            + " "
            + tr("Texts, drawings and code are our own.")
        )
        reports = tr("When something breaks, a notice offers to keep one here: send it with what you did before.")
        self.facts.show_facts(
            [
                (tr("Program"), tr("MIT licence")),
                (tr("Typefaces"), tr("Vollkorn and Lato, SIL Open Font License")),
                (tr("Window"), tr("Qt for Python, LGPL 3")),
                (tr("Matches and saves"), readable(str(self._folders.data))),
                (tr("Settings"), readable(str(self._folders.config))),
                (tr("Reports"), f"{readable(str(self._folders.reports))}\n{reports}"),
            ]
        )
        self.open_folder.setText(tr("Open the folder"))
        self.done.setText(tr("Done"))
        self.arrange()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folders.data)))
