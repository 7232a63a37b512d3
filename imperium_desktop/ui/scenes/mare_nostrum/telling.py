"""What the pointer is told: a province's income, garrison and who can reach it; a move's battle and its chances."""

from fractions import Fraction

from imperium_desktop.markup import escaped
from imperium_desktop.rules.mare_nostrum.components import CITIES
from imperium_desktop.rules.mare_nostrum.content import Components, Place, bits
from imperium_desktop.rules.mare_nostrum.odds import Force
from imperium_desktop.rules.mare_nostrum.places import controller_of, seats_in
from imperium_desktop.rules.mare_nostrum.state import NOBODY, State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.mare_nostrum.moving import Clash, threats_to
from imperium_desktop.ui.scenes.mare_nostrum.reading import at_war, in_play, occupier_of_marker, occupier_of_site
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.language import tr


def named(words: Words, seat: int) -> str:
    return escaped(words.seat(seat))


def province_text(content: Components, shown: Shown, province: int) -> str:
    """Marked, a line for each thing worth knowing."""
    view, words = shown.view, shown.words
    if not in_play(content, view, province):
        return tr("Not in play with {n} players.", n=len(view.players))
    owner = controller_of(view, province)
    lines = [tr("Neutral") if owner == NOBODY else tr("Controlled by {name}", name=named(words, owner))]
    income = income_text(content, view, province, words)
    if income:
        lines.append(tr("Each round: {income}", income=income))
    garrison = [garrison_text(view, words, seat, province) for seat in seats_in(view, province)]
    lines.append(tr("Garrison: {units}", units=", ".join(garrison)) if garrison else tr("No garrison"))
    if at_war(view, province):
        lines.append(tr("**At war**: nothing can be built here."))
    if occupier_of_marker(view, province) != NOBODY:
        lines.append(marker_text(view, words, province))
    reach = [
        tr("{name} {count}", name=named(words, seat), count=count)
        for seat, count in threats_to(content, view, province).items()
    ]
    if reach:
        lines.append(tr("Legions that can come: {names}", names=", ".join(reach)))
    return "\n".join(lines)


def marker_text(view: State, words: Words, province: int) -> str:
    seat = occupier_of_marker(view, province)
    return tr(
        "{name} occupies the control marker since round {round}.",
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
    """§4 What its buildings bring, whoever gets it."""
    built = [content.sites[number] for number in bits(content.sites_in[province] & view.built)]
    return ", ".join(
        f"{income_of(content, view, site)}{{icon:mare-{site.good or 'coin'}}}"
        + (" {icon:mare-legendary}" if site.building == "legendary" else "")
        + holder_text(view, site, words)
        for site in built
        if site.building in ("caravan", *CITIES)
    )


def income_of(content: Components, view: State, site: Place) -> int:
    """A market or temple of the same holder doubles."""
    double = content.market_in[site.province] if site.building == "caravan" else content.temple_in[site.province]
    holds = [
        number
        for number in bits(double & view.built)
        if occupier_of_site(view, number) == occupier_of_site(view, site.number)
    ]
    return 2 if holds else 1


def holder_text(view: State, site: Place, words: Words) -> str:
    occupier = occupier_of_site(view, site.number)
    return f" ({named(words, occupier)})" if occupier != NOBODY else ""


# Battles


def percent(share: Fraction) -> str:
    """As a whole number, but never 0 or 100 for what is not certain."""
    value = float(100 * share)
    if 0 < value < 1:
        return "<1 %"
    if 99 < value < 100:
        return ">99 %"
    return f"{round(value)} %"


def force_text(force: Force) -> str:
    """Dice and what is added to them."""
    dice = tr("{n} dice", n=force.dice)
    return f"{dice} +{force.bonus}" if force.bonus else dice


def clash_text(clash: Clash, words: Words) -> str:
    """Both sides, and how it can end; marked."""
    odds = clash.odds.outcomes
    lines = [
        tr(
            "{ours} against {theirs} ({rival})",
            ours=force_text(clash.ours),
            theirs=force_text(clash.theirs),
            rival=named(words, clash.rival),
        ),
        tr("You alone remain: **{chance}**", chance=percent(odds["conquered"])),
        tr(
            "Both remain {both} · beaten {beaten}",
            both=percent(odds["undecided"]),
            beaten=percent(odds["repelled"] + odds["ruin"]),
        ),
    ]
    return "\n".join(lines)
