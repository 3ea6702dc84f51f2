"""A table among people: what each is told, what is refused and why, who plays when somebody is away."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from chautari.game import Refused
from chautari.store import Append, Conflict, StoreFailed
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.company import REPLACED, SEAT_GONE, WRONG_TOKEN
from chautari.table.entries import decode
from chautari.table.opening import hashed
from tests.table.at_table import Guest, House, run


async def two_friends(house: House, seats: int = 2, **wanted: Any) -> tuple[Guest, Guest]:
    """Asha, who hosts, and Bina, at a table of their own; the first hand dealt."""
    opened = await house.open_for(seats=seats, name="Asha", **wanted)
    bina = await house.sit(opened.table, "Bina")
    guests = (await house.sit_down(opened, opened.seats[0].token), await house.sit_down(opened, bina.token))
    assert (await guests[0].say(m.Deal))["type"] == "accepted"
    return guests


def to_act(*guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.ear.view["legal"])


def other(guest: Guest, guests: tuple[Guest, Guest]) -> Guest:
    return guests[1] if guest is guests[0] else guests[0]


def test_the_mover_hears_accepted_before_the_update_and_the_others_the_update() -> None:
    async def story() -> None:
        guests = await two_friends(House())
        mover = to_act(*guests)
        before = len(mover.ear.frames)
        answer = await mover.move("deck")
        kinds = [message["type"] for message in mover.ear.heard[before:]]
        assert kinds == ["accepted", "update"]
        assert answer["seq"] == mover.ear.seq == other(mover, guests).ear.seq

    run(story())


def test_nobody_is_told_before_the_log_has_it() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house)
        mover = to_act(*guests)
        heard = list(other(mover, guests).ear.frames)
        log = await house.store.read(mover.room.table)
        house.fail_next(StoreFailed("disk_full", "no room"))
        answer = await mover.move("deck")
        assert (answer["type"], answer["reason"]) == ("refused", "store_disk_full")
        assert len(other(mover, guests).ear.frames) == len(heard)
        assert await house.store.read(mover.room.table) == log
        # The disk has room again, and the same move is made, from the same cards.
        assert (await mover.move("deck"))["type"] == "accepted"

    run(story())


def test_who_loses_the_race_for_an_entry_thinks_again() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house)
        mover = to_act(*guests)
        house.fail_next(Conflict("t"), Conflict("t"))
        assert (await mover.move("deck"))["type"] == "accepted"

    run(story())


def test_two_servers_on_one_log_play_one_game() -> None:
    """A second process serves the same table: whoever is behind finds out, and nothing is played twice."""

    async def story() -> None:
        here = House()
        there = House(here.store, seed=2)
        opened = await here.open_for(seats=2)
        bina = await here.sit(opened.table)
        guests = (await here.sit_down(opened, opened.seats[0].token), await there.sit_down(opened, bina.token))
        assert (await guests[0].say(m.Deal))["type"] == "accepted"
        for _ in range(6):
            for guest in guests:
                # What a process does not know of yet it learns at the latest when it tries something.
                await guest.room.hello(guest.ear, hashed((opened.seats[0], bina)[guest is guests[1]].token), None)
            mover = to_act(*guests)
            assert (await mover.move())["type"] == "accepted"
        assert len(await here.store.read(opened.table)) == 4 + 6

    run(story())


def test_a_move_twice_is_made_once_and_answered_alike() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house)
        mover = to_act(*guests)
        command = m.Move(id="once", seq=mover.ear.seq, move="deck")
        await mover.room.command(mover.ear, command)
        await mover.room.command(mover.ear, command)
        answers = [x for x in mover.ear.heard if x.get("id") == "once"]
        assert answers == [answers[0]] * 2
        assert answers[0]["type"] == "accepted"

    run(story())


def test_a_move_twice_is_known_again_after_a_restart() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        token = opened.seats[0].token
        asha = await house.sit_down(opened, token)
        command = m.Deal(id="deal")
        await asha.room.command(asha.ear, command)
        again = await House(house.store).sit_down(opened, token)
        assert again.ear.last("welcome")["last_id"] == "deal"
        await again.room.command(again.ear, command)
        assert again.ear.last("accepted") == asha.ear.last("accepted")

    run(story())


def test_a_refused_command_twice_is_answered_alike() -> None:
    async def story() -> None:
        guests = await two_friends(House())
        waiting = other(to_act(*guests), guests)
        command = m.Move(id="mine", seq=waiting.ear.seq, move="deck")
        await waiting.room.command(waiting.ear, command)
        await to_act(*guests).move("deck")
        await to_act(*guests).move()
        await waiting.room.command(waiting.ear, command)
        answers = [x for x in waiting.ear.heard if x.get("id") == "mine"]
        assert [a["reason"] for a in answers] == ["not_your_turn", "not_your_turn"]

    run(story())


def test_a_move_that_answers_an_older_view_is_stale() -> None:
    async def story() -> None:
        guests = await two_friends(House())
        mover = to_act(*guests)
        seq = mover.ear.seq
        await mover.move("deck")
        assert (await mover.move(seq=seq))["reason"] == "stale"
        assert (await mover.move(seq=10_000))["reason"] == "stale"
        assert (await mover.move())["type"] == "accepted"

    run(story())


def test_somebody_going_away_does_not_make_a_move_stale() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house)
        mover = to_act(*guests)
        seq = mover.ear.seq
        gone = other(mover, guests)
        gone.room.leave(gone.ear)
        await gone.room._mark_away(hashed_of(gone, house), house.now())
        assert mover.ear.seq == seq + 1
        assert not mover.ear.table["seats"][seat(gone)]["here"]
        assert (await mover.move("deck", seq=seq))["type"] == "accepted"

    run(story())


def seat(guest: Guest) -> int:
    return int(guest.ear.last("welcome")["seat"])


def hashed_of(guest: Guest, house: House) -> str:
    """What the log keeps of a guest's secret."""
    return guest.state.seats[seat(guest)].token


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (m.Move(id="x", seq=0, move="deck"), "no_hand"),
        (m.Stop(id="x"), "no_game"),
        (m.RemoveSeat(id="x", seat=0), "person_sits_there"),
        (m.RemoveSeat(id="x", seat=7), "no_such_seat"),
        (m.FreeSeat(id="x", seat=3), "computer_sits_there"),
        (m.SetLevel(id="x", seat=7, level="easy"), "no_such_seat"),
        (m.Settings(id="x", options={"cards": 8}), "unknown_option_value"),
        (m.Settings(id="x", options={"wine": True}), "unknown_option"),
        (m.Rename(id="x", name="\u202e \u200b"), "name_empty"),
    ],
)
def test_what_a_host_may_not_do_before_the_game_is_refused_with_its_reason(command: m.Command, reason: str) -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        host = await house.sit_down(opened, opened.seats[0].token)
        await host.room.command(host.ear, command)
        assert host.ear.last("refused")["reason"] == reason
        assert len(await house.store.read(opened.table)) == 1

    run(story())


