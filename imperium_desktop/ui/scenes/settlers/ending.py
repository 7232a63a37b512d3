"""How a match of Osadnicy ended, for the end page: points by source, Locations, and alone the race and the rank."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.scoring import faction_locations
from imperium_desktop.rules.settlers.solo import ALONE
from imperium_desktop.rules.settlers.state import State
from imperium_desktop.rules.table import EVERYBODY, Ranking, Result, Standing
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.markup import escaped
from imperium_desktop.ui.scenes.protocol.ending import Beat, Cell, Compared, Ending, Placing, Row, Step, Telling, Why
from imperium_desktop.ui.scenes.protocol.plots import Person
from imperium_desktop.ui.scenes.settlers.chronicle import SOURCES, Story, chronicle, produced
from imperium_desktop.ui.scenes.settlers.plots import SOURCE_ICONS, plots, source_columns
from imperium_desktop.ui.scenes.shared.why import why
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr

COMMON, FACTION = SOURCES.index("common"), SOURCES.index("faction")


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    state: State = match.state
    result, content = match.result, match.game.content
    if result is None:
        raise ValueError("the match is not over")
    ranking = match.game.endings[result.ending]
    story = chronicle(match, EVERYBODY)
    return Ending(
        title=title(content, state, result, words),
        facts=facts(story, state),
        emblems=(paint_emblem,),
        people=tuple(person(state, words, seating, signs, seat) for seat in range(len(state.players))),
        columns=source_columns(),
        total=tr("victory points"),
        steps=steps(state),
        beats=tuple(beats(story, result)),
        note=tr("{icon} in how many rounds the points came", icon="{icon:settlers-vp}"),
        added_icon="settlers-vp",
        counted=Step(
            tr("How it is counted"), tr("What was scored during the rounds, and the Locations of the Empire. §8.1")
        ),
        why={
            standing.seat: why_ranked(content, state, result, place, ranking, words)
            for place, standing in enumerate(result.standings)
        },
        reason=f"{words.ending(result.ending)} {'§11.8' if state.virtual else '§8'}",
        placings_title=tr("Points, source by source"),
        placings=tuple(placings(story, seat) for seat in range(len(state.players))),
        decided=decided(content, state, result, story, words),
        moments=tuple(tellings(story, words)),
        turns=state.round,
        turn_name=words.turn,
        crowned=result.ending != "lost",
        plots=plots(content, story, state, words),
    )


def paint_emblem(p: QPainter, rect: QRectF) -> None:
    draw_icon(p, "settlers-vp", rect, fine=rect.width() > 80)


def person(state: State, words: Words, seating: Seating, signs: Sequence[int], seat: int) -> Person:
    faction = state.players[seat].faction
    return Person(
        seat,
        words.seat(seat),
        signs[seat],
        icon=f"settlers-{faction}" if faction else "",
        title=words.label(faction) if faction else "",
        bot=bool(seating.bots and seating.bots[seat]),
    )


# Words about the whole match


def title(content: Components, state: State, result: Result, words: Words) -> str:
    points = result.standings[0].score[0]
    names = [escaped(words.seat(seat)) for seat in result.winners]
    if state.virtual is not None:
        if result.ending == "lost":
            return tr("{name} loses against the Collection", name=names[0])
        reached = words.label(content.rank(points))
        return tr("{name} becomes {rank} with {points} points", name=names[0], rank=reached, points=points)
    if len(names) > 1:
        return tr("{names} share the victory with {points} points", names=words.join(names), points=points)
    return tr("{name} wins with {points} points", name=names[0], points=points)


def facts(story: Story, state: State) -> tuple[str, ...]:
    seats = range(len(state.players))
    built = sum(len(player.locations) for player in state.players)
    goods = sum(produced(story, seat) for seat in seats)
    return tr("{n} rounds", n=state.round), tr("{n} Locations stand", n=built), tr("{n} goods produced", n=goods)


def steps(state: State) -> tuple[Step, ...]:
    last = (
        tr("won with more Faction Locations than cards in the Collection")
        if state.virtual is not None
        else tr("ties: unused Workers and Resources, then cards in hand")
    )
    return (
        Step(tr("During the rounds"), tr("Production, Deals, Actions, Features and razing")),
        Step(tr("Common Locations"), tr("a point for each")),
        Step(tr("Faction Locations"), tr("two points for each")),
        Step(tr("Total"), last),
    )


def decided(content: Components, state: State, result: Result, story: Story, words: Words) -> str:
    first = result.standings[0].seat
    name = escaped(words.seat(first))
    best = max(range(len(SOURCES)), key=lambda place: story.gains.total(first, SOURCES[place]))
    sentences = [
        tr(
            "{name}: most points come from here: {what}, {points}.",
            name=name,
            what=source_columns()[best].title,
            points=story.gains.total(first, SOURCES[best]),
        ),
        tr("Production brought {n} goods.", n=produced(story, first)),
    ]
    if state.virtual is not None:
        sentences.append(race_words(content, state))
        if result.ending == "won":
            sentences.append(next_rank(content, result.standings[0].score[0], words))
    return " ".join(sentence for sentence in sentences if sentence)


def race_words(content: Components, state: State) -> str:
    """§11.8"""
    assert state.virtual is not None
    return tr(
        "**{mine}** Faction Locations stood against **{cards}** cards in the Collection.",
        mine=faction_locations(content, state.players[ALONE]),
        cards=len(state.virtual.collection),
    )


def next_rank(content: Components, points: int, words: Words) -> str:
    ahead = next((found for found in content.ranks if found.points > points), None)
    if ahead is None:
        return tr("There is no higher rank.")
    missing = ahead.points - points
    return tr("{missing} more points would have been enough for {rank}.", missing=missing, rank=words.label(ahead.id))


def tellings(story: Story, words: Words) -> Iterator[Telling]:
    for number, event in story.moments:
        yield Telling(number, getattr(event, "seat", None), escaped(words.event(event)))


# The table, beat by beat


def beats(story: Story, result: Result) -> Iterator[Beat]:
    seats = range(len(story.pages))
    for step, known in enumerate((COMMON, FACTION, len(SOURCES))):
        yield Beat(step, tuple(Row(seat, cells(story, seat, known)) for seat in seats))
    yield Beat(3, tuple(ranked(story, standing) for standing in result.standings))


def cells(story: Story, seat: int, known: int) -> tuple[Cell, ...]:
    """The first so many columns are told, each with the number of rounds in which its points came."""
    return tuple(
        cell(story.gains.total(seat, source), sum(points > 0 for points in story.gains.by_turn(seat, source)))
        if place < known
        else Cell(None)
        for place, source in enumerate(SOURCES)
    )


def cell(points: int, rounds: int) -> Cell:
    return Cell(points, None, (rounds,) if rounds else ())


def ranked(story: Story, standing: Standing) -> Row:
    total, unused, _ = standing.score
    detail = tr("left: {count}", count=unused)
    return Row(
        standing.seat, cells(story, standing.seat, len(SOURCES)), standing.rank, str(total), detail, standing.rank == 1
    )


def placings(story: Story, seat: int) -> tuple[Placing, ...]:
    """The sum growing by source, as in the table."""
    found, total = [], 0
    for source, icon in zip(SOURCES, SOURCE_ICONS, strict=True):
        points = story.gains.total(seat, source)
        if points:
            found.append(Placing(icon, total, total + points))
        total += points
    return tuple(found)


# Why


def why_ranked(content: Components, state: State, result: Result, place: int, ranking: Ranking, words: Words) -> Why:
    standing = result.standings[place]
    if state.virtual is not None:
        return why_alone(content, state, result, standing, words)
    return why(result, place, ranking, words)


def why_alone(content: Components, state: State, result: Result, standing: Standing, words: Words) -> Why:
    points = standing.score[0]
    reached = tr("{points} points: {rank}. §11.8", points=points, rank=words.label(content.rank(points)))
    text = race_words(content, state)
    heading = tr("Which rank?") if result.ending == "won" else tr("Why lost?")
    told = f"{text} {reached}" if result.ending == "won" else f"{text} §11.8"
    return Why(heading, told, (Compared(standing.seat, standing.score[:1]),), None)
