"""How people type the cards of games in which a play is cards of one rank, with jokers.

``words.py`` cuts a line into tokens, ``items.py`` counts the cards of one part of it, ``cards.py``
finds every reading of the whole; ``suits.py`` names the suits. Which readings are plays, and which
of them is meant, is for the game.
"""
