"""What people do round the cards, by forms alone: the lobby, what is asked and said, seats that change hands."""

import asyncio
import re
from typing import Any, get_args

import pytest

from chautari.games import catalogue
from chautari.table.terms import Phrase
from chautari.words import LANGUAGES, say
from tests.served import Served
from tests.web.test_text import Browser
from tests.web.visitor import ask, joined, opened

GAMES = sorted(catalogue())


class Reader(Browser):
    """Such a browser at one table."""

    def __init__(self, house: Served, table: dict[str, Any] | str, seat: dict[str, Any] | None = None) -> None:
        super().__init__(house)
        self.table = table if isinstance(table, str) else str(table["table"])
        if seat is not None:
            self.sit({"table": self.table, "seats": [seat]})

    def look(self, page: str = "text") -> str:
        return self.get(f"t/{self.table}/{page}")

    def do(self, do: str, at: str = "text", **fields: str) -> str:
        """Send a form of a page, which is asked for first."""
        self.look(at)
        return self.post(f"t/{self.table}/{at}", None, do=do, proof=self.field("proof"), **fields)

    def view(self) -> dict[str, Any]:
        status, view = ask(f"{self.url}api/tables/{self.table}")
        assert status == 200
        return dict(view)


def friends(house: Served, **wanted: Any) -> tuple[Reader, Reader]:
    """The host of a new table for two, and a friend, both without script."""
    table = asyncio.run(opened(house.url, **wanted))
    friend = asyncio.run(joined(house.url, table["table"], name="Bina"))
    host = Reader(house, table, table["seats"][0])
    host.do("rename", "text/table", name="Asha")
    return host, Reader(house, table, friend)


# --- the lobby -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_host_sees_and_changes_every_choice_of_a_game(house: Served, game: str, tongue: str) -> None:
    rules = catalogue()[game].rules
    table = asyncio.run(opened(house.url, game=game, seats=rules.standard_seats))
    host = Reader(house, table, table["seats"][0])
    host.get(f"language?to={tongue}")
    page = host.look("text/table")
    assert not re.search(r"\{ ?\$|\bNone\b|Choice\(", re.sub(r"<[^>]*>", "", page))
    for option in rules.options:
        name = option.name.replace("_", "-")
        assert say(tongue, f"{game}-option-{name}-help") in page.replace("&#39;", "'").replace("&#34;", '"')
        other = option.values[-1]
        host.do("options", "text/table", **{f"option-{option.name}": str(other)})
        # Some choices shut each other out: then it is said why, and nothing has changed.
        if 'role="alert"' not in host.page:
            assert host.view()["options"][option.name] == other


def test_the_host_changes_how_the_table_goes(house: Served) -> None:
    table = asyncio.run(opened(house.url))
    host = Reader(house, table, table["seats"][0])
    for field, value, then in (
        ("turn_clock", "30", 30),
        ("away_after", "120", 120),
        ("away_after", "never", None),
        ("joining", "between", "between"),
        ("spectators", "false", False),
        ("phrases", "false", False),
        ("pace", "slow", "slow"),
        ("hints", "false", False),
    ):
        host.do("settings", "text/table", **{field: value})
        assert host.view()[field] == then
    for odd in ("31", "x", "-5"):
        host.do("settings", "text/table", turn_clock=odd)
        assert host.status == 400
    assert host.view()["turn_clock"] == 30


def test_seats_come_and_go_and_their_levels_change(house: Served) -> None:
    table = asyncio.run(opened(house.url))
    host = Reader(house, table, table["seats"][0])
    host.do("add_seat", "text/table")
    host.do("level", "text/table", seat="2", level="sharp")
    assert [seat["level"] for seat in host.view()["seats"]] == ["steady", "steady", "sharp"]
    host.do("remove_seat", "text/table", seat="1")
    assert [seat["level"] for seat in host.view()["seats"]] == ["steady", "sharp"]
    host.do("remove_seat", "text/table", seat="1")
    assert say("en", "refused-too-few-seats") in host.page
    host.do("rename", "text/table", name="  ")
    assert say("en", "refused-name-empty") in host.page
    host.do("rename", "text/table", name="Asha")
    assert host.view()["seats"][0]["name"] == "Asha"


def test_another_game_with_the_same_people(house: Served) -> None:
    host, friend = friends(house)
    friend.look("text/table")
    assert 'value="pitty_pat"' not in friend.page
    host.do("game", "text/table", game="pitty_pat")
    assert host.at.endswith("/text")
    assert f"<h1>{say('en', 'pitty_pat-name')}</h1>" in friend.look()


