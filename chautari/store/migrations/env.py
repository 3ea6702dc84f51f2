"""How Alembic reaches the database: called by `chautari.store.schema`, never from a command line."""

from alembic import context
from sqlalchemy import create_engine

engine = create_engine("sqlite:///" + context.config.attributes["path"], connect_args={"isolation_level": None})
with engine.connect() as connection:
    # Taken before Alembic looks, so that of two servers that start at once one migrates and the other waits.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    context.configure(connection=connection)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
