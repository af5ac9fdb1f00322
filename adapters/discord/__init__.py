"""Discord: ``port.py`` writes messages, ``items.py`` hears what is pressed under them."""
