"""Inputs of the nets, one file per game: `N_INPUTS`, `N_DENSE`, `state_inputs` and `action_inputs`."""
