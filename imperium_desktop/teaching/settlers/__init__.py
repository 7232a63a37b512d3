"""Hints and lessons of Osadnicy: every situation with its paragraph and its weight."""

from typing import Final

from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.position import Position, lay_out, setup_of
from imperium_desktop.rules.settlers.state import State
from imperium_desktop.rules.table import Game
from imperium_desktop.teaching.hints import Situation, Teacher, Watch
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.settlers import alone, building, choices, razing, turn


def when(kinds: str, watch: Watch[State, Components], weight: int, rule: str) -> Situation[State, Components]:
    """In decisions of these kinds, named as in this game."""
    return Situation(watch.__name__, rule, weight, tuple(f"settlers.{kind}" for kind in kinds.split()), watch)


SETTLERS: Final = Teacher(
    situations=(
        # What is under the pointer
        when("act", turn.lost_in_cleanup, 94, "§7.2"),
        when("act", turn.kept_workers, 92, "§4.5"),
        when("act", razing.cannot_raze, 90, "§6.4"),
        when("act", building.give_up_first, 88, "§6.1"),
        when("act", building.already_produced, 87, "§6.1"),
        when("act", building.counts_itself, 86, "§3.8"),
        when("act", building.colour_full, 85, "§9.1"),
        when("act", turn.both_uses, 84, "§6.5"),
        when("act raze_target", razing.what_razing_brings, 83, "§6.4"),
        when("lookout", choices.colours_at_home, 82, "§3.8"),
        # What the choice is about
        when("pay", building.keep_gold, 80, "§2.2"),
        when("pairs", building.pairs_for_what, 80, "§6.7"),
        when("faction", choices.which_faction, 80, "§4.5"),
        when("lookout keep_card", choices.which_card, 80, "§5.1"),
        when("draw", choices.which_deck, 60, "§2.5"),
        when("keep", choices.keep_one, 60, "§9.3"),
        when("choose", choices.either_or, 60, "§9.1"),
        when("order", choices.order, 60, "§5.2"),
        when("way", choices.chapel_way, 60, "§9.3"),
        when("way", choices.volcano_way, 60, "§13.4"),
        when("trade", choices.slaver, 60, "§9.5"),
        when("convert", choices.give_back, 60, "§9.3"),
        when("raze_card give_up_card price_card foundation_card", choices.card_to_lose, 60, "§2.4"),
        when("field_target field_good", choices.pack, 60, "§9.3"),
        when("steal", choices.theft, 60, "§9.3"),
        when("remove_target", choices.removal, 60, "§9.4"),
        when("take_over_target", choices.take_over, 60, "§9.5"),
        when("block_target", choices.block, 60, "§9.5"),
        when("ready_target", choices.use_again, 60, "§6.5"),
        when("copy_target", choices.copy_best, 60, "§9.2"),
        when("route_target", choices.route, 60, "§9.4"),
        when("victim", choices.victim, 60, "§9.5"),
        when("price_deal", choices.deal_to_end, 60, "§9.2"),
        when("take_deal discard_deal", choices.rivals_deal, 60, "§9.6"),
        when("produce_deal", choices.own_deal, 60, "§9.2"),
        when("build_card build_deal", choices.free_of_location, 60, "§9.2"),
        when("bank_cards", choices.gate, 60, "§9.4"),
        when("bank_goods", choices.shrine, 60, "§9.4"),
        when("store", choices.store, 60, "§7.1"),
        when("leave", choices.leave, 60, "§13.2"),
        when("attack", alone.attack_choice, 60, "§11.6"),
        when("after_action", turn.free_things, 60, "§5.3"),
        # What is worth doing now, what is seldom true first
        when("act", building.better_location, 76, "§8.1"),
        when("act after_action", turn.defend, 74, "§6.6"),
        when("act", turn.pass_is_safe, 72, "§5.3"),
        when("act", turn.production_first, 70, "§3.6"),
        when("act", alone.losing_the_race, 69, "§11.8"),
        when("act", alone.attack_preview, 68, "§11.6"),
        when("act", turn.visit, 67, "§13.1"),
        when("act", turn.idle_workers, 66, "§6.7"),
        when("act", turn.make_a_deal, 64, "§6.2"),
        when("act", turn.raze_idle, 62, "§6.3"),
        when("act samurai_target", choices.samurai, 58, "§9.4"),
        when("act", turn.last_round, 56, "§8.1"),
        when("remove_target take_over_target block_target discard_deal take_deal", razing.whom_to_hurt, 55, "§5.3"),
        when("act draw", turn.deck_low, 48, "§2.8"),
        when("act", turn.kept_tokens, 44, "§4.5"),
    )
)


def settlers_course(game: Game[State, Components]) -> Course[State, Components, Position]:
    return Course(game, Position, setup_of, lay_out)
