"""x"""

from PySide6.QtWidgets import QWidget


class ScoresTab(QWidget):
    def __init__(self, content):
        super().__init__()

    def show_view(self, *a):
        pass
