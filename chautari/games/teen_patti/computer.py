"""The computer players of Teen Patti, and the plain players that they are measured against.

No level plays the same hand the same way every time: what is right is a mixture, and a player who can be read loses.
How long a computer takes tells nothing either: the table's clock knows no cards. `bench/stakes.py` measures what each
level is worth in chips.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from chautari.game import Choice, ComputerPlayer, Happening, View
from chautari.games.teen_patti.reading import Reading
from chautari.players import Chance01, RandomPlayer, named

PAIR: Final = 16_440 / 22_100
"""The place that every pair is above and every high card below."""
_HANDS: Final = [(n + 0.5) / 12 for n in range(12)]
"""Places of hands that a blind seat may hold, evenly from the worst to the best."""

# What is expected of the others, found by playing tens of thousands of hands with other numbers.
ROUNDS_MORE: Final = 1.7
"""How many more rounds everybody still in will pay after this one."""
PACKS: Final = 0.15
"""How likely a seat that has looked packs when its turn comes; blind seats hardly ever do."""
PACKS_AT_RAISE: Final = 0.3
PROVES: Final = 0.1
"""How much less a seat can still hold if it stays in once more (see `Reading.beats`)."""
PROVES_AT_RAISE: Final = 0.22
ACCEPTS: Final = 0.5
"""How likely a side show is accepted."""

STRONG: Final = 0.88
HIDES: Final = 0.25
"""How often a strong hand that could raise does not."""
WEAK: Final = 0.6
BLUFFS: Final = 0.06
"""How often a weak hand raises against one or two others who have looked."""


class Mixed:
    """Weighs what each move is worth, and takes one of the good ones: the better, the likelier."""

    WARMTH = 0.25
    """In boots, more in a large pot: a move worth so much less than the best is taken about a third as often."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """The move for the view's seat, which is to act."""
        legal = view["legal"]
        if len(legal) == 1:
            return Choice(legal[0], "only", {})
        reading = self.read(view, history)
        worths = self.disguised({move: self.worth(move, view, reading) for move in legal}, reading)
        best = max(worths.values())
        warmth = self.WARMTH * (reading.boot + reading.pot / 20)
        weights = {move: exp((worth - best) / warmth) for move, worth in worths.items()}
        left = self.random() * sum(weights.values())
        chosen = max(worths, key=lambda move: worths[move])
        for move, weight in weights.items():
            left -= weight
            if left < 0:
                chosen = move
                break
        why, facts = _why(chosen, reading)
        return Choice(chosen, why, facts)

    def read(self, view: View, history: Sequence[Happening]) -> Reading:
        """What this player makes of what it sees."""
        return Reading(view, history)

    def disguised(self, worths: dict[str, float], r: Reading) -> dict[str, float]:
        """The same moves, now and then weighed as if the hand were another: a raise is not to say that it is good."""
        if "raise" not in worths or r.place < 0:
            return worths
        if r.place > STRONG:
            if self.random() < HIDES and worths["chaal"] > 0:
                return {move: worth for move, worth in worths.items() if move != "raise"}
        elif r.place < WEAK and len(r.others) <= 2 and not any(r.blind[other] for other in r.others):
            # Who has not looked does not pack, so only the others are worth bluffing.
            if self.random() < BLUFFS:
                return {"raise": 0.0}
        return worths

    # --- what a move is worth, in chips from here on -----------------------------------------------------------------

    def worth(self, move: str, view: View, r: Reading) -> float:
        """What a legal move is worth: chips expected from here on, those paid now taken off. Packing is worth 0."""
        if move == "pack":
            return 0.0
        if r.place < 0:
            return self.worth_blind(move, view, r)
        price = float(view["game"]["prices"].get(move, 0))
        if move == "chaal":
            return self.staying(r, r.place, r.pot, r.cost, 1)
        if move == "raise":
            return self.staying(r, r.place, r.pot, r.cost, 2)
        if move == "show":
            return r.wins(r.place) * (r.pot + price) - price
        if move == "allin":
            return r.wins(r.place) * (r.pot + price) - price
        if move == "sideshow":
            return self.asking(r, view)
        if move == "accept":
            return self.answering(r, view)
        return max(0.0, self.standing(r, r.place, r.pot, r.others))  # decline

    def worth_blind(self, move: str, view: View, r: Reading) -> float:
        """The same for a seat that has not looked: over all hands it may hold, each played on as well as may be."""
        price = float(view["game"]["prices"].get(move, 0))
        if move == "see":
            return self.looking(r, r.pot, 1)
        if move in ("show", "allin"):
            return sum([r.wins(place) for place in _HANDS]) / len(_HANDS) * (r.pot + price) - price
        times = 2 if move == "raise" else 1
        return self.looking(r, r.pot + price + times * r.others_pay() * (1 - PACKS), times) - price

    def looking(self, r: Reading, pot: float, times: int) -> float:
        """What it is worth to look with such a pot and ``times`` the stake, and then to play each hand well."""
        cost = 2 * r.stake * times
        total = 0.0
        for place in _HANDS:
            worth = max(0.0, self.staying(r, place, pot, cost, 1))
            if len(r.others) == 1 and not r.blind[r.others[0]]:
                worth = max(worth, r.wins(place) * (pot + cost) - cost)
            total += worth
        return total / len(_HANDS)

    def staying(self, r: Reading, place: float, pot: float, cost: float, times: int) -> float:
        """What a chaal (``times`` 1) or a raise (2) is worth with a hand of this place."""
        pay = cost * times
        packs = PACKS_AT_RAISE if times == 2 else PACKS
        all_pack = 1.0
        come = 0.0
        for other in r.others:
            all_pack *= 0.02 if r.blind[other] else packs
            come += (1 if r.blind[other] else 2 * (1 - packs)) * r.stake * times
        wins = r.wins(place, PROVES_AT_RAISE if times == 2 else PROVES)
        more = ROUNDS_MORE * pay
        goes_on = wins * (pot + pay + more + (1 + ROUNDS_MORE) * come) - more
        return all_pack * (pot + pay) + (1 - all_pack) * goes_on - pay

    def standing(self, r: Reading, place: float, pot: float, others: Sequence[int]) -> float:
        """What it is worth to be in with nothing to pay just now, against these others."""
        wins = 1.0
        come = 0.0
        for other in others:
            wins *= r.beats(other, place, PROVES)
            come += (1 if r.blind[other] else 2) * r.stake
        mine = ROUNDS_MORE * 2 * r.stake
        return wins * (pot + mine + ROUNDS_MORE * come) - mine

    # --- a side show -------------------------------------------------------------------------------------------------

    def asking(self, r: Reading, view: View) -> float:
        """What it is worth to ask the seat before for a side show."""
        asked = before(r)
        rest = [other for other in r.others if other != asked]
        pot = r.pot + r.cost
        accepted = r.beats(asked, r.place) * max(0.0, self.standing(r, r.place, pot, rest))
        declined = max(0.0, self.standing(r, r.place, pot, r.others))
        return ACCEPTS * accepted + (1 - ACCEPTS) * declined - r.cost

    def answering(self, r: Reading, view: View) -> float:
        """What it is worth to accept a side show."""
        asker = view["game"]["asker"]
        rest = [other for other in r.others if other != asker]
        return r.beats(asker, r.place) * max(0.0, self.standing(r, r.place, r.pot, rest))


