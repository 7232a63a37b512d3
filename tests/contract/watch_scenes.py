"""A table depends on what is shown, on nothing that was asked of its scene before."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt

from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.stage.shown import AnyLaid, AnyShown, Gaze, Laid, Question, Shown
from imperium_desktop.ui.wording.game_names import words_of
from tests.contract.watching import Moment, Watcher

SIZES = (1280.0, 692.0), (1920.0, 1052.0)
KEYS = (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_M, Qt.Key.Key_K, Qt.Key.Key_PageDown, Qt.Key.Key_Escape)
TOUCHES = 6
"""So many elements are pointed at and touched at a decision."""


class ScenesAnswerFromWhatIsShown(Watcher):
    """Looked at by the seat that is asked and by another, for which the one that looked before must not matter."""

    def start(self) -> None:
        self.used = scene_of(self.case.game)
        self.words = words_of(self.case.game_id, "en")
        self.gazes: dict[int, Gaze] = {}

    def at(self, moment: Moment) -> None:
        for seat in moment.seats:
            shown = self.used.turned(self.shown(moment, seat))
            laid = Laid(shown, self.used.layout(shown))
            self.gazes[seat] = self.looked_around(laid, moment)
            self.used.layout(self.shown(moment, moment.decision.seat)._replace(size=SIZES[moment.number % 2]))
            again, fresh = self.used.layout(shown), scene_of(self.case.game).layout(shown)
            assert laid.layout == again, difference(laid.layout, again)
            assert laid.layout == fresh, difference(laid.layout, fresh)
            assert self.used.turned(shown) == shown, "turned to the same moment twice"

    def shown(self, moment: Moment, seat: int) -> AnyShown:
        decision, seen = moment.decision, moment.seen_by(seat)
        question = None
        if seat == decision.seat:
            funnel = Funnel(decision, moment.match.why_not)
            question = Question(seen, (), funnel.lit, funnel.chosen)
        gaze = self.gazes.get(seat, self.used.first_gaze)
        seats, asked = range(self.case.setup.seats), decision.seen_by(seat)
        size = SIZES[moment.number // 2 % 2]
        told = (event.seen_by(EVERYBODY) for event in moment.match.events)
        events = tuple(event for event in told if event is not None)
        return Shown(seen.now, seat, self.words, size, seats, gaze, asked, question, events)

    def looked_around(self, laid: AnyLaid, moment: Moment) -> Gaze:
        """One of the ways to look that a person has from here."""
        shown, scene, chance = laid.shown, self.used, moment.chance()
        found: list[Gaze] = [shown.gaze, scene.gaze_when_written(shown)]
        asks: list[Callable[[], Gaze | None]] = [partial(scene.gaze_pressed, key, laid) for key in KEYS]
        asks.append(lambda: scene.gaze_rolled(1.0, shown))
        for key in chance.sample(sorted(laid.layout), min(TOUCHES, len(laid.layout))):
            found.append(scene.gaze_at(key, laid))
            asks.append(partial(scene.gaze_touched, key, laid))
            asks.append(partial(scene.gaze_towards, key, laid))
            look_on(scene, laid, key)
        found += [gaze for gaze in (ask() for ask in asks) if gaze is not None]
        return chance.one_of(found)


def look_on(scene: AnyScene, laid: AnyLaid, key: str) -> None:
    """Whatever follows the pointer."""
    shown = laid.shown
    scene.tints(laid, key)
    scene.sheets(laid, key)
    scene.ghost(laid, key)
    scene.element_name(shown, key)
    scene.meant(key, shown)
    scene.preselected(shown)
    list(scene.outcomes(shown, 0))


def difference(one: Layout, other: Layout) -> str:
    return ", ".join(sorted(key for key in one.keys() | other.keys() if one.get(key) != other.get(key)))


WATCHERS: list[type[Watcher]] = [ScenesAnswerFromWhatIsShown]
