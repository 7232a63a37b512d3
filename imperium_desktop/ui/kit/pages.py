"""Pages that scroll."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.grounds import Ground


class Page(QScrollArea):
    """Scrolls upwards and downwards only; what lies below it shines through. Add widgets to `rows`.

    With `fills` the rows share out all the height there is.
    """

    def __init__(self, parent: QWidget | None = None, *, fills: bool = False) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewport(QWidget())  # fills nothing; asked for its own, Qt makes PySide look through all widgets
        self.body = Ground()
        self.rows = QVBoxLayout()
        whole = QVBoxLayout(self.body)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self.rows, 1 if fills else 0)
        if not fills:
            whole.addStretch(1)
        self.setWidget(self.body)
        self.body.setAutoFillBackground(False)
