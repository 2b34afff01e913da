"""What the terminal shows: the waiting room, the table, panels over it, the end of a match."""
