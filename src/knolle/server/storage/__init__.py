"""What the server keeps: guests, tables, and of every table the list of its entries. `open_storage` takes a URL."""