@pytest.mark.parametrize(
    "command",
    [
        m.Deal(id="x"),
        m.Stop(id="x"),
        m.Settings(id="x", pace="slow"),
        m.AddSeat(id="x"),
        m.RemoveSeat(id="x", seat=2),
        m.FreeSeat(id="x", seat=0),
        m.SetLevel(id="x", seat=2, level="sharp"),
    ],
)
def test_what_only_the_host_may_do(command: m.Command) -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        bina = await house.sit(opened.table, "Bina")
        guest = await house.sit_down(opened, bina.token)
        await guest.room.command(guest.ear, command)
        assert guest.ear.last("refused")["reason"] == "host_only"

    run(story())


def test_a_spectator_may_look_and_not_touch() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        stranger = await house.sit_down(opened, None)
        assert stranger.ear.last("welcome")["seat"] == -1
        assert (await stranger.say(m.Deal))["reason"] == "not_seated"

    run(story())


def test_a_wrong_token_is_turned_away() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        stranger = await house.sit_down(opened, "x" * 43)
        assert stranger.ear.last("error")["reason"] == "wrong_token"
        assert stranger.ear.code == WRONG_TOKEN

    run(story())


def test_a_second_socket_replaces_the_first() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        first = await house.sit_down(opened, opened.seats[0].token)
        second = await house.sit_down(opened, opened.seats[0].token)
        assert first.ear.last("goodbye")["reason"] == "replaced"
        assert first.ear.code == REPLACED
        first.room.leave(first.ear)
        assert (await second.say(m.Deal))["type"] == "accepted"

    run(story())


