"""Where tables' logs live, behind one contract."""

from chautari.store.contract import Append, CodeTaken, Conflict, Packed, Packing, Store, StoreFailed, TableRow

__all__ = ["Append", "CodeTaken", "Conflict", "Packed", "Packing", "Store", "StoreFailed", "TableRow"]
