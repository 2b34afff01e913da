"""The rule players, one file per game: `choose(v, seat, rng)` returns an action and the new generator."""
