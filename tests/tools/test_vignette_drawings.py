"""The drawings of the cards' pictures are what the scripts in packaging/art draw."""

import subprocess
import sys
from pathlib import Path

DRAW = Path(__file__).parents[2] / "packaging" / "art" / "draw.py"


def test_every_drawing_is_drawn_by_its_script() -> None:
    checked = subprocess.run([sys.executable, DRAW, "--check"], capture_output=True, text=True, check=False)
    assert (checked.stdout, checked.stderr) == ("as drawn\n", "")
