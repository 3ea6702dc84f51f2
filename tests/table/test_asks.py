"""What people ask of each other: who must agree, when it has been agreed to, when it lapses."""

from typing import Any

from chautari.game import NOBODY
from chautari.record import replay
from chautari.table import asks, pace
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.state import fold
from tests.table.at_table import Guest, House, run
from tests.table.test_room import hashed_of, leave_for, seat


async def friends(house: House, people: int, seats: int = 0, **wanted: Any) -> list[Guest]:
    """So many friends at a table of their own, the first of them its host; the first hand dealt."""
    opened = await house.open_for(seats=seats or people, **wanted)
    tokens = [opened.seats[0].token, *[(await house.sit(opened.table)).token for _ in range(people - 1)]]
    guests = [await house.sit_down(opened, token) for token in tokens]
    assert (await guests[0].say(m.Deal))["type"] == "accepted"
    return guests


def mover(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.ear.view["legal"])


async def thrown(guests: list[Guest]) -> Guest:
    """Somebody has just taken a card and thrown one; returns who."""
    who = mover(guests)
    assert (await who.move("deck"))["type"] == "accepted"
    assert (await who.move())["type"] == "accepted"
    return who


def news(guest: Guest) -> list[str]:
    """The kinds of all news that a guest was told live."""
    return [each["kind"] for message in guest.ear.heard for each in message.get("news", [])]


async def wait(house: House, guest: Guest, ms: int) -> None:
    house.time += ms
    await guest.room.wake()


# --- undo --------------------------------------------------------------------------------------------------------


def test_a_throw_is_taken_back_when_everybody_else_agrees() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 3)
        who = mover(guests)
        await who.move("deck")
        before = who.ear.view
        await who.move()
        assert who.ear.table["undo"] == seat(who)
        asked = await who.say(m.Ask, what="undo")
        others = [guest for guest in guests if guest is not who]
        (ask,) = others[0].ear.table["asks"]
        assert (ask["number"], ask["by"], ask["seat"], ask["needed"]) == (asked["seq"], seat(who), seat(who), 3)
        assert sorted(ask["waits_for"]) == sorted(map(seat, others))
        await others[0].say(m.Answer, ask=ask["number"], yes=True)
        assert who.ear.view["phase"] == "take"
        await others[1].say(m.Answer, ask=ask["number"], yes=True)
        welcome = who.ear.last("welcome")
        assert {**welcome["view"]} == before
        assert [each["kind"] for each in welcome["news"]] == ["undone"]
        assert [each["kind"] for each in welcome["history"]][-1] == "took_deck"
        assert (await who.move())["type"] == "accepted"

    run(story())


def test_that_a_move_can_be_taken_back_is_told_without_the_whole_table() -> None:
    async def story() -> None:
        guests = await friends(House(), 2)
        who = await thrown(guests)
        other = next(guest for guest in guests if guest is not who)
        update = other.ear.last("update")
        assert (update["table"], update["undo"]) == (None, seat(who))
        await other.move("pile")
        assert who.ear.last("update")["undo"] == seat(other)
        await other.move()
        await who.move("deck")
        assert other.ear.last("update")["undo"] == -1

    run(story())


def test_one_who_does_not_agree_declines_and_it_is_not_asked_again_for_that_move() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        who = await thrown(guests)
        other = next(guest for guest in guests if guest is not who)
        asked = await who.say(m.Ask, what="undo")
        await other.say(m.Answer, ask=asked["seq"], yes=False)
        assert news(who)[-2:] == ["asked_undo", "declined"]
        assert who.ear.table["asks"] == []
        assert (await who.say(m.Ask, what="undo"))["reason"] == "nothing_to_undo"
        assert (await other.say(m.Answer, ask=asked["seq"], yes=True))["reason"] == "not_asked"
        # Another move, another question.
        await other.move("deck")
        await other.move()
        assert (await other.say(m.Ask, what="undo"))["type"] == "accepted"

    run(story())


def test_a_card_that_was_drawn_is_not_put_back() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        who = mover(guests)
        await who.move("deck")
        assert who.ear.table["undo"] == -1
        assert (await who.say(m.Ask, what="undo"))["reason"] == "nothing_to_undo"

    run(story())


def test_the_pile_taken_is_put_back() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        await thrown(guests)
        who = mover(guests)
        await who.move("pile")
        assert who.ear.table["undo"] == seat(who)

    run(story())


def test_who_has_looked_at_blind_cards_has_seen_them() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, game="teen_patti")
        await mover(guests).move("see")
        assert guests[0].ear.table["undo"] == -1
        who = mover(guests)
        await who.move("chaal")
        assert guests[0].ear.table["undo"] == seat(who)

    run(story())


