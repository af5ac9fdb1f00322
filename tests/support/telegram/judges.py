"""The second opinion on shapes: another library's models of the newest Bot API.

Telegram silently ignores parameters it does not know, so a typing mistake would go unnoticed.
aiogram has a model for every method and object; a field it does not know, or a value it cannot
read, is reported here as text. The same check runs on the emulator's own answers and updates.
"""

from __future__ import annotations

import functools
from typing import Any

import aiogram.methods
from aiogram.methods import TelegramMethod
from aiogram.types import Update
from pydantic import BaseModel, TypeAdapter, ValidationError

Json = dict[str, Any]


def _models() -> dict[str, type[TelegramMethod[Any]]]:
    found: dict[str, type[TelegramMethod[Any]]] = {}
    for item in vars(aiogram.methods).values():
        if isinstance(item, type) and issubclass(item, TelegramMethod):
            name = getattr(item, "__api_method__", None)
            if isinstance(name, str):
                found[name.lower()] = item
    return found


_METHODS = _models()


def request_faults(method: str, parameters: Json) -> list[str]:
    """What is wrong with the parameters of a call."""
    model = _METHODS.get(method.lower())
    if model is None:
        return [f"the Bot API has no method {method}"]
    try:
        return unknown_fields(model.model_validate(parameters, context={}))
    except ValidationError as error:
        return _reasons(error)


def response_faults(method: str, result: Any) -> list[str]:
    """What is wrong with a result the emulator is about to return."""
    adapter = _adapter(method.lower())
    if adapter is None:
        return []
    try:
        return unknown_fields(adapter.validate_python(result))
    except ValidationError as error:
        return _reasons(error)


def update_faults(update: Json) -> list[str]:
    """What is wrong with an update the emulator is about to queue."""
    try:
        return unknown_fields(Update.model_validate(update))
    except ValidationError as error:
        return _reasons(error)


@functools.cache
def _adapter(method: str) -> TypeAdapter[Any] | None:
    model = _METHODS.get(method)
    return TypeAdapter(model.__returning__) if model is not None else None


def unknown_fields(value: object, path: str = "") -> list[str]:
    """Every field, at any depth, that the models do not know."""
    if isinstance(value, BaseModel):
        found = [f"unknown field {path}.{name}" for name in (value.model_extra or {})]
        for name in type(value).model_fields:
            found += unknown_fields(getattr(value, name, None), f"{path}.{name}")
        return found
    if isinstance(value, list | tuple):
        return [
            fault
            for index, item in enumerate(value)
            for fault in unknown_fields(item, f"{path}[{index}]")
        ]
    return []


def _reasons(error: ValidationError) -> list[str]:
    return [
        f"{'.'.join(str(part) for part in item['loc'])}: {item['msg']}"
        for item in error.errors()[:5]
    ]
