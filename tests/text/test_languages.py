"""Whoever adds a language says so in a few places; here they are compared (translations/README.md)."""

from typing import get_args, get_type_hints

from imperium_desktop.store.settings import Settings
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.text.reading import languages
from imperium_desktop.ui.settings.settings_page import WISHES
from imperium_desktop.ui.theme.language import LANGUAGES


def test_the_window_has_the_languages_that_there_are_words_in() -> None:
    assert {language.id: language.name for language in languages()} == LANGUAGES


def test_every_language_has_a_plural_rule() -> None:
    assert PLURAL_RULES.keys() == LANGUAGES.keys()


def test_every_language_can_be_chosen() -> None:
    chosen = set(get_args(get_type_hints(Settings)["language"]))
    assert chosen == set(WISHES["language"].values) == {"", *LANGUAGES}
    assert {code: WISHES["language"].values[code][0] for code in LANGUAGES} == LANGUAGES
