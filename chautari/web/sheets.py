"""A game's rule page as data: the numbered sheet, worked hands, words and sources, in one language.

A game brings ``page/sheet.toml`` (what stands where) and ``page/<language>.ftl`` (what it says); the template is the
same for all games.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec
from markupsafe import Markup, escape

from chautari.cards import JOKER, RANKS, SUITS, card, rank, text
from chautari.game import Game, OptionValue
from chautari.words import LANGUAGES, say

NEPALI: Final = "ne"
_MARK: Final = re.compile(r"\*\*(?P<weight>.+?)\*\*|\[(?P<said>[^|\]]+)\|(?P<word>[a-z-]+)\]")


class Word(msgspec.Struct):
    """A word of the table; its text is ``<game>-word-<id>`` and ``…-meaning``."""

    id: str
    nepali: str


class Source(msgspec.Struct):
    id: str
    name: str
    by: str


class SheetRule(msgspec.Struct):
    number: str
    remark: Literal["", "house", "source"] = ""
    """``house``: this project's own ruling, with the reason; ``source``: what the sources say of it."""


class SheetSection(msgspec.Struct):
    id: str
    rules: list[SheetRule]
    lead: bool = False
    """Whether a text without a number stands before the rules."""
    word: str = ""
    """The word of the glossary that the heading names too."""


class SheetHand(msgspec.Struct):
    id: str
    after: str
    groups: list[str]
    jokers: str = ""
    """The rank that is wild, as in a card's text, if any is."""


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """``page/sheet.toml``: what stands where. What a game has none of may be left out, and then has no heading."""

    fan: list[str]
    """Cards that stand for the game in a picture."""
    sections: list[SheetSection]
    hands: list[SheetHand] = []
    tips: list[str] = []
    words: list[Word] = []
    questions: list[str] = []
    sources: list[Source] = []
    elsewhere: list[str] = []


class ShownCard(NamedTuple):
    text: str
    said: str
    wild: bool


class ShownHand(NamedTuple):
    title: Markup
    end: Markup
    groups: list[list[ShownCard]]


class ShownRule(NamedTuple):
    number: str
    text: Markup
    remark: str
    note: str
    hands: list[ShownHand]


class ShownSection(NamedTuple):
    id: str
    title: str
    nepali: str
    lead: Markup
    rules: list[ShownRule]


class ShownOption(NamedTuple):
    title: str
    help: str
    values: list[str]
    """What may be chosen, the standard first; empty for yes or no."""


class ShownWord(NamedTuple):
    id: str
    said: str
    other: str
    """The word in the language that the page is not in."""
    meaning: str


class RulePage(NamedTuple):
    game: str
    chips: bool
    about: str
    intro: Markup
    sections: list[ShownSection]
    options: list[ShownOption]
    tips: list[Markup]
    words: list[ShownWord]
    questions: list[tuple[str, Markup]]
    sources: list[tuple[Source, str]]
    elsewhere: list[Markup]

    @property
    def further(self) -> list[str]:
        """What has a heading after the rules, in order."""
        under: dict[str, Sequence[object]] = {
            "options": self.options,
            "tips": self.tips,
            "words": self.words,
            "questions": self.questions,
            "sources": self.sources,
            "elsewhere": self.elsewhere,
        }
        return [heading for heading, told in under.items() if told]


@cache
def sheet(game: Game) -> Sheet:
    """What stands where on a game's rule page."""
    return msgspec.convert(tomllib.loads((game.folder / "page" / "sheet.toml").read_text("utf-8")), Sheet)


