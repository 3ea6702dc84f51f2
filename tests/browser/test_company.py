"""What people at a table are to each other: they come and go, ask, agree, speak, look on, and play something else."""

import re
import signal
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.people import Person, at_table, eventually, opened, seated
from tests.served import Served

# Nobody wins a hand of eleven cards in the first few turns.
LONG = {"cards": 11}


class Company:
    """A table of friends, each at a device of their own, with a hand in play unless said otherwise."""

    def __init__(
        self, visit: Visits, server: Served, names: tuple[str, ...] = ("Bina",), deal: bool = True, **more: object
    ) -> None:
        more = {"options": LONG, "seats": len(names) + 1, "name": "Asha", **more}
        table = opened(server, "friends", **more)
        self.visit, self.server, self.table = visit, server, table["table"]
        tokens = [table["seats"][0]["token"], *(seated(server, self.table, name) for name in names)]
        self.tokens = dict(zip(("Asha", *names), tokens, strict=True))
        self.people = {name: at_table(visit, server, self.table, token) for name, token in self.tokens.items()}
        if deal:
            asha = self["Asha"]
            asha.press(asha.button("Deal now"))
            eventually(lambda: all(len(p.hand()) >= 11 for p in self.people.values()), "cards are dealt")

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    def to_act(self) -> str:
        """Whose turn it is."""
        eventually(lambda: any(p.is_asked() for p in self.people.values()), "somebody's turn")
        return next(name for name, p in self.people.items() if p.is_asked())

    def stranger(self) -> Page:
        page = self.visit(PHONE)
        page.goto(f"{self.server.url}t/{self.table}")
        return page


def menu(person: Person, row: str) -> None:
    """Open the menu and touch one of its rows."""
    person.press(person.button("Menu"))
    person.press(person.button(row))


def setting(person: Person, name: str) -> None:
    """Turn a switch of the house rules, and close them."""
    menu(person, "House rules of this table")
    person.press(person.page.locator("label.switch", has_text=name))
    person.press(person.button("Close"))


def story(person: Person) -> str:
    """What the history of this hand tells."""
    person.press(person.button("This hand"))
    told = person.page.locator(".sheet .events").inner_text()
    person.press(person.button("Close"))
    return told


def test_a_move_is_taken_back_when_the_others_agree(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server)
    mover = company.to_act()
    other = next(name for name in company.people if name != mover)
    acts, looks = company[mover], company[other]
    acts.awaits_throw()
    before = acts.hand()
    acts.throw()
    acts.press(acts.button("Take my move back"))
    expect(looks.page.get_by_text(f"{mover} asks to take back the last move").first).to_be_visible()
    expect(acts.page.get_by_text(f"Waiting for {other}")).to_be_visible()
    sizes = [looks.button(answer).bounding_box() for answer in ("Agree", "No")]
    assert sizes[0] is not None
    assert sizes[1] is not None
    assert sizes[0]["width"] == sizes[1]["width"]
    looks.press(looks.button("Agree"))
    eventually(lambda: acts.hand() == before and acts.look()["choosing"], "the card is back, and the turn with it")
    expect(looks.page.get_by_role("button", name="Agree")).to_have_count(0)
    assert f"{mover} took the last move back." in story(looks)
    assert "While you were away" not in acts.page.inner_text("body")


def test_a_move_stays_when_somebody_says_no(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server)
    mover = company.to_act()
    acts, looks = company[mover], next(p for name, p in company.people.items() if name != mover)
    acts.awaits_throw()
    acts.throw()
    after = acts.hand()
    acts.press(acts.button("Take my move back"))
    looks.press(looks.button("No"))
    expect(acts.page.get_by_text("said no: the move stays.").first).to_be_visible()
    assert acts.hand() == after


