"""What a card is worth at the end, as it stands on its coin."""

from collections.abc import Iterator

from imperium_desktop.games.imperium.rules.content import PlayingCard, Where, Worth

MINUS = "\N{MINUS SIGN}"


def coin_text(card: PlayingCard) -> str:
    """Points on the coin: "3", "2×" or "1/4" where counted, "6/2" or "12/8/3" by place; empty for nothing."""
    points = card.points
    if isinstance(points, Worth):
        _, n, each = points.parts[0]
        more = "+" if len(points.parts) > 1 else ""
        return (f"{n}/{each}" if each > 1 else f"{n}×") + more
    if isinstance(points, Where):
        return "/".join(map(number, by_place(points)))
    return number(points) if points else ""


def by_place(points: int | Where) -> Iterator[int]:
    """Points from the first place that is asked about to what it is worth elsewhere."""
    while isinstance(points, Where):
        yield points.then
        points = points.otherwise
    yield points


def number(n: int) -> str:
    return str(n).replace("-", MINUS)
