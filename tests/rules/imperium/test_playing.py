"""§2.8, §2.9, §4.3–4.5 Putting cards down, exhausting them, and what becomes of a card that leaves play."""

from .builder import Scenario, greeks, romans


def test_a_changed_icon_is_itself_again_when_its_card_comes_back() -> None:
    """§2.9"""
    table = Scenario(romans(hand=("prosperity",), play=("agriculture", "boats", "hills"), tokens=(0, 0, 0)), greeks())
    table.uses("agriculture").uses("boats").plays("hills")
    table.skips().plays("prosperity").skips().skips().branch(0).then(material=1)
