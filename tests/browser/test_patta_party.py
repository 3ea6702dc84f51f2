"""Patta Party in people's hands: four people on phones, eight seats on the smallest of them."""

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visits
from tests.browser.measure import grave, sideways, targets
from tests.browser.people import Person, at_table, eventually, opened, seated
from tests.served import Served

LOOK = """
() => ({
  result: document.querySelector("[data-result]") !== null,
  moves: [...document.querySelectorAll(".dock [data-move]")].map((button) => button.dataset.move),
  cards: [...document.querySelectorAll(".card-button")].map((button) => ({
    card: button.dataset.card, barred: button.ariaDisabled === "true",
  })),
  choosing: document.querySelector(".dock .idle, .dock [aria-keyshortcuts=P]") !== null,
  full: document.querySelectorAll(".slot.full").length,
  said: document.querySelector("[role=log]").textContent,
})
"""


def look(person: Person) -> dict[str, Any]:
    seen: dict[str, Any] = person.page.evaluate(LOOK)
    return seen


def lift(person: Person, card: str) -> None:
    """Touch a card of the hand where its strip is seen."""
    button = person.page.locator(f".card-button[data-card='{card}']").first
    box = button.bounding_box()
    assert box is not None
    button.click(position={"x": min(12, box["width"] / 2), "y": 12}, force=True)


def step(person: Person, bid: str = "pass") -> bool:
    """Do what is to be done, if it is this person's turn: make that bid where it is offered, else pass."""
    seen = look(person)
    if seen["result"]:
        return False
    if seen["moves"]:
        wanted = next(move for move in (bid, "trump h", "pass") if move in seen["moves"])
        person.press(person.page.locator(f".dock [data-move='{wanted}']"))
        eventually(lambda: look(person)["said"] != seen["said"], f"{wanted} is taken")
        return True
    if not seen["choosing"]:
        return False
    held = len(seen["cards"])
    lift(person, next(one["card"] for one in seen["cards"] if not one["barred"]))
    person.press(person.page.locator(".dock [aria-keyshortcuts=P]"))
    eventually(lambda: len(look(person)["cards"]) < held, "the card is played")
    return True


def to_the_play(people: list[Person], bidder: int = 0) -> None:
    """Bid: one of the people bids seven at the first round, all else pass; hearts are trump."""
    until = time.monotonic() + 60
    while not any(look(person)["choosing"] for person in people):
        assert time.monotonic() < until, "the auction did not end"
        for n, person in enumerate(people):
            if not look(person)["choosing"]:
                step(person, "bid 7" if n == bidder else "pass")


@pytest.fixture
def four(visit: Visits, shared_server: Served) -> list[Person]:
    """Four people at phones, the first hand dealt."""
    table = opened(shared_server, "friends", game="patta_party", seats=4)
    names = ["Bina", "Chandra", "Dipak"]
    tokens = [table["seats"][0]["token"], *[seated(shared_server, table["table"], name) for name in names]]
    people = [at_table(visit, shared_server, table["table"], token) for token in tokens]
    people[0].press(people[0].button("Deal now"))
    eventually(lambda: all(len(look(person)["cards"]) == 5 for person in people), "five cards each")
    return people


def test_four_people_bid_call_trump_and_play_a_hand(four: list[Person]):
    offered = set()
    for person in four:
        offered |= set(look(person)["moves"])
    assert offered <= {"pass", "bid 6", "bid 7"}, "in the first round seven is the most"
    to_the_play(four)
    assert all(len(look(person)["cards"]) == 13 for person in four), "three deals came to thirteen"
    for person in four:
        expect(person.page.locator(".midst")).to_contain_text("bid 7")
        expect(person.page.locator(".midst .suit-disc")).to_contain_text("hearts")
    # Who sits opposite is a partner, the others are rivals: told by shape, and in words for who does not see.
    seats = four[0].page.locator(".seats .seat")
    assert [("ours" in (seat.get_attribute("class") or "")) for seat in seats.all()] == [False, True, False]
    assert "our side:" in seats.nth(1).inner_text()

    until = time.monotonic() + 120
    while not all(look(person)["result"] for person in four):
        assert time.monotonic() < until, "the hand did not end"
        moved = [step(person) for person in four]
        if not any(moved):
            four[0].page.wait_for_timeout(40)
    said = [person.page.locator(".result h2").inner_text() for person in four]
    assert said[0] == said[2]
    assert said[1] == said[3]
    ours, theirs = (
        re.fullmatch(r"(Your team|The others) .*7.*: (\d+) to .*", said[0]),
        re.search(r": (\d+) to", said[1]),
    )
    assert ours is not None
    assert theirs is not None
    assert said[0].startswith("Your team") != said[1].startswith("Your team")
    assert ours[2] == theirs[1] in ("7", "14", "28")
    lead = four[0].page.locator(".patta-score .lead").inner_text()
    assert re.search(rf"(we|they) lead by {ours[2]} of 52", lead)


