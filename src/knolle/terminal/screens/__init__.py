"""The screens of the terminal: the waiting room, the table, panels over it, the end of a match."""
