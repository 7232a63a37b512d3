"""What is said beside the table can be said at every decision.

Hints, reasons for a move and against one, what would happen, and how it all looks.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.markup import escaped
from imperium_desktop.registry import GAMES
from imperium_desktop.rules.table import Path
from imperium_desktop.teaching.hints import Volume
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.funnel import Funnel, picked_in
from imperium_desktop.ui.stage.shown import Question, Shown
from imperium_desktop.ui.wording.game_names import words_of
from tests.contract.playing import random_answer
from tests.contract.watching import Moment, Watcher
from tests.teaching.open_telling import assert_nothing_secret_is_told

SIZE = (1280.0, 692.0)
OPTIONS, ELEMENTS = 3, 5
"""So many of each are asked about at a decision."""


class Telling(Watcher):
    """Says things in words."""

    def start(self) -> None:
        self.words = words_of(self.case.game_id, "en")


class HintsCanBeTold(Telling):
    """At every volume: of the question, on the way to an answer, and of the answer under the pointer."""

    def at(self, moment: Moment) -> None:
        decision, chance = moment.decision, moment.chance()
        seen = moment.seen_by(decision.seat)
        teacher = GAMES[moment.game.id].parts.teacher
        options = chance.sample(decision.options, min(OPTIONS, len(decision.options)))
        ways: list[Path] = [(), *(option.path[:-1] for option in options if len(option.path) > 1)]
        hints = [hint for path in ways for volume in Volume for hint in teacher.hints(seen, path, None, volume)]
        hints += [hint for option in options for volume in Volume for hint in teacher.hints(seen, (), option, volume)]
        for hint in hints:
            self.words.hint(hint.id, hint.facts)
            assert all(self.words.event(event) for event in hint.events)


class MovesCanBePraised(Telling):
    def at(self, moment: Moment) -> None:
        seen = moment.seen_by(moment.decision.seat)
        merits = GAMES[moment.game.id].parts.merits
        if merits is not None:
            for more in range(OPTIONS):
                for merit in merits.of(seen, random_answer(moment.decision, moment.chance(more))):
                    assert self.words.merit(merit.id, merit.facts)


class ReasonsTellOthersNoSecrets(Telling):
    def at(self, moment: Moment) -> None:
        if GAMES[moment.game.id].parts.merits is not None:
            answer = random_answer(moment.decision, moment.chance())
            assert_nothing_secret_is_told(moment.match, answer, moment.chance(1))


class WhatWouldHappenCanBeTold(Telling):
    def at(self, moment: Moment) -> None:
        seen = moment.seen_by(moment.decision.seat)
        for more in range(OPTIONS):
            answer = random_answer(moment.decision, moment.chance(more))
            assert all(escaped(self.words.event(event)) for event in seen.preview(answer).events)
            for option in picked_in(answer):
                loss = seen.loss(option)
                assert loss is None or self.words.loss(option, loss)


class EveryRefusalHasItsReason(Telling):
    def at(self, moment: Moment) -> None:
        elements, chance = list(moment.game.elements(moment.match.state)), moment.chance()
        for key in chance.sample(elements, min(ELEMENTS, len(elements))):
            funnel = Funnel(moment.decision, moment.match.why_not)
            if not funnel.touch(key):
                assert funnel.refusal is not None, f"{key}: refused without a reason"
                assert self.words.reason(funnel.refusal)


class EveryFaceCanBePainted(Telling):
    """Each once, in front of the seat that is asked, and named."""

    def start(self) -> None:
        super().start()
        self.scene = scene_of(self.case.game)
        self.painted: set[str] = set()

    def at(self, moment: Moment) -> None:
        decision = moment.decision
        seen, funnel = moment.seen_by(decision.seat), Funnel(decision, moment.match.why_not)
        question = Question(seen, (), funnel.lit, funnel.chosen)
        seats = range(self.case.setup.seats)
        gaze = self.scene.first_gaze
        shown = self.scene.turned(Shown(seen.now, decision.seat, self.words, SIZE, seats, gaze, decision, question))
        layout = self.scene.layout(shown)
        assert layout.keys() >= funnel.lit
        for key, place in layout.items():
            if place.face and place.face not in self.painted:
                self.painted.add(place.face)
                self.paint(place.face, place.width, place.height)
                self.scene.element_name(shown, key)
                self.scene.element_text(shown, key)

    def paint(self, face: str, width: float, height: float) -> None:
        picture = QImage(max(1, round(width)), max(1, round(height)), QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(picture) as p:
            self.scene.paint_face(p, face, QRectF(picture.rect()), self.words)


WATCHERS: list[type[Watcher]] = [
    HintsCanBeTold,
    MovesCanBePraised,
    ReasonsTellOthersNoSecrets,
    WhatWouldHappenCanBeTold,
    EveryRefusalHasItsReason,
    EveryFaceCanBePainted,
]
