"""Adapters: the games as environments of other libraries. Nothing in Knolle imports these."""
