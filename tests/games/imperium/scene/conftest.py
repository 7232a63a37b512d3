"""Windows as in all tests of the window."""

from tests.ui.conftest import *  # noqa: F403
