"""Words under the pointer."""

from html import escape


def tip(text: str) -> str:
    """Tip with the text as it stands: Qt would read what looks like HTML."""
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")
