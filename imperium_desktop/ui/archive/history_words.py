"""Past matches in everyday words: who won, which place each took, and how often."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.store.disk import readable
from imperium_desktop.store.history import Finished, Oddity
from imperium_desktop.store.names import split
from imperium_desktop.ui.kit import escaped
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.scenes.shared.alone import end_alone
from imperium_desktop.ui.scenes.shared.why import difference
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.palette import SEATS
from imperium_desktop.ui.wording.dates import date_and_time, duration
from imperium_desktop.ui.wording.game_names import title_of, words_for
from imperium_desktop.ui.wording.levels import level_name
from imperium_desktop.ui.wording.notes import note_place, note_text, note_title
from imperium_desktop.ui.wording.players import person_name, rival_among

NO_SIGN: Final = -1
"""No sign: there are fewer signs than people, and those who play most have them."""


class Placed(NamedTuple):
    name: str
    sign: int
    bot: str
    rank: int
    score: tuple[int, ...]
    points: int
    """The number that is told of somebody; not always the one that is compared first."""

    @property
    def marked(self) -> str:
        sign = f"{{seat:{self.sign}}}\u00a0" if self.sign != NO_SIGN else ""
        robot = "\u00a0{icon:app-bot}" if self.bot else ""
        return sign + escaped(self.name).replace(" ", "\u00a0") + robot


class Tally(NamedTuple):
    """How often somebody won."""

    name: str
    sign: int
    played: int
    won: int


def names_in(match: Finished) -> list[str]:
    return [person_name(match.names, seat, match.bots) for seat in range(min(match.seats, len(SEATS)))]


def signs_by_name(matches: Sequence[Finished]) -> dict[str, int]:
    """Signs by name: on this page a person has the same through all matches."""
    often = Counter(name for match in matches for name in names_in(match))
    order = sorted(often, key=lambda name: (-often[name], name))
    return {name: sign for sign, name in enumerate(order[: len(SEATS)])}


def placed(match: Finished | Oddity, signs: Mapping[str, int]) -> list[Placed]:
    """The first place first."""
    if isinstance(match, Oddity):
        return []
    bots = match.bots or ("",) * match.seats
    points = points_in(match)
    found = [
        Placed(name, signs.get(name, NO_SIGN), bots[seat], match.ranks[seat], match.scores[seat], points[seat])
        for seat, name in enumerate(names_in(match))
    ]
    return sorted(found, key=lambda one: one.rank)


def points_in(match: Finished) -> list[int]:
    """Points by seat; of a game that this version does not have, what was compared first."""
    ranking = load_game(match.game).endings.get(match.ending) if match.game in GAMES else None
    return [ranking.points(score) if ranking is not None else score[0] for score in match.scores]


def winners(match: Finished) -> list[str]:
    return [one.name for one in placed(match, {}) if one.rank == 1]


def headline(match: Finished | Oddity) -> str:
    if isinstance(match, Oddity):
        return readable(split(Path(match.name))[0])
    names = winners(match)
    if match.seats == 1:
        points = placed(match, {})[0].points
        return end_alone(match.game, names_in(match)[0], points, match.ending, words_for(match.game))
    rival = rival_among(match.bots)
    if rival is not None and len(names) == 1:
        judged = tr("match lost") if match.ranks[rival] == 1 else tr("match won")
        return f"{names_in(match)[1 - rival]}: {judged}"
    if len(names) == 1:
        return tr("{name} wins the match", name=names[0])
    words = words_for(match.game)
    joined = words.join(names) if words is not None else ", ".join(names)
    return tr("{names} share the victory", names=joined) if names else tr("Nobody wins")


def about(match: Finished | Oddity) -> str:
    """Game, date, duration and length; or what is odd about it."""
    if isinstance(match, Oddity):
        return " · ".join(part for part in (note_title(match.note), note_place(match.note)) if part)
    parts = [title_of(match.game), *against(match), date_and_time(match.when)]
    if match.seconds is not None:
        parts.append(duration(match.seconds))
    return " · ".join([*parts, tr("{n} decisions", n=match.answers)])


def against(match: Finished) -> list[str]:
    """How well the rival played, if there was one."""
    rival = rival_among(match.bots)
    return [tr("rival: {level}", level=level_name(match.bots[rival]).lower())] if rival is not None else []


def table(match: Finished, varied: Sequence[str]) -> str:
    """How many played, and how they chose where others chose otherwise: what has the same name can be compared."""
    alone = match.seats == 1 or rival_among(match.bots) is not None
    parts = [tr("solo") if alone else tr("{n} players", n=match.seats), *against(match)]
    words = words_for(match.game)
    for name in varied:
        assert words is not None
        told = words.variant(name).values.get(str(match.setup.get(name)))
        parts += [told.name] if told is not None else []
    return " · ".join(parts)


def varied(matches: Sequence[Finished], game: str) -> list[str]:
    """The variants of a game that were not always the same."""
    if words_for(game) is None:
        return []
    setups = [match.setup for match in matches if match.game == game]
    return [name for name in load_game(game).setup_type.variants() if len({setup.get(name) for setup in setups}) > 1]


def ending(match: Finished | Oddity) -> str:
    """Why it ended, and what decided a tie; marked already."""
    if isinstance(match, Oddity):
        return escaped(note_text(match.note))
    words = words_for(match.game)
    told = words.ending(match.ending) if words is not None and match.ending else ""
    return " ".join(part for part in (escaped(told), tie_break(match)) if part)


def tie_break(match: Finished) -> str:
    """What decided between the first two, where both have the same points."""
    ranking = load_game(match.game).endings.get(match.ending) if match.game in GAMES else None
    words, order = words_for(match.game), [one for one in placed(match, {})[:2] if len(one.score) > 1]
    if ranking is None or words is None or len(order) < 2 or order[0].points != order[1].points:
        return ""
    ahead, behind = (Standing(place, one.rank, one.score) for place, one in enumerate(order))
    place = ahead.deciding(behind)
    if place is None:
        return ""
    return difference(ahead, behind, place, ranking, words.with_seats([one.name for one in order]))


def spoken_line(match: Finished | Oddity) -> str:
    places = ", ".join(f"{one.rank}. {one.name} {one.points}" for one in placed(match, {}))
    return "; ".join(part for part in (headline(match), about(match), places) if part)


def tallies(matches: Sequence[Finished], signs: Mapping[str, int], most: int = 8) -> list[Tally]:
    """Tallies of people, the most wins first; of matches with others only.

    Alone a person always comes first.
    """
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for match in matches:
        if match.seats > 1:
            played.update(names_in(match))
            won.update(winners(match))
    order = sorted(played, key=lambda name: (-won[name], played[name], name))
    return [Tally(name, signs.get(name, NO_SIGN), played[name], won[name]) for name in order[:most]]


def bests(matches: Sequence[Finished], signs: Mapping[str, int]) -> list[str]:
    """The best result of each game, marked already."""
    found = []
    for game in dict.fromkeys(match.game for match in matches):
        scored = [(one, match) for match in matches if match.game == game for one in placed(match, signs)]
        one, match = max(scored, key=lambda pair: pair[0].points)
        rank = load_game(game).rank_alone(match.ending, one.points) if match.seats == 1 and game in GAMES else ""
        words = words_for(game)
        named = f" · {escaped(words.label(rank))}" if rank and words is not None else ""
        icon = f"{{icon:{facts_of(game).icon}}} "
        found.append(f"{icon}{escaped(title_of(game))}: {one.marked} **{one.points}**{named}")
    return found


def summary(matches: Sequence[Finished]) -> str:
    """How many, and for how long."""
    parts = [tr("{n} matches", n=len(matches))]
    seconds = sum(match.seconds or 0 for match in matches)
    if seconds:
        parts.append(tr("{time} at the table", time=duration(seconds)))
    return " · ".join(parts)
