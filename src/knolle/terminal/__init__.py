"""The table in a terminal: a client of the server's protocol, over a network or inside the process."""
