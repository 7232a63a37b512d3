"""What the builders of the games assert is told as fully as what tests do, whoever imports them first."""

from pathlib import Path

import pytest

for folder in sorted(Path(__file__).parent.glob("games/*/rules")):
    pytest.register_assert_rewrite(f"tests.games.{folder.parent.name}.rules")
