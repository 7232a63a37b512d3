"""Elements of Hadrian's Wall in words: their names, what they cost, bring and open, and what keeps them closed.

Marked as `markup` reads. Refusals come from the rules, in the words of the game: nothing is judged here a second time.
"""

from collections.abc import Iterable, Iterator, Sequence

from imperium_desktop.games.hadrian.rules.content import UNKNOWN, Components
from imperium_desktop.games.hadrian.rules.names import GLADIATORS, PLACE_OF, TRACKS, WORKERS
from imperium_desktop.games.hadrian.rules.options import prospect_of
from imperium_desktop.games.hadrian.rules.reasons import refuse
from imperium_desktop.games.hadrian.rules.refused_actions import why_not_box, why_not_open
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box
from imperium_desktop.games.hadrian.rules.sheets.cells import CELLS, labels_in
from imperium_desktop.games.hadrian.rules.state import EMPTY, NO_DIPLOMAT, Player, State
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.scouting import card_of
from imperium_desktop.games.hadrian.scene.sheets.ink import sign
from imperium_desktop.games.hadrian.scene.sheets.marks import done
from imperium_desktop.markup import escaped
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Reason
from imperium_desktop.text.words import Words

MOST_REASONS = 3
"""More would hide the table; the weightiest are told."""
FOR_GOOD = ("box_filled", "track_full", "gladiator_dead")
"""Reasons beside which nothing else matters."""


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


def element_text(content: Components, view: State, seat: int, key: str, words: Words) -> str:
    """Empty for what has nothing to tell."""
    named = Key.of(key)
    zone, rest = named.zone, named.parts
    player = view.players[seat]
    box = content.sheets(view.setup.fort).boxes.get(key)
    if box is not None:
        return "\n".join(box_lines(content, view, seat, box, words))
    match zone:
        case "attribute" | "cohort":
            return next_box_text(content, view, seat, rest[0], words)
        case "prospect":
            return card_text(content, card_of(view, key), words)
        case "card":
            return card_text(content, rest[0], words)
        case "path":
            return path_text(content, player, int(rest[0]), words)
        case "map":
            return cell_text(content, player, CELLS[cell_label(*rest)], words)
        case "favour":
            return favour_text(player, rest[0], words)
    return ""


def row(names: Iterable[str], words: Words) -> str:
    """Icons in running text, each also read aloud."""
    return " ".join(f"{{icon:{sign(name)}|{words.name(name)}}}" for name in names)


# Boxes


def box_lines(content: Components, view: State, seat: int, box: Box, words: Words) -> Iterator[str]:
    player = view.players[seat]
    yield from cost_lines(content, box, words)
    brought = list(gain_lines(content, player, box, words))
    yield from brought or [say("brings_nothing_by_itself")]
    opened = opens(content, box, words)
    if opened:
        yield say("opens_what", what=escaped(words.join(opened)))
    if done(content.sheets(view.setup.fort), player, box):
        yield say("filled_already")
    elif box.area != "disdain":
        yield from (escaped(words.reason(reason)) for reason in closed_by(content, view, seat, box))


def closed_by(content: Components, view: State, seat: int, box: Box) -> Sequence[Reason]:
    """What keeps the seat from filling it; on somebody else's turn only what must come first."""
    if view.phase == "actions" and view.active == seat:
        found = list(why_not_box(content, view, box))
    else:
        found = list(why_not_open(content, view.players[seat], box, view.year))
    found = refuse.weightiest_first(found)
    final = [reason for reason in found if reason.code in FOR_GOOD]
    return final[:1] or found[:MOST_REASONS]


def cost_lines(content: Components, box: Box, words: Words) -> Iterator[str]:
    if box.area == "forum":
        taken = row((worker for worker in WORKERS if worker != "soldier"), words)
        yield say("costs_any_count_of_these", count=content.box.left.forum.pays, what=taken)
        return
    ways = list(dict.fromkeys(row(way.paid, words) for way in box.ways))
    if ways == [""]:
        yield say("costs_nothing")
    elif ways:
        yield say("costs_what", what=f" {say('or')} ".join(ways))


def gain_lines(content: Components, player: Player, box: Box, words: Words) -> Iterator[str]:
    brought = row(gains(content, box), words)
    if box.area == "fort" and box.number in content.printed.levels:
        level = content.printed.levels.index(box.number) + 1
        yield say("raises_the_infrastructure_to_level", level=f"{row(['infrastructure'], words)} {level}")
    elif brought:
        yield say("brings_what", what=brought)
    match box.zone, box.area:
        case "building", _:
            yield from building_lines(content, box, words)
        case "gladiator", name:
            trained = player.trained[GLADIATORS.index(name)]
            yield from battle_lines(content, max(trained, 1), words)
        case "box", "red" | "blue":
            yield from battle_lines(content, box.number, words)
        case "box", area:
            yield from area_lines(content, player, area, words)


def gains(content: Components, box: Box) -> Sequence[str]:
    tracks = [TRACKS[place] for place in box.gain.tracks]
    favours = box.gain.favours + (content.box.right.diplomats.favours if box.area == "diplomats" else 0)
    rest = ["cohort"] * box.gain.cohorts + ["favour"] * favours + ["remove_disdain"] * box.gain.pardons
    return [*box.gain.items, *tracks, *rest]


