"""What the pointer is told of a take: what it makes together with the goods taken openly, and who is next."""

from imperium_desktop.games.mare_nostrum.rules.options import TakeToken
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF, NAME_OF, kinds_of
from imperium_desktop.games.mare_nostrum.scene.callout import Callout, callout
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Laid
from imperium_desktop.games.mare_nostrum.scene.trade.plan import TradePlan
from imperium_desktop.markup import escaped
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect


def take_callout(laid: Laid, plan: Plan, option: TakeToken) -> Callout:
    """Callout on the felt beside the mat from which it is taken, where nothing else lies that can be."""
    shown, table = laid.shown, TradePlan(plan)
    words = shown.words
    title = say("token_from_name", token=words.label(option.token), name=words.seat(option.rival))
    lines = [taken_text(shown.view, shown.seat, LETTER_OF[option.token])]
    lines.append(say("takes_next", name=escaped(words.seat(option.rival))))
    mats = table.mats(len(shown.view.players), shown.seat)
    near = mats.pop(option.rival)
    lying = [Rect(*place[:4]) for place in laid.layout.values() if place.zone is Zone.TABLE and place.face]
    width = blend(230, 330, plan.share)
    return callout(title, "\n".join(lines), near, table.table, width, [*mats.values(), table.ribbon, *lying])


def taken_text(view: State, seat: int, letter: str) -> str:
    """All that lies open, nothing of the hand: others look on."""
    taken = [one for taker, _, one in view.takes if taker == seat]
    signs = " ".join(map(sign_of, taken))
    whole = f"{signs} + {sign_of(letter)}" if signs else sign_of(letter)
    held = "".join((*taken, letter))
    return f"{whole}  {counted(held)}"


def counted(held: str) -> str:
    kinds, coins = len(kinds_of(held)), held.count(COIN)
    parts = [say("kinds_of_goods", n=kinds)] if kinds else []
    parts += [say("n_coins", n=coins)] if coins else []
    return ", ".join(parts)


def sign_of(letter: str) -> str:
    return f"{{icon:mare-{NAME_OF[letter].removeprefix('legendary_')}}}"
