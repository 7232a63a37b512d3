"""What is left until the game ends, in bars below the lanes of the solstice."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import Player, State
from imperium_desktop.games.imperium.scene.areas.market import NEAR
from imperium_desktop.games.imperium.scene.areas.places import NO_DEVELOPMENT, piles_of, stage_of
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, plain, strong, write
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.paint import alpha, parchment_panel, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect


class Bar(NamedTuple):
    """What ends the game when it runs out, or brings the end nearer."""

    icon: str
    name: str
    left: int
    most: int
    note: str
    danger: bool = False


def bars(content: Components, view: State, seat: int) -> list[Bar]:
    return [
        Bar("imperium-empire", say("main_deck_title"), len(view.main), 36, say("at_0_scoring")),
        Bar("imperium-fame", say("fame_title"), len(view.fame), 8, say("then_king_of_kings")),
        own_bar(content, view.players[seat]),
        Bar(
            "imperium-unrest",
            say("unrest_pile"),
            len(view.pile),
            16,
            say("at_0_collapse_at_once"),
            len(view.pile) <= NEAR + 1,
        ),
    ]


def own_bar(content: Components, player: Player) -> Bar:
    """Developments; for who has none, quests, the journey, or the nation deck whose last card ends the game."""
    stage = stage_of(content, player)
    if stage is not None:
        note = say("stage_number_the_last_one_can_end", number=stage.number)
        return Bar("imperium-journey", say("your_journey"), stage.of - stage.number, stage.of, note)
    piles, note = piles_of(content, player), say("last_card_scoring")
    if NO_DEVELOPMENT in piles:
        most = at_first(content, player, "nation", "accession")
        return Bar("imperium-accession", say("your_nation_deck"), len(player.nation_deck), most, note)
    left, most = len(player.development), at_first(content, player, "development")
    if "quests" in piles:
        return Bar("imperium-quest", say("your_quests"), left, most, say("the_last_one"))
    return Bar("imperium-develop", say("your_development"), left, most, note)


def at_first(content: Components, player: Player, *starts: str) -> int:
    """How many cards of the nation begin there."""
    cards = content.groups[player.nation] if player.nation is not None else ()
    return sum(content.cards[card].start in starts for card in cards)


def paint_left(p: QPainter, plan: Plan, foot: Rect, left: Sequence[Bar]) -> None:
    rect = QRectF(*foot)
    parchment_panel(p, rect, p.device().devicePixelRatioF(), radius=6)
    width = rect.width() / len(left)
    for number, bar in enumerate(left):
        paint_bar(p, plan, QRectF(rect.x() + number * width + 14, rect.y() + 5, width - 28, rect.height() - 10), bar)


def paint_bar(p: QPainter, plan: Plan, room: QRectF, told: Bar) -> None:
    colours = palette()
    icon, name, left, most, note, danger = told
    line = room.height() / 3
    side = line * 1.1
    stamp_icon(p, icon, QRectF(room.x(), room.y(), side, side))
    size = plan.text(12.5, 17)
    colour = colours.danger_text if danger else colours.on_page_title
    head = QRectF(room.x() + side + 6, room.y(), room.width() - side - 6, side)
    write(p, head, name, size, colour, LEFT, least=10)
    write(p, head, str(left), size + 2, colour, RIGHT, font=strong(size + 2))
    bar = QRectF(room.x(), room.y() + line * 1.3, room.width(), line * 0.44)
    p.fillPath(rounded(bar, bar.height() / 2), alpha(colours.groove, 1.0))
    full = QRectF(bar.x(), bar.y(), bar.width() * clamp(left / most, 0.0, 1.0), bar.height())
    p.fillPath(rounded(full, bar.height() / 2), alpha(colours.danger if danger else colours.progress_bottom, 1.0))
    below = QRectF(room.x(), bar.bottom() + 2, room.width(), room.bottom() - bar.bottom() - 2)
    small = plan.text(11, 13.5)
    write(p, below, note, small, colours.on_page_secondary, LEFT, font=plain(small), least=9)
