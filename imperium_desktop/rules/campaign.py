"""Matches that follow one another: each stage is open once the one before it is won."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from imperium_desktop.rules.setup import Setup


class Past(NamedTuple):
    """A match that was played to its end."""

    setup: Mapping[str, object]
    ending: str


class CampaignStage(NamedTuple):
    name: str
    setup: Setup
    """Setup to play it now, with what the stages before have earned."""
    state: Literal["closed", "open", "won", "mastered"]
    goals: str
    """The paragraph of the rulebook whose list tells what each stage asks for."""
    challenge: str
    """The one that tells what can be reached beyond it."""
