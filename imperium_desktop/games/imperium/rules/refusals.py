"""Why a wish is not legal: the fact that would have to change."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import in_play, is_marked
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.elements import elements
from imperium_desktop.games.imperium.rules.playing import is_too_dear, why_unplayable
from imperium_desktop.games.imperium.rules.reasons import refuse
from imperium_desktop.games.imperium.rules.state import Frame, State
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import Refusals, WhyNot
from imperium_desktop.rules.table import Decision, Option, Path, Reason, Table


def why_not_act(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why a card cannot be played or exhausted (§4.3, §4.5)."""
    zone, card = Key.of(path[0])
    if zone != "card" or card not in content.nouns:
        return None
    player = state.me
    m = Moment(Table(state, content, listening=False), Frame(state.active), state.active)
    wish = path[1] if len(path) > 1 else ""
    if card in player.hand:
        return why_unplayable(m, card) or refuse("not_in_hand" if wish else "not_possible")
    if card in in_play(player):
        return why_not_exhaust(m, card)
    mine = (*player.deck, *player.discard, *player.history, *player.sunken, *player.nation_deck, *player.development)
    return refuse("not_in_hand" if card in mine else "not_yours")


def why_not_exhaust(m: Moment, card: str) -> Reason:
    if not any(block.when == "exhaust" for block in m.content.cards[card].blocks):
        return refuse("no_exhaust_text")
    if not m.player.exhausts:
        return refuse("no_exhaust_left")
    if is_marked(m.player, card):
        return refuse("already_exhausted")
    return refuse("cannot_use", dear=int(is_too_dear(m, card)))


def why_not_market(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    zone, card = Key.of(path[0])
    slot = next((slot for slot in state.market if slot.card == card), None)
    if zone != "card" or card not in content.nouns:
        return None
    if slot is not None and decision.facts.get("verb") == "exile" and any(slot.tokens):
        return refuse("carries_tokens")
    return refuse("wrong_card")


CARD_KINDS: Final = (
    "pick_own_card", "pick_own_cards", "pick_exiled", "pick_looked", "order_looked", "pick_found", "pick_host",
    "pick_exhaust_token", "react_to_attack", "use_trigger", "give_card",
)  # fmt: skip
"""One or several cards are chosen."""
OTHER_KINDS: Final = (
    "choose_power_side", "choose_turn_kind", "pay_mix", "choose_branch", "may", "draw_more", "pay_standing_army",
    "declare_suit", "pick_amount",
)  # fmt: skip
KINDS: Final[dict[str, WhyNot[Components, State] | str]] = {
    "choose_nation": "nation_taken",
    "act": why_not_act,
    "pick_market_card": why_not_market,
    "place_cleanup_token": "not_in_market",
    "discard_for_cleanup": "only_from_hand",
    "break_through_mode": "wrong_suit",
    "solstice_order": "no_solstice",
    "develop_on_reshuffle": "not_developable",
    "choose_development": "not_developable",
    **dict.fromkeys(CARD_KINDS, "wrong_card"),
    **dict.fromkeys(OTHER_KINDS, "not_possible"),
}
REFUSALS: Final = Refusals(refuse, elements, {f"imperium.{kind}": why_not for kind, why_not in KINDS.items()})
