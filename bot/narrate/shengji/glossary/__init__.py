"""The words of the game: what people call them (``names.py``), and what each means at a table
(``values.py``). Every term has its definition, what this table makes of it, and a position."""
