"""Which cards, how many, counted how and under which condition: what verbs can be told beside numbers and words.

    selector := pronoun | ["one"] filter ["with" with] ["from" place ("|" place)*]
    with     := resource "on" "it" | filter "in" "garrison"
    filter   := union ("and" ["not"] union)*
    union    := atom ("|" atom)*        an atom is a word, "a name" or state=a state
    amount   := number | "up_to" number | "up_to" "all" | "all"
    count    := counter ["(" filter ")"]
    cond     := simple ("and" simple)*
    simple   := ["not"] (state=a state | count [">=" number] | word ["(" word ("," word)* ")"])

What atoms, places, pronouns and counters there are is the game's business.
"""

from typing import Final

import msgspec

EVERY: Final = -1
"""An amount without an end."""


class Term(msgspec.Struct, frozen=True, gc=False):
    """Cards that show one of these, or none of them."""

    atoms: tuple[str, ...]
    negated: bool = False


class Filter(msgspec.Struct, frozen=True, gc=False):
    """Cards for which all terms hold."""

    terms: tuple[Term, ...]

    @property
    def atoms(self) -> tuple[str, ...]:
        """Those of a filter without `and`."""
        return self.terms[0].atoms if len(self.terms) == 1 else ()


class Selector(msgspec.Struct, frozen=True, gc=False):
    pronoun: str = ""
    """A card that the block has to do with: this, that, drawn; then the rest says nothing."""
    what: Filter = Filter(())
    places: tuple[str, ...] = ()
    """Where they lie; none: where the verb usually looks."""
    bearing: str = ""
    """A token that lies on them."""
    hosting: Filter | None = None
    """Cards in their garrison."""


class Amount(msgspec.Struct, frozen=True, gc=False):
    n: int = 1
    up_to: bool = False


class Count(msgspec.Struct, frozen=True, gc=False):
    of: str
    """What is counted, as `in_play`."""
    what: Filter = Filter(())


class Simple(msgspec.Struct, frozen=True, gc=False):
    of: str
    """`state`, `count`, or a word that only the game knows."""
    negated: bool = False
    words: tuple[str, ...] = ()
    count: Count | None = None
    least: int = 1


class Condition(msgspec.Struct, frozen=True, gc=False):
    """All of them hold."""

    parts: tuple[Simple, ...]


class Victims(msgspec.Struct, frozen=True, gc=False):
    """Victims: every other player, or those for whom something holds."""

    having: Condition | None = None
