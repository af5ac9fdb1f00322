"""Between rows of a result and the models. Nothing here tracks changes."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import CursorResult
from sqlmodel import SQLModel

M = TypeVar("M", bound=SQLModel)


def many(model: type[M], result: CursorResult[*tuple[Any, ...]]) -> list[M]:
    return [model(**row) for row in result.mappings()]


def one(model: type[M], result: CursorResult[*tuple[Any, ...]]) -> M | None:
    row = result.mappings().one_or_none()
    return None if row is None else model(**row)


def new(row: SQLModel) -> dict[str, Any]:
    """The values to insert; the database gives the id."""
    return row.model_dump(exclude={"id"})
