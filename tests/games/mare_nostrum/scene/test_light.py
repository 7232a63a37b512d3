"""What shines on the map of Mare Nostrum: the light of provinces and seas lies under pieces and names."""

import pytest
from PySide6.QtCore import QRect

from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.mare_nostrum.scene.test_scene import several_legions
from tests.games.mare_nostrum.scene.test_trade import asked, played_until
from tests.ui.losing import play


@pytest.fixture
def page(window: MainWindow) -> MatchPage:
    """Provinces are lit for the legions that are held."""
    match = played_until(lambda match: asked("move_legions")(match) and several_legions(match))
    page = play(window, match)
    page.table.show_hinted(())
    page.touch(next(option.path[0] for option in match.waiting.options if option.name == "move_legions"))
    return page


def lit_grounds(page: MatchPage) -> list[Placement]:
    lit = [page.table.layout_[key] for key in page.table.lit if key.startswith("province/")]
    assert lit
    return lit


def colours(page: MatchPage, place: Placement) -> set[str]:
    """In the middle of what lies there."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    image = page.table.grab(QRect(round(x) - 2, round(y) - 2, 5, 5)).toImage()
    return {image.pixelColor(column, row).name() for column in range(5) for row in range(5)}


def put_out(page: MatchPage) -> None:
    page.table.show_light((), (), None)
    page.table.show_hinted(())


@pytest.mark.parametrize("sort", ["lit", "hinted", "focus"])
def test_light_of_a_province_lies_under_the_pieces(page: MatchPage, sort: str) -> None:
    grounds = {key for key in page.table.layout_ if key.startswith("province/")}
    lit = grounds if sort == "lit" else ()
    page.table.show_light(lit, (), sorted(grounds)[0] if sort == "focus" else None)
    page.table.show_hinted(grounds if sort == "hinted" else ())
    shine = getattr(page.table.lights, sort)
    assert shine.under.places
    assert not shine.over.places
    pieces = [piece for key in page.table.layout_ if (piece := page.table.piece(key)) is not None]
    assert all(piece.zValue() > shine.under.zValue() for piece in pieces)


def test_pieces_keep_their_colours_in_a_lit_province(page: MatchPage) -> None:
    wash = lit_grounds(page)
    pieces = [
        place
        for key, place in page.table.layout_.items()
        if key.startswith(("site/", "legion/", "fortress/"))
        and getattr(place.face, "state", "") != "free"
        and any(ground.holds(*place.centre) for ground in wash)
    ]
    assert pieces
    in_light = [colours(page, piece) for piece in pieces]
    put_out(page)
    assert in_light == [colours(page, piece) for piece in pieces]


def test_the_outline_of_a_tint_on_the_ground_lies_there_too(page: MatchPage) -> None:
    """Where the legions of somebody else can strike."""
    seat = page.session.match.waiting.seat
    other = next(
        key
        for key in page.table.layout_
        if key.startswith("legion/") and int(key.split("/")[1]) != seat and page.scene.tints(page.stage.laid, key)
    )
    assert all(tint.ground for tint in page.scene.tints(page.stage.laid, other))
