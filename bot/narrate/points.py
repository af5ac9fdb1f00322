"""Points as they are written."""

from __future__ import annotations


def signed(points: int, plus: str = "") -> str:
    """With a real minus sign, and *plus* before what is above zero."""
    return f"−{-points}" if points < 0 else f"{plus if points else ''}{points}"
