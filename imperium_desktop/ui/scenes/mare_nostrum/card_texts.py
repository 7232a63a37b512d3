"""What the heroes and wonders of Mare Nostrum do, in a sentence for their cards (§10)."""

from typing import Final

from imperium_desktop.ui.theme.language import mark, tr

CARD_TEXTS: Final = {
    "caesar": mark("Land battles in your own turn: +1 on each of your dice."),
    "pericles": mark("Land battles in another player’s turn: +2 on each of your dice."),
    "cleopatra": mark(
        "Each goods set may hold 1 coin in place of a good; each coin set may hold 1 good in place of a coin."
    ),
    "hannibal": mark("Each goods set may hold one kind of good twice."),
    "hammurabi": mark("Once per round place one control marker for free; the usual placement conditions apply."),
    "antigone": mark("After the trade number is announced choose your own offer size, 0 to 5."),
    "castor_pollux": mark(
        "When recruited, choose a hero owned by another player and have its power for the rest of the "
        "game. Not a starting hero, a wonder or Perseus; no bonus is copied."
    ),
    "circe": mark(
        "Your legions standing on empty caravan sites collect that good. They must have been put on the "
        "site in phase 4."
    ),
    "gilgamesh": mark("Once per round build one fortress for 1 coin or 1 stone."),
    "hamilcar": mark(
        "Pillage pays double: 2 coins for a city or capital, 2 goods for a caravan, 1 coin and 1 "
        "legendary good for a legendary city."
    ),
    "hercules": mark("No power besides the bonuses."),
    "nebuchadnezzar": mark("Land battle in a province you control with at least one of your units: +5 to your sum."),
    "penthesilea": mark(
        "Once per round build in your capital province one free legion for each of your provinces that "
        "holds enemy legions."
    ),
    "perseus": mark(
        "You may build before everybody else, overriding the Culture Leader, to buy your 5th card or "
        "the Pyramids and win at once."
    ),
    "ramses": mark("Roll one extra die in every land battle in which you have at least one unit."),
    "queen_of_sheba": mark(
        "Once per round give up the legion that has just occupied a control marker and swap the marker at once."
    ),
    "spartacus": mark("Once per round build one legion for 1 coin or 1 gladiators token."),
    "colossus": mark("After everybody has collected take 1 good of your choice from the reserve and announce it."),
    "temple_of_artemis": mark("Take 1 extra coin each time you collect."),
    "pharos": mark("Once per round build one trireme for 1 coin or 1 wood."),
    "hanging_gardens": mark("Besides 2 coins you may keep 2 unused goods of different kinds."),
    "statue_of_zeus": mark(
        "At the start of phase 4 you may declare peace with one opponent, not the one of the last "
        "declaration. That opponent’s legions leave your provinces for their own capital province; "
        "until the end of the round you two fight no battles and enter none of each other’s provinces."
    ),
    "pyramids": mark("Cost 12. Building them can win the game."),
}


def card_text(card: str) -> str:
    return tr(CARD_TEXTS[card])
