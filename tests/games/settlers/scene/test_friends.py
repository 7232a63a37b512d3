"""The expansion of Imperial Settlers in the window: what can be touched, what the choices say, and a new game."""

from typing import Literal

import pytest

from imperium_desktop.games.settlers.analysis.position import Built, Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.rules.options import Pass, PlayInstant, SendWorker
from imperium_desktop.games.settlers.rules.state import Location, SettlersSetup
from imperium_desktop.games.settlers.scene.choices.faces import consequence, title_of
from imperium_desktop.games.settlers.scene.choices.panel import lay_choices
from imperium_desktop.games.settlers.scene.layout import location_face
from imperium_desktop.registry import BOTS, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Option
from imperium_desktop.ui.new_game.draft import Draft, NewGame
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import Question
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.wording.game_names import words_of
from tests.contract.playing import random_answer
from tests.games.settlers.scene.test_scene import SIZES, touch_through
from tests.present import of_kind
from tests.ui.showing import shown_to

GAME = load_game("settlers")


def table() -> AnyMatch:
    position = Position(
        variants={"expansion": "common"},
        seats=(
            Seat(
                faction="romans",
                supply={"worker": 1, "raze": 2, "wood": 2},
                hand=("volcano",),
                locations=("wood_depot", "damascus_smith"),
            ),
            Seat(faction="barbarians", locations=(Built(card="open_stone", paid=(("worker",),)), "saboteurs")),
        ),
    )
    return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


def lines(match: AnyMatch, key: str, language: str) -> list[tuple[str, str]]:
    """What the choices say when a card is touched, without its icons."""
    set_language(language)
    words = words_of("settlers", language)
    funnel = Funnel(match.waiting, match.why_not)
    funnel.touch(key)
    choices = lay_choices(GAME.content, Question(match.seen_by(0), funnel.path, funnel.lit, funnel.chosen), "")
    assert choices is not None
    return [(title_of(line, words), consequence(line, 0, words)) for line in choices.lines]


@pytest.mark.parametrize("after", [(), (PlayInstant("FRC05"),), (SendWorker("FRC10", 1),), (Pass(), Pass())])
def test_whatever_can_be_chosen_is_on_the_table(after: tuple[Option, ...]) -> None:
    match = table()
    for answer in after:
        match.answer(answer)
    scene = scene_of(GAME)
    for number, size in enumerate(SIZES):
        touch_through(scene, match, Chance(number), size, ("en", "pl")[number % 2])


def test_a_whole_match_can_be_touched() -> None:
    match, chance = Match(GAME, SettlersSetup(seats=3, expansion="common"), 8), Chance(8)
    scene, kinds = scene_of(GAME), set()
    while match.decision is not None:
        if len(match.answers) % 8 == 0:
            kinds.add(match.waiting.kind)
            touch_through(scene, match, chance, SIZES[0], "en")
        match.answer(random_answer(match.waiting, chance))
    assert "settlers.act" in kinds


def test_the_desk_says_what_a_visit_brings_and_to_whom() -> None:
    visit, raze = lines(table(), "location/FRC10", "en")
    assert visit[0] == "Send a Worker"
    assert [icon in visit[1] for icon in ("|Worker}", "gains", "|stone}")] == [True] * 3
    assert raze[0] == "Raze"
    assert lines(table(), "location/FRC10", "pl")[0][0] == "Wyślij Robotnika"


def test_an_instant_card_is_played_not_built() -> None:
    assert [title for title, _ in lines(table(), "hand/FRC05", "en")] == ["Play it"]


def test_a_location_that_is_always_guarded_shows_its_shield() -> None:
    assert location_face(GAME.content, Location("FRC03")).defended


def test_visitors_and_stored_goods_are_told() -> None:
    match, scene = table(), scene_of(GAME)
    set_language("en")
    shown = shown_to(match, 0)
    assert "Visit 1 this round" in scene.element_text(shown, "location/FRC10")
    assert "Stored here: 0 of 3" in scene.element_text(shown, "location/FRC06")


# A new game


def test_a_new_game_offers_what_can_be_played() -> None:
    draft = Draft.of(GAME, tuple(BOTS))
    assert draft.variants["expansion"] == "no"
    assert GAME.variants()["expansion"] == ("no", "common")


def test_a_format_that_is_gone_is_not_taken_over_from_last_time() -> None:
    draft = Draft.of(GAME, tuple(BOTS))
    formats: dict[Literal["standard", "common"], Literal["no", "common"]] = {"standard": "no", "common": "common"}
    for last, now in formats.items():
        draft.agree_like(
            NewGame(
                game_id="settlers",
                setup=SettlersSetup(seats=2, expansion=last),
                seed=1,
                seating=Seating(),
                curtain=True,
                hints="some",
            )
        )
        factions = of_kind(SettlersSetup, draft.setup).factions
        assert draft.setup == SettlersSetup(seats=2, expansion=now, factions=factions)
