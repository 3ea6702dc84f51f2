"""Blind is blind on the wire: every byte to every socket through whole games, for seats, spectators and downloads."""

import random
import re

import pytest

from chautari.cards import text
from chautari.game import NOBODY
from chautari.record import read_bytes, replay
from chautari.table import messages as m
from tests.games.playing import seen
from tests.table.at_table import House, run

CARD = re.compile(r"\b[A2-9TJQK][cdhs]\b")


class Knows:
    """What one pair of eyes may know of the hands, followed move by move from the sheet and not from the frames."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hands: set[int] = set()

    def follow(self, words: str, by: int, position) -> None:
        if words == "see" and by == self.seat:  # T11
            self.hands.add(by)
        if words == "accept":  # T20
            asker = position.asker
            if self.seat in (by, asker):
                self.hands |= {by, asker}
        reaches = (
            words in ("chaal", "raise", "sideshow")
            and position.pot() + position.price(by, position_move(words)) >= 100 * position.boot
        )
        if words in ("show", "allin") or reaches:  # T16, T22 to T24
            self.hands |= set(position.staying())


def position_move(words: str) -> int:
    return ["see", "chaal", "raise", "pack", "show", "sideshow"].index(words)


@pytest.mark.parametrize("seed", range(10))
def test_no_frame_ever_names_a_card_that_its_reader_may_not_know(seed: int) -> None:
    async def story() -> None:
        house = House(seed=seed)
        house.speed = 1e9
        lot = random.Random(seed)
        seats = 2 + seed % 5
        options = {"boot": (5, 50)[seed % 2], "wild": ("none", "rank")[seed % 2], "hands": 10}
        opened = await house.open_for(game="teen_patti", seats=seats, options=options)
        tokens = [opened.seats[0].token, *[(await house.sit(opened.table)).token for _ in range(seats - 1)]]
        guests = [await house.sit_down(opened, token) for token in [*tokens, None]]
        await guests[0].say(m.Deal)
        state = guests[0].state
        knowing = [Knows(seat) for seat in [*range(seats), NOBODY]]
        turns = 0
        while state.phase != "over":
            turns += 1
            position = state.position
            assert position is not None
            if state.phase == "between":
                await guests[0].say(m.Deal)
                knowing = [Knows(one.seat) for one in knowing]
                for guest in guests:
                    guest.ear.frames.clear()
                continue
            by = position.to_act
            legal = [w for w in guests[by].ear.view["legal"] if w != "pack"] or ["pack"]
            words = lot.choice(
                legal if lot.random() < 0.85 else ["pack"] if "pack" in guests[by].ear.view["legal"] else legal
            )
            for one in knowing:
                one.follow(words, by, position)
            await guests[by].move(words)
            if lot.random() < 0.1:
                # Who reloads the page is told no more than before.
                n = lot.randrange(seats + 1)
                guests[n] = await house.sit_down(opened, [*tokens, None][n])
            places = position.places()
            for one, guest in zip(knowing, guests, strict=True):
                known = {text(card) for hand in one.hands for card in places[f"hand:{hand}"]}
                known |= {text(card) for card in places["turned"]}
                sent = set(CARD.findall("".join(guest.ear.frames)))
                assert sent <= known, f"seat {one.seat} was sent {sent - known}"
        assert turns > 10
        await downloads(house, opened.table, tokens)
        await guests[0].room.close()

    async def downloads(house: House, table: str, tokens: list[str]) -> None:
        true = replay((await house.archive.finished(table))[0].record)
        for seat, token in [*enumerate(tokens), (NOBODY, None)]:
            record = await house.archive.record(table, 1, token)
            assert record is not None
            own = read_bytes(record.encode())
            again = replay(own)
            assert again.position.scores() == true.position.scores()
            for mine, whole in zip(again.hands, true.hands, strict=True):
                assert seen(mine.events, seat) == seen(whole.events, seat)
                shown = seen(whole.events, seat)
                unseen = [
                    (new, old)
                    for new, old in zip(mine.whole.pack, whole.whole.pack, strict=True)
                    if text(old) not in shown
                ]
                assert sum(new != old for new, old in unseen) > len(unseen) / 2

    run(story())
