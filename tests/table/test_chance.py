"""Chance: where it comes from, that it is fair, and that the log holds the cards' order and never a seed."""

import random
import secrets
from collections import Counter

from chautari.games import catalogue
from chautari.store.memory import MemoryStore
from chautari.table import entries as e
from chautari.table.decide import begin, follow_up
from chautari.table.state import State, fold
from chautari.table.tables import Tables
from tests.table.at_table import House, run


def test_people_get_the_operating_systems_randomness() -> None:
    assert isinstance(Tables(MemoryStore()).lot, secrets.SystemRandom)


def opened(**options: object) -> e.Opened:
    seats = [e.NewSeat(avatar=a, level="easy", token="x" if a == "yak" else "") for a in ("yak", "habre", "gaida")]
    return e.Opened(
        at=0,
        game="jutpatti",
        rules=catalogue()["jutpatti"].rules.version,
        way="friends",
        seats=seats,
        options=dict(options),  # type: ignore[arg-type]
        pace="quick",
        away_after=45,
    )


def dealt(lot: random.Random) -> e.Dealt:
    state = State("t", opened())
    state.apply(begin(state, 0, lot))
    deal = follow_up(state, 0, lot)
    assert isinstance(deal, e.Dealt)
    return deal


def test_every_card_lies_everywhere_equally_often() -> None:
    """Chi-squared over 52 x 52 counts; a biased shuffle (every card swapped with any) fails this by far."""
    lot = secrets.SystemRandom()
    rounds = 4000
    state = State("t", opened())
    state.apply(begin(state, 0, lot))
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        deal = follow_up(state, 0, lot)
        assert isinstance(deal, e.Dealt)
        counts.update(enumerate(deal.pack))
    expected = rounds / 52
    chi = sum((counts[place, card] - expected) ** 2 / expected for place in range(52) for card in range(52))
    # 51 x 51 degrees of freedom: mean 2601, deviation 72. Seven deviations happen by chance once in 10^11 runs.
    assert abs(chi - 2601) < 7 * 72.1


def test_the_first_dealer_is_any_seat_equally_often() -> None:
    state = State("t", opened())
    lot = secrets.SystemRandom()
    dealers = Counter(begin(state, 0, lot).dealer for _ in range(3000))
    assert sorted(dealers) == [0, 1, 2]
    assert all(abs(count - 1000) < 7 * 26 for count in dealers.values())


def test_the_log_holds_the_whole_pack_in_its_order() -> None:
    deal = dealt(random.Random(3))
    assert sorted(deal.pack) == list(range(52))
    assert b"seed" not in e.encode(deal)


def test_a_log_folds_to_the_same_state_however_often() -> None:
    async def story() -> None:
        house = House(seed=4)
        table = await house.open_for(way="computer", seats=3)
        log = [e.decode(body) for body in await house.store.read(table.table)]
        states = [fold(table.table, log) for _ in range(2)]
        positions = [state.position.state() for state in states if state.position is not None]
        assert positions[0] == positions[1]
        guest = await house.sit_down(table, None)
        assert guest.state.position is not None
        assert guest.state.position.state() == positions[0]
        await guest.room.close()

    run(story())


def test_entries_come_back_from_the_store_as_they_went() -> None:
    entries: list[e.Entry] = [
        opened(cards=9),
        e.Sat(at=1, seat=1, token="y", name="सीता"),
        e.Set(at=2, by=0, id="a", options={"hands": "open"}, away_never=True),
        dealt(random.Random(1)),
        e.Moved(at=3, by=1, id="b", seat=1, move="throw 9c"),
        e.Moved(at=4, seat=2, move="deck", computer=True),
        e.Away(at=5, seat=1, since=3),
        e.Freed(at=6, by=1, id="c", seat=1, left=True),
    ]
    assert [e.decode(e.encode(entry)) for entry in entries] == entries
