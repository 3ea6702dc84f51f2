"""A game that is played tells its whole story in both languages: events, states, endings and reasons."""

import re

import pytest

from chautari import words
from chautari.cards import RANKS, SUITS
from chautari.game import Event, Happening, happening
from chautari.games import catalogue
from chautari.players import LEVELS
from tests.games.playing import Play

GAMES = sorted(catalogue())
NAMES = ("Asha", "Bina", "Chandra", "Dipak", "Esha", "Phul", "Gita", "Hari")


def card_words(tongue: str, card: str) -> str:
    if card == "??":
        return words.say(tongue, "card-hidden")
    if card == "XX":
        return words.say(tongue, "card-joker")
    rank, suit = card[0], card[1]
    assert rank in RANKS
    assert suit in SUITS
    return words.say(
        tongue, "card-name", rank=words.say(tongue, f"rank-{rank.lower()}"), suit=words.say(tongue, f"suit-{suit}")
    )


def sentence(game: str, tongue: str, event: Happening, eyes: int) -> str:
    """An event as the client says it."""
    gaps: dict[str, str | int] = {"who": NAMES[event["seat"]] if event["seat"] >= 0 else ""}
    gaps["you"] = "yes" if event["seat"] == eyes >= 0 else "no"
    for name, fact in event["facts"].items():
        if name == "team":
            gaps[name] = ("odd" if fact else "even") if eyes < 0 else "ours" if eyes % 2 == fact else "theirs"
        elif isinstance(fact, list) and name != "winners":
            gaps[name] = ", ".join(words.say(tongue, f"ranks-{rank.lower()}") for rank in fact)
        elif isinstance(fact, list):
            gaps[name] = ", ".join(NAMES[int(seat)] for seat in fact)
            gaps["count"] = len(fact)
            gaps["you"] = "yes" if str(eyes) in fact else "no"
        elif isinstance(fact, str) and fact in tuple(RANKS):
            gaps[name] = words.say(tongue, f"ranks-{fact.lower()}")
        else:
            gaps[name] = card_words(tongue, fact) if isinstance(fact, str) and fact[1:] in (*SUITS, "X") else fact
    other = event["facts"].get("other")
    if isinstance(other, int):
        gaps["other"] = NAMES[other]
        gaps["otheryou"] = "yes" if other == eyes else "no"
    if len(event["moved"]) == 1 and len(event["moved"][0]["cards"]) == 1:
        gaps.setdefault("card", card_words(tongue, event["moved"][0]["cards"][0]))
    return words.say(tongue, f"{game}-event-{event['kind'].replace('_', '-')}", **gaps)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_in_a_game_can_be_said(game):
    rules = catalogue()[game].rules
    for number in range(24):
        options = {option.name: option.values[number % len(option.values)] for option in rules.options}
        seats = rules.seats[number % len(rules.seats)]
        play = Play(rules, seats, options, 0, number)
        for _ in range(400):
            if play.position.over:
                break
            for event in play.step():
                for eyes in play.eyes():
                    for tongue in words.LANGUAGES:
                        said = sentence(game, tongue, happening(event, eyes), eyes)
                        assert not re.search(r"[{}?]", said), said
            for eyes in play.eyes():
                view = play.position.view(eyes)
                who = NAMES[view["to_act"]] if view["to_act"] >= 0 else ""
                assert words.say("ne", f"{game}-phase-{view['phase']}", who=who, you="no")
                for code in view["barred"].values():
                    assert words.has(f"refused-{code.replace('_', '-')}"), code
                if view["reason"]:
                    assert words.has(f"{game}-reason-{view['reason'].replace('_', '-')}"), view["reason"]
        if not play.position.over:
            events: list[Event] = []
            play.position.stop(events)
            for event in events:
                assert sentence(game, "en", happening(event, 0), 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_table_says_before_a_deal_can_be_said(game):
    rules = catalogue()[game].rules
    told = 0
    for option in rules.options:
        for value in option.values:
            for seats in rules.seats:
                for notice in rules.notices(seats, {option.name: value}):
                    said = {tongue: words.say(tongue, notice.code, **notice.facts) for tongue in words.LANGUAGES}
                    assert said["en"] != said["ne"]
                    told += 1
    assert told > 0 or game != "jutpatti"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_computer_player_can_say_why(game, level):
    told = set()
    for number in range(12):
        found = catalogue()[game]
        options = {option.name: option.values[number % len(option.values)] for option in found.rules.options}
        play = Play(found.rules, found.rules.standard_seats, options, 0, number)
        computer = found.computer(level, play.random.random)
        for _ in range(150):
            position = play.position
            if position.over:
                break
            if position.to_act >= 0:
                seat = position.to_act
                choice = computer.choose(position.view(seat), [happening(event, seat) for event in play.events])
                for tongue in words.LANGUAGES:
                    gaps = {
                        name: card_words(tongue, str(fact)) if name == "card" else fact
                        for name, fact in choice.facts.items()
                    }
                    if "seat" in gaps:
                        gaps["who"] = NAMES[int(gaps["seat"])]
                    assert words.say(tongue, f"{game}-why-{choice.why}", **gaps)
                told.add(choice.why)
            chance = position.chance()
            if chance is not None and chance.why == "deal":
                play.events.clear()
            play.step()
    assert told


def test_a_card_is_named_to_whoever_saw_it_and_to_nobody_else():
    event: Happening = {
        "kind": "took_deck",
        "seat": 1,
        "moved": [{"cards": ["7h"], "source": "deck", "target": "hand:1"}],
        "facts": {},
    }
    assert sentence("jutpatti", "en", event, 1) == "You took the seven of hearts from the deck."
    event["moved"][0]["cards"] = ["??"]
    assert sentence("jutpatti", "en", event, 0) == "Bina took from the deck."
    assert sentence("jutpatti", "ne", event, 0) == "Binaले गड्डीबाट तान्यो।"