def sees_whole_trick(person: Person) -> Callable[[], bool]:
    return lambda: bool(look(person)["full"] == 4)


def hears_more(person: Person, said: object) -> Callable[[], bool]:
    return lambda: bool(look(person)["said"] != said)


def hold_the_clock(person: Person) -> None:
    """From now on no time passes on this person's page; moves still arrive and are shown."""
    person.page.clock.install()
    person.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))


def test_a_finished_trick_is_looked_at_until_a_tap_and_can_be_seen_again(four: list[Person]):
    to_the_play(four)
    for person in four[1:]:
        hold_the_clock(person)
    played = 0
    until = time.monotonic() + 30
    while played < 4:
        assert time.monotonic() < until
        played += sum([step(person) for person in four if played < 4])
    for person in four[1:]:
        eventually(sees_whole_trick(person), "the whole trick lies there")
    # No time passes for these two: it is the tap alone that sweeps it away, and for who tapped alone.
    four[1].page.locator(".stone").tap(position={"x": 60, "y": 340})
    eventually(lambda: look(four[1])["full"] == 0, "a tap sweeps it away")
    assert look(four[2])["full"] == look(four[3])["full"] == 4
    four[2].page.clock.run_for(1199)
    assert look(four[2])["full"] == 4
    four[2].page.clock.run_for(1)
    eventually(lambda: look(four[2])["full"] == 0, "after 1.2 s it goes by itself")
    assert not look(four[3])["result"]
    again = four[2].page.get_by_role("button", name="Last trick")
    again.tap()
    eventually(lambda: look(four[2])["full"] == 4, "the last trick again")
    again.tap()
    eventually(lambda: look(four[2])["full"] == 0, "and away")


def test_a_trick_is_looked_at_also_when_the_next_is_led_at_once(four: list[Person]):
    to_the_play(four)
    # Not the last to play: its own card would lie there before the trick is known to be full.
    watcher = four[2]
    hold_the_clock(watcher)
    played = 0
    until = time.monotonic() + 30
    while played < 5:
        assert time.monotonic() < until
        # Who holds the clock plays in turn, but does not lead to the next trick.
        played += sum([step(person) for person in four if played < 5 and (played < 4 or person is not watcher)])
        if played == 4 and look(watcher)["choosing"]:
            watcher.page.locator(".stone").tap(position={"x": 60, "y": 340})
            return
    eventually(
        lambda: "You led" not in look(watcher)["said"] and look(watcher)["full"] == 4, "the trick still lies there"
    )
    watcher.page.clock.run_for(1200)
    eventually(lambda: look(watcher)["full"] == 1, "then the card that was led")


def test_a_card_that_may_not_be_played_says_why(four: list[Person]):
    to_the_play(four)
    for _ in range(40):
        for person in four:
            seen = look(person)
            barred = [one["card"] for one in seen["cards"] if one["barred"]]
            if seen["choosing"] and barred:
                lift(person, barred[0])
                expect(person.page.locator(".status")).to_contain_text(re.compile(r"You hold a \w+; follow \w+\."))
                assert len(look(person)["cards"]) == len(seen["cards"])
                return
            step(person)
    raise AssertionError("everybody could always play anything")


WIDTHS = [(320, 568), (360, 740), (844, 390), (1280, 800)]

# Buttons of the dock that are not wholly on the screen.
CUT_OFF = """
() => [...document.querySelectorAll(".dock button")].filter((button) => {
  const box = button.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
}).map((button) => button.textContent)
"""


def fits_every_screen(person: Person) -> None:
    for width, height in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(150)
        assert sideways(person.page) == 0, (width, height)
        assert person.page.evaluate(CUT_OFF) == [], (width, height)
        sizes = targets(person.page)
        assert min(sizes.values()) >= 24, (width, height, sizes)
        assert sum(size >= 38 for size in sizes.values()) >= 0.9 * len(sizes), (width, height, sizes)
    person.page.set_viewport_size({"width": 360, "height": 740})
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme=colours)
        assert grave(person.page) == [], colours


def state_of(seen: dict[str, Any]) -> str:
    """What a person is at; empty while others act."""
    if seen["result"]:
        return "result"
    if seen["moves"]:
        return "trump" if seen["moves"][0].startswith("trump") else f"bid with {len(seen['cards'])}"
    return "play" if seen["choosing"] else ""


