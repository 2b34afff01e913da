"""Running many matches: simulation, batches, tournaments, training, benchmarks."""
