"""§0, §7.5, §7.7 Posts: what a legion holds by standing on it, and how that ends."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import LeaveMarker, LeaveSite
from imperium_desktop.games.mare_nostrum.rules.places import posts_in, seats_in
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, Player, State
from imperium_desktop.rules.table import Decision, Flow, Option, ask


def clear_posts(content: Components, state: State, seat: int, province: int) -> None:
    player = state.players[seat]
    player.posts &= ~content.sites_in[province]
    if player.marker_posts >> province & 1:
        player.marker_posts &= ~(1 << province)
        state.marker_rounds[province] = 0


def holder_of_posts(content: Components, state: State, province: int) -> int:
    """All posts of a province belong to one player."""
    held = (seat for seat, player in enumerate(state.players) if posts_in(content, player, province))
    return next(held, NOBODY)


def end_occupation_by_war(table: MareTable, province: int) -> None:
    """§7.7 Where two players have units, nobody has posts."""
    state, content = table.state, table.content
    holder = holder_of_posts(content, state, province)
    if holder != NOBODY and len(seats_in(state, province)) > 1:
        clear_posts(content, state, holder, province)
        table.tell(events.OccupationEnded(holder, content.provinces[province]))


def check_posts(table: MareTable, seat: int, province: int) -> None:
    """§7.5 Legions on no post go first; where too few are left for the posts, their owner gives some up."""
    state, content = table.state, table.content
    player = state.players[seat]
    if not posts_too_many(content, player, province):
        return
    if player.legions[province]:
        state.vacating = province
        return
    for option in posts_to_leave(content, state, seat, province):
        leave_post(table, seat, option)


def posts_too_many(content: Components, player: Player, province: int, leaving: int = 0) -> int:
    """Number of posts that are given up when `leaving` legions leave (§7.5)."""
    return max(0, posts_in(content, player, province) - player.legions[province] + leaving)


def posts_to_leave(content: Components, state: State, seat: int, province: int) -> list[LeaveSite | LeaveMarker]:
    player = state.players[seat]
    sites = (content.sites[number] for number in bits(player.posts & content.sites_in[province]))
    options: list[LeaveSite | LeaveMarker] = [LeaveSite(site.building, site.province_id, site.good) for site in sites]
    if player.marker_posts >> province & 1:
        options.append(LeaveMarker(content.provinces[province]))
    return options


def vacate(table: MareTable) -> Flow:
    """§7.5 One post after the other, until there are legions for all."""
    state, content = table.state, table.content
    province = state.vacating
    seat = holder_of_posts(content, state, province)
    options: list[Option] = [*posts_to_leave(content, state, seat, province)]
    facts = {"province": content.provinces[province]}
    choice = yield from ask(Decision(seat, "mare_nostrum.vacate", lambda: options, rule="§7.5", facts=facts))
    assert isinstance(choice, LeaveSite | LeaveMarker)
    leave_post(table, seat, choice)
    state.vacating = NOBODY
    check_posts(table, seat, province)


def leave_post(table: MareTable, seat: int, post: LeaveSite | LeaveMarker) -> None:
    state, content = table.state, table.content
    player = state.players[seat]
    if isinstance(post, LeaveMarker):
        province = content.province_numbers[post.province]
        player.marker_posts &= ~(1 << province)
        state.marker_rounds[province] = 0
        table.tell(events.PostLeft(seat, post.province, None, None))
        return
    site = content.site(post.province, post.building, post.good)
    assert site is not None
    player.posts &= ~(1 << site.number)
    table.tell(events.PostLeft(seat, post.province, post.building, post.good))
