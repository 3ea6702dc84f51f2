"""T32 and E4: whatever is played, chips are conserved and every hand ends."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from chautari.games.teen_patti.standing import POT_LIMIT, TOP_STAKE
from chautari.lab.playout import give
from tests.games.teen_patti.table import RULES


@st.composite
def games(draw: st.DrawFn):
    """Any table with any chips at the start: short boots and all-ins are as usual here as anything."""
    seats = draw(st.sampled_from(RULES.seats))
    options = {option.name: draw(st.sampled_from(option.values)) for option in RULES.options}
    chips = st.integers(1, 120) | st.integers(0, 3_000)
    stacks = draw(st.lists(chips, min_size=seats, max_size=seats))
    if sum(map(bool, stacks)) < 2:
        stacks[:2] = [7, 400]
    return RULES.start(seats, options, draw(st.integers(0, seats - 1)), stacks=stacks), draw(st.integers(0, 2**32))


@given(games())
def test_T32_stacks_and_pot_are_always_what_they_were_at_the_start(game):
    position, seed = game
    random = Random(seed)
    chips = sum(position.stacks)
    packs = random.random()
    while not position.over:
        if position.to_act < 0:
            give(position, random)
        else:
            moves = position.legal()
            pack = RULES.parse("pack")
            bold = [move for move in moves if move != pack]
            position.apply(random.choice(bold if bold and random.random() < packs else moves))
        assert sum(position.scores()) + position.pot() == chips
        assert all(stack >= 0 for stack in position.scores())
        assert position.stake <= TOP_STAKE * position.boot
        if position.to_act >= 0:
            assert position.pot() < POT_LIMIT * position.boot
            assert position.is_in(position.to_act)
            assert position.how_many_in() > 1
    assert sum(position.scores()) == chips
    assert position.hands_played == position.hands_in_game or sorted(position.scores())[-1] == chips


@given(games())
def test_T29_a_game_goes_on_until_its_last_hand_or_until_one_holds_every_chip(game):
    position, seed = game
    random = Random(seed)
    while not position.over:
        if position.to_act < 0:
            with_chips = [seat for seat, stack in enumerate(position.scores()) if stack]
            assert len(with_chips) > 1
            assert position.dealer in with_chips or position.hands_played == 0
            give(position, random)
        else:
            position.apply(random.choice(position.legal()))
    most = max(position.scores())
    assert position.winners() == [seat for seat, stack in enumerate(position.scores()) if stack == most]  # T30
