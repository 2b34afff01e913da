"""What the nets look at, one file a game: `N_INPUTS`, `N_DENSE`, `state_inputs` and `action_inputs`."""