def test_a_turn_clock_is_seen_warns_and_plays_one_turn(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server, turn_clock=30)
    mover = company.to_act()
    acts, looks = company[mover], next(p for name, p in company.people.items() if name != mover)
    expect(acts.page.locator(".own-clock")).to_have_text(re.compile(r"\d+ s"))
    expect(looks.page.locator(".seat.turn .turn-seconds")).to_have_text(re.compile(r"\d+"))
    alert = acts.page.get_by_role("alert").get_by_text("Ten seconds are left for your turn.")
    expect(alert).to_have_count(1, timeout=40_000)
    expect(looks.page.get_by_text("Ten seconds are left")).to_have_count(0)
    expect(looks.page.get_by_text(f"Time ran out for {mover}").first).to_be_attached(timeout=20_000)
    assert "Your time ran out" in story(acts)
    # Only that turn was played: the seat is still its person's.
    assert looks.page.locator(".seat .badge", has_text="computer").count() == 0


def test_the_clock_goes_when_most_agree(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server, turn_clock=60)
    asha, bina = company["Asha"], company["Bina"]
    menu(asha, "Ask to switch the clock off")
    expect(bina.page.get_by_text("Asha asks to play without the clock").first).to_be_visible()
    bina.press(bina.button("Agree"))
    expect(bina.page.get_by_text("The clock is off").first).to_be_attached()
    for person in (asha, bina):
        expect(person.page.locator(".own-clock, .turn-seconds")).to_have_count(0)


def test_the_others_let_the_computer_play_for_who_is_away(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server, ("Bina", "Gita"))
    asha, gita = company["Asha"], company["Gita"]
    company["Bina"].page.goto("about:blank")
    seat = asha.page.locator(".seat.gone")
    expect(seat).to_contain_text("Bina", timeout=15_000)
    asha.press(asha.button("About Bina"))
    expect(asha.page.get_by_role("dialog")).to_contain_text("away 0:")
    asha.press(asha.button("Let the computer play now"))
    gita.press(gita.button("Agree"))
    expect(asha.page.get_by_text("The computer plays for Bina.").first).to_be_visible()
    expect(seat.locator(".badge").first).to_be_visible()

    back = company["Bina"]
    back.page.goto(f"{shared_server.url}t/{company.table}")
    expect(back.page.get_by_role("heading", name="Back. While you were away")).to_be_visible()
    expect(back.page.locator(".missed")).to_contain_text("The computer played for you.")


def test_a_friend_gets_ones_seat_by_a_link_and_it_can_be_taken_back(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server)
    asha = company["Asha"]
    hand = asha.hand()
    menu(asha, "Give my seat to a friend")
    asha.press(asha.button("Make a link"))
    offered = asha.page.locator("[data-link]")
    first = offered.inner_text().strip()
    asha.press(asha.button("Take it back"))
    asha.press(asha.button("Make a link"))
    eventually(lambda: offered.inner_text().strip() != first, "another link")
    link = offered.inner_text().strip()
    assert asha.hand() == hand, "until it is opened the seat is one's own"

    dead = visit(PHONE)
    dead.goto(first)
    expect(dead.get_by_role("heading", name="This link has been used")).to_be_visible()
    friend = visit(PHONE)
    friend.goto(link)
    friend.locator("[data-mode]").wait_for()
    eventually(lambda: Person(friend).hand() == hand, "the friend holds the same cards")
    dead.goto("about:blank")
    dead.goto(link)
    expect(dead.get_by_role("heading", name="This link has been used")).to_be_visible()
    friend.goto("about:blank")
    friend.goto(link)
    eventually(
        lambda: Person(friend).hand() == hand, "the same link leads back to the seat in the browser that used it"
    )
    expect(asha.page.get_by_role("heading", name="Your friend has your seat")).to_be_focused()
    asha.page.keyboard.press("Tab")
    expect(asha.button("Sit down")).to_be_focused()
    asha.press(asha.button("Look on"))
    expect(asha.page.get_by_text("You are looking on.")).to_be_visible()
    assert asha.hand() == []
    asha.page.reload()
    expect(asha.page.get_by_text("You are looking on.")).to_be_visible()


def test_who_leaves_can_look_on_and_the_next_person_is_the_host(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server)
    asha, bina = company["Asha"], company["Bina"]
    menu(asha, "Leave the table")
    asha.press(asha.page.get_by_role("dialog").get_by_role("button", name="Leave the table"))
    expect(asha.page.get_by_role("heading", name="You left your seat")).to_be_focused()
    expect(bina.page.get_by_role("log")).to_contain_text("Asha left the table. The computer plays on.")
    expect(bina.page.get_by_role("log")).to_contain_text("You are the host now.")
    bina.press(bina.button("Menu"))
    expect(bina.button("Stop the game")).to_be_visible()
    asha.press(asha.button("Look on"))
    expect(asha.page.get_by_text("You are looking on.")).to_be_visible()
    asha.press(asha.button("Sit down"))
    asha.press(asha.page.get_by_role("dialog").get_by_role("button", name="Sit down"))
    eventually(lambda: len(asha.hand()) >= 11, "a seat again, with the hand the computer held")


