"""What is asked, told and lost in a random match."""

import pytest

from imperium_desktop.rules.record import IllegalAnswer
from tests.contract.playing import AnyMatch, point_of, random_answer
from tests.contract.watching import Moment, Watcher


class SpeaksTheGamesWords(Watcher):
    def at(self, moment: Moment) -> None:
        decision, game = moment.decision, moment.game
        elements = set(game.elements(moment.match.state))
        assert decision.kind in game.kinds
        assert decision.rule.startswith("§")
        assert 0 <= decision.seat < moment.case.setup.seats
        for option in decision.options:
            assert type(option) in game.option_types
            assert option.path, "an option without anything to touch"
            assert elements.issuperset(option.path), f"{option} touches what is not on the table"

    def end(self, match: AnyMatch) -> None:
        assert {type(event) for event in match.events} <= set(match.game.event_types)


class DifferentOptionsNeverShareAPath(Watcher):
    def at(self, moment: Moment) -> None:
        different = set(moment.decision.options)
        assert len({option.path for option in different}) == len(different)


class PicksMayBeGivenInAnyOrder(Watcher):
    def start(self) -> None:
        self.met = 0

    def at(self, moment: Moment) -> None:
        if not moment.decision.picks_several:
            return
        self.met += 1
        answer = random_answer(moment.decision, moment.chance())
        assert isinstance(answer, tuple)
        one, other = moment.match.copy(), moment.match.copy()
        one.answer(answer)
        other.answer(answer[::-1])
        assert point_of(one) == point_of(other)
        assert one.answers == other.answers

    def end(self, match: AnyMatch) -> None:
        assert self.met


class NothingIsToldWhenNobodyListens(Watcher):
    def start(self) -> None:
        self.quiet = self.case.match(listening=False)

    def at(self, moment: Moment) -> None:
        self.follow(moment.match)

    def end(self, match: AnyMatch) -> None:
        self.follow(match)
        assert match.events
        assert not self.quiet.events
        assert [given.barrier for given in match.answers] == [given.barrier for given in self.quiet.answers]

    def follow(self, loud: AnyMatch) -> None:
        for given in loud.answers[len(self.quiet.answers) :]:
            self.quiet.answer(given.answer)
        assert loud.digest() == self.quiet.digest()


class ALossIsToldFromWhatTheSeatSees(Watcher):
    def at(self, moment: Moment) -> None:
        game, state = moment.game, moment.match.state
        stopping = [option for option in moment.decision.options if isinstance(option, game.losing)]
        if stopping:
            seen = moment.seen_by(moment.decision.seat)
            assert [seen.loss(option) for option in stopping] == [game.loss(state, option) for option in stopping]


class NothingCanBeAnsweredAfterTheEnd(Watcher):
    def end(self, match: AnyMatch) -> None:
        here, entries = point_of(match), list(match.entries)
        with pytest.raises(IllegalAnswer):
            match.answer(match.answers[-1].answer)
        with pytest.raises(IllegalAnswer):
            match.answer(())
        assert (point_of(match), match.entries) == (here, entries)


WATCHERS: list[type[Watcher]] = [
    SpeaksTheGamesWords,
    DifferentOptionsNeverShareAPath,
    PicksMayBeGivenInAnyOrder,
    NothingIsToldWhenNobodyListens,
    ALossIsToldFromWhatTheSeatSees,
    NothingCanBeAnsweredAfterTheEnd,
]
