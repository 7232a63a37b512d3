"""How a match of Mur Hadriana ended, for the end page: attributes, Paths, Disdain, and the rank that was reached."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, DISCIPLINE, RENOWN
from imperium_desktop.rules.hadrian.scoring import path_points, penalty, rank, total
from imperium_desktop.rules.hadrian.state import Player, State
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.table import EVERYBODY, Ranking, Result, Standing
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.markup import escaped
from imperium_desktop.ui.scenes.hadrian.chronicle import EARNED, SPENT, Story, chronicle
from imperium_desktop.ui.scenes.hadrian.ink import MEASURE_SIGNS
from imperium_desktop.ui.scenes.hadrian.plots import columns, plots
from imperium_desktop.ui.scenes.protocol.ending import Beat, Cell, Compared, Ending, Placing, Row, Step, Telling, Why
from imperium_desktop.ui.scenes.protocol.plots import Person
from imperium_desktop.ui.scenes.shared.why import why
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr


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
        people=tuple(person(words, seating, signs, seat) for seat in range(len(state.players))),
        columns=columns(words),
        total=tr("victory points"),
        steps=steps(),
        beats=tuple(beats(content, state, result)),
        note=tr("{icon} the numbers are the Years of the Paths §9.3", icon="{icon:app-check}"),
        added_icon="app-check",
        counted=Step(
            tr("How it is counted"), tr("All four attributes, then Paths, less the penalty for Disdain. §9.1")
        ),
        why={
            standing.seat: why_ranked(content, result, place, ranking, words)
            for place, standing in enumerate(result.standings)
        },
        reason=f"{words.ending(result.ending)} §9",
        placings_title=tr("Paths, one by one"),
        placings=tuple(placings(content, player) for player in state.players),
        decided=decided(content, state, result, story, words),
        moments=tuple(tellings(story, words)),
        turns=state.year,
        turn_name=words.turn,
        plots=plots(content, story, words),
    )


def paint_emblem(p: QPainter, rect: QRectF) -> None:
    draw_icon(p, "hadrian-renown", rect, fine=rect.width() > 80)


def person(words: Words, seating: Seating, signs: Sequence[int], seat: int) -> Person:
    return Person(seat, words.seat(seat), signs[seat], bot=bool(seating.bots and seating.bots[seat]))


# Words about the whole match


def title(content: Components, state: State, result: Result, words: Words) -> str:
    points = result.standings[0].score[0]
    names = [escaped(words.seat(seat)) for seat in result.winners]
    if state.setup.fort:
        return tr(
            "{name} holds {points} points: {ending}", name=names[0], points=points, ending=words.ending(result.ending)
        )
    if len(state.players) == 1:
        reached = words.label(rank(content, points))
        return tr("{name} becomes {rank} with {points} points", name=names[0], rank=reached, points=points)
    if len(names) > 1:
        return tr("{names} share the victory with {points} points", names=words.join(names), points=points)
    return tr("{name} wins with {points} points", name=names[0], points=points)


def facts(story: Story, state: State) -> tuple[str, ...]:
    seats = range(len(state.players))
    earned, spent = (sum(story.gains.total(seat, what) for seat in seats) for what in (EARNED, SPENT))
    return tr("{n} years", n=state.year), tr("{earned} items received, {spent} spent", earned=earned, spent=spent)


def steps() -> tuple[Step, ...]:
    return (
        Step(tr("Attributes"), tr("a point for every box of the four tracks")),
        Step(tr("Paths"), tr("up to three points for each of the six")),
        Step(tr("Disdain"), tr("the penalty for marks that are left")),
        Step(tr("Total"), tr("ties: less Disdain, then more for Paths")),
    )


def decided(content: Components, state: State, result: Result, story: Story, words: Words) -> str:
    first = result.standings[0].seat
    player, name = state.players[first], escaped(words.seat(first))
    values = player.filled[RENOWN : DISCIPLINE + 1]
    best = max(range(len(ATTRIBUTES)), key=lambda place: values[place])
    sentences = [
        tr(
            "{name}: the strongest attribute is {attribute} with {points}.",
            name=name,
            attribute=words.label(ATTRIBUTES[best]),
            points=values[best],
        ),
        tr(
            "Paths bring {points} of 18 points.",
            points=sum(path_points(content, player, card) for card in player.paths),
        ),
    ]
    lost = penalty(content, player)
    sentences.append(tr("Disdain costs {points} points.", points=lost) if lost else tr("No Disdain is left."))
    earned, spent = story.gains.total(first, EARNED), story.gains.total(first, SPENT)
    sentences.append(tr("Of {earned} workers and resources {spent} were used.", earned=earned, spent=spent))
    if len(state.players) == 1 and not state.setup.fort:
        sentences.append(next_rank(content, result.standings[0].score[0], words))
    return " ".join(sentence for sentence in sentences if sentence)


def next_rank(content: Components, points: int, words: Words) -> str:
    ahead = next((found for found in content.box.ranks if found.least > points), None)
    if ahead is None:
        return tr("There is no higher rank.")
    missing = ahead.least - points
    return tr("{missing} more points would have been enough for {rank}.", missing=missing, rank=words.label(ahead.id))


def tellings(story: Story, words: Words) -> Iterator[Telling]:
    for year, event in story.moments:
        yield Telling(year, getattr(event, "seat", None), escaped(words.event(event)))


# The table, beat by beat


def beats(content: Components, state: State, result: Result) -> Iterator[Beat]:
    seats = range(len(state.players))
    yield Beat(0, tuple(row(content, state.players[seat], seat, None, counted=False) for seat in seats))
    years = max(len(player.paths) for player in state.players)
    for year in range(1, years + 1):
        yield Beat(1, tuple(row(content, state.players[seat], seat, year, counted=False) for seat in seats))
    yield Beat(2, tuple(row(content, state.players[seat], seat, years, counted=True) for seat in seats))
    yield Beat(3, tuple(ranked(content, state, standing, years) for standing in result.standings))


def row(content: Components, player: Player, seat: int, years: int | None, *, counted: bool) -> Row:
    values = [Cell(value) for value in player.filled[RENOWN : DISCIPLINE + 1]]
    points = [path_points(content, player, card) for card in player.paths[: years or 0]]
    paid = tuple(year for year, value in enumerate(points, 1) if value)
    paths = Cell(None) if years is None else Cell(sum(points), None, paid)
    return Row(seat, (*values, paths, Cell(-penalty(content, player)) if counted else Cell(None)))


def ranked(content: Components, state: State, standing: Standing, years: int) -> Row:
    player = state.players[standing.seat]
    cells = row(content, player, standing.seat, years, counted=True).cells
    detail = tr("Disdain {marks}", marks=player.marks)
    return Row(standing.seat, cells, standing.rank, str(total(content, player)), detail, standing.rank == 1)


def placings(content: Components, player: Player) -> tuple[Placing, ...]:
    """Only those that brought something lie in the table."""
    found, points = [], 0
    for card in player.paths:
        gained = path_points(content, player, card)
        if gained:
            icon = f"hadrian-{MEASURE_SIGNS[content.paths[card].measure]}"
            found.append(Placing(icon, points, points + gained))
        points += gained
    return tuple(found)


# Why


def why_ranked(content: Components, result: Result, place: int, ranking: Ranking, words: Words) -> Why:
    standing = result.standings[place]
    if len(result.standings) == 1:
        text = tr(
            "{points} points: {rank}. §10.5",
            points=standing.score[0],
            rank=words.label(rank(content, standing.score[0])),
        )
        return Why(tr("Which rank?"), text, (Compared(standing.seat, standing.score[:1]),), None)
    return why(result, place, ranking, words)
