"""Template: sampled worlds, played on a little by the net, which then judges where they lead.

Every action is tried in each world with the same luck. All seats choose as the net would; once the searching seat has
chosen `depth` more times, the net says what it can expect from there.
"""

from typing import TYPE_CHECKING, Any

from knolle.compiled.decorators import DEALER, entry, inner, lowest, step, uint64

if TYPE_CHECKING:
    apply: Any = None
    best_action: Any = None
    chance_ahead: Any = None
    chance_to_win: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    deals_left: Any = None
    determinize: Any = None
    lead_of: Any = None
    legal: Any = None
    share_left: Any = None
    spread: Any = None
    standing: Any = None
    tally: Any = None
    to_act: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)


@inner
def net_choices(s, acting, net, scratch, inputs):
    """Return the net's choices for the acting seats, packed."""
    packed = U0
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        action, _, _ = best_action(s, seat, net, scratch, inputs, None)
        packed |= action << (seat << U3)
    return packed


@inner
def play_on(s, seat, depth, net, scratch, inputs, rng):
    """Play until the seat has chosen `depth` times and is on turn again, or the deal ends; return its expected gain."""
    mine = U1 << seat
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        if acting & mine:
            if depth == 0:
                _, ahead, _ = best_action(s, seat, net, scratch, inputs, None)
                return float(ahead) * spread(s), rng
            depth -= 1
        apply(s, net_choices(s, acting, net, scratch, inputs), None)
    return 0.0, rng


@inner
def note(figures, s, seat, base, lead, ahead):
    """Add what one world says of an action; `ahead` is how much the lead is expected to grow after it."""
    n = float(s.players)
    mine = ahead * (n - 1.0) / n  # a growing lead is own gain and others' loss in these shares
    own = float(standing(s, seat)) + mine - base
    difference = lead_of(s, seat) + ahead - lead
    if deal_ended(s):
        chance = chance_to_win(s, seat)
    else:
        chance = chance_ahead(s, seat, ahead, float(deals_left(s)) + share_left(s))
    tally(figures, own, difference, chance)


@entry
def look_ahead(views, seat, n, depth, among, net, scratch, inputs, worlds, figures, rng):
    """Try the actions of a mask in n worlds; fill `figures` and return the new generator."""
    base, lead = float(standing(views[0], seat)), lead_of(views[0], seat)
    for _ in range(n):
        worlds[0] = views[0]
        rng = determinize(worlds[0], seat, step(rng))
        others = to_act(worlds[0]) & ~(U1 << seat)
        packed = net_choices(worlds[0], others, net, scratch, inputs)
        after = rng
        mask = among
        while mask:
            action = lowest(mask)
            mask &= mask - U1
            worlds[1] = worlds[0]
            apply(worlds[1], packed | (action << (seat << U3)), None)
            ahead, after = play_on(worlds[1], seat, depth, net, scratch, inputs, rng)
            note(figures[action], worlds[1], seat, base, lead, ahead)
        rng = after
    return rng
