"""What cards do, as sentences in which the goods can be drawn as icons."""

import re
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias, cast

import msgspec

from imperium_desktop.rules.effects.selecting import EVERY, Amount, Condition, Count, Selector, Victims
from imperium_desktop.rules.effects.steps import (
    All,
    Choose,
    Cost,
    EachOther,
    If,
    May,
    Prefix,
    Repeat,
    Step,
    Steps,
    Verb,
)
from imperium_desktop.text.card_wording import CardWording
from imperium_desktop.text.phrases import (
    ANY,
    BEGIN,
    BETWEEN,
    END,
    FORMS,
    ONE,
    THEY,
    YOU,
    MarkingWriter,
    Phrases,
    Voice,
)
from imperium_desktop.text.template import PLAIN
from imperium_desktop.text.writing import Writer

ITEM: Final = "_item"
"""A verb with such a template is written once for several in a row; a good can have its own: `pay_card_item`."""
DO: Final = "do_"
"""Prefix of a verb's name in a template: the verb in the form it stands in, `{do_gain} {items}`."""

MARKED: Final = re.compile(f"{BEGIN}([^{BETWEEN}]*){BETWEEN}([^{BETWEEN}]*){BETWEEN}([^{END}]*){END}")


class Icon(NamedTuple):
    """A number of things, which can be drawn."""

    noun: str
    n: int
    words: str
    """The same, written."""


Piece: TypeAlias = str | Icon
Pieces: TypeAlias = tuple[Piece, ...]


def plain(pieces: Iterable[Piece]) -> str:
    return "".join(piece if isinstance(piece, str) else piece.words for piece in pieces)


