"""Whose table it is: handing a seat over, leaving, another game, who may sit down and look on, what may be said."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from chautari.game import Refused
from chautari.games import catalogue
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.company import SEAT_GONE, WRONG_TOKEN
from chautari.table.opening import hashed, new_token
from tests.table.at_table import Ear, Guest, House, run
from tests.table.test_asks import friends, mover
from tests.table.test_room import leave_for, seat

# --- a seat for a friend -----------------------------------------------------------------------------------------


def test_who_comes_with_the_secret_has_the_seat_and_its_cards() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2, name="Asha")
        given = await house.sit(opened.table, "Bina")
        asha = await house.sit_down(opened, opened.seats[0].token)
        bina = await house.sit_down(opened, given.token)
        await asha.say(m.Deal)
        secret = new_token()
        await bina.say(m.HandOver, token=secret)
        assert secret not in b"".join(await house.store.read(opened.table)).decode()
        cards = bina.ear.view["hands"][1]["cards"]
        # Until the friend comes the seat is one's own.
        assert bina.ear.code == 0
        chandra = await house.sit_down(opened, secret)
        assert bina.ear.last("goodbye")["reason"] == "handed"
        assert bina.ear.code == SEAT_GONE
        assert chandra.ear.view["hands"][1]["cards"] == cards
        assert chandra.ear.last("welcome")["last_id"] == ""
        assert asha.ear.table["seats"][1]["name"] == ""
        assert asha.ear.last("update")["news"] == [
            {"seq": asha.ear.seq, "kind": "handed", "seat": 1, "facts": {"name": "Bina"}}
        ]
        assert (await house.sit_down(opened, given.token)).ear.code == WRONG_TOKEN

    run(story())


def test_a_friends_link_that_was_used_opens_nothing_any_more() -> None:
    """Neither for a second friend, nor for who made it; and who used it may say so again after a broken line."""

    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        link, bina, chandra = new_token(), new_token(), new_token()
        await asha.say(m.HandOver, token=link)

        async def come(own: str | None) -> Ear:
            ear = Ear()
            await house.hello(opened.table, ear, link, None, own)
            return ear

        first = await come(bina)
        assert first.last("welcome")["seat"] == 0
        assert (await come(chandra)).code == WRONG_TOKEN
        assert (await come(None)).code == WRONG_TOKEN
        assert first.code == 0
        again = await come(bina)
        assert again.last("welcome")["seat"] == 0
        assert (await house.sit_down(opened, bina)).ear.last("welcome")["host"]
        # The log says the same to whoever reads it anew.
        assert (await House(house.store).sit_down(opened, bina)).ear.last("welcome")["seat"] == 0

    run(story())


def test_an_offer_is_taken_back_and_the_last_one_counts() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        first, second = new_token(), new_token()
        await asha.say(m.HandOver, token=first)
        await asha.say(m.HandOver, token=second)
        assert (await house.sit_down(opened, first)).ear.code == WRONG_TOKEN
        await asha.say(m.HandOver, token=None)
        assert (await house.sit_down(opened, second)).ear.code == WRONG_TOKEN
        assert (await asha.say(m.HandOver, token=opened.seats[0].token))["reason"] == "secret_in_use"

    run(story())


def test_a_host_who_hands_over_hands_the_table_over() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        secret = new_token()
        await asha.say(m.HandOver, token=secret)
        friend = await house.sit_down(opened, secret)
        assert friend.ear.last("welcome")["host"]
        assert (await friend.say(m.Deal))["type"] == "accepted"

    run(story())


def test_a_seat_handed_over_while_the_computer_plays_it_is_given_back_at_the_next_turn() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        gone = mover(guests)
        stays = next(guest for guest in guests if guest is not gone)
        secret = new_token()
        await gone.say(m.HandOver, token=secret)
        await leave_for(house, gone, 60_000)
        assert stays.ear.table["seats"][seat(gone)]["played_for"]
        friend = Guest(gone.ear.__class__(), gone.room)
        await gone.room.hello(friend.ear, hashed(secret), None)
        assert (await friend.move("deck"))["reason"] == "computer_finishes"
        for _ in range(2):
            house.time += 10_000
            await stays.room.wake()
        assert not stays.ear.table["seats"][seat(friend)]["played_for"]
        await stays.room.close()

    run(story())


# --- leaving -----------------------------------------------------------------------------------------------------


def test_a_host_who_leaves_makes_the_next_person_host_and_everybody_hears_it() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, name="Asha")
        await guests[0].say(m.Leave)
        (left, host) = guests[1].ear.last("update")["news"]
        assert (left["kind"], left["seat"], left["facts"]) == ("left", seat(guests[0]), {"name": "Asha"})
        assert (host["kind"], host["seat"]) == ("host", seat(guests[1]))
        await guests[1].room.close()

    run(story())


def test_a_table_that_everybody_left_is_never_due_again() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, seats=4, turn_clock=30)
        for guest in guests:
            await guest.say(m.Leave)
        log = await house.store.read(guests[0].room.table)
        assert await house.store.due(house.time + 10**10) == []
        house.time += 10**9
        await guests[0].room.wake()
        assert await house.store.read(guests[0].room.table) == log
        assert not guests[0].room.busy

    run(story())


# --- another game ------------------------------------------------------------------------------------------------


def test_the_same_people_play_another_game_and_what_they_won_stays() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        assert (await guests[0].say(m.ChangeGame, game="pitty_pat"))["reason"] == "game_in_play"
        while guests[0].state.phase == "playing":
            await mover(guests).move()
        if guests[0].state.phase == "between":
            await guests[0].say(m.Stop)
        won = guests[0].ear.table["games_won"]
        assert (await guests[1].say(m.ChangeGame, game="pitty_pat"))["reason"] == "host_only"
        assert (await guests[0].say(m.ChangeGame, game="pitty_pat"))["type"] == "accepted"
        welcome = guests[1].ear.last("welcome")
        assert (welcome["table"]["game"], welcome["table"]["phase"], welcome["view"]) == ("pitty_pat", "lobby", None)
        assert welcome["table"]["games_won"] == won
        assert [each["kind"] for each in welcome["news"]] == ["game_changed"]
        assert welcome["table"]["options"] == {o.name: o.values[0] for o in catalogue()["pitty_pat"].rules.options}
        await guests[0].say(m.Deal)
        for _ in range(4):
            await mover(guests).move()
        await guests[0].say(m.Stop)
        games = await house.archive.finished(guests[0].room.table)
        assert [game.record.game for game in games] == ["jutpatti", "pitty_pat"]
        assert await house.archive.record(guests[0].room.table, 2, None) is not None

    run(story())


def test_computers_come_and_go_with_the_game_and_people_stay() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=3, name="Asha")
        host = await house.sit_down(opened, opened.seats[0].token)
        given = await house.sit(opened.table, "Bina")
        bina = await house.sit_down(opened, given.token)
        await host.say(m.ChangeGame, game="patta_party")
        assert len(host.ear.table["seats"]) in catalogue()["patta_party"].rules.seats
        assert [s["name"] for s in host.ear.table["seats"]][:2] == ["Asha", "Bina"]
        avatars = [s["avatar"] for s in host.ear.table["seats"]]
        assert len(set(avatars)) == len(avatars)
        await host.say(m.AddSeat)
        assert len(host.ear.table["seats"]) == 6
        await host.say(m.ChangeGame, game="pitty_pat")
        assert len(host.ear.table["seats"]) == 5
        assert [s["who"] for s in host.ear.table["seats"]] == ["person", "person", *["computer"] * 3]
        assert bina.ear.last("welcome")["seat"] == 1
        assert (await host.say(m.Deal))["type"] == "accepted"
        await host.room.close()

    run(story())


def test_a_game_with_too_few_seats_for_the_people_is_refused() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=6)
        host = await house.sit_down(opened, opened.seats[0].token)
        for _ in range(5):
            await house.sit(opened.table)
        answer = await host.say(m.ChangeGame, game="pitty_pat")
        assert (answer["reason"], answer["facts"]) == ("too_many_people", {"people": 6, "most": 5})

    run(story())


def test_a_house_without_chip_games_does_not_change_to_one() -> None:
    async def story() -> None:
        house = House()
        house.games = {name: game for name, game in catalogue().items() if not game.rules.chips}
        opened = await house.open_for(seats=3)
        host = await house.sit_down(opened, opened.seats[0].token)
        answer = await host.say(m.ChangeGame, game="teen_patti")
        assert answer["reason"] == "unknown_game"
        assert "teen_patti" not in answer["facts"]["known"]

    run(story())


# --- who may look on, and sit down -------------------------------------------------------------------------------


def cards_in(guest: Guest) -> str:
    return json.dumps([[x["view"], x.get("events"), x.get("history")] for x in guest.ear.heard if "view" in x])


def test_where_nobody_looks_on_a_stranger_sees_the_table_and_no_card() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, spectators=False)
        stranger = Guest(guests[0].ear.__class__(), guests[0].room)
        await stranger.room.hello(stranger.ear, "", 0)
        await mover(guests).move("deck")
        await guests[0].say(m.Say, phrase="namaste")
        await guests[0].say(m.Settings, pace="slow")
        welcome = stranger.ear.last("welcome")
        assert (welcome["view"], welcome["history"], welcome["missed"], welcome["news"]) == (None, [], [], [])
        assert stranger.ear.table["pace"] == "slow"
        updates = [x for x in stranger.ear.heard if x["type"] == "update"]
        assert all((x["view"], x["events"], x["news"]) == (None, [], []) for x in updates)
        assert not any(card in cards_in(stranger) for card in guests[0].ear.view["hands"][0]["cards"])

    run(story())


def test_the_host_draws_the_curtain_and_opens_it_again() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        stranger = Guest(guests[0].ear.__class__(), guests[0].room)
        await stranger.room.hello(stranger.ear, "", None)
        assert stranger.ear.last("welcome")["view"] is not None
        await guests[0].say(m.Settings, spectators=False)
        assert stranger.ear.last("welcome")["view"] is None
        await guests[0].say(m.Settings, spectators=True)
        assert stranger.ear.last("welcome")["view"]["seat"] == -1

    run(story())


def test_a_phone_that_goes_round_always_sees_the_table() -> None:
    """Between turns it has a stranger's eyes, and has to see whose turn it is."""

    async def story() -> None:
        house = House()
        with pytest.raises(Refused, match="friends only"):
            await house.open_for(way="pass", spectators=False)
        opened = await house.open_for(way="pass", people=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        assert (await asha.say(m.Settings, spectators=False))["reason"] == "friends_only"
        assert (await asha.say(m.Settings, spectators=True, pace="slow"))["type"] == "accepted"
        await asha.room.close()

    run(story())


def test_where_nobody_looks_on_records_are_for_those_who_sat_there() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2, spectators=False)
        asha = await house.sit_down(opened, opened.seats[0].token)
        await asha.say(m.Deal)
        await asha.say(m.Stop)
        for token in (None, new_token()):
            with pytest.raises(Refused, match="no spectators"):
                await house.archive.record(opened.table, 1, token)
        assert await house.archive.record(opened.table, 1, opened.seats[0].token) is not None

    run(story())


