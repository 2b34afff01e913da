"""The contract and everything that all games share. No network, and no files but the cache of compiled code."""
