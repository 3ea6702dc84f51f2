"""What the rule page says of the chances: counted over all 22,100 hands, not quoted."""

from itertools import combinations

from chautari.games.teen_patti.ranking import KINDS, ranking


def figures() -> dict[str, str]:
    """For each kind of hand: how many there are, their part in percent, and one in how many; ``at_least`` for a pair.

    >>> told = figures()
    >>> told["hands"], told["trail"], told["trail_percent"], told["trail_in"], told["pair_or_better"]
    ('22,100', '52', '0.24', '425', '25.6')
    """
    order = ranking(muflis=False, two_three_five=False, suits=False)
    counts = dict.fromkeys(KINDS, 0)
    for hand in combinations(range(52), 3):
        counts[order.named(order.value(list(hand))).kind] += 1
    total = sum(counts.values())
    told = {"hands": f"{total:,}", "strengths": str(len(order.names))}
    for kind, count in counts.items():
        told[kind] = f"{count:,}"
        told[f"{kind}_percent"] = f"{100 * count / total:.2f}"
        told[f"{kind}_in"] = _whole(total / count)
    told["pair_or_better"] = f"{100 * (total - counts['high_card']) / total:.1f}"
    told["colour_or_better"] = f"{100 * (total - counts['high_card'] - counts['pair']) / total:.1f}"
    return told


def _whole(number: float) -> str:
    """A number as people say it: whole from ten on, else with one digit after the point."""
    return f"{number:,.0f}" if number >= 10 else f"{number:.1f}"