class CardText:
    """Facts that are named like a noun of the lexicon stand for that noun: `{rate*vp}`."""

    def __init__(self, wording: CardWording, writer: Writer, nouns: Iterable[str]) -> None:
        self._joining = wording.joining
        self._sections = wording.sections
        self._writer = writer.copied_as(MarkingWriter)
        self.phrases = Phrases(wording.sections["phrases"], self._writer)
        self._nouns: dict[str, object] = {"one": 1, **{noun: noun for noun in nouns}}
        self._verbs = {
            form: {DO + verb: forms[place] for verb, forms in wording.verbs.items()} for place, form in enumerate(FORMS)
        }

    def block(self, moment: str, steps: Steps, facts: Mapping[str, object], *, whole: bool = False) -> Pieces:
        """What happens at a moment; `whole`: as one sentence, even where the game says each step in its own."""
        effect = {"effect": self._steps(steps) if whole else self._sentences(steps)}
        return pieces_of(capital(self._say("moments", moment, {**facts, **effect})))

    def steps(self, steps: Steps) -> Pieces:
        """What somebody decides about: one branch of a choice."""
        return pieces_of(capital(self._steps(steps)))

    def asked(self, steps: Steps) -> str:
        """What somebody may do, inside a question."""
        return plain(pieces_of(self._steps(steps, YOU.subordinate)))

    def field(self, key: str, goods: Mapping[str, int] | None = None, **facts: object) -> Pieces:
        """A line about a printed field; `{items}` are the goods in it."""
        items = [self._writer.counted(good, PLAIN, n) for good, n in (goods or {}).items()]
        return pieces_of(self._say("fields", key, {"items": self._joined(items), **self._written(facts)}))

    def theme(self, side: str) -> str:
        """What a faction or people is good at."""
        return self._say("themes", side, {})

    def note(self, card: str) -> str:
        """A doubt or ruling about a card, if there is one."""
        return self._say("notes", card, {}) if card in self._sections["notes"] else ""

    def keyword(self, word: str) -> tuple[str, Pieces]:
        """What a word on cards is called and what it means."""
        return self._say("keywords", word, {}), pieces_of(self._say("glossary", word, {}))

    @property
    def keywords(self) -> tuple[str, ...]:
        """The words that are explained."""
        return tuple(self._sections["glossary"])

    # Joining

    def _sentences(self, steps: Steps) -> str:
        """Each step as a sentence of its own, where the game says it so."""
        if "sentence" not in self._joining:
            return self._steps(steps)
        said = [(part, len(list(group))) for part, group in groupby(self._parts(steps, YOU))]
        first, *others = [self._join("twice", effect=part) if times > 1 else part for part, times in said] or [""]
        return self._chain("sentence", [first, *map(capital, others)])

    def _steps(self, steps: Steps, voice: Voice = YOU) -> str:
        """Verbs in a row that share an item template become one: "gain 1 Gold and 1 VP and draw 1 card"."""
        at = next((place for place in range(1, len(steps)) if stands_apart(steps[place - 1], steps[place])), len(steps))
        said = self._chain("then", self._parts(steps[:at], voice))
        if not steps[at:]:
            return said
        return self._join("then_you" if is_plain(steps[at]) else "besides", first=said, second=self._steps(steps[at:]))

    def _parts(self, steps: Steps, voice: Voice) -> list[str]:
        said: list[str] = []
        for _, group in groupby(told_apart(steps), key=self._kind):
            together = list(group)
            part = self._joined(self._said(together, voice))
            if said and is_about(together[0], "found"):
                said[-1] = self._joined([said[-1], part])
            else:
                said.append(part)
        return said

    def _kind(self, step: Step) -> object:
        """Alike for verbs that go together, whatever goods they are about."""
        return type(step) if isinstance(step, Verb) and self._has_items(step) else id(step)

    def _said(self, steps: Sequence[Step], voice: Voice) -> list[str]:
        """Each verb once, with all the goods that it is said of in a row."""
        return [self._group(list(group), voice) for _, group in groupby(steps, key=self._grouping)]

    def _grouping(self, step: Step) -> object:
        return self._template_of(step) if isinstance(step, Verb) and self._has_items(step) else id(step)

    def _has_items(self, verb: Verb) -> bool:
        return verb.name + ITEM in self._sections["effects"]

    def _template_of(self, verb: Verb) -> str:
        """Some goods have a verb of their own: gold is gained, a card is drawn."""
        own = f"{verb.name}_{verb.facts.get('good')}"
        return own if own in self._sections["effects"] else verb.name

    def _group(self, steps: Sequence[Step], voice: Voice) -> str:
        first = steps[0]
        if isinstance(first, Verb) and self._has_items(first):
            per, steps = counted_once(steps)
            items = self._items(steps)
            facts = {
                "items": self._joined(items),
                "many": len(items) > 1,
                "per": self.phrases.count(per) if per else "",
            }
            return self._do(self._template_of(first), facts, voice)
        return self._step(first, voice)

    def _items(self, steps: Sequence[Step]) -> list[str]:
        return [self._item(step) for step in steps if isinstance(step, Verb)]

    def _item(self, verb: Verb) -> str:
        own = self._template_of(verb) + ITEM
        key = own if own in self._sections["effects"] else verb.name + ITEM
        return self._do(key, self._written(verb.facts), YOU)

    def _step(self, step: Step, voice: Voice) -> str:
        match step:
            case Choose(branches):
                return self._choice(branches, voice)
            case May(then):
                return self._join("may", effect=self._steps(then, voice.subordinate), form=voice.form)
            case Cost(price, then):
                paid = self._joined(self._parts(price, voice))
                return self._join("cost", price=paid, effect=self._steps(then, voice.subordinate))
            case Prefix():
                return self._prefixed(step, voice)
            case Verb():
                return self._do(step.name, self._written(step.facts, voice), voice)

    def _prefixed(self, step: Prefix, voice: Voice) -> str:
        match step:
            case If(then, condition, otherwise):
                first = condition.parts[0]
                facts = {
                    "condition": self.phrases.condition(condition, voice),
                    "effect": self._steps(then, voice),
                    "otherwise": self._steps(otherwise, voice),
                    "form": voice.form,
                    "of": first.count.of if first.count else first.of,
                    "state": first.words[0] if first.of == "state" and is_own(then[0]) else "",
                    "unless": self.phrases.exception(condition),
                }
                return self._join("if", **facts)
            case Repeat(then, times, per):
                counted = self.phrases.count(per) if per else ""
                said = self._steps(then, YOU if per else voice)
                return self._join("repeat", effect=said, times=times, per=counted)
        inside = THEY if step.name in ("all", "each_other") else voice
        return self._join(step.name, effect=self._steps(step.then, inside)).replace(" ,", ",")

    def _choice(self, branches: Sequence[Steps], voice: Voice) -> str:
        """Write branches that do the same with other goods as one: "gain 1 Gold or 1 VP"."""
        first = branches[0][0]
        alike = all(len(branch) == 1 and self._grouping(branch[0]) == self._grouping(first) for branch in branches)
        if alike and isinstance(first, Verb):
            items = self._items([branch[0] for branch in branches])
            return self._do(
                self._template_of(first), {"items": self._writer.language.join_either(items), "per": ""}, voice
            )
        branches = named_once(branches)
        said = [self._steps(branch, voice) for branch in branches]
        if "choose" not in self._joining:
            return self._chain("or", said)
        short = all(len(branch) == 1 and is_plain(branch[0]) for branch in branches)
        language = self._writer.language
        if short and not any(sign in part for part in said for sign in (", ", f" {language.disjunction} ")):
            return language.join_either(said)
        return self._join("choose", branches=self._listed(branches, voice), form=voice.form)

    def _listed(self, branches: Sequence[Steps], voice: Voice) -> str:
        """List the branches: "draw a card; or, if you are an empire, develop a card; or both"."""
        said = ""
        for place, branch in enumerate(branches):
            every = place > 1 and branch == tuple(step for other in branches[:place] for step in other)
            part = self._join("both") if every else self._steps(branch, Voice("do", voice.others))
            conditional = isinstance(branch[0], If)
            said = self._join("either", first=said, second=part, conditional=conditional) if place else part
        return said

    def _chain(self, joint: str, parts: Sequence[str]) -> str:
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self._join(joint, first=said, second=part)
        return said

    def _joined(self, items: Sequence[str]) -> str:
        return self._writer.language.join(items)

    def _join(self, joint: str, **facts: object) -> str:
        return self._writer.write(self._joining[joint], facts)

    # Verbs

    def _written(self, facts: Mapping[str, object], voice: Voice = YOU) -> dict[str, object]:
        """Cards, amounts and conditions as phrases; `{cards}` are those of the verb without their place.

        `{sought}` are the same where they are looked for.
        """
        found = dict(facts)
        phrases, n = self.phrases, facts.get("n")
        amount = n if isinstance(n, Amount) else ONE
        for name, value in facts.items():
            match value:
                case Selector():
                    found[name] = phrases.selector(value, amount, voice)
                    found |= {"cards": phrases.chosen(value, amount), "pronoun": value.pronoun}
                    found["sought"] = phrases.selector(value, amount, voice, "in")
                case Amount():
                    found |= {"n": value.n, "up_to": value.up_to, "every": value.n == EVERY}
                    found.setdefault("cards", phrases.amount(ANY, value))
                case Count():
                    found[name] = phrases.count(value)
                case Condition():
                    found[name] = phrases.condition(value, voice)
                case Victims():
                    found[name] = phrases.victims(value)
                case str() if name == "icon":
                    found[name] = self._writer.noun(value)
                case (Verb() | May() | Cost() | Choose(), *_):
                    found[name] = self._steps(cast(Steps, value), THEY if name == "or_else" else voice)
        return found

    def _do(self, key: str, facts: Mapping[str, object], voice: Voice) -> str:
        return self._say("effects", key, {**self._verbs[voice.form], **facts, "others": voice.others})

    def _say(self, section: str, key: str, facts: Mapping[str, object]) -> str:
        template = self._sections[section].get(key)
        return key if template is None else self._writer.write(template, ChainMap(dict(facts), self._nouns))


