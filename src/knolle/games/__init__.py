"""The games: one folder each, with the same eight files."""
