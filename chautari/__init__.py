"""Chautari: South Asian card games and their kin, at one table."""

__version__ = "0.1.0"
