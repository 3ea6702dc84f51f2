"""One phone that goes round the people of a table, as `client/src/pass/pass.ts` behaves.

Between turns it looks on with a stranger's eyes. It takes a seat's own for that seat's turn alone, and says everything
else on a short visit in the name of one of its seats.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tests.faults.people import LOST_AFTER, Message, Person
from tests.faults.phone import Phone

if TYPE_CHECKING:
    from tests.faults.world import World

VISIT_WITHIN: Final = 10.0
"""Seconds after which a visit that was not answered ends."""


class Round(Person):
    """Several people with one phone."""

    def __init__(self, world: "World", name: str, tokens: list[str]) -> None:
        self.tokens = tokens
        self._holders: dict[int, str] = {}
        """The secret of each seat, as far as it is known which it opens."""
        self._arranged = ""
        self._eyes_of: dict[str, str] = {}
        """The secret of the seat in whose name each command was given."""
        self._visits = 0
        super().__init__(world, name, tokens[0])

    def pick_up(self, known: int | None = None) -> None:
        """Open the table in a new tab, which begins with a stranger's eyes and remembers no seat's past."""
        self._picked_up += 1
        self.phones.append(Phone(self.world, f"{self.name}.{self._picked_up}", None))

    def command(self, kind: str, **more: Any) -> Message:
        """Give a command in the name of the host, where that is one of these people."""
        host = next((n for n, seat in enumerate(self.phone.table.get("seats", [])) if seat["host"]), -1)
        return self._say_as(self._holders.get(host, self.tokens[0] if self.tokens else ""), kind, **more)

    def _say_as(self, eyes: str, kind: str, /, **more: Any) -> Message:
        self._eyes_of[f"{self.name}-{len(self.said)}"] = eyes
        if eyes == self.phone.token and self.phone.welcomed:
            return super().command(kind, **more)
        message = {"type": kind, "id": f"{self.name}-{len(self.said)}", **more}
        self.said.append(message)
        if eyes:
            self.world.go(self._on_a_visit(eyes, message))
        return message

    async def _on_a_visit(self, token: str, message: Message) -> None:
        await self._visit(token, message)

    async def _visit(self, token: str, message: Message | None = None) -> int:
        """Say hello with a secret, give a command if there is one, and go; the seat, or -1 if it came to nothing."""
        if self.phone.locked or self.phone.out_of_reach:
            return -1
        loop = asyncio.get_running_loop()
        self._visits += 1
        visit = Phone(self.world, f"{self.name}.visit{self._visits}", token)
        if message is not None:
            visit.send(message)
        until = loop.time() + VISIT_WITHIN
        while loop.time() < until and visit.link != "closed" and (not visit.welcomed or visit.unanswered):  # noqa: ASYNC110 - a person looks
            await asyncio.sleep(0.05)
        seat = visit.seat if visit.welcomed else -1
        self._parted_from(visit)
        visit.shut()
        return seat

    def repeat(self) -> None:
        """Say again what was said a while ago through the same eyes: another seat's commands were never this one's."""
        mine = [each for each in self.said[-12:] if self._eyes_of[each["id"]] == self.phone.token]
        if mine and self.phone.welcomed:
            self.phone.say(self.lot.choice(mine))

    def _parted_from(self, phone: Phone) -> None:
        """Forget a seat that its phone was sent away from."""
        if phone.link == "closed" and phone.why in ("freed", "left") and phone.token in self.tokens:
            self.tokens.remove(phone.token)
            self.token = self.tokens[0] if self.tokens else None
            self._holders = {seat: token for seat, token in self._holders.items() if token != phone.token}

    async def _come_back(self, why: str) -> None:
        if why == "replaced":
            # A visit took this seat's eyes, or another tab did.
            self.phone.why = ""
            self.phone.connect()
            return
        self._parted_from(self.phone)
        self.pick_up()

    async def _look(self, now: float) -> None:
        phone = self.phone
        if phone.link == "closed":
            await self._come_back(phone.why)
        elif phone.welcomed and (not phone.unanswered or now - phone.sent_at > LOST_AFTER):
            arranged = ",".join(seat["avatar"] for seat in phone.table["seats"])
            if arranged != self._arranged:
                await self._learn(arranged)
            else:
                self._pass_on()

    async def _learn(self, arranged: str) -> None:
        """Find out which seat each secret opens; again later when the line does not allow it."""
        self._holders = {}
        for token in list(self.tokens):
            if token == self.phone.token:
                self._holders[self.phone.seat] = token
                continue
            seat = await self._visit(token)
            if seat >= 0:
                self._holders[seat] = token
        if len(self._holders) == len(self.tokens):
            self._arranged = arranged

    def _mine(self, table: dict[str, Any]) -> list[dict[str, Any]]:
        return [table["seats"][seat] for seat in self._holders if seat < len(table["seats"])]

    def _pass_on(self) -> None:
        """Move if it is this seat's turn, hand the phone on if it is another's."""
        phone, lot = self.phone, self.lot
        table, view = phone.table, phone.view
        to_act = view.get("to_act", -1)
        if phone.seat >= 0 and (to_act != phone.seat or lot.random() < 0.1):
            phone.look(None)
        elif table["undo"] in self._holders and not self.world.calm and lot.random() < 0.2:
            self._say_as(self._holders[table["undo"]], "ask", what="undo")
        elif table["phase"] != "playing":
            self._between(table)
        elif to_act >= 0 and to_act == phone.seat:
            if view["legal"] and not table["seats"][to_act]["played_for"]:
                self._say_as(str(phone.token), "move", seq=phone.seq, move=lot.choice(view["legal"]))
        elif to_act in self._holders:
            phone.look(self._holders[to_act])
