"""What the buildings that are picked for occupation bring, beside the province, before that is answered (§7.6b)."""

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import controller_of
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.war.posts import clear_posts
from imperium_desktop.games.mare_nostrum.scene.build.callouts import track_changes, track_lines, yield_lines
from imperium_desktop.games.mare_nostrum.scene.callout import Callout, callout
from imperium_desktop.games.mare_nostrum.scene.map.ghosts import posts_picked
from imperium_desktop.games.mare_nostrum.scene.map.overview import overview_rect
from imperium_desktop.games.mare_nostrum.scene.map.pieces import map_pieces
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect


def occupation(content: Components, shown: Shown, plan: Plan) -> Callout | None:
    """None as long as nothing is picked."""
    picked, view = posts_picked(shown), shown.view
    if not picked:
        return None
    after = occupied(content, view, shown.seat, picked)
    changes = track_changes(content, view, after, shown.seat)
    lines = [*yield_lines(content, view, after, shown.seat), *track_lines(changes)]
    rival = controller_of(view, view.place)
    if rival != NOBODY:
        empire = shown.words.label(empire_of(view, rival))
        lines += [f"{empire}: {line}" for line in track_lines(track_changes(content, view, after, rival))]
    title = say("occupy_n_buildings", n=len(picked))
    pieces = [Rect(*place[:4]) for _, place in map_pieces(content, view, plan) if place.face]
    covers = [overview_rect(plan.board, plan.field.x - plan.board.x)] if plan.zoomed else []
    shape = plan.province_shapes[view.place][0]
    across, down = [x for x, _ in shape], [y for _, y in shape]
    near = Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))
    return callout(title, "\n".join(lines), near, plan.board, blend(230, 300, plan.share), [*pieces, *covers])


def occupied(content: Components, view: State, seat: int, sites: tuple[str, ...]) -> State:
    """The table as it would be."""
    after = view.copy()
    clear_posts(content, after, seat, view.place)
    for site in content.sites:
        if site.key in sites:
            after.players[seat].posts |= 1 << site.number
    return after
