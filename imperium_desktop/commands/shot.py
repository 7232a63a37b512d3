"""Pictures of the real window, rendered off-screen."""

import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from imperium_desktop.commands.simulate import play_on, setup_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match

MOMENTS: Final = ("start", "middle", "end")
NAMES: Final = ("Anna", "Marek", "Zofia", "Jan", "Ewa", "Piotr")


def match_at(
    game_id: str,
    seats: int,
    seed: int,
    moment: str,
    bots: Sequence[str] = ("greedy",),
    variants: Mapping[str, str] | None = None,
) -> AnyMatch:
    """A match between bots: just begun, half-way, or over."""
    game = load_game(game_id)
    match: AnyMatch = Match(game, setup_of(game, seats, variants or {}, seed), seed)
    for _ in play_on(match, bots, seed):
        if moment == "start" and len(match.answers) == seats:
            break
    if moment == "middle":
        for _ in range(len(match.answers) // 2):
            match.take_back()
    return match


def shoot(match: AnyMatch, size: tuple[int, int], language: str, file: Path) -> None:
    seats = match.setup.seats
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from imperium_desktop.store.folders import Folders
    from imperium_desktop.ui.theme.textures import make_surfaces
    from imperium_desktop.ui.vignettes.vignettes import paint_all_at_once
    from imperium_desktop.ui.window.app_state import AppState
    from imperium_desktop.ui.window.application import apply_settings, make_application
    from imperium_desktop.ui.window.main_window import MainWindow

    application = make_application()
    paint_all_at_once()
    with tempfile.TemporaryDirectory() as home:
        app_state = AppState(Folders(Path(home), Path(home)))
        app_state.change(language=language, motion=False, curtain="never", hints="lots", outcomes="none")
        apply_settings(app_state.settings)
        make_surfaces(1.0)
        window = MainWindow(app_state)
        window.resize(*size)
        window.show()
        window.play(match, seated(seats), None)
        if window.match_page is not None and window.match_page.curtain.isVisible():
            window.match_page.curtain.open()
        settle(application.processEvents)
        if not window.grab().save(str(file)):
            raise OSError(f"{file}: cannot be written")
        window.close()


def seated(seats: int) -> Seating:
    return Seating(NAMES[:seats], ("",) * seats, tuple(range(seats)))


def settle(process_events: Callable[[], object], rounds: int = 20) -> None:
    """Let layouts and timers come to rest."""
    for _ in range(rounds):
        process_events()


def sizes_from(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and 320 <= int(width) <= 8000 and 240 <= int(height) <= 8000):
        raise ValueError(f"WIDTHxHEIGHT, not {text!r}")
    return int(width), int(height)