def test_seats_come_and_go_between_games_and_everybody_learns_their_new_number() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=3, name="Asha")
        host = await house.sit_down(opened, opened.seats[0].token)
        await house.sit(opened.table, "Bina")
        chandra = await house.sit(opened.table, "Chandra")
        guest = await house.sit_down(opened, chandra.token)
        assert seat(guest) == 2
        assert (await host.say(m.FreeSeat, seat=1))["type"] == "accepted"
        assert (await host.say(m.RemoveSeat, seat=1))["type"] == "accepted"
        assert seat(guest) == 1
        assert [s["name"] for s in guest.ear.table["seats"]] == ["Asha", "Chandra"]
        for _ in range(4):
            assert (await host.say(m.AddSeat))["type"] == "accepted"
        assert (await host.say(m.AddSeat))["reason"] == "table_full"
        avatars = [s["avatar"] for s in host.ear.table["seats"]]
        assert len(avatars) == len(set(avatars)) == 6

    run(story())


def test_a_freed_person_is_told_and_the_link_stops_working() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        host = await house.sit_down(opened, opened.seats[0].token)
        given = await house.sit(opened.table, "Bina")
        bina = await house.sit_down(opened, given.token)
        await host.say(m.FreeSeat, seat=given.seat)
        assert bina.ear.last("goodbye")["reason"] == "freed"
        assert bina.ear.code == SEAT_GONE
        assert (await house.sit_down(opened, given.token)).ear.code == WRONG_TOKEN
        assert (await house.sit(opened.table, "Chandra")).seat == given.seat

    run(story())


def test_a_friend_takes_a_computers_seat_in_mid_hand_with_its_cards() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        host = await house.sit_down(opened, opened.seats[0].token)
        await host.say(m.Deal)
        given = await house.sit(opened.table, "Bina")
        bina = await house.sit_down(opened, given.token)
        assert len(bina.ear.view["hands"][given.seat]["cards"]) == 7
        assert host.ear.table["seats"][given.seat]["name"] == "Bina"
        assert (await to_act(host, bina).move("deck"))["type"] == "accepted"

    run(story())


def test_a_full_table_takes_nobody_more_and_a_game_alone_nobody_at_all() -> None:
    async def story() -> None:
        house = House()
        full = await house.open_for(seats=2)
        await house.sit(full.table)
        with pytest.raises(Refused, match="table full"):
            await house.sit(full.table)
        alone = await house.open_for(way="computer")
        with pytest.raises(Refused, match="not open"):
            await house.sit(alone.table)

    run(story())


def test_one_who_plays_against_computers_is_dealt_to_at_once() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(way="computer")
        assert opened.code == ""
        asha = await house.sit_down(opened, opened.seats[0].token)
        assert asha.ear.table["phase"] == "playing"
        assert [happening["kind"] for happening in asha.ear.last("welcome")["history"]] == ["dealt", "turned"]

    run(story())


def test_computers_move_when_they_are_due_and_not_before() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(way="computer", seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        while asha.ear.view["to_act"] == 0:
            await asha.move()
        thinker = asha.ear.view["to_act"]
        assert [s["thinking"] for s in asha.ear.table["seats"]] == [n == thinker for n in range(2)]
        due = pace.next_due(asha.state)
        assert due is not None
        seq = asha.ear.seq
        house.time = due - 1
        await asha.room.wake()
        assert asha.ear.seq == seq
        house.time = due
        await asha.room.wake()
        assert asha.ear.seq == seq + 1
        await asha.room.close()

    run(story())


def test_a_new_server_plays_on_where_the_computers_were() -> None:
    async def story() -> None:
        before = House()
        opened = await before.open_for(way="computer", seats=4)
        after = House(before.store)
        after.time = before.time + 60_000
        assert await after.store.due(after.time) in ([opened.table], [])
        # Computers play until the person is to act, and then nothing is due any more.
        for _ in range(20):
            for table in await after.store.due(after.time):
                await (await after._found(table)).wake()
            after.time += 60_000
        asha = await after.sit_down(opened, opened.seats[0].token)
        assert asha.ear.view["to_act"] == 0 or asha.ear.table["phase"] == "over"
        assert await after.store.due(after.time) == []
        await asha.room.close()

    run(story())


async def leave_for(house: House, guest: Guest, ms: int) -> None:
    """A guest's browser goes; so many milliseconds later the table has noticed whatever it does."""
    token = hashed_of(guest, house)
    since = house.now()
    guest.room.leave(guest.ear)
    house.time += ms
    await guest.room._mark_away(token, since)
    await guest.room.wake()


def test_the_computer_plays_for_who_is_away_long_and_gives_back_at_the_next_turn() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2, pace="quick")
        given = await house.sit(opened.table, "Bina")
        guests = (await house.sit_down(opened, opened.seats[0].token), await house.sit_down(opened, given.token))
        await guests[0].say(m.Deal)
        gone = to_act(*guests)
        stays = other(gone, guests)
        token = (given if seat(gone) == given.seat else opened.seats[0]).token
        known = gone.ear.seq
        await leave_for(house, gone, 44_000)
        assert not stays.ear.table["seats"][seat(gone)]["played_for"]
        assert stays.ear.table["seats"][seat(gone)]["away_ms"] == 44_000
        house.time += 1_000
        await stays.room.wake()
        assert stays.ear.table["seats"][seat(gone)]["played_for"]
        house.time += 1_000
        await stays.room.wake()
        # The computer has taken a card; now its person is back, and sees what was missed.
        back = await house.sit_down(opened, token, known)
        assert [h["kind"] for h in back.ear.last("welcome")["missed"]] == ["took_deck"]
        assert (await back.move())["reason"] == "computer_finishes"
        house.time += 1_000
        await stays.room.wake()
        assert not stays.ear.table["seats"][seat(back)]["played_for"]
        await stays.move("deck")
        await stays.move()
        assert (await back.move("deck"))["type"] == "accepted"
        await stays.room.close()

    run(story())


