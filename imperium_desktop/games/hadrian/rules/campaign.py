"""§12 The solo campaign: sixteen forts, each opened by the one before."""

from collections.abc import Iterable

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.rules.campaign import CampaignStage, Past

WON, MASTERED = "fort_won", "fort_challenge"
TOLD_IN = ("§12.2", "§12.3")


def forts(content: Components, past: Iterable[Past]) -> list[CampaignStage]:
    """Forts as they stand after these matches; a met challenge is rewarded in the next."""
    reached = {0: {WON}}
    for match in past:
        fort = match.setup.get("fort")
        if isinstance(fort, int) and fort:
            reached.setdefault(fort, set()).add(match.ending)
    stages = []
    for number, fort_ in enumerate(content.box.forts, 1):
        before, here = reached.get(number - 1, set()), reached.get(number, set())
        reward = content.box.forts[number - 2].reward if number > 1 and MASTERED in before else ()
        setup = HadrianSetup(seats=1, difficulty="normal", fort=number, reward=tuple(reward))
        if MASTERED in here:
            stages.append(CampaignStage(fort_.name, setup, "mastered", *TOLD_IN))
        elif WON in here:
            stages.append(CampaignStage(fort_.name, setup, "won", *TOLD_IN))
        else:
            opened = bool(before & {WON, MASTERED})
            stages.append(CampaignStage(fort_.name, setup, "open" if opened else "closed", *TOLD_IN))
    return stages
