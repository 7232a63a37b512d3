"""What shines on the table: what can be touched, what was chosen, where the keyboard is, what is hinted at or lost."""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.overlay import Counts
from imperium_desktop.ui.stage.pieces import MANY, Z_CHOSEN, Z_FOCUS, Z_GROUND, Z_HINTED, Z_LIT, Beyond, Light, Over
from imperium_desktop.ui.stage.placement import Placement

BREATH = 1600
"""Milliseconds in which the halo grows faint and bright again."""


class Shine:
    """One sort of light: over the pieces, but under them on stretches of the board."""

    def __init__(self, sort: str, height: float, stage: QGraphicsScene) -> None:
        self.over, self.under = Light(sort), Light(sort)
        for light, z in ((self.over, height), (self.under, Z_GROUND + height / 100)):
            light.setZValue(z)
            stage.addItem(light)

    @property
    def places(self) -> tuple[Placement, ...]:
        return *self.under.places, *self.over.places

    def show_at(self, places: Iterable[Placement], sort: str = "") -> None:
        wanted = tuple(places)
        self.under.show_at((place for place in wanted if place.ground), sort)
        self.over.show_at((place for place in wanted if not place.ground), sort)

    def clip(self, board: QRectF | None) -> None:
        self.over.clip = self.under.clip = board

    def fade(self, opacity: float) -> None:
        self.over.setOpacity(opacity)
        self.under.setOpacity(opacity)


class Lights(QObject):
    def __init__(self, stage: QGraphicsScene, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self.halo, self.lit = Shine("halo", Z_LIT, stage), Shine("lit", Z_LIT, stage)
        self.chosen = Shine("chosen", Z_CHOSEN, stage)
        self.hinted, self.lost = Shine("hinted", Z_HINTED, stage), Shine("lost", Z_HINTED, stage)
        self.over, self.counts, self.beyond = Over(faces), Counts(), Beyond()
        for item in (self.over, self.counts, self.beyond):
            item.setZValue(Z_FOCUS)
            stage.addItem(item)
        self.focus = Shine("focus", Z_FOCUS, stage)
        self._pulse = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=BREATH)
        self._pulse.setLoopCount(-1)
        self._pulse.valueChanged.connect(self._glow)

    def clip(self, board: QRectF | None) -> None:
        """What lies on a zoomed board shines only in its window."""
        for light in (self.halo, self.lit, self.chosen, self.focus, self.hinted, self.lost):
            light.clip(board)

    def show_chosen(self, chosen: Sequence[tuple[Placement, int]], focus: Iterable[Placement]) -> None:
        """Show what is chosen, with how often each was picked."""
        self.chosen.show_at(place for place, _ in chosen)
        self.counts.show_at(chosen)
        self.focus.show_at(focus)

    def show_lit(self, places: Sequence[Placement], *, moving: bool) -> None:
        """Many shine quietly, few breathe."""
        quiet = len(places) > MANY
        self.lit.show_at(places, "quiet" if quiet else "lit")
        self.halo.show_at([] if quiet else places)
        if moving and places and not quiet:
            self._pulse.start()
        else:
            self._pulse.stop()
            self.halo.fade(0.8)

    def _glow(self, share: float) -> None:
        self.halo.fade(0.775 + 0.225 * math.cos(2 * math.pi * share))
