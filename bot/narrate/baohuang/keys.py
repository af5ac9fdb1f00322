"""The names of the panels of a private message.

=============  ==========================================================
``""``         the first one
``c``          the same, to change an answer that has been given
``d``          what one can declare
``rK``         plays of kings; leading: how many
``aK3``        leading: what goes with three kings
``J``          bare jokers
=============  ==========================================================
"""

from __future__ import annotations

import re
from typing import Final

PANEL: Final = re.compile(r"|c|d|J|r[3-9TJQKA2]|a[3-9TJQKA2][0-9a-z]")
