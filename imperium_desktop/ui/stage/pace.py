"""How long what happens is shown before the next thing happens."""

from typing import Final

PACES: Final = {"slow": 1600, "normal": 700, "fast": 120}
"""Milliseconds."""
