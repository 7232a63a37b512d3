"""Translation files into checked templates; a mistake names the file, the key and the reason."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from imperium_desktop.resource_files import ContentError, game_words, place_and_reason, read_table, resource_folder
from imperium_desktop.rules.record import Barrier
from imperium_desktop.rules.table import C, Game, S
from imperium_desktop.text.checking import Checker, Facts, facts_of
from imperium_desktop.text.grammar import Language, Lexicon, Noun
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.text.template import PLAIN, Template, TemplateError, parse_sentence
from imperium_desktop.text.titles import Title, read_title

T = TypeVar("T")

PLAIN_WORDS: Final = Facts()
"""Facts for words that are always the same."""
TIMES: Final = "times"
"""Field in sentences for several equal events in a row: how many."""
SEAT_FACTS: Final = Facts({"number": frozenset()})
STEPS: Final = "steps"
"""Field in questions and options: what a card would do, in words."""
KIND_FACTS: Final = Facts(dict.fromkeys(("seat", "least", "most"), frozenset()), complete=False)
REASON_FACTS: Final = Facts(complete=False)
LOSS_FACTS: Final = Facts(complete=False)
HINT_FACTS: Final = Facts(complete=False)
MERIT_FACTS: Final = Facts(complete=False)
SHARED_REASONS: Final = {
    "match_over": PLAIN_WORDS,
    "not_an_option": PLAIN_WORDS,
    "too_few": Facts({"least": frozenset()}),
}
NOTHING_TO_UNDO: Final = "nothing"
RANKING_FACTS: Final = Facts(dict.fromkeys(("names", "equal", "ahead", "behind"), frozenset()))
SHARED_PLACE: Final = "shared"
"""Sentence beside the criteria of a ranking: what is said of those who are equal in all of them."""


class VariantValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    about: str


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice before the match: its name, one line about it, and its values."""

    name: str
    about: str
    values: dict[str, VariantValue]


class VariantTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    about: str
    values: dict[str, object]


class LanguageTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    forms: tuple[str, ...]
    seat: str
    conjunction: str = msgspec.field(name="and")
    disjunction: str = msgspec.field(name="or")


class HintTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: object
    """A sentence, as the text is."""
    text: object


class HintWords(msgspec.Struct, frozen=True):
    title: Template
    text: Template


Sentences = Mapping[str, Template]


class Wording(msgspec.Struct, frozen=True):
    """All words of one game in one language."""

    language: Language
    lexicon: Lexicon
    unnamed_seat: Template
    """Name of a seat by its number, counted from 1."""
    title: Title
    kinds: Sentences
    options: Sentences
    steps: Mapping[str, tuple[Template, ...]]
    """Questions for options that take several touches: after each of them but the last."""
    losses: Sentences
    """Sentences for options that can throw something away: what would be lost."""
    events: Sentences
    repeated: Sentences
    """Sentences for events that often come several in a row: all of them at once."""
    reasons: Sentences
    endings: Sentences
    ranking: Sentences
    """Sentences by criterion: how it decided."""
    undo: Sentences
    variants: Mapping[str, Variant]
    hints: Mapping[str, HintWords]
    merits: Sentences
    """What speaks for a move."""


def languages() -> tuple[Language, ...]:
    """Those that the program has words in."""
    files = sorted(resource_folder("translations").glob("*/common.toml"))
    return tuple(read_language(Source(file)) for file in files)


