"""What lies where, in words: for tooltips and screen readers."""

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.battle.plan import ACCEPT
from imperium_desktop.games.mare_nostrum.scene.build.wells import is_building, items, shows_notes
from imperium_desktop.games.mare_nostrum.scene.describing import province_text, reach_text, site_text
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.map.tracks import track_names
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.tray import UNIT
from imperium_desktop.markup import escaped
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.scenes.protocol.scene import PEEK


def element_name(content: Components, shown: Shown, key: str) -> str:
    words, view = shown.words, shown.view
    kind, names = Key.of(key.removeprefix(UNIT)).zone, Key.of(key.removeprefix(UNIT)).parts
    match kind:
        case "empire":
            return " · ".join(part for part in (words.seat(int(names[0])), seat_empire(shown, int(names[0]))) if part)
        case "legion" | "trireme" | "fortress":
            return units_name(content, view, shown, kind, int(names[0]), names[1])
        case "battle":
            return say("battle_place_rival", place=words.label(names[1]), rival=words.seat(int(names[0])))
        case "site":
            return site_name(content, shown, key)
        case "marker" | "disc":
            return say("control_marker_province", province=words.label(names[0]))
        case "war":
            return say("at_war_province", province=words.label(names[0]))
        case "offer":
            return f"{words.label(names[1])} · {words.seat(int(names[0]))}"
        case "number" | "count":
            return names[0]
        case "offered" | "taken":
            return say("offer_name", name=words.seat(int(names[0])))
        case "set":
            return say("in_the_payment", token=words.name(names[0]))
        case "zoom":
            return zoom_name(names[0])
        case "look":
            return say("all_cards") if names[0] == "cards" else say("map_or_trade")
        case "build" if names[0] == "free_control":
            return say("item_free", item=words.label("control"))
    if key == "tracks":
        return tracks_name(content, shown)
    if key == ACCEPT:
        return say("continue")
    if key == PEEK:
        return say("hold_to_peek")
    named = [words.label(name) for name in names if not name.isdecimal()]
    return " · ".join(named) if named else words.label(kind)


def zoom_name(what: str) -> str:
    names = {"closer": say("closer"), "farther": say("farther"), "whole": say("the_whole_map")}
    return names.get(what, say("overview_map"))


def tracks_name(content: Components, shown: Shown) -> str:
    """Tell the places on the tracks, for players who cannot see them."""
    view = shown.view
    lines = []
    for number, name in enumerate(track_names()):
        values = [
            f"{shown.words.seat(seat)} {tracks(content, view, seat)[number]}" for seat in range(len(view.players))
        ]
        lines.append(f"{name}: {', '.join(values)}")
    return "; ".join(lines)


def seat_empire(shown: Shown, seat: int) -> str:
    empire = empire_of(shown.view, seat)
    return shown.words.label(empire) if empire else ""


def units_name(content: Components, view: State, shown: Shown, unit: str, seat: int, place: str) -> str:
    words, player = shown.words, view.players[seat]
    count = 1
    if unit == "legion":
        count = player.legions[content.province_numbers[place]]
    elif unit == "trireme":
        count = player.triremes[content.sea_numbers[place]]
    named = f"{count} {words.name(unit, count=count)}"
    return " · ".join((words.label(place), named, words.seat(seat)))


def site_name(content: Components, shown: Shown, key: str) -> str:
    """Which building it is for, or which stands there, and of what city."""
    site = next(site for site in content.sites if site.key == key)
    words = shown.words
    built = bool(shown.view.built >> site.number & 1)
    parts = [words.label(site.province_id), words.name(site.building)]
    if site.good:
        parts.append(words.name(site.good))
    if site.name:
        parts.append(words.label(site.name))
    return " · ".join(parts) if built else say("site_free", site=" · ".join(parts))


def element_text(content: Components, shown: Shown, plan: Plan, key: str) -> str:
    """Lines for a closer look: what a province brings, who guards it and who can come; what a card does."""
    kind, names = Key.of(key).zone, Key.of(key).parts
    if kind in ("province", "disc", "war"):
        return province_text(content, shown, content.province_numbers[names[0]])
    if kind == "legion":
        return reach_text(content, shown, int(names[0]), content.province_numbers[names[1]])
    if kind == "site":
        return site_text(content, shown, key)
    if kind == "build" and is_building(shown) and not shows_notes(plan):
        return next((item.note for item in items(content, shown) if item.name == names[0]), "")
    if kind == "card":
        return escaped(shown.words.name(names[0], "power"))
    return ""