def test_once_somebody_moves_nothing_is_taken_back() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        who = await thrown(guests)
        other = next(guest for guest in guests if guest is not who)
        await who.say(m.Ask, what="undo")
        await other.move("deck")
        assert who.ear.table["asks"] == []
        assert who.ear.table["undo"] == -1
        assert news(who)[-1] == "lapsed"

    run(story())


def test_an_undo_lapses_when_nobody_answers() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        who = await thrown(guests)
        await who.say(m.Ask, what="undo")
        assert await house.store.due(house.time + 14_999) == []
        await wait(house, who, 14_999)
        assert len(who.ear.table["asks"]) == 1
        await wait(house, who, 1)
        assert who.ear.table["asks"] == []
        assert who.ear.last("update")["news"][0]["facts"] == {"what": "undo"}

    run(story())


def test_alone_with_computers_a_move_is_taken_back_at_once() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(way="computer", seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        while asha.ear.view["to_act"] != 0:
            due = pace.next_due(asha.state)
            assert due is not None
            await wait(house, asha, due - house.time)
        await asha.move("deck")
        await asha.move()
        await asha.say(m.Ask, what="undo")
        assert asha.ear.view["phase"] == "throw"
        assert news(asha) == ["undone"]
        await asha.room.close()

    run(story())


def test_a_computer_holds_its_move_while_an_undo_is_asked() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, seats=3)
        while guests[0].state.thinking == NOBODY:
            await mover(guests).move("deck")
            await mover(guests).move()
        who = next(guest for guest in guests if guest.ear.table["undo"] == seat(guest))
        due = pace.next_due(guests[0].state)
        assert due is not None
        await who.say(m.Ask, what="undo")
        await wait(house, who, due - house.time)
        assert len(who.ear.table["asks"]) == 1
        other = next(guest for guest in guests if guest is not who)
        await other.say(m.Answer, ask=who.ear.table["asks"][0]["number"], yes=False)
        # It thinks as long as it would have, the question left out.
        later = pace.next_due(guests[0].state)
        assert later is not None
        await wait(house, who, later - house.time)
        assert who.ear.last("update")["events"]
        assert who.ear.view["phase"] == "throw"
        await who.room.close()

    run(story())


def test_a_move_that_answered_what_was_undone_is_stale_and_the_record_does_not_have_it() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        who = await thrown(guests)
        other = next(guest for guest in guests if guest is not who)
        old = other.ear.seq
        asked = await who.say(m.Ask, what="undo")
        await other.say(m.Answer, ask=asked["seq"], yes=True)
        assert (await other.move("deck", seq=old))["reason"] == "stale"
        await who.move()
        await guests[0].say(m.Stop)
        (game,) = await house.archive.finished(who.room.table)
        # Drawn, thrown, taken back, thrown: the record has one throw, and plays to where the table is.
        assert [words.split()[1] for words in game.record.hands[0].moves] == ["deck", "throw", "stop"]
        again = replay(game.record).position
        assert who.state.position is not None
        assert again.state() == who.state.position.state()
        log = [e.decode(body) for body in await house.store.read(who.room.table)]
        folded = fold(who.room.table, log).position
        assert folded is not None
        assert folded.state() == who.state.position.state()

    run(story())


def test_on_one_phone_a_move_is_taken_back_at_once() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(way="pass", people=2)
        phone = await house.sit_down(opened, opened.seats[0].token)
        await phone.say(m.Deal)
        eyes = await house.sit_down(opened, opened.seats[phone.ear.view["to_act"]].token)
        await eyes.move("deck")
        await eyes.move()
        await eyes.say(m.Ask, what="undo")
        assert eyes.ear.view["phase"] == "throw"

    run(story())


# --- the clock off -----------------------------------------------------------------------------------------------


def test_more_than_half_vote_the_clock_off() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 4, turn_clock=30)
        asked = await guests[3].say(m.Ask, what="clock_off")
        (ask,) = guests[0].ear.table["asks"]
        assert (ask["needed"], ask["yes"], ask["seat"]) == (3, [3], -1)
        await guests[0].say(m.Answer, ask=asked["seq"], yes=True)
        assert guests[0].ear.table["turn_clock"] == 30
        await guests[1].say(m.Answer, ask=asked["seq"], yes=True)
        assert guests[0].ear.table["turn_clock"] == 0
        assert guests[0].ear.table["turn"] is None
        assert news(guests[2])[-1] == "clock_off"

    run(story())


def test_a_clock_stays_when_too_many_want_it() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 4, turn_clock=30)
        asked = await guests[3].say(m.Ask, what="clock_off")
        await guests[0].say(m.Answer, ask=asked["seq"], yes=False)
        assert len(guests[0].ear.table["asks"]) == 1
        assert (await guests[0].say(m.Answer, ask=asked["seq"], yes=True))["reason"] == "answered_already"
        await guests[1].say(m.Answer, ask=asked["seq"], yes=False)
        assert guests[0].ear.table["asks"] == []
        assert news(guests[3])[-1] == "declined"
        again = await guests[2].say(m.Ask, what="clock_off")
        assert (again["reason"], again["facts"]) == ("asked_lately", {"seconds": 60})
        house.time += 60_000
        assert (await guests[2].say(m.Ask, what="clock_off"))["type"] == "accepted"
        await guests[0].room.close()

    run(story())