def test_where_nobody_may_look_on_a_stranger_sees_people_and_no_cards(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server, seats=3)
    stranger = Person(company.stranger())
    expect(stranger.page.get_by_text("You are looking on.")).to_be_visible()
    setting(company["Asha"], "People may look on")
    expect(stranger.page.get_by_text("Nobody looks on here")).to_be_visible()
    expect(stranger.page.locator(".place-button, .layer, [data-card]")).to_have_count(0)
    expect(stranger.page.get_by_text("Bina")).to_be_visible()
    stranger.page.get_by_label("Your name, if you like").fill("Gita")
    stranger.press(stranger.button("Sit down"))
    eventually(lambda: len(stranger.hand()) >= 11, "who sits down sees the cards of the seat")
    expect(company["Bina"].page.get_by_text("Gita sat down.").first).to_be_attached()


def test_a_seat_asked_for_in_mid_hand_is_had_when_the_hand_is_over(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server, seats=3, joining="between")
    stranger = Person(company.stranger())
    stranger.press(stranger.button("Sit down"))
    stranger.page.get_by_label("Your name, if you like").fill("Gita")
    stranger.press(stranger.button("Sit down after this hand"))
    expect(stranger.button("You sit down when this hand is over")).to_be_visible()
    asha = company["Asha"]
    menu(asha, "Stop the game")
    asha.press(asha.page.get_by_role("dialog").get_by_role("button", name="Stop the game"))
    expect(asha.page.get_by_text("You stopped the game.").first).to_be_visible()
    expect(company["Bina"].page.get_by_text("Asha stopped the game.").first).to_be_visible()
    expect(company["Bina"].page.get_by_text("Gita sat down.").first).to_be_attached()
    expect(stranger.button("Play again")).to_be_visible()


def test_phrases_are_seen_heard_and_can_be_silenced(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server)
    asha, bina = company["Asha"], company["Bina"]
    bina.press(bina.button("Say something"))
    bina.press(bina.button("Namaste!"))
    expect(asha.page.locator(".seat .bubble")).to_have_text("Namaste!")
    expect(asha.page.get_by_role("log")).to_contain_text("Bina: Namaste!")
    expect(asha.page.locator(".seat .bubble")).to_have_count(0)
    bina.press(bina.button("Say something"))
    bina.press(bina.button("a glass of tea"))
    expect(asha.page.locator(".seat .bubble .emote")).to_be_visible()
    assert "Bina: a glass of tea" in story(asha)

    asha.press(asha.button("About Bina"))
    asha.press(asha.page.locator("label.switch", has_text="Silence here"))
    asha.press(asha.button("Close"))
    bina.press(bina.button("Say something"))
    bina.press(bina.button("Well played!"))
    expect(bina.page.get_by_role("log")).to_contain_text("You: Well played!")
    assert "Well played!" not in story(asha)
    assert "Well played!" not in asha.page.get_by_role("log").inner_text()

    setting(asha, "Phrases")
    expect(bina.button("Say something")).to_have_count(0)


def test_the_same_people_play_something_else(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server, deal=False, seats=4)
    asha, bina = company["Asha"], company["Bina"]
    expect(bina.page.get_by_text("Play something else")).to_have_count(0)
    asha.press(asha.button("Play something else"))
    dialog = asha.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Jutpatti")).to_be_disabled()
    asha.press(dialog.get_by_role("button", name="Pitty Pat"))
    for person in (asha, bina):
        expect(person.page.get_by_role("heading", name="Pitty Pat table")).to_be_visible()
        expect(person.page.locator(".seat-row", has_text="(you)")).to_have_count(1)
    asha.press(asha.button("Deal now"))
    eventually(lambda: len(asha.hand()) >= 5 and len(bina.hand()) >= 5, "both hold cards of the other game")


