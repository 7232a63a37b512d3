"""What the owner of a printed game put right in the shipped cards."""

import msgspec


class Corrections(msgspec.Struct, frozen=True):
    cards: tuple[str, ...] = ()
    """Keys of the cards with other facts or names."""
    names: dict[str, dict[str, str]] = {}
    """By language and card."""
    problem: str = ""
    """Why the corrections could not be used; then the shipped cards hold."""
