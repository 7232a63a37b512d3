"""Elements of Hadrian's Wall by their names, for bubbles and screen readers."""

from imperium_desktop.games.hadrian.rules.content import UNKNOWN
from imperium_desktop.games.hadrian.rules.options import prospect_of
from imperium_desktop.games.hadrian.rules.sheets.cells import labels_in
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.scouting import card_of
from imperium_desktop.rules.keys import Key
from imperium_desktop.text.words import Words


def accept_words(*, decides: bool) -> str:
    """Words of the button under an attack: a seat that may use Favours accepts, others have seen it."""
    return say("accept_the_result") if decides else say("next")


def element_name(view: State, key: str, words: Words) -> str:
    named = Key.of(key)
    zone, rest = named.zone, named.parts
    match zone:
        case "pick":
            return element_name(view, named.name, words)
        case "box":
            return say("area_box_number", area=words.label(rest[0]), number=rest[1])
        case "map":
            return say("area_cell", area=words.label("map"), cell=cell_label(*rest))
        case "place":
            return say("area_cell", area=words.label("map"), cell=", ".join(labels_in(int(rest[0]))))
        case "prospect":
            return prospect_name(view, key, words)
        case "path":
            return say("path_of_year", year=rest[0])
        case "again":
            return say("show_the_attack_again")
        case "attack" | "step":
            return say("attack_card_number", number=rest[0])
        case "favour":
            source = words.label("temples_area" if rest[0] == "temple" else "diplomat")
            served = "" if rest[0] == "temple" else f": {words.name(rest[0])}"
            return f"{words.label('favour')} · {source}{served}"
        case "look" | "switch_seat":
            return say("sheets_of_name", name=words.seat(int(rest[0])))
        case "sheet":
            return sheet_name(rest[0])
    return words.label(rest[0] if named.name else zone)


def cell_label(row: str, column: str) -> str:
    """Name of a cell of the map as the rules call it: B3."""
    return f"{'ABCDE'[int(column) - 1]}{row}"


def sheet_name(name: str) -> str:
    return {
        "left": say("left_sheet"),
        "right": say("right_sheet"),
        "own": say("back_to_your_own_sheets"),
        "more": say("the_rest_of_the_sheet"),
    }[name]


def prospect_name(view: State, key: str, words: Words) -> str:
    (owner, _), card = prospect_of(key), card_of(view, key)
    name = words.label(card) if card and card != UNKNOWN else ""
    whose = say("neutral_card") if owner is None else words.seat(owner)
    return " · ".join(part for part in (name, whose) if part)
