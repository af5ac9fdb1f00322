"""The outside world: chat platforms, the terminal, and the ``gouji`` program."""
