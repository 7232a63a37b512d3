"""The line that tells how far a long run has come."""

import sys


def show_progress(done: int, total: int) -> None:
    width = 40
    bar = "#" * (width * done // total)
    end = "\n" if done == total else ""
    sys.stderr.write(f"\r[{bar:<{width}}] {done}/{total}{end}")
    sys.stderr.flush()
