"""A short shake of what cannot be touched now."""

import math

from PySide6.QtCore import QObject, QVariantAnimation

from imperium_desktop.ui.stage.pieces import Piece

LENGTH = 260
"""Milliseconds."""


class Shake(QVariantAnimation):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, startValue=0.0, endValue=1.0, duration=LENGTH)
        self._piece: Piece | None = None
        self.valueChanged.connect(self._swing)

    def begin(self, piece: Piece) -> None:
        self._piece = piece
        self.start()

    def _swing(self, share: float) -> None:
        if self._piece is not None:
            self._piece.setRotation(5 * math.sin(6 * math.pi * share) * (1 - share))
