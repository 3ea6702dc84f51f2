"""What is seen and what happens at a table, in words: what `client/src/words.ts` says there, said here."""

from collections.abc import Mapping, Sequence
from typing import Final

from chautari.cards import RANKS, SUITS
from chautari.game import Happening, View
from chautari.table.messages import News, SeatView, TableView
from chautari.words import has, say

Facts = Mapping[str, str | int | list[str]]

_JOKER: Final = "XX"
_HIDDEN: Final = "??"


def is_card(word: str) -> bool:
    """Whether a word is a card's text."""
    return word == _JOKER or (len(word) == 2 and word[0] in RANKS and word[1] in SUITS)


class Teller:
    """Tells one pair of eyes of a table, in a language."""

    def __init__(self, tongue: str, game: str, seats: Sequence[SeatView], eyes: int) -> None:
        self.tongue = tongue
        self.game = game
        self.eyes = eyes
        self.names = [seat.name or say(tongue, f"animal-{seat.avatar}") for seat in seats]

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def word(self, key: str, **gaps: str | int) -> str:
        """A message of this game."""
        return say(self.tongue, f"{self.game}-{key}", **gaps)

    def has(self, key: str) -> bool:
        """Whether this game has the message."""
        return has(f"{self.game}-{key}")

    def card(self, card: str) -> str:
        """A card as one says it: ``7h`` is "seven of hearts"."""
        if card == _HIDDEN:
            return say(self.tongue, "card-hidden")
        if card == _JOKER:
            return say(self.tongue, "card-joker")
        rank, suit = say(self.tongue, f"rank-{card[0].lower()}"), say(self.tongue, f"suit-{card[1]}")
        return say(self.tongue, "card-name", rank=rank, suit=suit)

    def listed(self, things: Sequence[str]) -> str:
        """Several things as one says them: "a, b and c"."""
        if len(things) < 2:
            return "".join(things)
        return say(self.tongue, "list-and", names=", ".join(things[:-1]), last=things[-1])

    def happening(self, event: Happening) -> str:
        """What happened, as one sentence."""
        facts = self._gaps(event["facts"])
        winners = event["facts"].get("winners")
        mine = event["seat"] == self.eyes
        if isinstance(winners, list):
            mine = str(self.eyes) in [str(seat) for seat in winners]
            facts["winners"] = self.listed([self.name(int(seat)) for seat in winners])
            facts["count"] = len(winners)
        moved = event["moved"][0]["cards"] if len(event["moved"]) == 1 else []
        if len(moved) == 1:
            facts.setdefault("card", self.card(moved[0]))
        other = event["facts"].get("other")
        if isinstance(other, int):
            facts["other"] = self.name(other)
            facts["otheryou"] = _yes(other == self.eyes)
        you = _yes(mine and self.eyes >= 0)
        return self.word(f"event-{_key(event['kind'])}", **{"who": self.name(event["seat"]), "you": you, **facts})

    def news(self, one: News, table: TableView) -> str:
        """What happened round the cards, as one sentence; nothing for what has no words."""
        key = f"news-{_key(one.kind)}"
        if not has(key):
            return ""
        name, phrase, whom, game = (one.facts.get(fact, "") for fact in ("name", "phrase", "whom", "game"))
        there = 0 <= one.seat < len(table.seats)
        return say(
            self.tongue,
            key,
            # Whoever got up took the name along.
            who=str(name) or self.name(one.seat),
            you=_yes(there and one.seat == self.eyes),
            finishes=_yes(there and table.seats[one.seat].played_for),
            phrase=say(self.tongue, f"phrase-{_key(str(phrase))}") if phrase else "",
            whom=self.name(whom) if isinstance(whom, int) else "",
            what=str(one.facts.get("what", "")),
            game=say(self.tongue, f"{game}-name") if has(f"{game}-name") else "",
        )

    def draw(self, table: TableView) -> list[str]:
        """The draw for seats: a sentence for each round, and one for what came of it."""
        told: list[str] = []
        for nth, drawn in enumerate(table.drawn):
            draws = [
                say(self.tongue, "history-drew", **self._one(each.seat), card=self.card(each.card)) for each in drawn
            ]
            key = "history-draw-again" if nth else "history-draw"
            told.append(say(self.tongue, key, draws=self.listed(draws)))
        # Players sit from the highest card to the lowest.
        return [*told, say(self.tongue, "history-draw-highest", **self._one(0))] if told else []

    def _one(self, seat: int) -> dict[str, str]:
        return {"who": self.name(seat), "you": _yes(seat == self.eyes)}

    def phase(self, view: View) -> str:
        """What is to be done now, or what is going on."""
        you = _yes(view["to_act"] == self.eyes and self.eyes >= 0)
        return self.word(f"phase-{_key(view['phase'])}", who=self.name(view["to_act"]), you=you)

    def refusal(self, reason: str, facts: Facts | None = None) -> str:
        """Why something was refused, from its code and facts."""
        return say(self.tongue, f"refused-{_key(reason)}", **self._gaps(facts or {}))

    def reason(self, why: str, facts: Facts) -> str:
        """Why a computer player would make a move."""
        who = facts.get("seat")
        return self.word(f"why-{why}", **{**self._gaps(facts), "who": self.name(who if isinstance(who, int) else -1)})

    def move(self, move: str, view: View) -> str:
        """What a move is called, its card in words."""
        word, _, argument = move.partition(" ")
        gaps: dict[str, str | int] = {"n": int(argument) if argument.isdigit() else argument, "suit": argument}
        prices = view["game"].get("prices")
        if isinstance(prices, dict) and move in prices:
            gaps["n"] = prices[move]
        top = next((place["cards"][-1] for place in view["places"] if place["name"] == word and place["cards"]), "")
        card = argument if is_card(argument) else top
        if card:
            gaps["card"] = self.card(card)
        return self.word(f"move-{word}", **gaps)

    def barred(self, view: View, move: str) -> str:
        """Why a move is barred."""
        _, _, argument = move.partition(" ")
        facts: dict[str, str | int | list[str]] = {"suit": argument[-1:] if is_card(argument) else argument}
        prices = view["game"].get("prices")
        if isinstance(prices, dict):
            facts["n"] = int(prices.get(move, 0))
        led = view["game"].get("led")
        if isinstance(led, str) and led:
            facts["suit"] = led
        if is_card(argument):
            facts["card"] = argument
        return self.refusal(view["barred"][move], facts)

    def thing(self, word: str) -> str:
        """A word of the rules as one says it: a card, the cards of a rank, or itself."""
        if len(word) == 1 and word in RANKS:
            return say(self.tongue, f"ranks-{word.lower()}")
        return self.card(word) if is_card(word) else word

    def ranks(self, words: Sequence[object]) -> str:
        """Several of them."""
        return self.listed([self.thing(word) for word in words if isinstance(word, str)])

    def _gaps(self, facts: Facts) -> dict[str, str | int]:
        gaps: dict[str, str | int] = {}
        for name, fact in facts.items():
            if name == "team" and isinstance(fact, int):
                # Teams sit by turns: 0 are the even seats, 1 the odd ones.
                watching = "odd" if fact else "even"
                gaps[name] = watching if self.eyes < 0 else "ours" if fact == self.eyes % 2 else "theirs"
            elif isinstance(fact, list):
                if name != "winners":
                    gaps[name] = self.listed([say(self.tongue, f"ranks-{rank.lower()}") for rank in fact])
            elif isinstance(fact, str) and len(fact) == 1 and fact in RANKS:
                gaps[name] = say(self.tongue, f"ranks-{fact.lower()}")
            elif isinstance(fact, str) and is_card(fact):
                gaps[name] = self.card(fact)
            else:
                gaps[name] = fact
        return gaps


def _key(word: str) -> str:
    return word.replace("_", "-")


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
