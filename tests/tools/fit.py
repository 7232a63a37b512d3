"""Fit the weights of a game's value anew: `make fit ARGS="tigris --matches 300 --keep FILE"`.

Each game says in `fit_<game>.py` beside this what is watched and what of it is foretold.
"""

import sys
from importlib import import_module
from importlib.util import find_spec

from imperium_desktop.registry import GAMES
from tests.tools.fitting import run


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    if game not in GAMES or not find_spec(f"tests.tools.fit_{game}"):
        fitted = [id for id in GAMES if find_spec(f"tests.tools.fit_{id}")]
        sys.exit(f"which game? {', '.join(fitted)}")
    del sys.argv[1]
    run(import_module(f"tests.tools.fit_{game}").FITTING)


if __name__ == "__main__":
    main()
