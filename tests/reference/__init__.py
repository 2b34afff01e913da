"""The referees: each game written slowly and obviously from its rules page alone.

The fast kernels must agree with them event by event. A game's referee is in tests/games/<game>/referee.py; what all of
them share is in `contract`, the fair shuffle in `shuffles`, replaying in `record`. `referees` lists them.
"""
