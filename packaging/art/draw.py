"""Draw the layers of the cards' pictures into resources/vignettes, all or those that are named.

python packaging/art/draw.py [name ...]
python packaging/art/draw.py --check      tell which files there are not what is drawn here, byte for byte
"""

import sys
from pathlib import Path

import make_grounds  # noqa: F401
import make_motifs_beasts  # noqa: F401
import make_motifs_figures  # noqa: F401
import make_motifs_places  # noqa: F401
import make_motifs_things  # noqa: F401
from style import GROUNDS, MOTIFS

VIGNETTES = Path(__file__).parents[2] / "resources" / "vignettes"
ROOMS = {"grounds": GROUNDS, "motifs": MOTIFS}


def draw(names):
    for room, drawings in ROOMS.items():
        for name in drawings.keys() & set(names) if names else drawings:
            sheet = drawings[name]()
            (VIGNETTES / room / f"{name}.svg").write_text(sheet.text())
            for complaint in sheet.complaints():
                print(f"{name}: {complaint}")


def differing():
    """Names of the files that are missing, left over or not what is drawn here."""
    wrong = []
    for room, drawings in ROOMS.items():
        kept = {path.stem: path.read_text() for path in (VIGNETTES / room).glob("*.svg")}
        drawn = {name: draw().text() for name, draw in drawings.items()}
        wrong += [f"{room}/{name}" for name in sorted(kept.keys() | drawn.keys()) if kept.get(name) != drawn.get(name)]
    return wrong


def main(words):
    if words != ["--check"]:
        draw(words)
        return 0
    wrong = differing()
    print("\n".join(wrong) or "as drawn")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
