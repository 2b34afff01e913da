"""The rule players, one file a game: `choose(v, seat, rng)` gives an action and the new generator."""
