"""Doors for other libraries: the games as their environments. Nothing in Knolle imports these."""
