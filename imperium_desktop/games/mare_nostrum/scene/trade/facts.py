"""What everybody has seen of a trade: what lies where, who took what, and which trade tokens are used. Pure."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF, NAME_OF, UNKNOWN, in_order
from imperium_desktop.games.mare_nostrum.rules.trade import barred_from, open_numbers
from imperium_desktop.games.mare_nostrum.rules.view import SEALED
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.rules.table import Event

OFFER: Final = "mare_nostrum.offer"
SPARE: Final = "spare"
"""The button that lays out what one has more than once."""


class Well(NamedTuple):
    """One place of a mat."""

    letter: str = ""
    """What lies or lay there; empty: nothing yet, unknown: face down."""
    taker: int = NOBODY

    @property
    def lies(self) -> bool:
        return bool(self.letter) and self.taker == NOBODY


def wells_of(content: Components, shown: Shown, seat: int) -> list[Well]:
    """The mat of a seat, from left to right."""
    view: State = shown.view
    if view.phase == "number":
        return [Well()] * max(content.numbers)
    if view.abstaining >> seat & 1:
        return []
    if view.phase in SEALED:
        return sealed_wells(content, shown, seat)
    left = view.players[seat].offer if view.phase == "chain" else ""
    wells = [Well(letter) for letter in in_order(view.players[seat].offered)]
    for taker, giver, letter in view.takes:
        if giver == seat:
            place = wells.index(Well(letter))
            wells[place] = Well(letter, taker)
    return [well if well.taker != NOBODY or left else Well(well.letter, seat) for well in wells]


def sealed_wells(content: Components, shown: Shown, seat: int) -> list[Well]:
    """Wells while offers are laid: the own as far as it is chosen, the others' backs."""
    view: State = shown.view
    number = offer_size(content, view, seat)
    laid = not view.waiting >> seat & 1
    if seat == shown.seat:
        own = view.players[seat].offer if laid else picked(shown)
        return [Well(letter) for letter in in_order(own)] + [Well()] * (0 if laid else number - len(own))
    return [Well(UNKNOWN if laid else "")] * number


def offer_size(content: Components, view: State, seat: int) -> int:
    """Size of an offer as far as all know it.

    A player who chooses the size has as many wells as could be filled.
    """
    own_size = powers(content, view.players[seat], "choose_own_offer_size")
    return own_size[0].value if own_size else view.number


def picked(shown: Shown) -> str:
    """What the seat that looks has chosen so far for its offer."""
    if shown.question is None:
        return ""
    chosen = ((key.removeprefix("token/"), count) for key, count in shown.question.picked.items())
    return "".join(LETTER_OF[token] * count for token, count in chosen if token in LETTER_OF)


def spare_offer(shown: Shown) -> tuple[str, ...]:
    """Keys of the tokens to propose for an offer: beyond the first of each kind of good, most held first.

    Empty where there are too few of them, and once something is chosen.
    """
    question = shown.question
    if question is None or question.seen.decision.kind != OFFER or picked(shown):
        return ()
    least, most = question.seen.decision.pick
    goods = shown.view.players[shown.seat].hand.replace(COIN, "").replace(UNKNOWN, "")
    kinds = sorted(set(goods.lower()), key=lambda kind: -goods.lower().count(kind))
    spare = "".join("".join(sorted(letter for letter in goods if letter.lower() == kind)[1:]) for kind in kinds)
    enough = least == most and 1 < most <= len(spare)
    return tuple(f"token/{NAME_OF[letter]}" for letter in spare[:most]) if enough else ()


def is_barred(view: State, seat: int) -> bool:
    """True of a seat from which the present taker may not take (§5.3)."""
    return view.phase == "chain" and barred_from(view) == seat


def taker_of(view: State) -> int:
    return view.chain.taker if view.phase == "chain" and view.chain is not None else NOBODY


class Played(NamedTuple):
    number: int
    round: int


def last_played(content: Components, told: Iterable[Event]) -> dict[int, Played]:
    """Side that was played last, of each trade token."""
    found: dict[int, Played] = {}
    round_ = 0
    for event in told:
        if isinstance(event, events.RoundBegan):
            round_ = event.round
        elif isinstance(event, events.NumberSet):
            found[content.token_of[event.number]] = Played(event.number, round_)
    return found


def is_used(content: Components, view: State, token: int) -> bool:
    """§5.1 Whether a trade token cannot be played now; once all are used they all come back."""
    if view.phase != "number":
        return token != content.token_of[view.number] and bool(view.used_tokens >> token & 1)
    return not any(content.token_of[number] == token for number in open_numbers(content, view))
