"""The commands: everything a script or a person can ask of `imperium-desktop`."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

from imperium_desktop import __version__
from imperium_desktop.commands import console
from imperium_desktop.registry import BOTS, GAMES, bots_of, correction_mistakes, load_game
from imperium_desktop.rules.limits import visible
from imperium_desktop.store.disk import readable
from imperium_desktop.store.folders import Folders
from imperium_desktop.text.plurals import PLURAL_RULES

if TYPE_CHECKING:
    from imperium_desktop.commands.executor import Place

WRONG_USE = 2
FAILED = 1


class Wrong(Exception):
    """Arguments that make no sense together, in one line."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    console.make_ready()
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    try:
        if chosen.run is not run_window:
            tell_problems(parser.prog)
        code = int(chosen.run(chosen))
        console.say("", last=True)
        return code
    except Wrong as error:
        complain(parser.prog, error)
        return WRONG_USE
    except (OSError, ValueError) as error:
        complain(parser.prog, error)
        return FAILED
    except console.Unheard as error:
        if str(error):
            complain(parser.prog, error)
        return FAILED
    except KeyboardInterrupt:
        return 130


def complain(program: str, error: Exception) -> None:
    sys.stderr.write(f"{program}: {visible(str(error))}\n")


def tell_problems(program: str) -> None:
    """The window says it itself."""
    for mistakes in correction_mistakes(Folders.of_user()):
        more = [f"… and {mistakes.more} more"] if mistakes.more else []
        lines = (f"{program}: the corrected cards are not used: {readable(mistakes.file)}", *mistakes.first, *more)
        sys.stderr.write("\n  ".join(lines) + "\n")


