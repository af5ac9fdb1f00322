"""Pictures of what somebody sees at Discord, taken of the preview of the library with a browser
of this machine. Needs the extra ``pictures`` and a Chromium.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

from tests.support.discord.arranging import Channel
from tests.support.discord.people import Person
from tests.support.discord.world import World

DESK: Final = (760, 1000)
PHONE: Final = (390, 844)
TALL: Final = (760, 1200)
ZONES: Final = {"zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei", "en-US": "Europe/London"}
"""Where somebody with such a client lives."""

_CHANNEL: Final = "#channel-timeline"
_LIST: Final = ".select-trigger"
_READY: Final = "() => window.simcordPreview?.ready === true && document.fonts.status === 'loaded'"
_MESSAGES: Final = "() => window.simcordPreview.projectedMessageIds"
# Discord keeps empty lines, and names commands in embeds too. A long list scrolls there; a picture
# has to show all of it.
_LOOKS: Final = """
.markdown-paragraph + .markdown-paragraph { margin-top: 1.375em !important }
.select-list { top: 120px !important; max-height: none !important }
"""
_COMMANDS: Final = """root => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
        texts.currentNode.data = texts.currentNode.data.replace(/<\\/([^:>]+):\\d+>/g, "/$1");
}"""


@dataclass(slots=True)
class Camera:
    browser: Browser
    folder: Path

    async def take(
        self,
        name: str,
        world: World,
        channel: Channel,
        person: Person,
        *,
        now: datetime,
        size: tuple[int, int] = DESK,
        opened: int | None = None,
    ) -> Path:
        """The end of the channel as *person* sees it *now*; width and height in pixels. *opened*
        is the number of a list that he has unfolded, from the first that is in the channel."""
        path = self.folder / f"{name}.png"
        how = {"locale": person.locale, "timezone": ZONES[person.locale], "presentation_time": now}
        async with world.pictures(
            channel, [person], layout="channel", width=size[0], height=size[1], **how
        ) as preview:
            page = await self.browser.new_page(
                viewport={"width": size[0], "height": size[1]},
                locale=person.locale,
                timezone_id=ZONES[person.locale],
                reduced_motion="reduce",
                bypass_csp=True,  # for our own style
            )
            try:
                await page.goto(preview.url)
                await page.wait_for_function(_READY)
                there = {int(id) for id in await page.evaluate(_MESSAGES)}
                assert there <= {shown.id for shown in person.sees(channel)}, "not his to see"
                await self._look(page, opened)
                await page.locator("#preview-app").screenshot(path=path)
            finally:
                await page.close()
        return path

    async def _look(self, page: Page, opened: int | None) -> None:
        await page.add_style_tag(content=_LOOKS)
        channel = page.locator(_CHANNEL)
        await channel.evaluate(_COMMANDS)
        await channel.evaluate("it => { it.scrollTop = it.scrollHeight }")
        if opened is not None:
            await page.locator(_LIST).nth(opened).click()
            await page.locator(".select-list:not([hidden])").first.wait_for()
        await page.wait_for_function(_READY)


@asynccontextmanager
async def camera(folder: Path, browser: str) -> AsyncIterator[Camera]:
    """Pictures go to *folder*. *browser* is the path of a Chromium."""
    alone = os.geteuid() == 0  # Chromium's sandbox does not work for root
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox"] if alone else []
        )
        try:
            yield Camera(launched, folder)
        finally:
            await launched.close()
