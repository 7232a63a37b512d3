"""The words of one game in one language: whatever a person reads of a match is said here."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from imperium_desktop.rules.effects.steps import Steps
from imperium_desktop.rules.record import Barrier
from imperium_desktop.rules.table import C, Decision, Event, Game, Loss, O, Option, Reason, S
from imperium_desktop.text.card_wording import read_card_wording
from imperium_desktop.text.effects import CardText, Pieces, pieces_of, plain
from imperium_desktop.text.grammar import Language
from imperium_desktop.text.phrases import MarkingWriter
from imperium_desktop.text.reading import (
    NOTHING_TO_UNDO,
    SHARED_PLACE,
    STEPS,
    TIMES,
    Sentences,
    Variant,
    Wording,
    read_wording,
)
from imperium_desktop.text.template import PLAIN
from imperium_desktop.text.writing import ENDING, Writer

StepsIn: TypeAlias = Callable[[Option | Decision[Any]], Steps]
"""What a card would do by an option, or if one agrees."""


class Words:
    """What has no words yet is shown by its key; a fact that is missing leaves its slot visible."""

    def __init__(self, wording: Wording, writer: Writer, cards: CardText, steps_in: StepsIn) -> None:
        self._wording = wording
        self._writer = writer
        self._marking_writer = writer.copied_as(MarkingWriter)
        self._steps_in = steps_in
        self.cards = cards
        """What cards do, in games that have some."""

    @classmethod
    def load(cls, language: str, game: Game[S, C], folder: Path | None = None) -> "Words":
        """Load the translations that travel with the program, or a folder like theirs.

        A mistake in a file is a ContentError.
        """
        wording = read_wording(language, game, folder)
        writer = Writer(wording.language, wording.lexicon, wording.unnamed_seat)
        cards = read_card_wording(language, game.id, wording, folder)
        return cls(wording, writer, CardText(cards, writer, wording.lexicon), game.steps_in)

    def with_seats(self, names: Sequence[str]) -> "Words":
        """The same words with the players' names, by seat; a missing or empty name gives "Player 1"."""
        return Words(self._wording, self._writer.with_seats(names), self.cards, self._steps_in)

    def told_to(self, seat: int | None) -> "Words":
        """The same words spoken to one seat, "You gain 2 wood"; None: to everybody at the table, who are all named."""
        return Words(self._wording, self._writer.told_to(seat), self.cards, self._steps_in)

    @property
    def reader(self) -> int | None:
        """The seat that is spoken to."""
        return self._writer.reader

    # The game

    @property
    def language(self) -> Language:
        return self._wording.language

    @property
    def title(self) -> str:
        return self._wording.title.name

    @property
    def about(self) -> str:
        """The game in one line."""
        return self._wording.title.about

    @property
    def turn(self) -> str:
        """What its turns are called: turn, round, year."""
        return self._wording.title.turn

    def variant(self, field: str) -> Variant:
        return self._wording.variants[field]

    # The match

    def kind(self, decision: Decision[O]) -> str:
        """The question that is put to the seat."""
        least, most = decision.pick
        facts = {"seat": decision.seat, "least": least, "most": most, **decision.facts}
        facts[STEPS] = self.cards.asked(self._steps_in(decision))
        return self._say(self._wording.kinds, decision.kind.partition(".")[2], facts)

    def option(self, option: Option) -> str:
        """What choosing it does."""
        facts = {**msgspec.structs.asdict(option), STEPS: plain(self.cards.steps(self._steps_in(option)))}
        return self._say(self._wording.options, option.name, facts)

    def step(self, option: Option, touched: int) -> str:
        """Write what is asked after `touched` touches, on the way to this option or one like it."""
        asked = self._wording.steps.get(option.name, ())
        if touched > len(asked):
            return option.name
        return self._writer.write(asked[touched - 1], msgspec.structs.asdict(option))

    def loss(self, option: Option, loss: Loss) -> str:
        """What choosing it throws away, without its paragraph."""
        return self._say(self._wording.losses, option.name, loss.facts)

    def event(self, event: Event, times: int = 1) -> str:
        """Write a sentence for the log, which tells `times` equal events in a row at once.

        Hand in the event as its reader saw it: `event.seen_by(seat)`.
        """
        return self._tell(self._writer, event, times)

    def event_pieces(self, event: Event, times: int = 1) -> Pieces:
        """The same with every number of things apart, so that it can be drawn."""
        return pieces_of(self._tell(self._marking_writer, event, times))

    def _tell(self, writer: Writer, event: Event, times: int) -> str:
        """Where a game has no sentence for several at once, the one for a single event says how often."""
        facts = msgspec.structs.asdict(event)
        if ENDING in facts:
            facts[ENDING] = self.ending(facts[ENDING])
        together = self._wording.repeated.get(event.name) if times > 1 else None
        if together is not None:
            return writer.write(together, {**facts, TIMES: times})
        template = self._wording.events.get(event.name)
        sentence = event.name if template is None else writer.write(template, facts)
        stem = sentence.removesuffix(".")
        return f"{stem} (×{times}){sentence[len(stem) :]}" if times > 1 else sentence

    def reason(self, reason: Reason) -> str:
        """Write a reason without its paragraph, which stands in `reason.rule`."""
        return self._say(self._wording.reasons, reason.code, reason.facts)

    def hint(self, id: str, facts: Mapping[str, object]) -> tuple[str, str]:
        """Title and text."""
        words = self._wording.hints.get(id)
        if words is None:
            return id, ""
        return self._writer.write(words.title, facts), self._writer.write(words.text, facts)

    def merit(self, id: str, facts: Mapping[str, object]) -> str:
        """What speaks for a move, in a sentence."""
        return self._say(self._wording.merits, id, facts)

    def ending(self, code: str) -> str:
        return self._say(self._wording.endings, code, {})

    def decides(self, criterion: str, names: str, equal: str, ahead: str, behind: str) -> str:
        """How it put one before another, who were equal in the values before it; without its paragraph.

        All four are marked already, and so is the sentence.
        """
        facts = {"names": names, "equal": equal, "ahead": ahead, "behind": behind}
        return self._say(self._wording.ranking, criterion, facts)

    def shared_place(self, names: str) -> str:
        """Why they have the same rank, without its paragraph; the names are marked already."""
        return self._say(self._wording.ranking, SHARED_PLACE, {"names": names})

    def undo_stops(self, barrier: Barrier | None) -> str:
        """Why undo goes no further; None: nothing has been done yet."""
        return self._say(self._wording.undo, barrier or NOTHING_TO_UNDO, {})

    def _say(self, sentences: Sentences, key: str, facts: Mapping[str, object]) -> str:
        template = sentences.get(key)
        return key if template is None else self._writer.write(template, facts)

    # Names

    def seat(self, seat: int) -> str:
        return self._writer.seat(seat)

    def name(self, id: str, form: str = PLAIN, count: int = 1) -> str:
        """A noun of the lexicon as it stands in a sentence, in the form that goes with the count."""
        return self._wording.lexicon.word(id, form, count)

    def label(self, id: str, form: str = PLAIN) -> str:
        """A noun that stands alone, with a capital letter."""
        word = self.name(id, form)
        return word[:1].upper() + word[1:]

    def join(self, items: Sequence[str]) -> str:
        """Join a list: "A, B and C"."""
        return self.language.join(items)
