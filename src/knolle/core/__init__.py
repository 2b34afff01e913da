"""The contract and everything that all games share. No files, no network."""
