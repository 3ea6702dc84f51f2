"""Tables grow old: when each was last played, what is kept of those that are packed, and which servers are up."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # A server of the version before may still be running: what it writes leaves the new columns as they are.
    op.execute("ALTER TABLE tables ADD COLUMN at INTEGER NOT NULL DEFAULT 0")
    op.execute("ALTER TABLE tables ADD COLUMN about TEXT")
    op.execute(
        """UPDATE tables SET at = coalesce(
            (SELECT body ->> 'at' FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0)"""
    )
    op.execute("CREATE INDEX codes_table ON codes (table_id)")
    op.execute(
        """CREATE TABLE records (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        )"""
    )
    op.execute(
        """CREATE TABLE servers (
            id TEXT PRIMARY KEY,
            until INTEGER NOT NULL
        ) WITHOUT ROWID"""
    )
