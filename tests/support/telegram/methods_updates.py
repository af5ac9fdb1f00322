"""Fetching updates. Webhooks are not emulated; removing one that is not there is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.telegram.methods import method

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]


@method("getUpdates")
async def get_updates(world: World, parameters: Json) -> list[Json]:
    """Long polling."""
    return await world.updates.poll(parameters)


@method("deleteWebhook")
def delete_webhook(world: World, parameters: Json) -> bool:
    """There is never a webhook; waiting updates may be dropped."""
    if parameters.get("drop_pending_updates"):
        world.updates.drop()
    return True


@method("getWebhookInfo")
def get_webhook_info(world: World, parameters: Json) -> Json:
    """No webhook, and how many updates wait."""
    return {
        "url": "",
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending),
    }
