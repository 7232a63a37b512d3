"""What the match page says and offers when the bot that is asked will not answer."""

from imperium_desktop.markup import escaped
from imperium_desktop.registry import bots_of
from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.panels.prompt import Act
from imperium_desktop.ui.theme.language import tr


def stopped_words(session: Session, words: Words) -> str:
    seat = session.match.waiting.seat
    name = escaped(words.seat(seat))
    if session.bot(seat) in bots_of(session.match.game.id):
        return tr("The program playing {name} has stopped. Nothing is lost.", name=name)
    return tr("This version does not have the program that played {name}. Nothing is lost.", name=name)


def stopped_acts(session: Session) -> list[Act]:
    acts = [Act(tr("Take the seat over"), session.take_over, "main")]
    if session.bot(session.match.waiting.seat) in bots_of(session.match.game.id):
        acts.append(Act(tr("Try again"), session.try_bot_again))
    return acts
