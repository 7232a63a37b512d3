"""Renders the pictures of the README into docs/pictures: `make pictures`.

Each is kept as long as it looks the same: the history need not carry the same picture twice.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

PICTURES: Final = Path("docs/pictures")
QUALITY: Final = 88
SMALL: Final = 96, 54
"""Pixels at which two pictures are compared."""
ANOTHER: Final = 0.5
"""Shades, of 255, by which two pictures differ on average that do not look the same."""
SHOTS: Final = {
    "tigris": "tigris --at middle --seats 3 --size 1600x900 --lang pl",
    "hadrian": "hadrian --at middle --seats 1 --size 1920x1080 --lang pl",
    "settlers": "settlers --at middle --seats 3 --size 1600x900 --lang en",
    "mare_nostrum": "mare_nostrum --at middle --seats 5 --size 1600x900 --lang en",
    "imperium": "imperium --at middle --seats 3 --seed 9 --set nations_from=both --set commons=legends --set choice=lot"
    " --size 1600x900 --lang en",
    "end_of_a_match": "tigris --at end --seats 4 --size 1600x900 --lang en",
}


def rendered(arguments: str, folder: Path) -> QImage:
    file = folder / "shot.png"
    command = [sys.executable, "-m", "imperium_desktop", "shot", *arguments.split(), "--out", str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return QImage(str(file))


def looks_the_same(one: QImage, other: QImage) -> bool:
    if one.isNull() or one.size() != other.size():
        return False
    shades = zip(small(one), small(other), strict=True)
    return sum(abs(a - b) for a, b in shades) / len(small(one)) < ANOTHER


def small(image: QImage) -> bytes:
    few = image.scaled(*SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return bytes(few.convertToFormat(QImage.Format.Format_RGB888).constBits())


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in SHOTS.items():
            kept, new = PICTURES / f"{name}.jpg", rendered(arguments, Path(folder))
            same = looks_the_same(QImage(str(kept)), new)
            if not same:
                new.save(str(kept), quality=QUALITY)
            print(f"{kept}: {'looks the same' if same else 'renewed'}")


if __name__ == "__main__":
    main()
