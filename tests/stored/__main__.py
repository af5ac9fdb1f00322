from __future__ import annotations

import json

from engine.games import GAMES
from tests.stored import fields, listed, locked

for key in GAMES:
    path = listed(key)
    path.parent.mkdir(exist_ok=True)
    known = locked(key) if path.exists() else {}
    path.write_text(json.dumps({**fields(key), **known}, indent=1, sort_keys=True) + "\n")
