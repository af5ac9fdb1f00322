"""Plain players that a sound one must beat, besides those that can be simulated by name. They stay
as they are, so that figures compare."""

from __future__ import annotations

from typing import Final

from bot.policies import Policy
from bot.policies.gouji.plain import Plain, always

BASELINES: Final[dict[str, dict[str, Policy]]] = {
    "gouji": {"lowest-single": Plain("lowest-single", whole=False, follows=always)}
}
"""By game and name."""
