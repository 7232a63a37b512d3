"""Cards that wait for something that happened speak (§4.6), and attacked players answer (§9)."""

from typing import Final

import msgspec

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import in_play, is_marked
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import can_do
from imperium_desktop.games.imperium.rules.cards.tasks import Army, React, Window
from imperium_desktop.games.imperium.rules.content import Block
from imperium_desktop.games.imperium.rules.names import PROGRESS
from imperium_desktop.games.imperium.rules.options import PickCard, Skip, UseExhaust
from imperium_desktop.games.imperium.rules.payment import progress_needed
from imperium_desktop.games.imperium.rules.playing import Usable, joint_price, speak, usable, use
from imperium_desktop.games.imperium.rules.state import Frame
from imperium_desktop.rules.effects.frames import steps_for
from imperium_desktop.rules.effects.listening import Happening
from imperium_desktop.rules.table import Asking, Flow, Option

ATTACK: Final = Happening("attack_by_other")


def window(m: Moment, task: Window) -> Flow | None:
    """Let passive texts speak as they lie, then offer exhausts, in the player's own activation only.

    No two passive texts of a player wait for the same event, so nobody is asked for their order.
    """
    happening = task.happening
    for card, block in m.content.passive.hearing(happening, in_play(m.player)):
        if card not in task.done:
            m.frame.first(msgspec.structs.replace(task, done=(*task.done, card)))
            speak(m, card, block)
            return None
    if not m.in_own_activation or not m.player.exhausts:
        return None
    offered = waiting_exhausts(m, happening)
    return offer_window(m, task, offered) if offered else None


def offer_window(m: Moment, task: Window, offered: list[Usable]) -> Flow:
    options: list[Option] = [*(usable.option for usable in offered), Skip()]
    answer = yield from m.ask("use_trigger", options, "§4.6", event=task.event)
    chosen = next((usable for usable in offered if usable.option == answer), None)
    if chosen is not None:
        m.frame.first(task)
        use(m, chosen.card, chosen.block)


def waiting_exhausts(m: Moment, happening: Happening) -> list[Usable]:
    """Exhausts that wait for what happened, also those of others that can be copied (§17 A15)."""
    listening, player = m.content.exhausts, m.player
    cards = in_play(player)
    hearing = listening.hearing(happening, cards)
    found = [Usable(card, block) for card, block in hearing if not is_marked(player, card) and usable(m, card, block)]
    for card in (card for card in cards if card in m.content.copying and not is_marked(player, card)):
        others = listening.hearing(happening, list(m.lying("in_play_of_other")))
        found += [Usable(card, block, other) for other, block in others if usable(m, card, block)]
    return found


# §9


def protections(m: Moment) -> list[tuple[str, Block]]:
    """Passive texts that wait for an attack."""
    return m.content.passive.hearing(ATTACK, in_play(m.player))


def army(m: Moment, _task: Army) -> None:
    """§9.1 (1) What protects without being asked for, unless the attacker pays."""
    for card, block in protections(m):
        if block.nodes[0].name != "May":
            speak(m, card, block)


def attack_frame(m: Moment) -> Frame:
    return next(frame for frame in reversed(m.state.frames[:-1]) if frame.attack)


def attacker_pays(m: Moment, n: int) -> Asking[bool]:
    """§9.1 Progress that the card itself costs may not be handed over (§17 A33)."""
    attack = attack_frame(m)
    attacker = Moment(m.table, attack, attack.seat)
    nodes = [node for block in m.content.cards[attack.card].at("play") for node in block.nodes]
    if attacker.player.tokens[PROGRESS] < progress_needed(attacker.player, joint_price(attacker, nodes)) + n:
        return False
    if not (yield from attacker.agrees("pay_standing_army", "§9.1", rival=m.seat)):
        return False
    attacker.player.gain(PROGRESS, -n)
    m.player.gain(PROGRESS, n)
    m.table.tell(events.AttackerPaid(attack.seat, m.seat))
    return True


def react(m: Moment, _task: React) -> Flow | None:
    """Ask whether the attacked player answers with an exhaust or gives a card up (§9.1)."""
    if m.seat in m.frame.protected:
        return None
    offered = waiting_exhausts(m, ATTACK) if m.player.exhausts else []
    giving = {card: block for card, block in protections(m) if gives_up(m, card, block)}
    return ask_to_react(m, offered, giving) if offered or giving else None


def ask_to_react(m: Moment, offered: list[Usable], giving: dict[str, Block]) -> Flow:
    options: list[Option] = [*(use.option for use in offered), *map(PickCard, giving), Skip()]
    answer = yield from m.ask("react_to_attack", options, "§9.1", attack=m.frame.card)
    if isinstance(answer, UseExhaust):
        chosen = next(use for use in offered if use.option == answer)
        use(m, chosen.card, chosen.block)
    elif isinstance(answer, PickCard):
        inside = giving[answer.card].nodes[0].kids[0]
        m.state.frames.append(Frame(m.seat, answer.card, steps_for((m.seat,), inside)))


def gives_up(m: Moment, card: str, block: Block) -> bool:
    """A protection that its owner may choose, and can."""
    speaking = Moment(m.table, Frame(m.seat, card), m.seat)
    return block.nodes[0].name == "May" and can_do(speaking, block.nodes[0])


def ignore_attack(m: Moment) -> None:
    frame = attack_frame(m)
    frame.protected += (m.seat,)
    m.table.tell(events.AttackIgnored(m.seat))