def read_wording(language_id: str, game: Game[S, C], folder: Path | None = None) -> Wording:
    place = game_words(language_id, game.id, folder)
    common, own = Source(place.parent / "common.toml"), Source(place / "words.toml")
    common.has_only("language", "reasons", "undo", "effects")
    own.has_only(
        *("kinds", "options", "steps", "losses", "events", "repeated", "reasons", "endings", "ranking", "variants"),
        *("lexicon", "letters"),
    )
    language = read_language(common)
    lexicon = _read_lexicon(own, language, game)
    check = Checker(language, lexicon)
    kinds = (kind.removeprefix(f"{game.id}.") for kind in game.kinds)
    options = {_tag(kind): facts_of_option(kind) for kind in game.option_types}
    criteria = dict.fromkeys(criterion.id for ranking in game.endings.values() for criterion in ranking.criteria)
    barriers = (*(barrier.value for barrier in Barrier), NOTHING_TO_UNDO)
    return Wording(
        language,
        lexicon,
        common.template("language.seat", common.whole("language", LanguageTable).seat, SEAT_FACTS, check),
        read_title(language_id, game.id, folder),
        own.sentences("kinds", dict.fromkeys(kinds, KIND_FACTS), check),
        own.sentences("options", options, check),
        own.steps(options, check),
        own.sentences("losses", {_tag(kind): LOSS_FACTS for kind in game.losing}, check),
        own.sentences("events", {_tag(kind): facts_of(kind) for kind in game.event_types}, check),
        own.sentences("repeated", {_tag(kind): facts_of_repeated(kind) for kind in game.event_types}, check),
        {
            **own.sentences("reasons", dict.fromkeys(game.reasons, REASON_FACTS), check),
            **common.sentences("reasons", SHARED_REASONS, check),
        },
        own.sentences("endings", dict.fromkeys(game.endings, PLAIN_WORDS), check),
        own.sentences("ranking", dict.fromkeys((*criteria, SHARED_PLACE), RANKING_FACTS), check),
        common.sentences("undo", dict.fromkeys(barriers, PLAIN_WORDS), check),
        _read_variants(own, game.setup_type.variants()),
        _read_hints(place / "hints.toml", check),
        _read_merits(place / "merits.toml", check),
    )


def _read_hints(file: Path, check: Checker) -> dict[str, HintWords]:
    """A game without hints has no such file."""
    if not file.is_file():
        return {}
    source = Source(file)
    tables = {id: source.whole(id, HintTable) for id in source.sections}
    return {
        id: HintWords(
            source.template(f"{id}.title", table.title, HINT_FACTS, check),
            source.template(f"{id}.text", table.text, HINT_FACTS, check),
        )
        for id, table in tables.items()
    }


def _read_merits(file: Path, check: Checker) -> dict[str, Template]:
    """A game that cannot speak for its moves has no such file."""
    if not file.is_file():
        return {}
    source = Source(file)
    texts = source.file_as(dict[str, object])
    return {id: source.template(id, text, MERIT_FACTS, check) for id, text in texts.items()}


def facts_of_option(kind: type[msgspec.Struct]) -> Facts:
    return Facts({**facts_of(kind).values, STEPS: frozenset()})


def facts_of_repeated(kind: type[msgspec.Struct]) -> Facts:
    return Facts({**facts_of(kind).values, TIMES: frozenset()})


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


