"""An attack for the stage of events: painted by the scene, card by card."""

from typing import NamedTuple

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.scene.attack.fought import fought_last
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.shown import Shown
from imperium_desktop.markup import escaped
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Painting


class AttackOutcome(NamedTuple):
    year: int
    outcome: Outcome
    painting: Painting

    def painted(self) -> Outcome:
        """Card by card."""
        return self.outcome._replace(painting=self.painting)

    def result(self) -> Outcome:
        """The cards were seen before."""
        return self.outcome._replace(painting=self.painting._replace(seen=self.painting.steps))

    def asking(self) -> Outcome:
        """The question that follows shows the last picture."""
        return self.outcome._replace(painting=self.painting._replace(stays=False))


def attack_outcome(content: Components, shown: Shown, seat: int) -> AttackOutcome | None:
    """The last attack on a seat; None where no attack was told of, as in the middle of a made-up position."""
    fought = fought_last(content, shown.view, seat, shown.events)
    if fought is None or not fought.cards:
        return None
    disdain, valour = fought.outcome
    told = say("disdain_valour", disdain=disdain, valour=valour)
    name = escaped(shown.words.seat(seat))
    return AttackOutcome(
        fought.year,
        Outcome(
            icon="hadrian-attack",
            title=say("the_picts_attack_name", name=name) if len(shown.view.players) > 1 else say("the_picts_attack"),
            lines=(told,),
            seats=frozenset((seat,)),
            rule="§8.2",
        ),
        Painting(f"attack/{seat}", len(fought.cards)),
    )