def test_a_table_that_everyone_left_waits() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house)
        for guest in guests:
            await leave_for(house, guest, 1)
        house.time += 10_000_000
        await guests[0].room.wake()
        log = [decode(body) for body in await house.store.read(guests[0].room.table)]
        assert not any(type(entry).__name__ == "TookOver" for entry in log)

    run(story())


def test_a_table_that_says_never_plays_for_nobody() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        given = await house.sit(opened.table)
        guests = (await house.sit_down(opened, opened.seats[0].token), await house.sit_down(opened, given.token))
        await guests[0].say(m.Settings, away_never=True)
        assert guests[0].ear.table["away_after"] is None
        await guests[0].say(m.Deal)
        await leave_for(house, to_act(*guests), 3_600_000)
        assert not any(s["played_for"] for g in guests for s in g.ear.table["seats"])
        await guests[0].say(m.Settings, away_after=10)
        await guests[0].room.close()

    run(story())


def test_the_next_person_hosts_when_the_host_stays_away() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house)
        await leave_for(house, guests[0], 60_000)
        assert [s["host"] for s in guests[1].ear.table["seats"]] == [True, False]
        house.time += 60_000
        await guests[1].room.wake()
        assert [s["host"] for s in guests[1].ear.table["seats"]] == [False, True]
        assert (await guests[1].say(m.Stop))["type"] == "accepted"
        await guests[1].room.close()

    run(story())


def test_who_leaves_hands_the_table_on() -> None:
    async def story() -> None:
        guests = await two_friends(House())
        await guests[0].say(m.Leave)
        assert guests[0].ear.last("goodbye")["reason"] == "left"
        assert [s["who"] for s in guests[1].ear.table["seats"]] == ["computer", "person"]
        assert guests[1].ear.table["seats"][1]["host"]
        await guests[1].room.close()

    run(story())


def test_one_phone_passed_round_is_never_away_and_looks_through_one_pair_of_eyes() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(way="pass", people=2, names=["Asha", "Bina"])
        assert [given.seat for given in opened.seats] == [0, 1]
        phone = await house.sit_down(opened, opened.seats[0].token)
        await phone.say(m.Deal)
        for given in opened.seats:
            await phone.room.hello(phone.ear, hashed(given.token), None)
            welcome = phone.ear.last("welcome")
            assert welcome["seat"] == given.seat
            assert [bool(hand["cards"]) for hand in welcome["view"]["hands"]] == [n == given.seat for n in range(2)]
        phone.room.leave(phone.ear)
        assert not phone.room._leaving

    run(story())


