"""Bots. They see only views, never states."""
