"""What cards do, as sentences in which the goods can be drawn as icons."""

import re
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.rules.effects.steps import Choose, Cost, May, Step, Steps, Verb
from imperium_desktop.text.checking import Checker, Facts
from imperium_desktop.text.reading import Sentences, Source, Wording
from imperium_desktop.text.template import PLAIN, Template
from imperium_desktop.text.writing import Writer

JOINING: Final = {
    "then": Facts({"first": frozenset(), "second": frozenset()}),
    "or": Facts({"first": frozenset(), "second": frozenset()}),
    "may": Facts({"effect": frozenset()}),
    "cost": Facts({"price": frozenset(), "effect": frozenset()}),
}
"""How steps are joined; a game may have its own words for it."""
SECTIONS: Final = ("moments", "effects", "fields", "themes", "notes")
ITEM: Final = "_item"
"""A verb with such a template is written once for several in a row; a good can have its own: `pay_card_item`."""

BEGIN, BETWEEN, END = "\ue000\ue001\ue002"
MARKED: Final = re.compile(f"{BEGIN}([^{BETWEEN}]*){BETWEEN}([^{BETWEEN}]*){BETWEEN}([^{END}]*){END}")


class Icon(NamedTuple):
    """So many of a thing, which can be drawn."""

    noun: str
    n: int
    words: str
    """The same, written."""


Piece: TypeAlias = str | Icon
Pieces: TypeAlias = tuple[Piece, ...]


def plain(pieces: Iterable[Piece]) -> str:
    return "".join(piece if isinstance(piece, str) else piece.words for piece in pieces)


class CardWording(NamedTuple):
    """The templates of `translations/*/cards/<game>.toml`, by section and key."""

    joining: Sentences
    sections: Mapping[str, Sentences]


def read_card_wording(place: Path, game_id: str, wording: Wording) -> CardWording:
    """From the folder of a language; a game without cards has no file there."""
    check = Checker(wording.language, wording.lexicon)
    joining = Source(place / "common.toml").sentences("effects", JOINING, check)
    file = place / "cards" / f"{game_id}.toml"
    if not file.is_file():
        return CardWording(joining, {section: {} for section in SECTIONS})
    source = Source(file)
    source.has_only(*SECTIONS, "joining", "names", "lexicon")
    joining |= source.sentences("joining", JOINING, check)
    return CardWording(joining, {section: open_sentences(source, section, check) for section in SECTIONS})


def open_sentences(source: Source, section: str, check: Checker) -> dict[str, Template]:
    """Whatever keys the file has; tests look whether all are used and none is missing."""
    keys = source.entries(section, str)
    return source.sentences(section, dict.fromkeys(keys, Facts(complete=False)), check)


class MarkingWriter(Writer):
    """Marks every number of things, so that icons can stand in for the words."""

    def counted(self, id: str, form: str, count: int) -> str:
        return f"{BEGIN}{id}{BETWEEN}{count}{BETWEEN}{super().counted(id, form, count)}{END}"