def test_drawing_for_seats_is_shown_and_everybody_sits_where_they_drew() -> None:
    async def story() -> None:
        house = House(seed=5)
        opened = await house.open_for(seats=4, options={"draw_for_seats": True}, name="Asha")
        host = await house.sit_down(opened, opened.seats[0].token)
        given = await house.sit(opened.table, "Bina")
        bina = await house.sit_down(opened, given.token)
        await host.say(m.Deal)
        first = host.ear.table["drawn"][0]
        assert sorted(drawn["seat"] for drawn in first) == [0, 1, 2, 3]
        for guest, name in ((host, "Asha"), (bina, "Bina")):
            assert guest.ear.table["seats"][seat(guest)]["name"] == name
            assert guest.ear.view["seat"] == seat(guest)
            assert guest.ear.view["dealer"] == 0
        await host.room.close()

    run(story())


def test_a_game_stopped_is_a_record_and_another_begins_with_one_tap() -> None:
    async def story() -> None:
        house = House()
        guests = await two_friends(house, options={"hands": "open"})
        await to_act(*guests).move("deck")
        assert (await guests[0].say(m.Stop))["type"] == "accepted"
        assert guests[1].ear.table["phase"] == "over"
        assert guests[1].ear.table["records"] == 1
        record = await house.archive.record(guests[0].room.table, 1, None)
        assert record is not None
        assert "* stop" in record
        assert (await guests[1].say(m.Deal))["type"] == "accepted"
        assert guests[0].ear.table["game_number"] == 2

    run(story())


def test_the_code_runs_out_and_the_host_gets_another() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        assert await house.by_code(opened.code.lower()) == opened.table
        spaced = f" {opened.code[:3]}-{opened.code[3:]} "
        assert await house.by_code(spaced) == opened.table
        assert await house.by_code(opened.code.translate(str.maketrans("3479", "३४७९"))) == opened.table
        house.time += 24 * 3600 * 1000
        assert await house.by_code(opened.code) is None
        host = await house.sit_down(opened, opened.seats[0].token)
        fresh = host.ear.table["code"]
        assert fresh != opened.code
        assert await house.by_code(fresh) == opened.table

    run(story())


def test_secrets_are_not_in_the_log() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for()
        given = await house.sit(opened.table)
        log = b"".join(await house.store.read(opened.table)).decode()
        assert given.token not in log
        assert opened.seats[0].token not in log
        assert hashed(given.token) in log

    run(story())


def test_what_a_table_opens_with_must_fit_its_game() -> None:
    async def story() -> None:
        house = House()
        for wanted in ({"seats": 7}, {"options": {"cards": 6}}, {"game": "chess"}, {"people": 2}):
            with pytest.raises(Refused):
                await house.open_for(**wanted)
        assert await house.store.tables() == []

    run(story())


def test_frames_are_the_documented_messages() -> None:
    """Every frame that a room sends decodes as one of the server's messages, strictly."""

    async def story() -> None:
        guests = await two_friends(House(), seats=3)
        for guest in guests:
            for frame in guest.ear.frames:
                message = msgspec.json.decode(frame, type=m.ServerMessage, strict=True)
                assert json.loads(msgspec.json.encode(message)) == json.loads(frame)
        await guests[0].room.close()

    run(story())


def test_the_clock_wakes_a_room_by_itself() -> None:
    async def story() -> None:
        house = House()
        house.speed = 0.0
        opened = await house.open_for(way="computer", seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        while asha.ear.view["to_act"] == 0:
            await asha.move()
        for _ in range(200):
            if asha.ear.view["to_act"] == 0 or asha.ear.table["phase"] == "over":
                break
            await asyncio.sleep(0.01)
        assert asha.ear.view["to_act"] == 0 or asha.ear.table["phase"] == "over"
        await asha.room.close()

    run(story())


def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting() -> None:
    async def story() -> None:
        before = House()
        broken = Append("a broken table", 0, [b'{"kind":"dance"}'], 0, 1)
        await before.store.append(broken)
        opened = await before.open_for(way="computer", seats=4)
        for _ in range(8):
            # Until a computer is to act, for then the table is due.
            if await before.store.due(before.now() + 100_000) != ["a broken table"]:
                break
            asha = await before.sit_down(opened, opened.seats[0].token)
            await asha.move()
        log = await before.store.read(opened.table)
        after = House(before.store)
        after.time = before.time + 100_000
        await after.start()
        for _ in range(200):
            if len(await after.store.read(opened.table)) > len(log):
                break
            await asyncio.sleep(0.01)
        assert len(await after.store.read(opened.table)) > len(log)
        await after.close()
        await before.close()

    run(story())
