"""Why somebody has their rank, from what the game declares beside its scoring key."""

from collections.abc import Sequence

from imperium_desktop.markup import escaped
from imperium_desktop.rules.ranking import Ranking, Result, Standing
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Compared, Why
from imperium_desktop.ui.theme.language import tr


def why(result: Result, place: int, ranking: Ranking, words: Words) -> Why:
    """Reason for a place: winners are compared with the next below them, others with the one before."""
    standing = result.standings[place]
    shown = compared(result, place)
    ahead, behind = shown[0], shown[-1]
    deciding = ahead.deciding(behind)
    equal = [other for other in shown if other.score == standing.score]
    sentences = []
    if len(equal) > 1:
        sentences.append(with_rule(words.shared_place(names(equal, words)), ranking.shared))
    if deciding is not None:
        sentences.append(difference(ahead, behind, deciding, ranking, words))
    rows = tuple(Compared(other.seat, counted(other, ranking)) for other in shown)
    return Why(heading(result, standing, words), " ".join(sentences), rows, deciding)


def compared(result: Result, place: int) -> Sequence[Standing]:
    """Standings that are compared, from the first to the last."""
    if result.standings[place].rank > 1:
        return result.standings[place - 1 : place + 1]
    return result.standings[: len(result.winners) + 1]


def counted(standing: Standing, ranking: Ranking) -> tuple[int, ...]:
    """What is compared, as people read it."""
    pairs = zip(ranking.criteria, standing.score, strict=True)
    return tuple(criterion.value(scored) for criterion, scored in pairs)


def heading(result: Result, standing: Standing, words: Words) -> str:
    name = escaped(words.seat(standing.seat))
    if standing.rank > 1:
        return tr("Why place {rank} for {name}?", rank=standing.rank, name=name)
    return tr("Why {name}?", name=name) if len(result.winners) == 1 else tr("Why a shared victory?")


def difference(ahead: Standing, behind: Standing, place: int, ranking: Ranking, words: Words) -> str:
    """Which value decides, and how many they were equal in before it."""
    criterion = ranking.criteria[place]
    before = zip(ranking.criteria[:place], ahead.score, strict=False)
    sentence = words.decides(
        criterion.id,
        names=names((ahead, behind), words),
        equal=words.join([str(earlier.value(scored)) for earlier, scored in before]),
        ahead=f"**{criterion.value(ahead.score[place])}**",
        behind=f"**{criterion.value(behind.score[place])}**",
    )
    return with_rule(sentence, criterion.rule)


def names(standings: Sequence[Standing], words: Words) -> str:
    return words.join([escaped(words.seat(standing.seat)) for standing in standings])


def with_rule(sentence: str, rule: str) -> str:
    return f"{sentence} {rule}".rstrip()