def building_lines(content: Components, box: Box, words: Words) -> Iterator[str]:
    building = content.buildings[box.area]
    if building.choose:
        yield say("brings_what", what=f" {say('or')} ".join(row([name], words) for name in building.choose))
    if building.income == "attribute":
        yield say("in_every_later_year_a_point")
    elif building.income:
        yield say("in_every_later_year_what", what=row([building.income], words))


def battle_lines(content: Components, column: int, words: Words) -> Iterator[str]:
    """§7.4 What the last circled box of a gladiator brings after a fight."""
    printed = content.box.right.ludus.boxes[column - 1]
    if printed.survival:
        yield say("if_he_survives", what=row(printed.survival, words))
    if printed.death:
        yield say("if_he_dies", what=row(printed.death, words))


def area_lines(content: Components, player: Player, area: str, words: Words) -> Iterator[str]:
    """What all boxes of an area bring without an icon of their own."""
    match area:
        case "renown" | "piety" | "valour" | "discipline":
            yield say("counts_1_vp_at_the_end")
        case "left" | "center" | "right":
            yield say("holds_one_attack_card_of_this_cohort")
        case "production":
            yield say("in_every_later_year_what", what=row(["resource"], words))
        case "training":
            yield say("fills_the_next_box", area=escaped(words.name("guard")))
        case "forum":
            yield say("brings_one_worker_of_another_kind")
        case "market":
            yield good_line(content, player, words)
        case "scouts":
            what = row(content.box.right.map.row_gain, words)
            yield say("brings_what_its_pattern_covers", what=what)
        case "disdain":
            yield say("circled_when_attacks_get_through")


def good_line(content: Components, player: Player, words: Words) -> str:
    """§7.2 Renown is paid for different goods."""
    different, renown = len(set(player.market) - {EMPTY}), content.box.right.market.renown
    if different == len(renown):
        return say("brings_a_good")
    return say("brings_a_good_one_that_you_do_not", what=row(["renown"] * renown[different], words))


def opens(content: Components, box: Box, words: Words) -> list[str]:
    """Boxes and buildings that wait for this one; of an area with many only its name."""
    level = box.number if box.zone == "box" else 1
    if box.place < 0:
        return []
    found: dict[str, list[Box]] = {}
    for other in content.printed.boxes.values():
        if (box.place, level) in other.levels and other.area != box.area:
            found.setdefault(other.area, []).append(other)
    return [
        f"{words.name(area)} {boxes[0].number}" if len(boxes) == 1 and boxes[0].zone == "box" else words.name(area)
        for area, boxes in found.items()
    ]


def next_box_text(content: Components, view: State, seat: int, track: str, words: Words) -> str:
    """A whole track: its next box."""
    place = PLACE_OF[track]
    boxes, filled = content.sheets(view.setup.fort).tracks[place], view.players[seat].filled[place]
    told = [say("of_all_boxes_are_filled", count=filled, all=len(boxes))]
    if filled < len(boxes):
        box = boxes[filled]
        told.append(f"**{escaped(element_name(view, box.key, words))}**")
        told += box_lines(content, view, seat, box, words)
    return "\n".join(told)


# Other elements


def cell_text(content: Components, player: Player, cell: int, words: Words) -> str:
    """A cell of the map (§7.10)."""
    if player.map >> cell.bit_length() - 1 & 1:
        return say("already_drawn")
    found = content.found_on_map(cell)
    full = say("a_full_row_brings", what=row(content.box.right.map.row_gain, words))
    return "\n".join([say("brings_what", what=row(found, words)), full] if found else [full])


def favour_text(player: Player, source: str, words: Words) -> str:
    left = player.temple_favours if source == "temple" else player.diplomats[PLACE_OF[source] - PLACE_OF["left"]]
    if left == NO_DIPLOMAT:
        return say("no_diplomat_serves_here_yet")
    whom = say("for_any_attack_card") if source == "temple" else say("only_for_cohort", cohort=words.name(source))
    return f"{{icon:hadrian-favour|{words.name('favour')}}} × {left} {escaped(whom)}"


def card_text(content: Components, card: str, words: Words) -> str:
    if not card or card == UNKNOWN:
        return ""
    facts = content.paths[card]
    good = say("good_number", number=facts.good, icon="{icon:hadrian-trade-good}")
    return "\n".join((say("brings_what", what=row(facts.gain, words)), good, steps_text(content, card, words)))


def steps_text(content: Components, card: str, words: Words) -> str:
    facts = content.paths[card]
    sign_ = "≤" if facts.measure == "disdain" else ""
    steps = ", ".join(
        say("reached_points_vp", reached=f"{sign_}{step}", points=n) for n, step in enumerate(facts.steps, 1)
    )
    return f"{escaped(words.label(facts.measure))}: {steps}"


def path_text(content: Components, player: Player, year: int, words: Words) -> str:
    if year > len(player.paths):
        return ""
    card = player.paths[year - 1]
    return f"**{escaped(words.label(card))}**\n{steps_text(content, card, words)}"
