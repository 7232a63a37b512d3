"""How a person looks at the table."""

from typing import NamedTuple


class Camera(NamedTuple):
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    panel: float = 1.0
    """The side panel's share of its usual width."""
