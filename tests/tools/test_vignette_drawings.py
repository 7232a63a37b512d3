"""The pictures of cards, as the scripts in packaging/art draw them and look at them."""

import subprocess
import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "packaging" / "art"


def said(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, SCRIPTS / command[0], *command[1:]], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_every_drawing_is_drawn_by_its_script() -> None:
    assert said("draw.py", "--check") == "as drawn\n"


def test_heads_are_in_sight_no_two_pictures_alike_and_no_drawing_unused() -> None:
    assert said("sheets.py", "check") == "all in sight, none alike\n"
