"""The AsyncAPI document of a table's socket, made from the very types that read and write its messages."""

from functools import cache
from typing import Any, Final, get_args

import msgspec
from litestar import get

from chautari import __version__
from chautari.games import catalogue
from chautari.table.messages import ClientMessage, ServerMessage

_ABOUT: Final = (
    "One WebSocket to one table. Say hello first; then every change comes as an update that carries the whole view "
    "of one's seat. docs/protocol.md tells the story and lists the close codes."
)


@cache
def document() -> dict[str, Any]:
    """An AsyncAPI 3.0 document. Each game's `view.game` is defined under its own type's name."""
    sent, heard = get_args(ClientMessage), get_args(ServerMessage)
    extras = [game.extras for game in catalogue().values()]
    found, parts = msgspec.json.schema_components([*sent, *heard, *extras], ref_template="#/components/schemas/{name}")
    messages = {
        struct.__name__: {
            "name": str(struct.__struct_config__.tag),
            "summary": _first_line(struct),
            "contentType": "application/json",
            "payload": schema,
        }
        for struct, schema in zip([*sent, *heard], found, strict=False)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Chautari, a table", "version": __version__, "description": _ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "t/{table}/socket",
                "parameters": {"table": {"description": "The table's name, as in its link."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        # From the point of view of this server, as AsyncAPI 3 has it.
        "operations": {"hear": _operation("receive", sent), "tell": _operation("send", heard)},
        "components": {"messages": messages, "schemas": parts},
    }


def _operation(action: str, structs: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{struct.__name__}"} for struct in structs],
    }


def _first_line(struct: type[msgspec.Struct]) -> str:
    return (struct.__doc__ or struct.__name__).strip().partition("\n")[0]


@get("/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def asyncapi() -> dict[str, Any]:
    return document()
