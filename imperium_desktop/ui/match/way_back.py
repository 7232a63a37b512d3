"""The way back and forth in a match: an action is undone whole, and so it is done again."""

from collections.abc import Callable

from imperium_desktop.rules.journal import AnyMatch


def undo_action(match: AnyMatch) -> None:
    """Undo the last answer with all before it that belong to the same action, or raise what stops it."""
    match.undo()
    while match.within_a_step and match.undo_barrier is None:
        match.undo()


def redo_action(match: AnyMatch) -> None:
    """Give the answers of the action that was undone last again."""
    match.redo()
    while match.within_a_step and match.can_redo:
        match.redo()


def take_back_to(is_person: Callable[[int], bool], match: AnyMatch) -> None:
    """Take back the last answer, and all before it until a person is asked."""
    match.take_back()
    while match.answers and not is_person(match.waiting.seat):
        match.take_back()
