"""Finished matches: checks, reviews and replays."""
