"""A store that forgets when the process ends: the model that the tests hold the others to."""

from collections.abc import Mapping

from chautari.store.contract import Append, CodeTaken, Committed, Conflict, Packed, Packing, StoreFailed, TableRow


class MemoryStore:
    """The contract in dictionaries."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._due: dict[str, int | None] = {}
        self._at: dict[str, int] = {}
        self._packed: dict[str, Packed] = {}
        self._servers: dict[str, int] = {}
        self._codes: dict[str, tuple[str, int]] = {}
        self._open = True

    def on_commit(self, committed: Committed) -> None:
        """There is nothing to wait for here, and nothing to tell."""

    async def append(self, append: Append) -> None:
        if not self._open:
            raise StoreFailed("closed", "the store is closed")
        log = self._logs.get(append.table, [])
        if append.after != len(log) or append.table in self._packed:
            raise Conflict(append.table)
        if append.code:
            table, until = self._codes.get(append.code, ("", 0))
            # A code that has run out is free for the next table that asks.
            if until > append.at and table != append.table:
                raise CodeTaken(append.code)
            self._codes[append.code] = (append.table, append.code_until)
        self._logs[append.table] = [*log, *append.bodies]
        self._due[append.table] = append.due
        self._at[append.table] = append.at

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self._logs.get(table, [])[after:]

    async def due(self, until: int, limit: int = 1000) -> list[str]:
        ready = sorted((due, table) for table, due in self._due.items() if due is not None and due <= until)
        return [table for _, table in ready[:limit]]

    async def others_wrote(self) -> bool:
        return False

    async def moved_on(self, known: Mapping[str, int]) -> list[str]:
        return sorted(table for table, last in known.items() if len(self._logs.get(table, [])) != last)

    async def table_of(self, code: str, now: int) -> str | None:
        table, until = self._codes.get(code, ("", 0))
        return table if until > now else None

    async def tables(self, after: str = "", limit: int = 1000) -> list[TableRow]:
        names = sorted(name for name in self._logs if name > after)[:limit]
        return [self._row(name) for name in names]

    def _row(self, name: str) -> TableRow:
        return TableRow(name, len(self._logs[name]), self._due[name], self._at[name], name in self._packed)

    async def pack(self, packing: Packing) -> None:
        if packing.after != len(self._logs.get(packing.table, [])) or packing.after == 0:
            raise Conflict(packing.table)
        self._logs[packing.table] = []
        self._due[packing.table] = None
        self._packed[packing.table] = Packed(packing.packed.about, list(packing.packed.records))
        self._drop_codes(packing.table)

    async def packed(self, table: str) -> Packed | None:
        return self._packed.get(table)

    async def forget(self, row: TableRow) -> None:
        if row.table not in self._logs or self._row(row.table)[1:] != row[1:]:
            raise Conflict(row.table)
        del self._logs[row.table], self._due[row.table], self._at[row.table]
        self._packed.pop(row.table, None)
        self._drop_codes(row.table)

    def _drop_codes(self, table: str) -> None:
        self._codes = {code: lead for code, lead in self._codes.items() if lead[0] != table}

    async def beat(self, server: str, now: int, until: int) -> list[str]:
        if not self._open:
            raise StoreFailed("closed", "the store is closed")
        self._servers[server] = until
        self._servers = {name: end for name, end in self._servers.items() if end > now}
        return sorted(name for name in self._servers if name != server)

    async def close(self) -> None:
        self._open = False
