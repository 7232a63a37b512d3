"""What a card does, as data: verbs, and the ways of joining them."""

from typing import TypeAlias, cast

import msgspec

from imperium_desktop.rules.effects.selecting import Condition, Count
from imperium_desktop.rules.table import snake_case


class Verb(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag=snake_case):
    """One thing that can be done; games declare a small subclass for each, its fields are the arguments."""

    @property
    def name(self) -> str:
        return cast(str, self.__struct_config__.tag)

    @property
    def facts(self) -> dict[str, object]:
        """What a text may say of it."""
        return msgspec.structs.asdict(self)


class Choose(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag="choose"):
    """Exactly one of the branches."""

    branches: "tuple[Steps, ...]"


class May(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag="may"):
    """Done or skipped, as its owner likes."""

    then: "Steps"


class Cost(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag="cost"):
    """The price completely, then what it is paid for; never one without the other."""

    price: "Steps"
    then: "Steps"


class Prefix(Verb, frozen=True):
    """A word before steps that says who does them, when or how often: `each_other: take(unrest)`.

    Which of them a game knows, its vocabulary says, as of all verbs.
    """

    then: "Steps"


class If(Prefix, frozen=True):
    """Looked at when the step is reached."""

    condition: Condition
    otherwise: "Steps" = ()


class All(Prefix, frozen=True):
    """Every player, beginning with the one who carries out the card."""


class EachOther(Prefix, frozen=True):
    """Every player but the one who carries out the card."""


class Instead(Prefix, frozen=True):
    """Takes the place of what would have happened."""


class Repeat(Prefix, frozen=True):
    """Do steps several times; a count is taken once, before the first."""

    times: int = 0
    per: Count | None = None


Step: TypeAlias = Verb | Choose | May | Cost
Steps: TypeAlias = tuple[Step, ...]
"""One after the other."""


def priced(steps: Steps) -> tuple[Steps, Steps]:
    """A price and what it is paid for; the price may be nothing."""
    match steps:
        case (Cost(price, then),):
            return price, then
    return (), steps


def verbs_of(steps: Steps) -> list[Verb]:
    """Every verb in them, in the order of the notation."""
    found: list[Verb] = []
    for step in steps:
        match step:
            case Prefix(then=then):
                found.extend((step, *verbs_of(then), *verbs_of(step.otherwise if isinstance(step, If) else ())))
            case Verb():
                found.append(step)
            case Choose(branches):
                found.extend(verb for branch in branches for verb in verbs_of(branch))
            case May(then):
                found.extend(verbs_of(then))
            case Cost(price, then):
                found.extend((*verbs_of(price), *verbs_of(then)))
    return found