def test_who_goes_away_is_not_waited_for() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 3)
        who = await thrown(guests)
        first, second = (guest for guest in guests if guest is not who)
        asked = await who.say(m.Ask, what="undo")
        await first.say(m.Answer, ask=asked["seq"], yes=True)
        await leave_for(house, second, 5_000)
        assert who.ear.view["phase"] == "throw"
        assert [each["kind"] for each in who.ear.last("welcome")["news"]] == ["away", "undone"]
        await who.room.close()

    run(story())


# --- the computer for somebody away ------------------------------------------------------------------------------


def test_with_two_people_the_computer_plays_for_the_one_away_at_once() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        gone, stays = guests if guests[0] is mover(guests) else guests[::-1]
        assert (await stays.say(m.Ask, what="play_for", seat=seat(gone)))["reason"] == "person_thinks"
        await leave_for(house, gone, 5_000)
        assert stays.ear.table["seats"][seat(gone)]["takeover_ms"] == 40_000
        await stays.say(m.Ask, what="play_for", seat=seat(gone))
        assert stays.ear.table["seats"][seat(gone)]["played_for"]
        assert news(stays)[-1] == "took_over"
        await stays.room.close()

    run(story())


def test_the_others_agree_that_the_computer_plays_unless_the_person_is_back_first() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 3)
        first, gone, second = guests
        token = hashed_of(gone, house)
        await leave_for(house, gone, 5_000)
        asked = await first.say(m.Ask, what="play_for", seat=seat(gone))
        assert first.ear.table["asks"][0]["needed"] == 2
        assert news(second)[-1] == "asked_play_for"
        await gone.room.hello(gone.ear, token, None)
        assert first.ear.table["asks"] == []
        assert (await second.say(m.Answer, ask=asked["seq"], yes=True))["reason"] == "not_asked"
        await first.say(m.Settings, away_never=True)
        await leave_for(house, gone, 65_000)
        asked = await first.say(m.Ask, what="play_for", seat=seat(gone))
        assert not second.ear.table["seats"][seat(gone)]["played_for"]
        await second.say(m.Answer, ask=asked["seq"], yes=True)
        assert second.ear.table["seats"][seat(gone)]["played_for"]
        await first.room.close()

    run(story())


# --- somebody who is connected and does not move -----------------------------------------------------------------


def test_whoever_is_here_and_does_not_move_is_asked_after_a_minute_and_silence_agrees() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 3)
        idle = mover(guests)
        first, second = (guest for guest in guests if guest is not idle)
        refused = await first.say(m.Ask, what="play_for", seat=seat(idle))
        assert (refused["reason"], refused["facts"]) == ("person_thinks", {"seconds": 60})
        assert (await first.say(m.Ask, what="play_for", seat=seat(second)))["reason"] == "person_is_here"
        house.time += asks.SLOW_MS
        await first.say(m.Ask, what="play_for", seat=seat(idle))
        ask = second.ear.table["asks"][0]
        assert (ask["waits_for"], ask["left_ms"]) == (sorted([seat(idle), seat(second)]), asks.SILENCE_MS)
        house.time += asks.SILENCE_MS
        await first.room.wake()
        assert first.ear.table["seats"][seat(idle)]["played_for"]
        for _ in range(2):
            house.time += 60_000
            await first.room.wake()
        # One turn, and the next is the person's again.
        assert first.ear.view["to_act"] != seat(idle)
        assert not first.ear.table["seats"][seat(idle)]["played_for"]
        assert first.ear.table["seats"][seat(idle)]["here"]
        await first.room.close()

    run(story())


def test_whoever_thinks_says_so_or_moves_and_nobody_plays_for_them() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        slow = mover(guests)
        other = next(guest for guest in guests if guest is not slow)
        house.time += asks.SLOW_MS
        asked = await other.say(m.Ask, what="play_for", seat=seat(slow))
        await slow.say(m.Answer, ask=asked["seq"], yes=False)
        assert news(other)[-1] == "declined"
        house.time += asks.NOT_AGAIN_MS
        await other.say(m.Ask, what="play_for", seat=seat(slow))
        assert (await slow.move("deck"))["type"] == "accepted"
        assert other.ear.table["asks"] == []
        house.time += asks.SILENCE_MS
        await other.room.wake()
        assert not other.ear.table["seats"][seat(slow)]["played_for"]
        await other.room.close()

    run(story())
