"""The ``gouji`` program."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from adapters import serve
from adapters.console import run as terminal
from adapters.settings import Settings, WrongSetting, load
from bot import scenario, simulate, verify
from engine.games import GAMES
from storage.store import InUse, Store, TooNew, Unusable

DATABASE: Final = "gouji.db"
"""Name of the database in the data directory."""


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # odd bytes must not end a game
            stream.reconfigure(errors="replace")
    args = _parser().parse_args(words)
    try:
        result: int = args.run(args)
    except WrongSetting as error:
        return _complain(str(error))
    except (InUse, TooNew, Unusable) as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return 130
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gouji", description="Keeps the table for Gouji, in chats and in the terminal."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=about, description=about)

    run = command("run", "Serve every platform that has a token; with none, play in the terminal.")
    run.set_defaults(run=_run)
    play = command("play", "Play a hand in the terminal with five computers.")
    play.set_defaults(run=_play)
    check = command("check", "Check scenario files; say which line does not hold.")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check)
    _simulate_arguments(command("simulate", "Let computers play; print one JSON object."))
    _verify_arguments(command("verify", "Check a shuffle from its seal and its seed."))
    return parser


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="gouji", choices=sorted(GAMES))
    parser.add_argument("--profile", default="finalstone")
    parser.add_argument("--hands", type=_positive, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", default="random")
    parser.set_defaults(run=_simulate)


def _verify_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("seal", help="64 hexadecimal digits, public before the deal")
    parser.add_argument("seed", help="32 hexadecimal digits, public after the hand")
    parser.set_defaults(run=_verify)


def _run(args: argparse.Namespace) -> int:
    settings = load()
    if not serve.platforms(settings):
        return _play(args)
    _log(settings)
    asyncio.run(_with_store(settings, lambda store: serve.serve(store, settings)))
    return _complain("no platform is left to serve; the log says why")


def _play(args: argparse.Namespace) -> int:
    settings = load()
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(_with_store(settings, lambda store: terminal.play(store, settings.gouji_language)))
    return 0


async def _with_store(settings: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    store = await Store.open(settings.gouji_data / DATABASE)
    try:
        await work(store)
    finally:
        await store.close()


def _check(args: argparse.Namespace) -> int:
    return scenario.check_files(args.files, sys.stdout)


def _simulate(args: argparse.Namespace) -> int:
    profiles = GAMES[args.game].profiles
    if args.profile not in profiles:
        return _complain(f"no profile {args.profile}; there are: {', '.join(profiles)}")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{args.game} {args.profile}", total=args.hands)
        order = simulate.Order(
            game=args.game,
            profile=args.profile,
            hands=args.hands,
            seed=args.seed,
            policy=args.policy,
        )
        return simulate.run(order, sys.stdout, lambda done: progress.update(task, completed=done))


def _verify(args: argparse.Namespace) -> int:
    return verify.run(args.seal, args.seed, sys.stdout)


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _complain(words: str) -> int:
    print(f"gouji: {words}", file=sys.stderr)
    return 2


def _log(settings: Settings) -> None:
    """To standard error. The HTTP client logs addresses, which contain the token: not that."""
    logging.basicConfig(
        level=settings.gouji_log, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    for name in ("httpx", "httpcore", "telegram", "discord", "alembic", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
