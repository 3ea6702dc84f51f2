"""Every word there is, said in both languages, and no word said that is not there."""

import ast as python_ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

import chautari
from chautari import words
from chautari.games import catalogue

PACKAGE = Path(chautari.__file__).parent
ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
OURS = "-nepali"
"""Ends the English catalogue's keys for Nepali words shown beside the English ones; other languages have none."""

GAMES = sorted(catalogue())


def python_texts() -> Iterator[str]:
    """Every text in the Python sources; what is filled in is a gap."""
    for path in PACKAGE.rglob("*.py"):
        for node in python_ast.walk(python_ast.parse(path.read_text("utf-8"))):
            if isinstance(node, python_ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, python_ast.JoinedStr):
                yield "".join(p.value if isinstance(p, python_ast.Constant) else "\0" for p in node.values)  # type: ignore[misc]


def template_texts() -> Iterator[str]:
    """Every text in a template's expressions; what stands between them is a gap."""
    for path in (PACKAGE / "web" / "templates").glob("*.html"):
        for called in re.findall(r"\bt\(((?:[^()]|\([^()]*\))*)\)", path.read_text("utf-8")):
            key = re.split(r",\s*\w+=", called)[0]
            yield "".join(p[1:-1] if p.startswith("'") else "\0" for p in re.split(r"\s*~\s*", key.strip()))


def client_texts() -> Iterator[str]:
    """Every text in the client's sources; what is filled in is a gap."""
    for path in CLIENT.rglob("*.ts*"):
        source = path.read_text("utf-8")
        yield from re.findall(r'"([^"\n]*)"', source)
        for text in re.findall(r"`([^`\n]*)`", source):
            yield re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "\0", text)


