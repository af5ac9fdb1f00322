from __future__ import annotations

from tests.transcripts import scenarios
from tests.transcripts.stories import STORIES
from tests.transcripts.telling import FOLDER, page

for name, story in STORIES.items():
    (FOLDER / f"{name}.txt").write_text(page(name, story()), encoding="utf-8")
for (game, name), case in scenarios.STORIES.items():
    (FOLDER / game).mkdir(exist_ok=True)
    (FOLDER / game / f"{name}.txt").write_text(scenarios.page(case), encoding="utf-8")
