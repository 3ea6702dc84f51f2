"""What is to happen, drawn from a seed before anything does: it can be printed, repeated, and made shorter."""

from random import Random
from typing import Any, Final, NamedTuple

from chautari.games import catalogue

CALM_FOR: Final = 12 * 3600.0
"""Simulated seconds in which a game must end, once nothing goes wrong any more."""


class Trouble(NamedTuple):
    """One thing that goes wrong, or that somebody does out of turn."""

    at: float
    """Seconds from the start."""
    what: str
    who: int = 0
    """Which person or process, counted round."""
    how: float = 0.0
    """How long, in seconds, or a number in [0, 1) to choose by."""

    def __str__(self) -> str:
        return f"{self.at:7.1f} s  {self.what} {self.who} ({self.how:.2f})"


class Plan(NamedTuple):
    """A whole schedule."""

    game: str
    seed: int
    opening: dict[str, Any]
    friends: int
    """How many people sit down beside the one who opens the table, each with a phone."""
    processes: int
    on_disk: bool
    settings: dict[str, Any]
    """What the host chooses first."""
    arrange: tuple[str, ...]
    """What the host does between games, one thing each time: ``add_seat``, ``remove_seat``, or a game to change to."""
    agreeable: float
    """How often people agree to what others ask."""
    troubles: tuple[Trouble, ...]
    calm_at: float
    """From when on nothing goes wrong, in seconds."""
    absent: tuple[int, ...]
    """People who never come back from then on."""

    def __str__(self) -> str:
        head = [f"{name}: {value}" for name, value in zip(self._fields, self, strict=True) if name != "troubles"]
        return "\n".join([*head, "troubles:", *map(str, self.troubles)])


SHORT: Final[dict[str, dict[str, tuple[Any, ...]]]] = {
    "jutpatti": {"hands": (1,)},
    "pitty_pat": {"hands": (1, 3)},
    "teen_patti": {"hands": (10,)},
    "patta_party": {"length": ("quick",)},
}
"""Options that make a game end soon; all others are drawn."""

PEOPLE: Final = (
    *["sleep"] * 5,
    *["tunnel"] * 5,
    *["cut"] * 4,
    *["reload"] * 3,
    *["tab"] * 2,
    *["again"] * 4,
    *["odd"] * 3,
    *["gone"] * 4,
    *["leave"] * 2,
    "free",
    "rename",
    "level",
    "pace",
    "stop",
    "join",
    "onlooker",
    "sit",
    *["settings"] * 2,
    *["ask"] * 4,
    *["say"] * 3,
    *["hand_over"] * 2,
)
WORLD: Final = (*["crash"] * 4, *["deploy"] * 3, *["sick"] * 3, *["races"] * 2, "slow")
LONG: Final = ("sleep", "tunnel", "gone")
SICK: Final = ("disk_full", "locked", "read_only", "broken")


def drawn(game: str, seed: int, most_processes: int = 2) -> Plan:
    """The schedule of a seed."""
    lot = Random(f"{game} {seed}")
    rules = catalogue()[game].rules
    way = lot.choices(("friends", "pass", "computer"), (7, 2, 1))[0]
    seats = lot.choice(rules.seats[:3])
    short = SHORT.get(game, {})
    options = {o.name: lot.choice(short.get(o.name, o.values)) for o in rules.options}
    opening = {"game": game, "way": way, "seats": seats, "options": options, "name": "asha"}
    opening["pace"] = lot.choice(("quick", "quick", "human", "slow"))
    opening["level"] = lot.choice(("easy", "steady"))
    if way == "pass":
        opening["people"] = lot.randint(2, min(seats, 4))
    friends = lot.randint(0 if seats > 2 else 1, min(seats - 1, 3)) if way == "friends" else 0
    settings: dict[str, Any] = {}
    if lot.random() < 0.7 and way == "friends":
        settings["away_after"] = lot.choice((0, 5, 20, 45, 300))
    elif lot.random() < 0.3 and way == "friends":
        settings["away_never"] = True
    if lot.random() < 0.5 and way == "friends":
        settings["turn_clock"] = lot.choice((30, 60))
    if lot.random() < 0.3:
        settings["joining"] = lot.choice(("at_once", "between"))
    if lot.random() < 0.2 and way != "pass":
        settings["spectators"] = lot.choice((True, False))
    changes = (*catalogue(), *["add_seat"] * 2, *["remove_seat"] * 2)
    arrange = tuple(lot.choices(changes, k=lot.randint(1, 3))) if lot.random() < 0.25 else ()
    calm_at = lot.uniform(20, 300)
    count = lot.randint(2, 14)
    troubles = []
    for _ in range(count):
        what = lot.choice(PEOPLE) if lot.random() < 0.7 else lot.choice(WORLD)
        how = lot.choice((lot.uniform(0, 3), lot.uniform(3, 20), lot.uniform(20, 120)))
        if what not in (*LONG, *WORLD):
            how = lot.random()
        troubles.append(Trouble(lot.uniform(1, calm_at), what, lot.randrange(8), min(how, calm_at)))
    absent = tuple(n for n in range(friends + 1) if lot.random() < 0.25)
    if len(absent) == friends + 1:
        absent = absent[1:]
    return Plan(
        game=game,
        seed=seed,
        opening=opening,
        friends=friends,
        processes=lot.choice((1, 1, 2)) if most_processes > 1 else 1,
        on_disk=lot.random() < 0.25,
        settings=settings,
        arrange=arrange,
        agreeable=lot.choice((0.2, 0.7, 1.0)),
        troubles=tuple(sorted(troubles)),
        calm_at=calm_at,
        absent=absent,
    )
