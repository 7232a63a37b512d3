"""Sentences that the program makes, to be read by an editor.

`python -m tests.tools.print_sentences tigris --lang pl --kind log --count 300`

Whole matches are played at all sorts of tables, by greedy and by random bots. Of what is said, every template has its
turn before one is shown again, so that rare ones are read as carefully as common ones; nothing is printed twice.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.games.imperium import card_text as imperium
from imperium_desktop.games.imperium.rules import content as imperium_content
from imperium_desktop.games.settlers import card_text as settlers
from imperium_desktop.games.settlers.rules import content as settlers_content
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Path
from imperium_desktop.text.words import Words
from tests.contract.playing import some_setups

NAMES: Final = ("Anna", "Bartek", "Celina", "Darek", "Ewa", "Filip")
FIRST_SEED: Final = 700
TOUCHES: Final = 12
"""So many touches are tried at each decision."""

Said: TypeAlias = Iterator[tuple[str, str]]
"""The id of a template, and what it says just now."""
Teller: TypeAlias = Callable[[AnyMatch, Words, Chance], Said]


def log_lines(match: AnyMatch, words: Words, _chance: Chance) -> Said:
    """Of the last answer, as each seat reads them."""
    for event in match.events[match.answers[-1].told if match.answers else 0 :]:
        for seat in range(match.setup.seats):
            if (seen := event.seen_by(seat)) is not None:
                yield event.name, words.told_to(seat).event(seen)


def questions(match: AnyMatch, words: Words, _chance: Chance) -> Said:
    if match.decision is not None:
        yield match.decision.kind, words.told_to(match.decision.seat).kind(match.decision)


def options(match: AnyMatch, words: Words, chance: Chance) -> Said:
    if match.decision is not None:
        told = words.told_to(match.decision.seat)
        for option in chance.sample(match.decision.options, min(TOUCHES, len(match.decision.options))):
            yield option.name, told.option(option)
            yield from ((f"{option.name} {n}", told.step(option, n)) for n in range(1, len(option.path)))


def refusals(match: AnyMatch, words: Words, chance: Chance) -> Said:
    if match.decision is not None:
        told = words.told_to(match.decision.seat)
        for path in touches(match, chance):
            if (reason := match.why_not(path)) is not None:
                yield reason.code, told.reason(reason)


def touches(match: AnyMatch, chance: Chance) -> Iterator[Path]:
    """Alone and after the first touch of a legal move; every sort of element is as likely as any other."""
    zones: dict[str, list[str]] = defaultdict(list)
    for key in match.game.elements(match.state):
        zones[key.partition("/")[0]].append(key)
    for _ in range(TOUCHES):
        touched = chance.one_of(zones[chance.one_of(list(zones))])
        yield (touched,)
        yield (*chance.one_of(match.waiting.options).path[:1], touched)


def hints(match: AnyMatch, words: Words, chance: Chance) -> Said:
    """With nothing under the pointer, and with some option."""
    if match.decision is not None:
        seat = match.decision.seat
        seen, teacher = match.seen_by(seat), GAMES[match.game.id].parts.teacher
        for hovered in (None, chance.one_of(match.decision.options)):
            for hint in teacher.hints(seen, hovered=hovered):
                yield hint.id, " | ".join(words.told_to(seat).hint(hint.id, hint.facts))


def reasons_for(match: AnyMatch, words: Words, chance: Chance) -> Said:
    """Why one would make some of the moves that are allowed."""
    looked_for = GAMES[match.game.id].parts.merits
    if match.decision is None or looked_for is None or match.decision.picks_several:
        return
    seat = match.decision.seat
    for option in chance.sample(match.decision.options, min(3, len(match.decision.options))):
        for merit in looked_for.of(match.seen_by(seat), option):
            yield merit.id, words.told_to(seat).merit(merit.id, merit.facts)


def reasons_told_openly(match: AnyMatch, words: Words, chance: Chance) -> Said:
    """What the next seat is told of why somebody made some of the moves that are allowed."""
    looked_for = GAMES[match.game.id].parts.merits
    if match.decision is None or looked_for is None or match.decision.picks_several or match.decision.secret:
        return
    seat = match.decision.seat
    told = words.told_to((seat + 1) % match.setup.seats)
    for option in chance.sample(match.decision.options, min(3, len(match.decision.options))):
        for merit in looked_for.openly.of(match.seen_by(seat), option):
            yield merit.id, told.merit(merit.id, merit.facts)


TELLERS: Final[Mapping[str, Teller]] = {
    "log": log_lines,
    "questions": questions,
    "options": options,
    "refusals": refusals,
    "hints": hints,
    "merits": reasons_for,
    "reasons": reasons_told_openly,
}
CARDS: Final = "cards"


def sentences(game_id: str, language: str, kind: str, matches: int) -> dict[str, list[str]]:
    """All that was said in so many matches, by the template that said it."""
    game, found = load_game(game_id), defaultdict[str, dict[str, None]](dict)
    words = Words.load(language, game).with_seats(NAMES)
    setups = some_setups(game)
    for number in range(matches):
        seed = FIRST_SEED + number
        match, chance = Match(game, setups[number % len(setups)], seed), Chance(seed)
        bots = ("greedy", "random") if number % 2 else ("random",)
        for _ in play_on(match, bots, seed):
            for id, said in TELLERS[kind](match, words, chance):
                found[id][said] = None
    return {id: list(said) for id, said in sorted(found.items())}


def card_sentences(game_id: str, language: str) -> dict[str, list[str]]:
    """All that the cards of a game say, card by card."""
    game = load_game(game_id)
    content, words = game.content, Words.load(language, game)
    if isinstance(content, settlers_content.Components):
        cards = (*content.box.cards, *content.box.expansion)
        return {card.key: [f"{words.label(card.key)}: {settlers.card_text(words, card)}"] for card in cards}
    if isinstance(content, imperium_content.Components):
        return {
            card.key: [f"{words.label(card.name)}: {imperium.card_text(words, card)}"] for card in content.box.cards
        }
    return {}


def in_turn(found: Mapping[str, list[str]], count: int) -> dict[str, list[str]]:
    """At most so many: every template has its turn before one comes again."""
    chosen: dict[str, list[str]] = {id: [] for id in found}
    for place in range(max(map(len, found.values()), default=0)):
        for id, said in found.items():
            if place < len(said) and sum(map(len, chosen.values())) < count:
                chosen[id].append(said[place])
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.print_sentences", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--kind", choices=(*TELLERS, CARDS), default="log")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--matches", type=int, default=12)
    asked = parser.parse_args()
    if asked.kind == CARDS:
        found = card_sentences(asked.game, asked.lang)
    else:
        found = sentences(asked.game, asked.lang, asked.kind, asked.matches)
    for id, said in in_turn(found, asked.count).items():
        print("\n".join(f"{id:24} {sentence}" for sentence in said))


if __name__ == "__main__":
    main()