def test_where_one_sits_down_between_hands_the_middle_of_one_is_refused() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=3, joining="between")
        asha = await house.sit_down(opened, opened.seats[0].token)
        await house.sit(opened.table)
        await asha.say(m.Deal)
        with pytest.raises(Refused, match="seat between hands"):
            await house.sit(opened.table)
        await asha.say(m.Settings, joining="at_once")
        assert (await house.sit(opened.table)).seat == 2

    run(story())


# --- what is said ------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_and_makes_no_move_stale() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        who = mover(guests)
        seq = who.ear.seq
        await guests[1].say(m.Say, phrase="good_luck")
        update = guests[0].ear.last("update")
        assert update["news"] == [
            {"seq": update["seq"], "kind": "said", "seat": seat(guests[1]), "facts": {"phrase": "good_luck"}}
        ]
        assert (update["table"], update["view"], update["events"]) == (None, None, [])
        assert (await who.move("deck", seq=seq))["type"] == "accepted"

    run(story())


def test_who_talks_too_much_waits() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        for _ in range(3):
            assert (await guests[0].say(m.Say, phrase="namaste"))["type"] == "accepted"
        answer = await guests[0].say(m.Say, phrase="namaste")
        assert (answer["reason"], answer["facts"]) == ("too_chatty", {"seconds": 4})
        assert (await guests[1].say(m.Say, phrase="namaste"))["type"] == "accepted"
        house.time += 3_001
        assert (await guests[0].say(m.Say, phrase="namaste"))["facts"] == {"seconds": 1}
        house.time += 999
        assert (await guests[0].say(m.Say, phrase="namaste"))["type"] == "accepted"
        assert (await guests[0].say(m.Say, phrase="namaste"))["reason"] == "too_chatty"

    run(story())


