"""Begins matches: as agreed on a page, a stage of a campaign, or the same once more."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from imperium_desktop.registry import GAMES, AnyGame, load_game
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.window.app_state import AppState

if TYPE_CHECKING:
    from imperium_desktop.rules.campaign import CampaignStage
    from imperium_desktop.rules.journal import AnyMatch, Seating
    from imperium_desktop.rules.setup import Setup
    from imperium_desktop.ui.new_game.draft import NewGame


class NewMatches(QObject):
    agreed = Signal(dict)
    """Settings that were chosen with a match, by name."""
    begun = Signal(object, object, object)
    """A match, who sits where, and what writes it down."""

    def __init__(self, state: AppState, parent: QObject) -> None:
        super().__init__(parent)
        self.state = state

    def begin(self, wanted: "NewGame") -> None:
        """A new match, as agreed on the page before."""
        game = load_game(wanted.game_id)
        self.state.last_game = wanted
        known = self.state.settings.with_names(*wanted.people)
        self.agreed.emit(
            {
                "hints": wanted.hints,
                "curtain": self._curtain(wanted.curtain),
                "company": self._company(wanted),
                "levels": wanted.levels or self.state.settings.levels,
                "at_my_strength": wanted.at_my_strength,
                "recent_names": known.recent_names,
            }
        )
        self._play(game, wanted.setup, wanted.seed, wanted.seating)

    def play_stage(self, game_id: str, stage: "CampaignStage") -> None:
        """Play a stage alone, with a new seed."""
        from imperium_desktop.rules.journal import Seating

        name = next(iter(self.state.settings.recent_names), tr("You"))
        self._play(load_game(game_id), stage.setup, new_seed(), Seating((name,), ("",), (0,)))

    def play_again(self, match: "AnyMatch", seating: "Seating", seed: int | None = None) -> None:
        """The same people by the same rules; without a seed, chance brings something else."""
        self._play(match.game, match.setup, new_seed() if seed is None else seed, seating)

    def _play(self, game: AnyGame, setup: "Setup", seed: int, seating: "Seating") -> None:
        from imperium_desktop.rules.match import Match

        match: AnyMatch = Match(game, setup, seed)
        self.begun.emit(match, seating, self.state.matches.begin(game.id, seating))

    def _company(self, wanted: "NewGame") -> str:
        """Choose the company to propose next: a game that nobody plays alone does not end a habit of playing alone."""
        known = self.state.settings.company
        in_place_of_nobody = wanted.company == "bots" and GAMES[wanted.game_id].people[0] > 1
        return known if known == "alone" and in_place_of_nobody else wanted.company

    def _curtain(self, wanted: bool) -> str:
        """Curtain setting if it is `wanted`: a setting of "always" stays."""
        usual = self.state.settings.curtain
        return (usual if usual != "never" else "when_needed") if wanted else "never"


def new_seed() -> int:
    import secrets  # brings OpenSSL along, which the start of the program need not wait for

    return secrets.randbits(64)
