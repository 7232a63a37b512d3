"""Everything that the cards of Imperium say, in all languages, to be read in review: golden texts.

    python -m tests.tools.card_texts             what would change
    python -m tests.tools.card_texts --write     write it into tests/games/imperium/text/cards

One file for each deck; `glossary.txt` has the words explained and the themes of nations, `steps.txt` what no card of
the box does and an owner's card may do.
"""

import argparse
import difflib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.card_text import card_pieces, field_lines, keyword_lines
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.cards.notation import steps_of
from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.text.effects import plain
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.text.words import Words

FOLDER: Final = Path(__file__).parents[1] / "games" / "imperium" / "text" / "cards"
NOT_ON_A_CARD: Final = (
    "pay(progress, up_to 3); repeat(per paid(progress)): acquire(region)",
    "discard(unrest, up_to all); repeat(per discarded(unrest)): choose: [draw(1)] or [gain(progress, 1)]",
    "cost: submerge(region from in_play) -> look(fame, 3, take 1)",
    "cost: [submerge(this); submerge(region from in_play)] -> acquire(region)",
    "break_through(region|tributary from market|deck|exile)",
    "find(scroll from deck); move(found -> hand); exile(this)",
    "exile(card and not unrest from hand)",
    'exile(impending_quest and not "Graal")',
    "choose: [gain(material, 5)] or [if state=empire: break_through(civilised)]",
    "choose: [draw(1)] or [return(unrest from discard)] or [draw(1); return(unrest from discard)]",
    "choose: [gain(material, 1)] or [gain(population, 1)] or [gain(progress, 1, per in_play(city|metropolis))]",
    "gain(progress, 1, per garrisoned(knight))",
    'abandon(region with "Myrddin Wyllt (Merlin)" in garrison)',
    "abandon(region, up_to 3); repeat(per abandoned(region)): may: acquire(region)",
    "shuffle(nation)",
    "acquire(card and not knight from exile)",
    "play(free, state=empire from hand, ignore state)",
)


def written() -> dict[str, str]:
    """The whole text of every file, by its name."""
    game = Imperium(Components(read_box(content_folder("imperium"))), "")
    words = {language: Words.load(language, game) for language in PLURAL_RULES}
    decks: dict[str, list[Card]] = {}
    for card in game.content.records.values():
        decks.setdefault(card.deck, []).append(card)
    files = {deck: [in_all(card.key, words, card_lines, card) for card in cards] for deck, cards in decks.items()}
    files["glossary"] = [in_all("words explained", words, glossary), in_all("nations", words, themes)]
    files["steps"] = [in_all(notation, words, steps_lines, notation) for notation in NOT_ON_A_CARD]
    return {f"{name}.txt": "\n".join(parts) for name, parts in files.items()}


def in_all(title: str, words: Mapping[str, Words], say: Callable[..., Iterator[str]], *about: object) -> str:
    """A title, and below it what each language says."""
    lines = [title]
    for language, own in words.items():
        lines += [f"{language if number == 0 else '':2}  {line}" for number, line in enumerate(say(own, *about))]
    return "\n".join(lines) + "\n"


def card_lines(words: Words, card: Card) -> Iterator[str]:
    """Its name and its fields, then what it does, line by line."""
    yield " · ".join([words.label(card.name), *map(plain, field_lines(words, card))])
    yield from map(plain, card_pieces(words, card))
    if note := words.cards.note(card.key):
        yield f"({note})"
    if explained := keyword_lines(words, card):
        yield f"→ {', '.join(name for name, _ in explained)}"


def glossary(words: Words) -> Iterator[str]:
    for word in words.cards.keywords:
        name, meaning = words.cards.keyword(word)
        yield f"{name}: {plain(meaning)}"


def themes(words: Words) -> Iterator[str]:
    for nation in NATIONS:
        yield f"{words.label(nation)}: {words.cards.theme(nation)}"


def steps_lines(words: Words, notation: str) -> Iterator[str]:
    yield plain(words.cards.steps(steps_of(notation)))


def stored() -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt"))}


def changes() -> list[str]:
    """Where the files and the cards differ, as a patch."""
    now, then = written(), stored()
    return [
        line
        for name in sorted(now.keys() | then.keys())
        for line in difflib.unified_diff(
            then.get(name, "").splitlines(), now.get(name, "").splitlines(), name, name, lineterm="", n=0
        )
    ]


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    now = written()
    for name in stored().keys() - now.keys():
        (FOLDER / name).unlink()
    for name, text in now.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.card_texts", description=__doc__)
    parser.add_argument("--write", action="store_true", help="take what the cards say now")
    asked = parser.parse_args()
    print("\n".join(changes()))
    if asked.write:
        write()


if __name__ == "__main__":
    main()
