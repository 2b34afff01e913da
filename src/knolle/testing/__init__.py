"""The conformance suite: import it to test a game of your own."""
