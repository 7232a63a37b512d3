"""What an owner's corrections of the components got wrong."""

import msgspec


class Mistakes(msgspec.Struct, frozen=True):
    """What is wrong with a file that somebody wrote; then it is not used."""

    file: str = ""
    first: tuple[str, ...] = ()
    """The place and the reason of the first few."""
    more: int = 0
    """How many there are beside those."""
