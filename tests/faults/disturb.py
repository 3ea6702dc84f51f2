"""What each trouble of a plan does to the world."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from chautari.table import messages as m
from tests.faults.people import Person
from tests.faults.plan import SICK, WORLD, Trouble

if TYPE_CHECKING:
    from tests.faults.world import World


async def happen(world: "World", trouble: Trouble) -> None:
    """Let one trouble happen."""
    if trouble.what in WORLD:
        await _to_the_world(world, trouble)
    elif trouble.what == "join":
        await world.join()
    elif trouble.what == "onlooker":
        world.look_on()
    elif trouble.what == "sit":
        await world.join_from_looking_on(trouble.how)
    else:
        person = world.people[trouble.who % len(world.people)]
        if person.here:
            await _to_a_person(world, person, trouble)


async def _to_the_world(world: "World", trouble: Trouble) -> None:
    number = trouble.who % len(world.processes)
    process = world.processes[number]
    match trouble.what:
        case "crash" if process is not None and process.listening:
            process.kill(silently=trouble.who % 2 == 1)
            world.processes[number] = None
            await asyncio.sleep(trouble.how)
            await _again(world, number)
        case "deploy" if process is not None and process.listening:
            await process.stop()
            world.processes[number] = None
            await asyncio.sleep(trouble.how)
            await _again(world, number)
        case "sick" if not world.calm:
            world.sick = SICK[trouble.who % len(SICK)]
            await asyncio.sleep(trouble.how)
            world.sick = ""
        case "races" if not world.calm:
            world.races = 0.4
            await asyncio.sleep(trouble.how)
            world.races = 0.0
        case "slow" if not world.calm:
            world.slow = 1.5
            await asyncio.sleep(trouble.how)
            world.slow = 0.0


async def _again(world: "World", number: int) -> None:
    if world.processes[number] is None:
        await world.start(number)


async def _to_a_person(world: "World", person: Person, trouble: Trouble) -> None:
    how = trouble.how
    lot = Random(f"{world.plan.seed} {trouble}")
    seats = len(person.phone.table.get("seats", "??"))
    match trouble.what:
        case "sleep":
            await person.sleep(how)
        case "tunnel":
            await person.tunnel(how)
        case "gone":
            await person.leave_for(how)
        case "cut":
            person.cut()
        case "reload":
            person.reload()
        case "tab":
            person.second_tab()
        case "again":
            person.repeat()
        case "leave" if how < 0.5:
            person.command("leave")
        case "free":
            person.command("free_seat", seat=int(how * seats))
        case "rename":
            person.command("rename", name=f"name {how:.2f}")
        case "level":
            person.command("level", seat=int(how * seats), level="easy" if how < 0.5 else "steady")
        case "pace":
            person.command("settings", pace="quick" if how < 0.5 else "slow")
        case "stop" if how < 0.3:
            person.command("stop")
        case "odd":
            words = lot.choice(["deck", "throw XX", "pass", "", "0", "show", "throw Ah", "stock", "chaal"])
            person.command("move", seq=max(0, person.phone.seq - lot.randint(0, 3)), move=words or "?")
        case what if what in _known():
            await _newer(world, person, what, how, seats, lot)


def _known() -> set[str]:
    """The commands this table takes."""
    return {str(command.__struct_config__.tag) for command in get_args(m.Command)}


async def _newer(world: "World", person: Person, what: str, how: float, seats: int, lot: Random) -> None:
    match what:
        case "settings":
            chosen: dict[str, Any] = lot.choice(
                [
                    {"away_after": int(how * 60)},
                    {"turn_clock": lot.choice((0, 30, 60))},
                    {"spectators": how < 0.5},
                    {"joining": lot.choice(("at_once", "between"))},
                    {"phrases": how < 0.5},
                ]
            )
            person.command("settings", **chosen)
        case "ask":
            asked = lot.choice(["undo", "undo", "clock_off", "play_for"])
            person.command("ask", what=asked, **({"seat": int(how * seats)} if asked == "play_for" else {}))
        case "say":
            for _ in range(lot.randint(1, 6)):
                person.command("say", phrase=lot.choice(["namaste", "tea_break", "emote_tea"]))
        case "hand_over":
            await world.hand_over(person, how * 20)
