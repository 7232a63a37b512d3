"""Draw the layers of the cards' pictures, and the pictures of the start page, into resources.

python packaging/art/draw.py [name ...]   all of them, or those that are named
python packaging/art/draw.py --check      tell which files there are not what is drawn here, byte for byte
"""

import sys
from pathlib import Path

from make_start_pictures import START_PICTURES
from style import GROUNDS, MOTIFS

RESOURCES = Path(__file__).parents[2] / "resources"
FILES = {"vignettes/grounds/*.svg": GROUNDS, "vignettes/motifs/*.svg": MOTIFS, "games/*/art.svg": START_PICTURES}
"""Where what is drawn lies, and functions that return a sheet, by the name for which the star stands."""


def draw(names):
    for files, drawings in FILES.items():
        for name in drawings.keys() & set(names) if names else drawings:
            sheet = drawings[name]()
            (RESOURCES / files.replace("*", name)).write_text(sheet.text())
            for complaint in sheet.complaints():
                print(f"{name}: {complaint}")


def differing():
    """Names of the files that are missing, left over or not what is drawn here."""
    wrong = []
    for files, drawings in FILES.items():
        kept = {path.relative_to(RESOURCES).as_posix(): path.read_text() for path in RESOURCES.glob(files)}
        drawn = {files.replace("*", name): draw().text() for name, draw in drawings.items()}
        wrong += [file for file in sorted(kept.keys() | drawn.keys()) if kept.get(file) != drawn.get(file)]
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
