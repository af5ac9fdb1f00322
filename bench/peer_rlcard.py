"""Random Dou Dizhu in RLCard, timed. Run by ``bench.engine`` in an environment that has RLCard.

Prints one JSON object. RLCard builds the observation and the legal actions in ``env.step``, as our
engine builds a view with what is asked; the drawing itself is one choice on both sides.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

import rlcard  # type: ignore[import-not-found]


def main(seconds: float, seed: int) -> None:
    env = rlcard.make("doudizhu", config={"seed": seed})
    rng = Random(seed)
    decisions = hands = 0
    started = process_time()
    while process_time() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        hands += 1
    spent = process_time() - started
    json.dump({"decisions": decisions, "hands": hands, "seconds": spent}, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
