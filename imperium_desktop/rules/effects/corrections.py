"""What the owner of a printed game put right in the shipped cards."""

import msgspec

from imperium_desktop.rules.mistakes import Mistakes


class Corrections(msgspec.Struct, frozen=True):
    cards: tuple[str, ...] = ()
    """Keys of the cards with other facts or names."""
    names: dict[str, dict[str, str]] = {}
    """Names by language and card."""
    mistakes: Mistakes | None = None
    """Why the corrections could not be used; then the shipped cards hold."""
