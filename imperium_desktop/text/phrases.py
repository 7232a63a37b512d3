"""Which cards, how many and under which condition: the phrases inside what a card says.

A sort of card is called by its noun `icon_<sort>`, because a card may have the same name. Where a language has the
forms, `before` is used for all but the last of several sorts ("uncivilised or civilised card"), `after` for all but the
first ("kartę archaiczną lub cywilizowaną"), `each` where they are counted one by one ("każdy region").
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from imperium_desktop.rules.effects.selecting import EVERY, Amount, Condition, Count, Filter, Selector, Simple, Victims
from imperium_desktop.text.grammar import joined
from imperium_desktop.text.template import PLAIN, Template
from imperium_desktop.text.writing import Writer

BEGIN, BETWEEN, END = "\ue000\ue001\ue002"
ICON: Final = "icon_"
OBJECT: Final = ("object", "a", "acc")
"""The form of what is done something with, in each language."""
ANY: Final = ("card",)
ONE: Final = Amount(1)
ALL: Final = Amount(EVERY)
SEVERAL, MANY = 2, 5
"""Numbers for which a noun has the form of "all" and of "any number of"."""

Form: TypeAlias = Literal["do", "inf", "third"]
FORMS: Final[tuple[Form, ...]] = ("do", "inf", "third")
"""Draw! · (you may) draw · (each player) draws"""


class Voice(NamedTuple):
    """Form in which a verb stands, and whether others do it."""

    form: Form = "do"
    others: bool = False

    @property
    def subordinate(self) -> "Voice":
        """The voice after "may" and "in order to"."""
        return Voice("inf", self.others)


YOU: Final = Voice()
THEY: Final = Voice("third", others=True)


class MarkingWriter(Writer):
    """Marks every number of things, so that icons can stand in for the words."""

    def counted(self, id: str, form: str, count: int) -> str:
        return self.marked(id, count, super().counted(id, form, count))

    def marked(self, id: str, count: int, words: str) -> str:
        return f"{BEGIN}{id.removeprefix(ICON)}{BETWEEN}{count}{BETWEEN}{words}{END}"

    def noun(self, atom: str) -> str:
        """What a word of the notation is called by."""
        return ICON + atom if ICON + atom in self._lexicon else atom

    def form_of(self, id: str, *forms: str, count: int = 1) -> str:
        """Word in the first of these forms that it has; empty if it has none."""
        for form in forms:
            if id in self._lexicon and self._lexicon.has_form(id, form, counted=False):
                return self._lexicon.word(id, form, count)
        return ""


class Phrases:
    def __init__(self, templates: Mapping[str, Template], writer: MarkingWriter) -> None:
        self._templates = templates
        self._writer = writer

    def __contains__(self, key: str) -> bool:
        return key in self._templates

    def say(self, key: str, **facts: object) -> str:
        template = self._templates.get(key)
        return key if template is None else self._writer.write(template, facts)

    def either(self, items: Sequence[str]) -> str:
        """Join alternatives: "a, b or c"."""
        return joined(items, self.say("or"))

    # Cards

    def selector(self, selector: Selector, amount: Amount = ONE, voice: Voice = YOU, asked: str = "from") -> str:
        """Name cards with the places they come from, or where they are looked for."""
        return self.chosen(selector, amount, self.places(selector.places, amount, voice, asked))

    def chosen(self, selector: Selector, amount: Amount = ONE, place: str = "") -> str:
        """The place stands beside the cards, before what lies on them or under them."""
        if selector.pronoun:
            return self.say(self.known(selector.pronoun))
        said = self.cards(selector.what, amount, place)
        if selector.bearing:
            said = self.say("bearing", cards=said, token=selector.bearing)
        if selector.hosting:
            said = self.say("hosting", cards=said, garrison=self.listed(selector.hosting.atoms, ("ins", "a")))
        return said

    def places(self, places: Sequence[str], amount: Amount, voice: Voice, asked: str) -> str:
        """Name places: "from your hand or discard pile", with "and" where all are meant."""
        together = f"{asked}_{'_'.join(places)}"
        if together in self:
            return self.say(together, others=voice.others)
        said = [
            self.say(f"or_{place}" if number and f"or_{place}" in self else f"{asked}_{place}", others=voice.others)
            for number, place in enumerate(places)
        ]
        return self._writer.language.join(said) if amount == ALL else self.either(said)

    def cards(self, what: Filter, amount: Amount = ONE, place: str = "") -> str:
        first, *further = what.terms
        said = self.amount(first.atoms, amount)
        for term in further:
            said = self.say("without", cards=said, other=self.listed(term.atoms, ("a", PLAIN)), many=amount.n != 1)
        return f"{said} {place}".rstrip()

    def amount(self, atoms: Sequence[str], amount: Amount) -> str:
        if amount.n == EVERY:
            form, count = ("gen", MANY) if amount.up_to else ("acc", SEVERAL)
            said = [self._plural(atom, form, count) for atom in atoms]
            return self.say("any_number" if amount.up_to else "all", cards=self.either(said))
        said_of = self.listed(atoms, OBJECT) if amount.n == 1 else self.counted(atoms, amount.n)
        return self.say("up_to", cards=said_of) if amount.up_to else said_of

    def counted(self, atoms: Sequence[str], n: int) -> str:
        first, *others = atoms
        said = [self._name(first) or self._writer.counted(self._writer.noun(first), "acc", n)]
        said += [self._plural(atom, "acc", n) for atom in others]
        return self.either(said)

    def _plural(self, atom: str, form: str, count: int) -> str:
        noun = self._writer.noun(atom)
        words = self._writer.form_of(noun, form, PLAIN, count=count)
        return self._name(atom) or self._drawn(noun, words)

    def listed(self, atoms: Sequence[str], forms: Sequence[str]) -> str:
        """One of these, each sort marked for its icon."""
        names = [atom for atom in atoms if atom.startswith('"')]
        sorts = [atom for atom in atoms if atom not in names]
        parts = [self._name(name, *forms) for name in names]
        parts += [self._part(atom, place, len(sorts) - 1, forms) for place, atom in enumerate(sorts)]
        return self.either(parts)

    def _part(self, atom: str, place: int, last: int, forms: Sequence[str]) -> str:
        noun, form_of = self._writer.noun(atom), self._writer.form_of
        words = form_of(noun, *forms, PLAIN) or noun
        before = form_of(noun, "before") if place < last else ""
        if place == 0:
            words = f"{words.partition(' ')[0]} {before}" if before else words
        else:
            words = before or form_of(noun, f"{forms[0]}_after", "after") or form_of(noun, "acc", PLAIN) or noun
        if "each" in forms and place == 0:
            each, _, words = words.partition(" ")
            return f"{each} {self._drawn(noun, words)}"
        return self._drawn(noun, words)

    def _drawn(self, noun: str, words: str) -> str:
        """Mark words for an icon, if their sort has one."""
        return self._writer.marked(noun, 1, words) if noun.startswith(ICON) else words

    def _name(self, atom: str, *forms: str) -> str:
        """The card of this name; empty for a sort of cards."""
        if not atom.startswith('"'):
            return ""
        name = atom.strip('"')
        key = next((key for form in (*forms, name) if (key := f"named_{form}") in self), "named")
        return self.say(key, name=name)

    def known(self, pronoun: str) -> str:
        """A pronoun may have a form for one sort of cards: `found_region` where a language has genders."""
        return pronoun if pronoun in self else pronoun.partition("_")[0]

    # Counts and conditions

    def count(self, count: Count, every: int = 1) -> str:
        """Name what is counted: "for each region you have in play", "for every 3 regions"."""
        terms = count.what.terms
        atoms = terms[0].atoms if terms else ANY
        each = self.listed(atoms, ("each",)) if every == 1 else self.say("every", cards=self.counted(atoms, every))
        own = f"per_{count.of}_{atoms[0]}"
        said = self.say(own if own in self else f"per_{count.of}", each=each)
        for term in terms[1:]:
            said = self.say("without", cards=said, other=self.listed(term.atoms, ("a", PLAIN)), many=every > 1)
        return said

    def condition(self, condition: Condition, voice: Voice = YOU) -> str:
        first, *others = condition.parts
        if (
            others
            and first.count is not None
            and all(part.count and part.count.of == first.count.of for part in others)
        ):
            names = [self._count_of(part) for part in condition.parts]
            return self.say(f"if_{first.count.of}", cards=self._writer.language.join(names), least=1, named=True)
        return self._writer.language.join([self._simple("if", part, voice) for part in condition.parts])

    def exception(self, condition: Condition) -> str:
        """What a condition is the exception of, where the language says it with "unless"."""
        first, *others = condition.parts
        told = not others and first.negated and f"unless_{first.of}" in self
        return self._simple("unless", first, YOU) if told else ""

    def event(self, name: str, told: Sequence[Selector], tokens: Sequence[str]) -> str:
        """What a block waits for: `gain(material, river)`."""
        facts: dict[str, object] = {}
        for selector in told:
            word = selector.what.atoms[0]
            if word in tokens:
                facts["token"] = word
            else:
                facts |= {"what": self.selector(selector), "cards": self.chosen(selector), "name": word.strip('"')}
                facts |= {"icon": self._writer.noun(word)}
        return self.say(f"on_{name}", **facts)

    def victims(self, victims: Victims) -> str:
        """Name the players from whom something is taken."""
        parts = victims.having.parts if victims.having else ()
        having = self._writer.language.join([self._simple("who", part, THEY) for part in parts])
        return self.say("victims", having=having)

    def _simple(self, asked: str, simple: Simple, voice: Voice) -> str:
        count = simple.count
        facts: dict[str, object] = {"negated": simple.negated, "least": simple.least, "others": voice.others}
        if count is None:
            facts |= {f"word_{place}": word for place, word in enumerate(simple.words)}
            facts["n"] = next((int(word) for word in simple.words if word.isdecimal()), 0)
            return self.say(f"{asked}_{simple.of}", **facts)
        atoms = count.what.terms[0].atoms if count.what.terms else ANY
        cards = self._count_of(simple)
        facts |= {"cards": cards, "named": atoms[0].startswith('"'), "resource": atoms[0]}
        facts["name"] = atoms[0].strip('"')
        return self.say(f"{asked}_{count.of}", **facts)

    def _count_of(self, simple: Simple) -> str:
        """The cards that a condition asks for."""
        assert simple.count is not None
        terms = simple.count.what.terms
        return self.amount(terms[0].atoms if terms else ANY, Amount(simple.least))