def counted_once(steps: Sequence[Step]) -> tuple[Count | None, Sequence[Step]]:
    """What all of several steps count, and the steps without it: "1 material and 1 population for each city"."""
    per = getattr(steps[0], "per", None)
    if len(steps) < 2 or not isinstance(per, Count) or any(getattr(step, "per", None) != per for step in steps):
        return None, steps
    return per, [msgspec.structs.replace(step, per=None) for step in steps]


def named_once(branches: Sequence[Steps]) -> list[Steps]:
    """A card that all branches are about is called "it" from the second on."""
    found = [branches[0]]
    about = getattr(branches[0][0], "what", None)
    for branch in branches[1:]:
        step = branch[0]
        if isinstance(about, Selector) and about.pronoun and getattr(step, "what", None) == about:
            found.append((msgspec.structs.replace(step, what=Selector("that")), *branch[1:]))
        else:
            found.append(branch)
    return found


def stands_apart(before: Step, step: Step) -> bool:
    """True where a new sentence begins: after others have done something, and before a condition."""
    return isinstance(step, If) or isinstance(before, All | EachOther)


def is_about(step: Step, pronoun: str) -> bool:
    what = about(step)
    return what is not None and what.pronoun.partition("_")[0] == pronoun


def told_apart(steps: Sequence[Step]) -> list[Step]:
    """Steps in which a second card of a sort that has been spoken of is called another one."""
    told = [(step, known_as(step, steps[:place])) for place, step in enumerate(steps)]
    return [with_what(step, Selector(pronoun)) if pronoun else step for step, pronoun in told]


