"""The schema's versions, brought about by Alembic; `migrations/versions` holds one file for each."""

import sqlite3
import threading
from pathlib import Path
from typing import Final

from chautari.store.contract import StoreFailed

NEWEST: Final = "0002"

_one_at_a_time: Final = threading.Lock()
"""Alembic keeps its state in globals; other processes are kept waiting by the database itself."""


def version(connection: sqlite3.Connection) -> str:
    """The schema version of a database; empty for a new one."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    return str(row[0]) if row else ""


def bring_up_to_date(path: str, connection: sqlite3.Connection) -> None:
    """Run the migrations that ``path`` lacks. Raises StoreFailed when it belongs to a newer Chautari."""
    found = version(connection)
    if found == NEWEST:
        return
    if found > NEWEST:
        raise StoreFailed("broken", f"{path} was written by a newer Chautari (schema {found}; this one knows {NEWEST})")
    # Imported only when needed: a server's start should not wait for a migration library it seldom uses.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["path"] = path
    with _one_at_a_time:
        command.upgrade(config, NEWEST)
