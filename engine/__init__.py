"""Rules of the games: pure functions over frozen data.

Nothing in here reads a clock, draws chance, logs, awaits or imports anything of ours.
Start reading in ``engine/game.py`` (what a game is) and ``engine/hand.py`` (how a hand moves on).
"""
