"""A finished game's record as a file to keep, for the API and for the pages of text."""

from litestar import Response

from chautari.table.records import NoSuchRecord
from chautari.table.tables import Tables


async def download(tables: Tables, table: str, number: int, token: str | None) -> Response[str]:
    """Game ``number``, from 1, as whoever holds a seat's secret may have it.

    Raises NoSuchRecord where there is none; else as `Archive.record`.
    """
    toml = await tables.archive.record(table, number, token)
    if toml is None:
        raise NoSuchRecord(number)
    return Response(
        toml,
        media_type="application/toml; charset=utf-8",
        headers={
            "content-disposition": f'attachment; filename="chautari-game-{number}.toml"',
            # What one gets depends on whose seat one has.
            "cache-control": "private, no-store",
        },
    )
