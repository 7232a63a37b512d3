"""What was deleted, until it is restored or the trash is emptied. Sorted by where it came from."""

from pathlib import Path

from imperium_desktop.store.disk import StoreError, in_use, make_folder, move_new, on_disk
from imperium_desktop.store.folders import PLACES, Folders
from imperium_desktop.store.names import journals_in, numbered


class Trash:
    def __init__(self, folders: Folders) -> None:
        self.home = folders

    def put(self, file: Path) -> Path:
        """Returns where it lies now."""
        place = self.home.place_of(file)
        if in_use(file):
            raise StoreError(file, "is being played", "in_use")
        folder = make_folder(self.home.trash / place)
        return move_new(file, numbered(folder / file.name))

    def folders(self) -> list[Path]:
        return [self.home.trash / place for place in PLACES]

    def files(self) -> list[Path]:
        return [file for folder in self.folders() for file in journals_in(folder)]

    def restore(self, file: Path) -> Path:
        """Move a file back to where it was deleted; under a number if the name is taken by now."""
        for place in PLACES:
            if file.parent == self.home.trash / place:
                return move_new(file, numbered(self.home.make(place) / file.name))
        raise StoreError(file, "does not lie in the trash")

    def empty(self) -> int:
        """Delete for ever; returns how many. One that cannot be deleted does not save the others."""
        failed: StoreError | None = None
        gone = 0
        for file in self.files():
            try:
                with on_disk(file):
                    file.unlink()
                gone += 1
            except StoreError as error:
                failed = error
        if failed is not None:
            raise failed
        return gone
