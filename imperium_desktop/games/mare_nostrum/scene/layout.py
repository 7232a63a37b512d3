"""Where everything lies on the table of Mare Nostrum: board, strip and tray, each from its own module. Pure: no Qt."""

from collections.abc import Iterator

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.battle.placard import placard
from imperium_desktop.games.mare_nostrum.scene.battle.plan import asks_losses, losing_units, staged_button
from imperium_desktop.games.mare_nostrum.scene.cards.display import display_table, empire_cards
from imperium_desktop.games.mare_nostrum.scene.looking import TRADING, is_collecting, pictures_map, sight
from imperium_desktop.games.mare_nostrum.scene.map.overview import overview
from imperium_desktop.games.mare_nostrum.scene.map.pieces import map_pieces
from imperium_desktop.games.mare_nostrum.scene.map.reading import plaque_weights
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.trade.layout import back_to_trade, trade_table
from imperium_desktop.games.mare_nostrum.scene.tray import tray
from imperium_desktop.ui.stage.placement import BUTTON, UNSEEN, Layout, Placement

TRACKS_KEY = "tracks"
ELSEWHERE = (
    *("card/", "offer/"),
    *("province/", "sea/", "site/", "marker/", "legion/", "trireme/", "battle/"),
)
"""How the keys begin of what lies on the map, in the trade or among all cards, whichever of them one looks at."""
MOST_CARDS = 6
"""Most cards to buy that have buttons of their own; more are found where all cards lie."""


def layout(content: Components, shown: Shown, plan: Plan) -> Layout:
    view: State = shown.view
    placed: Layout = {}
    seen = sight(shown)
    if seen == "map":
        placed.update(map_pieces(content, view, plan))
        placed[TRACKS_KEY] = Placement(*plan.tracks, z=1)
    placed.update(strip(shown, plan))
    placed.update(tray(content, shown, plan))
    if seen == "cards":
        placed.update(display_table(content, shown, plan))
    elif seen == "trade":
        placed.update(trade_table(content, shown, plan))
    elif view.phase in TRADING and not pictures_map(shown):
        placed.update(back_to_trade(shown, plan))
    if view.phase == "empires":
        placed.update(empire_cards(shown, plan))
    placed.update(losing_units(content, shown, plan, shown.gaze.falls))
    placed.update(staged_button(shown, plan))
    if seen == "map":
        placed.update(placard(content, shown, plan))
        if shows_map_alone(shown):
            placed.update(overview(content, shown, plan, placed))
    placed.update(buttons(shown, placed))
    if is_collecting(shown):
        placed.update({key: UNSEEN for key in placed if key.startswith("token/")})
    return placed


def shows_map_alone(shown: Shown) -> bool:
    """No empires to choose from and no battle lie over it."""
    return shown.view.phase != "empires" and shown.staged is None and not asks_losses(shown)


def strip(shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    names = [shown.words.seat(seat) for seat in range(len(shown.view.players))]
    for seat, plaque in enumerate(plan.plaques(plaque_weights(shown.view, names))):
        yield f"empire/{seat}", Placement(*plaque, z=2)


def buttons(shown: Shown, placed: Layout) -> Iterator[tuple[str, Placement]]:
    """What has no place on the table stands beside the question, unless one only looks elsewhere."""
    if shown.decision is None:
        return
    wanted = dict.fromkeys(key for option in shown.decision.options for key in option.path if key not in placed)
    cards = [key for key in wanted if key.startswith("card/")]
    for key in wanted:
        unseen = key.startswith(ELSEWHERE) and (key not in cards or len(cards) > MOST_CARDS)
        yield key, UNSEEN if unseen else BUTTON
