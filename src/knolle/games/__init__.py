"""The games, one folder each, with the same seven files."""
