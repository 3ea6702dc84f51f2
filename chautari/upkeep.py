"""The command ``chautari tables``: what whoever runs a house may do with its tables. A server may run meanwhile."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, TypeVar

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from chautari.store import Store, TableRow
    from chautari.table.entries import Entry
    from chautari.table.records import Finished

tables: Final = typer.Typer(no_args_is_help=True, help="List, export and remove tables; a server may run meanwhile.")

_DAY_MS: Final = 24 * 3600 * 1000
_PAGE: Final = 500

_Database = Annotated[
    Path, typer.Option("--database", "--db", help="The file that keeps the tables.", envvar="CHAUTARI_DATABASE")
]
_Found = TypeVar("_Found")


class Listed(NamedTuple):
    """A table in the list."""

    table: str
    game: str
    phase: str
    """``lobby``, ``playing``, ``between``, ``over``, ``packed``, or ``other rules`` when they are not here."""
    people: list[str]
    """Names; animals for those who gave none."""
    last_played: int
    """Milliseconds since 1970."""
    entries: int
    games: int
    """Finished ones."""
    bytes: int
    """Of what is kept of it."""


@tables.command("list")
def list_tables(
    database: _Database = Path("chautari.db"),
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False,
) -> None:
    """List all tables, the last played at first."""
    from rich.console import Console
    from rich.progress import track

    async def found(store: "Store") -> list[Listed]:
        rows = await _rows(store)
        shown = track(rows, "reading", console=Console(stderr=True), transient=True, disable=len(rows) < _PAGE)
        return sorted([await listed(store, row) for row in shown], key=lambda row: -row.last_played)

    rows = _with_store(database, found)
    if as_json:
        typer.echo(json.dumps([row._asdict() for row in rows], ensure_ascii=False, indent=1))
    else:
        Console().print(_drawn(rows))


@tables.command()
def export(
    table: Annotated[str, typer.Argument(help="The table, as in its link.")],
    to: Annotated[Path, typer.Option("--to", help="The folder to write to; made when it is not there.")] = Path(),
    database: _Database = Path("chautari.db"),
) -> None:
    """Write a table's finished games as records (TABLE-1.toml ...) with all cards as they truly were.

    Of a table of a game or of rules that are not here, the log is written as it is (TABLE.jsonl, an entry a line).
    """

    async def written(store: "Store") -> list[Path]:
        files = await exported(store, table)
        to.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (to / name).write_text(text, encoding="utf-8")
        return [to / name for name in files]

    paths = _with_store(database, written)
    for path in paths:
        typer.echo(path)
    if not paths:
        typer.echo("No game was finished at this table.", err=True)


@tables.command()
def remove(
    names: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help="Tables, as in their links.")] = None,
    older_than: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="All tables not played at for so long.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    database: _Database = Path("chautari.db"),
) -> None:
    """Remove tables for good, with their games and codes. Whoever sits there is told that there is no such table.

    Names may begin with a hyphen: put -- before them.
    """
    if bool(names) == (older_than is not None):
        raise typer.BadParameter("name tables, or say --older-than DAYS")

    async def chosen(store: "Store") -> list["TableRow"]:
        rows = await _rows(store)
        if older_than is not None:
            before = datetime.now(UTC).timestamp() * 1000 - older_than * _DAY_MS
            return [row for row in rows if row.at < before]
        known = {row.table: row for row in rows}
        unknown = [name for name in names or [] if name not in known]
        if unknown:
            raise _Trouble(f"There is no table {', '.join(unknown)}; nothing was removed.")
        return [known[name] for name in names or []]

    rows = _with_store(database, chosen)
    if not rows:
        typer.echo("There is nothing to remove.")
        return
    if not yes:
        typer.confirm(f"Remove {len(rows)} table{'s' if len(rows) > 1 else ''} and their games for good?", abort=True)
    left = _with_store(database, lambda store: removed(store, rows))
    typer.echo(f"Removed {len(rows) - len(left)}.")
    for name in left:
        typer.echo(f"{name} was played at just now and is left alone.", err=True)
    if left:
        raise typer.Exit(1)


# --- what they do -----------------------------------------------------------------------------------------------------


async def listed(store: "Store", row: "TableRow") -> Listed:
    """What there is to say of a table, also where its rules are not here. Raises StoreFailed."""
    from chautari.table.entries import NotUnderstood
    from chautari.table.packing import about
    from chautari.table.records import finished_games
    from chautari.table.state import fold

    packed = await store.packed(row.table) if row.packed else None
    if packed is not None:
        known = about(packed)
        people = [name for name, token in zip(known.seats, known.tokens, strict=True) if token]
        size = len(packed.about) + sum(map(len, packed.records))
        return Listed(row.table, known.game, "packed", people, known.last, 0, len(packed.records), size)
    log = await store.read(row.table)
    size = sum(map(len, log))
    first, last = (json.loads(body) for body in (log[0], log[-1])) if log else ({}, {})
    try:
        entries = _decoded(log)
        state = fold(row.table, entries)
        people = [seat.called for seat in state.seats if seat.token]
        games = len(finished_games(row.table, entries))
        return Listed(row.table, state.rules.name, state.phase, people, state.at, len(log), games, size)
    except (NotUnderstood, ValueError):
        people = [seat.get("name") or seat["avatar"].capitalize() for seat in first.get("seats", []) if "token" in seat]
        game = str(first.get("game", "?"))
        return Listed(row.table, game, "other rules", people, last.get("at", row.at), len(log), 0, size)


async def exported(store: "Store", table: str) -> dict[str, str]:
    """The files that a table is exported as, by name. Raises StoreFailed, and says so when there is no such table."""
    from chautari.record import written
    from chautari.table.entries import NotUnderstood
    from chautari.table.packing import unpacked
    from chautari.table.records import finished_games
    from chautari.table.state import fold

    games: list[Finished] = []
    raw: dict[str, str] = {}
    log = await store.read(table)
    packed = None if log else await store.packed(table)
    if log:
        try:
            entries = _decoded(log)
            games = finished_games(table, entries)
            fold(table, entries)
        except (NotUnderstood, ValueError):
            raw[f"{table}.jsonl"] = "".join(body.decode() + "\n" for body in log)
    elif packed is not None:
        games = unpacked(packed)
    else:
        raise _Trouble(f"There is no table {table}.")
    return {f"{table}-{number}.toml": written(game.record) for number, game in enumerate(games, 1)} | raw


async def removed(store: "Store", rows: Iterable["TableRow"]) -> list[str]:
    """Remove tables; returns those that were played at meanwhile and are still there."""
    from chautari.store import Conflict

    left = []
    for row in rows:
        try:
            await store.forget(row)
        except Conflict:
            left.append(row.table)
    return left


class _Trouble(Exception):
    """Why a command cannot be done, in words."""


def _decoded(log: list[bytes]) -> list["Entry"]:
    from chautari.table.entries import decode

    return [decode(body) for body in log]


async def _rows(store: "Store") -> list["TableRow"]:
    rows: list[TableRow] = []
    while page := await store.tables(rows[-1].table if rows else "", _PAGE):
        rows += page
    return rows


def _with_store(database: Path, work: Callable[["Store"], Awaitable[_Found]]) -> _Found:
    """Open the store, do something with it and close it; trouble is said in words."""
    from chautari.store import StoreFailed
    from chautari.store.sqlite import SqliteStore

    async def whole() -> _Found:
        store = SqliteStore(database)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        if not database.is_file():
            raise _Trouble(f"There is no database {database}.")
        return asyncio.run(whole())
    except StoreFailed as failed:
        typer.echo(f"The database {database} cannot be used: {failed}", err=True)
    except _Trouble as trouble:
        typer.echo(trouble, err=True)
    raise typer.Exit(1)


def _drawn(rows: list[Listed]) -> "Table":
    from rich import box
    from rich.table import Table

    columns: list[Any] = ["table", "game", "phase", "people", "last played", "games", "size"]
    title = "1 table" if len(rows) == 1 else f"{len(rows)} tables"
    drawn = Table(*columns, title=title, box=box.SIMPLE_HEAD, pad_edge=False)
    for number in (0, 1, 4):
        drawn.columns[number].no_wrap = True
    for number in (5, 6):
        drawn.columns[number].justify = "right"
    for row in rows:
        day = datetime.fromtimestamp(row.last_played / 1000, UTC).astimezone().strftime("%Y-%m-%d")
        size = f"{row.bytes / 1024:.1f} kB"
        drawn.add_row(row.table, row.game, row.phase, ", ".join(row.people), day, str(row.games), size)
    return drawn