def make_parser() -> Parser:
    parser = Parser(
        prog="imperium-desktop",
        description="Five civilisation board games around one screen. Without a command the window opens.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.set_defaults(run=run_window)
    commands = parser.add_subparsers(metavar="COMMAND")
    add_simulate(commands.add_parser("simulate", help="play whole matches between bots"))
    add_record(commands.add_parser("record", help="play one match between bots and write its journal"))
    add_verify(commands.add_parser("verify", help="replay a journal; exit code 1 if it is not sound"))
    add_replay(commands.add_parser("replay", help="tell a journal in words"))
    add_shot(commands.add_parser("shot", help="render the window to a picture"))
    return parser


def run_window(_: argparse.Namespace) -> int:
    from imperium_desktop.ui.window.app import run

    return run()


def size(text: str) -> tuple[int, int]:
    from imperium_desktop.commands.shot import sizes_from

    try:
        return sizes_from(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def whole_number(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return parse


def bot_names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def variant(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"NAME=VALUE, not {text!r}")
    return name, value


def add_match_arguments(command: argparse.ArgumentParser) -> None:
    add_setup_arguments(command)
    command.add_argument(
        "--bot",
        type=bot_names,
        default=("random",),
        metavar="NAME[,NAME…]",
        help=f"who plays: {', '.join(BOTS)}; several take the seats in turn",
    )


def add_setup_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", choices=GAMES, help=f"one of: {', '.join(GAMES)}")
    command.add_argument(
        "--seats", type=whole_number(1, 6), metavar="K", help="number of players (default: the fewest)"
    )
    command.add_argument("--seed", type=whole_number(0, 2**63), default=0, metavar="S")
    command.add_argument(
        "--set",
        type=variant,
        action="append",
        default=[],
        metavar="NAME=VALUE[,VALUE…]",
        help="a variant of the game; of several values each match takes one by lot",
    )


def checked_setup(chosen: argparse.Namespace) -> tuple[int, dict[str, str]]:
    game = load_game(chosen.game)
    seats = game.seats[0] if chosen.seats is None else chosen.seats
    variants = dict(chosen.set)
    if seats not in game.seats:
        raise Wrong(f"{chosen.game} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    for bot in chosen.bot:
        if bot not in bots_of(chosen.game):
            raise Wrong(f"{chosen.game} has no bot {bot!r} (there are {', '.join(bots_of(chosen.game))})")
    known = game.variants()
    for name, value in variants.items():
        if name not in known:
            raise Wrong(f"{chosen.game} has no variant {name!r} (there are {', '.join(known)})")
        for one in value.split(","):
            if one not in known[name]:
                raise Wrong(f"{chosen.game}: {name} is one of {', '.join(known[name])}, not {one!r}")
    return seats, variants


def add_place_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="J", help="processes to use")
    command.add_argument(
        "--cluster", default="", metavar="tcp://ADDRESS", help="a Dask cluster to use in place of this machine"
    )
    command.add_argument(
        "--keep", type=Path, metavar="FILE", help="every match that is over is added to it; a stopped run goes on there"
    )


def place_of(chosen: argparse.Namespace) -> "Place":
    from imperium_desktop.commands.executor import Place

    return Place(chosen.jobs, chosen.cluster, chosen.keep, progress=sys.stderr.isatty())


def add_simulate(command: argparse.ArgumentParser) -> None:
    add_match_arguments(command)
    command.add_argument("--games", type=whole_number(1, 10_000_000), default=100, metavar="N")
    add_place_arguments(command)
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.set_defaults(run=run_simulate)


def run_simulate(chosen: argparse.Namespace) -> int:
    from imperium_desktop.commands.simulate import Order, simulate

    seats, variants = checked_setup(chosen)
    order = Order(chosen.game, seats, chosen.games, chosen.seed, chosen.bot, variants)
    summary = simulate(order, place_of(chosen))
    if chosen.json:
        console.say(msgspec.json.encode(summary).decode() + "\n")
    else:
        console.say(summary.in_words())
    return FAILED if summary.errors else 0


def add_record(command: argparse.ArgumentParser) -> None:
    add_match_arguments(command)
    command.add_argument("--out", type=Path, required=True, metavar="FILE")
    command.add_argument("--force", action="store_true", help="write over a file that is there already")
    command.set_defaults(run=run_record)


def run_record(chosen: argparse.Namespace) -> int:
    from imperium_desktop.commands.journals import record
    from imperium_desktop.rules import journal
    from imperium_desktop.store.journals import write_journal

    seats, variants = checked_setup(chosen)
    if chosen.out.is_file() and not chosen.force:
        raise Wrong(f"{readable(str(chosen.out))} is there already: --force writes over it")
    match = record(chosen.game, seats, chosen.seed, chosen.bot, variants)
    write_journal(chosen.out, journal.write(match))
    console.say(f"{readable(str(chosen.out))}: {len(match.answers)} answers\n")
    return 0


def add_verify(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(run=run_verify)


def run_verify(chosen: argparse.Namespace) -> int:
    from imperium_desktop.commands.journals import verified

    console.say(verified(chosen.file) + "\n")
    return 0


def add_replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--lang", choices=(*PLURAL_RULES, "both"), default="both", help="default: both, side by side")
    command.add_argument("--reveal", action="store_true", help="of a match that is not over, also what its seats hide")
    command.set_defaults(run=run_replay)


def run_replay(chosen: argparse.Namespace) -> int:
    from imperium_desktop.commands.journals import narrate

    languages = tuple(PLURAL_RULES) if chosen.lang == "both" else (chosen.lang,)
    for line in narrate(chosen.file, languages, reveal=chosen.reveal):
        console.say(line + "\n")
    return 0


def add_shot(command: argparse.ArgumentParser) -> None:
    add_match_arguments(command)
    command.add_argument("--at", choices=("start", "middle", "end"), default="middle")
    command.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    command.add_argument("--lang", choices=tuple(PLURAL_RULES), default="en")
    command.add_argument("--out", type=Path, required=True, metavar="FILE")
    command.set_defaults(run=run_shot, seed=3, bot=("greedy",))


def run_shot(chosen: argparse.Namespace) -> int:
    from imperium_desktop.commands.shot import match_at, shoot

    seats, variants = checked_setup(chosen)
    match = match_at(chosen.game, seats, chosen.seed, chosen.at, chosen.bot, variants)
    shoot(match, chosen.size, chosen.lang, chosen.out)
    console.say(f"{readable(str(chosen.out))}\n")
    return 0
