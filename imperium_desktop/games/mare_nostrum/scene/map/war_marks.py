"""What the marks of war on the map mean (§7.6, §7.7), with the signs of who looks and of a rival."""

from typing import Final

from imperium_desktop.games.mare_nostrum.scene.face_kinds import MarkerFace, SiteFace, WarFace
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.kit.words.legend import LegendMark

KINDS: Final = ("conquest", "occupy", "vacate", "control_swap", "land_battle")
"""Questions for which they matter."""


def war_marks(shown: Shown) -> tuple[LegendMark, ...]:
    decision = shown.decision
    if shown.question is None or decision is None or decision.kind.rpartition(".")[2] not in KINDS:
        return ()
    ours = empire_of(shown.view, shown.seat)
    theirs = empire_of(shown.view, (shown.seat + 1) % len(shown.view.players))
    return (
        LegendMark(SiteFace("built", "city", "", theirs, ours), say("occupied_building")),
        LegendMark(SiteFace("pillaged", "temple", "", theirs, ours), say("pillaged_site")),
        LegendMark(MarkerFace(theirs, ours), say("occupied_marker")),
        LegendMark(WarFace(), say("at_war")),
    )
