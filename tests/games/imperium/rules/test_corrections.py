"""What owners of the printed game may write into their cards: it is refused, played, or told as a fault of the card."""

from pathlib import Path
from typing import Any

import pytest

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.imperium.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import CardFault, RuleFault
from imperium_desktop.text.words import Words

from .builder import greeks, romans


def corrected(tmp_path: Path, text: str) -> Imperium:
    own = tmp_path / "cards.toml"
    own.write_text(text, encoding="utf-8")
    box = read_box(content_folder("imperium"), own, ("en", "pl"))
    assert box.corrections.mistakes is None
    return Imperium(Components(box), content_hash(box.without_sources))


def mistakes(tmp_path: Path, text: str) -> str:
    own = tmp_path / "cards.toml"
    own.write_text(text, encoding="utf-8")
    found = read_box(content_folder("imperium"), own, ("en", "pl")).corrections.mistakes
    assert found is not None
    return "\n".join(found.first)


def begun(game: Imperium, *seats: Seat, **where: Any) -> AnyMatch:
    where.setdefault("main", ("woodland", "river", "jungle"))
    position = Position(seats=seats, **where)
    return Match(game, setup_of(position), 0, start=lay_out(game.content, position))


def plays(match: AnyMatch, noun: str) -> None:
    match.answer(
        next(option for option in match.waiting.options if match.game.nouns.get(getattr(option, "card", "")) == noun)
    )


def agrees_for_ever(match: AnyMatch) -> None:
    for _ in range(100):
        match.answer(match.waiting.options[0])


def block(key: str, do: str, when: str = "play") -> str:
    group = "romans" if key.startswith("romans") else "classics_commons"
    return f'[{group}.{key}]\nblocks = [{{ when = "{when}", do = "{do}" }}]\n'


# Without end


@pytest.mark.parametrize(
    ("when", "do"),
    [
        ("passive on would_gain(material)", "instead: gain(material, 1)"),
        ("passive on pay(population)", "gain(population, 1); pay(population, 1)"),
        ("passive on pay(population)", "gain(population, 1); may: cost: pay(population, 1) -> gain(material, 1)"),
    ],
)
def test_a_text_that_feeds_itself_is_a_fault_of_its_card(tmp_path: Path, when: str, do: str) -> None:
    """Also where somebody is asked each time: the cards that wait for each other become too many."""
    cards = block("common_oracle", do, when) + block("romans_advance", "gain(material, 1); pay(population, 1)")
    mine = romans(hand=("advance",), play=("oracle",), tokens=(0, 9, 0))
    match = begun(corrected(tmp_path, cards), mine, greeks())
    with pytest.raises(RuleFault) as raised:
        agrees_for_ever(match)
    assert isinstance(raised.value.__cause__, CardFault)
    reason = raised.value.report.reason
    assert reason is not None
    assert reason.code == "endless_cards"
    assert "Oracle and the cards" in Words.load("en", match.game).reason(reason)
    assert "Wyrocznia i karty" in Words.load("pl", match.game).reason(reason)
    assert match.decision is not None


def test_trying_a_price_ends_too(tmp_path: Path) -> None:
    """Whether something could follow is tried on a copy of the table; only who really plays it is told."""
    blocks = {
        "passive on leave_play(region)": "gain(material, 1)",
        "passive on would_gain(material)": "instead: gain(material, 1)",
    }
    told = ", ".join(f'{{ when = "{when}", do = "{do}" }}' for when, do in blocks.items())
    endless = f"[classics_commons.common_oracle]\nblocks = [{told}]\n"
    cards = endless + block("romans_advance", "cost: abandon(region) -> history(region from discard)")
    mine = romans(hand=("advance",), play=("oracle", "hills"), deck=3)
    match = begun(corrected(tmp_path, cards), mine, greeks())
    with pytest.raises(RuleFault) as raised:
        plays(match, "advance")
    assert isinstance(raised.value.__cause__, CardFault)
    assert [option.name for option in match.waiting.options]


# Played all the same


def test_who_meets_a_king_without_a_text_goes_on(tmp_path: Path) -> None:
    cards = "[classics_commons.common_king_of_kings_a]\nblocks = []\n" + block("romans_advance", "take(fame)")
    match = begun(corrected(tmp_path, cards), romans(hand=("advance",), deck=3), greeks(), fame=())
    plays(match, "advance")
    assert match.waiting.kind == "imperium.act"
    assert match.state.players[0].crowned


def test_nothing_comes_of_a_host_that_is_not_there(tmp_path: Path) -> None:
    cards = block("romans_advance", "trigger_play(host); gain(material, 1)")
    match = begun(corrected(tmp_path, cards), romans(hand=("advance",), tokens=(0, 0, 0), deck=3), greeks())
    plays(match, "advance")
    assert match.state.players[0].tokens == (1, 0, 0)


# Refused


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("[classics_commons.common_education]\nsuits = []\n", "common_education: a common card needs a suit"),
        (
            '[classics_commons.common_unrest]\nsuits = ["fame"]\n',
            "classics_commons: no match can be dealt: 6 or more cards with the suit “unrest”",
        ),
    ],
)
def test_a_box_that_cannot_be_dealt_is_refused(tmp_path: Path, cards: str, said: str) -> None:
    assert said in mistakes(tmp_path, cards)