def known_as(step: Step, before: Sequence[Step]) -> str:
    """The pronoun for cards whose sort the steps before have named; empty where it is said in full."""
    verb, what = inner(step), about(step)
    spoken = [other for other in map(about, before) if other is not None and other.what.terms]
    if what is None or not spoken or not isinstance(verb, Verb):
        return ""
    if what.pronoun == "found":
        return f"found_{spoken[-1].what.terms[0].atoms[0]}"
    if verb.name == "acquire" and what in spoken:
        return "a_second"
    return "another" if verb.name == "abandon" and what.what in [other.what for other in spoken] else ""


def inner(step: Step) -> Step:
    """What the player may do, or the step itself."""
    return step.then[0] if isinstance(step, May) and len(step.then) == 1 else step


def about(step: Step) -> Selector | None:
    """The cards a verb is about."""
    what = getattr(inner(step), "what", None)
    return what if isinstance(what, Selector) else None


def with_what(step: Step, what: Selector) -> Step:
    verb = msgspec.structs.replace(inner(step), what=what)
    return msgspec.structs.replace(step, then=(verb,)) if isinstance(step, May) else verb


def is_own(step: Step) -> bool:
    """Nobody else does it."""
    return not isinstance(step, All | EachOther)


def is_plain(step: Step) -> bool:
    """A verb without anything inside."""
    return isinstance(step, Verb) and not isinstance(step, Prefix)


def capital(marked: str) -> str:
    """Begin the words with a capital letter, whatever is marked."""
    at = marked.rindex(BETWEEN, 0, marked.index(END)) + 1 if marked.startswith(BEGIN) else 0
    return marked[:at] + marked[at : at + 1].upper() + marked[at + 1 :]


def pieces_of(marked: str) -> Pieces:
    found: list[Piece] = []
    at = 0
    for mark in MARKED.finditer(marked):
        found.extend((marked[at : mark.start()], Icon(mark[1], int(mark[2]), mark[3])))
        at = mark.end()
    found.append(marked[at:])
    return tuple(piece for piece in found if piece)
