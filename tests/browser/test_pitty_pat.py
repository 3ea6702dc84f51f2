"""Pitty Pat in people's hands: a whole game of two people and a computer, on a phone and at a desk."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.people import Person, eventually, opened, seated
from tests.served import Served

WON = re.compile("won the")


def at_table(visit: Visits, server: Served, table: str, token: str, device) -> Person:
    page = visit(device)
    page.goto(f"{server.url}t/{table}#seat={token}")
    page.locator("[data-mode], .lobby").first.wait_for()
    return Person(page)


def lying(person: Person) -> list[str]:
    """What lies on the table and in hand: no two turns leave it the same, however fast the others play."""
    labels: list[str] = person.page.locator(".label").all_inner_texts()
    return [*labels, *person.hand(), str(person.look()["result"])]


def step(person: Person) -> str:
    """Do what the marigold button offers; lift a card first where one is to be thrown. Returns what was done."""
    seen = person.look()
    if seen["result"] or not person.page.locator(".dock .primary").count():
        return ""
    if person.page.locator(".dock .idle").count():
        person.press(person.card(person.look()["cards"][0]["card"]))
    button = person.page.locator(".dock .primary:not([aria-disabled])").last
    if not button.count():
        return ""
    words = button.inner_text()
    if "again" in words:
        return ""
    before = lying(person)
    person.press(button)
    eventually(lambda: lying(person) != before, f"something came of {words!r}")
    return words.split()[0]


def test_two_people_and_a_computer_play_a_game_to_its_end(visit: Visits, shared_server: Served):
    table = opened(shared_server, "friends", game="pitty_pat", seats=3, options={"hands": 3})
    asha = at_table(visit, shared_server, table["table"], table["seats"][0]["token"], PHONE)
    bina = at_table(visit, shared_server, table["table"], seated(shared_server, table["table"], "Bina"), DESK)
    asha.press(asha.button("Deal now"))
    eventually(lambda: len(asha.hand()) >= 3 and len(bina.hand()) >= 3, "cards are dealt")

    done: set[str] = set()
    hands = 0
    while not asha.button("Play again").count():
        if asha.button("Deal again").count():
            # Whoever likes deals the next hand.
            expect(asha.page.get_by_role("heading", name=re.compile("won the hand|Void"))).to_be_visible()
            asha.press(asha.button("Deal again"))
            hands += 1
            eventually(lambda: not asha.look()["result"] and not bina.look()["result"], "the next hand is dealt")
            continue
        moved = {step(person) for person in (asha, bina)}
        done |= moved
        if moved == {""}:
            asha.page.wait_for_timeout(50)
    assert done >= {"Flip", "Match", "Throw"}
    assert hands >= 2, "first to three hands takes three at least"

    winners = []
    for person in (asha, bina):
        headline = person.page.get_by_role("heading", name=WON)
        expect(headline).to_be_visible()
        winners.append(headline.inner_text())
        expect(person.page.get_by_role("img", name="The winning cards, laid out in 3 groups")).to_be_visible()
        expect(person.page.get_by_text("last card").first).to_be_visible()
    assert sum(winner.startswith("You") for winner in winners) <= 1


def test_the_card_that_matches_is_raised_and_the_others_say_why_not(visit: Visits, shared_server: Served):
    table = opened(shared_server, "computer", game="pitty_pat", seats=2)
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"], PHONE)
    raised = person.page.locator(".card.ready")
    for _ in range(200):
        if person.look()["result"]:
            person.press(person.button("Play again"))
            eventually(lambda: not person.look()["result"], "the next game")
        if raised.count() and len(person.look()["cards"]) > raised.count():
            break
        if not step(person):
            person.page.wait_for_timeout(50)
    held = person.look()["cards"]
    matching = [one for one in held if "matches" in one["name"]]
    assert len(matching) == raised.count() > 0
    assert not any(one["barred"] for one in matching)
    other = next(one for one in held if one["barred"])
    person.card(other["card"]).tap(force=True)
    expect(person.page.get_by_text("not of the upcard’s rank").first).to_be_visible()
    assert person.hand() == sorted(one["card"] for one in held), "nothing was played"


def test_touching_the_stock_flips(visit: Visits, shared_server: Served):
    table = opened(shared_server, "computer", game="pitty_pat", seats=2)
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"], DESK)
    stock = person.page.locator(".place-button.takes[data-place=stock]")
    for _ in range(200):
        if stock.count():
            break
        if person.look()["result"]:
            person.press(person.button("Play again"))
        if not step(person):
            person.page.wait_for_timeout(50)
    log = person.page.get_by_role("log")
    before = log.inner_text().count("You flipped")
    person.press(stock)
    eventually(lambda: log.inner_text().count("You flipped") > before or bool(person.look()["result"]), "a flip")
