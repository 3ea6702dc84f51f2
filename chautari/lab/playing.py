"""Playing games out between computer players, and sharing many such games among processes."""

from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Protocol, TypeVar

from chautari.game import ComputerPlayer, Event, Happening, Position, Rules, happening
from chautari.lab.playout import give


def play(
    rules: Rules,
    position: Position,
    players: Sequence[ComputerPlayer],
    random: Random,
    ended: Callable[[Position], bool],
    told: Sequence[Event] = (),
) -> None:
    """Play a position on, one player a seat, until it has ``ended``.

    Each player gets its own view and what its seat saw of the hand; ``told`` happened before.
    """
    events: Sequence[Event] = told
    seen: list[list[Happening]] = [[] for _ in players]
    while True:
        for seat, history in enumerate(seen):
            history += [happening(event, seat) for event in events]
        if ended(position):
            return
        new: list[Event] = []
        events = new
        if position.to_act >= 0:
            seat = position.to_act
            choice = players[seat].choose(position.view(seat), seen[seat])
            position.play(seat, rules.parse(choice.move), new)
        else:
            chance = position.chance()
            if chance is not None and chance.why == "deal":
                seen = [[] for _ in players]
            give(position, random, new)


class Adding(Protocol):
    """What comes of some games: results of the same thing add up."""

    def plus(self: "A", more: "A") -> "A":
        """Both taken together."""


A = TypeVar("A", bound=Adding)
K = TypeVar("K", bound=Hashable)


def spread(
    work: Callable[[K, int, int], A],
    things: Sequence[K],
    count: int,
    batch: int,
    seed: int,
    processes: int,
    heard: Callable[[int], None],
) -> dict[K, A]:
    """``work(thing, how many, seed)`` for every thing, ``count`` each, in batches over several processes.

    ``heard`` is told how many each finished batch had. What comes of it does not depend on the number of processes.
    """
    results: dict[K, A] = {}
    with ProcessPoolExecutor(processes) as pool:
        waiting = {}
        for start in range(0, count, batch):
            for thing in dict.fromkeys(things):
                many = min(batch, count - start)
                waiting[pool.submit(work, thing, many, seed * 1_000_003 + start)] = thing, many
        for done in as_completed(waiting):
            thing, many = waiting[done]
            results[thing] = results[thing].plus(done.result()) if thing in results else done.result()
            heard(many)
    return {thing: results[thing] for thing in things}
