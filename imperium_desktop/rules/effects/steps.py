"""What a card does, as data: verbs, and the ways of joining them."""

from typing import TypeAlias, cast

import msgspec

from imperium_desktop.rules.table import snake_case


class Verb(msgspec.Struct, frozen=True, tag_field="verb", tag=snake_case):
    """One thing that can be done; games declare a small subclass for each, its fields are the arguments."""

    @property
    def name(self) -> str:
        return cast(str, self.__struct_config__.tag)

    @property
    def facts(self) -> dict[str, object]:
        """What a text may say of it."""
        return msgspec.structs.asdict(self)


class Choose(msgspec.Struct, frozen=True, tag_field="verb", tag="choose"):
    """Exactly one of the branches."""

    branches: "tuple[Steps, ...]"


class May(msgspec.Struct, frozen=True, tag_field="verb", tag="may"):
    """Done or skipped, as its owner likes."""

    then: "Steps"


class Cost(msgspec.Struct, frozen=True, tag_field="verb", tag="cost"):
    """The price completely, then what it is paid for; never one without the other."""

    price: "Steps"
    then: "Steps"


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
            case Verb():
                found.append(step)
            case Choose(branches):
                found.extend(verb for branch in branches for verb in verbs_of(branch))
            case May(then):
                found.extend(verbs_of(then))
            case Cost(price, then):
                found.extend((*verbs_of(price), *verbs_of(then)))
    return found
