"""The stage of events: outcomes that a scene paints come picture by picture, and whoever hurries is not kept."""

import pytest
from pytestqt.qtbot import QtBot

from imperium_desktop.ui.panels.outcome_player import OutcomePlayer
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Painting
from imperium_desktop.ui.stage.shown import Staged

PICTURE = Painting("battle", 2)
PAINTED = Outcome("app-info", "Battle", painting=PICTURE)
TOLD = Outcome("app-info", "War")


class Watched:
    """A player that somebody watches."""

    def __init__(self, pace: str = "wait", *, motion: bool = True) -> None:
        self.player = OutcomePlayer()
        self.player.pace, self.player.motion = pace, motion
        self.pictures: list[Staged | None] = []
        self.told: list[str] = []
        self.ends = 0
        self.player.stepped.connect(lambda: self.pictures.append(self.player.staged))
        self.player.told.connect(lambda outcome, _number, _count: self.told.append(outcome.title))

    def play(self, *outcomes: Outcome) -> None:
        self.player.play(outcomes, self.end)

    def end(self) -> None:
        self.ends += 1


@pytest.mark.usefixtures("dressed")
class TestPainted:
    def test_each_step_comes_and_then_settles(self, qtbot: QtBot) -> None:
        watched = Watched("fast")
        watched.play(PAINTED)
        qtbot.waitUntil(lambda: watched.ends == 1, timeout=5000)
        assert watched.pictures == [
            Staged("battle", 0, settled=True),
            Staged("battle", 1, settled=False),
            Staged("battle", 1, settled=True),
            Staged("battle", 2, settled=False),
            Staged("battle", 2, settled=True),
        ]
        assert watched.player.staged is None

    def test_going_on_shows_the_last_picture_before_it_ends(self) -> None:
        watched = Watched()
        watched.play(PAINTED, TOLD)
        watched.player.go_on()
        last = watched.player.staged
        assert last == Staged("battle", 2, settled=True)
        watched.player.go_on()
        assert not watched.player.staged
        assert (watched.told, watched.ends) == (["Battle", "War"], 0)
        watched.player.go_on()
        assert watched.ends == 1

    def test_what_the_question_shows_is_not_shown_twice(self) -> None:
        watched = Watched()
        watched.play(PAINTED._replace(painting=PICTURE._replace(stays=False)))
        assert watched.player.staged == Staged("battle", 0, settled=True)
        watched.player.go_on()
        assert watched.ends == 1
        assert len(watched.pictures) == 1

    def test_without_motion_there_is_only_the_last_picture(self) -> None:
        watched = Watched(motion=False)
        watched.play(PAINTED)
        assert watched.pictures == [Staged("battle", 2, settled=True)]

    def test_it_begins_after_what_was_seen(self) -> None:
        watched = Watched()
        watched.play(PAINTED._replace(painting=PICTURE._replace(seen=2)))
        assert watched.pictures == [Staged("battle", 2, settled=True)]
        watched.player.again()
        assert watched.pictures[-1] == Staged("battle", 0, settled=True)

    def test_somebody_who_wants_to_see_it_again_sees_it_whatever_the_settings(self) -> None:
        watched = Watched("none", motion=False)
        watched.play(PAINTED)
        assert (watched.pictures, watched.ends) == ([], 1)
        watched.player.play_again((PAINTED,), watched.end)
        assert watched.pictures == [Staged("battle", 0, settled=True)]
        watched.player.stop()
        assert (watched.player.playing, watched.player.staged, watched.ends) == (False, None, 1)

    def test_no_step_beyond_the_last(self) -> None:
        watched = Watched()
        watched.play(PAINTED)
        watched.player.jump_to(3)
        assert watched.pictures == [Staged("battle", 0, settled=True)]
