"""What a picture in the rulebook of Imperium shows."""

import msgspec


class CardPicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards side by side, as the table would show them: faces, as `card/<its id>` or `slot/<its id>/0.0.2`."""

    show: tuple[str, ...]
    mark: tuple[str, ...] = ()
    """Those to be highlighted."""
