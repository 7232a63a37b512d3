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


def scroll_if_needed(page: Page, width: int) -> None:
    """What lies on it has its height at once: Qt squeezes it into the page first, and scrolls when it has been seen."""
    scrolls = needed_height(page, width) > page.height()
    set_scrolling(page, scrolls)
    bar = page.verticalScrollBar().sizeHint().width() if scrolls else 0
    needed = needed_height(page, width - bar)
    page.body.setMinimumHeight(needed)
    page.body.resize(page.viewport().width(), max(needed, page.viewport().height()))
