from __future__ import annotations

import json

from tests.stored import FIELDS, fields, locked

known = locked() if FIELDS.exists() else {}
FIELDS.write_text(json.dumps({**fields(), **known}, indent=1, sort_keys=True) + "\n")
