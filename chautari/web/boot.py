"""What a page of the table's client brings along, so that nothing has to be asked for before the first drawing."""

import msgspec

from chautari.games import catalogue
from chautari.words import LANGUAGES, version


def boot(game: str, **more: object) -> str:
    """The text of the page's ``#boot``, for a game; `client/src/boot.ts` describes it. Safe inside a script element."""
    rules = catalogue()[game].rules
    told = {
        "game": game,
        "clockwise": rules.clockwise,
        "chips": rules.chips,
        "teams": rules.teams,
        "seats": rules.seats,
        "options": [{"name": option.name, "values": option.values} for option in rules.options],
        "words": {each: words_address(each, game) for each in LANGUAGES},
        **more,
    }
    # In a script element only `<` could end it early.
    return msgspec.json.encode(told).decode().replace("<", "\\u003c")


def words_address(tongue: str, game: str) -> str:
    """Where the client finds the words of a language, relative to the house."""
    return f"words/{tongue}/{game}.ftl?v={version(tongue, game)}"
