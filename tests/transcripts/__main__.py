from __future__ import annotations

from tests.transcripts.stories import STORIES
from tests.transcripts.telling import FOLDER, page

for name, story in STORIES.items():
    (FOLDER / f"{name}.txt").write_text(page(name, story()), encoding="utf-8")
