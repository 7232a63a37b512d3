"""Every card has a recipe of its own for its picture, and everything that recipes name is there."""

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from imperium_desktop.content.vignettes import Recipe, Recipes, drawings, recipes_of
from imperium_desktop.games.hadrian.rules.names import COHORTS
from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import ContentError, read_table
from tests.present import of_kind

CARDS: dict[str, Callable[[], Collection[str]]] = {
    "imperium": lambda: {card.name for card in load_game("imperium").content.cards.values()},
    "settlers": lambda: {card.key for card in load_game("settlers").content.copies.values()},
    "mare_nostrum": lambda: load_game("mare_nostrum").content.cards.keys(),
    "hadrian": lambda: {*load_game("hadrian").content.paths, "fate", *(f"attack_{cohort}" for cohort in COHORTS)},
}
GAMES = [*CARDS]
WORTHLESS = '[oasis]\nground = "oasis"\nmotifs = [{ of = "palm", at = [0.5, 0.95], high = 0.9 }]\n'


def all_recipes() -> dict[str, Recipe]:
    return {f"{game}, {card}": recipes_of(game).of(card) for game in GAMES for card in recipes_of(game).cards}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_recipe(game: str) -> None:
    known = {card for card in CARDS[game]() if card and not card.startswith("?")}
    assert not known - set(recipes_of(game).cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_recipe_read_alone_is_the_one_in_its_file(game: str) -> None:
    recipes = recipes_of(game)
    whole = read_table(recipes.file)
    assert list(recipes.cards) == list(whole)
    for card in recipes.cards:
        motifs = of_kind(dict, whole[card])["motifs"]
        assert [motif["of"] for motif in motifs] == [motif.of for motif in recipes.of(card).motifs]


def test_no_two_recipes_have_the_same_ground_and_motifs() -> None:
    for game in GAMES:
        seen: dict[object, str] = {}
        for card in recipes_of(game).cards:
            recipe = recipes_of(game).of(card)
            content = recipe.ground, tuple(sorted(motif.of for motif in recipe.motifs))
            assert seen.setdefault(content, card) == card


def test_every_ground_is_used() -> None:
    assert drawings("grounds") == {recipe.ground for recipe in all_recipes().values()}


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (("palm", "plam"), "oasis.motifs[0].of", "there is no drawing resources/vignettes/motifs/plam.svg"),
        (('"oasis"\n', '"oases"\n'), "oasis.ground", "there is no drawing resources/vignettes/grounds/oases.svg"),
        (("high = 0.9", "tall = 0.9"), "oasis.motifs[0]", "Object"),
        (("motifs", 'light = "noone"\nmotifs'), "oasis.light", "Invalid enum value"),
        (("0.5, 0.95", "5, 0.95"), "oasis.motifs[0].at[0]", "Expected `float` <= 1.0"),
    ],
)
def test_a_mistake_in_a_recipe_is_named(tmp_path: Path, change: tuple[str, str], place: str, reason: str) -> None:
    file = tmp_path / "game.toml"
    file.write_text(WORTHLESS.replace(*change), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        Recipes(file).of("oasis")
    assert (raised.value.file, raised.value.place) == (file, place)
    assert reason in raised.value.reason


def test_a_recipe_that_is_no_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(WORTHLESS + "\n[palm]\nground = \n", encoding="utf-8")
    with pytest.raises(ContentError, match="line 6"):
        Recipes(file).of("palm")
