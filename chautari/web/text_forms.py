"""What a form of a table's text pages asks of the table, as the command that a socket would bring."""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.exceptions import ClientException

from chautari.game import OptionValue
from chautari.games import catalogue
from chautari.table import messages as m

Fields = Mapping[str, Any]

_NUMBER: Final = re.compile(r"[0-9]{1,15}")
_PLAIN: Final[dict[str, type[m.Command]]] = {
    "deal": m.Deal,
    "stop": m.Stop,
    "ask": m.Ask,
    "answer": m.Answer,
    "say": m.Say,
    "leave": m.Leave,
    "game": m.ChangeGame,
    "add_seat": m.AddSeat,
    "remove_seat": m.RemoveSeat,
    "free_seat": m.FreeSeat,
    "level": m.SetLevel,
}
"""Commands whose fields stand in the form as they stand on the wire."""

NEVER: Final = "never"
"""The choice that nobody away is ever played for."""


def command(do: str, form: Fields, table: m.TableView) -> m.Command:
    """The command of a form at a table as it is. Raises ClientException for a form that asks for nothing there is."""
    ident = secrets.token_hex(8)
    if do in _PLAIN:
        kind = _PLAIN[do]
        given = {name: str(form[name])[:60] for name in kind.__struct_fields__ if name != "id" and name in form}
        return _made(kind, {"id": ident, **given})
    if do == "rename":
        # A name of nothing is refused in words.
        return m.Rename(ident, str(form.get("name", ""))[:16].strip() or " ")
    if do == "options":
        return m.Settings(ident, options=_options(form, table))
    if do == "settings":
        return _settings(ident, form, table)
    move = str(form.get("number" if do == "number" else "move", ""))[:40]
    seq = str(form.get("seq", ""))
    if do not in ("move", "number") or not move or not _NUMBER.fullmatch(seq):
        raise ClientException("this form makes no move")
    return m.Move(ident, int(seq), move)


def _options(form: Fields, table: m.TableView) -> dict[str, OptionValue]:
    """The game's options, with what the form says of them; a choice that there is none is refused by the table."""
    chosen = dict(table.options)
    for option in catalogue()[table.game].rules.options:
        said = str(form.get(f"option-{option.name}", ""))[:40]
        if said:
            chosen[option.name] = next((value for value in option.values if str(value) == said), said)
    return chosen


def _settings(ident: str, form: Fields, table: m.TableView) -> m.Command:
    """Only what is to be other than it is: somebody else may be changing the rest."""
    fields: dict[str, object] = {}
    for name in ("pace", "hints", "turn_clock", "spectators", "joining", "phrases"):
        said = str(form.get(name, ""))[:40]
        if said and said.lower() != str(getattr(table, name)).lower():
            fields[name] = said
    away = str(form.get("away_after", ""))[:40]
    if away == NEVER and table.away_after is not None:
        fields["away_never"] = "true"
    elif away and away != NEVER and away != str(table.away_after):
        fields["away_after"] = away
    return _made(m.Settings, {"id": ident, **fields})


def _made(kind: type[m.Command], fields: dict[str, object]) -> m.Command:
    try:
        made: m.Command = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise ClientException(str(wrong)) from wrong
    return made
