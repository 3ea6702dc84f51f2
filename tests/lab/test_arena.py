"""The arena counts right, and says how sure it is."""

import pytest
from typer.testing import CliRunner

from chautari.cli import app
from chautari.lab.arena import Pairing, Result, league, match

SEATS = Pairing("jutpatti", "keeper", "keeper", seats=3)


def test_the_bounds_are_wilsons():
    low, high = Result(100, 50.0, 0, 0.0).bounds
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = Result(10, 10.0, 0, 0.0).bounds
    assert (round(low, 4), round(high, 4)) == (0.7225, 1.0)


def test_two_equal_players_win_half_each_at_an_odd_table_too():
    low, high = match(SEATS, games=1500, seed=2).bounds
    assert low < 0.5 < high


def test_a_league_does_not_depend_on_the_number_of_processes():
    pairings = [SEATS, Pairing("jutpatti", "sharp", "easy", 2, (("cards", 5),))]
    alone, together = (league(pairings, games=300, seed=4, processes=n) for n in (1, 2))
    assert [(r.games, r.won, r.decisions) for r in alone.values()] == [
        (r.games, r.won, r.decisions) for r in together.values()
    ]
    assert {result.games for result in alone.values()} == {300}


def test_a_game_without_an_end_is_stopped_and_counted():
    result = match(Pairing("jutpatti", "easy", "random", 2, (("hands", "open"),)), games=2, seed=1)
    assert (result.games, result.won) == (2, 2.0)


def test_a_league_reports_every_game():
    heard: list[int] = []
    league([SEATS], games=260, seed=1, heard=heard.append)
    assert sum(heard) == 260


def test_the_command_shows_everybody_against_everybody():
    done = CliRunner().invoke(app, ["arena", "-n", "40", "-p", "easy", "-p", "random", "-s", "2", "-o", "call=true"])
    assert done.exit_code == 0
    assert "jutpatti, 2 seats" in done.output
    rows = [line for line in done.output.splitlines() if "%" in line and "±" in line]
    assert len(rows) == 2
    won = [float(row.split("%")[0].split()[-1]) for row in rows]
    assert sum(won) == pytest.approx(100, abs=0.2)
    assert won[0] > 60


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game called “chess”. There are: jutpatti"),
        (["-p", "wise", "-p", "easy"], "no player called wise. There are: easy"),
        (["-p", "easy"], "two players are needed"),
        (["-s", "9"], "it takes 2, 3, 4, 5, 6"),
        (["-o", "cards=8"], "cards cannot be 8"),
        (["-o", "colour=red"], "no such choice: colour"),
    ],
)
def test_what_does_not_exist_is_refused(words, said):
    done = CliRunner().invoke(app, ["arena", "-n", "1", *words])
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())
