"""Elements of Mur Hadriana in words: their names, and what a box costs, brings and needs."""

from collections.abc import Iterable, Sequence

from imperium_desktop.rules.hadrian.cells import CELLS, labels_in
from imperium_desktop.rules.hadrian.content import UNKNOWN, Components
from imperium_desktop.rules.hadrian.names import TRACKS
from imperium_desktop.rules.hadrian.sheets import Box, Need
from imperium_desktop.rules.hadrian.state import State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.inscription import escaped
from imperium_desktop.ui.language import tr
from imperium_desktop.ui.scenes.hadrian.ink import sign
from imperium_desktop.ui.scenes.hadrian.naming import label, measure
from imperium_desktop.ui.scenes.hadrian.naming import name as name_of
from imperium_desktop.ui.scenes.hadrian.scouting import card_of

# Names


def element_name(view: State, key: str, words: Words) -> str:
    zone, *rest = key.split("/")
    match zone:
        case "box":
            return tr("{area}, box {number}", area=label(words, rest[0]), number=rest[1])
        case "map":
            return tr("{area}, {cell}", area=label(words, "map"), cell=f"{'ABCDE'[int(rest[1]) - 1]}{rest[0]}")
        case "place":
            return tr("{area}, {cell}", area=label(words, "map"), cell=", ".join(labels_in(int(rest[0]))))
        case "prospect":
            return prospect_name(view, key, words)
        case "path":
            return tr("Path of year {year}", year=rest[0])
        case "attack":
            return tr("Attack card {number}", number=rest[0])
        case "favour":
            source = label(words, "temples") if rest[0] == "temple" else f"{tr('Diplomat')}: {words.label(rest[0])}"
            return f"{label(words, 'favour')} · {source}"
        case "look" | "switch_seat":
            return tr("Sheets of {name}", name=words.seat(int(rest[0])))
        case "gladiator":
            return words.label(rest[0])
        case "sheet":
            return sheet_name(rest[0])
    return label(words, rest[0] if rest else zone)


def sheet_name(name: str) -> str:
    return {
        "left": tr("Left sheet"),
        "right": tr("Right sheet"),
        "own": tr("Back to your own sheets"),
        "more": tr("The rest of the sheet"),
    }[name]


def prospect_name(view: State, key: str, words: Words) -> str:
    owner, card = key.partition("/")[2], card_of(view, key)
    name = words.label(card) if card and card != UNKNOWN else ""
    whose = tr("neutral card") if owner.startswith("N") else words.seat(int(owner))
    return " · ".join(part for part in (name, whose) if part)


# Descriptions


def element_text(content: Components, view: State, seat: int, key: str, words: Words) -> str:
    """Marked as `kit.inscription` reads it; empty for what has nothing to tell."""
    zone, _, rest = key.partition("/")
    box = content.sheets(view.setup.fort).boxes.get(key)
    if box is not None:
        lines = [*box_lines(content, box, words), *needs(content, view, seat, box, words)]
        return "\n".join(lines)
    if zone == "prospect":
        return card_text(content, card_of(view, key), words)
    if zone == "card":
        return card_text(content, rest, words)
    if zone == "path":
        return path_text(content, view, seat, int(rest), words)
    if zone == "map":
        found = content.found_on_map(CELLS[f"{'ABCDE'[int(rest.split('/')[1]) - 1]}{rest.split('/')[0]}"])
        return tr("Brings: {what}", what=row(found, words)) if found else ""
    return ""


def row(names: Iterable[str], words: Words) -> str:
    """Icons in running text, each also read aloud."""
    return " ".join(f"{{icon:{sign(name)}|{name_of(words, name)}}}" for name in names)


def box_lines(content: Components, box: Box, words: Words) -> list[str]:
    lines = []
    costs = [row(way.paid, words) for way in box.ways if way.paid]
    ways = list(dict.fromkeys(costs))
    if ways:
        lines.append(tr("Costs: {what}", what=f" {tr('or')} ".join(ways)))
    gained = gains(content, box)
    if gained:
        lines.append(tr("Brings: {what}", what=row(gained, words)))
    return lines


def gains(content: Components, box: Box) -> Sequence[str]:
    tracks = [icon for place in box.gain.tracks for icon in [track_icon(place)]]
    rest = ["cohort"] * box.gain.cohorts + ["favour"] * box.gain.favours + ["remove_disdain"] * box.gain.pardons
    building = content.buildings.get(box.area) if box.zone == "building" else None
    choose = list(building.choose) if building else []
    return [*box.gain.items, *tracks, *rest, *choose]


def track_icon(place: int) -> str:
    name = TRACKS[place]
    return {
        "traders": "trader",
        "performers": "performer",
        "priests": "priest",
        "apparitores": "apparitor",
        "patricians": "patrician",
    }.get(name, name)


def needs(content: Components, view: State, seat: int, box: Box, words: Words) -> list[str]:
    """What must come first and has not come yet."""
    filled = view.players[seat].filled
    return [need_text(content, need, words) for need in box.needs if filled[need.place] < need.level]


def need_text(content: Components, need: Need, words: Words) -> str:
    match need.code:
        case "infrastructure_low":
            level = content.printed.levels.index(need.level) + 1
            return tr("Needs infrastructure {level}", level=f"{{icon:hadrian-infrastructure}} {level}")
        case "citizens_low" | "attribute_low":
            return tr("Needs {level} boxes: {area}", level=need.level, area=escaped(words.label(need.name)))
        case "fort_locked":
            return tr("Needs box {number}: {area}", number=need.level, area=escaped(words.label(TRACKS[need.place])))
    return tr("Needs: {building}", building=escaped(words.label(need.name)))


def card_text(content: Components, card: str, words: Words) -> str:
    if not card or card == UNKNOWN:
        return ""
    facts = content.paths[card]
    good = tr("Good {number} {icon}", number=facts.good, icon="{icon:hadrian-trade-good}")
    return "\n".join((tr("Brings: {what}", what=row(facts.gain, words)), good, steps_text(content, card)))


def steps_text(content: Components, card: str) -> str:
    facts = content.paths[card]
    sign_ = "≤" if facts.measure == "disdain" else ""
    steps = ", ".join(
        tr("{reached}: {points} VP", reached=f"{sign_}{step}", points=n) for n, step in enumerate(facts.steps, 1)
    )
    return f"{escaped(measure(facts.measure))}: {steps}"


def path_text(content: Components, view: State, seat: int, year: int, words: Words) -> str:
    paths = view.players[seat].paths
    if year > len(paths):
        return ""
    return f"**{escaped(words.label(paths[year - 1]))}**\n{steps_text(content, paths[year - 1])}"
