"""Nations of Imperium: Legends at one table, with their odd places."""

from imperium_desktop.games.imperium.analysis.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.theme.language import set_language
from tests.games.imperium.scene.test_scene import SIZES
from tests.ui.showing import shown_to

GAME = load_game("imperium")
CONTENT = GAME.content
SMALLEST = SIZES[0]

ARTHURIANS = Seat(
    nation="arthurians",
    side="A",
    hand=("cafall", "myrddin_wyllt_merlin"),
    deck=3,
    play=(
        Lying(card="britannia_prima", garrison=("cai_sir_kay", "bedwyr")),
        Lying(card="britannia_secunda", garrison=("peredur_sir_percival",)),
    ),
    quest="twrch_trwyth",
    development=("graal", "excalibur", "taliesin_the_bard"),
    nation_deck=("lady_bertilak", "gwaith_camlan"),
)
UTOPIANS = Seat(nation="utopians", hand=("charity",), deck=3, journey="path_to_shangri_la", tokens=(1, 2, 5))
ATLANTEANS = Seat(
    nation="atlanteans",
    hand=("flood",),
    deck=3,
    play=("hesperides",),
    sunken=("thule", "elysian_fields", "unrest"),
    development=("kleito",),
)
MINOANS = Seat(nation="minoans", hand=("prosperity",), deck=3, play=(Lying(card="pottery", tokens=(0, 0, 3)), "crete"))
QIN = Seat(
    nation="qin",
    face="empire",
    tokens=(3, 2, 2),
    hand=("king_wu_of_qin",),
    deck=3,
    play=("mandate_of_heaven",),
    history=("duke_zhuang_of_qin",),
)
OLMECS = Seat(
    nation="olmecs",
    side="A",
    face="empire",
    hand=("stone_mask", "cacao"),
    deck=3,
    play=("step_pyramids", Lying(card="stone_heads", garrison=("calendar", "ball_games"))),
)


def table(*seats: Seat, **more: object) -> Position:
    facts: dict[str, object] = {
        "market": ("mountain", Lot(card="mining", tokens=(0, 2, 1)), "astronomy", "etruscans", "plain"),
        "main": ("island", "masonry", "amphitheatre"),
        "fame": ("great", "acclaimed", "imperial"),
        "commons": "legends",
        **more,
    }
    return Position(seats=seats, **facts)  # type: ignore[arg-type]


def begun(*seats: Seat, **more: object) -> AnyMatch:
    position = table(*seats, **more)
    return Match(GAME, setup_of(position), 0, start=lay_out(CONTENT, position))


def laid(match: AnyMatch, seat: int = 0, size: tuple[float, float] = SMALLEST) -> Layout:
    return scene_of(GAME).layout(shown_to(match, seat, size))


def text(match: AnyMatch, key: str, seat: int = 0) -> str:
    set_language("en")
    return scene_of(GAME).element_text(shown_to(match, seat), key)


def act(match: AnyMatch, *path: str) -> None:
    match.answer(next(option for option in match.waiting.options if option.path == path))
