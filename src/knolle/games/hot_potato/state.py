"""The state of a Hot Potato! match: one flat record.

A potato is a number below 6, a set of potatoes a mask. The sets of all seats are packed in one word, one byte per seat,
seat 0 lowest: `hands`, `lying`, `in_force`, `kept`. What is in none of them is in the seat's discard pile. A set of
seats is packed the same way, as the lowest bit of each seat's byte ("seat flags").

An encounter is its place in the file; a set of encounters is a mask. `deck` holds all of them: first those turned up
(the encounter discard, oldest first), then the deck, top first.

Nobody knows more of the deck's order than this (HP-20): the cards someone has seen are among its top `window`, in an
order that could be any. A pass is the time from one HP-4 to the next.
"""

from itertools import permutations

import numpy as np

N_POTATOES = 6
PEELING, COUCH, POTETO, RAMBO, ROBO, SWEET = range(N_POTATOES)
FEWEST, MOST = 6, 64
"""Encounters in a deck: HP-3 sets the minimum, the masks of this program the maximum."""

SEATS = 4
"""How many seats a state has room for."""

LOOK = 3
"""HP-4, HP-10: how many cards on top of the deck are looked at."""

MINI_POTATOES, MINI_ENCOUNTERS = (PEELING, POTETO, SWEET), 4
"""HP-21: the potatoes of each player, and how many encounters of the default deck are used."""

RANKINGS = tuple(permutations(range(N_POTATOES)))
"""All rankings of the potatoes, best first. A state refers to a ranking by its index here."""

OTHERS = sum((1 << PEELING | 1 << COUCH | 1 << ROBO | 1 << SWEET) << 8 * seat for seat in range(4))
"""The potatoes with an effect in turn (HP-9), for all seats."""

DECK, TOP, PEEL, CHOOSE, EXTRA, USE_RAMBO, USE_OTHER, OVER = range(8)
"""Phases. The dealer owes a shuffle: of the deck, of its top three (HP-4), of what was peeled (HP-10). Seats owe a
choice: a potato (HP-5), an added one (HP-6), the use of Rambotato (HP-13), of another effect (HP-9). The end."""

ADD_NOTHING = N_POTATOES
NO_RAMBO = 4
DECLINE, USE = 0, 1
"""Actions beside the potatoes and the seats named: in EXTRA, in USE_RAMBO, in USE_OTHER."""

EVENTS = ("reveal", "extra", "encounter", "points", "effect", "hot", "pickup")
"""What the kernel's log tells, by number."""
WHYS = (("to", "HP-13"), ("stays", "HP-13"), ("split", "HP-13"), ("robo", "HP-12"), ("all", "HP-13"))
"""Why the Hot Potato is where it is now, and the rule, by the kernel's number."""
REASONS = ("", "unknown-action", "card-not-in-hand", "names-oneself", "names-rambo-player")
"""Why the kernel refuses an action, by number; 0 is no refusal."""

FIELDS = np.dtype(
    [
        # fixed by the options
        ("players", "u8"),  # 2..4
        ("seats", "u8"),  # seat flags of all players
        ("goal", "u8"),  # HP-18: points that end the match
        ("potatoes", "u8"),  # packed: all that the seats own
        ("shared", "u8"),  # 1 if tied leaders share the win at once, else 0
        ("n_encounters", "u8"),  # 4 or 6..64
        ("names", "u8"),  # a fingerprint of the encounters' names: see `encounters.state_type`
        ("rankings", "u2", MOST),  # each encounter's ranking, an index into RANKINGS
        # the match
        ("phase", "u8"),
        ("this_round", "u8"),  # from 1; 0 before the first
        ("first", "u8"),  # HP-19: first seat of step 4
        ("totals", "u8", SEATS),  # points
        ("hot", "u8"),  # seat flag of the Hot Potato's holder, 0 for the middle
        # potatoes, packed
        ("hands", "u8"),
        ("lying", "u8"),  # played this round
        ("in_force", "u8"),  # from the round before: sweet or robo
        ("kept", "u8"),  # of those lying, used just now and in force in the next round
        # the round, as seat flags
        ("gained", "u8"),  # seats that gained points
        ("asked", "u8"),  # seats that owe a choice; in PEEL, the seat that peels
        ("waiting", "u8"),  # seats that will be asked about their effect
        # encounters
        ("deck", "u1", MOST),
        ("n_turned", "u8"),  # turned up in this pass
        ("left", "u8"),  # mask of those still in the deck
        ("window", "u8"),  # how many on top of the deck someone may know something about, at most 3
        # what has been seen of the deck in this pass
        ("shown", "u8"),  # mask of those that HP-4 showed to all
        ("known", "u8", SEATS),  # per seat: mask of those it knows to be in the window
        ("learned", "u4", MOST),  # per encounter, a byte per seat: `n_turned` when it first saw it by HP-10, else 0
        ("peeled", "u1", MOST),  # per encounter turned up: mask of the seats that peeled in that round
    ]
)

STATE = np.dtype((np.record, FIELDS))
"""A numpy record, so that fields are attributes in plain Python too (NUMBA_DISABLE_JIT=1)."""
