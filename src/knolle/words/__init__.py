"""Every word that people read: messages of the catalogue, and how a sentence is made of them."""
