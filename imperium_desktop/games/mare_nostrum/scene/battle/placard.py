"""What a conqueror can do, on a placard beside the province: the rows are the choice."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import Occupy, OccupyMarker, Pillage
from imperium_desktop.games.mare_nostrum.rules.places import controller_of, near_of
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.scene.battle.occupation import occupied
from imperium_desktop.games.mare_nostrum.scene.battle.plan import OVER_FRONT
from imperium_desktop.games.mare_nostrum.scene.build.callouts import track_lines
from imperium_desktop.games.mare_nostrum.scene.callout import place_beside
from imperium_desktop.games.mare_nostrum.scene.map.overview import overview_rect
from imperium_desktop.games.mare_nostrum.scene.map.pieces import map_pieces
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.rules.table import Path
from imperium_desktop.ui.kit.rich_text import type_of
from imperium_desktop.ui.kit.typesetting import typeset
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

CONQUEST: Final = "mare_nostrum.conquest"
PAD: Final = 10.0
GAP: Final = 6.0
"""Gap between two rows."""
WORDS_LEFT: Final = 46.0
"""Where the words of a row begin, after its sign."""
TORCH: Final = "torch"
"""The sign of a pillage, which is painted as on a pillaged site."""
SEPARATOR: Final = "\x1f"
"""Between the parts of a row's face, whose words may hold any sign."""


class Choice(NamedTuple):
    key: str
    icon: str
    title: str
    text: str
    """Marked."""


def choices(content: Components, shown: Shown) -> list[Choice]:
    """§7.6 a–d, each with what it brings."""
    view: State = shown.view
    assert shown.decision is not None
    options, province = shown.decision.options, view.place
    found = []
    pillages = [option for option in options if isinstance(option, Pillage)]
    if pillages:
        yields = dict.fromkeys(pillage_icon(option) for option in pillages)
        told = say("one_building_goes_you_take_yields", yields=" ".join(f"{{icon:{icon}}}" for icon in yields if icon))
        found.append(Choice("pillage", TORCH, say("pillage_title"), told if any(yields) else say("one_building_goes")))
    if any(isinstance(option, Occupy) for option in options):
        legions = view.players[view.active].legions[province]
        count = min(legions, (view.built & content.sites_in[province]).bit_count())
        text = say("up_to_n_buildings", n=count)
        changes = all_occupied(content, shown) if count <= legions else ()
        told = "\n".join((text, *changes))
        found.append(Choice("occupy", "mare-legion", say("occupy_buildings"), told))
    if any(isinstance(option, OccupyMarker) for option in options):
        name = content.provinces[province]
        found.append(
            Choice(f"marker/{name}", "mare-control", say("occupy_the_marker"), marker_promise(content, view, province))
        )
    return [*found, Choice("done", "app-pause", say("nothing_new"), say("the_legions_stay_where_they_stand"))]


def all_occupied(content: Components, shown: Shown) -> list[str]:
    """What the tracks of both become where there are legions for every building (§7.6b)."""
    view: State = shown.view
    sites = tuple(content.sites[number].key for number in bits(view.built & content.sites_in[view.place]))
    after = occupied(content, view, view.active, sites)
    rival = controller_of(view, view.place)
    theirs = track_lines(content, view, after, rival) if rival != NOBODY else []
    empire = shown.words.label(empire_of(view, rival)) if theirs else ""
    return [*track_lines(content, view, after, view.active), *(f"{empire}: {line}" for line in theirs)]


def pillage_icon(option: Pillage) -> str:
    """What a pillaged building yields (§7.6a)."""
    if option.good:
        return f"mare-{option.good}"
    return {"city": "mare-coin", "capital": "mare-coin", "legendary": "mare-legendary"}.get(option.building, "")


def marker_promise(content: Components, view: State, province: int) -> str:
    """§7.8 When the marker may be swapped, and what is missing for that as the triremes are now."""
    own = view.players[view.active].controls & ~(1 << province)
    near = any(own >> place & 1 for place in bits(near_of(content, view, view.active)[province]))
    if near:
        return say("from_round_on_the_province", round=view.round + 1)
    return say("yours_from_round", round=view.round + 1)


def asks_conquest(shown: Shown) -> bool:
    return shown.question is not None and shown.decision is not None and shown.decision.kind == CONQUEST


def meant_by_site(shown: Shown, key: str, *, shifted: bool) -> Path:
    """A building that is touched instead of a row: it is to be occupied, with Shift pillaged; empty if it cannot be."""
    if not asks_conquest(shown) or shown.path or shown.decision is None:
        return ()
    options = shown.decision.options
    buildings = [option.path[1] for option in options if isinstance(option, Pillage)]
    if key not in buildings:
        return ()
    if shifted:
        return "pillage", key
    if not any(isinstance(option, Occupy) for option in options):
        return ()
    return ("occupy", key) if len(buildings) > 1 else ("occupy",)


def placard_rect(plan: Plan, view: State, rows: Sequence[float]) -> Rect:
    """Place beside the province, as high as its rows."""
    shape = plan.province_shapes[view.place][0]
    across, down = [x for x, _ in shape], [y for _, y in shape]
    near = Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))
    height = head_height(plan) + sum(rows) + PAD
    pieces = [Rect(*place[:4]) for _, place in map_pieces(plan.content, view, plan) if place.face]
    covers = [overview_rect(plan.board, plan.field.x - plan.board.x)] if plan.zoomed else []
    return place_beside(near, plan.board, placard_width(plan), height, [*pieces, *covers])


def placard_width(plan: Plan) -> float:
    return blend(262, 320, plan.share)


def head_height(plan: Plan) -> float:
    return max(blend(34, 44, plan.share), type_of("subheading").leading + PAD)


def row_heights(plan: Plan, found: Sequence[Choice]) -> list[float]:
    """Each with the gap below it; large text needs more lines."""
    return [max(blend(68, 76, plan.share), words_height(choice, plan) + GAP) for choice in found]


def words_height(choice: Choice, plan: Plan) -> float:
    width = placard_width(plan) - 2 * PAD - WORDS_LEFT - 8
    return 14 + type_of("choice title").leading + typeset(choice.text, type_of("choice consequence"), width).height


def placard(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    if not asks_conquest(shown):
        return
    found = choices(content, shown)
    heights = row_heights(plan, found)
    sheet = placard_rect(plan, shown.view, heights)
    top = sheet.y + head_height(plan)
    for place, (choice, height) in enumerate(zip(found, heights, strict=True), 1):
        face = SEPARATOR.join((f"row/{place}", choice.icon, choice.title, choice.text))
        yield choice.key, Placement(sheet.x + PAD, top, sheet.width - 2 * PAD, height - GAP, face, OVER_FRONT)
        top += height
