"""Which answers a decision takes."""

from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.table import Answer, C, Decision, Game, Option, Reason, S


def legal_answer(game: Game[S, C], state: S, decision: Decision[Option], answer: Answer) -> Answer:
    """The answer, picked options in the order in which the decision lists them. An illegal one raises."""
    if decision.picks_several:
        picked = legal_pick(decision, answer)
        if picked is not None:
            return picked
    elif answer in decision.options:
        return answer
    raise IllegalAnswer(refusal(game, state, decision, answer))


def legal_pick(decision: Decision[Option], answer: Answer) -> tuple[Option, ...] | None:
    left = list(answer) if isinstance(answer, tuple) else [answer]
    least, most = decision.pick
    if not least <= len(left) <= most:
        return None
    chosen = []
    for option in decision.options:
        if option in left:
            left.remove(option)
            chosen.append(option)
    return None if left else tuple(chosen)


def refusal(game: Game[S, C], state: S, decision: Decision[Option], answer: Answer) -> Reason:
    """The game's own reason, where it has one."""
    picked = answer if isinstance(answer, tuple) else (answer,)
    why = game.why_not_answer(state, decision, picked)
    if why is None and decision.picks_several and len(picked) < decision.pick[0]:
        why = Reason("too_few", decision.rule, {"least": decision.pick[0]})
    return why or Reason("not_an_option", decision.rule)
