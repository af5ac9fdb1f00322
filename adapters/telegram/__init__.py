"""Telegram: ``inbound.py`` reads updates, ``port.py`` writes messages, ``run.py`` puts both up."""

import os

# Without it the library warns whenever Telegram asks us to slow down, and gives whole seconds.
os.environ.setdefault("PTB_TIMEDELTA", "true")