class Source:
    """One translation file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._table = read_table(file)

    def mistake(self, place: str, reason: str) -> ContentError:
        return ContentError(self.file, place, reason)

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(self._table)

    def has_only(self, *sections: str) -> None:
        self.expect("", self._table, sections)

    def expect(self, section: str, found: Iterable[str], known: Iterable[str]) -> None:
        """A key that nothing in the game is called by would never be seen."""
        known = tuple(known)
        for key in found:
            if key not in known:
                raise self.mistake(f"{section}.{key}".lstrip("."), f"unknown key, known are: {', '.join(known)}")

    def file_as(self, kind: type[T]) -> T:
        return self.convert("", self._table, kind)

    def whole(self, section: str, kind: type[T]) -> T:
        return self.convert(section, self._table.get(section, {}), kind)

    def entries(self, section: str, kind: type[T]) -> dict[str, T]:
        table = self.whole(section, dict[str, object])
        return {key: self.convert(f"{section}.{key}", value, kind) for key, value in table.items()}

    def convert(self, place: str, value: object, kind: type[T]) -> T:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            inside, reason = place_and_reason(error)
            raise self.mistake(f"{place}.{inside}".replace(".[", "[").strip("."), reason) from error

    def sentences(self, section: str, known: Mapping[str, Facts], checker: Checker) -> dict[str, Template]:
        texts = self.whole(section, dict[str, object])
        self.expect(section, texts, known)
        return {key: self.template(f"{section}.{key}", text, known[key], checker) for key, text in texts.items()}

    def steps(self, known: Mapping[str, Facts], checker: Checker) -> dict[str, tuple[Template, ...]]:
        texts = self.entries("steps", tuple[object, ...])
        self.expect("steps", texts, known)
        return {
            key: tuple(self.template(f"steps.{key}", text, known[key], checker) for text in asked)
            for key, asked in texts.items()
        }

    def template(self, place: str, sentence: object, facts: Facts, checker: Checker) -> Template:
        try:
            template = parse_sentence(sentence)
            checker.check(template, facts)
        except TemplateError as error:
            raise self.mistake(place, str(error)) from error
        return template


def read_language(source: Source) -> Language:
    table = source.whole("language", LanguageTable)
    id = source.file.parent.name
    if id not in PLURAL_RULES:
        raise source.mistake("language", f"no plural rule for {id!r} in grammar.py")
    if PLAIN not in table.forms:
        raise source.mistake("language.forms", f"needs the form {PLAIN!r}")
    return Language(id, table.name, table.forms, table.conjunction, table.disjunction)


def _read_lexicon(source: Source, language: Language, game: Game[S, C]) -> Lexicon:
    nouns = {**_read_nouns(source, language), **_card_nouns(source.file.parent, language, game)}
    letters = source.entries("letters", str)
    for letter, id in letters.items():
        if id not in nouns:
            raise source.mistake(f"letters.{letter}", f"{id!r} is not in the lexicon")
    return Lexicon(language, nouns, letters, game.nouns)


def _card_nouns(place: Path, language: Language, game: Game[S, C]) -> dict[str, Noun]:
    """Names of cards, as their owner calls them, and nouns of their texts; a game without cards has no such file."""
    file = place / "cards.toml"
    if not file.is_file():
        return {}
    source = Source(file)
    names = {**source.entries("names", str), **game.renamed.get(language.id, {})}
    return {**_read_nouns(source, language), **{key: {PLAIN: (name,)} for key, name in names.items()}}


def _read_nouns(source: Source, language: Language) -> dict[str, Noun]:
    nouns: dict[str, Noun] = {
        id: {form: _read_words(source, f"lexicon.{id}.{form}", words, language) for form, words in forms.items()}
        for id, forms in source.entries("lexicon", dict[str, object]).items()
    }
    for id, noun in nouns.items():
        source.expect(f"lexicon.{id}", noun, language.forms)
        if PLAIN not in noun:
            raise source.mistake(f"lexicon.{id}", f"needs the form {PLAIN!r}")
    return nouns


def _read_words(source: Source, place: str, words: object, language: Language) -> tuple[str, ...]:
    """One word, or one for each plural form."""
    if isinstance(words, str):
        return (words,)
    found = source.convert(place, words, tuple[str, ...])
    needed = language.plural_rule.forms
    if len(found) != needed:
        raise source.mistake(place, f"needs {needed} plural forms, has {len(found)}")
    return found


def _read_variants(source: Source, known: Mapping[str, tuple[str, ...]]) -> dict[str, Variant]:
    variants = source.entries("variants", VariantTable)
    source.expect("variants", variants, known)
    found = {}
    for field, variant in variants.items():
        place = f"variants.{field}.values"
        source.expect(place, variant.values, known[field])
        values = {key: source.convert(f"{place}.{key}", value, VariantValue) for key, value in variant.values.items()}
        found[field] = Variant(variant.name, variant.about, values)
    return found
