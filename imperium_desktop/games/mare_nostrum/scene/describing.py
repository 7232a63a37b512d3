"""Elements of Mare Nostrum in words: their names, a province's income and garrison, a battle and its chances."""

from fractions import Fraction

from imperium_desktop.games.mare_nostrum.analysis.survey import at_war, province_yield, threats
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.places import controller_of, seats_in, tracks
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import legion_targets
from imperium_desktop.games.mare_nostrum.scene.battle.plan import ACCEPT
from imperium_desktop.games.mare_nostrum.scene.build.wells import is_building, items, shows_notes
from imperium_desktop.games.mare_nostrum.scene.looking import PHASES
from imperium_desktop.games.mare_nostrum.scene.map.moving import Clash
from imperium_desktop.games.mare_nostrum.scene.map.reading import (
    empire_of,
    in_play,
    occupier_of_marker,
    occupier_of_site,
)
from imperium_desktop.games.mare_nostrum.scene.map.tracks import track_names
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.tray import UNIT
from imperium_desktop.markup import escaped
from imperium_desktop.rules.keys import Key
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.scene import PEEK, Phases


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


def named(words: Words, seat: int) -> str:
    return escaped(words.seat(seat))


def province_text(content: Components, shown: Shown, province: int) -> str:
    """Marked, a line for each thing worth knowing."""
    view, words = shown.view, shown.words
    if not in_play(content, view, province):
        return say("not_in_play_with_n_players", n=len(view.players))
    owner = controller_of(view, province)
    lines = [say("neutral") if owner == NOBODY else say("controlled_by_name", name=named(words, owner))]
    income = income_text(content, view, province, words)
    if income:
        lines.append(say("each_round_income", income=income))
    garrison = [garrison_text(view, words, seat, province) for seat in seats_in(view, province)]
    lines.append(say("these_units", units=", ".join(garrison)) if garrison else say("no_units"))
    if at_war(view, province):
        lines.append(say("at_war_nothing_can_be_built_here"))
    if occupier_of_marker(view, province) != NOBODY:
        lines.append(marker_text(view, words, province))
    reach = [f"{named(words, seat)} {count}" for seat, count in threats(content, view, province).items()]
    if reach:
        lines.append(say("legions_that_can_come", names=", ".join(reach)))
    return "\n".join(lines)


def reach_text(content: Components, shown: Shown, seat: int, province: int) -> str:
    """Where legions can strike next."""
    targets = bits(legion_targets(content, shown.view, seat, province))
    names = [escaped(shown.words.label(content.provinces[target])) for target in targets]
    return say("can_go_to", names=", ".join(names)) if names else say("cannot_leave_this_province")


def site_text(content: Components, shown: Shown, key: str) -> str:
    """Tell whose legion stands on it, and what that means; empty for what its owner holds."""
    site = next(site for site in content.sites if site.key == key)
    occupier = occupier_of_site(shown.view, site.number)
    if occupier == NOBODY:
        return ""
    if shown.view.built >> site.number & 1:
        return say("occupies_it_its_income_and_track_points", name=named(shown.words, occupier))
    return say("a_legion_stands_on_this_empty_site", name=named(shown.words, occupier))


def marker_text(view: State, words: Words, province: int) -> str:
    seat = occupier_of_marker(view, province)
    return say(
        "occupies_the_control_marker_since_round",
        name=named(words, seat),
        round=view.marker_rounds[province],
    )


def garrison_text(view: State, words: Words, seat: int, province: int) -> str:
    player = view.players[seat]
    parts = [f"{player.legions[province]}{{icon:mare-legion}}"] if player.legions[province] else []
    if player.fortresses >> province & 1:
        parts.append("{icon:mare-fortress}")
    return f"{named(words, seat)} {' '.join(parts)}"


def income_text(content: Components, view: State, province: int, words: Words) -> str:
    """§4 What its buildings bring, and to whom if several hold some."""
    found = {seat: province_yield(content, view, seat, province) for seat in range(len(view.players))}
    held = {seat: yields for seat, yields in found.items() if yields}
    told = []
    for seat, yields in held.items():
        tokens = " ".join(f"{count}{{icon:mare-{token}}}" for token, count in yields.items())
        told.append(f"{tokens} ({named(words, seat)})" if len(held) > 1 else tokens)
    return ", ".join(told)


# Battles


def percent(share: Fraction) -> str:
    """Per cent as a whole number, but never 0 or 100 for what is not certain."""
    value = float(100 * share)
    if 0 < value < 1:
        return "<1\u00a0%"
    if 99 < value < 100:
        return ">99\u00a0%"
    return f"{round(value)}\u00a0%"


def force_text(force: Force) -> str:
    """Dice and what is added to them."""
    dice = say("n_dice", n=force.dice)
    return f"{dice} +{force.bonus}" if force.bonus else dice


def clash_text(clash: Clash, words: Words) -> str:
    """Both sides, and how it can end; marked."""
    odds = clash.odds.outcomes
    lines = [
        say(
            "ours_against_theirs_rival",
            ours=force_text(clash.ours),
            theirs=force_text(clash.theirs),
            rival=named(words, clash.rival),
        ),
        say("you_alone_remain", chance=percent(odds["conquered"])),
        say(
            "both_remain_both_beaten",
            both=percent(odds["undecided"]),
            beaten=percent(odds["repelled"] + odds["ruin"]),
        ),
    ]
    return "\n".join(lines)


def phases_of(shown: Shown) -> Phases | None:
    """§3 None before the first round and after the last."""
    at = next((number for number, steps in enumerate(PHASES.values()) if shown.view.phase in steps), None)
    if at is None:
        return None
    labels = map(shown.words.label, PHASES)
    return Phases(tuple(label[:1].upper() + label[1:] for label in labels), at)


def phase_told(shown: Shown) -> str:
    """The phase, and what moves in the fourth."""
    phases = phases_of(shown)
    if phases is None:
        return ""
    moving = {"triremes": say("triremes"), "legions": say("legions")}.get(shown.view.phase, "")
    return " · ".join(part for part in (phases.names[phases.now], moving) if part)
