"""Some watchers look at what the window would show."""

from tests.ui.conftest import dressed

__all__ = ["dressed"]