def test_who_does_not_host_reads_the_choices_and_changes_none(house: Served) -> None:
    _, friend = friends(house)
    page = friend.look("text/table")
    assert say("en", "lobby-away-help") in page
    assert 'value="options"' not in page
    assert 'value="settings"' not in page
    friend.do("settings", "text/table", pace="slow")
    assert say("en", "refused-host-only") in friend.page
    assert "Asha deals when everybody is ready" in friend.look()


def test_partners_choose_their_side_without_script(house: Served) -> None:
    table = asyncio.run(opened(house.url, game="patta_party", seats=4))
    friend = Reader(house, table)
    friend.look("text/table")
    sides = re.findall(r'<option value="(\d)"', friend.page)
    assert sides == ["2", "1"]
    friend.post(f"t/{friend.table}/text", do="sit", name="Bina", seat="2")
    assert friend.view()["seats"][2]["name"] == "Bina"


# --- what is asked and said ------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_when_the_other_agrees(house: Served) -> None:
    # A bet tells nobody anything, so it may be taken back.
    host, friend = friends(house, game="teen_patti")
    host.do("deal")
    both = {"host": host, "friend": friend}
    mine = next(name for name, one in both.items() if "chaal" in "".join(one.look() and one.moves()))
    mover, other = both[mine], both["friend" if mine == "host" else "host"]
    mover.move(mover.table, next(move for move in mover.moves() if move.startswith("chaal")))
    mover.look("text?still=1")
    assert 'name="what" value="undo"' in mover.page
    mover.do("ask", what="undo")
    assert "Never mind" in mover.page
    other.look()
    assert "asks to take back the last move" in other.page
    number = other.field("ask")
    other.post(f"t/{other.table}/text", do="answer", proof=other.field("proof"), ask=number, yes="true")
    mover.look()
    assert any(move.startswith("chaal") for move in mover.moves())
    assert "You took your move back." in mover.page
    mover.do("answer", ask=number, yes="false")
    assert say("en", "refused-not-asked") in mover.page


def test_the_clock_is_voted_off(house: Served) -> None:
    host, friend = friends(house, turn_clock=60)
    host.do("deal")
    assert re.search(r"Clock: \d+ s", host.look("text?still=1"))
    host.do("ask", what="clock_off")
    host.do("ask", what="clock_off")
    assert say("en", "refused-asked-already") in host.page
    friend.look()
    assert "asks to play without the clock" in friend.page
    friend.post(f"t/{friend.table}/text", do="answer", proof=friend.field("proof"), ask=friend.field("ask"), yes="true")
    assert friend.view()["turn_clock"] == 0
    assert "The clock is off" in host.look()


def test_the_computer_plays_for_somebody_away_when_the_others_agree(house: Served) -> None:
    table = asyncio.run(opened(house.url, seats=2))
    # Somebody who took a seat and never came: away as soon as the first look is waited for in vain.
    asyncio.run(joined(house.url, table["table"], name="Bina"))
    host = Reader(house, table, table["seats"][0])
    host.do("deal")
    host.do("ask", what="play_for", seat="0")
    assert say("en", "refused-person-is-here") in host.page
    host.do("ask", what="play_for", seat="9")
    assert host.status == 400


def test_phrases_are_said_and_heard(house: Served) -> None:
    host, friend = friends(house)
    page = host.look("text/say")
    for phrase in get_args(Phrase):
        assert f'value="{phrase}"' in page
    host.post(f"t/{host.table}/text", do="say", proof=host.field("proof"), phrase="namaste")
    assert "Asha: Namaste!" in friend.look()
    assert "You: Namaste!" in host.look()
    for _ in range(3):
        host.do("say", phrase="oh_no")
    assert "before you say more" in host.page
    host.do("say", phrase="you idiot")
    assert host.status == 400
    host.do("settings", "text/table", phrases="false")
    assert say("en", "refused-phrases-off") in friend.look("text/say")


# --- seats that change hands -----------------------------------------------------------------------------------------


def test_a_seat_goes_to_a_friend_by_a_link_that_is_pasted(house: Served) -> None:
    host, friend = friends(house)
    friend.do("hand_over", "text/table")
    given = re.search(r'href="([^"]*#friend=[^"]*)"', friend.page)
    assert given
    assert given[1] in friend.look("text/table")
    sita, late = Reader(house, host.table), Reader(house, host.table)
    assert 'href="text/table#link"' in sita.look()
    assert 'value="link"' in sita.look("text/table")
    for wrong, why in (
        ("hello", "text-link-wrong"),
        (given[1].replace(host.table, "elsewhere"), "text-link-elsewhere"),
    ):
        sita.post(f"t/{sita.table}/text", do="link", link=wrong)
        assert say("en", why) in sita.page
    sita.post(f"t/{sita.table}/text", do="link", link=f" {given[1]}\n")
    assert sita.status == 200
    [cookie] = [cookie for cookie in sita.jar if cookie.name == "seat"]
    assert cookie.value
    assert cookie.value not in given[1]
    assert "A friend has the seat of Bina now." in host.look()
    assert "yours no more" in friend.look()
    late.post(f"t/{late.table}/text", do="link", link=given[1])
    assert say("en", "link-used").replace("’", "&#39;") in late.page or say("en", "link-used") in late.page
    assert [cookie for cookie in late.jar if cookie.name == "seat"] == []
    sita.do("rename", "text/table", name="Sita")
    assert sita.view()["seats"][1]["name"] == "Sita"


