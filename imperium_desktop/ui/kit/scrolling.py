"""Pages that scroll only when they must, decided once for their full width.

Left to itself, a scroll area shows its bar, which takes width from the text below it, measures again, hides the bar,
and may go on like that for ever.
"""

from PySide6.QtCore import Qt

from imperium_desktop.ui.kit import Page


def needed_height(page: Page, width: int) -> int:
    """What lies on the page in this width."""
    layout = page.body.layout()
    assert layout is not None
    least = layout.minimumSize().height()
    return max(least, layout.minimumHeightForWidth(width)) if layout.hasHeightForWidth() else least


def set_scrolling(page: Page, on: bool) -> None:
    policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if on else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if page.verticalScrollBarPolicy() != policy:
        page.setVerticalScrollBarPolicy(policy)
