"""What the pointer is told of something to build: what it would yield each round, and where the tracks would stand."""

from collections.abc import Iterable

from imperium_desktop.games.mare_nostrum.rules.building import place_unit
from imperium_desktop.games.mare_nostrum.rules.collect import income
from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, PlaceControl
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.callout import Callout, callout, lit_beside
from imperium_desktop.games.mare_nostrum.scene.face_kinds import TrackChange
from imperium_desktop.games.mare_nostrum.scene.map.tracks import track_names
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Laid
from imperium_desktop.games.mare_nostrum.scene.trade.callouts import sign_of
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

Placed = BuildBuilding | BuildUnit | PlaceControl


def build_callout(content: Components, laid: Laid, plan: Plan, at: str, option: Placed) -> Callout:
    shown = laid.shown
    after = built(content, shown.view, shown.seat, option)
    changes = track_changes(content, shown.view, after, shown.seat)
    lines = [*yield_lines(content, shown.view, after, shown.seat), *track_lines(changes)]
    text = "\n".join(lines) or say("it_yields_nothing_yet")
    near = Rect(*laid.layout[at][:4])
    width = blend(220, 300, plan.share)
    return callout(shown.words.option(option), text, near, plan.board, width, lit_beside(laid, at))


def built(content: Components, view: State, seat: int, option: Placed) -> State:
    """The table as it would be."""
    after = view.copy()
    player = after.players[seat]
    match option:
        case BuildBuilding(building, province, good):
            site = content.site(province, building, good)
            assert site is not None
            after.built |= 1 << site.number
        case BuildUnit(unit, place):
            place_unit(content, player, unit, place)
        case PlaceControl(province):
            player.controls |= 1 << content.province_numbers[province]
    return after


def yield_lines(content: Components, before: State, after: State, seat: int) -> list[str]:
    old, new = income(content, before, seat), income(content, after, seat)
    more = [f"{count} {sign_of(letter)}" for letter, count in (new - old).items()]
    fresh = any(not old[letter] for letter in new - old)
    if not more:
        return []
    line = say("each_round_income", income=" ".join(more))
    return [say("income_a_new_kind", income=line) if fresh else line]


def track_lines(changes: Iterable[TrackChange]) -> list[str]:
    names = dict(zip(TRACKS, track_names(), strict=True))
    return [f"{{icon:mare-{track}}} {names[track]} **{old} → {new}**" for track, old, new in changes]


def track_changes(content: Components, before: State, after: State, seat: int) -> list[TrackChange]:
    values = zip(TRACKS, tracks(content, before, seat), tracks(content, after, seat), strict=True)
    return [TrackChange(track, old, new) for track, old, new in values if old != new]
