from collections.abc import Callable, Iterator

import pytest

pytest.register_assert_rewrite(f"{__package__}.builder", f"{__package__}.invariant", f"{__package__}.position")

from .builder import Scenario  # noqa: E402


@pytest.fixture
def lay_out() -> Iterator[Callable[..., Scenario]]:
    """Scenarios for other players or variants, as `lay_out("pot", "lion", conflict_support="english")`."""
    scenarios = []

    def new(*dynasties: str, **variants: str) -> Scenario:
        scenarios.append(Scenario(*dynasties, **variants))
        return scenarios[-1]

    yield new
    for scenario in scenarios:
        scenario.check()


@pytest.fixture
def tigris(lay_out: Callable[..., Scenario]) -> Scenario:
    """Archer, Bull, Pot and Lion on the standard board, rules without variants."""
    return lay_out()
