"""The colours of every light: of the sky, the sun, and of what stands below them."""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from imperium_desktop.content.vignettes import Light

Mood: TypeAlias = Literal["", "barbarian", "empire", "unrest"]
"""What the card is for those who play it: its picture's light leans towards the light of that mood."""
WHITE: Final = "#ffffff"


class Tones(NamedTuple):
    sky: str
    horizon: str
    sun: str
    """Sun or moon; empty where clouds hide it."""
    ground: str = WHITE
    """Multiplied with the ground's colours."""
    all: str = WHITE
    """Multiplied with the colours of ground and motifs."""


LIGHTS: Final[dict[Light, Tones]] = {
    "day": Tones("#6fb0c8", "#eef0d2", "#fff8d8"),
    "noon": Tones("#2f86c4", "#cfe8ee", "#ffffff"),
    "summer": Tones("#46a8ac", "#f8efbc", "#fffbd8", "#fdf4cc"),
    "spring": Tones("#a9d8cc", "#f6f6da", "#fffbe4", "#e8f4d8"),
    "haze": Tones("#cdbb94", "#f6ecd2", "#fffdf0", "#f2e6cc"),
    "lemon": Tones("#93c4c8", "#fcec9c", "#fffbdd", "#f6eec0"),
    "frost": Tones("#b4cee2", "#f4f8f8", "#ffffff", "#e2ecf6"),
    "verdant": Tones("#5a8064", "#d8e0ae", "#fbf8d4", "#cddcb4", "#eef4e2"),
    "mist": Tones("#9fb4b4", "#e6e8dc", "#fbf9ea", "#dfe6e2"),
    "gold": Tones("#dca04a", "#fdf0c6", "#fffbe4", "#fff0cc"),
    "amber": Tones("#b06c22", "#fcd880", "#fff5c8", "#f0d094"),
    "copper": Tones("#84422a", "#f4b874", "#ffe8ba", "#e0aa86", "#f8e0ca"),
    "dawn": Tones("#7d9dc4", "#fbd3a4", "#fff3c4", "#ffe6cc", "#fff2e2"),
    "rose": Tones("#b283ac", "#fcc6ba", "#fff0d8", "#f4d2cc", "#fae8e4"),
    "dusk": Tones("#5d4b86", "#f6a468", "#ffe3a4", "#dca08e", "#f7dccd"),
    "violet": Tones("#3a3672", "#cc88b4", "#f6dade", "#b692ba", "#e6d2e4"),
    "night": Tones("#1c2c54", "#6b88a8", "#f3eed2", "#92a2cc", "#dbe1f5"),
    "moonlight": Tones("#0f3a46", "#76a8a4", "#f0f6e4", "#84b4b2", "#d4ecea"),
    "midnight": Tones("#0c1230", "#3a4a80", "#f2eed8", "#6e7cb2", "#c4cce8"),
    "storm": Tones("#46525e", "#a9b4ae", "", "#a4abb0", "#dadedf"),
    "rain": Tones("#6e8696", "#c8d4d4", "", "#b4c6cc", "#e4eaec"),
    "thunder": Tones("#2a2c3c", "#7e7a82", "", "#82828e", "#cccad4"),
    "blood": Tones("#6b2426", "#ea8450", "#ffc08a", "#cf9484", "#f3d8cc"),
    "ember": Tones("#38161e", "#c4502c", "#ffb070", "#ae6c66", "#e8c6ba"),
}
NIGHTS: Final = frozenset({"night", "moonlight", "midnight"})
CLOUDY: Final = frozenset({"storm", "rain", "thunder"})
FAIR: Final = frozenset({"day", "noon", "summer", "spring"})
"""Lights with small white clouds."""
MOODS: Final[dict[Mood, tuple[Light, float]]] = {
    "barbarian": ("dawn", 0.2),
    "empire": ("day", 0.2),
    "unrest": ("blood", 0.6),
}
"""How far the recipe's own light turns into another."""


@cache
def tones_of(light: Light, mood: Mood = "") -> Tones:
    own = LIGHTS[light]
    if not mood:
        return own
    other, share = LIGHTS[MOODS[mood][0]], MOODS[mood][1]
    return Tones(*(mixed(one, two, share) if one else "" for one, two in zip(own, other, strict=True)))


def mixed(one: str, two: str, share: float) -> str:
    """`share` of the second."""
    return joined(round(a + (b - a) * share) for a, b in zip(parts(one), parts(two), strict=True))


@cache
def multiplied(one: str, two: str) -> str:
    return joined(a * b // 255 for a, b in zip(parts(one), parts(two), strict=True))


def parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def joined(parts: Iterable[int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*parts)
