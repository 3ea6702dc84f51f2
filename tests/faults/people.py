"""Those who sit at the table: each looks at the phone every few seconds and does what there is to do, more or less."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

from chautari.game import NOBODY, Refused
from chautari.store import StoreFailed
from tests.faults.phone import Phone

if TYPE_CHECKING:
    from tests.faults.world import World

LOST_AFTER: Final = 5.0
"""Seconds without an answer after which a person tries again, as the client lets them."""
PATIENCE: Final = 75.0
"""Seconds without anything happening after which a person does something about whoever is away."""

Message = dict[str, Any]


class Person:
    """A person with a phone, now and then with two."""

    def __init__(self, world: "World", name: str, token: str | None, known: int | None = None) -> None:
        self.world = world
        self.name = name
        self.token = token
        self.lot = Random(f"{world.plan.seed} {name}")
        self.here = True
        """Whether the person wants to play on."""
        self.phones: list[Phone] = []
        self.said: list[Message] = []
        """Commands so far, oldest first."""
        self._sat_at = 0
        """How many commands were said from an earlier seat."""
        self._changed = 0.0
        self._seen = 0
        self._picked_up = 0
        self.pick_up(known)

    @property
    def phone(self) -> Phone:
        return self.phones[-1]

    def pick_up(self, known: int | None = None) -> None:
        """Open the table in a new tab."""
        self._picked_up += 1
        self.phones.append(Phone(self.world, f"{self.name}.{self._picked_up}", self.token, known))

    def command(self, kind: str, **more: Any) -> Message:
        """Give a command; once in a while the network, or an impatient thumb, gives it twice."""
        message = {"type": kind, "id": f"{self.name}-{len(self.said)}", **more}
        self.said.append(message)
        self.phone.send(message)
        if self.phone.welcomed and self.lot.random() < 0.1:
            self.phone.say(message)
        return message

    def repeat(self) -> None:
        """Say again what was said a while ago, with the same id."""
        mine = self.said[max(self._sat_at, len(self.said) - 12) :]
        if mine and self.phone.welcomed:
            self.phone.say(self.lot.choice(mine))

    async def live(self) -> None:
        """Look at the phone until the world ends."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self.lot.uniform(0.5, 3.0))
            if not self.here or self.phone.locked:
                continue
            if self.phone.seq != self._seen:
                self._seen, self._changed = self.phone.seq, loop.time()
            await self._look(loop.time())

    async def _look(self, now: float) -> None:
        phone = self.phone
        if phone.link == "closed":
            await self._come_back(phone.why)
        elif phone.welcomed and (not phone.unanswered or now - phone.sent_at > LOST_AFTER):
            self._do(now)

    async def _come_back(self, why: str) -> None:
        """The phone was sent away for good: sit down anew, or look on."""
        if why == "replaced":
            phone = self.phone
            phone.why = ""
            phone.connect()
            return
        other = next((phone for phone in self.phones if phone.link == "open" and phone.seat >= 0), None)
        if other is not None:
            self.phones.remove(other)
            self.phones.append(other)
            return
        if not self.phone.table and len(self.phones) < 5:
            # The friend whose seat it is to be has not let go of it yet.
            self.pick_up()
            return
        self.token = await self.world.sit(self.name)
        self._sat_at = len(self.said)
        # The person may have gone while the seat was asked for.
        if self.here and (self.token is not None or self.lot.random() < 0.3):
            self.pick_up()

    def _do(self, now: float) -> None:
        table, view = self.phone.table, self.phone.view
        seat = self.phone.seat
        if seat < 0:
            return
        phase = table["phase"]
        asked = [ask for ask in table["asks"] if seat in ask["waits_for"]]
        if asked:
            kind = self.world.plan.agreeable
            self.command("answer", ask=asked[0]["number"], yes=self.lot.random() < kind or self.world.calm)
        elif table["undo"] == seat and not self.world.calm and self.lot.random() < 0.1:
            self.command("ask", what="undo")
        elif phase == "playing" and view.get("legal") and not table["seats"][seat]["played_for"]:
            self.command("move", seq=self.phone.seq, move=self.lot.choice(view["legal"]))
        elif phase != "playing":
            self._between(table)
        elif now - self._changed > PATIENCE:
            self._help(table, view)

    def _between(self, table: dict[str, Any]) -> None:
        """No hand is being played: deal the next, or arrange the table anew."""
        hosts = any(seat["host"] for seat in self._mine(table))
        if table["phase"] in ("lobby", "over") and hosts and self.world.to_arrange and not self.world.calm:
            self._arrange(table, self.world.to_arrange.pop(0))
        elif table["phase"] == "between" or (table["phase"] == "lobby" and hosts):
            self.command("deal")
        elif table["phase"] == "over" and not self.world.calm and self.lot.random() < 0.2:
            self.command("deal")

    def _mine(self, table: dict[str, Any]) -> list[dict[str, Any]]:
        """The seats whose person this is."""
        return [table["seats"][self.phone.seat]] if self.phone.seat >= 0 else []

    def _arrange(self, table: dict[str, Any], what: str) -> None:
        """Another game, another number of seats: what only goes between games."""
        if what == "add_seat":
            self.command("add_seat")
        elif what == "remove_seat":
            self.command("remove_seat", seat=self.lot.randrange(len(table["seats"])))
        else:
            self.command("game", game=what)

    def _help(self, table: dict[str, Any], view: dict[str, Any]) -> None:
        """Nothing has happened for long: ask for the computer, for somebody away or idle, or give the seat to it."""
        to_act = view.get("to_act", -1)
        if to_act in (-1, self.phone.seat):
            return
        waited_for = table["seats"][to_act]
        if waited_for["who"] != "person" or waited_for["played_for"]:
            return
        if not any(ask["what"] == "play_for" for ask in table["asks"]):
            self.command("ask", what="play_for", seat=to_act)
        elif self.phone.host and not waited_for["here"]:
            self.command("free_seat", seat=to_act)
        self._changed += 20

    # --- what happens to people -------------------------------------------------------------------------------

    async def leave_for(self, seconds: float) -> None:
        """Shut the tab and open the personal link a while later; for good when it never comes to that."""
        self.go()
        await asyncio.sleep(seconds)
        self.here = True
        if self.phone.link == "closed":
            self.pick_up()

    def go(self) -> None:
        """Close every tab there is."""
        self.here = False
        for phone in self.phones:
            phone.shut()

    def reload(self) -> None:
        self.phone.shut()
        self.pick_up(self.phone.seq or None)

    def second_tab(self) -> None:
        self.pick_up()

    async def sleep(self, seconds: float) -> None:
        phone = self.phone
        phone.lock()
        await asyncio.sleep(seconds)
        phone.unlock()

    async def tunnel(self, seconds: float) -> None:
        phone = self.phone
        phone.lose_reach()
        await asyncio.sleep(seconds)
        phone.find_reach()

    def cut(self) -> None:
        if self.phone.socket is not None:
            self.phone.socket.end(1006)


async def given(world: "World", name: str, wanted: int = NOBODY) -> str | None:
    """A seat's secret, if one is to be had just now: of the wanted seat, where one is."""
    host = world.reached()
    if host is None:
        return None
    try:
        return (await host.tables.sit(world.table, name[:16], wanted)).token
    except (Refused, StoreFailed):
        return None