@pytest.mark.parametrize("way", ["computer", "pass"])
def test_another_game_can_be_chosen_alone_and_on_one_phone(visit: Visits, shared_server: Served, way: str):
    more = {"people": 2, "names": ["Asha", "Bina"]} if way == "pass" else {}
    table = opened(shared_server, way, seats=2, **more)
    page = visit(PHONE)
    page.goto(f"{shared_server.url}t/{table['table']}#seats={','.join(seat['token'] for seat in table['seats'])}")
    person = Person(page)
    if way == "pass":
        person.press(person.button("Play something else"))
    else:
        page.locator("[data-mode]").wait_for()
        menu(person, "Stop the game")
        person.press(page.get_by_role("dialog").get_by_role("button", name="Stop the game"))
        person.press(person.button("Another game"))
    person.press(page.get_by_role("dialog").get_by_role("button", name="Teen Patti"))
    expect(page.get_by_role("heading", name="Teen Patti table")).to_be_visible()
    person.press(person.button("Understood"))
    person.press(person.button("Deal now"))
    person.awaits_turn()


def test_back_closes_a_sheet_and_then_leads_home_without_losing_the_seat(visit: Visits, shared_server: Served):
    page = visit(PHONE)
    page.goto(shared_server.url)
    asha = Person(page)
    asha.press(asha.button("Invite friends"))
    expect(page.get_by_role("heading", name="Jutpatti table")).to_be_visible()
    asha.press(asha.button("Menu"))
    asha.press(asha.button("Settings"))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("history.back()")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Jutpatti table")).to_be_visible()
    page.go_back()
    asha.press(page.locator(".tables a").first)
    expect(page.locator(".seat-row", has_text="(you)")).to_have_count(1)


def test_a_sheet_that_is_open_when_the_seat_opens_elsewhere_is_no_trap(visit: Visits, shared_server: Served):
    company = Company(visit, shared_server)
    asha = company["Asha"]
    asha.press(asha.button("Menu"))
    desk = at_table(visit, shared_server, company.table, company.tokens["Asha"], DESK)
    expect(asha.page.get_by_role("heading", name="Your seat is open elsewhere")).to_be_focused()
    expect(asha.page.get_by_role("dialog")).to_have_count(0)
    asha.page.keyboard.press("Tab")
    expect(asha.button("Take it back here")).to_be_focused()
    asha.page.keyboard.press("Enter")
    eventually(lambda: len(asha.hand()) >= 11, "the seat is here again")
    expect(desk.page.get_by_role("heading", name="Your seat is open elsewhere")).to_be_visible()


def test_a_browser_inside_another_app_offers_the_link_to_keep(visit: Visits, shared_server: Served):
    table = opened(shared_server, "friends")
    agent = "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0;]"
    page = visit({**PHONE, "user_agent": agent})
    page.goto(f"{shared_server.url}t/{table['table']}#seat={table['seats'][0]['token']}")
    expect(page.get_by_text("open inside Facebook")).to_be_visible()
    Person(page).press(page.get_by_role("button", name="My own link"))
    expect(page.get_by_role("dialog").locator("[data-link]")).to_contain_text(table["seats"][0]["token"])


def test_a_server_that_is_renewed_loses_nothing_and_frightens_nobody(server: Served, visit: Visits):
    visit.outage = True
    company = Company(visit, server)
    mover = company.to_act()
    acts = company[mover]
    acts.awaits_throw()
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    # The card is thrown while there is no server: it goes when there is one.
    server.process.wait(30)
    card = acts.unwanted()
    if acts.page.locator(".dock [aria-keyshortcuts=P]").count() == 0:
        acts.press(acts.card(card))
    acts.press(acts.page.locator(".dock [aria-keyshortcuts=P]"))
    expect(acts.page.get_by_text("The table is being refreshed")).to_be_visible()
    expect(acts.page.get_by_role("alert").get_by_text("Reconnecting")).to_have_count(0)
    time.sleep(0.2)
    server.start()
    eventually(lambda: len(acts.hand()) == 11, "the card that waited was thrown", within=40)
    expect(acts.page.get_by_text("The table is being refreshed")).to_have_count(0)
