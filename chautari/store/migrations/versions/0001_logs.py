"""Logs of tables, when each is due, and short codes."""

from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.execute(
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            last INTEGER NOT NULL,
            due INTEGER
        ) WITHOUT ROWID"""
    )
    op.execute("CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL")
    op.execute(
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID"""
    )
    op.execute(
        """CREATE TABLE codes (
            code TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES tables (id),
            until INTEGER NOT NULL
        ) WITHOUT ROWID"""
    )