class Sharp(Mixed):
    """Reads from what the others did what they are likely to hold, and weighs every move by it."""


class Steady(Mixed):
    """Weighs its moves well, and trusts who has looked and is still in a little, whatever else they did."""

    WARMTH = 0.4
    TRUST = 0.42

    def read(self, view: View, history: Sequence[Happening]) -> Reading:
        reading = Reading(view, [])
        reading.floors = [0.0 if blind else self.TRUST for blind in reading.blind]
        return reading


class Easy(Mixed):
    """Looks early, hopes much, and weighs roughly."""

    WARMTH = 1.0

    def read(self, view: View, history: Sequence[Happening]) -> Reading:
        return Reading(view, [])


class Caller:
    """Always chaal, without ever looking; all in when that is all there is."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        legal = view["legal"]
        return Choice(next(move for move in ("chaal", "allin", "see", "decline") if move in legal), "any", {})


class Raiser:
    """Raises whenever it may, without ever looking."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        legal = view["legal"]
        moves = ("raise", "chaal", "allin", "see", "decline")
        return Choice(next(move for move in moves if move in legal), "any", {})


class Pairs:
    """Looks at once, packs with less than a pair, and plays a chaal with anything else."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        legal = view["legal"]
        if "see" in legal:
            return Choice("see", "any", {})
        if "accept" in legal:
            return Choice("accept", "any", {})
        if Reading(view, history).place < PAIR:
            return Choice("pack", "any", {})
        return Choice("chaal" if "chaal" in legal else "allin", "any", {})


_PLAYERS: Final[dict[str, Callable[[Chance01], ComputerPlayer]]] = {
    "easy": Easy,
    "steady": Steady,
    "sharp": Sharp,
    "random": RandomPlayer,
    "caller": Caller,
    "raiser": Raiser,
    "pairs": Pairs,
}


def player(level: str, random: Chance01) -> ComputerPlayer:
    """A computer player of a level, or one to measure them against: ``random``, ``caller``, ``raiser``, ``pairs``.

    Refused: a name that is none of these (``unknown_player``).
    """
    return named(level, _PLAYERS, random)


def before(r: Reading) -> int:
    """The other seat still in that is nearest before one's own."""
    return max(r.others, key=lambda other: (other - r.seat) % len(r.blind))


def _why(move: str, r: Reading) -> tuple[str, dict[str, str | int]]:
    """The reason for a move, and what fills it: one's chance of the best hand among those in, and what goes with it."""
    if r.place < 0:
        return {"chaal": "blind-cheap", "raise": "blind-raise", "see": "look", "show": "blind-show"}.get(
            move, "blind"
        ), {}
    facts: dict[str, str | int] = {"chance": round(100 * r.wins(r.place)), "players": len(r.others)}
    good = r.wins(r.place) >= 1 / (1 + len(r.others))
    if move == "raise":
        return ("raise-good" if good else "raise-bluff"), facts
    if move == "chaal":
        return ("stay-good" if good else "stay-price"), facts
    return move, facts
