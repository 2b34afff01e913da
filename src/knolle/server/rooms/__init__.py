"""Tables in memory and the clients connected to them."""
