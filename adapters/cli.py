"""The ``gouji`` program."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Collection, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from adapters import serve
from adapters.console import run as terminal
from adapters.settings import Settings, WrongSetting, load
from bot import record, simulate, verify
from bot.commands.games import game_called
from bot.commands.profiles import plain, preset_in
from bot.record import filed, files, showing
from bot.text import Text, locale
from engine.errors import Rejected
from engine.games import FIRST, GAMES, first_preset
from storage.store import InUse, Store, TooNew, Unusable

DATABASE: Final = "gouji.db"
"""Name of the database in the data directory."""
_EXPORTS: Final = {
    "no-such-hand": "table {args.table} has no such hand in {args.database}: tables are counted "
    "from 1 as they were opened; without a hand, the last one is written",
    "record-later": "that hand of table {args.table} is not over: write it when it is, or name an "
    "earlier one, for example: gouji export {args.database} {args.table} 1",
    "record-dissolved": "that hand of table {args.table} was dissolved before its end: it counts "
    "for nothing and has no record; name one that was finished",
}
"""Why there is no record, and what to do."""
_TONGUES: Final = {"zh": "zh-Hans", "zh-Hans": "zh-Hans", "zh-Hant": "zh-Hant", "en": "en"}
"""What a language may be called."""


_LARGEST: Final = 10**9
"""Nobody plays so many hands."""


class Unclear(Exception):
    """House rules are named that there are not, or that are those of several games."""


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
    except (Unclear, InUse, TooNew, Unusable) as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever reads has had enough; nothing is written when we end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gouji", description="Keeps the table for card games, in chats and in the terminal."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=about, description=about)

    run = command("run", "Serve every platform that has a token; with none, play in the terminal.")
    _table_arguments(run)
    run.set_defaults(run=_run)
    play = command("play", "Play in the terminal with computers.")
    _table_arguments(play)
    play.set_defaults(run=_play)
    check = command("check", "Check scenarios and records of hands; say what does not hold.")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check)
    _export_arguments(command("export", "Write the record of a hand that is over."))
    _replay_arguments(command("replay", "Show the record of a hand step by step."))
    _simulate_arguments(command("simulate", "Let computers play; print one JSON object."))
    _verify_arguments(command("verify", "Check a shuffle from its seal and its seed."))
    return parser


def _table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        type=_game,
        choices=list(GAMES),
        help="of the table in the terminal; by default the one that --profile belongs to, or that "
        "was played last",
    )
    parser.add_argument(
        "--profile",
        default="",
        metavar="NAME",
        help=f"house rules of that table ({_listed(GAMES)}), or what they are called in any "
        "language; a table that is what is asked for goes on",
    )


def _deck_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        type=_game,
        choices=list(GAMES),
        help=f"by default that of --profile, or else {FIRST}",
    )
    parser.add_argument(
        "--profile", default="", metavar="NAME", help="by default the first one of the game"
    )


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    _deck_arguments(parser)
    parser.add_argument(
        "--hands",
        type=_positive,
        help="100; with --matches, hands of a match at most, else what its rules say or is usual",
    )
    parser.add_argument("--matches", type=_positive, default=0, help="instead of single hands")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", default="random")
    parser.set_defaults(run=_simulate)


def _verify_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("seal", help="64 hexadecimal digits, public before the deal")
    parser.add_argument("seed", help="32 hexadecimal digits, public after the hand")
    _deck_arguments(parser)
    parser.add_argument(
        "--cut", type=int, action="append", default=[], help="cards that a cut put below; each cut"
    )
    parser.add_argument(
        "--drawer", type=int, default=1, help="seat that drew first, counted from 1"
    )
    parser.set_defaults(run=_verify)


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", type=Path, help="the file gouji.db; it may be in use")
    parser.add_argument("table", type=_positive, help="tables are counted as they were opened")
    parser.add_argument(
        "hand", type=_positive, nargs="?", help="its number at the table; the last one by default"
    )
    parser.add_argument(
        "--match",
        type=_positive,
        help="of an earlier match, counted from 1; the last one by default",
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="instead of standard output")
    parser.set_defaults(run=_export)


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--lang", choices=sorted(_TONGUES), help="the terminal's own by default")
    parser.add_argument("--all", action="store_true", help="print all steps, without waiting")
    parser.set_defaults(run=_replay)


def _run(args: argparse.Namespace) -> int:
    settings = load()
    if not serve.platforms(settings):
        return _play(args)
    _log(settings)
    asyncio.run(_with_store(settings, lambda store: serve.serve(store, settings)))
    return _complain("no platform is left to serve; the log says why")


def _play(args: argparse.Namespace) -> int:
    settings, wanted = load(), terminal.Wanted(*_meant(args))
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(
        _with_store(settings, lambda store: terminal.play(store, settings.gouji_language, wanted))
    )
    return 0


async def _with_store(settings: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    store = await Store.open(settings.gouji_data / DATABASE)
    try:
        await work(store)
    finally:
        await store.close()


def _check(args: argparse.Namespace) -> int:
    return files.check_files(args.files, sys.stdout)


def _export(args: argparse.Namespace) -> int:
    try:
        found = asyncio.run(filed.export(args.database, args.table, args.hand, args.match))
    except Rejected as error:
        return _complain(_EXPORTS[error.code].format(args=args))
    if args.output is None:
        sys.stdout.write(record.text(found))
        return 0
    try:
        args.output.write_text(record.text(found), encoding="utf-8")
    except OSError as error:
        return _complain(f"cannot write to {args.output}: {error.strerror}")
    return 0


def _replay(args: argparse.Namespace) -> int:
    """Page by page; the next one at Enter, until the input ends."""
    words = locale(terminal.language(_TONGUES.get(args.lang)))
    try:
        for number, page in enumerate(showing.pages(files.opened(args.file))):
            if number and not args.all and not _wanted(words.words(Text("record-enter"))):
                return 0
            print("\n".join(words.words(line) for line in page), end="\n\n")
    except record.Malformed as error:
        return _complain(f"{args.file}: {error}")
    except record.DoesNotHold as error:
        _complain(f"{args.file}: {error}")
        return 1
    return 0


def _wanted(prompt: str) -> bool:
    """Whether whoever looks on wants the next step."""
    print(prompt, flush=True)
    line = sys.stdin.readline()
    return bool(line) and line.strip().lower() not in terminal.QUIT


def _simulate(args: argparse.Namespace) -> int:
    game, profile = _dealt(args)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        hands = args.hands or (0 if args.matches else 100)
        total = args.matches or hands
        task = progress.add_task(f"{game} {profile}", total=total)
        order = simulate.Order(
            game=game,
            profile=profile,
            hands=hands,
            seed=args.seed,
            policy=args.policy,
            matches=args.matches,
        )
        return simulate.run(order, sys.stdout, lambda done: progress.update(task, completed=done))


def _verify(args: argparse.Namespace) -> int:
    game, profile = _dealt(args)
    return verify.run(
        game,
        args.seal,
        args.seed,
        sys.stdout,
        rules=GAMES[game].profiles[profile],
        cuts=args.cut,
        drawer=args.drawer - 1,
    )


def _dealt(args: argparse.Namespace) -> tuple[str, str]:
    """The same, or the first of what is not named."""
    game, profile = _meant(args)
    game = game or FIRST
    return game, profile or first_preset(game)


def _meant(args: argparse.Namespace) -> tuple[str, str]:
    """Game and preset that are named, and nothing for what is not. A preset names its game, where
    no other one has a preset of that name. Raises Unclear."""
    games = [args.game] if args.game else list(GAMES)
    named = {game: preset for game in games if (preset := preset_in(game, args.profile))}
    if len(named) > 1:
        raise Unclear(
            f"profile {args.profile} is one of {' and of '.join(named)}: say which with --game"
        )
    if plain(args.profile) and not named:
        raise Unclear(f"no profile {args.profile}; there are: {_listed(games)}")
    return next(iter(named.items()), (args.game or "", ""))


def _listed(games: Collection[str]) -> str:
    """The presets; with their games, if there are several."""
    if len(games) == 1:
        return ", ".join(GAMES[next(iter(games))].profiles)
    return "; ".join(f"{game}: {', '.join(GAMES[game].profiles)}" for game in games)


def _game(word: str) -> str:
    """The key of a game; what is none, as it is, to be refused with those that there are."""
    return game_called(word) or word


def _positive(word: str) -> int:
    try:
        number = int(word)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number") from error
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    if number > _LARGEST:
        raise argparse.ArgumentTypeError(f"must be at most {_LARGEST}")
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
