"""How a match of Eufrat i Tygrys ended, for the end page: screens open, treasures fall into place, ranks."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.table import Result, Standing
from imperium_desktop.rules.tigris.components import TILES
from imperium_desktop.rules.tigris.scoring import key, place_jokers
from imperium_desktop.rules.tigris.state import Player, State
from imperium_desktop.rules.tigris.story import Story, tell_story
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.markup import escaped
from imperium_desktop.ui.scenes.protocol.ending import Beat, Cell, Ending, Fall, Placing, Row, Step
from imperium_desktop.ui.scenes.protocol.plots import Column, Marker, Person, Plot
from imperium_desktop.ui.scenes.shared.why import why
from imperium_desktop.ui.scenes.tigris.colours import LEADER_COLOURS
from imperium_desktop.ui.scenes.tigris.faces import paint_disc, paint_tile
from imperium_desktop.ui.scenes.tigris.moments import courses, tellings
from imperium_desktop.ui.theme.language import mark, tr

COLOURS = ("king", "priest", "farmer", "trader")
MARKERS: tuple[Marker, ...] = ("square", "triangle", "circle", "diamond")
TREASURE = "tigris-treasure"
MOST_OF_THE_POINTS = {
    "tiles": mark("Most of the {all} points come from tiles placed ({most})."),
    "wars": mark("Most of the {all} points come from wars ({most})."),
    "revolts": mark("Most of the {all} points come from revolts ({most})."),
    "monuments": mark("Most of the {all} points come from monuments ({most})."),
}


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    state: State = match.state
    result = match.result
    if result is None:
        raise ValueError("the match is not over")
    ranking = match.game.endings[result.ending]
    story = tell_story(match.game.content, state, match.events)
    return Ending(
        title=_title(state, result, words),
        facts=_facts(story),
        emblems=tuple(partial(_paint_emblem, state.players[seat].dynasty or "") for seat in result.winners),
        people=tuple(_person(state, seat, words, seating, signs) for seat in range(len(state.players))),
        columns=_columns(words),
        total=tr("weakest sphere"),
        steps=_steps(),
        beats=tuple(_beats(state, result)),
        note=tr(
            "{icon} a treasure is one point of any colour; the program places it, the best way is never in doubt §12.2",
            icon=f"{{icon:{TREASURE}}}",
        ),
        added_icon=TREASURE,
        counted=Step(
            tr("How it is counted"),
            tr("Each player’s weakest sphere counts, and the highest of these wins. §12.1"),
        ),
        why={standing.seat: why(result, place, ranking, words) for place, standing in enumerate(result.standings)},
        reason=f"{words.ending(result.ending)} {tr('Turn {turn} was the last.', turn=story.turns)} §10.2",
        placings_title=tr("Treasures, one by one"),
        placings=tuple(_placings(player) for player in state.players),
        decided=_decided(state, result, story, words),
        moments=tellings(story, result, words),
        turns=story.turns,
        plots=(
            Plot(
                kind="lines",
                name=tr("Spheres"),
                icon="app-plot",
                title=tr("Spheres by turn: {name}"),
                note=tr("points of each colour before treasures; the gold field is the weakest"),
                area=tr("weakest sphere"),
                before=tr("before treasures"),
                columns=_columns(words),
                courses=courses(story, words),
            ),
        ),
    )


def _paint_emblem(dynasty: str, p: QPainter, rect: QRectF) -> None:
    if dynasty:
        paint_disc(p, rect.center(), rect.width() * 0.47, LEADER_COLOURS["king"], dynasty)


def _paint_column(tile: str, p: QPainter, rect: QRectF) -> None:
    paint_tile(p, rect, tile)


def _columns(words: Words) -> tuple[Column, ...]:
    return tuple(
        Column(words.name(tile, "pl"), f"tigris-{tile}", LEADER_COLOURS[colour], marker, partial(_paint_column, tile))
        for tile, colour, marker in zip(TILES, COLOURS, MARKERS, strict=True)
    )


def _person(state: State, seat: int, words: Words, seating: Seating, signs: Sequence[int]) -> Person:
    dynasty = state.players[seat].dynasty
    return Person(
        seat,
        words.seat(seat),
        signs[seat],
        f"tigris-{dynasty}" if dynasty else "",
        words.label(dynasty) if dynasty else "",
        bool(seating.bots and seating.bots[seat]),
    )


# Words about the whole match


def _title(state: State, result: Result, words: Words) -> str:
    points = result.standings[0].score[0]
    names = [escaped(words.seat(seat)) for seat in result.winners]
    if len(names) > 1:
        return tr("{names} share the victory: their weakest sphere is {points}", names=words.join(names), points=points)
    dynasty = words.name(state.players[result.winners[0]].dynasty or "", "gen")
    return tr("{name} wins: the {dynasty}’s weakest sphere is {points}", name=names[0], dynasty=dynasty, points=points)


def _facts(story: Story) -> tuple[str, ...]:
    counts = [
        tr("{n} wars", n=story.wars),
        tr("{n} revolts", n=story.revolts),
        tr("{n} monuments", n=story.monuments),
    ]
    return tr("{n} turns", n=story.turns), ", ".join(counts)


def _steps() -> tuple[Step, ...]:
    return (
        Step(tr("Screens open"), tr("everybody’s points become visible")),
        Step(
            tr("Treasures fall into place"),
            tr("each goes to the weakest colour at that moment: numbers 1, 2, 3 give the order"),
        ),
        Step(tr("The weakest sphere counts"), tr("ties: the next weakest, and so on")),
    )


def _decided(state: State, result: Result, story: Story, words: Words) -> str:
    """What can be said for certain: treasures, the lead, and where the points came from."""
    if len(result.winners) > 1:
        return tr("Equal in all four spheres: nothing decided it.")
    winner = result.winners[0]
    name = escaped(words.seat(winner))
    player = state.players[winner]
    before, after = min(player.points), result.standings[0].score[0]
    sentences = [
        tr(
            "{name} places {n} treasures: the weakest sphere rises from {before} to {after}.",
            n=player.treasures,
            name=name,
            before=before,
            after=after,
        )
        if player.treasures
        else tr("{name} wins without a treasure.", name=name)
    ]
    bare = [tuple(sorted(other.points)) for other in state.players]
    without = [seat for seat, points in enumerate(bare) if points == max(bare)]
    if without != [winner]:
        others = words.join([escaped(words.seat(seat)) for seat in without])
        sentences.append(tr("Without treasures the first place would go to {names}.", names=others))
    sentences += [
        tr("{name} leads from turn {turn} to the end.", name=name, turn=moment.turn)
        for moment in story.moments
        if moment.kind == "lead" and moment.seat == winner
    ]
    gains = story.gains[winner]
    if sum(gains.values()):
        source = max(gains, key=lambda name: gains[name])
        sentences.append(tr(MOST_OF_THE_POINTS[source], all=sum(gains.values()), most=gains[source]))
    return " ".join(sentences)


# The table, beat by beat


def _beats(state: State, result: Result) -> Iterator[Beat]:
    seats = range(len(state.players))
    closed = Cell(None)
    yield Beat(0, tuple(Row(seat, (closed,) * 4) for seat in seats))
    points = [list(player.points) for player in state.players]
    added: list[list[list[int]]] = [[[] for _ in range(4)] for _ in seats]

    def rows(fall: Fall | None = None) -> tuple[Row, ...]:
        return tuple(_row(state.players[seat], seat, points[seat], added[seat], fall) for seat in seats)

    yield Beat(0, rows())
    chosen = [place_jokers(player)[1] for player in state.players]
    for number in range(1, max(map(len, chosen)) + 1):
        for seat in seats:
            if number <= len(chosen[seat]):
                column = chosen[seat][number - 1]
                points[seat][column] += 1
                added[seat][column].append(number)
                fall = Fall(seat, column, number)
                yield Beat(1, rows(fall), fall)
    if not any(chosen):
        yield Beat(1, rows())
    yield Beat(
        2, tuple(_ranked(row, standing) for standing in result.standings for row in rows() if row.seat == standing.seat)
    )


def _row(player: Player, seat: int, points: Sequence[int], added: Sequence[list[int]], fall: Fall | None) -> Row:
    return Row(
        seat,
        tuple(
            Cell(
                points[column],
                player.points[column] if added[column] else None,
                tuple(added[column]),
                fall is not None and (fall.seat, fall.column) == (seat, column),
            )
            for column in range(4)
        ),
    )


def _ranked(row: Row, standing: Standing) -> Row:
    weakest = standing.score[0]
    return Row(
        row.seat,
        tuple(Cell(cell.value, cell.was, cell.added, cell.value == weakest) for cell in row.cells),
        standing.rank,
        str(weakest),
        " · ".join(map(str, standing.score)),
        standing.rank == 1,
    )


def _placings(player: Player) -> tuple[Placing, ...]:
    points, found = list(player.points), []
    for column in place_jokers(player)[1]:
        found.append(Placing(f"tigris-{TILES[column]}", points[column], points[column] + 1))
        points[column] += 1
    assert tuple(sorted(points)) == key(player)
    return tuple(found)
