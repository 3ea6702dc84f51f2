"""``python -m chautari`` is the program ``chautari``."""

from chautari.cli import main

main()