def test_a_quiet_table_says_nothing() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        await guests[0].say(m.Settings, phrases=False)
        assert (await guests[1].say(m.Say, phrase="emote_tea"))["reason"] == "phrases_off"

    run(story())


# --- news --------------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_what_happened_round_the_cards_meanwhile() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=3)
        asha = await house.sit_down(opened, opened.seats[0].token)
        given = await house.sit(opened.table, "Bina")
        bina = await house.sit_down(opened, given.token)
        await asha.say(m.Deal)
        known = bina.ear.seq
        await leave_for(house, bina, 5_000)
        await asha.say(m.Say, phrase="wait_please")
        chandra = await house.sit(opened.table, "Chandra")
        await asha.say(m.FreeSeat, seat=chandra.seat)
        back = await house.sit_down(opened, given.token, known)
        told = [(each["kind"], each["seat"]) for each in back.ear.last("welcome")["news"]]
        assert told == [
            ("away", given.seat),
            ("said", 0),
            ("sat", chandra.seat),
            ("freed", chandra.seat),
            ("returned", given.seat),
        ]
        assert (await house.sit_down(opened, given.token)).ear.last("welcome")["news"] == []
        await asha.room.close()

    run(story())


def test_it_is_said_who_stopped_the_game() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        await guests[0].say(m.Stop)
        assert guests[1].ear.last("update")["news"][-1] == {
            "seq": guests[1].ear.seq,
            "kind": "stopped_by",
            "seat": seat(guests[0]),
            "facts": {},
        }

    run(story())


@pytest.mark.parametrize(
    "entry",
    [
        lambda: e.HandOffered(at=1, by=0, id="a", seat=0, token="x"),
        lambda: e.Handed(at=1, seat=0),
        lambda: e.GameChanged(at=1, by=0, game="pitty_pat", rules=1),
        lambda: e.Asked(at=1, by=0, id="a", what="undo", seat=0),
        lambda: e.Answered(at=1, by=0, id="a", ask=3, yes=False),
        lambda: e.Said(at=1, by=0, id="a", phrase="namaste"),
        lambda: e.Paused(at=1),
        lambda: e.Resumed(at=1, shift=5),
        lambda: e.Undone(at=1, seat=0),
        lambda: e.Lapsed(at=1, ask=3),
        lambda: e.Set(at=1, turn_clock=0, spectators=False, joining="between", phrases=True),
    ],
)
def test_every_entry_comes_back_from_the_store_as_it_went(entry: Callable[[], Any]) -> None:
    assert e.decode(e.encode(entry())) == entry()
