"""The sound computer player of Gouji. Start reading in ``advice.py``."""

from bot.policies.gouji.advice import GreedyPlayer, advice, check, safe
from bot.policies.gouji.choice import Advice

__all__ = ["Advice", "GreedyPlayer", "advice", "check", "safe"]
