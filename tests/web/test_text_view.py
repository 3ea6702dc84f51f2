"""Whatever a table may come to can be written as text, for every pair of eyes, in both languages."""

import json
import re

import pytest

from chautari import words
from chautari.game import Event, happening
from chautari.games import catalogue
from chautari.table import entries as e
from chautari.table import views
from chautari.table.messages import Welcome
from chautari.table.names import ANIMALS
from chautari.table.state import State
from chautari.web.text_view import shown
from tests.games.playing import Play

GAMES = sorted(catalogue())


def seen(play: Play, state: State, eyes: int, events: list[Event]) -> Welcome:
    return Welcome(
        seq=1,
        seat=eyes,
        host=False,
        table=views.table_view(state, 0),
        view=play.position.view(eyes),
        history=[happening(event, eyes) for event in events],
        missed=[],
        last_id="",
        news=[],
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_game_can_be_told(game: str) -> None:
    rules = catalogue()[game].rules
    told = 0
    for number in range(8):
        options = {option.name: option.values[number % len(option.values)] for option in rules.options}
        play = Play(rules, rules.seats[number % len(rules.seats)], options, 0, number)
        opened = e.Opened(
            at=0,
            game=game,
            rules=rules.version,
            way="friends",
            seats=[e.NewSeat(avatar=ANIMALS[n], level="steady", token="x") for n in range(play.seats)],
            options=options,
            pace="human",
            away_after=None,
        )
        state = State("t", opened)
        for _ in range(60):
            if play.position.over:
                break
            events = play.step()
            for eyes in play.eyes():
                page = shown(words.LANGUAGES[told % 2], seen(play, state, eyes, events))
                told += 1
                assert not re.search(r"[{}?]|text-", json.dumps(page)), page
                view = play.position.view(eyes)
                if view["legal"]:
                    offered = [doing.move for doing in [*page.moves, *page.numbers]]
                    offered += [held.doing.move for held in page.hand if held.doing]
                    assert set(view["legal"]) <= set(offered)
                    for held in page.hand:
                        assert held.doing is None or held.doing.move or held.doing.why
                        # One reason for many cards is said once, and no other is lost for it.
                        assert not page.why or held.doing is None or held.doing.why in ("", page.why)


def test_a_reason_that_holds_for_many_cards_is_said_once() -> None:
    rules = catalogue()["patta_party"].rules
    play = Play(rules, 4, {}, 0, 1)
    opened = e.Opened(
        at=0,
        game="patta_party",
        rules=rules.version,
        way="friends",
        seats=[e.NewSeat(avatar=ANIMALS[n], level="steady", token="x") for n in range(4)],
        options={},
        pace="human",
        away_after=None,
    )
    state = State("t", opened)
    said = set()
    while play.position.hands_played < 1:
        events = play.step()
        eyes = play.position.to_act
        if eyes < 0:
            continue
        page = shown("en", seen(play, state, eyes, events))
        whys = [held.doing.why for held in page.hand if held.doing and not held.doing.move]
        if len(whys) > 1 and len(set(whys)) == 1:
            assert page.why == whys[0]
            said.add(page.why.split("; ")[-1])
    assert any("follow" in why for why in said), said


def test_what_a_player_must_see_himself_is_offered_whether_it_is_so_or_not() -> None:
    """Where a hand of pairs must be called, a page that offered it only then would tell."""
    rules = catalogue()["jutpatti"].rules
    offered = set()
    for number in range(30):
        play = Play(rules, 2, {"call": True, "cards": 5}, 0, number)
        opened = e.Opened(
            at=0,
            game="jutpatti",
            rules=rules.version,
            way="friends",
            seats=[e.NewSeat(avatar=ANIMALS[n], level="steady", token="x") for n in range(2)],
            options={"call": True, "cards": 5},
            pace="human",
            away_after=None,
        )
        state = State("t", opened)
        for _ in range(60):
            if play.position.over:
                break
            events = play.step()
            view = play.position.view(play.position.to_act) if play.position.to_act >= 0 else None
            if view is not None and view["phase"] == "throw":
                page = shown("en", seen(play, state, view["seat"], events))
                assert [doing.move for doing in page.moves] == ["call"]
                assert page.barred == []
                offered.add("call" in view["legal"])
    assert offered == {True, False}
