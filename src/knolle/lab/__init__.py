"""Many matches: simulation, benchmarks."""
