"""Tables shared by people, bots and spectators over a network: protocol, tables, storage, HTTP."""
