"""What came of a move can be seen again in a replay."""

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from imperium_desktop.registry import load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from imperium_desktop.ui.scenes.protocol.outcome import AGAIN
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.replay.walking import Open, at_a_conflict


def alone(game_id: str) -> AnyMatch:
    game = load_game(game_id)
    return Match(game, game.setup_type(seats=1), 5)


class TestShownAgain:
    def test_what_came_of_a_move_can_be_seen_again(self, viewer: ReplayViewer, qtbot: QtBot) -> None:
        position = at_a_conflict(viewer)
        viewer.stepping.player.pace = "none"
        viewer.walk_to(position)
        qtbot.waitUntil(lambda: viewer.step_card.again_button.isVisibleTo(viewer))
        viewer.step_card.again_button.click()
        assert viewer.stepping.panel.isVisibleTo(viewer)
        assert viewer.stage.shown.view == viewer.moment_at(position - 1).view, "over the table as it was"
        qtbot.keyClick(viewer, Qt.Key.Key_Return)
        assert not viewer.stepping.panel.isVisibleTo(viewer)
        assert (viewer.position, viewer.stage.shown.view) == (position, viewer.moment_at(position).view)

    def test_there_is_nothing_to_show_again_where_nothing_was_staged(self, viewer: ReplayViewer, qtbot: QtBot) -> None:
        viewer.walk_to(at_a_conflict(viewer))
        qtbot.waitUntil(lambda: viewer.step_card.again_button.isVisibleTo(viewer))
        viewer.walk_to(0)
        qtbot.waitUntil(lambda: not viewer.step_card.again_button.isVisibleTo(viewer))
        qtbot.keyClick(viewer, Qt.Key.Key_R)
        assert not viewer.stepping.player.playing

    def test_a_painted_outcome_begins_again(self, opened: Open, qtbot: QtBot) -> None:
        match, chance = alone("hadrian"), Chance(1)
        while not any(event.name == "attack_resolved" for event in match.events):
            match.answer(random_answer(match.waiting, chance))
        viewer = opened(journal.write(match, Seating(("Anna",)))).viewer
        assert viewer is not None
        viewer.walk_to(len(viewer.timeline))
        for _ in range(2):
            qtbot.keyClick(viewer, Qt.Key.Key_R)
            assert viewer.stage.shown.staged is not None
            assert viewer.stage.shown.staged.step == 0
            qtbot.keyClick(viewer, Qt.Key.Key_Return)
            assert viewer.stage.shown.staged.step > 0
        again = viewer.table.layout_[AGAIN]
        qtbot.mouseClick(viewer.table.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(*again.centre).toPoint())
        assert present(viewer.stage.shown.staged).step == 0
        qtbot.keyClick(viewer, Qt.Key.Key_1)
        assert present(viewer.stage.shown.staged).step == 1
        qtbot.keyClick(viewer, Qt.Key.Key_Escape)
        assert viewer.stage.shown.staged is None
