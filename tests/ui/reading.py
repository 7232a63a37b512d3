"""All words of a widget: what can be read in it, and what a screen reader would read aloud."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


def lines_in(widget: QWidget) -> Iterator[str]:
    """Everything that can be read or read aloud, hidden or not."""
    for part in [widget, *widget.findChildren(QWidget)]:
        told = [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        said = [getattr(part, name, "") for name in ("text", "plain_text", "toPlainText")]
        told += [str(words() if callable(words) else words) for words in said]
        yield from "\n".join(told).split("\n")


def read_aloud(table: QWidget) -> list[str]:
    """The accessible names of what can be touched on a table."""
    root = QAccessible.queryAccessibleInterface(table)
    zones = [root.child(number) for number in range(root.childCount())]
    nodes = [zone.child(number) for zone in zones for number in range(zone.childCount())]
    return [node.text(QAccessible.Text.Name) for node in nodes]