def gaps(pattern: ast.BaseNode) -> set[str]:
    """The names of what a message wants to be filled with."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for value in node:
                look(value)

    look(pattern)
    return found


@pytest.fixture(scope="module")
def catalogues() -> dict[str, dict[str, ast.Message]]:
    """Reading them refuses what is no Fluent, and a key that is there twice."""
    return {tongue: words.entries(tongue) for tongue in words.LANGUAGES}


def test_every_language_has_every_message_of_the_others(catalogues):
    english = {key for key in catalogues["en"] if not key.endswith(OURS)}
    for tongue, found in catalogues.items():
        assert {key for key in found if not key.endswith(OURS)} == english, tongue


def test_a_message_wants_the_same_gaps_filled_in_every_language(catalogues):
    for tongue, found in catalogues.items():
        differing = {
            key: (gaps(found[key]), gaps(english))
            for key, english in catalogues["en"].items()
            if key in found and gaps(found[key]) != gaps(english)
        }
        assert differing == {}, tongue


def test_nepali_messages_are_nepali(catalogues):
    latin = {"language-en", "settings-digits-latin", "settings-digits-devanagari"}
    for key, entry in catalogues["ne"].items():
        said = words.say("ne", key, **dict.fromkeys(gaps(entry), 1)) if key not in latin else "भाषा"
        assert re.search(r"[\u0900-\u097f]", said), f"{key}: {said}"


def test_nepali_says_you_with_respect(catalogues):
    """तपाईं, also where friends talk to each other."""
    familiar = re.compile(r"(?<![\u0900-\u097f])(?:तिमी|तिम्र|तेरो|तेरा|तँ(?![\u0900-\u097f]))")
    said = {key: words.say("ne", key, **dict.fromkeys(gaps(entry), 1)) for key, entry in catalogues["ne"].items()}
    assert {key: text for key, text in said.items() if familiar.search(text)} == {}


# --- nothing that is said is missing ---------------------------------------------------------------------------------


def test_every_message_the_pages_and_the_server_say_is_there(catalogues):
    said = {text for text in template_texts() if "\0" not in text}
    for path in PACKAGE.rglob("*.py"):
        said |= set(re.findall(r'\bsay\([\w\[\]0-9.() ]+, "([a-z0-9-]+)"', path.read_text("utf-8")))
    assert sorted(said - set(catalogues["en"])) == []
    assert len(said) > 40


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_every_message_the_client_says_is_there(catalogues):
    said: set[str] = set()
    for path in CLIENT.rglob("*.ts*"):
        if ".test." in path.name:
            continue
        source = path.read_text("utf-8")
        said |= set(re.findall(r'\bt\(\s*"([a-z0-9-]+)"', source))
        # What a game's own part says is that game's word; what the table says of any game, every game's.
        within = path.relative_to(CLIENT).parts
        games = [within[1]] if within[0] == "games" else GAMES
        said |= {f"{game}-{key}" for game in games for key in re.findall(r'\bgameWord\(\s*"([a-z0-9-]+)"', source)}
    assert sorted(said - set(catalogues["en"])) == []
    assert len(said) > 40


def test_every_reason_to_refuse_has_words(catalogues):
    codes: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text("utf-8")
        codes |= set(re.findall(r'\bRefused\(\s*"([a-z_]+)"', source))
        codes |= {f"store_{code}" for code in re.findall(r'\bStoreFailed\(\s*"([a-z_]+)"', source)}
    missing = {code for code in codes if f"refused-{code.replace('_', '-')}" not in catalogues["en"]}
    assert sorted(missing) == []
    assert len(codes) > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_game_and_every_value_has_words(game, catalogues):
    missing = []
    for option in catalogue()[game].rules.options:
        key = f"{game}-option-{option.name.replace('_', '-')}"
        values = [] if isinstance(option.values[0], bool) else [str(v).replace("_", "-") for v in option.values]
        keys = [key, f"{key}-help", *(f"{key}-{value}" for value in values)]
        missing += [k for k in keys if k not in catalogues["en"]]
    assert missing == []


# --- nothing is there that nobody says -------------------------------------------------------------------------------


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_no_message_is_there_that_nobody_says(catalogues):
    plain: set[str] = set()
    patterns: set[str] = set()
    for text in (*python_texts(), *template_texts(), *client_texts()):
        if "\0" not in text:
            plain.add(text)
        elif len(text.replace("\0", "")) > 4 and re.fullmatch(r"[a-z0-9\0-]+", text):
            patterns.add(re.escape(text).replace("\0", ".+"))
    spoken = re.compile("|".join(sorted(patterns)))

    def is_said(key: str) -> bool:
        # A game's words are asked for without its name.
        bare = next((key.removeprefix(f"{game}-") for game in GAMES if key.startswith(f"{game}-")), key)
        # A computer's reasons are said by their codes.
        names = {key, bare, bare.removeprefix("why-")}
        return bool(names & plain) or any(spoken.fullmatch(k) for k in (key, bare))

    assert sorted(key for key in catalogues["en"] if not is_said(key)) == []


# --- saying it -------------------------------------------------------------------------------------------------------


def test_cards_are_said_in_the_order_of_each_language():
    gulam = {tongue: words.say(tongue, "rank-j") for tongue in words.LANGUAGES}
    hukum = {tongue: words.say(tongue, "suit-s") for tongue in words.LANGUAGES}
    said = {t: words.say(t, "card-name", rank=gulam[t], suit=hukum[t]) for t in words.LANGUAGES}
    assert said == {"en": "jack of spades", "ne": "हुकुमको गुलाम"}


def test_numbers_have_the_digits_of_the_language():
    assert words.say("ne", "home-minutes", minutes=10).count("१०") == 1
    assert "10" in words.say("en", "home-minutes", minutes=10)


def test_a_word_that_is_nowhere_is_an_error_here_and_its_key_elsewhere(monkeypatch):
    with pytest.raises(words.MissingWord, match="no-such-word"):
        words.say("ne", "no-such-word")
    monkeypatch.setattr(words, "strict", False)
    assert words.say("ne", "no-such-word") == "no such word"


def test_a_gap_left_open_is_an_error_here(monkeypatch):
    with pytest.raises(words.MissingWord, match="card-name"):
        words.say("en", "card-name", rank="ace")


@pytest.fixture
def half_a_language(monkeypatch):
    """Nepali with two words, one of the table's and one of the pages'."""
    texts = {"en": "a = A\nb = B { $n }\nhome-a = H\n", "ne": "# says a\na = अ\n"}
    monkeypatch.setattr(words, "_texts", lambda tongue, game: [texts[tongue]])
    monkeypatch.setattr(words, "_all_texts", lambda tongue: [texts[tongue]])
    for kept in (words.source, words.version, words._bundle):
        kept.cache_clear()
    yield
    monkeypatch.undo()
    for kept in (words.source, words.version, words._bundle):
        kept.cache_clear()


@pytest.mark.usefixtures("half_a_language")
def test_what_a_language_lacks_is_said_in_english():
    assert [words.say("ne", "a"), words.say("ne", "b", n=1)] == ["अ", "B 1"]


@pytest.mark.usefixtures("half_a_language")
def test_the_client_is_sent_one_whole_catalogue_without_comments_and_without_the_pages_words():
    assert words.source("ne") == "a = अ\nb = B { $n }\n"
    assert words.version("ne") != words.version("en")


@pytest.mark.parametrize("tongue", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_client_gets_the_common_words_and_those_of_its_game(tongue, game):
    sent = words.source(tongue, game)
    assert f"{game}-name = " in sent
    assert "card-name = " in sent
    assert f"{game}-page-" not in sent
    assert "fair-title" not in sent