@cache
def rule_page(game: Game, language: str) -> RulePage:
    """A game's whole rule page in one language."""
    plan = sheet(game)
    name = game.rules.name
    words = {word.id: word for word in plan.words}

    figures = game.figures() if game.figures is not None else {}

    def told(key: str) -> str:
        return say(language, f"{name}-page-{key.lower()}", **figures)

    def marked(key: str) -> Markup:
        return marked_up(told(key), words, language)

    def rule(row: SheetRule) -> ShownRule:
        hands = [
            ShownHand(
                marked(f"hand-{hand.id}"),
                marked(f"hand-{hand.id}-end"),
                [shown_cards(group, hand.jokers, language) for group in hand.groups],
            )
            for hand in plan.hands
            if hand.after == row.number
        ]
        note = told(f"{row.number}-note") if row.remark else ""
        return ShownRule(row.number, marked(row.number), row.remark, note, hands)

    return RulePage(
        name,
        game.rules.chips,
        told("about"),
        marked("intro"),
        [
            ShownSection(
                section.id,
                told(section.id),
                words[section.word].nepali if section.word and language != NEPALI else "",
                marked(f"{section.id}-lead") if section.lead else Markup(),
                [rule(row) for row in section.rules],
            )
            for section in plan.sections
        ],
        [shown_option(game, option.name, option.values, language) for option in game.rules.options],
        [marked(f"tip-{tip}") for tip in plan.tips],
        shown_words(game, language),
        [(told(f"question-{question}"), marked(f"answer-{question}")) for question in plan.questions],
        [(source, told(f"source-{source.id}")) for source in plan.sources],
        [marked(f"elsewhere-{difference}") for difference in plan.elsewhere],
    )


def shown_words(game: Game, language: str) -> list[ShownWord]:
    """A game's glossary, each word in the page's language and in the other."""
    name = game.rules.name
    return [
        ShownWord(
            word.id,
            say(language, f"{name}-word-{word.id}"),
            say(LANGUAGES[0], f"{name}-word-{word.id}") if language == NEPALI else word.nepali,
            say(language, f"{name}-word-{word.id}-meaning"),
        )
        for word in sheet(game).words
    ]


def shown_option(game: Game, name: str, values: tuple[OptionValue, ...], language: str) -> ShownOption:
    """An option as the rule page lists it: one that is a plain yes or no has no values to list."""
    key = f"{game.rules.name}-option-{name.replace('_', '-')}"
    worded = [] if isinstance(values[0], bool) else [str(value).replace("_", "-") for value in values]
    said = [say(language, f"{key}-{value}") for value in worded]
    return ShownOption(say(language, key), say(language, f"{key}-help"), said)


def shown_cards(line: str, jokers: str, language: str) -> list[ShownCard]:
    """Cards that lie together, each with its name and whether it is wild. A printed joker says so itself."""
    return [
        ShownCard(word, card_said(language, word), card(word) != JOKER and RANKS[rank(card(word))] == jokers)
        for word in line.split()
    ]


def card_said(language: str, word: str) -> str:
    """A card in words: ``7h`` is "seven of hearts"."""
    number = card(word)
    if number == JOKER:
        return say(language, "card-joker")
    spelt = text(number)
    assert spelt[0] in RANKS
    assert spelt[1] in SUITS
    return say(
        language,
        "card-name",
        rank=say(language, f"rank-{spelt[0].lower()}"),
        suit=say(language, f"suit-{spelt[1]}"),
    )


def marked_up(told: str, words: dict[str, Word], language: str) -> Markup:
    """Text as HTML: ``**…**`` has weight, ``[said|word]`` leads to a word of the glossary and names it in Nepali."""
    done: list[Markup] = []
    end = 0
    for found in _MARK.finditer(told):
        done.append(escape(told[end : found.start()]))
        if found["weight"]:
            done.append(Markup("<b>{}</b>").format(found["weight"]))
        else:
            word = words[found["word"]]
            done.append(Markup('<a class="term" href="#word-{}">{}</a>').format(word.id, found["said"]))
            if language != NEPALI:
                done.append(Markup(' <span lang="ne">({})</span>').format(word.nepali))
        end = found.end()
    return Markup().join([*done, escape(told[end:])])
