"""Between rows of a result and the models. Nothing here tracks changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from sqlalchemy import CursorResult
from sqlmodel import SQLModel

M = TypeVar("M", bound=SQLModel)


def many(model: type[M], result: CursorResult[*tuple[Any, ...]]) -> list[M]:
    return [made(model, row) for row in result.mappings()]


def one(model: type[M], result: CursorResult[*tuple[Any, ...]]) -> M | None:
    row = result.mappings().one_or_none()
    return None if row is None else made(model, row)


def made(model: type[M], row: Mapping[Any, Any]) -> M:
    """The values come from the database, so nothing needs to be checked."""
    return model.model_construct(**row)


def new(row: SQLModel) -> dict[str, Any]:
    """The values to insert; the database gives the id."""
    return row.model_dump(exclude={"id"})
