"""The guide to the nations of Imperium."""

import re

import pytest

from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.teaching.guide import DIFFICULTY, HARDEST, read_guides
from imperium_desktop.registry import load_game
from imperium_desktop.text.words import Words

MOST_ON_A_TILE = 75
MOST_IN_THE_PREVIEW = 450
NAMED = {
    "romans": "roman_expansion triumvirate emperor_trajan legions conquer",
    "macedonians": "glory phalanx alexander alexander_the_great",
    "persians": "prosperity darius_i",
    "carthaginians": "caravans trading_ships",
    "greeks": "philosophy direct_democracy",
    "scythians": "tents mounted_archers",
    "celts": "druids chainmail",
    "vikings": "harald_hardrada",
    "egyptians": "flood_of_the_nile embalming",
    "mauryans": "indian_elephants ashoka chandragupta chanakya arthashastra grand_trunk_road glory",
    "minoans": "seal_stones pottery drainage_system labyrinth writing_systems",
    "qin": "mandate_of_heaven confucianism legalism duke_zhuang_of_qin king_wu_of_qin long_walls_i",
    "olmecs": "stone_mask ball_games lodestone_compass step_pyramids stone_heads",
    "atlanteans": "flood palace_of_poseidon mountain_of_atlantis",
    "arthurians": "graal king_arthurs_court myrddin_wyllt_merlin gwaith_camlan",
    "utopians": "shangri_la monastery portals daochang tree_of_knowledge",
}
"""Cards that the advice speaks of."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_nation_has_its_guide(language: str) -> None:
    guides = read_guides(language)
    assert set(guides) == set(DIFFICULTY) == set(NATIONS)
    for guide in guides.values():
        assert len(guide.sentence) <= MOST_ON_A_TILE
        assert len(guide.advice) == 3
        assert len(" ".join((guide.character, *guide.advice))) <= MOST_IN_THE_PREVIEW
        for text in (guide.sentence, guide.character, *guide.advice):
            assert text[-1] == "."
            assert not re.search(r"  |[{}\"']", text)


def test_nations_are_rated() -> None:
    assert all(1 <= hard <= HARDEST for hard in DIFFICULTY.values())


def test_advice_speaks_of_cards_the_nation_has() -> None:
    game = load_game("imperium")
    words = Words.load("en", game)
    for nation, nouns in NAMED.items():
        names = {game.content.nouns[card] for card in game.content.groups[nation]}
        assert set(nouns.split()) <= names, nation
        guide = read_guides("en")[nation]  # type: ignore[index]
        said = " ".join((guide.character, *guide.advice))
        for noun in nouns.split():
            assert words.name(noun).split()[0].rstrip("s,") in said, noun
