"""House rules (规矩) as people choose them: options and their values, changes of a preset, a code
to share them, and the consent of a table. What is said of them stands in ``house.ftl``, and what a
game calls its own in ``house-<game>.ftl``."""
