"""Alembic's folder: `env.py` opens the database, `versions` holds the steps."""
