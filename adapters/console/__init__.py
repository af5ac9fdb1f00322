"""The terminal: one person, five computers, the same core as every chat."""