def test_an_offer_is_taken_back(house: Served) -> None:
    host, friend = friends(house)
    friend.do("hand_over", "text/table")
    given = re.search(r'href="([^"]*#friend=[^"]*)"', friend.page)
    assert given
    friend.do("take_back", "text/table")
    assert "#friend=" not in friend.page
    late = Reader(house, host.table)
    late.post(f"t/{late.table}/text", do="link", link=given[1])
    assert [cookie for cookie in late.jar if cookie.name == "seat"] == []


def test_one_s_own_seat_in_another_browser_by_its_link(house: Served) -> None:
    host, _ = friends(house)
    own = re.search(r">(http[^<]*#seat=[^<]*)<", host.look("text/table"))
    assert own
    other = Reader(house, host.table)
    other.post(f"t/{other.table}/text", do="link", link=own[1])
    assert "Asha: you" in other.page


def test_standing_up_is_asked_once_more_and_leaves_the_seat_to_the_computer(house: Served) -> None:
    host, friend = friends(house)
    friend.look("text/table?sure=leave")
    assert say("en", "menu-leave-sure") in friend.page
    friend.post(f"t/{friend.table}/text", do="leave", proof=friend.field("proof"))
    assert friend.status == 200
    assert [cookie for cookie in friend.jar if cookie.name == "seat"] == []
    assert friend.view()["seats"][1]["who"] == "computer"
    assert "Bina left the table." in host.look()


def test_the_host_gives_a_seat_to_the_computer_and_stops_a_game(house: Served) -> None:
    host, friend = friends(house)
    host.do("deal")
    host.do("free_seat", "text/table", seat="1")
    assert host.view()["seats"][1]["who"] == "computer"
    assert "yours no more" in friend.look()
    host.look("text/table?sure=stop")
    assert say("en", "menu-stop-sure") in host.page
    host.post(f"t/{host.table}/text/table", do="stop", proof=host.field("proof"))
    assert host.view()["phase"] == "over"
    assert 'value="deal"' in host.look()
    assert say("en", "table-rematch") in host.page


# --- one phone, and games to watch again -----------------------------------------------------------------------------


def test_one_phone_arranges_its_table_and_takes_back_a_move_without_script(house: Served) -> None:
    table = asyncio.run(opened(house.url, way="pass", people=2, seats=2, names=["Asha", "Bina"], options={"cards": 11}))
    browser = Reader(house, table)
    browser.sit(table)
    browser.look("text/table")
    proofs = re.findall(r'name="proof" value="([^"]+)">\n<input type="hidden" name="do" value="rename"', browser.page)
    assert len(proofs) == 2
    browser.post(f"t/{browser.table}/text/table", do="rename", proof=proofs[1], name="Chandra")
    assert [seat["name"] for seat in browser.view()["seats"]] == ["Asha", "Chandra"]
    browser.do("options", "text/table", **{"option-cards": "9"})
    assert browser.view()["options"]["cards"] == 9
    browser.do("deal")
    browser.look()
    assert "Your hand" not in browser.look("text/table")
    browser.look()
    browser.post(f"t/{browser.table}/text", do="show", proof=browser.field("proof"))
    assert "Your hand" in browser.page
    browser.post(f"t/{browser.table}/text", do="hint", proof=browser.field("proof"))
    assert 'class="hint"' in browser.page
    assert "Your hand" in browser.page


def test_a_finished_game_is_read_and_saved_as_one_s_own_seat_saw_it(house: Served) -> None:
    # With eleven cards no hand is won within two turns each.
    table = asyncio.run(opened(house.url, options={"cards": 11}))
    host = Reader(house, table, table["seats"][0])
    host.do("deal")
    while "deck" not in host.moves():
        host.look()
    # Who takes from the deck knows a card that nobody else does.
    host.move(host.table, "deck")
    host.do("stop", "text/table")
    assert 'href="games/1"' in host.page
    stranger = Reader(house, host.table)
    mine, theirs = (re.sub(r"(?s).*<noscript>", "", one.look("games/1")) for one in (host, stranger))
    assert "You took" in mine
    assert "You took" not in theirs
    assert host.look("text/records/1") != stranger.look("text/records/1")
    assert stranger.headers["content-disposition"] == 'attachment; filename="chautari-game-1.toml"'
    host.look("text/records/2")
    assert host.status == 404
