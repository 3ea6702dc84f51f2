"""Hands by the thousand, none stuck; and a hand that is stuck is found."""

import pytest
from typer.testing import CliRunner

from chautari.cli import app
from chautari.games import catalogue, game
from chautari.lab import simulate


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_E4_every_hand_ends(name: str):
    result = simulate.simulate_hands(game(name).rules, hands=1_500, seed=5)
    assert result.hands == sum(result.reasons.values()) == 1_500
    assert result.moves > result.hands
    assert "" not in result.reasons


def test_every_table_there_is_gets_its_turn():
    rules = game("jutpatti").rules
    every = simulate.tables(rules)
    assert {seats for seats, _ in every} == set(rules.seats)
    for option in rules.options:
        assert {options[option.name] for _, options in every} == set(option.values)


def test_a_hand_without_an_end_is_stuck(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulate, "MOVES_AT_MOST", 3)
    with pytest.raises(simulate.Stuck, match="after 3 moves"):
        simulate.simulate_hands(game("jutpatti").rules, hands=20, seed=1)


def test_the_command_says_how_hands_ended_and_fails_when_one_is_stuck(monkeypatch: pytest.MonkeyPatch):
    done = CliRunner().invoke(app, ["simulate", "jutpatti", "-n", "200"])
    assert done.exit_code == 0
    assert "200 hands, none stuck" in done.output
    assert "pairs" in done.output
    monkeypatch.setattr(simulate, "MOVES_AT_MOST", 2)
    assert CliRunner().invoke(app, ["simulate", "jutpatti", "-n", "200"]).exit_code == 1
