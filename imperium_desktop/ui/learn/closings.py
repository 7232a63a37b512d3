"""What is said at the end of a lesson: what the pupil did, how well, and what comes next."""

from collections.abc import Iterable

from imperium_desktop.teaching.lesson_words import LessonWords
from imperium_desktop.teaching.lessons import AnyLesson
from imperium_desktop.ui.learn.lesson_card import Closing
from imperium_desktop.ui.learn.stars import star_words
from imperium_desktop.ui.theme.language import tr


def learned(lesson: AnyLesson, words: LessonWords, following: str) -> Closing:
    """`following`: the title of the next lesson, empty after the last."""
    done = tasks(lesson, words, range(len(lesson.script.steps)))
    text = praise(lesson) if done else tr("You know all that this lesson tells.")
    return Closing(tr("LESSON LEARNED"), words.title, text, next_lesson(following), lesson.stars, done)


def owed(lesson: AnyLesson, words: LessonWords, following: str) -> Closing:
    """Moves were shown: it is learned when the pupil has made them. The next lesson is open all the same."""
    text = tr("These moves were shown to you. Make them yourself, and the lesson is learned.")
    shown = tasks(lesson, words, sorted(lesson.shown), "app-next")
    return Closing(
        tr("NOT LEARNED YET"),
        words.title,
        text,
        tr("Make these moves"),
        0,
        shown,
        next_lesson(following) if following else "",
    )


def returned(lesson: AnyLesson, words: LessonWords, days: int | None, left: int) -> Closing:
    """A board from a learned lesson; `days` until it comes back, None if it does not; `left`: more of them today."""
    at_once = not lesson.wrong and not lesson.shown
    text = tr("Solved at the first try.") if at_once else tr("Not at the first try yet.")
    if at_once and days is None:
        text += " " + tr("You know it now: it does not come back.")
    elif days is not None:
        text += " " + tr("It comes back in {n} days.", n=days)
    onward = tr("Next exercise ({n} left)", n=left) if left else tr("To the path")
    return Closing(tr("EXERCISE OF THE DAY"), words.title, text, onward)


def praise(lesson: AnyLesson) -> str:
    if lesson.stars == 1:
        return tr("{stars}: the next time you will need less help.", stars=star_words(1))
    return tr("{stars}: found by yourself.", stars=star_words(lesson.stars))


def tasks(lesson: AnyLesson, words: LessonWords, numbers: Iterable[int], icon: str = "app-check") -> str:
    """One line for each move that was asked for."""
    steps = [words.steps[lesson.script.steps[number].words] for number in numbers]
    return "\n".join(f"{{icon:{icon}}} {step.task}" for step in steps if step.task)


def next_lesson(title: str) -> str:
    return tr("Next: {title}", title=title) if title else tr("To the path")
