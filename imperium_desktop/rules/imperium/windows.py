"""§4.6 Whoever waits for something that happened, §9 and whoever is attacked."""

import msgspec

from imperium_desktop.rules.imperium import events
from imperium_desktop.rules.imperium.area import in_play, is_marked
from imperium_desktop.rules.imperium.content import Block
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.names import PROGRESS
from imperium_desktop.rules.imperium.options import PickCard, Skip, UseExhaust
from imperium_desktop.rules.imperium.payment import progress_needed
from imperium_desktop.rules.imperium.playing import Usable, is_copying, joint_price, speak, usable, use
from imperium_desktop.rules.imperium.possible import can_do
from imperium_desktop.rules.imperium.program import Trigger
from imperium_desktop.rules.imperium.state import Army, Do, Frame, React, Window
from imperium_desktop.rules.table import Asking, Flow, Option

ATTACK = "attack_by_other"


def hears(block: Block, task: Window) -> bool:
    return any(heard(trigger, task) for trigger in block.triggers)


def heard(trigger: Trigger, task: Window) -> bool:
    if trigger.name != task.event or (trigger.places and task.place not in trigger.places):
        return False
    if trigger.token >= 0 and trigger.token != task.token:
        return False
    return trigger.ids is None or not task.cards or any(card in trigger.ids for card in task.cards)


def window(m: Moment, task: Window) -> Flow:
    """First the passive texts as they lie, then the exhausts, which are offered in one's own activation only.

    No two passive texts of Antyk wait for the same event, so nobody is asked for their order.
    """
    waiting = [(card, block) for card, block in texts(m, "passive") if hears(block, task) and card not in task.done]
    if waiting:
        card, block = waiting[0]
        m.frame.todo = (msgspec.structs.replace(task, done=(*task.done, card)), *m.frame.todo)
        speak(m, card, block)
        return
    if m.seat != m.state.active or m.state.kind != "activate" or not m.player.exhausts:
        return
    offered = [use for use in waiting_exhausts(m) if hears(use.block, task)]
    chosen = yield from offer(m, offered, "use_trigger", "§4.6", task.event)
    if chosen is not None:
        m.frame.todo = (task, *m.frame.todo)
        use(m, chosen.card, chosen.block)


def offer(m: Moment, offered: list[Usable], kind: str, rule: str, event: str) -> Asking[Usable | None]:
    if not offered:
        return None
    options: list[Option] = [*(usable.option for usable in offered), Skip()]
    answer = yield from m.ask(kind, options, rule, event=event)
    return next((usable for usable in offered if usable.option == answer), None)


def texts(m: Moment, when: str) -> list[tuple[str, Block]]:
    """Those of this player that wait for an event."""
    cards = m.content.cards
    return [
        (card, block)
        for card in in_play(m.player)
        for block in cards[card].blocks
        if block.when == when and block.triggers
    ]


def waiting_exhausts(m: Moment) -> list[Usable]:
    """Also those of others that can be copied (§17 A15)."""
    free = [(card, block) for card, block in texts(m, "exhaust") if not is_marked(m.player, card)]
    found = [Usable(card, block) for card, block in free if usable(m, card, block)]
    copying = [
        card
        for card in in_play(m.player)
        if not is_marked(m.player, card) and any(is_copying(block) for block in m.content.cards[card].blocks)
    ]
    for card in copying:
        for other in m.lying("in_play_of_other"):
            blocks = (block for block in m.content.cards[other].blocks if block.when == "exhaust" and block.triggers)
            found += [Usable(card, block, other) for block in blocks if usable(m, card, block)]
    return found


# §9


def army(m: Moment, _task: Army) -> None:
    """§9.1 (1) What protects without being asked for, unless the attacker pays."""
    for card, block in texts(m, "passive"):
        if any(trigger.name == ATTACK for trigger in block.triggers) and block.nodes[0].name != "May":
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
    attacker.player.tokens[PROGRESS] -= n
    m.player.tokens[PROGRESS] += n
    m.table.tell(events.AttackerPaid(attack.seat, m.seat))
    return True


def react(m: Moment, _task: React) -> Flow:
    """§9.1 (2)"""
    if m.seat in m.frame.protected:
        return
    offered = [use for use in waiting_exhausts(m) if reacts(use.block)] if m.player.exhausts else []
    giving = {card: block for card, block in texts(m, "passive") if reacts(block) and gives_up(m, card, block)}
    options: list[Option] = [*(use.option for use in offered), *map(PickCard, giving), Skip()]
    if len(options) == 1:
        return
    answer = yield from m.ask("react_to_attack", options, "§9.1", attack=m.frame.card)
    if isinstance(answer, UseExhaust):
        chosen = next(use for use in offered if use.option == answer)
        use(m, chosen.card, chosen.block)
    elif isinstance(answer, PickCard):
        inside = giving[answer.card].nodes[0].kids[0]
        todo = tuple(Do(m.seat, node.number) for node in inside)
        m.state.frames.append(Frame(m.seat, answer.card, todo))


def reacts(block: Block) -> bool:
    return any(trigger.name == ATTACK for trigger in block.triggers)


def gives_up(m: Moment, card: str, block: Block) -> bool:
    """A protection that its owner may choose, and can."""
    speaking = Moment(m.table, Frame(m.seat, card), m.seat)
    return block.nodes[0].name == "May" and can_do(speaking, block.nodes[0])


def ignore_attack(m: Moment) -> None:
    frame = attack_frame(m)
    frame.protected += (m.seat,)
    m.table.tell(events.AttackIgnored(m.seat))
