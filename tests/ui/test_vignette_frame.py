"""How a card's picture fills fields of all shapes."""

from imperium_desktop.content.vignettes import Motif, Recipe
from imperium_desktop.ui.vignettes.frame import IN_SIGHT, Covered, frame_of

BETWEEN_LIONS = Recipe(
    ground="court",
    motifs=(
        Motif(of="lion", at=(0.05, 0.98), high=0.5),
        Motif(of="throne", at=(0.5, 0.98), high=0.95),
        Motif(of="lion", at=(0.95, 0.98), high=0.5),
    ),
)


def test_companions_stay_in_sight_in_a_square() -> None:
    frame = frame_of(BETWEEN_LIONS, 56, 56, Covered())
    left, throne, right = map(frame.box, BETWEEN_LIONS.motifs)
    assert left.right() >= left.width() * (0.5 + IN_SIGHT / 2) - 0.01
    assert right.left() <= 56 - right.width() * (0.5 + IN_SIGHT / 2) + 0.01
    assert throne.center().x() == 28


def test_a_figure_fills_an_upright_field() -> None:
    frame = frame_of(BETWEEN_LIONS, 45, 100, Covered())
    throne = frame.box(BETWEEN_LIONS.motifs[1])
    assert 45 * 1.2 < throne.width() < 100, "only the air beside it is cut off"


def test_companions_stand_apart_in_a_wide_field() -> None:
    frame = frame_of(BETWEEN_LIONS, 956, 300, Covered())
    left, throne, right = map(frame.box, BETWEEN_LIONS.motifs)
    assert left.right() < throne.left()
    assert throne.right() < right.left()
