"""One seat's knowledge of Potato Man (PM-25), copied into an empty record, and full states that fit it."""

from knolle.compiled.decorators import inner, lowest, popcount, random_bit, random_third, step, uint64, word
from knolle.games.potato_man.kernel import PLAY, U0, U1, pile_place, playable


@inner
def observe(s, seat, v):
    """Fill a zeroed record with what `seat` may know of the state; a finished round is shown in full (PM-4, PM-25)."""
    copy_public(s, v)
    ended = s.phase != PLAY and s.this_round != U0
    for other in range(s.players):
        v.n_cards[other] = popcount(s.hands[other])
        if ended or other == seat:
            v.hands[other] = s.hands[other]
            copy_dealt(s, v, other * s.hand_size, s.hand_size)
            if s.pile_size:
                known = s.pile_size if ended else s.n_drawn[other]
                copy_dealt(s, v, pile_place(s, uint64(other), U0), known)
    if ended:
        v.aside = s.aside
        n = s.players * (s.hand_size + s.pile_size)
        copy_dealt(s, v, n, popcount(s.deck) - n)


@inner
def copy_dealt(s, v, first, n):
    for place in range(first, first + n):
        v.dealt[place] = s.dealt[place]


@inner
def copy_public(s, v):
    v.players = s.players
    v.trick_size = s.trick_size
    v.hand_size = s.hand_size
    v.pile_size = s.pile_size
    v.doubles = s.doubles
    v.gold = s.gold
    v.rounds = s.rounds
    v.deck = s.deck
    v.phase = s.phase
    v.this_round = s.this_round
    v.starter = s.starter
    v.turn = s.turn
    v.lead = s.lead
    v.n_tricks = s.n_tricks
    v.n_played = s.n_played
    v.blocked = s.blocked
    v.supply = s.supply
    v.cards = s.cards
    v.colours = s.colours
    v.twice = s.twice
    v.best_key = s.best_key
    v.man_key = s.man_key
    for seat in range(s.players):
        v.totals[seat] = s.totals[seat]
        v.best[seat] = s.best[seat]
        v.taken[seat] = s.taken[seat]
        v.sacks[seat] = s.sacks[seat]
    v.n_drawn[0] = s.n_drawn[0]
    v.n_drawn[1] = s.n_drawn[1]
    for k in range(s.n_played):
        v.played[k] = s.played[k]
    for k in range(s.n_tricks + U1):
        v.leads[k] = s.leads[k]


@inner
def played_mask(s):
    """Return the cards played this round."""
    mask = U0
    for k in range(s.n_played):
        mask |= U1 << uint64(s.played[k])
    return mask


@inner
def unseen(v, seat):
    """Return the cards of the deck whose place the seat cannot know: other hands, draw piles, cards set aside."""
    mine = v.hands[seat] if seat < v.players else U0
    return v.deck & ~played_mask(v) & ~mine


@inner
def determinize(s, seat, rng):
    """Turn an observed state into a full one; every state that fits is equally likely.

    Cards played tell nothing about those not played. The only clue is that the round is still going: the seat on turn
    holds a card it may play (PM-11).
    """
    if s.phase == PLAY:
        rest, rng = draw_hands(s, seat, rng)
        while not playable(s):
            rest, rng = draw_hands(s, seat, rng)
        for other in range(s.players):
            if other != seat:
                rng = invent_deal(s, uint64(other), rng)
        for other in range(s.players if s.pile_size else U0):
            drawn = s.n_drawn[other]
            rest, rng = lay_out(s, rest, pile_place(s, uint64(other), drawn), s.pile_size - drawn, rng)
        s.aside = rest
        _, rng = lay_out(s, rest, s.players * (s.hand_size + s.pile_size), popcount(rest), rng)
    for other in range(s.players):
        s.n_cards[other] = U0
    return rng


@inner
def draw_hands(s, seat, rng):
    """Draw random hands for the other seats from what this seat has not seen; return the cards left."""
    rest = unseen(s, seat)
    for other in range(s.players):
        if other != seat:
            hand, rng = random_third(rng, rest, s.n_cards[other])
            s.hands[other] = hand
            rest &= ~hand
    return rest, rng


@inner
def lay_out(s, cards, first, n, rng):
    """Put n of the cards in random order at place `first` of the deal and after; return the cards left."""
    for place in range(first, first + n):
        rng = step(rng)
        bit = random_bit(word(rng), cards)
        s.dealt[place] = lowest(bit)
        cards ^= bit
    return cards, rng


@inner
def invent_deal(s, seat, rng):
    """Make up how this seat came by its cards: each card played was dealt or drawn before, all ways equally likely."""
    size, drawn = s.hand_size, (s.n_drawn[seat] if s.pile_size else U0)
    free = (U1 << (size + drawn)) - U1  # its places in the deal: the hand, then the cards it drew
    n_played = U0
    for k in range(s.n_played):
        if player_of(s, uint64(k)) == seat:
            rng = step(rng)
            reached = (U1 << (size + min(n_played, drawn))) - U1  # PM-10: one more card after each play
            bit = random_bit(word(rng), free & reached)
            s.dealt[place_of(s, seat, lowest(bit))] = s.played[k]
            free ^= bit
            n_played += U1
    hand = s.hands[seat]
    while free:
        rng = step(rng)
        card = random_bit(word(rng), hand)
        hand ^= card
        s.dealt[place_of(s, seat, lowest(free))] = lowest(card)
        free &= free - U1
    return rng


@inner
def place_of(s, seat, k):
    """Return the index in the deal of the k-th card that a seat ever held."""
    return seat * s.hand_size + k if k < s.hand_size else pile_place(s, seat, k - s.hand_size)


@inner
def player_of(s, k):
    """Return the seat that played the k-th card of the round."""
    trick = k // s.trick_size
    return (uint64(s.leads[trick]) + k - trick * s.trick_size) % s.players
