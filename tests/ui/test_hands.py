"""Hands that touch anything find a window that breaks its promises, and none in ours."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from imperium_desktop.rules.chance import Chance
from imperium_desktop.ui.match.session import Session
from tests.fuzz import hands
from tests.fuzz.hands import broken_by_hands


def broken(cases: range) -> str:
    return next((problem for case in cases if (problem := broken_by_hands(Chance(case)))), "")


@pytest.mark.parametrize("touches", [40, pytest.param(hands.TOUCHES, marks=pytest.mark.slow)])
def test_no_promise_is_broken(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, touches: int) -> None:
    monkeypatch.setattr(hands, "TOUCHES", touches)
    assert not broken(range(1))


def test_an_open_curtain_is_noticed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "view", property(lambda session: session.match.view(session.looking)))
    assert "under the curtain something is shown" in broken(range(8))


def test_a_loss_that_is_not_asked_about_is_noticed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_loss", lambda *_: None)
    monkeypatch.setattr(hands, "KEYS", (Qt.Key.Key_Space,))
    assert "threw something away without a question" in broken(range(8))
