"""The contract and everything the games share. No network access, and no files but the cache of compiled code."""
