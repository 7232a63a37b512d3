"""What a picture in the rulebook of Imperium shows."""

import msgspec


class ShownCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    exhausted: bool = False
    """True for a card in play with an exhaust token."""
    tokens: tuple[int, int, int] = (0, 0, 0)
    """Tokens on a card that lies in the market."""


class CardPicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards side by side, as the table would show them."""

    show: tuple[ShownCard, ...]
    mark: tuple[str, ...] = ()
    """Cards to be highlighted."""
