"""The words of the game: what people call them (``names.py``), and what each means at a table:
``roles.py`` for who is who, ``cards.py`` for the cards on the table and what a hand is worth.
"""
