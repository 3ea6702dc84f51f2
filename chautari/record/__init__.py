"""The record: a game as text, in TOML. `docs/record.md` describes the format.

`text` reads and writes, `playback` plays what was read, `recorder` makes a record of what happens, and `eyes` takes out
of a record what a pair of eyes never saw.
"""

from chautari.record.eyes import for_eyes
from chautari.record.playback import PlayedHand, Replayed, replay
from chautari.record.recorder import Recorder
from chautari.record.text import Record, RecordedHand, RecordError, read, read_bytes, written

__all__ = [
    "PlayedHand",
    "Record",
    "RecordError",
    "RecordedHand",
    "Recorder",
    "Replayed",
    "for_eyes",
    "read",
    "read_bytes",
    "replay",
    "written",
]
