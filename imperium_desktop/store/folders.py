"""Where things lie: the user's data and settings folders, or one folder of their own choice."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from imperium_desktop.store.disk import StoreError, can_be_written, make_folder, sweep

PROGRAM: Final = "imperium-desktop"
HOME: Final = "IMPERIUM_DESKTOP_HOME"
"""Environment variable: everything under this folder, for a portable installation and for tests."""

Place: TypeAlias = Literal["matches", "saves", "history"]
"""Running matches; what people saved under a name; finished matches."""
PLACES: Final[tuple[Place, ...]] = get_args(Place)


class Folders(msgspec.Struct, frozen=True):
    """Nothing is made before it is needed: reading from a folder that is not there finds nothing."""

    data: Path
    config: Path

    @classmethod
    def of_user(cls, environment: Mapping[str, str] = os.environ) -> "Folders":
        home = environment.get(HOME, "")
        if home:
            chosen = Path(os.path.expanduser(home)).absolute()
            return cls(chosen, chosen)
        import platformdirs

        return cls(
            platformdirs.user_data_path(PROGRAM, appauthor=False),
            platformdirs.user_config_path(PROGRAM, appauthor=False),
        )

    def place(self, place: Place) -> Path:
        return self.data / place

    def make(self, place: Place) -> Path:
        return make_folder(self.data / place)

    def place_of(self, file: Path) -> Place:
        """A file elsewhere is not ours to move."""
        for place in PLACES:
            if file.parent == self.place(place):
                return place
        raise StoreError(file, "does not lie in the program's folders")

    @property
    def trash(self) -> Path:
        return self.data / "trash"

    @property
    def reports(self) -> Path:
        return self.data / "reports"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def progress(self) -> Path:
        return self.data / "progress.json"

    @property
    def played(self) -> Path:
        return self.data / "played.json"

    @property
    def last_match(self) -> Path:
        return self.data / "last-match.json"

    @property
    def history_index(self) -> Path:
        return self.data / "history-index.jsonl"

    def own_cards(self, game_id: str) -> Path:
        """The corrections of somebody who owns the printed game."""
        return self.data / game_id / "cards.toml"

    def shut(self) -> list[Path]:
        """Where nothing can be written, found out without making anything; the folder stands for those in it."""
        places = () if not can_be_written(self.data) else map(self.place, PLACES)
        return [folder for folder in dict.fromkeys((self.data, self.config, *places)) if not can_be_written(folder)]

    def sweep(self) -> None:
        """Remove what killed programs left behind, once at the start of the program."""
        for folder in {self.data, self.config, *map(self.place, PLACES)}:
            sweep(folder)
