"""Faults that the tests must notice; ``planted_faults.py`` beside this folder plants them."""
