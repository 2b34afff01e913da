"""Compiled code: the decorators, bit instructions, templates, and the cache of machine code."""
