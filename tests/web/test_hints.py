"""Asking for a hint over HTTP."""

import asyncio
import os
from pathlib import Path

from tests.served import Served
from tests.web.visitor import Visitor, ask, opened


def test_a_hint_is_for_who_shows_the_seats_secret_and_not_too_often(tmp_path: Path) -> None:
    async def story(house: Served) -> None:
        table = await opened(house.url, way="computer")
        token = table["seats"][0]["token"]
        visitor = Visitor(house.url, table["table"], token)
        await visitor.come()
        while not visitor.view["legal"]:
            await visitor.next()
        address = f"{house.url}api/tables/{table['table']}/hint"
        mine = {"Authorization": f"Bearer {token}"}
        status, told = await asyncio.to_thread(ask, address, None, mine)
        assert status == 200
        assert told["move"] in visitor.view["legal"]
        assert (await asyncio.to_thread(ask, address))[1]["reason"] == "not_seated"
        assert (await asyncio.to_thread(ask, f"{house.url}api/tables/nowhere/hint", None, mine))[0] == 404
        status, told = await asyncio.to_thread(ask, address, None, mine)
        assert (status, told["reason"]) == (429, "too_many")

    before = os.environ.get("CHAUTARI_HINTS_A_MINUTE")
    os.environ["CHAUTARI_HINTS_A_MINUTE"] = "3"
    served = Served(tmp_path)
    try:
        served.start()
        asyncio.run(story(served))
    finally:
        served.kill()
        if before is None:
            del os.environ["CHAUTARI_HINTS_A_MINUTE"]
        else:
            os.environ["CHAUTARI_HINTS_A_MINUTE"] = before
