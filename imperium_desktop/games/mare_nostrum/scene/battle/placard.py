"""What a conqueror can do, on a placard beside the province: the rows are the choice."""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import Occupy, OccupyMarker, Pillage
from imperium_desktop.games.mare_nostrum.rules.places import controller_of, near_of
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.scene.battle.occupation import occupied
from imperium_desktop.games.mare_nostrum.scene.battle.plan import OVER_FRONT
from imperium_desktop.games.mare_nostrum.scene.build.callouts import track_changes, track_lines
from imperium_desktop.games.mare_nostrum.scene.callout import place_beside
from imperium_desktop.games.mare_nostrum.scene.face_kinds import (
    Choice,
    MarkerChoice,
    NothingChoice,
    OccupyChoice,
    PillageChoice,
    RowFace,
)
from imperium_desktop.games.mare_nostrum.scene.map.overview import overview_rect
from imperium_desktop.games.mare_nostrum.scene.map.pieces import map_pieces
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.rules.table import Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import typeset
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

CONQUEST: Final = "mare_nostrum.conquest"
PAD: Final = 10.0
GAP: Final = 6.0
"""Gap between two rows."""
WORDS_LEFT: Final = 46.0
"""Where the words of a row begin, after its sign."""


def choices(content: Components, shown: Shown) -> list[Choice]:
    """§7.6 a–d, each with what it brings."""
    view: State = shown.view
    assert shown.decision is not None
    options, province = shown.decision.options, view.place
    found: list[Choice] = []
    pillages = [option for option in options if isinstance(option, Pillage)]
    if pillages:
        found.append(PillageChoice(tuple(dict.fromkeys(filter(None, map(pillage_icon, pillages))))))
    if any(isinstance(option, Occupy) for option in options):
        found.append(occupy_choice(content, view))
    if any(isinstance(option, OccupyMarker) for option in options):
        near = is_near(content, view, province)
        found.append(MarkerChoice(content.provinces[province], view.round + 1, near))
    return [*found, NothingChoice()]


def occupy_choice(content: Components, view: State) -> OccupyChoice:
    """Buildings to occupy, with what the tracks of both become where there are legions for every building (§7.6b)."""
    legions, built = view.players[view.active].legions[view.place], view.built & content.sites_in[view.place]
    if legions < built.bit_count():
        return OccupyChoice(legions)
    after = occupied(content, view, view.active, tuple(content.sites[number].key for number in bits(built)))
    rival = controller_of(view, view.place)
    theirs = track_changes(content, view, after, rival) if rival != NOBODY else []
    own = track_changes(content, view, after, view.active)
    return OccupyChoice(built.bit_count(), tuple(own), empire_of(view, rival), tuple(theirs))


def pillage_icon(option: Pillage) -> str:
    """What a pillaged building yields (§7.6a)."""
    if option.good:
        return f"mare-{option.good}"
    return {"city": "mare-coin", "capital": "mare-coin", "legendary": "mare-legendary"}.get(option.building, "")


def is_near(content: Components, view: State, province: int) -> bool:
    """§7.8 Whether the marker may be swapped as the triremes are now."""
    own = view.players[view.active].controls & ~(1 << province)
    return any(own >> place & 1 for place in bits(near_of(content, view, view.active)[province]))


def title_of(choice: Choice) -> str:
    match choice:
        case PillageChoice():
            return say("pillage_title")
        case OccupyChoice():
            return say("occupy_buildings")
        case MarkerChoice():
            return say("occupy_the_marker")
        case NothingChoice():
            return say("nothing_new")


def text_of(choice: Choice, words: Words) -> str:
    """What it brings, marked."""
    match choice:
        case PillageChoice(icons):
            yields = " ".join(f"{{icon:{icon}}}" for icon in icons)
            return say("one_building_goes_you_take_yields", yields=yields) if icons else say("one_building_goes")
        case OccupyChoice(count, own, rival, theirs):
            text = say("up_to_n_buildings", n=count)
            others = (f"{words.label(rival)}: {line}" for line in track_lines(theirs))
            return "\n".join((text, *track_lines(own), *others))
        case MarkerChoice(round=round_, near=True):
            return say("from_round_on_the_province", round=round_)
        case MarkerChoice(round=round_):
            return say("yours_from_round", round=round_)
        case NothingChoice():
            return say("the_legions_stay_where_they_stand")


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


def row_heights(plan: Plan, found: Sequence[Choice], words: Words) -> list[float]:
    """Each with the gap below it; large text needs more lines."""
    return [max(blend(68, 76, plan.share), words_height(text_of(choice, words), plan) + GAP) for choice in found]


def words_height(text: str, plan: Plan) -> float:
    width = placard_width(plan) - 2 * PAD - WORDS_LEFT - 8
    return 14 + type_of("choice title").leading + typeset(text, type_of("choice consequence"), width).height


def placard(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    if not asks_conquest(shown):
        return
    found = choices(content, shown)
    heights = row_heights(plan, found, shown.words)
    sheet = placard_rect(plan, shown.view, heights)
    top = sheet.y + head_height(plan)
    for place, (choice, height) in enumerate(zip(found, heights, strict=True), 1):
        row = RowFace(place, choice)
        yield choice.key, Placement(sheet.x + PAD, top, sheet.width - 2 * PAD, height - GAP, row, OVER_FRONT)
        top += height
