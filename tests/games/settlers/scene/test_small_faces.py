"""Cards too small for sentences: what their icons say."""

from collections import defaultdict

from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.cards.small_faces import token_rows
from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import resource_folder

GAME = load_game("settlers")
assert isinstance(GAME, Settlers)
CARDS = {card.key: card for card in GAME.content.copies.values() if card.abilities}
ONLY_IN_WORDS = {"architect", "buddha_temple", "zeneks_crew"}
"""The last one's condition, that two cards are left, has no sign."""


def icons(key: str) -> list[str]:
    return [token.icon or token.text or str(token.chip) for row in token_rows(CARDS[key]) for token in row]


def test_cards_that_do_different_things_show_different_icons() -> None:
    alike: dict[str, list[PlayingCard]] = defaultdict(list)
    for card in CARDS.values():
        alike[f"{card.kind} {token_rows(card)}"].append(card)
    mistaken = [
        {card.key for card in cards}
        for cards in alike.values()
        if any(c.abilities != cards[0].abilities for c in cards)
    ]
    assert [keys for keys in mistaken if keys != ONLY_IN_WORDS] == []


def test_any_resource_is_no_wood() -> None:
    assert icons("barter")[:2] == ["settlers-any-resource"] * 2


def test_a_common_card_is_told_from_a_card_of_either_deck() -> None:
    assert icons("legion")[0] == "settlers-card-common"
    assert icons("guard_tower")[0] == "settlers-card"


def test_every_sign_is_drawn() -> None:
    drawn = {file.stem for file in (resource_folder("resources") / "icons").glob("*.svg")}
    used = {*signs.GOODS.values(), *(sign for verbs in signs.VERBS.values() for sign in verbs if "-" in sign)}
    assert used <= drawn
