"""§4.6, §13.1 Whoever waits for something that happened, and in which order."""

from .builder import Scenario, greeks, lot, romans


def test_a_river_that_others_gave_up_is_no_price() -> None:
    """§13.1 (b)"""
    table = Scenario(
        romans(face="empire", hand=("cataphract",), play=("shaduf",), tokens=(0, 0, 0)),
        greeks(play=("peloponnese",)),
        market=(lot("forest", material=2),),
    )
    table.plays("cataphract").agrees().then(material=2, hand="forest")
    assert table.kind == "act"