class CardText:
    """Facts that are named like a noun of the lexicon stand for that noun: `{rate*vp}`."""

    def __init__(self, wording: CardWording, writer: Writer, nouns: Iterable[str]) -> None:
        self._joining = wording.joining
        self._sections = wording.sections
        self._writer = MarkingWriter.like(writer)
        self._nouns: dict[str, object] = {"one": 1, **{noun: noun for noun in nouns}}

    def block(self, moment: str, steps: Steps, facts: Mapping[str, object]) -> Pieces:
        """What happens at a moment, as a whole sentence."""
        effect = {"effect": self._steps(steps)}
        return pieces_of(self._say("moments", moment, {**facts, **effect}))

    def field(self, key: str, goods: Mapping[str, int] | None = None, **facts: object) -> Pieces:
        """A line about a printed field; `{items}` are the goods in it."""
        items = [self._writer.counted(good, PLAIN, n) for good, n in (goods or {}).items()]
        return pieces_of(self._say("fields", key, {"items": self._joined(items), **facts}))

    def theme(self, side: str) -> str:
        """What a faction or people is good at."""
        return self._say("themes", side, {})

    def note(self, card: str) -> str:
        """A doubt or ruling about a card, if there is one."""
        return self._say("notes", card, {}) if card in self._sections["notes"] else ""

    # Joining

    def _steps(self, steps: Steps) -> str:
        """Verbs in a row that share an item template become one sentence: "gain 1 Gold and 1 VP and draw 1 card"."""
        groups = [list(group) for _, group in groupby(steps, key=self._kind)]
        return self._chain("then", [self._joined(self._said(group)) for group in groups])

    def _kind(self, step: Step) -> object:
        """Alike for verbs that go together, whatever goods they are about."""
        return type(step) if isinstance(step, Verb) and self._has_items(step) else id(step)

    def _said(self, steps: Sequence[Step]) -> list[str]:
        """Each verb once, with all the goods that it is said of in a row."""
        return [self._group(list(group)) for _, group in groupby(steps, key=self._grouping)]

    def _grouping(self, step: Step) -> object:
        return self._template_of(step) if isinstance(step, Verb) and self._has_items(step) else id(step)

    def _has_items(self, verb: Verb) -> bool:
        return verb.name + ITEM in self._sections["effects"]

    def _template_of(self, verb: Verb) -> str:
        """Some goods have a verb of their own: gold is gained, a card is drawn."""
        own = f"{verb.name}_{verb.facts.get('good')}"
        return own if own in self._sections["effects"] else verb.name

    def _group(self, steps: Sequence[Step]) -> str:
        first = steps[0]
        if isinstance(first, Verb) and self._has_items(first):
            items = self._items(steps)
            facts = {"items": self._joined(items), "many": len(items) > 1}
            return self._say("effects", self._template_of(first), facts)
        return self._step(first)

    def _items(self, steps: Sequence[Step]) -> list[str]:
        return [self._item(step) for step in steps if isinstance(step, Verb)]

    def _item(self, verb: Verb) -> str:
        own = self._template_of(verb) + ITEM
        return self._say("effects", own if own in self._sections["effects"] else verb.name + ITEM, verb.facts)

    def _step(self, step: Step) -> str:
        match step:
            case Choose(branches):
                return self._choice(branches)
            case May(then):
                return self._join("may", effect=self._steps(then))
            case Cost(price, then):
                return self._join("cost", price=self._steps(price), effect=self._steps(then))
            case Verb():
                return self._say("effects", step.name, step.facts)

    def _choice(self, branches: Sequence[Steps]) -> str:
        """ "gain 1 Gold or 1 VP", where all branches do the same with other goods."""
        first = branches[0][0]
        alike = all(len(branch) == 1 and self._grouping(branch[0]) == self._grouping(first) for branch in branches)
        if alike and isinstance(first, Verb):
            items = self._items([branch[0] for branch in branches])
            return self._say("effects", self._template_of(first), {"items": self._chain("or", items)})
        return self._chain("or", [self._steps(branch) for branch in branches])

    def _chain(self, joint: str, parts: Sequence[str]) -> str:
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self._join(joint, first=said, second=part)
        return said

    def _joined(self, items: Sequence[str]) -> str:
        return self._writer.language.join(items)

    def _join(self, joint: str, **facts: str) -> str:
        return self._writer.write(self._joining[joint], facts)

    def _say(self, section: str, key: str, facts: Mapping[str, object]) -> str:
        template = self._sections[section].get(key)
        return key if template is None else self._writer.write(template, ChainMap(dict(facts), self._nouns))


def pieces_of(marked: str) -> Pieces:
    found: list[Piece] = []
    at = 0
    for mark in MARKED.finditer(marked):
        found.extend((marked[at : mark.start()], Icon(mark[1], int(mark[2]), mark[3])))
        at = mark.end()
    found.append(marked[at:])
    return tuple(piece for piece in found if piece)
