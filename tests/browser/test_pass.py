"""One phone passed round: what is not shown is not there."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from chautari.words import say
from tests.browser.conftest import PHONE, Visits
from tests.browser.people import Person, eventually, opened
from tests.served import Served

# Everything a page says or keeps where a curious hand could look, the drawings' common stock left out.
SAID = """
() => {
  const page = document.documentElement.cloneNode(true);
  for (const hidden of page.querySelectorAll("symbol, script")) hidden.remove();
  return [document.title, page.outerHTML, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }),
          JSON.stringify(history.state), location.href].join("\\n");
}
"""

# Of all lists alive in the page's memory, how many hold these cards together. A whole pack in order is no secret.
HELD = """
function (cards) {
  return this.filter((list) => list.length < 40 && cards.every((card) => list.includes(card))).length;
}
"""


class Ear:
    """What the server tells a page over the line through which it looks on, message by message.

    Beside it there are short visits in the name of one seat, to deal or to rename; of what they hear nothing is kept.
    """

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.once("websocket", lambda socket: socket.on("framereceived", lambda frame: self.hear(frame)))

    def hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    def hands(self) -> list[list[str]]:
        """All cards of hands that were shown to this browser since last asked, hand by hand."""
        heard, self.heard = self.heard, []
        views = [message["view"] for message in heard if message.get("view")]
        return [hand["cards"] for view in views for hand in view["hands"] if hand["cards"]]


def lists_with(memory: CDPSession, cards: list[str]) -> int:
    """How many lists in the page's memory hold all these cards, after everything let go of is swept away."""
    memory.send("HeapProfiler.collectGarbage")
    prototype = memory.send("Runtime.evaluate", {"expression": "Array.prototype"})["result"]["objectId"]
    every = memory.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    asked = {"functionDeclaration": HELD, "objectId": every, "arguments": [{"value": cards}], "returnByValue": True}
    found = int(memory.send("Runtime.callFunctionOn", asked)["result"]["value"])
    memory.send("Runtime.releaseObject", {"objectId": every})
    return found


def words(card: str) -> str:
    """A card as the page says it."""
    rank, suit = say("en", f"rank-{card[0].lower()}"), say("en", f"suit-{card[1]}")
    return say("en", "card-name", rank=rank, suit=suit)


def test_a_hand_that_is_not_shown_is_nowhere_in_the_page(visit: Visits, shared_server: Served):
    page = visit(PHONE)
    memory = page.context.new_cdp_session(page)
    ear = Ear(page)
    # Of eleven cards each no hand is won in the first few turns.
    table = opened(shared_server, "pass", people=2, names=["Asha", "Bina"], options={"cards": 11})
    page.goto(f"{shared_server.url}t/{table['table']}#seats={','.join(seat['token'] for seat in table['seats'])}")
    phone = Person(page)
    phone.press(phone.button("Deal now"))

    for turn in range(4):
        cover = page.get_by_role("heading", name="Give the phone to")
        cover.wait_for()
        expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
        assert ear.hands() == [], "the server told a hand before anybody asked to see it"
        name = cover.inner_text().removeprefix("Give the phone to ")

        phone.press(phone.button("Show my cards without holding"))
        phone.awaits_turn()
        hand = phone.hand()
        assert len(hand) == 11
        assert all(set(shown) == set(hand) for shown in ear.hands()), "only this hand was told"
        assert lists_with(memory, hand) > 0, "the search would find a hand that is there"
        phone.take()
        hand = phone.hand()
        thrown = phone.unwanted()
        phone.throw()

        cover.wait_for()
        eventually(lambda: name not in cover.inner_text(), "the phone is for the other")
        kept = [card for card in hand if card != thrown]
        ear.hands()
        said = page.evaluate(SAID)
        for card in kept:
            assert f'"{card}"' not in said
            assert f"{card}#" not in said
            assert words(card) not in said, f"turn {turn}"
        eventually(lambda: lists_with(memory, kept) == 0, "the hand has left the page's memory")


def test_the_cover_comes_down_when_the_phone_looks_away(visit: Visits, shared_server: Served):
    page = visit(PHONE)
    page.goto(f"{shared_server.url}pass?game=jutpatti")
    page.get_by_label("Player 1").fill("Asha")
    page.get_by_label("Player 2").fill("Bina")
    phone = Person(page)
    phone.press(phone.button("Start the table"))
    phone.press(phone.button("Deal now"))
    phone.press(phone.button("Show my cards without holding"))
    phone.awaits_turn()
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.get_by_role("heading", name="Give the phone to")).to_be_visible()
    expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
    hold = page.get_by_role("button", name="hold to show my cards")
    box = hold.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 20)
    page.mouse.down()
    phone.awaits_turn()
    page.mouse.up()
    assert len(phone.hand()) == 7


def test_on_one_phone_a_move_is_taken_back_before_the_next_has_looked(visit: Visits, shared_server: Served):
    page = visit(PHONE)
    table = opened(shared_server, "pass", people=2, names=["Asha", "Bina"], options={"cards": 11})
    page.goto(f"{shared_server.url}t/{table['table']}#seats={','.join(seat['token'] for seat in table['seats'])}")
    phone = Person(page)
    phone.press(phone.button("Deal now"))
    cover = page.get_by_role("heading", name="Give the phone to")
    cover.wait_for()
    name = cover.inner_text().removeprefix("Give the phone to ")
    phone.press(phone.button("Show my cards without holding"))
    phone.awaits_throw()
    hand = phone.hand()
    phone.throw()
    eventually(lambda: cover.count() == 1 and name not in cover.inner_text(), "the phone is for the other")
    phone.press(phone.button(f"{name} takes the move back"))
    eventually(lambda: name in cover.inner_text(), "the phone is for the same player again")
    phone.press(phone.button("Show my cards without holding"))
    eventually(lambda: phone.hand() == hand, "the thrown card is back")


def test_a_shared_phone_that_is_loaded_anew_in_mid_hand_asks_for_no_hand(visit: Visits, shared_server: Served):
    page = visit(PHONE)
    table = opened(shared_server, "pass", people=2, names=["Asha", "Bina"], options={"cards": 11})
    page.goto(f"{shared_server.url}t/{table['table']}#seats={','.join(seat['token'] for seat in table['seats'])}")
    phone = Person(page)
    phone.press(phone.button("Deal now"))
    page.get_by_role("heading", name="Give the phone to").wait_for()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.reload()
    page.get_by_role("heading", name="Give the phone to").wait_for()
    page.wait_for_timeout(500)
    hands = [hand["cards"] for frame in heard for hand in (json.loads(frame).get("view") or {"hands": []})["hands"]]
    assert hands
    assert not any(hands), "no seat's eyes were opened to find out which seats these are"
