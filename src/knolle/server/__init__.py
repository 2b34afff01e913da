"""Tables that people, bots and spectators share over a network: protocol, tables, storage, HTTP."""
