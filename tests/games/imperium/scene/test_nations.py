"""Choosing nations of Imperium: tiles, the preview, fair pairs."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium import parts as registry
from imperium_desktop.games.imperium.rules.names import NATIONS, NATIONS_OF
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.imperium.scene import nations as choosing
from imperium_desktop.games.imperium.scene.nations import TAKE, NationSheet, paint_tile, preview_place, tile_places
from imperium_desktop.games.imperium.scene.plan import NO_TRAY, Plan
from imperium_desktop.games.imperium.teaching.guide import bot_record, read_guides
from imperium_desktop.games.imperium.teaching.nation_table import Results, lines_of, read_nation_table
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.imperium.scene.legends_table import (
    CONTENT,
    GAME,
    laid,
)
from tests.games.imperium.scene.test_scene import SIZES, begin, inside
from tests.present import present
from tests.ui.painted_texts import painted_texts
from tests.ui.showing import shown_to


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("box", ["classics", "legends", "both"])
def test_the_nations_of_the_chosen_boxes_have_tiles(size: tuple[float, float], box: str) -> None:
    match = Match(GAME, ImperiumSetup(seats=2, nations_from=box), 1)  # type: ignore[arg-type]
    nations = NATIONS if box == "both" else NATIONS_OF[box]  # type: ignore[index]
    layout = laid(match, match.waiting.seat, size)
    assert {key for key in layout if key.startswith("nation/")} == {f"nation/{nation}" for nation in nations}
    plan = Plan(*size, Camera(), 1, NO_TRAY)
    places = list(tile_places(plan, nations).values())
    assert all(inside(place, plan.areas.table) for place in places)
    assert max(place.bottom for place in places) == pytest.approx(plan.areas.table.height, abs=2 * plan.gap + 1)
    assert all(place.right <= preview_place(plan).x for place in places)
    across = {place.x for place in places}
    assert len(across) == (4 if box == "both" else 2)


@pytest.mark.parametrize("size", SIZES)
def test_choosing_takes_the_whole_height_down_to_the_seats(size: tuple[float, float]) -> None:
    match = Match(GAME, ImperiumSetup(seats=2, nations_from="both"), 1)
    scene, shown = scene_of(GAME), shown_to(match, match.waiting.seat, size)
    areas = scene.areas(shown)
    assert areas.tray.height == 0
    assert areas.strip.bottom == pytest.approx(size[1])
    match.answer(match.waiting.options[0])
    plan = Plan(*size, Camera(), 1, NO_TRAY)
    layout = laid(match, match.waiting.seat, size)
    shown_cards = [Rect(*place[:4]) for key, place in layout.items() if key.startswith(("card/", "side/"))]
    assert len(shown_cards) > 5
    assert all(inside(rect, preview_place(plan)) for rect in shown_cards)
    assert not any(one.overlap(other) for one, other in combinations(shown_cards, 2))


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_of_sixteen_tiles_has_its_sentence(
    dressed: QApplication, size: tuple[float, float], language: str
) -> None:
    words, guides = Words.load(language, GAME), read_guides(language)
    for nation, place in tile_places(Plan(*size, Camera(), 1, NO_TRAY), NATIONS).items():
        picture = QPixmap(round(place.width), round(place.height))
        with painted_texts() as texts, QPainter(picture) as p:
            paint_tile(p, QRectF(picture.rect()), nation, None, words, mine=False)
        assert not texts.too_long
        assert texts.tells(guides[nation].sentence), nation


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_preview_has_room_for_what_is_told_of_each_nation(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[float, float], language: str
) -> None:
    words, rooms = Words.load(language, GAME), []
    monkeypatch.setattr(choosing, "paint_prose", lambda _p, room, text, *_look: rooms.append((text, room)))
    place = preview_place(Plan(*size, Camera(), 1, NO_TRAY))
    picture = QPixmap(round(place.right), round(place.bottom))
    with painted_texts() as texts, QPainter(picture) as p:
        for nation in NATIONS:
            NationSheet(place, nation, CONTENT, words).paint(p, 1.0)
    assert not texts.too_long
    assert len(rooms) == len(NATIONS)
    assert [text for text, room in rooms if not choosing.is_roomy(text, choosing.LEAST_PROSE, room)] == []


def played(file: Path) -> Path:
    """A table in which a nation wins the more often, the earlier it is named."""
    places = range(len(NATIONS))
    wins = {NATIONS[one]: {NATIONS[other]: 5 + (other - one) / 5 for other in places if other != one} for one in places}
    file.write_text("\n".join(lines_of(Results(1, 10, wins))), encoding="utf-8")
    return file


def test_fair_pairs_come_from_the_table_and_of_what_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = read_nation_table(played(tmp_path / "imperium.toml"))
    monkeypatch.setattr(registry, "read_nation_table", lambda: table)
    legends = NATIONS_OF["legends"]
    pairs = registry.fair_pairs(legends)
    assert pairs
    assert all({*pair} <= {*legends} for pair in pairs)
    shares: dict[tuple[str, str], float] = {(pair.one, pair.other): pair.share for pair in table.fair_pairs()}
    assert all(abs(shares[pair] - 0.5) <= registry.EVEN for pair in pairs)
    assert registry.fair_pairs(("arthurians", "utopians")) == [("arthurians", "utopians")], "at least the nearest"
    assert ("arthurians", "utopians") not in pairs


def test_the_preview_says_the_box_and_how_bots_did() -> None:
    set_language("en")
    words = Words.load("en", GAME)
    spoken = NationSheet(Rect(0, 0, 400, 600), "qin", GAME.content, words).spoken
    assert spoken.startswith("Qin. Legends. ")
    assert spoken.endswith(bot_record("en", "qin", words.label))


def test_only_the_way_on_is_golden(window: MainWindow) -> None:
    """Sixteen golden frames would say nothing; what is free can be touched all the same."""
    page = begin(window, 2).page
    tiles = {key for key in present(page.session.funnel).lit if key.startswith("nation/")}
    assert tiles <= page.table.lit
    shining = {place[:2] for place in page.table.lights.lit.places}
    assert not shining & {page.table.layout_[key][:2] for key in tiles}
    page.point_at("nation/romans")
    page.point_at(TAKE)
    assert page.session.match.waiting.kind == "imperium.choose_power_side"
    assert page.table.lights.lit.places
