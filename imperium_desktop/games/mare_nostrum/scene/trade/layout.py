"""The trade on the table: what can be touched and what moves. Pure: no Qt, no words."""

from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import NAME_OF, UNKNOWN
from imperium_desktop.games.mare_nostrum.scene.face_kinds import ButtonFace, NumeralFace, TokenFace, TokenState
from imperium_desktop.games.mare_nostrum.scene.looking import MAP_BUTTON
from imperium_desktop.games.mare_nostrum.scene.map.overview import free_right
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.trade.facts import is_barred, is_used, taker_of, wells_of
from imperium_desktop.games.mare_nostrum.scene.trade.plan import TradePlan, disc_shape, half_disc
from imperium_desktop.ui.stage.placement import Placement, shaped
from imperium_desktop.ui.theme.rect import Rect

Placed = Iterator[tuple[str, Placement]]
BACK: Final = TokenFace("back")


def trade_table(content: Components, shown: Shown, plan: Plan) -> Placed:
    view: State = shown.view
    table = TradePlan(plan)
    for seat, mat in table.mats(len(view.players), shown.seat).items():
        yield from offer(content, shown, table, seat, mat)
    yield from numbers(content, shown, table)
    yield MAP_BUTTON, Placement(*table.button, ButtonFace("map"), 4)


def back_to_trade(shown: Shown, plan: Plan) -> Placed:
    """Button over the map, while that is looked at."""
    button = TradePlan(plan).button
    left = free_right(shown, plan) - button.width - 3
    yield MAP_BUTTON, Placement(left, button.y, button.width, button.height, ButtonFace("trade"), 12)


def offer(content: Components, shown: Shown, table: TradePlan, seat: int, mat: Rect) -> Placed:
    """Each token as a piece of its own; tokens alike are one element, whichever of them is touched."""
    view: State = shown.view
    wells = wells_of(content, shown, seat)
    state: TokenState = "dim" if taker_of(view) == seat or is_barred(view, seat) else ""
    alike: dict[str, list[Rect]] = {}
    for place, (well, box) in enumerate(zip(wells, table.wells(mat, len(wells)), strict=True)):
        if well.lies:
            spot = table.token(box)
            back = well.letter == UNKNOWN
            face = BACK if back else TokenFace(NAME_OF[well.letter], state=state)
            yield f"offered/{seat}/{place}", Placement(*spot, face, 3, round=True)
            if not back:
                alike.setdefault(NAME_OF[well.letter], []).append(spot)
    for token, spots in alike.items():
        shape = tuple(map(disc_shape, spots))
        yield f"offer/{seat}/{token}", shaped(shape, z=4)
    taken = view.players[seat].taken
    for place, spot in enumerate(table.taken(mat, len(taken))):
        yield f"taken/{seat}/{place}", Placement(*spot, BACK, 3 + place / 10, round=True)


def numbers(content: Components, shown: Shown, table: TradePlan) -> Placed:
    """The trade tokens: while one is to be chosen both sides of each can be touched."""
    view: State = shown.view
    choosing = view.phase == "number"
    chosen = None if choosing else content.token_of[view.number]
    discs = table.discs(len(view.players), chosen)
    for place, (token, disc) in enumerate(zip(content.box.trade_tokens, discs, strict=True)):
        if place == chosen:
            yield f"number/{view.number}", Placement(*disc, NumeralFace((view.number,)), 4, round=True)
            continue
        one, other = token.sides
        face = NumeralFace((one, other), is_used(content, view, place))
        yield f"numbers/{place}", Placement(*disc, face, 3, round=True)
        if choosing:
            for number in token.sides:
                yield f"number/{number}", shaped(half_disc(disc, right=number == other), z=4)
