"""Cards as an owner might write them, and matches in which they speak."""

from collections.abc import Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Literal

import msgspec

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.settlers.analysis.position import Built, Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.components import Box, Card, Cost
from imperium_desktop.games.settlers.rules.content import Components, card_of
from imperium_desktop.games.settlers.rules.names import COLORS, SUPPLY
from imperium_desktop.games.settlers.rules.state import Perform
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyGame, AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import CardFault, RuleFault
from imperium_desktop.rules.table import Answer, Option
from imperium_desktop.text.words import Words
from tests.contract.playing import begins_an_answer

from .test_random_games import at_random

FOLDER = content_folder("settlers")
LANGUAGES = ("en", "pl")
KINDS = {
    "production": "production",
    "action": "action",
    "action_twice": "action",
    "open_production": "open_production",
    "stored_production": "production_feature",
    "instant": "instant",
}
SPOKEN_AS: dict[When, When] = {"action_twice": "action"}
RICH = dict.fromkeys(SUPPLY, 9)


@cache
def shipped_box() -> Box:
    return read_box(FOLDER)


def game_with(*cards: Card) -> Settlers:
    others = {card.key: card for card in (*map(colourful, IN_HAND), *cards)}
    box = msgspec.structs.replace(
        shipped_box(), cards=tuple(others.get(card.key, card) for card in shipped_box().cards)
    )
    return game_of_box(box)


def game_of_box(box: Box) -> Settlers:
    return Settlers(Components(box), content_hash(box.without_sources))


def shipped_card(key: str) -> Card:
    return next(card for card in shipped_box().cards if card.key == key)


def with_block(key: str, when: str, do: str) -> Card:
    """The resource_folder card with another block; a ValueError if nobody could carry that out."""
    facts = msgspec.to_builtins(free(shipped_card(key)))
    return card_of({**facts, "kind": KINDS.get(when, "feature"), "blocks": [{"when": when, "do": do}]})


def colourful(key: str) -> Card:
    return msgspec.structs.replace(free(shipped_card(key)), colors=COLORS)


def free(card: Card) -> Card:
    copies = tuple(msgspec.structs.replace(copy, cost=None) for copy in card.copies)
    return msgspec.structs.replace(card, cost=Cost(), copies=copies)


# A table at which everything can happen

OTHERS = ("mill", "tavern", "village", "grain_field", "baker")
IN_HAND = ("statue", "sawmill", "town", "slaves", "caravan")
"""Free and of every colour."""


def table_for(cards: tuple[Card, ...], seats: int, phase: Literal["lookout", "production", "actions"]) -> Position:
    """All these cards stand in the first Empire; the others have whatever somebody could want of them."""
    mine = Seat(
        faction="egyptians",
        supply=RICH,
        locations=(*(card.copies[0].id for card in cards), "desert", Built(card="royal_bath", paid=(("worker",),))),
        hand=IN_HAND,
        deals=("golden_bazaar", "pyramid"),
    )
    theirs = Seat(
        faction="japanese",
        supply=RICH,
        locations=(*OTHERS, "dojo", "swordsmith", Built(card="stalls", samurai=True)),
        hand=("farm", "shrine", "ruins"),
        deals=("gate", "ninjas"),
    )
    return Position(seats=(mine, theirs)[:seats], phase=phase)


def begun(
    game: Settlers,
    cards: tuple[Card, ...],
    seats: int,
    phase: Literal["lookout", "production", "actions"],
    speaking: tuple[Card, ...] = (),
) -> AnyMatch:
    """`speaking`: these do so at once, one after the other."""
    position = table_for(cards, seats, phase)
    state = lay_out(game.content, position)
    state.agenda = tuple(
        Perform(0, card.copies[0].id, SPOKEN_AS.get(when := card.blocks[0].when, when)) for card in speaking
    )
    state.acted = bool(speaking)
    return Match(game, setup_of(position), 0, start=state)


def play_on(match: AnyMatch, chance: Chance, answers: int) -> Iterator[AnyMatch]:
    """Random decisions, each looked at; a card that goes on without end is told by name and taken back."""
    census = match.game.census(match.state)
    for _ in range(answers):
        if match.decision is None:
            return
        look(match, chance, census)
        answer = at_random(match, chance)
        assert decoded(match.game, answer) == answer
        try:
            match.answer(answer)
        except RuleFault as fault:
            if not isinstance(fault.__cause__, CardFault):
                raise
            tell(match.game, fault)
            go_back(match)
        yield match


def look(match: AnyMatch, chance: Chance, census: Mapping[str, int]) -> None:
    game, decision = match.game, match.waiting
    assert decision.options, f"{decision.kind}: nothing to choose"
    assert decision.kind in game.kinds
    assert game.census(match.state) == census
    assert all(min(player.supply) >= 0 and player.points >= 0 for player in match.state.players)
    assert sum(player.egypt_tokens for player in match.state.players) <= 4
    for element in game.elements(match.state) if chance.below(8) == 0 else ():
        assert (game.why_not(match.state, decision, (element,)) is None) == begins_an_answer(decision, (element,))
    if chance.below(8) == 0:
        match.seen_by(decision.seat).imagine(chance)
        say(match)


def say(match: AnyMatch) -> None:
    for language in LANGUAGES:
        words = words_in(language)
        said = [words.kind(match.waiting), *map(words.option, match.waiting.options)]
        said += [words.event(event) for event in match.events[-20:]]
        assert not any("{" in sentence or "settlers." in sentence for sentence in said)


@cache
def words_in(language: str) -> Words:
    return Words.load(language, load_game("settlers"))


def decoded(game: AnyGame, answer: Answer) -> Answer:
    option = msgspec.json.Decoder(game_union(game)).decode
    several = answer if isinstance(answer, tuple) else (answer,)
    found: tuple[Option, ...] = tuple(option(msgspec.json.encode(one)) for one in several)
    return found if isinstance(answer, tuple) else found[0]


@cache
def game_union(game: AnyGame) -> Any:
    return reduce(or_, game.option_types)


def tell(game: AnyGame, fault: RuleFault) -> None:
    reason = fault.report.reason
    assert reason is not None
    assert reason.code == "endless_cards"
    for language in LANGUAGES:
        assert words_in(language).name(game.nouns[str(reason.facts["card"])]) in words_in(language).reason(reason)


def go_back(match: AnyMatch) -> None:
    """As the table may agree to, to before the action."""
    while match.answers and match.waiting.kind != "settlers.act":
        match.take_back()
