"""The words of the game: what people call them, and what each means at a table.

Every term has its definition, what this table makes of it, and an example: ``play.py`` for the
cards on the table, ``match.py`` for what happens around a hand.
"""