@pytest.mark.parametrize(("seats", "jokers"), [(4, False), (6, True), (8, True)])
def test_every_state_fits_every_screen(visit: Visits, shared_server: Served, seats: int, jokers: bool):
    table = opened(shared_server, "computer", game="patta_party", seats=seats, options={"jokers": jokers})
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"])
    wanted = {"bid with 5", "bid with 9", "bid with 13", "trump", "play", "result"}
    until = time.monotonic() + 150
    while wanted:
        assert time.monotonic() < until, f"not seen: {wanted}"
        state = state_of(look(person))
        if state in wanted:
            wanted.remove(state)
            fits_every_screen(person)
            if state == "play":
                tops = person.page.locator(".card-button").evaluate_all(
                    "all => all.map(one => one.getBoundingClientRect().y)"
                )
                assert len(set(map(round, tops))) <= 2
        if state == "result" and wanted:
            person.press(person.button("Deal again"))
            eventually(lambda: not look(person)["result"], "the next hand")
        elif state != "result":
            # Bid where nobody has, to be asked for trump.
            least = next((move for move in look(person)["moves"] if move.startswith("bid")), "pass")
            if not step(person, least if "trump" in wanted else "pass"):
                person.page.wait_for_timeout(30)


def test_the_lobby_tells_partners_from_rivals(visit: Visits, shared_server: Served):
    table = opened(shared_server, "friends", game="patta_party", seats=6)
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"])
    rows = person.page.locator(".seat-row strong")
    assert ["our side:" in words for words in rows.all_inner_texts()] == [True, False, True, False, True, False]
    assert grave(person.page) == []


def test_who_sits_down_chooses_whom_to_play_with(visit: Visits, shared_server: Served):
    table = opened(shared_server, "friends", game="patta_party", seats=4, name="Asha")
    page = visit(PHONE)
    page.goto(f"{shared_server.url}t/{table['table']}")
    page.get_by_role("group", name="Play together with").wait_for()
    assert grave(page) == []
    assert page.get_by_label("Asha").is_checked(), "a friend plays with a friend, unless they would rather not"
    page.get_by_role("button", name="Sit down").tap()
    rows = page.locator(".seat-row")
    expect(rows.nth(2)).to_contain_text("(you)")
    assert ["our side:" in words for words in rows.all_inner_texts()] == [True, False, True, False]


def test_of_two_cards_that_look_alike_the_one_that_is_touched_is_lifted_and_played(
    visit: Visits, shared_server: Served
):
    table = opened(shared_server, "computer", game="patta_party", seats=8)
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"])
    until = time.monotonic() + 120
    while True:
        assert time.monotonic() < until, "no two cards alike could be played"
        seen = look(person)
        free = [one["card"] for one in seen["cards"] if not one["barred"]]
        twins = [card for card in free if free.count(card) == 2]
        if seen["choosing"] and twins:
            break
        if seen["result"]:
            person.press(person.button("Deal again"))
            eventually(lambda: not look(person)["result"], "the next hand")
        elif not step(person):
            person.page.wait_for_timeout(30)
    pair = person.page.locator(f".card-button[data-card='{twins[0]}']")
    right = pair.nth(1)
    before = [person.page.evaluate("one => one.getBoundingClientRect().x", one.element_handle()) for one in pair.all()]
    right.focus()
    person.page.keyboard.press("Enter")
    lifted = person.page.locator(".card.lifted")
    expect(lifted).to_have_count(1)
    # Its button stands where it comes to rest; the card itself may still be on its way there.
    eventually(lambda: abs((lifted.bounding_box() or {"x": -999})["x"] - before[1]) < 4, "the right one is lifted")
    person.page.keyboard.press("p")
    eventually(lambda: [one["card"] for one in look(person)["cards"]].count(twins[0]) == 1, "one of the two is left")
    expect(person.page.locator("[role=log]")).to_contain_text("You played")


def tab_to(person: Person, move: str) -> None:
    """Go from one control to the next until a move's button has the focus."""
    for _ in range(40):
        if person.page.evaluate("document.activeElement?.dataset?.move ?? ''") == move:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {move}")


def test_a_whole_hand_by_keyboard_alone(visit: Visits, shared_server: Served):
    table = opened(shared_server, "computer", game="patta_party", seats=4)
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"])
    until = time.monotonic() + 90
    called = False
    while not (look(person)["result"] and called):
        assert time.monotonic() < until
        seen = look(person)
        if seen["result"]:
            # Nobody let this person call trump: once more.
            person.page.get_by_role("button", name="Deal again").focus()
            person.page.keyboard.press("Enter")
            eventually(lambda: not look(person)["result"], "the next hand")
        elif seen["moves"]:
            called = called or seen["moves"][0].startswith("trump")
            bids = [] if called else [move for move in seen["moves"] if move.startswith("bid")]
            tab_to(person, bids[0] if bids else seen["moves"][0])
            person.page.keyboard.press("Enter")
            eventually(hears_more(person, seen["said"]), "the bid is made")
        elif seen["choosing"]:
            nth = next(n for n, one in enumerate(seen["cards"]) if not one["barred"])
            person.page.keyboard.press("h")
            person.page.keyboard.press("Home")
            for _ in range(nth):
                person.page.keyboard.press("ArrowRight")
            person.page.keyboard.press("Enter")
            person.page.keyboard.press("p")
            eventually(hears_more(person, seen["said"]), "a card is played")
        else:
            person.page.wait_for_timeout(30)
