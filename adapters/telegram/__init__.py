"""Telegram: ``inbound.py`` reads updates, ``port.py`` writes messages, ``run.py`` puts both up."""
